<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Lesson_derivation</name>
    <message>
        <source>How many terms?</source>
        <translation>項はいくつ？</translation>
    </message>
    <message>
        <source>The variance counts the terms: $d_k$ of them give $d_k$.</source>
        <translation>分散は項の数を数えます。$d_k$ 個なら $d_k$ です。</translation>
    </message>
    <message>
        <source>In which unit?</source>
        <translation>単位は？</translation>
    </message>
    <message>
        <source>The spread is the root of the variance, so divide by $\sqrt{d_k}$.</source>
        <translation>散らばりは分散の平方根です。だから $\sqrt{d_k}$ で割ります。</translation>
    </message>
    <message>
        <source>The two sentences that the whole proof comes down to</source>
        <translation>証明全体をまとめた 2 つの文</translation>
    </message>
    <message>
        <source>$\q\cdot\k$ with $d_k$ = 64: what is its variance?</source>
        <translation>$d_k$ = 64 のとき、$\q\cdot\k$ の分散は？</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>64</source>
        <translation>64</translation>
    </message>
    <message>
        <source>4096</source>
        <translation>4096</translation>
    </message>
    <message>
        <source>64 terms of variance 1 add up to 64.</source>
        <translation>分散 1 の項が 64 個で、64 です。</translation>
    </message>
    <message>
        <source>And its standard deviation?</source>
        <translation>では、その標準偏差は？</translation>
    </message>
    <message>
        <source>32</source>
        <translation>32</translation>
    </message>
    <message>
        <source>The root of the variance: $\sqrt{64}$ = 8.</source>
        <translation>分散の平方根です。$\sqrt{64}$ = 8。</translation>
    </message>
    <message>
        <source>Divided by $d_k$ = 64, what is the variance?</source>
        <translation>$d_k$ = 64 で割ると、分散は？</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>1/8</source>
        <translation>1/8</translation>
    </message>
    <message>
        <source>1/64</source>
        <translation>1/64</translation>
    </message>
    <message>
        <source>64 divided by 64 twice is 1/64: the weights go flat.</source>
        <translation>64 を 64 で 2 回割って 1/64。重みは平らになります。</translation>
    </message>
    <message>
        <source>9 subjects instead of 1: the totals spread how far?</source>
        <translation>1 科目から 9 科目へ。合計点の散らばりは？</translation>
    </message>
    <message>
        <source>as far</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>3 times</source>
        <translation>3 倍</translation>
    </message>
    <message>
        <source>9 times</source>
        <translation>9 倍</translation>
    </message>
    <message>
        <source>$\sqrt{9}$ = 3: highs and lows partly cancel.</source>
        <translation>$\sqrt{9}$ = 3 倍です。高い点と低い点が一部打ち消します。</translation>
    </message>
    <message>
        <source>$d_k$ doubles: the divisor must grow by what factor?</source>
        <translation>$d_k$ が 2 倍になると、割る数は何倍？</translation>
    </message>
    <message>
        <source>$\sqrt{2}$</source>
        <translation>$\sqrt{2}$</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>The spread grows with the root: by $\sqrt{2}$.</source>
        <translation>散らばりは平方根で増えるので、$\sqrt{2}$ 倍です。</translation>
    </message>
    <message>
        <source>Choose an answer; it is explained at once</source>
        <translation>答えを選ぶと、すぐに説明が出ます</translation>
    </message>
    <message>
        <source>Right. {why}</source>
        <translation>正解。{why}</translation>
    </message>
    <message>
        <source>Not quite. {why}</source>
        <translation>残念。{why}</translation>
    </message>
    <message>
        <source>Answer again</source>
        <translation>もう一度答える</translation>
    </message>
    <message>
        <source>Clear all five answers</source>
        <translation>5 問の答えをすべて消します</translation>
    </message>
    <message>
        <source>Check it here</source>
        <translation>その場で確かめる</translation>
    </message>
    <message>
        <source>{count} products $\cq{q_i}\ck{k_i}$</source>
        <translation>{count} 回分の $\cq{q_i}\ck{k_i}$ のヒストグラム</translation>
    </message>
    <message>
        <source>{count} pairs $X$, $Y$</source>
        <translation>{count} 組の $X$ と $Y$</translation>
    </message>
    <message>
        <source>{count} dot products $\q\cdot\k$, $d_k$ = {size}</source>
        <translation>{count} 回分の $\q\cdot\k$、$d_k$ = {size}</translation>
    </message>
    <message>
        <source>the same {count} draws, three divisors, $d_k$ = {size}; peaks made level</source>
        <translation>同じ {count} 回を 3 通りに割る、$d_k$ = {size}。山の高さはそろえてあります</translation>
    </message>
    <message>
        <source>{words}; variance as the curve&apos;s, shape not yet</source>
        <translation>{words}。分散は曲線どおり、形はまだちがいます</translation>
    </message>
    <message>
        <source>a class of {pupils}, {subjects} subjects</source>
        <translation>{pupils} 人のクラス、{subjects} 科目</translation>
    </message>
    <message>
        <source>one query and three keys, $d_k$ = {size}</source>
        <translation>クエリ 1 つとキー 3 つ、$d_k$ = {size}</translation>
    </message>
    <message>
        <source>exact density</source>
        <translation>正確な密度</translation>
    </message>
    <message>
        <source>exact density $K_0(|x|)/\pi$</source>
        <translation>正確な密度 $K_0(|x|)/\pi$</translation>
    </message>
    <message>
        <source>$N(0, 1)$: same variance, other shape</source>
        <translation>$N(0, 1)$ 分散は同じ、形はちがう</translation>
    </message>
    <message>
        <source>$N(0, d_k)$</source>
        <translation>$N(0, d_k)$</translation>
    </message>
    <message>
        <source>$N(0, 1)$</source>
        <translation>$N(0, 1)$</translation>
    </message>
    <message>
        <source>$x =$ $\cq{q_i}\ck{k_i}$</source>
        <translation>$x =$ $\cq{q_i}\ck{k_i}$</translation>
    </message>
    <message>
        <source>$\q\cdot\k$</source>
        <translation>$\q\cdot\k$</translation>
    </message>
    <message>
        <source>$\q\cdot\k / \sqrt{d_k}$</source>
        <translation>$\q\cdot\k / \sqrt{d_k}$</translation>
    </message>
    <message>
        <source>$\q\cdot\k / d_k$</source>
        <translation>$\q\cdot\k / d_k$</translation>
    </message>
    <message>
        <source>terms added, $i$ of $d_k$</source>
        <translation>足した項の数 $i$（全部で $d_k$ 個）</translation>
    </message>
    <message>
        <source>$\pm\sqrt{i}$: about 2 in 3 inside</source>
        <translation>$\pm\sqrt{i}$（約 3 分の 2 が内側）</translation>
    </message>
    <message>
        <source>after: divided by $\sqrt{d_k}$</source>
        <translation>$\sqrt{d_k}$ で割ったあと</translation>
    </message>
    <message>
        <source>divided by nothing</source>
        <translation>割らない</translation>
    </message>
    <message>
        <source>divided by $\sqrt{d_k}$</source>
        <translation>$\sqrt{d_k}$ で割る</translation>
    </message>
    <message>
        <source>divided by $d_k$</source>
        <translation>$d_k$ で割る</translation>
    </message>
    <message>
        <source>attention weights over 5 keys</source>
        <translation>5 つのキーへの注意の重み</translation>
    </message>
    <message>
        <source>{bits} bits</source>
        <translation>{bits} ビット</translation>
    </message>
    <message>
        <source>each dot one pair ($X$, $Y$)</source>
        <translation>点は 1 組の ($X$, $Y$)</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>理論値</translation>
    </message>
    <message>
        <source>one subject, less 50</source>
        <translation>1 科目（平均 50 との差）</translation>
    </message>
    <message>
        <source>total of {m} subjects, less {mean}</source>
        <translation>{m} 科目の合計（平均 {mean} との差）</translation>
    </message>
    <message>
        <source>that divided by $\sqrt{m}$</source>
        <translation>それを $\sqrt{m}$ で割ったもの</translation>
    </message>
    <message>
        <source>SD {measured} (theory {theory})</source>
        <translation>標準偏差 {measured}（理論値 {theory}）</translation>
    </message>
    <message>
        <source>Pupil {number}: {one} points in the first subject, {total} in all, T-score {standard}</source>
        <translation>{number} 番：1 科目め {one} 点、合計 {total} 点、偏差値 {standard}</translation>
    </message>
    <message>
        <source>Point at a dot, or use the arrow keys, to follow one pupil.</source>
        <translation>点を指すか矢印キーで、1 人の生徒を追えます。</translation>
    </message>
    <message>
        <source>The same pupils in four rows of dots; arrow keys walk from pupil to pupil</source>
        <translation>同じ生徒を 4 行の点で表します。矢印キーで生徒を移れます</translation>
    </message>
    <message>
        <source>Products q_i k_i</source>
        <translation>積 q_i k_i</translation>
    </message>
    <message>
        <source>{title}: measured mean of the draws {mean}, variance {variance}; variance in theory {theory}.</source>
        <translation>{title}：抽出の平均 {mean}、分散 {variance}、分散の理論値 {theory}。</translation>
    </message>
    <message>
        <source>Variances of the terms {x} and {y}, twice their covariance {cov}, variance of the sum {sum}.</source>
        <translation>各項の分散 {x} と {y}、共分散の 2 倍 {cov}、和の分散 {sum}。</translation>
    </message>
    <message>
        <source>{inside} of {count} sums end within the root of {size}.</source>
        <translation>{count} 本のうち {inside} 本が、{size} の平方根の内側で終わっています。</translation>
    </message>
    <message>
        <source>The numbers are hidden.</source>
        <translation>数値は隠してあります。</translation>
    </message>
    <message>
        <source>Steps of the proof</source>
        <translation>証明の段階</translation>
    </message>
    <message>
        <source>Click a step to go there, or its arrow to fold its working; Up and Down walk, Left folds, Right unfolds</source>
        <translation>段階をクリックすると移り、矢印で途中式をたたみます。上下キーで移り、左でたたみ、右で開きます</translation>
    </message>
    <message>
        <source>The proof of this step</source>
        <translation>この段階の証明</translation>
    </message>
    <message>
        <source>Histogram and theory</source>
        <translation>ヒストグラムと理論</translation>
    </message>
    <message>
        <source>Bars are draws, the dashed curve is theory, the dotted one is there to compare</source>
        <translation>棒は抽出、破線は理論、点線は比べるための曲線です</translation>
    </message>
    <message>
        <source>Two terms and their sum</source>
        <translation>2 つの項とその和</translation>
    </message>
    <message>
        <source>Dots are pairs of the two terms; bars are their variances, added</source>
        <translation>点は 2 項の組、棒は分散を足したものです</translation>
    </message>
    <message>
        <source>Running sums</source>
        <translation>累積和</translation>
    </message>
    <message>
        <source>Each line adds up the products of one pair q, k</source>
        <translation>1 本の線が、q と k の 1 組の積を足していきます</translation>
    </message>
    <message>
        <source>Three divisors side by side</source>
        <translation>3 つの割る数の比較</translation>
    </message>
    <message>
        <source>Spread of the scores above, attention weights of one query below</source>
        <translation>上はスコアの散らばり、下は 1 つのクエリの注意の重みです</translation>
    </message>
    <message>
        <source>Points of a class</source>
        <translation>クラスの点数</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>成分の分布</translation>
    </message>
    <message>
        <source>How each component of q and k is distributed, with mean 0 and variance 1</source>
        <translation>q と k の各成分の分布。平均 0、分散 1 です</translation>
    </message>
    <message>
        <source>standard normal</source>
        <translation>標準正規</translation>
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
        <source>Student t, 5 degrees</source>
        <translation>スチューデントの t（自由度 5）</translation>
    </message>
    <message>
        <source>ten questions, 0 to 10 points</source>
        <translation>0～10 点の問題が 10 問</translation>
    </message>
    <message>
        <source>independent: variances add</source>
        <translation>独立なら、分散は足せる</translation>
    </message>
    <message>
        <source>$m$ subjects</source>
        <translation>$m$ 科目の合計点</translation>
    </message>
    <message>
        <source>entropy in bits, by $\sqrt{d_k}$</source>
        <translation>$\sqrt{d_k}$ で割ったエントロピー（ビット）</translation>
    </message>
    <message>
        <source>entropy in bits, by $d_k$</source>
        <translation>$d_k$ で割ったエントロピー（ビット）</translation>
    </message>
    <message>
        <source>SD of the totals: $10\,\sqrt{m}$</source>
        <translation>合計点の標準偏差は $10\,\sqrt{m}$</translation>
    </message>
    <message>
        <source>$d_k$ counts, $\sqrt{d_k}$ measures</source>
        <translation>$d_k$ は数、$\sqrt{d_k}$ は幅</translation>
    </message>
    <message>
        <source>same scores from all four</source>
        <translation>どこで割ってもスコアは同じ</translation>
    </message>
    <message>
        <source>With a correlation, the variance of $\cq{q_i}\ck{k_i}$ is not 1.</source>
        <translation>相関があると、成分の積 $\cq{q_i}\ck{k_i}$ の分散は 1 ではありません。</translation>
    </message>
    <message>
        <source>Trained components have a mean $\mu$ and a correlation $\rho$: see which lines break.</source>
        <translation>学習した成分には平均 $\mu$ や相関 $\rho$ があります。どの行が崩れるかを見ましょう。</translation>
    </message>
    <message>
        <source>A real model breaks the lines with a warning sign. What matters still holds: the variance does not depend on $d_k$.</source>
        <translation>実際のモデルでは、警告の印が付いた行が崩れます。それでも、分散が $d_k$ によらないことは変わりません。</translation>
    </message>
    <message>
        <source>Mean of each component of q and of k, −2 to 2</source>
        <translation>q と k の各成分の平均。−2 から 2 まで</translation>
    </message>
    <message>
        <source>Correlation $\rho$ of $\cq{q_i}$ and $\ck{k_i}$</source>
        <translation>$\cq{q_i}$ と $\ck{k_i}$ の相関 $\rho$</translation>
    </message>
    <message>
        <source>How far k_i follows q_i: 0 is independent, from −0.99 to 0.99</source>
        <translation>k_i が q_i に従う度合い。0 は独立で、−0.99 から 0.99 まで</translation>
    </message>
    <message>
        <source>Correlation of $X$ and $Y$</source>
        <translation>$X$ と $Y$ の相関</translation>
    </message>
    <message>
        <source>How far the second term follows the first, −1 to 1; 0 is independent</source>
        <translation>2 つめの項が 1 つめに従う度合い。−1 から 1 までで、0 は独立</translation>
    </message>
    <message>
        <source>Dimension $d_k$</source>
        <translation>次元数 $d_k$</translation>
    </message>
    <message>
        <source>Number of components of q and k, 1 to 1024</source>
        <translation>q と k の成分の数。1 から 1024 まで</translation>
    </message>
    <message>
        <source>Number of components of q and k</source>
        <translation>q と k の成分の数</translation>
    </message>
    <message>
        <source>Subjects $m$</source>
        <translation>科目数 $m$</translation>
    </message>
    <message>
        <source>How many subjects are added up, 1 to 50</source>
        <translation>合計する科目の数。1 から 50 まで</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>試行回数</translation>
    </message>
    <message>
        <source>How many are drawn, 100 to {most}</source>
        <translation>何回引くか。100 から {most} まで</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>The same seed draws the same numbers</source>
        <translation>同じシードなら、同じ数が出ます</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>引き直す</translation>
    </message>
    <message>
        <source>Draw with the next seed</source>
        <translation>次のシードで引き直します</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Stop drawing; what has been drawn stays</source>
        <translation>抽出を止めます。そこまでの結果は残ります</translation>
    </message>
    <message>
        <source>Measured and expected</source>
        <translation>実測値と理論値</translation>
    </message>
    <message>
        <source>Measured values with the band in which 95% of draws lie</source>
        <translation>実測値と、95% の抽出が入る区間</translation>
    </message>
    <message>
        <source>More</source>
        <translation>詳しい設定</translation>
    </message>
    <message>
        <source>Example, number of trials, seed</source>
        <translation>例、試行回数、シード</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Go to a step with its settings</source>
        <translation>例の段階と設定に移ります</translation>
    </message>
    <message>
        <source>own settings</source>
        <translation>自分の設定</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>The step before (Page Up)</source>
        <translation>前の段階（Page Up）</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>次の段階</translation>
    </message>
    <message>
        <source>The next step (Page Down)</source>
        <translation>次の段階（Page Down）</translation>
    </message>
    <message>
        <source>Not independent: the mean is $\rho$, and for normal components the variance $1 + \rho^2$.</source>
        <translation>独立をやめると、平均は $\rho$、正規分布なら分散は $1 + \rho^2$ になります。</translation>
    </message>
    <message>
        <source>Each term keeps variance 1; only the covariance changes.</source>
        <translation>各項の分散は 1 のまま、共分散だけが変わります。</translation>
    </message>
    <message>
        <source>Theory holds for every $d_k$, one included.</source>
        <translation>理論は 1 を含むどの $d_k$ でも成り立ちます。</translation>
    </message>
    <message>
        <source>both have mean 0</source>
        <translation>どちらも平均 0</translation>
    </message>
    <message>
        <source>definition of the variance</source>
        <translation>分散の定義</translation>
    </message>
    <message>
        <source>independent: means multiply</source>
        <translation>独立なら、積の平均は平均の積</translation>
    </message>
    <message>
        <source>{count} scores $\q\cdot\k / \sqrt{d_k}$, $d_k$ = {size}</source>
        <translation>{count} 回分のスコア $\q\cdot\k / \sqrt{d_k}$、$d_k$ = {size}</translation>
    </message>
    <message>
        <source>a class of {pupils}, one subject</source>
        <translation>{pupils} 人のクラス、1 科目</translation>
    </message>
    <message>
        <source>{share}% lie outside the picture and count all the same</source>
        <translation>{share}% は図の外にあり、計算には入ります</translation>
    </message>
    <message>
        <source>$\pm\sqrt{i}$: about 3 in 4 inside</source>
        <translation>$\pm\sqrt{i}$（約 4 分の 3 が内側）</translation>
    </message>
    <message>
        <source>total of one subject, less {mean}</source>
        <translation>1 科目の合計（平均 {mean} との差）</translation>
    </message>
    <message>
        <source>Mean $\mu$ of every component</source>
        <translation>成分の平均 $\mu$</translation>
    </message>
    <message>
        <source>A mean that is not 0: the mean of the product is $\mu^2$.</source>
        <translation>平均が 0 でないと、積の平均は $\mu^2$ になります。</translation>
    </message>
    <message>
        <source>both have mean $\mu$</source>
        <translation>どちらも平均 $\mu$</translation>
    </message>
    <message>
        <source>mean 0 and variance 1, both</source>
        <translation>どちらも平均 0、分散 1</translation>
    </message>
    <message>
        <source>breaks: not independent, $\rho \ne 0$</source>
        <translation>崩れる：独立でない（$\rho \ne 0$）</translation>
    </message>
    <message>
        <source>moments of a normal pair</source>
        <translation>正規分布の組のモーメント</translation>
    </message>
    <message>
        <source>moments of a pair that shares values</source>
        <translation>値を共有する組のモーメント</translation>
    </message>
    <message>
        <source>holds for any two terms</source>
        <translation>どんな 2 項でも成り立つ</translation>
    </message>
    <message>
        <source>independent: the covariance is 0</source>
        <translation>独立なら、共分散は 0</translation>
    </message>
    <message>
        <source>breaks: not independent</source>
        <translation>崩れる：独立でない</translation>
    </message>
    <message>
        <source>definition of the dot product</source>
        <translation>内積の定義</translation>
    </message>
    <message>
        <source>independent terms: variances add</source>
        <translation>項が独立なら、分散は足せる</translation>
    </message>
    <message>
        <source>each term has variance 1</source>
        <translation>どの項も分散 1</translation>
    </message>
    <message>
        <source>the standard deviation is the root of the variance</source>
        <translation>標準偏差は分散の平方根</translation>
    </message>
    <message>
        <source>from the step before</source>
        <translation>前の段階から</translation>
    </message>
    <message>
        <source>a constant comes out squared</source>
        <translation>定数は 2 乗で出る</translation>
    </message>
    <message>
        <source>$d_k$ cancels</source>
        <translation>$d_k$ が約分で消える</translation>
    </message>
    <message>
        <source>only one of two $d_k$ cancels</source>
        <translation>$d_k$ が 1 つ残る</translation>
    </message>
    <message>
        <source>breaks: was 0</source>
        <translation>崩れる：0 でない</translation>
    </message>
    <message>
        <source>holds: 0</source>
        <translation>成り立つ：0</translation>
    </message>
    <message>
        <source>breaks: was 1</source>
        <translation>崩れる：1 でない</translation>
    </message>
    <message>
        <source>holds: 1</source>
        <translation>成り立つ：1</translation>
    </message>
    <message>
        <source>holds: no $d_k$ is left</source>
        <translation>成り立つ：$d_k$ は残らない</translation>
    </message>
    <message>
        <source>breaks: the mean grows with $d_k$</source>
        <translation>崩れる：平均は $d_k$ とともに増える</translation>
    </message>
    <message>
        <source>holds: 0 for every $d_k$</source>
        <translation>成り立つ：どの $d_k$ でも 0</translation>
    </message>
    <message>
        <source>the spread of one subject again</source>
        <translation>1 科目の散らばりに戻る</translation>
    </message>
    <message>
        <source>one subject</source>
        <translation>1 科目</translation>
    </message>
    <message>
        <source>total $/ \sqrt{m}$</source>
        <translation>合計点 $/ \sqrt{m}$</translation>
    </message>
    <message>
        <source>divide the query</source>
        <translation>クエリを割る</translation>
    </message>
    <message>
        <source>each by the fourth root</source>
        <translation>4 乗根で両方を割る</translation>
    </message>
    <message>
        <source>fold it into the weights, once</source>
        <translation>重みに一度だけ組み込む</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>variance</source>
        <translation>分散</translation>
    </message>
    <message>
        <source>undivided</source>
        <translation>割らない</translation>
    </message>
    <message>
        <source>$\cs{/\,\sqrt{d_k}}$</source>
        <translation>$\cs{/\,\sqrt{d_k}}$</translation>
    </message>
    <message>
        <source>$\cm{/\,d_k}$</source>
        <translation>$\cm{/\,d_k}$</translation>
    </message>
    <message>
        <source>SD</source>
        <translation>標準偏差</translation>
    </message>
    <message>
        <source>$\rm{Var}[X]$</source>
        <translation>$\rm{Var}[X]$</translation>
    </message>
    <message>
        <source>$\rm{Var}[Y]$</source>
        <translation>$\rm{Var}[Y]$</translation>
    </message>
    <message>
        <source>$\rm{Var}[X+Y]$</source>
        <translation>$\rm{Var}[X+Y]$</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>実測値</translation>
    </message>
    <message>
        <source>95% band</source>
        <translation>95%区間</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low}～{high}</translation>
    </message>
    <message>
        <source>Everything lies inside its 95% band.</source>
        <translation>すべて 95%区間の中にあります。</translation>
    </message>
    <message>
        <source>Outside the 95% band: {names}. About 1 draw in 20 does that.</source>
        <translation>95%区間の外：{names}。20 回に 1 回ほど起こります。</translation>
    </message>
    <message>
        <source>No band: the fourth moment is infinite.</source>
        <translation>区間なし：4 次のモーメントが無限大です。</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>これから</translation>
    </message>
    <message>
        <source>What this step found</source>
        <translation>この段階で分かったこと</translation>
    </message>
    <message>
        <source>measured mean</source>
        <translation>実測の平均</translation>
    </message>
    <message>
        <source>measured variance</source>
        <translation>実測の分散</translation>
    </message>
    <message>
        <source>measured SD</source>
        <translation>実測の標準偏差</translation>
    </message>
    <message>
        <source>undivided variance</source>
        <translation>割る前の分散</translation>
    </message>
    <message>
        <source>variance divided by $\sqrt{d_k}$</source>
        <translation>$\sqrt{d_k}$ で割った分散</translation>
    </message>
    <message>
        <source>measured $\rm{Var}[X+Y]$</source>
        <translation>実測の $\rm{Var}[X+Y]$</translation>
    </message>
    <message>
        <source>SD of the totals</source>
        <translation>合計点の標準偏差</translation>
    </message>
    <message>
        <source>SD divided by $\sqrt{m}$</source>
        <translation>$\sqrt{m}$ で割った標準偏差</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>答えた数</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>largest difference</source>
        <translation>最大の差</translation>
    </message>
    <message>
        <source>largest dot product on the way</source>
        <translation>途中の内積の最大値</translation>
    </message>
    <message>
        <source>The largest dot product in size before the last division, for each place of the root</source>
        <translation>最後に割る前の内積で、いちばん大きいもの。平方根の場所ごとに示します</translation>
    </message>
    <message>
        <source>Differences are rounding in float64. What differs is the way: a format with few bits must hold the largest dot product.</source>
        <translation>差は float64 の丸めによるものです。ちがうのは途中で、桁の少ない形式では内積の大きさが問題になります。</translation>
    </message>
    <message>
        <source>Dependent terms: the sum of the variances misses their covariance.</source>
        <translation>独立でないと、分散の和は共分散のぶんだけずれます。</translation>
    </message>
    <message>
        <source>With $d_k$ = 1, all three divisors are 1.</source>
        <translation>$d_k$ = 1 なら、割る数は三つとも 1 です。</translation>
    </message>
    <message>
        <source>$\cq{q_i}$ and $\ck{k_i}$ are drawn independently of each other, each with mean $\mu$.</source>
        <translation>$\cq{q_i}$ と $\ck{k_i}$ は互いに独立で、どちらも平均は $\mu$ です。</translation>
    </message>
    <message>
        <source>Dividing a score by $c$ divides its variance by $c^2$.</source>
        <translation>スコアを $c$ で割ると、分散は $c^2$ で割られます。</translation>
    </message>
    <message>
        <source>Scores by place of the root</source>
        <translation>平方根の場所ごとのスコア</translation>
    </message>
    <message>
        <source>running sums of $\cq{q_i}\ck{k_i}$, $d_k$ = {size}</source>
        <translation>$\cq{q_i}\ck{k_i}$ の累積和、$d_k$ = {size}</translation>
    </message>
    <message>
        <source>normal: same variance, other shape</source>
        <translation>正規分布：分散は同じ、形はちがう</translation>
    </message>
    <message>
        <source>normal curve of theory</source>
        <translation>理論上の正規分布</translation>
    </message>
    <message>
        <source>before: undivided</source>
        <translation>割る前</translation>
    </message>
    <message>
        <source>T-score</source>
        <translation>偏差値</translation>
    </message>
    <message>
        <source>50 + 10 × (total − mean) ÷ SD</source>
        <translation>50 + 10 ×（合計 − 平均）÷ 標準偏差</translation>
    </message>
    <message>
        <source>Points are whole numbers, 0 to 100, mean 50, SD 10 in every subject. T-scores have mean 50 and SD 10 in every class.</source>
        <translation>点数はどの科目も 0～100 の整数で、平均 50、標準偏差 10 です。偏差値は、どのクラスでも平均 50、標準偏差 10 になります。</translation>
    </message>
    <message>
        <source>holds: terms stay independent</source>
        <translation>成り立つ：項どうしは独立のまま</translation>
    </message>
    <message>
        <source>$2\,\rm{Cov}[X,Y]$</source>
        <translation>2 × 共分散</translation>
    </message>
    <message>
        <source>Where the assumptions hold</source>
        <translation>仮定が成り立てば</translation>
    </message>
    <message>
        <source>divided</source>
        <translation>割るもの</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>query</source>
        <translation>クエリ</translation>
    </message>
    <message>
        <source>query and key, fourth root</source>
        <translation>クエリとキー（4 乗根）</translation>
    </message>
    <message>
        <source>$W_Q$, beforehand</source>
        <translation>$W_Q$（前もって）</translation>
    </message>
    <message>
        <source>Why the root</source>
        <translation>なぜ平方根か</translation>
    </message>
    <message>
        <source>Mean of a product</source>
        <translation>積の平均</translation>
    </message>
    <message>
        <source>Variance of a product</source>
        <translation>積の分散</translation>
    </message>
    <message>
        <source>Variances add</source>
        <translation>分散は足せる</translation>
    </message>
    <message>
        <source>Variance of the sum</source>
        <translation>和の分散</translation>
    </message>
    <message>
        <source>Spread of the sum</source>
        <translation>和の標準偏差</translation>
    </message>
    <message>
        <source>Divide by the root</source>
        <translation>平方根で割る</translation>
    </message>
    <message>
        <source>Why not divide by $d_k$</source>
        <translation>なぜ $d_k$ で割らないか</translation>
    </message>
    <message>
        <source>In a real model</source>
        <translation>実際のモデルでは</translation>
    </message>
    <message>
        <source>Told as exam scores</source>
        <translation>テストの点数で言うと</translation>
    </message>
    <message>
        <source>Remember it</source>
        <translation>覚えておくこと</translation>
    </message>
    <message>
        <source>Where the root goes</source>
        <translation>平方根の置き場所</translation>
    </message>
    <message>
        <source>The mean of one product $\cq{q_i}\ck{k_i}$ is 0.</source>
        <translation>成分の積 $\cq{q_i}\ck{k_i}$ の平均は 0 です。</translation>
    </message>
    <message>
        <source>Here the mean of $\cq{q_i}\ck{k_i}$ is not 0.</source>
        <translation>今の設定では、$\cq{q_i}\ck{k_i}$ の平均は 0 ではありません。</translation>
    </message>
    <message>
        <source>The variance of one product $\cq{q_i}\ck{k_i}$ is exactly 1.</source>
        <translation>成分の積 $\cq{q_i}\ck{k_i}$ の分散は、ちょうど 1 です。</translation>
    </message>
    <message>
        <source>Independence lets variances add.</source>
        <translation>独立なら、分散は足し算できます。</translation>
    </message>
    <message>
        <source>Add $d_k$ products: the variance of $\q\cdot\k$ is $d_k$.</source>
        <translation>積を $d_k$ 個足すと、$\q\cdot\k$ の分散は $d_k$ です。</translation>
    </message>
    <message>
        <source>The spread of $\q\cdot\k$ is $\sqrt{d_k}$.</source>
        <translation>$\q\cdot\k$ の散らばりは $\sqrt{d_k}$ です。</translation>
    </message>
    <message>
        <source>Divided by $\sqrt{d_k}$, the variance is 1 for every $d_k$.</source>
        <translation>$\sqrt{d_k}$ で割ると、どの $d_k$ でも分散は 1 です。</translation>
    </message>
    <message>
        <source>Dividing by $d_k$ overshoots: the weights go flat.</source>
        <translation>$d_k$ で割ると、割りすぎて重みが平らになります。</translation>
    </message>
    <message>
        <source>A real model meets the assumptions only in part.</source>
        <translation>実際のモデルは、仮定を一部しか満たしません。</translation>
    </message>
    <message>
        <source>The totals of $m$ subjects spread $\sqrt{m}$ times as far.</source>
        <translation>$m$ 科目の合計点は、$\sqrt{m}$ 倍に散らばります。</translation>
    </message>
    <message>
        <source>Two things to remember.</source>
        <translation>覚えるのは 2 つだけです。</translation>
    </message>
    <message>
        <source>Four places for the root, one result.</source>
        <translation>平方根をどこで割っても、結果は同じです。</translation>
    </message>
    <message>
        <source>What is the mean of one product $\cq{q_i}\ck{k_i}$?</source>
        <translation>成分の積 $\cq{q_i}\ck{k_i}$ の平均はいくつでしょう。</translation>
    </message>
    <message>
        <source>What is the variance of one product $\cq{q_i}\ck{k_i}$?</source>
        <translation>成分の積 $\cq{q_i}\ck{k_i}$ の分散はいくつでしょう。</translation>
    </message>
    <message>
        <source>When does adding two variances give the variance of the sum?</source>
        <translation>2 つの分散を足すと和の分散になるのは、どんなときでしょう。</translation>
    </message>
    <message>
        <source>What is the variance of $\q\cdot\k$?</source>
        <translation>$\q\cdot\k$ の分散はいくつでしょう。</translation>
    </message>
    <message>
        <source>How far does $\q\cdot\k$ spread?</source>
        <translation>$\q\cdot\k$ はどれだけ散らばるでしょう。</translation>
    </message>
    <message>
        <source>What is the variance after dividing by $\sqrt{d_k}$?</source>
        <translation>$\sqrt{d_k}$ で割ると、分散はいくつになるでしょう。</translation>
    </message>
    <message>
        <source>And when divided by $d_k$ instead?</source>
        <translation>では、$d_k$ で割るとどうなるでしょう。</translation>
    </message>
    <message>
        <source>Which of these lines hold in a real model?</source>
        <translation>実際のモデルでは、どの行が成り立つでしょう。</translation>
    </message>
    <message>
        <source>How far do the totals of $m$ subjects spread?</source>
        <translation>$m$ 科目の合計点は、どれだけ散らばるでしょう。</translation>
    </message>
    <message>
        <source>Does it matter where the root stands?</source>
        <translation>平方根をどこで割るかで、結果は変わるでしょうか。</translation>
    </message>
    <message>
        <source>When $\cq{q_i}$ and $\ck{k_i}$ are independent, both with mean 0 and variance 1, so is their product.</source>
        <translation>$\cq{q_i}$ と $\ck{k_i}$ が独立で、どちらも平均 0、分散 1 なら、積もそうなります。</translation>
    </message>
    <message>
        <source>Two terms of the sum, $X = \cq{q_1}\ck{k_1}$ and $Y = \cq{q_2}\ck{k_2}$, from different components.</source>
        <translation>和の 2 つの項、$X = \cq{q_1}\ck{k_1}$ と $Y = \cq{q_2}\ck{k_2}$ を考えます。</translation>
    </message>
    <message>
        <source>$\q\cdot\k$ adds up $d_k$ independent products, each of variance 1.</source>
        <translation>$\q\cdot\k$ は、分散 1 の独立な積を $d_k$ 個足したものです。</translation>
    </message>
    <message>
        <source>A standard deviation has the unit of the scores; the variance has its square.</source>
        <translation>標準偏差はスコアと同じ単位です。分散の単位はその 2 乗です。</translation>
    </message>
    <message>
        <source>$d_k$ is the variance, not the spread.</source>
        <translation>$d_k$ は分散であって、散らばりの幅ではありません。</translation>
    </message>
    <message>
        <source>Without mean and correlation every line holds, as assumed before.</source>
        <translation>平均も相関も 0 なら、どの行もこれまでの仮定どおり成り立ちます。</translation>
    </message>
    <message>
        <source>A subject stands for one product $\cq{q_i}\ck{k_i}$, the total for $\q\cdot\k$, and $m$ for $d_k$.</source>
        <translation>1 科目が積 $\cq{q_i}\ck{k_i}$、合計点が $\q\cdot\k$、科目数 $m$ が $d_k$ にあたります。</translation>
    </message>
    <message>
        <source>Read both cards, then answer.</source>
        <translation>カードを読んでから、答えてみましょう。</translation>
    </message>
    <message>
        <source>$W_Q$ makes the query: $\q = \b{x}\, W_Q$. Root or fourth root, the product is the same.</source>
        <translation>クエリは $\q = \b{x}\, W_Q$ で作ります。平方根でも 4 乗根でも、積は同じです。</translation>
    </message>
    <message>
        <source>How far does $\cq{q_i}\ck{k_i}$ spread?</source>
        <translation>$\cq{q_i}\ck{k_i}$ がどれだけ散らばるか。</translation>
    </message>
    <message>
        <source>What happens when two of them are added?</source>
        <translation>2 つ足すとどうなるか。</translation>
    </message>
    <message>
        <source>Add not two but $d_k$ of them.</source>
        <translation>2 個ではなく $d_k$ 個足します。</translation>
    </message>
    <message>
        <source>From the variance to the spread.</source>
        <translation>分散から散らばりの幅へ進みます。</translation>
    </message>
    <message>
        <source>Divide by this spread.</source>
        <translation>この幅で割ります。</translation>
    </message>
    <message>
        <source>Why not divide by $d_k$?</source>
        <translation>なぜ $d_k$ で割らないか。</translation>
    </message>
    <message>
        <source>Does it hold in a real model?</source>
        <translation>実際のモデルでも成り立つか。</translation>
    </message>
    <message>
        <source>The same story with exam scores.</source>
        <translation>同じ話をテストの点数でします。</translation>
    </message>
    <message>
        <source>What to remember.</source>
        <translation>覚えておくこと。</translation>
    </message>
    <message>
        <source>Where programs put the root.</source>
        <translation>平方根をどこに置くか。</translation>
    </message>
    <message>
        <source>That was the last step.</source>
        <translation>これが最後の段階です。</translation>
    </message>
    <message>
        <source>{words} (drawing: {done} so far)</source>
        <translation>{words}（抽出中：{done} 回まで）</translation>
    </message>
    <message>
        <source>Go to another step</source>
        <translation>段階の移動</translation>
    </message>
    <message>
        <source>Fold the working</source>
        <translation>途中式をたたむ</translation>
    </message>
    <message>
        <source>Change what is drawn</source>
        <translation>抽出の設定の変更</translation>
    </message>
    <message>
        <source>Change the subjects</source>
        <translation>科目数の変更</translation>
    </message>
    <message>
        <source>Answer a question</source>
        <translation>問題への回答</translation>
    </message>
    <message>
        <source>Clear the answers</source>
        <translation>回答の消去</translation>
    </message>
    <message>
        <source>Take an example</source>
        <translation>例の選択</translation>
    </message>
    <message>
        <source>Change the length</source>
        <translation>次元数の変更</translation>
    </message>
    <message>
        <source>The proof from its start</source>
        <translation>証明のはじめから</translation>
    </message>
    <message>
        <source>The exact density</source>
        <translation>正確な密度</translation>
    </message>
    <message>
        <source>A correlated product</source>
        <translation>相関のある積</translation>
    </message>
    <message>
        <source>Two dependent terms</source>
        <translation>独立でない 2 項</translation>
    </message>
    <message>
        <source>$d_k$ = 1024, divided by $d_k$</source>
        <translation>$d_k$ = 1024 を $d_k$ で割る</translation>
    </message>
    <message>
        <source>Mean and correlation at once</source>
        <translation>平均も相関もある場合</translation>
    </message>
    <message>
        <source>Without mean and correlation</source>
        <translation>平均も相関もない場合</translation>
    </message>
    <message>
        <source>25 subjects</source>
        <translation>25 科目</translation>
    </message>
    <message>
        <source>Self-check</source>
        <translation>自己チェック</translation>
    </message>
    <message>
        <source>One product first. $\cq{q_i}\ck{k_i}$ is peaked at 0 and has long tails, and yet its variance is exactly 1.</source>
        <translation>まず積 1 個です。$\cq{q_i}\ck{k_i}$ は 0 で尖り、裾が長いのに、分散はちょうど 1 です。</translation>
    </message>
    <message>
        <source>Variances add only when the terms are independent. Move the slider and watch the covariance fill the gap.</source>
        <translation>分散が足せるのは独立なときだけです。スライダーを動かすと、共分散が差を埋めます。</translation>
    </message>
    <message>
        <source>Every product is one step of a walk. After $d_k$ steps the walks lie $\sqrt{d_k}$ from the start, not $d_k$.</source>
        <translation>積の 1 個が 1 歩です。$d_k$ 歩のあと、出発点からの距離は $d_k$ ではなく $\sqrt{d_k}$ ほどです。</translation>
    </message>
    <message>
        <source>The same draws divided three ways: only $\sqrt{d_k}$ keeps the spread at 1. Dividing by $d_k$ makes all weights alike.</source>
        <translation>同じ抽出を 3 通りに割ります。散らばりを 1 に保つのは $\sqrt{d_k}$ だけで、$d_k$ で割ると重みがそろってしまいます。</translation>
    </message>
    <message>
        <source>Nine subjects: totals spread three times as far as one subject, and dividing by 3 brings that back.</source>
        <translation>9 科目では、合計点の散らばりは 1 科目の 3 倍です。3 で割ると元に戻ります。</translation>
    </message>
</context>
</TS>
