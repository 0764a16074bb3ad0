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
        <source>Variance ÷ theory</source>
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
        <translation>割らないスコアは​次元とともに​広がり、​$\sqrt{d_k}$&#xa0;で割ると​広がりません。</translation>
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
        <source>The numbers are hidden.</source>
        <translation>数値は​隠してあります。</translation>
    </message>
    <message>
        <source>Point at a mark to read it; click or use the arrow keys to follow one d_k through all pictures.</source>
        <translation>印を指すと値を読めます。クリックか矢印キーで d_k を選ぶと、すべての図で追えます。</translation>
    </message>
    <message>
        <source>One row for each d_k, all on one axis. Peaks are drawn equally high. The dashed normal curve has the same mean and variance. Point at a bar to read it; click a row to follow its d_k.</source>
        <translation>d_k ごとに 1 行、横軸は共通です。山の高さはそろえてあります。破線は平均と分散が同じ正規曲線です。棒を指すと値が読めます。行をクリックすると、その d_k を追えます。</translation>
    </message>
    <message>
        <source>Each line is one pair of q and k, its products added up term by term. Point at them to count how many are inside. The arrow keys change d_k.</source>
        <translation>1 本の線が q と k の 1 組で、成分の積を順に足したものです。指した場所で何本が内側にあるかがわかります。矢印キーで d_k が変わります。</translation>
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
        <source>{what}: {name} = {d_k}, {trials} of {all}</source>
        <translation>{what}：{name} = {d_k}、{trials} / {all}</translation>
    </message>
    <message>
        <source>All {name} at once: about {trials} of {all} each</source>
        <translation>すべての {name} を同時に計算中：それぞれおよそ {trials} / {all}</translation>
    </message>
    <message>
        <source>Variances inside the 95% band, {trials} each</source>
        <translation>95%区間に入った分散（各 {trials}）</translation>
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
        <source>What is added up</source>
        <translation>何を足すか</translation>
    </message>
    <message>
        <source>Products $q_i k_i$</source>
        <translation>積 $q_i k_i$</translation>
    </message>
    <message>
        <source>Scores: the products of the components of q and k</source>
        <translation>スコア：q と k の​成分の積を足します</translation>
    </message>
    <message>
        <source>Exam points</source>
        <translation>テストの点数</translation>
    </message>
    <message>
        <source>The same in everyday terms: the points of m exam subjects, mean 50 each, added up to a total</source>
        <translation>同じ話を身近な例で：​平均 50 点の m 科目の点数を足して、​合計点にします</translation>
    </message>
    <message>
        <source>Numbers of subjects $m$</source>
        <translation>科目数 $m$</translation>
    </message>
    <message>
        <source>Whole numbers from 1 to 50, such as 1, 2, 5, 10. 1..32 stands for 1, 2, 4 and so on up to 32.</source>
        <translation>1 から 50 の整数。例：1, 2, 5, 10。​1..32 と書くと 1, 2, 4, …, 32 になります。</translation>
    </message>
    <message>
        <source>SD of a subject</source>
        <translation>1 科目の標準偏差</translation>
    </message>
    <message>
        <source>Standard deviation of the points of one subject, 0.1 to 50. The mean is 50; points are not cut off at 0 or 100.</source>
        <translation>1 科目の点数の標準偏差。​0.1 から 50 まで。​平均は 50 点で、​0 点や 100 点で​打ち切りません。</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>{count} students</source>
        <translation>{count} 人</translation>
    </message>
    <message>
        <source>Points of a subject</source>
        <translation>点数の分布</translation>
    </message>
    <message>
        <source>How do totals spread as subjects are added? Predict first.</source>
        <translation>合計点は​科目とともに​どう広がるか、​予想しましょう。</translation>
    </message>
    <message>
        <source>total</source>
        <translation>合計点</translation>
    </message>
    <message>
        <source>$\cs{\div\sqrt{m}}$</source>
        <translation>$\cs{\div\sqrt{m}}$</translation>
    </message>
    <message>
        <source>$\cm{\div m}$</source>
        <translation>$\cm{\div m}$</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>合計点の表を計算中</translation>
    </message>
    <message>
        <source>Totals $\cs{\div\sqrt{m}}$</source>
        <translation>合計点 $\cs{\div\sqrt{m}}$ の表を計算中</translation>
    </message>
    <message>
        <source>Histograms of totals</source>
        <translation>合計点のヒストグラム</translation>
    </message>
    <message>
        <source>Totals minus their mean</source>
        <translation>合計点 − 平均</translation>
    </message>
    <message>
        <source>$\div\sqrt{m}$ enlarged</source>
        <translation>$\div\sqrt{m}$ を拡大</translation>
    </message>
    <message>
        <source>$\div\sqrt{m}$, minus the mean</source>
        <translation>$\div\sqrt{m}$ − 平均</translation>
    </message>
    <message>
        <source>Points added up, $m$ = {d_k}, {count} students</source>
        <translation>点数の累積和（$m$ = {d_k}、{count} 人）</translation>
    </message>
    <message>
        <source>Points added up minus their mean, $m$ = {d_k}, {count} students</source>
        <translation>点数の累積和 − 平均（$m$ = {d_k}、{count} 人）</translation>
    </message>
    <message>
        <source>subjects added up</source>
        <translation>足した科目数</translation>
    </message>
    <message>
        <source>Exam points: 1 to 50 subjects</source>
        <translation>テストの点数（1～50 科目）</translation>
    </message>
    <message>
        <source>Correlated neighbours: $\sqrt{d_k}$ still stops the growth, but not at 1.</source>
        <translation>隣どうしに相関があると​さらに広がり、​$\sqrt{d_k}$ で割っても​ 1 にはなりません。</translation>
    </message>
    <message>
        <source>How do scores spread as $d_k$ grows? Predict first.</source>
        <translation>スコアは $d_k$ とともに​どう広がるか、​予想しましょう。</translation>
    </message>
    <message>
        <source>Histograms of $\q\cdot\k$ minus its mean</source>
        <translation>内積 − 平均</translation>
    </message>
    <message>
        <source>$\div\sqrt{d_k}$, minus the mean</source>
        <translation>$\div\sqrt{d_k}$ − 平均</translation>
    </message>
    <message>
        <source>Undivided scores</source>
        <translation>割らない表を計算中</translation>
    </message>
    <message>
        <source>Scores $\cs{\div\sqrt{d_k}}$</source>
        <translation>$\cs{\div\sqrt{d_k}}$ の表を計算中</translation>
    </message>
    <message>
        <source>Running sums of $q_i k_i$ minus their mean, $d_k$ = {d_k}, {count} pairs</source>
        <translation>$q_i k_i$ の累積和 − 平均（$d_k$ = {d_k}、{count} 組）</translation>
    </message>
    <message>
        <source>Scores by |q| z are made without components: there is nothing to add up.</source>
        <translation>|q| z で作るスコアには成分がないので、足していく途中がありません。</translation>
    </message>
    <message>
        <source>theory ± SD</source>
        <translation>理論値 ± 標準偏差</translation>
    </message>
    <message>
        <source>None of these has been drawn yet.</source>
        <translation>まだ引かれていません。</translation>
    </message>
    <message>
        <source>{shown} of {all} rows</source>
        <translation>{all} 行中 {shown} 行</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>{name} = {d_k}: {measured}
