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
        <translation>{text} は​0 に近すぎて​扱えません。</translation>
    </message>
    <message>
        <source>{text} is there twice. Give each value once.</source>
        <translation>{text} が​二つ​あります。​同じ値は​一つに​してください。</translation>
    </message>
    <message>
        <source>{count} values, but at most {maximum} are possible.</source>
        <translation>値が​{count} 個​ありますが、​{maximum} 個までです。</translation>
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
        <source>{found} values here, but {expected} in the other rows.</source>
        <translation>ここは​{found} 個ですが、​ほかの行は​{expected} 個です。</translation>
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
</context>
</TS>
