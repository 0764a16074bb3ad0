<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Shell</name>
    <message>
        <source>take over from another lesson</source>
        <translation>別のレッスンからの受け取り</translation>
    </message>
    <message>
        <source>That value cannot be used here, so the last good one stays.</source>
        <translation>その値は​ここでは​使えないので、​直前の値の​ままに​しました。</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Open a prepared lesson file</source>
        <translation>用意しておいたレッスンファイルを開きます</translation>
    </message>
    <message>
        <source>Reopen the last session</source>
        <translation>前回の状態を開く</translation>
    </message>
    <message>
        <source>Bring back what stood here when the program last ended</source>
        <translation>前回終了したときの状態に戻します</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Save the state of all lessons in a file</source>
        <translation>すべてのレッスンの状態をファイルに保存します</translation>
    </message>
    <message>
        <source>Export the picture…</source>
        <translation>図を書き出す…</translation>
    </message>
    <message>
        <source>Save this lesson’s picture as PNG or SVG</source>
        <translation>このレッスンの図を PNG か SVG で保存します</translation>
    </message>
    <message>
        <source>Export the tables…</source>
        <translation>表を書き出す…</translation>
    </message>
    <message>
        <source>Save this lesson’s tables as CSV, with all digits</source>
        <translation>このレッスンの表を、全桁のまま CSV で保存します</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>図をコピー</translation>
    </message>
    <message>
        <source>Copy this lesson’s picture, to paste it into a slide</source>
        <translation>このレッスンの図をコピーします。スライドに貼り付けられます</translation>
    </message>
    <message>
        <source>Copy the tables</source>
        <translation>表をコピー</translation>
    </message>
    <message>
        <source>Copy this lesson’s tables, to paste them into a spreadsheet</source>
        <translation>このレッスンの表をコピーします。表計算ソフトに貼り付けられます</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>End the program; the state is kept for “Reopen the last session”</source>
        <translation>終了します。状態は「前回の状態を開く」で戻せます</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Take back the last step of this lesson</source>
        <translation>このレッスンの直前の操作を取り消します</translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <translation>元に戻す：{step}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>取り消した操作をもう一度行います</translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <translation>やり直し：{step}</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Return to this lesson’s worked example; can be undone</source>
        <translation>このレッスンの最初の例に戻します（元に戻せます）</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Hide numbers</source>
        <translation>数値を隠す</translation>
    </message>
    <message>
        <source>Hide the results, so that the class predicts them first</source>
        <translation>結果の数値を隠して、まず予想してもらいます</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Save or copy this lesson’s picture and tables</source>
        <translation>このレッスンの図や表を保存・コピーします</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>ガイド</translation>
    </message>
    <message>
        <source>Go through this lesson step by step</source>
        <translation>このレッスンを順を追って進めます</translation>
    </message>
    <message>
        <source>guide step</source>
        <translation>ガイドの手順</translation>
    </message>
    <message>
        <source>{step} of {count}</source>
        <translation>{step} / {count}</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>前の手順</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>次の手順</translation>
    </message>
    <message>
        <source>Close the guide</source>
        <translation>ガイドを閉じる</translation>
    </message>
    <message>
        <source>Next lesson: {title}</source>
        <translation>次のレッスン：{title}</translation>
    </message>
    <message>
        <source>Go on with the guide of the next lesson</source>
        <translation>次のレッスンの​ガイドへ​進みます</translation>
    </message>
    <message>
        <source>own values after the guide</source>
        <translation>ガイド前の自分の値に戻す</translation>
    </message>
    <message>
        <source>The guide’s scene stays. Reset returns to the worked example.</source>
        <translation>ガイドの​場面の​ままです。​「リセット」で​最初の例に​戻れます。</translation>
    </message>
    <message>
        <source>Your own values are back. Undo returns to the guide’s scene.</source>
        <translation>ガイドの​前の​値に​戻しました。​「元に戻す」で​ガイドの​場面に​戻れます。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Switch the language of the whole program</source>
        <translation>表示する言語を切り替えます</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Choose light, dark or projector colours</source>
        <translation>明るい・暗い・プロジェクターの配色から選びます</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>暗い</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>プロジェクター</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>発表</translation>
    </message>
    <message>
        <source>Projector mode on the full screen, with large type</source>
        <translation>大きな文字の全画面表示（プロジェクターモード）にします</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>終わる</translation>
    </message>
    <message>
        <source>Leave projector mode</source>
        <translation>プロジェクターモードを終わります</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <source>Fill the screen with the window</source>
        <translation>ウィンドウを画面いっぱいに広げます</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Make text and controls larger</source>
        <translation>文字と部品を大きくします</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Make text and controls smaller</source>
        <translation>文字と部品を小さくします</translation>
    </message>
    <message>
        <source>Normal size</source>
        <translation>標準の大きさ</translation>
    </message>
    <message>
        <source>Return to the normal size</source>
        <translation>標準の大きさに戻します</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Open this lesson</source>
        <translation>このレッスンを開きます</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>Previous lesson</source>
        <translation>前のレッスン</translation>
    </message>
    <message>
        <source>Keys and terms</source>
        <translation>キー操作と用語</translation>
    </message>
    <message>
        <source>All keys of this lesson and of the program, and the terms</source>
        <translation>このレッスンと​プログラム全体の​キー操作、​用語の​一覧を​開きます</translation>
    </message>
    <message>
        <source>Take away a notice, leave the help or projector mode</source>
        <translation>お知らせを消す・ヘルプやプロジェクターモードを終える</translation>
    </message>
    <message>
        <source>Step back to the lesson</source>
        <translation>レッスンへ戻ります</translation>
    </message>
    <message>
        <source>About Attention Viewer</source>
        <translation>Attention Viewer について</translation>
    </message>
    <message>
        <source>Version, licences and thanks</source>
        <translation>バージョンとライセンス</translation>
    </message>
    <message>
        <source>Shows why scaled dot-product attention divides by $\sqrt{d_k}$.</source>
        <translation>スケール化内積アテンション​（scaled dot-product attention）が​なぜ $\sqrt{d_k}$ で​割るのかを、​目で見て​確かめる​ための​プログラムです。</translation>
    </message>
    <message>
        <source>Version {version}. MIT licence. The program never uses a network.</source>
        <translation>バージョン {version}。​MIT ライセンス。​ネットワークは​一切​使いません。</translation>
    </message>
    <message>
        <source>What it is made with, and the licences:</source>
        <translation>使っている部品とライセンス：</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Dismiss this notice</source>
        <translation>このお知らせを閉じます</translation>
    </message>
    <message>
        <source>Lesson files (*.attn.json)</source>
        <translation>レッスンファイル (*.attn.json)</translation>
    </message>
    <message>
        <source>PNG, 2 pixels for each of the screen (*.png)</source>
        <translation>PNG・画面の 2 倍の細かさ (*.png)</translation>
    </message>
    <message>
        <source>PNG, 4 pixels for each of the screen (*.png)</source>
        <translation>PNG・画面の 4 倍の細かさ (*.png)</translation>
    </message>
    <message>
        <source>SVG, sharp at any size (*.svg)</source>
        <translation>SVG・拡大しても鮮明 (*.svg)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>保存しました：​{name}</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>コピーしました。</translation>
    </message>
    <message>
        <source>{name} could not be written ({why}). Choose another folder.</source>
        <translation>{name} に​書き込めませんでした​（{why}）。​別の​フォルダーを​選んでください。</translation>
    </message>
    <message>
        <source>{name} could not be written: {why}.</source>
        <translation>{name} に​書き込めませんでした。​{why}。</translation>
    </message>
    <message>
        <source>{name} cannot be read: {why}. Nothing was opened.</source>
        <translation>{name} を​読めませんでした（{why}）。​何も​開きませんでした。</translation>
    </message>
    <message>
        <source>{name} is not a lesson file of this program. Nothing was opened.</source>
        <translation>{name} は​このプログラムの​レッスンファイルでは​ありません。​何も​開きませんでした。</translation>
    </message>
    <message>
        <source>{name} was made by a newer version of this program. Nothing was opened.</source>
        <translation>{name} は​もっと新しい​バージョンで​作られています。​何も​開きませんでした。</translation>
    </message>
    <message>
        <source>{names} cannot be opened here. Drop one lesson file (.attn.json), or tables of numbers ({suffixes}).</source>
        <translation>{names} は​開けません。​レッスンファイル（.attn.json）​1 つか、​数の​表（{suffixes}）を​ドロップして​ください。</translation>
    </message>
    <message>
        <source>open a file</source>
        <translation>ファイルを開く</translation>
    </message>
    <message>
        <source>Opened, but these lessons could not be read and start afresh: {names}</source>
        <translation>開きましたが、​次のレッスンは​読めなかったので​最初の例から​始めます：​{names}</translation>
    </message>
    <message>
        <source>Opened, but the file holds settings that this version does not know and leaves out: {unknown}</source>
        <translation>開きましたが、​この​バージョンに​ない​設定は​読み飛ばしました：​{unknown}</translation>
    </message>
    <message>
        <source>Opened, but these lessons could not be read and start afresh: {names}; and the file holds settings that this version does not know and leaves out: {unknown}</source>
        <translation>開きましたが、​次のレッスンは​読めなかったので​最初の例から​始めます：​{names}。​また、​この​バージョンに​ない​設定は​読み飛ばしました：​{unknown}</translation>
    </message>
    <message>
        <source>Your work could not be kept automatically in {folder}: {why}. Save it elsewhere with File › “Save as…”.</source>
        <translation>{folder} に​作業を​自動保存できませんでした​（{why}）。​「ファイル」の​「名前を付けて保存…」で、​別の​場所に​保存してください。</translation>
    </message>
    <message>
        <source>Your work could not be kept in {folder}: {why}. Save it elsewhere with File › “Save as…”, or close the window once more to leave without it.</source>
        <translation>{folder} に​作業を​保存できませんでした​（{why}）。​「ファイル」の​「名前を付けて保存…」で​別の​場所に​保存してください。​保存せずに​終了するには、​もう一度​ウィンドウを​閉じてください。</translation>
    </message>
    <message>
        <source>The program did not end properly last time. File › “Reopen the last session” brings your work back.</source>
        <translation>前回は​正しく​終了しませんでした。​「ファイル」の​「前回の状態を開く」で​作業を​取り戻せます。</translation>
    </message>
    <message>
        <source>There is no earlier session to reopen.</source>
        <translation>前回の​状態は​残っていません。</translation>
    </message>
    <message>
        <source>Something went wrong inside the program; your values are kept. ({what})</source>
        <translation>プログラムの​内部で​問題が​起きました。​入力した値は​残っています。​（{what}）</translation>
    </message>
    <message>
        <source>Something went wrong inside the program; your values are kept. ({what}) Whoever helps you finds the details in {log}</source>
        <translation>プログラムの​内部で​問題が​起きました。​入力した値は​残っています。​（{what}）​調べるための​記録は​ {log} に​あります。</translation>
    </message>
