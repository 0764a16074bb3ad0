<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Framework</name>
    <message>
        <source>the disk is full</source>
        <translation>ディスクに​空きがありません</translation>
    </message>
    <message>
        <source>access is not permitted</source>
        <translation>アクセスが​許可されていません</translation>
    </message>
    <message>
        <source>the disk is write-protected</source>
        <translation>書き込みが​禁止された​ディスクです</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>ファイルまたは​フォルダーが​見つかりません</translation>
    </message>
    <message>
        <source>part of the path is not a folder</source>
        <translation>途中に​フォルダーではない​ものが​あります</translation>
    </message>
    <message>
        <source>that is a folder</source>
        <translation>ファイルではなく​フォルダーです</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>名前が​長すぎます</translation>
    </message>
    <message>
        <source>such a name is not possible there</source>
        <translation>その名前は​使えません</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>ほかの​プログラムが​使用中です</translation>
    </message>
    <message>
        <source>the drive does not answer</source>
        <translation>ドライブが​応答しません</translation>
    </message>
    <message>
        <source>system error {number}</source>
        <translation>システムエラー {number}</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>PDF 文書</translation>
    </message>
    <message>
        <source>a spreadsheet workbook</source>
        <translation>表計算ソフトの​ブック</translation>
    </message>
    <message>
        <source>a packed archive</source>
        <translation>圧縮ファイル</translation>
    </message>
    <message>
        <source>a NumPy file</source>
        <translation>NumPy の​ファイル</translation>
    </message>
    <message>
        <source>text in UTF-16</source>
        <translation>UTF-16 の​テキスト</translation>
    </message>
    <message>
        <source>text in another encoding, or no text at all</source>
        <translation>別の​文字コードの​テキストか、​テキスト以外の​ファイル</translation>
    </message>
</context>
</TS>
