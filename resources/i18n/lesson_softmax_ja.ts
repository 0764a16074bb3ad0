<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Lesson_softmax</name>
    <message>
        <source>Softmax</source>
        <translation>ソフトマックス</translation>
    </message>
    <message>
        <source>Dividing by $\sqrt{d_k}$ keeps every slope alive.</source>
        <translation>$\sqrt{d_k}$ で割ると、​どの勾配も​生き残ります。</translation>
    </message>
    <message>
        <source>At temperature $T = \sqrt{d_k}$ both sides are the same.</source>
        <translation>温度が $T = \sqrt{d_k}$ のとき、​左右は​同じになります。</translation>
    </message>
    <message>
        <source>At $d_k = 1$ the root is 1: dividing changes nothing.</source>
        <translation>$d_k = 1$ では​平方根も 1 なので、​割っても​変わりません。</translation>
    </message>
    <message>
        <source>Both sides keep their slopes.</source>
        <translation>どちらの側にも、​勾配が​残っています。</translation>
    </message>
    <message>
        <source>Undivided, {key} takes most of the weight.</source>
        <translation>割らないと、​{key} が​重みの大半を​取ります。</translation>
    </message>
    <message>
        <source>Which side keeps its slopes? Guess before you look.</source>
        <translation>勾配が残るのは​どちらでしょう。​見る前に​予想しましょう。</translation>
    </message>
    <message>
        <source>Even divided by $\sqrt{d_k}$, these scores saturate.</source>
        <translation>このスコアは​ $\sqrt{d_k}$ で​割っても​飽和します。</translation>
    </message>
    <message>
        <source>The temperature keeps the unscaled slopes alive; $\sqrt{d_k}$ does not.</source>
        <translation>温度で割った​左の勾配は残り、​$\sqrt{d_k}$ では​残りません。</translation>
    </message>
    <message>
        <source>Equal scores share the weight equally on both sides.</source>
        <translation>スコアが等しいと、​左右とも​重みは等分されます。</translation>
    </message>
    <message>
        <source>A single key always has the weight 1 and no slope.</source>
        <translation>キーが 1 つだけなら、​重みはいつも 1 で、​勾配はありません。</translation>
    </message>
    <message>
        <source>These scores are too large for {format}.</source>
        <translation>このスコアは {format} には​大きすぎます。</translation>
    </message>
    <message>
        <source>Unscaled</source>
        <translation>割らない</translation>
    </message>
    <message>
        <source>Scaled</source>
        <translation>$\sqrt{d_k}$ で割る</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>Slopes</source>
        <translation>勾配</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>値なし</translation>
    </message>
    <message>
        <source>exactly 0</source>
        <translation>ちょうど 0</translation>
    </message>
    <message>
        <source>exactly 1</source>
        <translation>ちょうど 1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>{keys} and {count} more</source>
        <translation>{keys} ほか {count} 個</translation>
    </message>
    <message>
        <source>Scores, weights and slopes, unscaled beside scaled</source>
        <translation>スコア・重み・勾配（左：割らない、右：割る）</translation>
    </message>
    <message>
        <source>Left and right arrow keys choose a key. Typed scores: drag a bar, or use the up and down arrow keys.</source>
        <translation>左右の矢印キーでキーを選びます。入力したスコアは、棒のドラッグか上下の矢印キーで変えられます。</translation>
    </message>
    <message>
        <source>{side}, {key}: score {score}, weight {weight}, slope {slope}.</source>
        <translation>{side}、{key}：スコア {score}、重み {weight}、勾配 {slope}。</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Start from an example</source>
        <translation>例を選んで始めます</translation>
    </message>
    <message>
        <source>Own values</source>
        <translation>自分の値</translation>
    </message>
    <message>
        <source>Walk-through, $d_k = 1024$</source>
        <translation>基本の例（$d_k = 1024$）</translation>
    </message>
    <message>
        <source>0 and 10</source>
        <translation>0 と 10</translation>
    </message>
    <message>
        <source>0 and 50</source>
        <translation>0 と 50</translation>
    </message>
    <message>
        <source>0, 10 and 50</source>
        <translation>0 と 10 と 50</translation>
    </message>
    <message>
        <source>Equal scores</source>
        <translation>等しいスコア</translation>
    </message>
    <message>
        <source>8 keys, $d_k = 64$</source>
        <translation>キー 8 個、$d_k = 64$</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>入力する</translation>
    </message>
    <message>
        <source>Type the scores or drag their bars</source>
        <translation>スコアを入力するか、棒をドラッグします</translation>
    </message>
    <message>
        <source>Drawn $\b{q}$ and $\b{k}$</source>
        <translation>乱数の $\b{q}$ と $\b{k}$</translation>
    </message>
    <message>
        <source>Dot products of one query and keys with random components</source>
        <translation>成分が乱数のクエリ 1 つとキーの内積</translation>
    </message>
    <message>
        <source>Table of scores</source>
        <translation>スコアの表</translation>
    </message>
    <message>
        <source>Score of key {number}</source>
        <translation>キー {number} のスコア</translation>
    </message>
    <message>
        <source>Any number; arrow keys change it by 1</source>
        <translation>好きな数を入力します。矢印キーで 1 ずつ変わります</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キーの数</translation>
    </message>
    <message>
        <source>How many keys the query is compared with</source>
        <translation>クエリと比べるキーの数</translation>
    </message>
    <message>
        <source>Add a key</source>
        <translation>キーを追加</translation>
    </message>
    <message>
        <source>One more key; a typed one has the score 0</source>
        <translation>キーを 1 つ増やします。入力ではスコア 0 から始まります</translation>
    </message>
    <message>
        <source>Temperature $T$, unscaled side</source>
        <translation>温度 $T$（割らない側）</translation>
    </message>
    <message>
        <source>Temperature of the unscaled side</source>
        <translation>割らない側の温度</translation>
    </message>
    <message>
        <source>The scores of the unscaled side are divided by it</source>
        <translation>割らない側のスコアをこの値で割ります</translation>
    </message>
    <message>
        <source>Set $T = \sqrt{d_k}$</source>
        <translation>$T = \sqrt{d_k}$ にする</translation>
    </message>
    <message>
        <source>Makes both sides equal</source>
        <translation>左右を同じにします</translation>
    </message>
    <message>
        <source>Number type</source>
        <translation>数の型</translation>
    </message>
    <message>
        <source>In which the softmax is computed</source>
        <translation>ソフトマックスを計算する数の型</translation>
    </message>
    <message>
        <source>float64</source>
        <translation>float64</translation>
    </message>
    <message>
        <source>float32</source>
        <translation>float32</translation>
    </message>
    <message>
        <source>float16</source>
        <translation>float16</translation>
    </message>
    <message>
        <source>bfloat16</source>
        <translation>bfloat16</translation>
    </message>
    <message>
        <source>More</source>
        <translation>詳しい設定</translation>
    </message>
    <message>
        <source>Axis of the slopes, seed and random numbers</source>
        <translation>勾配の軸、シード、乱数</translation>
    </message>
    <message>
        <source>Axis of the slopes</source>
        <translation>勾配の軸</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <source>Equal distances are equal differences</source>
        <translation>同じ間隔が同じ差を表します</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>対数</translation>
    </message>
    <message>
        <source>Equal distances are equal factors: tiny slopes become visible</source>
        <translation>同じ間隔が同じ倍率を表し、ごく小さい勾配も見えます</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>The same seed always draws the same vectors</source>
        <translation>同じシードからは、いつも同じベクトルができます</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>乱数</translation>
    </message>
    <message>
        <source>R&apos;s numbers begin with those of the walk-through</source>
        <translation>R の乱数は、基本の例の数から始まります</translation>
    </message>
    <message>
        <source>R, as in the walk-through</source>
        <translation>R（基本の例と同じ）</translation>
    </message>
    <message>
        <source>numpy</source>
        <translation>numpy</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>引き直す</translation>
    </message>
    <message>
        <source>With two keys $p$ is a sigmoid of the score, and $p&apos;$ its derivative.</source>
        <translation>キー 2 つなら​ $p$ は​シグモイド、​$p&apos;$ は​その導関数です。</translation>
    </message>
    <message>
        <source>How do weights and slopes change as $d_k$ grows? Guess.</source>
        <translation>$d_k$ とともに​重みと勾配は​どう変わるでしょう。​予想しましょう。</translation>
    </message>
    <message>
        <source>Where is the slope alive? Guess before you move the score.</source>
        <translation>勾配が​生きているのは​どこでしょう。​動かす前に​予想しましょう。</translation>
    </message>
    <message>
        <source>Curves over</source>
        <translation>曲線の横軸</translation>
    </message>
    <message>
        <source>over $d_k$</source>
        <translation>横軸は $d_k$</translation>
    </message>
    <message>
        <source>Means over many random draws, for each divisor</source>
        <translation>無作為な組を多く作り、​割る数ごとに​平均します</translation>
    </message>
    <message>
        <source>over one score</source>
        <translation>横軸は 1 つのスコア</translation>
    </message>
    <message>
        <source>Weight and slope while one score is moved</source>
        <translation>スコアを 1 つ動かしたときの​重みと勾配</translation>
    </message>
    <message>
        <source>$\cu{■}$ not divided   $\cs{●}$ by $\sqrt{d_k}$   $\cm{◆}$ by $d_k$</source>
        <translation>$\cu{■}$ 割らない   $\cs{●}$ $\sqrt{d_k}$ で割る   $\cm{◆}$ $d_k$ で割る</translation>
    </message>
    <message>
        <source>Largest weight, mean</source>
        <translation>最大の重みの平均</translation>
    </message>
    <message>
        <source>Sum of slopes, mean</source>
        <translation>勾配の合計の平均</translation>
    </message>
    <message>
        <source>Share with a weight above 0.99</source>
        <translation>0.99 を超える重みがある割合</translation>
    </message>
    <message>
        <source>Entropy, mean, bits</source>
        <translation>エントロピーの平均（ビット）</translation>
    </message>
    <message>
        <source>Point at a mark to read it with its band; drag, or use the arrow keys, to choose $d_k$</source>
        <translation>印を指すと​値と区間を読めます。​ドラッグか矢印キーで​ $d_k$ を選びます</translation>
    </message>
    <message>
        <source>{divisor}, $d_k = {d_k}$: {value}