theory {theory}</source>
        <translation>{name} = {d_k}：{measured}
理論値 {theory}</translation>
    </message>
    <message>
        <source>{name} = {d_k}: {measured}
no exact theory</source>
        <translation>{name} = {d_k}：{measured}
厳密な理論値なし</translation>
    </message>
    <message>
        <source>{what}: {share}% from {low} to {high}</source>
        <translation>{what}：{low}～{high} に {share}%</translation>
    </message>
    <message>
        <source>{i} terms: theory ± {spread}
{inside} of {all} lines inside</source>
        <translation>{i} 項の和：理論値 ± {spread}
{all} 本中 {inside} 本が内側</translation>
    </message>
    <message>
        <source>{i} terms: SD of the lines {spread}</source>
        <translation>{i} 項の和：標準偏差 {spread}</translation>
    </message>
    <message>
        <source>no exact theory</source>
        <translation>厳密な理論値なし</translation>
    </message>
    <message>
        <source>{name} {d_k}, {divisor}: {measured}, theory {theory}.</source>
        <translation>{name} {d_k}、{divisor}：{measured}、理論値 {theory}。</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>理論</translation>
    </message>
    <message>
        <source>Show the formula with the chosen settings, and its reasons</source>
        <translation>選んだ設定での公式と​その理由を表示します</translation>
    </message>
    <message>
        <source>{name} = {d_k}: {trials} of {all}</source>
        <translation>{name} = {d_k}、{trials} / {all} 回</translation>
    </message>
    <message>
        <source>all {name}: {trials} of {all}</source>
        <translation>全 {name}、{trials} / {all} 回</translation>
    </message>
    <message>
        <source>{words} (about {time})</source>
        <translation>{words}（およそ {time}）</translation>
    </message>
    <message>
        <source>Run again: about {time}</source>
        <translation>「もう一度実行」の時間：およそ {time}</translation>
    </message>
    <message>
        <source>SD {what}, {name} = {d_k}</source>
        <translation>標準偏差&#x3000;{what}&#x3000;{name} = {d_k}</translation>
    </message>
    <message>
        <source>|q| z holds for independent normal components of mean 0 only, so the scores are drawn component by component now.</source>
        <translation>|q| z が成り立つのは、​独立で平均 0 の正規分布だけです。​そこで、成分ごとに引く方法に​戻しました。</translation>
    </message>
    <message>
        <source>|q| z holds for independent normal components of mean 0 only, so they are that now.</source>
        <translation>|q| z が成り立つのは、​独立で平均 0 の正規分布だけです。​そこで、成分をそのように​変えました。</translation>
    </message>
    <message>
        <source>Measured variance (theory at {name} = {d_k}: {raw} and {divided})</source>
        <translation>分散の実測値（{name} = {d_k} の​理論値は {raw} と {divided}）</translation>
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
        <source>variance {measured}, no theory in closed form</source>
        <translation>分散 {measured}、理論値の式なし</translation>
    </message>
    <message>
        <source>variance {measured}, theory {theory}, ratio {ratio}</source>
        <translation>分散 {measured}、理論値 {theory}、比 {ratio}</translation>
    </message>
    <message>
        <source>variance {measured}, theory {theory}, ratio {ratio}; inside the 95% band {low} to {high}</source>
        <translation>分散 {measured}、理論値 {theory}、比 {ratio}。95%区間 {low}～{high} の中</translation>
    </message>
    <message>
        <source>variance {measured}, theory {theory}, ratio {ratio}; outside the 95% band {low} to {high}</source>
        <translation>分散 {measured}、理論値 {theory}、比 {ratio}。95%区間 {low}～{high} の外</translation>
    </message>
    <message>
        <source>There is no exact band for these settings.</source>
        <translation>この設定には​厳密な 95%区間が​ありません。</translation>
    </message>
    <message>
        <source>Mean $\rm{μ}$, variance $\sigma^2$, correlation $\rho$ of $q_i$ and $k_i$. The covariances of all pairs of terms are added up:</source>
        <translation>成分の平均 $\rm{μ}$、​分散 $\sigma^2$、​$q_i$ と $k_i$ の相関 $\rho$。​項の組すべての​共分散を足します：</translation>
    </message>
    <message>
        <source>Mean $\rm{μ}$, variance $\sigma^2$, correlation $\rho$ of $q_i$ and $k_i$, which are equal with probability $|\rho|$; $\rm{κ}$ is the kurtosis of a component:</source>
        <translation>成分の平均 $\rm{μ}$、​分散 $\sigma^2$、​$q_i$ と $k_i$ の相関 $\rho$​（確率 $|\rho|$ で等しくなります）。​$\rm{κ}$ は成分の尖度です：</translation>
    </message>
    <message>
        <source>Neighbours have the correlation $r$, components farther apart $r^{|i-j|}$. The covariances of all pairs of terms are added up:</source>
        <translation>隣どうしの相関は $r$、​離れた成分では $r^{|i-j|}$ です。​項の組すべての​共分散を足します：</translation>
    </message>
    <message>
        <source>Neighbours have the correlation $r$, components farther apart $r^{|i-j|}$; $\rm{κ}$ is the kurtosis of a component:</source>
        <translation>隣どうしの相関は $r$、​離れた成分では $r^{|i-j|}$ です。​$\rm{κ}$ は成分の尖度です：</translation>
    </message>
    <message>
        <source>Unit length: the squares of a vector&apos;s components add up to 1, so each is $1/d_k$ on average; products of different components are 0 on average.</source>
        <translation>長さ 1 のベクトルでは、​成分の 2 乗の和が 1 なので、​それぞれの平均は $1/d_k$ です。​異なる成分の積は、​平均すると 0 です。</translation>
    </message>
    <message>
        <source>Points $x_i$ of independent subjects, each with variance $\sigma^2$: variances add up.</source>
        <translation>独立な科目の点数 $x_i$ の分散が​それぞれ $\sigma^2$ のとき、​分散は足し算になります。</translation>
    </message>
    <message>
        <source>No closed form is exact for these settings: vectors of unit length with a mean or a correlation. The measured values stand alone.</source>
        <translation>この設定（長さ 1 のベクトルで、​平均や相関が 0 でない）には​厳密な公式がありません。​実測値だけを示します。</translation>
    </message>
    <message>
        <source>$S$ adds up all pairs of places, a geometric series:</source>
        <translation>$S$ は位置の組すべてについての和で、​等比数列の和になります：</translation>
    </message>
    <message>
        <source>With the chosen settings:</source>
        <translation>選んだ設定では：</translation>
    </message>
    <message>
        <source>After division the variance is:</source>
        <translation>割ったあとの分散：</translation>
    </message>
    <message>
        <source>The 95% band needs the kurtosis of the scores, too, which has no closed form here: no band is drawn.</source>
        <translation>95%区間には​スコアの尖度も必要ですが、​ここでは公式がないので、​区間は描きません。</translation>
    </message>
    <message>
        <source>Two ways to draw the same scores</source>
        <translation>同じスコアを作る、二つの方法</translation>
    </message>
    <message>
        <source>Same distribution, but 2 random numbers for a score instead of 2 $d_k$. Choose it under More, Scores drawn.</source>
        <translation>分布は同じですが、​スコア 1 個に必要な乱数は 2 $d_k$ 個でなく、​2 個です。​「詳しい設定」の​「スコアの作り方」で選べます。</translation>
    </message>
    <message>
        <source>The formulas are hidden with the numbers.</source>
        <translation>数値と​いっしょに、​公式も隠しています。</translation>
    </message>
    <message>
        <source>Formula of the variance</source>
        <translation>分散の公式</translation>
    </message>
    <message>
        <source>The variance in theory, with the chosen settings</source>
        <translation>選んだ設定での​分散の理論値</translation>
    </message>
    <message>
        <source>Arrow keys and Page Down scroll.</source>
        <translation>矢印キーと Page Down でスクロールします。</translation>
    </message>
    <message>
        <source>Random pairs of q and k for each d_k, 100 to 10,000,000</source>
        <translation>d_k ごとに引く q と k の組の数。​100 から 10,000,000 まで</translation>
    </message>
    <message>
        <source>More</source>
        <translation>詳しい設定</translation>
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
        <source>From -1 to 1; 0 when q and k are independent</source>
        <translation>-1 から 1 まで。q と k が独立なら 0</translation>
    </message>
    <message>
        <source>lock or free the axes</source>
        <translation>軸の固定の切り替え</translation>
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
        <source>{what}, {name} = {d_k}: {ratio}
