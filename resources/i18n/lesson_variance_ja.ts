<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Lesson_variance</name>
    <message>
        <source>Variance</source>
        <translation>分散</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>標準偏差</translation>
    </message>
    <message>
        <source>Variance: measured ÷ theory</source>
        <translation>分散の実測値 ÷ 理論値</translation>
    </message>
    <message>
        <source>Histograms of $\q\cdot\k$</source>
        <translation>内積のヒストグラム</translation>
    </message>
    <message>
        <source>$\div\sqrt{d_k}$ enlarged</source>
        <translation>$\div\sqrt{d_k}$ を拡大</translation>
    </message>
    <message>
        <source>Running sums of $q_i k_i$ at $d_k$ = {d_k}, {count} pairs</source>
        <translation>$q_i k_i$ の累積和（$d_k$ = {d_k}、{count} 組）</translation>
    </message>
    <message>
        <source>theory ± 1 standard deviation: about 2 in 3 lie inside</source>
        <translation>理論値 ± 標準偏差（約 3 分の 2 が内側）</translation>
    </message>
    <message>
        <source>terms summed, $i$</source>
        <translation>足した項の数 $i$</translation>
    </message>
    <message>
        <source>No pair of this $d_k$ has been drawn yet.</source>
        <translation>この $d_k$ の組は、まだ引かれていません。</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>実測</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>理論</translation>
    </message>
    <message>
        <source>undivided</source>
        <translation>割らない</translation>
    </message>
    <message>
        <source>$\cs{\div\sqrt{d_k}}$</source>
        <translation>$\cs{\div\sqrt{d_k}}$</translation>
    </message>
    <message>
        <source>$\cm{\div d_k}$</source>
        <translation>$\cm{\div d_k}$</translation>
    </message>
    <message>
        <source>95% band</source>
        <translation>95%区間</translation>
    </message>
    <message>
        <source>one axis; peaks drawn equally high</source>
        <translation>横軸は共通、山の高さはそろえてあります</translation>
    </message>
    <message>
        <source>Undivided scores widen with $d_k$; divided by $\sqrt{d_k}$ the spread stays 1.</source>
        <translation>割らないスコアは​次元とともに​広がり、​$\sqrt{d_k}$ で割ると 1 のまま。</translation>
    </message>
    <message>
        <source>Undivided scores widen with $d_k$; divided by $\sqrt{d_k}$ they do not.</source>
        <translation>割らないスコアは​次元とともに​広がり、​$\sqrt{d_k}$ で割ると​広がりません。</translation>
    </message>
    <message>
        <source>Unit-length vectors: scores narrow instead, with variance $1/d_k$.</source>
        <translation>長さ 1 の​ベクトルでは、​スコアは​逆に​狭まります。​分散は $1/d_k$ です。</translation>
    </message>
    <message>
        <source>normal N(0, 1)</source>
        <translation>正規曲線 N(0, 1)</translation>
    </message>
    <message>
        <source>normal curve</source>
        <translation>正規曲線</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>これから</translation>
    </message>
    <message>
        <source>earlier settings</source>
        <translation>変更前の設定</translation>
    </message>
    <message>
        <source>$d_k$ = {d_k}: {measured}
theory {theory}</source>
        <translation>$d_k$ = {d_k}：{measured}
理論値 {theory}</translation>
    </message>
    <message>
        <source>$d_k$ = {d_k}: {measured}
no exact theory</source>
        <translation>$d_k$ = {d_k}：{measured}
厳密な理論値なし</translation>
    </message>
    <message>
        <source>$d_k$ = {d_k}: {ratio}
95%: {low} to {high}</source>
        <translation>$d_k$ = {d_k}：{ratio}
95%区間 {low}～{high}</translation>
    </message>
    <message>
        <source>{words}
provisional, {trials} trials</source>
        <translation>{words}