95% band {low} to {high}</source>
        <translation>{divisor}、$d_k = {d_k}$：{value}
95%区間 {low} ～ {high}</translation>
    </message>
    <message>
        <source>not divided</source>
        <translation>割らない</translation>
    </message>
    <message>
        <source>by $\sqrt{d_k}$</source>
        <translation>$\sqrt{d_k}$ で割る</translation>
    </message>
    <message>
        <source>by $d_k$</source>
        <translation>$d_k$ で割る</translation>
    </message>
    <message>
        <source>How many keys each query has, 2 to 512</source>
        <translation>クエリ 1 つあたりの​キーの数、​2 から 512 まで</translation>
    </message>
    <message>
        <source>Draws for each $d_k$</source>
        <translation>$d_k$ ごとの組の数</translation>
    </message>
    <message>
        <source>More draws make the bands narrower, 100 to 100000</source>
        <translation>多いほど​区間が狭くなります。​100 から 100000 まで</translation>
    </message>
    <message>
        <source>Draws so far</source>
        <translation>これまでの組の数</translation>
    </message>
    <message>
        <source>{done} of {total} draws</source>
        <translation>{total} 組のうち {done} 組</translation>
    </message>
    <message>
        <source>Stopped after {done} of {total} draws</source>
        <translation>{total} 組のうち {done} 組で中止</translation>
    </message>
    <message>
        <source>Means over random draws with standard normal components. The band holds the true mean in 95 of 100 runs.</source>
        <translation>成分が標準正規分布の​無作為な組での平均です。​100 回のうち 95 回は、​真の平均が​区間に入ります。</translation>
    </message>
    <message>
        <source>Given $\q$, the scores are independent normal numbers with standard deviation $|\q|$: they are drawn as such, which is exact.</source>
        <translation>$\q$ を決めると、​スコアは独立な正規乱数で、​標準偏差は $|\q|$ です。​そのまま乱数で作るので、​近似ではありません。</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>もう一度実行</translation>
    </message>
    <message>
        <source>Measure once more with other random numbers</source>
        <translation>別の乱数で​もう一度測ります</translation>
    </message>
    <message>
        <source>Keep what has been measured so far</source>
        <translation>ここまでの結果を残します</translation>
    </message>
    <message>
        <source>Weight $p$</source>
        <translation>重み $p$</translation>
    </message>
    <message>
        <source>Slope $p&apos; = p(1 - p)$</source>
        <translation>勾配 $p&apos; = p(1 - p)$</translation>
    </message>
    <message>
        <source>Drag, or use the arrow keys, to move the score</source>
        <translation>ドラッグか矢印キーで​スコアを動かします</translation>
    </message>
    <message>
        <source>score</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Score that is moved</source>
        <translation>動かすスコア</translation>
    </message>
    <message>
        <source>Moves the score from −60 to 60</source>
        <translation>スコアを −60 から 60 まで​動かします</translation>
    </message>
    <message>
        <source>Key whose score is moved</source>
        <translation>スコアを動かすキー</translation>
    </message>
    <message>
        <source>The other scores stay as they are</source>
        <translation>ほかのスコアは​変わりません</translation>
    </message>
    <message>
        <source>Weights of all keys, unscaled beside scaled</source>
        <translation>すべてのキーの重み、​割らない側と割った側</translation>
    </message>
    <message>
        <source>They follow the score that is moved</source>
        <translation>動かすスコアに​合わせて変わります</translation>
    </message>
    <message>
        <source>{key} at score {score}: unscaled {unscaled}, scaled {scaled}.</source>
        <translation>{key}、スコア {score}：割らない {unscaled}、割る {scaled}。</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲線</translation>
    </message>
    <message>
        <source>Each value is a unit vector of its own, so that the loss tells about the weights alone; $v$ is the wanted key&apos;s value.</source>
        <translation>バリューは​キーごとに​別の単位ベクトルなので、​損失は​重みだけで​決まります。​$v$ は​目標のキーの​バリューです。</translation>
    </message>
    <message>
        <source>$\b{q}$</source>
        <translation>$\b{q}$</translation>
    </message>
    <message>
        <source>$L = |p V - v|^2 / 2$</source>
        <translation>$L = |p V - v|^2 / 2$</translation>
    </message>
    <message>
        <source>512 keys, $d_k = 256$</source>
        <translation>キー 512 個、$d_k = 256$</translation>
    </message>
    <message>
        <source>A draw that learns unscaled</source>
        <translation>割らなくても学ぶ組</translation>
    </message>
    <message>
        <source>Walk-through, $d_k = 4$</source>
        <translation>基本の例（$d_k = 4$）</translation>
    </message>
    <message>
        <source>There is no query or no key to take.</source>
        <translation>受け取れる​クエリか​キーが​ありません。</translation>
    </message>
    <message>
        <source>At most 64 keys can be taken over; nothing was changed.</source>
        <translation>受け取れる​キーは​ 64 個までです。​何も​変えていません。</translation>
    </message>
    <message>
        <source>A score would be too large to be shown here; nothing was changed.</source>
        <translation>スコアが​大きすぎて、​ここでは​表示できません。​何も​変えていません。</translation>
    </message>
    <message>
        <source>At most 4096 components can be taken over; nothing was changed.</source>
        <translation>受け取れる​成分は​ 4096 個までです。​何も​変えていません。</translation>
    </message>
    <message>
        <source>Three keys with $d_k = 1024$. Undivided, one weight is almost 1, the slopes vanish. Drag the $d_k$ slider: the right side never collapses.</source>
        <translation>キー 3 つ、​$d_k = 1024$ です。​割らないと​重みの 1 つが​ほぼ 1 になり、​勾配が消えます。​$d_k$ を動かしても、​右は​つぶれません。</translation>
    </message>
    <message>
        <source>Saturation over d_k, and weight and slope over one score</source>
        <translation>$d_k$ による飽和と、​1 つのスコアによる​重みと勾配</translation>
    </message>
    <message>
        <source>Gradient descent, unscaled beside scaled</source>
        <translation>割らない側と割った側の​勾配降下</translation>
    </message>
    <message>
        <source>Key that is moved</source>
        <translation>動かすキー</translation>
    </message>
    <message>
        <source>Means over many draws: undivided, softmax saturates as $d_k$ grows. By $d_k$ the weights go flat. Only $\sqrt{d_k}$ keeps it as it is.</source>
        <translation>多くの組での平均です。​割らないと、​$d_k$ とともに​飽和します。​$d_k$ で割ると​平らになります。​$\sqrt{d_k}$ だけが​様子を変えません。</translation>
    </message>
    <message>
        <source>Gradient descent is to make $\k_3$ win. Press Run: the right side learns, the left side stays where it is.</source>
        <translation>勾配降下で​ $\k_3$ を勝たせます。​「再生」を押すと、​右は学びますが、​左は​動きません。</translation>
    </message>
    <message>
        <source>Here only the scaled side learns.</source>
        <translation>この例では、​割った側だけが​学びます。</translation>
    </message>
    <message>
        <source>Undivided, softmax saturates; $\sqrt{d_k}$ prevents it.</source>
        <translation>割らないと飽和し、​$\sqrt{d_k}$ で割ると防げます。</translation>
    </message>
    <message>
        <source>The slope $p&apos;$ lives only near where $p$ passes 1/2.</source>
        <translation>勾配 $p&apos;$ が​生きているのは、​$p$ が 1/2 に​近いところだけです。</translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation>計算中です…</translation>
    </message>
    <message>
        <source>Largest weight, $d_k = {d_k}$</source>
        <translation>最大の重み、$d_k = {d_k}$</translation>
    </message>
    <message>
        <source>Share above 0.99</source>
        <translation>0.99 を超える割合</translation>
    </message>
    <message>
        <source>Entropy, bits</source>
        <translation>エントロピー（ビット）</translation>
    </message>
    <message>
        <source>Here only the unscaled side learns.</source>
        <translation>この例では、​割らない側だけが​学びます。</translation>
    </message>
    <message>
        <source>Here both sides learn.</source>
        <translation>この例では、​どちらも​学びます。</translation>
    </message>
    <message>
        <source>After {count} steps neither side has learnt.</source>
        <translation>{count} 回では、​どちらも​まだ学べていません。</translation>
    </message>
    <message>
        <source>{key} leads from the start: there is little to learn.</source>
        <translation>{key} は​はじめから勝っています。​学ぶことは​ほとんどありません。</translation>
    </message>
    <message>
        <source>Which side will learn? Guess, then let it run.</source>
        <translation>どちらが​学ぶか、​予想して​再生しましょう。</translation>
    </message>
    <message>
        <source>The vectors are being drawn.</source>
        <translation>ベクトルを​作っています。</translation>
    </message>
    <message>
        <source>Weights over the steps, unscaled</source>
        <translation>割らない側の​重みの移り変わり</translation>
    </message>
    <message>
        <source>Weights over the steps, scaled</source>
        <translation>割った側の​重みの移り変わり</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Size of the gradient</source>
        <translation>勾配の大きさ</translation>
    </message>
    <message>
        <source>log axis</source>
        <translation>対数目盛</translation>
    </message>
    <message>
        <source>Drag, or use the arrow keys, to look at another step</source>
        <translation>ドラッグか矢印キーで​ほかの回を見ます</translation>
    </message>
    <message>
        <source>{count} steps</source>
        <translation>{count} 回</translation>
    </message>
    <message>
        <source>{key} wanted  {value}</source>
        <translation>{key} 目標  {value}</translation>
    </message>
    <message>
        <source>Step {step}: {key} {value}.</source>
        <translation>{step} 回目：{key} {value}。</translation>
    </message>
    <message>
        <source>Step {step}: unscaled {unscaled}, scaled {scaled}.</source>
        <translation>{step} 回目：割らない {unscaled}、割る {scaled}。</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>はじめから</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>はじめに戻ります</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>1 回分戻ります</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>回</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>1 回分進みます</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Take one step after another</source>
        <translation>1 回ずつ続けて進みます</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Stop at this step</source>
        <translation>この回で止めます</translation>
    </message>
    <message>
        <source>Step that is shown</source>
        <translation>表示する回</translation>
    </message>
    <message>
        <source>Which step is looked at, 0 is the start</source>
        <translation>何回目を見るか。​0 が始まりです</translation>
    </message>
    <message>
        <source>Wanted key</source>
        <translation>勝たせたいキー</translation>
    </message>
    <message>
        <source>Its value ought to come out</source>
        <translation>このキーのバリューを​出力させます</translation>
    </message>
    <message>
        <source>$\k_{{{number}}}$</source>
        <translation>$\k_{{{number}}}$</translation>
    </message>
    <message>
        <source>Step size $η$</source>
        <translation>学習率 $η$</translation>
    </message>
    <message>
        <source>Factor on the gradient, the same on both sides</source>
        <translation>勾配にかける数。​両側で同じです</translation>
    </message>
    <message>
        <source>What learns</source>
        <translation>学ぶもの</translation>
    </message>
    <message>
        <source>Only the query moves</source>
        <translation>クエリだけが動きます</translation>
    </message>
    <message>
        <source>$W_Q$, $W_K$</source>
        <translation>$W_Q$ と $W_K$</translation>
    </message>
    <message>
        <source>Query and keys move: each token is a unit vector, so its row of the matrix is its query or key</source>
        <translation>クエリもキーも動きます。​トークンは単位ベクトルなので、​行列の行が​クエリやキーになります</translation>
    </message>
    <message>
        <source>Number of steps</source>
        <translation>くり返す回数</translation>
    </message>
    <message>
        <source>How many steps are taken, 10 to 500</source>
        <translation>何回更新するか、​10 から 500 まで</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Steps a second while it runs</source>
        <translation>再生中に​ 1 秒で進む回数</translation>
    </message>
    <message>
        <source>{count} a second</source>
        <translation>毎秒 {count} 回</translation>
    </message>
    <message>
        <source>On the way</source>
        <translation>途中の値</translation>
    </message>
    <message>
        <source>Loss and gradient at some steps; click one to look at it</source>
        <translation>いくつかの回の​損失と勾配。​押すとその回を見ます</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>勾配の大きさ</translation>
    </message>
    <message>
        <source>It does not always get stuck.</source>
        <translation>いつも止まるわけではありません。</translation>
    </message>
    <message>
        <source>With 3 keys and $d_k = 1024$ about one random draw in six learns unscaled, too, although its wanted key starts behind. At small $d_k$ both sides arrive.</source>
        <translation>キー 3 つ、$d_k = 1024$ では、​目標が負けていても、​約 6 組に 1 組は​割らなくても学びます。​$d_k$ が小さければ​どちらも​たどり着きます。</translation>
    </message>
    <message>
        <source>Of {trials} random draws ({keys} keys, $d_k = {d_k}$, wanted key behind) {share} learnt unscaled within {steps} steps (95% band {low} to {high}), and {scaled} scaled.</source>
        <translation>目標が負けている​無作為な {trials} 組​（キー {keys} 個、$d_k = {d_k}$）のうち、​{steps} 回以内に学んだのは、​割らない側 {share}​（95%区間 {low} ～ {high}）、​割った側 {scaled} です。</translation>
    </message>
    <message>
        <source>A larger step does not free this draw: its unscaled gradient is too small.</source>
        <translation>この組は、​学習率を大きくしても​動きません。​割らない側の勾配が​小さすぎます。</translation>
    </message>
    <message>
        <source>See one</source>
        <translation>動く例を見る</translation>
    </message>
    <message>
        <source>Show a draw that learns without being scaled</source>
        <translation>割らなくても学ぶ組を​表示します</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数える</translation>
    </message>
    <message>
        <source>Try 4000 random draws with this $d_k$, and count how many learn</source>
        <translation>この $d_k$ で​無作為な 4000 組を試し、​学ぶ組を数えます</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Keep what has been counted so far</source>
        <translation>ここまで数えた結果を​残します</translation>
    </message>
    <message>
        <source>Progress of the count</source>
        <translation>数えた割合</translation>
    </message>
    <message>
        <source>Weight of {key} after {step} steps</source>
        <translation>{step} 回目の {key} の重み</translation>
    </message>
    <message>
        <source>$\q \to \q - η\,∂L / ∂\q$</source>
        <translation>$\q \to \q - η\,∂L / ∂\q$</translation>
    </message>
    <message>
        <source>Largest other weight</source>
        <translation>ほかで最大の重み</translation>
    </message>
    <message>
        <source>Descent</source>
        <translation>勾配降下</translation>
    </message>
    <message>
        <source>Draw other random vectors, with a new seed</source>
        <translation>新しいシードで別の乱数ベクトルを引きます</translation>
    </message>
    <message>
        <source>$d_k$</source>
        <translation>$d_k$</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>次元数</translation>
    </message>
    <message>
        <source>Dimension of query and keys, 1 to 4096</source>
        <translation>クエリとキーの次元数（1〜4096）</translation>
    </message>
    <message>
        <source>Slope of the winner, {key}</source>
        <translation>最大のキー {key} の勾配</translation>
    </message>
    <message>
        <source>Largest weight</source>
        <translation>最大の重み</translation>
    </message>
    <message>
        <source>Entropy, bits (≤ {most})</source>
        <translation>エントロピー ≤ {most} ビット</translation>
    </message>
    <message>
        <source>Effective keys (of {count})</source>
        <translation>実効キー数（/ {count}）</translation>
    </message>
    <message>
        <source>Sum of slopes</source>
        <translation>勾配の合計</translation>
    </message>
    <message>
        <source>Source of the scores</source>
        <translation>スコアの出どころ</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Number of keys</source>
        <translation>キーの数</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Typed scores are 64 at most: these are the first 64.</source>
        <translation>入力できるスコアは 64 個までです。​はじめの 64 個を使います。</translation>
    </message>
    <message>
        <source>The slopes on a log axis: on the left about $10^{16}$ times smaller. So little flows back that learning stalls.</source>
        <translation>勾配を​対数の軸で見ると、​左は​およそ $10^{16}$ 分の 1 です。​ほとんど何も​戻ってこないので、​学習が止まります。</translation>
    </message>
    <message>
        <source>Dividing by $\sqrt{d_k}$ is a temperature of $\sqrt{d_k}$: with $T = 32$ the left side equals the right.</source>
        <translation>$\sqrt{d_k}$ で割ることは、​温度を $\sqrt{d_k}$ に​することです。​$T = 32$ で​左右が​同じになります。</translation>
    </message>
    <message>
        <source>Networks compute with fewer digits. In float16 the unscaled slopes are exactly 0: nothing to learn from.</source>
        <translation>実際のモデルは​少ない桁で​計算します。​float16 では、​割らない側の勾配が​ちょうど 0 になり、​学習の手がかりが​なくなります。</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>棒グラフ</translation>
    </message>
    <message>
        <source>Scores, weights and slopes as bars</source>
        <translation>スコア・重み・勾配を棒で表します</translation>
    </message>
    <message>
        <source>Jacobian</source>
        <translation>ヤコビ行列</translation>
    </message>
    <message>
        <source>How every weight changes with every score</source>
        <translation>どのスコアでどの重みがどれだけ変わるか</translation>
    </message>
    <message>
        <source>Jacobian, unscaled</source>
        <translation>ヤコビ行列（割らない）</translation>
    </message>
    <message>
        <source>Jacobian, scaled</source>
        <translation>ヤコビ行列（割る）</translation>
    </message>
    <message>
        <source>Click an entry, or use the arrow keys, to write it out</source>
        <translation>成分をクリックするか、矢印キーで選ぶと、式が出ます</translation>
    </message>
    <message>
        <source>Own colour range for each side</source>
        <translation>左右で別々の色の範囲にする</translation>
    </message>
    <message>
        <source>Off: one range for both, so that equal colours are equal numbers</source>
        <translation>オフでは左右の範囲が共通で、同じ色は同じ数を表します</translation>
    </message>
    <message>
        <source>Each row adds up to 0: what one weight gains, others lose.</source>
        <translation>どの行も​合計は 0：​1 つの重みが​増えた分だけ、​ほかが減ります。</translation>
    </message>
    <message>
        <source>Largest entry: {number}, at {key}</source>
        <translation>最大の成分：{number}（{key}）</translation>
    </message>
    <message>
        <source>Colour range</source>
        <translation>色の範囲</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>成分</translation>
    </message>
    <message>
        <source>Unscaled in {format}: no weight or slope is 0.</source>
        <translation>割らない側を {format} で計算しても、​0 になる​重みや勾配は​ありません。</translation>
    </message>
    <message>
        <source>In {format} plain $1 - p$ is exactly 0 for {keys}; the page adds up the other weights.</source>
        <translation>{format} で​ 1 から $p$ を引くと、​{keys} では​ちょうど 0 に​なります。​ここでは​代わりに​ほかの重みを​足しています。</translation>
    </message>
    <message>
        <source>Unscaled in {format}, the slope is exactly 0 for {keys}.</source>
        <translation>割らない側の {format} では、​{keys} の勾配が​ちょうど 0 です。</translation>
    </message>
    <message>
        <source>Unscaled in {format}, exactly 0: the slope for {keys}; $p$ for {small}.</source>
        <translation>割らない側の {format} で​ちょうど 0：​勾配は {keys}、​$p$ は {small}。</translation>
    </message>
    <message>
        <source>The page shows them through their logarithms.</source>
        <translation>画面の値は​対数から​求めています。</translation>
    </message>
    <message>
        <source>A score overflows {format} to infinity, and infinity − infinity has no value.</source>
        <translation>スコアが {format} では​無限大になり、​無限大 − 無限大には​値がありません。</translation>
    </message>
    <message>
        <source>Without subtracting the largest score, the exponentials overflow to infinity, and $\infty / \infty$ has no value.</source>
        <translation>最大のスコアを​引かずに計算すると、​指数関数が​無限大になり、​$\infty / \infty$ には​値がありません。</translation>
    </message>
    <message>
        <source>Without subtracting the largest score, every exponential is 0, and 0/0 has no value.</source>
        <translation>最大のスコアを​引かずに計算すると、​指数関数が​すべて 0 になり、​0/0 には​値がありません。</translation>
    </message>
    <message>
        <source>$\cu{■}$ Unscaled</source>
        <translation>$\cu{■}$ 割らない</translation>
    </message>
    <message>
        <source>$\cs{●}$ Scaled</source>
        <translation>$\cs{●}$ 割る</translation>
    </message>
</context>
</TS>