95%: {low} to {high}</source>
        <translation>{what}、{name} = {d_k}：{ratio}
95%区間 {low}～{high}</translation>
    </message>
    <message>
        <source>{words}
provisional, {trials}</source>
        <translation>{words}
途中の値（{trials}）</translation>
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
        <source>Totals spread with $\sqrt{m}$; divided by $\sqrt{m}$ they spread like one subject.</source>
        <translation>合計点は​科目数とともに広がり、​$\sqrt{m}$&#xa0;で割ると​ 1 科目と同じ広がりです。</translation>
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
        <source>{inside} of {all}</source>
        <translation>{all} 個中 {inside} 個</translation>
    </message>
    <message>
        <source>no exact band here</source>
        <translation>厳密な区間なし</translation>
    </message>
    <message>
        <source>{count} trials</source>
        <translation>{count} 回</translation>
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
        <source>locked, {count} beyond</source>
        <translation>固定、外に {count} 個</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Measured variance (theory&#xa0;{raw} and&#xa0;{divided})</source>
        <translation>分散の実測値​（理論値は&#xa0;{raw}&#xa0;と&#xa0;{divided}）</translation>
    </message>
    <message>
        <source>Outside the 95% band: {out}&#xa0;of&#xa0;{all} (the columns are different draws, as in the walk-through). One in twenty is expected by chance.</source>
        <translation>95%区間の外：​{all} 個中 {out} 個​（記事と同じく​ 2 列は別の乱数）。​偶然で​ 20 個に 1 個は​外に出ます。</translation>
    </message>
    <message>
        <source>Rows outside the 95% band: {out}&#xa0;of&#xa0;{all} (both columns are the same draws). One in twenty is expected by chance.</source>
        <translation>95%区間の外：​{all} 行中 {out} 行​（2 列は同じ乱数）。​偶然で​ 20 行に 1 行は​外に出ます。</translation>
    </message>
    <message>
        <source>For a given $\q$, $\q\cdot\k$ adds up independent normal numbers $q_i k_i$: it is normal with variance $|\q|^2\sigma^2$. So only the length of $\q$ matters, and its square is chi-square of $d_k$ degrees:</source>
        <translation>$\q$ を決めると、​$\q\cdot\k$ は​独立な正規分布の数 $q_i k_i$ の和なので、​分散 $|\q|^2\sigma^2$ の​正規分布に従います。​つまり $\q$ の長さだけで決まり、​その 2 乗は​自由度 $d_k$ の​カイ二乗分布に従います：</translation>
    </message>
    <message>
        <source>Mean, variance and correlations, how scores are drawn, axes</source>
        <translation>平均、分散、相関、​スコアの作り方、軸</translation>
    </message>
    <message>
        <source>Correlation $\rho$
of $q_i$ and $k_i$</source>
        <translation>$q_i$ と $k_i$ の
相関 $\rho$</translation>
    </message>
    <message>
        <source>Correlation $r$
of neighbours</source>
        <translation>隣の成分との
相関 $r$</translation>
    </message>
    <message>
        <source>Correlation of each component with the next one in q, and likewise in k, -0.99 to 0.99; 0 when they are independent</source>
        <translation>q の中での隣どうしの成分の相関​（k も同じ）。​-0.99 から 0.99 まで。​独立なら 0</translation>
    </message>
    <message>
        <source>Scores drawn</source>
        <translation>スコアの作り方</translation>
    </message>
    <message>
        <source>Component by component, or straight from their distribution: |q| z with a chi-square length. The second is for independent normal components of mean 0, and takes the same time for every d_k. The view Theory explains why both are the same.</source>
        <translation>成分ごとに引くか、​分布から直接引くか（|q| z、​長さの 2 乗はカイ二乗分布）。​後者は独立で平均 0 の正規分布だけに使え、​かかる時間は d_k によりません。​同じになる理由は​「理論」で説明しています。</translation>
    </message>
    <message>
        <source>component by component</source>
        <translation>成分ごとに引く</translation>
    </message>
    <message>
        <source>by $|\q|\,z$</source>
        <translation>$|\q|\,z$ で引く</translation>
    </message>
    <message>
        <source>Lock the axes</source>
        <translation>軸を固定</translation>
    </message>
    <message>
        <source>Keep the axes of all pictures as they are, to compare another run on the same axes</source>
        <translation>すべての図の軸を今のままに保ち、​別の結果を同じ軸で比べます</translation>
    </message>
    <message>
        <source>change what is added up</source>
        <translation>足すものの変更</translation>
    </message>
    <message>
        <source>change subjects</source>
        <translation>科目数の変更</translation>
    </message>
    <message>
        <source>change how scores are drawn</source>
        <translation>スコアの作り方の変更</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>表をコピー</translation>
    </message>
    <message>
        <source>Copy the table in full precision, to paste into a spreadsheet</source>
        <translation>表をすべての桁でコピーします。​表計算ソフトに貼り付けられます</translation>
    </message>
    <message>
        <source>Save CSV</source>
        <translation>CSV に保存</translation>
    </message>
    <message>
        <source>Save the table in full precision as a CSV file</source>
        <translation>表をすべての桁で​ CSV ファイルに保存します</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>表を保存</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>表をコピーしました。</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>保存しました：{name}</translation>
    </message>
    <message>
        <source>{name} could not be saved: {why}</source>
        <translation>{name} を保存できませんでした：{why}</translation>
    </message>
    <message>
        <source>take an example</source>
        <translation>例の選択</translation>
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
        <source>Correlated neighbours, r = 0.8</source>
        <translation>隣の成分と相関（r = 0.8）</translation>
    </message>
    <message>
        <source>Ten million trials by |q| z</source>
        <translation>|q| z で 1000 万回</translation>
    </message>
    <message>
        <source>Each point is the spread of 5000 scores $\q\cdot\k$. Four times as many components double the standard deviation: it is $\sqrt{d_k}$.</source>
        <translation>点は​ 5000 個の​スコア $\q\cdot\k$ の​広がりです。​成分の数が 4 倍になると​標準偏差は 2 倍。​つまり $\sqrt{d_k}$ です。</translation>
    </message>
    <message>
        <source>Divided by $\sqrt{d_k}$ (discs) the spread is 1 for every $d_k$: the histograms all but coincide.</source>
        <translation>$\sqrt{d_k}$ で割ると（丸）、​どの $d_k$ でも​広がりは 1。​ヒストグラムは​ほぼ重なります。</translation>
    </message>
    <message>
        <source>Dividing by $d_k$ (diamonds) goes too far: the spread shrinks, and the weights go flat.</source>
        <translation>$d_k$ で割ると（ひし形）​割りすぎです。​広がりが縮み、​注意の重みは​平らになります。</translation>
    </message>
    <message>
        <source>Measured over theory is never just 1. In 95% of runs a point falls into the grey band; one in twenty outside is chance, not a mistake.</source>
        <translation>実測値 ÷ 理論値は​ちょうど 1 には​なりません。​95% の場合、​点は灰色の区間に​入ります。​20 個に 1 個が​外に出るのは​偶然で、​誤りではありません。</translation>
    </message>
    <message>
        <source>Why a root? The sum of $q_i k_i$ wanders up and down. Steps cancel, so after $i$ terms it is about $\sqrt{i}$ from 0, not $i$.</source>
        <translation>なぜ平方根なのでしょう。​$q_i k_i$ の和は​上下にさまよい、​打ち消し合います。​$i$ 項のあとの​ 0 からの隔たりは​ $i$ ではなく​ $\sqrt{i}$ ほどです。</translation>
    </message>
    <message>
        <source>At $d_k$ = 4 the histogram is taller and has longer tails than the normal curve. The variance is right all the same; the shape follows as $d_k$ grows.</source>
        <translation>$d_k$ = 4 では、​ヒストグラムは​正規曲線より​山が高く​裾が長くなります。​それでも分散は合い、​形も $d_k$ とともに​近づきます。</translation>
    </message>
</context>
</TS>
