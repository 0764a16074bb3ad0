<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Numbers</name>
    <message>
        <source>Row {row}, column {column}: </source>
        <translation>{row} 行 {column} 列：</translation>
    </message>
    <message>
        <source>Row {row}: </source>
        <translation>{row} 行：</translation>
    </message>
    <message>
        <source>Value {index}: </source>
        <translation>{index} 番目：</translation>
    </message>
    <message>
        <source>Type a number here.</source>
        <translation>数を​入力してください。</translation>
    </message>
    <message>
        <source>this cell is empty.</source>
        <translation>このマスは空です。</translation>
    </message>
    <message>
        <source>There are no numbers on the clipboard.</source>
        <translation>クリップボードに数がありません。</translation>
    </message>
    <message>
        <source>“{text}” is not a number. Example: 0.5</source>
        <translation>「{text}」は​数では​ありません。​例：0.5</translation>
    </message>
    <message>
        <source>“{text}” can be read in two ways. Use a point for the decimals.</source>
        <translation>「{text}」は​二通りに​読めます。​小数点には​「.」を​使ってください。</translation>
    </message>
    <message>
        <source>“{text}” is not a finite number.</source>
        <translation>「{text}」は​有限の​数では​ありません。</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number.</source>
        <translation>「{text}」は​整数では​ありません。</translation>
    </message>
    <message>
        <source>{text} is too small. The smallest value is {minimum}.</source>
        <translation>{text} は​小さすぎます。​{minimum} 以上に​してください。</translation>
    </message>
    <message>
        <source>{text} is too large. The largest value is {maximum}.</source>
        <translation>{text} は​大きすぎます。​{maximum} 以下に​してください。</translation>
    </message>
    <message>
        <source>{text} is too close to 0 to be stored.</source>
        <translation>{text} は 0 に​近すぎて​扱えません。</translation>
    </message>
    <message>
        <source>{text} is there twice. Give each value once.</source>
        <translation>{text} が​二つ​あります。​同じ値は​一つに​してください。</translation>
    </message>
    <message>
        <source>{count} values, but at most {maximum} are possible.</source>
        <translation>値が​ {count} 個​ありますが、​{maximum} 個までです。</translation>
    </message>
    <message>
        <source>More than {maximum} rows. Take a smaller part of the table.</source>
        <translation>行が {maximum} を超えています。表を小さく切り出してください。</translation>
    </message>
    <message>
        <source>More than {maximum} columns. Take a smaller part of the table.</source>
        <translation>列が {maximum} を超えています。表を小さく切り出してください。</translation>
    </message>
    <message>
        <source>The range “{text}” must go upwards, as in 4..1024.</source>
        <translation>範囲「{text}」は、​4..1024 の​ように​小さい方から​書いてください。</translation>
    </message>
    <message>
        <source>“{text}” is not a range. Write one as in 4..1024.</source>
        <translation>「{text}」は​範囲に​なっていません。​4..1024 の​ように​書いてください。</translation>
    </message>
    <message>
        <source>{found} values here, but {expected} in the other rows.</source>
        <translation>ここは​ {found} 個ですが、​ほかの行は​ {expected} 個です。</translation>
    </message>
    <message>
        <source>The quotation marks do not match.</source>
        <translation>引用符の​対応が​取れていません。</translation>
    </message>