途中の値（{trials} 回）</translation>
    </message>
    <message>
        <source>The numbers are hidden.</source>
        <translation>数値は隠されています。</translation>
    </message>
    <message>
        <source>d_k {d_k}, {divisor}: {measured}, theory {theory}.</source>
        <translation>d_k {d_k}、{divisor}：{measured}、理論値 {theory}。</translation>
    </message>
    <message>
        <source>Point at a mark to read it; click or use the arrow keys to follow one d_k through all pictures.</source>
        <translation>印を指すと値を読めます。クリックか矢印キーで d_k を選ぶと、すべての図で追えます。</translation>
    </message>
    <message>
        <source>One row for each d_k, all on one axis. Peaks are drawn equally high. The dashed normal curve has the same mean and variance. Click a row to follow its d_k.</source>
        <translation>d_k ごとに 1 行、横軸は共通です。山の高さはそろえてあります。破線は平均と分散が同じ正規曲線です。行をクリックすると、その d_k を追えます。</translation>
    </message>
    <message>
        <source>Each line is one pair of q and k, its products added up term by term. The arrow keys change d_k.</source>
        <translation>1 本の線が q と k の 1 組で、成分の積を順に足したものです。矢印キーで d_k が変わります。</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Show spread against d_k, and histograms</source>
        <translation>d_k に対する広がりとヒストグラムを表示します</translation>
    </message>
    <message>
        <source>Random walks</source>
        <translation>ランダムウォーク</translation>
    </message>
    <message>
        <source>Show how the sum of q_i k_i grows term by term</source>
        <translation>q_i k_i の和が 1 項ずつ育つようすを表示します</translation>
    </message>
    <message>
        <source>$d_k$ = {d_k}, trial {trials} of {all}</source>
        <translation>$d_k$ = {d_k}、{trials} / {all} 回</translation>
    </message>
    <message>
        <source>all $d_k$, trial {trials} of {all}</source>
        <translation>全 $d_k$、{trials} / {all} 回</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Take the settings of an example and run it</source>
        <translation>例の設定にして実行します</translation>
    </message>
    <message>
        <source>own settings</source>
        <translation>自分の設定</translation>
    </message>
    <message>
        <source>Dimensions $d_k$</source>
        <translation>次元数 $d_k$</translation>
    </message>
    <message>
        <source>Whole numbers from 1 to 131072, at most 64 of them, such as 4, 16, 64. 4..1024 stands for 4, 8, 16 and so on up to 1024.</source>
        <translation>1 から 131072 までの整数を 64 個まで。例：4, 16, 64。4..1024 と書くと 4, 8, 16, … と 2 倍ずつ 1024 まで並びます。</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>試行回数</translation>
    </message>
    <message>
        <source>Random pairs of q and k for each d_k, 2 to 10,000,000</source>
        <translation>d_k ごとに引く q と k の組の数。2 から 10,000,000 まで</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>成分の分布</translation>
    </message>
    <message>
        <source>How each component of q and k is distributed. The R stream draws normal ones only; another choice changes to the numpy stream.</source>
        <translation>q と k の各成分が従う分布です。R の乱数列で引けるのは正規分布だけなので、ほかを選ぶと numpy に切り替わります。</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>正規</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>一様</translation>
    </message>
    <message>
        <source>±1</source>
        <translation>±1</translation>
    </message>
    <message>
        <source>Laplace</source>
        <translation>ラプラス</translation>
    </message>
    <message>
        <source>Student t</source>
        <translation>t 分布</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>乱数</translation>
    </message>
    <message>
        <source>numpy is fast; the R stream gives the very digits that R prints for the same seed, with normal components only.</source>
        <translation>numpy は高速です。R の乱数列では、同じシードの R と同じ数字が出ます（正規分布のみ）。</translation>
    </message>
    <message>
        <source>numpy</source>
        <translation>numpy</translation>
    </message>
    <message>
        <source>R stream</source>
        <translation>R の乱数列</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Start of the random numbers; the same seed and settings give the same digits</source>
        <translation>乱数の出発点です。シードと設定が同じなら、同じ数字になります</translation>
    </message>
    <message>
        <source>Measured variance</source>
        <translation>分散の実測値</translation>
    </message>
    <message>
        <source>Measured variance (theory {raw} and {divided})</source>
        <translation>分散の実測値（理論値は {raw} と {divided}）</translation>
    </message>
    <message>
        <source>Measured variance (no closed form is exact here)</source>
        <translation>分散の実測値​（この設定に​厳密な式は​ありません）</translation>
    </message>
    <message>
        <source>Variance of the scores, its ratio to theory, and the variance after division by √d_k. A tick: inside the 95% band; a triangle: outside. Click a row to follow its d_k.</source>
        <translation>スコアの分散、理論値との比、√d_k で割ったあとの分散です。チェックは 95%区間の内、三角は外です。行をクリックすると、その d_k を追えます。</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>比</translation>
    </message>
    <message>
        <source>Outside the 95% band: {out} of {all}. One in twenty is expected by chance.</source>
        <translation>95%区間の外：​{all}個中{out}個。​偶然だけでも​20個に1個は​外に出ます。</translation>
    </message>
    <message>
        <source>There is no exact band for these settings.</source>
        <translation>この設定には​厳密な 95%区間が​ありません。</translation>
    </message>
    <message>
        <source>More</source>
        <translation>詳しい設定</translation>
    </message>
    <message>
        <source>Mean, variance and correlation of the components</source>
        <translation>成分の平均、分散、相関</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Mean of each component, -100 to 100</source>
        <translation>各成分の平均。-100 から 100 まで</translation>
    </message>
    <message>
        <source>Variance of a component</source>
        <translation>成分の分散</translation>
    </message>
    <message>
        <source>Variance of each component, 0.0001 to 10000</source>
        <translation>各成分の分散。0.0001 から 10000 まで</translation>
    </message>
    <message>
        <source>Correlation $\rho$ of $q_i$ and $k_i$</source>
        <translation>$q_i$ と $k_i$ の​相関 $\rho$</translation>
    </message>
    <message>
        <source>From -1 to 1; 0 when q and k are independent</source>
        <translation>-1 から 1 まで。q と k が独立なら 0</translation>
    </message>
    <message>
        <source>Degrees of freedom (Student t)</source>
        <translation>自由度​（t 分布）</translation>
    </message>
    <message>
        <source>Above 4; below, the variance of the scores would have no band</source>
        <translation>4 より大きい数。4 以下では分散の 95%区間がありません</translation>
    </message>
    <message>
        <source>Vectors of unit length</source>
        <translation>長さ 1 のベクトル</translation>
    </message>
    <message>
        <source>Divide q and k by their lengths before multiplying</source>
        <translation>q と k を長さで割ってから内積をとります</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>表示する割る数</translation>
    </message>
    <message>
        <source>Show or hide these measurements; at least one stays</source>
        <translation>この測定を表示するかどうか。少なくとも 1 つは残ります</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>もう一度実行</translation>
    </message>
    <message>
        <source>Draw random queries and keys with these settings</source>
        <translation>この設定でクエリとキーを乱数で引きます</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>End the run; what has been measured stays</source>
        <translation>実行を中止します。ここまでの結果は残ります</translation>
    </message>
    <message>
        <source>Cost: about {time}. Run starts with the button below.</source>
        <translation>かかる時間：​およそ {time}。​下のボタンで​始まります。</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 秒</translation>
    </message>
    <message>
        <source>{count} seconds</source>
        <translation>{count} 秒</translation>
    </message>
    <message>
        <source>{count} minutes</source>
        <translation>{count} 分</translation>
    </message>
    <message>
        <source>{count} hours</source>
        <translation>{count} 時間</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>実行の進み具合</translation>
    </message>
    <message>
        <source>Undivided scores: $d_k$ = {d_k}, {trials} of {all} trials</source>
        <translation>割らない表を計算中：$d_k$ = {d_k}、{trials} / {all} 回</translation>
    </message>
    <message>
        <source>Scores $\cs{{\div\sqrt{{d_k}}}}$: $d_k$ = {d_k}, {trials} of {all} trials</source>
        <translation>$\cs{{\div\sqrt{{d_k}}}}$ の表を計算中：$d_k$ = {d_k}、{trials} / {all} 回</translation>
    </message>
    <message>
        <source>All $d_k$ at once: about {trials} of {all} trials each</source>
        <translation>すべての $d_k$ を同時に計算中：それぞれおよそ {trials} / {all} 回</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>開始しています</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>残り およそ {time}</translation>
    </message>
    <message>
        <source>Variances inside the 95% band, {trials} trials each</source>
        <translation>95%区間に入った分散（各 {trials} 回）</translation>
    </message>
    <message>
        <source>{inside} of {all}</source>
        <translation>{all} 個中 {inside} 個</translation>
    </message>
    <message>
        <source>no exact band here</source>
        <translation>厳密な区間なし</translation>
    </message>
    <message>
        <source>Stopped: hollow marks are provisional</source>
        <translation>中止しました。中抜きの印は途中の値です</translation>
    </message>
    <message>
        <source>The settings have changed: press Run again</source>
        <translation>設定が変わりました。「もう一度実行」を押してください</translation>
    </message>
    <message>
        <source>Shown: the run with earlier settings</source>
        <translation>表示中：変更前の設定の結果</translation>
    </message>
    <message>
        <source>Nothing measured yet: press Run again</source>
        <translation>まだ測っていません。「もう一度実行」を押してください</translation>
    </message>
    <message>
        <source>SD undivided, $d_k$ = {d_k}</source>
        <translation>標準偏差&#x3000;割らない&#x3000;$d_k$ = {d_k}</translation>
    </message>
    <message>
        <source>SD $\div\sqrt{{d_k}}$, $d_k$ = {d_k}</source>
        <translation>標準偏差&#x3000;$\div\sqrt{{d_k}}$&#x3000;$d_k$ = {d_k}</translation>
    </message>
    <message>
        <source>theory {value}</source>
        <translation>理論 {value}</translation>
    </message>
    <message>
        <source>R&apos;s stream draws normal components only, so the random numbers are numpy&apos;s now.</source>
        <translation>R の乱数列で引けるのは正規分布だけなので、乱数を numpy に切り替えました。</translation>
    </message>
    <message>
        <source>R&apos;s stream draws normal components only, so they are normal now.</source>
        <translation>R の乱数列で引けるのは正規分布だけなので、成分を正規分布にしました。</translation>
    </message>
    <message>
        <source>This stream does not know the seed {old}; it is {new} now.</source>
        <translation>この乱数列ではシード {old} を使えないので、{new} にしました。</translation>
    </message>
    <message>
        <source>The run ended with an error: {why}</source>
        <translation>実行がエラーで終わりました：{why}</translation>
    </message>
    <message>
        <source>take an example</source>
        <translation>例を選ぶ</translation>
    </message>
    <message>
        <source>change dimensions</source>
        <translation>次元数の変更</translation>
    </message>
    <message>
        <source>change trials</source>
        <translation>試行回数の変更</translation>
    </message>
    <message>
        <source>change components</source>
        <translation>成分の変更</translation>
    </message>
    <message>
        <source>change random numbers</source>
        <translation>乱数の変更</translation>
    </message>
    <message>
        <source>change seed</source>
        <translation>シードの変更</translation>
    </message>
    <message>
        <source>change divisors shown</source>
        <translation>表示する割る数の変更</translation>
    </message>
    <message>
        <source>follow another d_k</source>
        <translation>追う d_k の変更</translation>
    </message>
    <message>
        <source>change view</source>
        <translation>表示の変更</translation>
    </message>
    <message>
        <source>The walk-through&apos;s tables (R)</source>
        <translation>記事の表を再現（R の乱数列）</translation>
    </message>
    <message>
        <source>100,000 trials (numpy)</source>
        <translation>試行 100,000 回（numpy）</translation>
    </message>
    <message>
        <source>Correlated q and k, ρ = 0.5</source>
        <translation>相関のある q と k（ρ = 0.5）</translation>
    </message>
    <message>
        <source>Uniform components</source>
        <translation>一様分布の成分</translation>
    </message>
    <message>
        <source>Components ±1</source>
        <translation>±1 の成分</translation>
    </message>
    <message>
        <source>Each point is the spread of 5000 scores $\q\cdot\k$. Four times as many components double the standard deviation: it is $\sqrt{d_k}$.</source>
        <translation>点は​5000個の​スコア $\q\cdot\k$ の​広がりです。​成分が 4 倍になると​標準偏差は 2 倍。​つまり $\sqrt{d_k}$ です。</translation>
    </message>
    <message>
        <source>Divided by $\sqrt{d_k}$ (discs) the spread is 1 for every $d_k$: the histograms lie on one another.</source>
        <translation>$\sqrt{d_k}$ で割ると（丸）、​どの $d_k$ でも​広がりは 1。​ヒストグラムは​ぴったり重なります。</translation>
    </message>
    <message>
        <source>Dividing by $d_k$ (diamonds) goes too far: the spread shrinks, and the weights go flat.</source>
        <translation>$d_k$ で割ると（ひし形）​割りすぎです。​広がりが縮み、​注意の重みは​平らになります。</translation>
    </message>
    <message>
        <source>Measured over theory is never just 1. In 95% of runs a point falls into the grey band; one in twenty outside is chance, not a mistake.</source>
        <translation>実測値 ÷ 理論値は​ちょうど 1 には​なりません。​95% の場合、​点は灰色の区間に​入ります。​20個に1個が​外に出るのは​偶然で、​誤りではありません。</translation>
    </message>
    <message>
        <source>Why a root? The sum of $q_i k_i$ wanders up and down. Steps cancel, so after $i$ terms it is about $\sqrt{i}$ from 0, not $i$.</source>
        <translation>なぜ平方根なのでしょう。​$q_i k_i$ の和は​上下にさまよい、​打ち消し合います。​$i$ 項のあとの​0からの隔たりは​$i$ ではなく​$\sqrt{i}$ ほどです。</translation>
    </message>
    <message>
        <source>At $d_k$ = 4 the histogram is taller and has longer tails than the normal curve. The variance is right all the same; the shape follows as $d_k$ grows.</source>
        <translation>$d_k$ = 4 では、​ヒストグラムは​正規曲線より​山が高く​裾が長くなります。​それでも分散は合い、​形も $d_k$ とともに​近づきます。</translation>
    </message>
</context>
</TS>