</context>
<context>
    <name>Shell_help</name>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Parts of the help</source>
        <translation>ヘルプの内容</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>All keys of the open lesson and of the program</source>
        <translation>開いているレッスンと​プログラム全体の​キー操作</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>用語</translation>
    </message>
    <message>
        <source>The terms of the lessons in English and Japanese</source>
        <translation>レッスンの​用語（英語と​日本語）</translation>
    </message>
    <message>
        <source>Arrow keys and Page Down scroll, Escape closes</source>
        <translation>矢印キーと Page Down で​スクロール、​Esc で​閉じます</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close the help and return to the lesson</source>
        <translation>ヘルプを​閉じて​レッスンに​戻ります</translation>
    </message>
    <message>
        <source>In this lesson: {title}</source>
        <translation>このレッスン：{title}</translation>
    </message>
    <message>
        <source>In the whole program</source>
        <translation>プログラム全体</translation>
    </message>
    <message>
        <source>Between controls</source>
        <translation>部品の移動</translation>
    </message>
    <message>
        <source>to the next control, or back</source>
        <translation>次の部品へ・前の部品へ</translation>
    </message>
    <message>
        <source>press the button that has the keyboard</source>
        <translation>選ばれている​ボタンを​押す</translation>
    </message>
</context>
</TS>