</context>
<context>
    <name>Widgets</name>
    <message>
        <source>Predict first: what will the picture show?</source>
        <translation>図が​どう​なるか、​まず​予想して​みましょう。</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Show the controls</source>
        <translation>設定を開く</translation>
    </message>
    <message>
        <source>Unfold the column of controls</source>
        <translation>設定の欄を開きます</translation>
    </message>
    <message>
        <source>Fold the controls</source>
        <translation>設定を閉じる</translation>
    </message>
    <message>
        <source>Fold the column of controls away again</source>
        <translation>設定の欄を閉じます</translation>
    </message>
    <message>
        <source>the picture is too large</source>
        <translation>図が大きすぎます</translation>
    </message>
    <message>
        <source>the name of a picture must end in .png or .svg</source>
        <translation>図のファイル名の末尾は .png か .svg にしてください</translation>
    </message>
    <message>
        <source>Show only what this step claims and finds</source>
        <translation>この段階で示すことと結論だけを表示</translation>
    </message>
    <message>
        <source>Show all lines of this step</source>
        <translation>この段階の行をすべて表示</translation>
    </message>
    <message>
        <source>Number fields</source>
        <translation>数値の入力欄</translation>
    </message>
    <message>
        <source>Sliders</source>
        <translation>スライダー</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Plots with a cursor</source>
        <translation>カーソルのあるグラフ</translation>
    </message>
    <message>
        <source>Heatmaps</source>
        <translation>ヒートマップ</translation>
    </message>
    <message>
        <source>Row of heatmaps</source>
        <translation>並んだヒートマップ</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>棒グラフ</translation>
    </message>
    <message>
        <source>Ranked scores</source>
        <translation>スコアの順位</translation>
    </message>
    <message>
        <source>Tables of results</source>
        <translation>結果の表</translation>
    </message>
    <message>
        <source>Tables to type into</source>
        <translation>入力できる表</translation>
    </message>
    <message>
        <source>Plane of vectors</source>
        <translation>平面のベクトル</translation>
    </message>
    <message>
        <source>Vectors in space</source>
        <translation>空間のベクトル</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>証明の段階</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>計算の段</translation>
    </message>
    <message>
        <source>Dots of pupils</source>
        <translation>生徒の点</translation>
    </message>
    <message>
        <source>Sum of products</source>
        <translation>積の和</translation>
    </message>
    <message>
        <source>Row, stage by stage</source>
        <translation>1 行の計算</translation>
    </message>
    <message>
        <source>one step up or down</source>
        <translation>1 段階増やす・減らす</translation>
    </message>
    <message>
        <source>ten times as far</source>
        <translation>10 倍の幅で</translation>
    </message>
    <message>
        <source>to the first or the last</source>
        <translation>最初へ・最後へ</translation>
    </message>
    <message>
        <source>nearer or farther</source>
        <translation>拡大・縮小</translation>
    </message>
    <message>
        <source>to the next value</source>
        <translation>隣の値へ</translation>
    </message>
    <message>
        <source>move the cursor</source>
        <translation>カーソルを動かす</translation>
    </message>
    <message>
        <source>to the next cell</source>
        <translation>隣のマスへ</translation>
    </message>
    <message>
        <source>to the ends of the row</source>
        <translation>行の端へ</translation>
    </message>
    <message>
        <source>larger cells, smaller cells, all</source>
        <translation>マスを拡大・縮小・全体表示</translation>
    </message>
    <message>
        <source>hide or show the key</source>
        <translation>キーを隠す・戻す</translation>
    </message>
    <message>
        <source>to the next one</source>
        <translation>隣へ</translation>
    </message>
    <message>
        <source>to the next bar</source>
        <translation>隣の棒へ</translation>
    </message>
    <message>
        <source>raise or lower a typed score</source>
        <translation>入力したスコアを上げる・下げる</translation>
    </message>
    <message>
        <source>to the next row</source>
        <translation>隣の行へ</translation>
    </message>
    <message>
        <source>type a number</source>
        <translation>数を入力する</translation>
    </message>
    <message>
        <source>give up what was typed</source>
        <translation>入力を取りやめる</translation>
    </message>
    <message>
        <source>clear the marked cells</source>
        <translation>選んだマスを 0 に</translation>
    </message>
    <message>
        <source>add a row, remove the row</source>
        <translation>行を追加、行を削除</translation>
    </message>
    <message>
        <source>move the row</source>
        <translation>行を移動</translation>
    </message>
    <message>
        <source>all that can be done here</source>
        <translation>できる操作の一覧</translation>
    </message>
    <message>
        <source>rename the row</source>
        <translation>行の名前を変える</translation>
    </message>
    <message>
        <source>copy, cut, paste</source>
        <translation>コピー・切り取り・貼り付け</translation>
    </message>
    <message>
        <source>to the next tip</source>
        <translation>次の先端へ</translation>
    </message>
    <message>
        <source>move the tip; on the ground: move the picture</source>
        <translation>先端を動かす（背景では​図を​動かす）</translation>
    </message>
    <message>
        <source>change the third component</source>
        <translation>成分 3 を変える</translation>
    </message>
    <message>
        <source>hold it and drag: along this axis only</source>
        <translation>押したままドラッグ：この軸だけに沿って動かす</translation>
    </message>
    <message>
        <source>choose the key</source>
        <translation>キーを選ぶ</translation>
    </message>
    <message>
        <source>remove the key</source>
        <translation>キーを削除する</translation>
    </message>
    <message>
        <source>show everything</source>
        <translation>全体を表示する</translation>
    </message>
    <message>
        <source>to the next step</source>
        <translation>隣の段階へ</translation>
    </message>
    <message>
        <source>fold or unfold</source>
        <translation>たたむ・開く</translation>
    </message>
    <message>
        <source>one stage on or back</source>
        <translation>1 段進む・戻る</translation>
    </message>
    <message>
        <source>show this stage at the right</source>
        <translation>この段を右に表示する</translation>
    </message>
    <message>
        <source>show this stage at the left</source>
        <translation>この段を左に表示する</translation>
    </message>
    <message>
        <source>to the next pupil</source>
        <translation>隣の生徒へ</translation>
    </message>
    <message>
        <source>follow nobody</source>
        <translation>生徒の選択をやめる</translation>
    </message>
    <message>
        <source>to further components</source>
        <translation>ほかの成分へ</translation>
    </message>
    <message>
        <source>to further keys</source>
        <translation>ほかのキーへ</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>場所：</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>ファイルの種類：</translation>
    </message>
</context>
</TS>
