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
        <translation>このスコアは​$\sqrt{d_k}$ で​割っても​飽和します。</translation>
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
        <source>One key alone always has the weight 1 and no slope.</source>
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
        <translation>ちょうど0</translation>
    </message>
    <message>
        <source>exactly 1</source>
        <translation>ちょうど1</translation>
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
        <source>64 keys, $d_k = 256$</source>
        <translation>キー 64 個、$d_k = 256$</translation>
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
        <translation>もう一度引く</translation>
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
        <translation>エントロピー（≤ {most} ビット）</translation>
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
        <source>Three keys with $d_k = 4$. The scores are small, and dividing them changes little.</source>
        <translation>キー 3 つ、​$d_k = 4$ です。​スコアが小さいので、​割っても​あまり変わりません。</translation>
    </message>
    <message>
        <source>Now $d_k = 1024$. Undivided, one weight is almost 1 and the slopes vanish. Drag the $d_k$ slider: the right side never collapses.</source>
        <translation>$d_k = 1024$ です。​割らないと、​1 つの重みが​ほぼ 1 になり、​勾配が消えます。​$d_k$ のスライダーを​動かしても、​右側は​つぶれません。</translation>
    </message>
    <message>
        <source>The slopes on a log axis: on the left they are about $10^{16}$ times smaller. So little flows back that learning stalls.</source>
        <translation>勾配を​対数の軸で見ると、​左は​およそ $10^{16}$ 分の 1 です。​ほとんど何も​戻ってこないので、​学習が止まります。</translation>
    </message>
    <message>
        <source>Dividing by $\sqrt{d_k}$ is a temperature of $\sqrt{d_k}$: with $T = 32$ the left side equals the right.</source>
        <translation>$\sqrt{d_k}$ で割ることは、​温度を $\sqrt{d_k}$ に​することです。​$T = 32$ で​左右が​同じになります。</translation>
    </message>
    <message>
        <source>Networks compute with fewer digits. In float16 the unscaled slopes are exactly 0: nothing is left to learn from.</source>
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
        <source>The Jacobian holds the slope of every weight in every score. In one colour range the left side is empty: nothing flows back.</source>
        <translation>ヤコビ行列には、​すべての重みの、​すべてのスコアに対する​勾配が並びます。​同じ色の範囲で見ると、​左側は空っぽで、​何も戻ってきません。</translation>
    </message>
    <message>
        <source>Unscaled in {format}: no weight or slope is 0.</source>
        <translation>割らない側を {format} で計算しても、​0 になる​重みや勾配は​ありません。</translation>
    </message>
    <message>
        <source>In {format} plain $1 - p$ is exactly 0 for {keys}; the page adds up the other weights.</source>
        <translation>{format} の $1 - p$ は​{keys} で​ちょうど 0 です。​ここでは​ほかの重みを​足しています。</translation>
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
