<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Report</name>
    <message>
        <source>All lessons as they open: why scaled dot-product attention divides by the square root of d_k.</source>
        <translation>各レッスンを開いたときの画面です。スケーリング付き内積の注意は、なぜ d_k の平方根で割るのでしょうか。</translation>
    </message>
</context>
</TS>
