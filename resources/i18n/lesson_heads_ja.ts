<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Lesson_heads</name>
    <message>
        <source>Heads</source>
        <translation>ヘッド</translation>
    </message>
    <message>
        <source>One head keeps all {count} numbers.</source>
        <translation>ヘッドが一つなら、​{count} 個の数を​すべて使います。</translation>
    </message>
    <message>
        <source>What is shown of the heads</source>
        <translation>ヘッドの何を見るか</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>Scores and weights of the head enlarged</source>
        <translation>拡大したヘッドのスコアと重み</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Mix the values, join the heads, multiply by W_O</source>
        <translation>バリューを混ぜ、ヘッドをつなぎ、W_O をかけます</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Draw q.k of one head many times: is its variance d_k?</source>
        <translation>1 ヘッドの q.k を何度も引き、分散が d_k になるか調べます</translation>
    </message>
    <message>
        <source>The vector cut into heads</source>
        <translation>ヘッドに分けたベクトル</translation>
    </message>
    <message>
        <source>The numbers of one query as stripes: blue below 0, red above. Each block belongs to a head.</source>
        <translation>クエリの数を縞で表します。青は負、赤は正です。ブロック一つがヘッド一つの分です。</translation>
    </message>
    <message>
        <source>Attention weights of all heads</source>
        <translation>すべてのヘッドの注意の重み</translation>
    </message>
    <message>
        <source>Click a head, or use the arrow keys, to enlarge it. Dark is 0, yellow is 1.</source>
        <translation>クリックか矢印キーでヘッドを選ぶと、下に拡大されます。暗い色が 0、黄色が 1 です。</translation>
    </message>
    <message>
        <source>Head {head}</source>
        <translation>ヘッド {head}</translation>
    </message>
    <message>
        <source>Head {head}: mean entropy {entropy} bits, mean largest weight {largest}</source>
        <translation>ヘッド {head}：平均エントロピー {entropy} ビット、最大の重みの平均 {largest}</translation>
    </message>
    <message>
        <source>Outputs of all heads, side by side</source>
        <translation>横に並べた全ヘッドの出力</translation>
    </message>
    <message>
        <source>{count} numbers for each token</source>
        <translation>トークンごとに {count} 個の数</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>行列の形</translation>
    </message>
    <message>
        <source>The shape of the table after each step: rows, columns</source>
        <translation>各段のあとの表の形（行数、列数）</translation>
    </message>
    <message>
        <source>{count} tokens in, {count} tokens out</source>
        <translation>{count} トークンが入り、出ます</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>クエリ</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分割</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>結合</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Picked cell {product}</source>
        <translation>選んだマス {product}</translation>
    </message>
    <message>
        <source>Left table of the head</source>
        <translation>このヘッドの左の表</translation>
    </message>
    <message>
        <source>Right table of the head</source>
        <translation>このヘッドの右の表</translation>
    </message>
    <message>
        <source>Click a cell, or use the arrow keys. The query of its row stands above.</source>
        <translation>クリックか矢印キーでマスを選びます。その行のクエリが上に出ます。</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>クエリ</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>{head}, scores $QK^\top$</source>
        <translation>{head} のスコア $QK^\top$</translation>
    </message>
    <message>
        <source>Scores $QK^\top$</source>
        <translation>スコア $QK^\top$</translation>
    </message>
    <message>
        <source>Output of the head</source>
        <translation>ヘッドの出力</translation>
    </message>
    <message>
        <source>Output of all heads</source>
        <translation>全ヘッドの出力</translation>
    </message>
    <message>
        <source>A token a row. Point at a cell to read it.</source>
        <translation>1 行が 1 トークンです。マスを指すと値が出ます。</translation>
    </message>
    <message>
        <source>Head {head}: weights $\times\,V$, {shape}</source>
        <translation>ヘッド {head}：重み $\times\,V$、{shape}</translation>
    </message>
    <message>
        <source>Joined $\times\,W_O$: {shape}</source>
        <translation>結合 $\times\,W_O$：{shape}</translation>
    </message>
    <message>
        <source>$W_O$ mixes the heads: each number of the output draws on all of them. Here $W_O$ is random, too.</source>
        <translation>$W_O$ が​ヘッドどうしを混ぜ、​出力のどの数にも​全ヘッドが効きます。​ここでは $W_O$ も​乱数です。</translation>
    </message>
    <message>
        <source>Variance of $\q \cdot \k$ with $d_k = {d_k}$</source>
        <translation>$d_k = {d_k}$ のときの $\q \cdot \k$ の分散</translation>
    </message>
    <message>
        <source>Variance for each divisor</source>
        <translation>割る数ごとの分散</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>割る数</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>理論値</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>実測値</translation>
    </message>
    <message>
        <source>Measured variance over theory</source>
        <translation>実測値 ÷ 理論値</translation>
    </message>
    <message>
        <source>Histograms of dot products</source>
        <translation>内積のヒストグラム</translation>
    </message>
    <message>
        <source>The same draws undivided and divided; every peak is set to one height</source>
        <translation>同じ乱数を、割らずに、また割って示します。山の高さはそろえてあります。</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>確認の進み具合</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Stop drawing; what is measured stays</source>
        <translation>中止します。ここまでの測定値は残ります</translation>
    </message>
    <message>
        <source>Drawing begins …</source>
        <translation>計算を始めます…</translation>
    </message>
    <message>
        <source>{done} of {trials} pairs so far.</source>
        <translation>{trials} 組のうち​ {done} 組まで。</translation>
    </message>
    <message>
        <source>{trials} pairs $\q$, $\k$ of standard normal numbers.</source>
        <translation>標準正規分布の​ $\q$、$\k$ を​ {trials} 組。</translation>
    </message>
    <message>
        <source>Outside the band: that happens to 1 run in 20.</source>
        <translation>95%区間の外です。​20 回に 1 回は​起こります。</translation>
    </message>
    <message>
        <source>Each of {heads} heads divides by {divisor}, near {right}.</source>
        <translation>{heads} 個のヘッドは​ {right} に近い​ {divisor} で割ります。</translation>
    </message>
    <message>
        <source>{divisor} is above {right}: rows go flat.</source>
        <translation>{divisor} は​ {right} より大きく、​重みが平らになります。</translation>
    </message>
    <message>
        <source>{divisor} is below {right}: rows become sharp.</source>
        <translation>{divisor} は​ {right} より小さく、​重みが一つに偏ります。</translation>
    </message>
    <message>
        <source>Numbers in each block: {d_k}; blocks: {heads}</source>
        <translation>{d_k} 個の数のブロックが {heads} 個</translation>
    </message>
    <message>
        <source>Tables of weights: {heads}.</source>
        <translation>重みの表が {heads} 個。</translation>
    </message>
    <message>
        <source>joined: outputs of all heads side by side, {shape}</source>
        <translation>結合：全ヘッドの出力を横に並べて {shape}</translation>
    </message>
    <message>
        <source>into {heads}</source>
        <translation>{heads} 個に</translation>
    </message>
    <message>
        <source>The same, {sign}</source>
        <translation>同じ {sign}</translation>
    </message>
    <message>
        <source>SD of scores</source>
        <translation>スコアの標準偏差</translation>
    </message>
    <message>
        <source>Of the divided scores of all heads. Divided by the root of d_k it falls between {low} and {high} in 95% of draws.</source>
        <translation>全ヘッドの割ったスコアの値です。√d_k で割ると、95% の回で {low} から {high} の間に入ります。</translation>
    </message>
    <message>
        <source>{heads} heads cannot share {d_model} numbers evenly: {d_model} ÷ {heads} {quotient}. Try {nearest}, or give $d_k$ its own number first.</source>
        <translation>{d_model} 個の数は​ {heads} 個のヘッドで​等分できません​（{d_model} ÷ {heads} {quotient}）。​{nearest} なら​できます。​または先に $d_k$ を​直接入力してください。</translation>
    </message>
    <message>
        <source>{heads} heads cannot share {d_model} numbers evenly: {d_model} ÷ {heads} {quotient}. Try {nearest}.</source>
        <translation>{d_model} 個の数は​ {heads} 個のヘッドで​等分できません​（{d_model} ÷ {heads} {quotient}）。​{nearest} なら​できます。</translation>
    </message>
    <message>
        <source>{heads} × {d_k} = {joined}, not {d_model}: $d_k$ is chosen freely, and $W_O$ leads back.</source>
        <translation>{heads} × {d_k} = {joined} は​ {d_model} と異なります。​$d_k$ は自由に決め、​$W_O$ で元に戻します。</translation>
    </message>
    <message>
        <source>{heads} heads share {kv_heads} heads of keys and values, which saves memory.</source>
        <translation>{heads} 個のヘッドが​キーとバリューの​ヘッド {kv_heads} 個を共有し、​メモリーを節約します。</translation>
    </message>
    <message>
        <source>{vector} has {name} = {heads} × {d_k} = {count} numbers</source>
        <translation>{vector} は {name} = {heads} × {d_k} = {count} 個の数</translation>
    </message>
    <message>
        <source>Each of {heads} heads divides by {sign} = {value}.</source>
        <translation>{heads} 個のヘッドは​ {sign} = {value} で割ります。</translation>
    </message>
    <message>
        <source>{sign} = {value} is too much: rows go flat.</source>
        <translation>{sign} = {value} は大きすぎて​平らになります。</translation>
    </message>
    <message>
        <source>Nothing is divided: rows become sharp.</source>
        <translation>割らないと、​重みが一つに偏ります。</translation>
    </message>
    <message>
        <source>{head}, {division}</source>
        <translation>{head}、{division}</translation>
    </message>
    <message>
        <source>Dot products of this head,
not yet divided.</source>
        <translation>このヘッドの内積です。
まだ割っていません。</translation>
    </message>
    <message>
        <source>, first {count} shown</source>
        <translation>、最初の {count} 列</translation>
    </message>
    <message>
        <source>Theory, measured variance, and the band where 95% of runs fall</source>
        <translation>理論値、実測値、95% の回が入る区間</translation>
    </message>
    <message>
        <source>band</source>
        <translation>区間</translation>
    </message>
    <message>
        <source>variance</source>
        <translation>分散</translation>
    </message>
    <message>
        <source>Grey: where 95% of runs fall. One run in twenty lies outside by chance.</source>
        <translation>灰色は 95% の回が入る範囲です。20 回に 1 回は偶然に外れます。</translation>
    </message>
    <message>
        <source>Measured ÷ theory, grey: 95% of runs</source>
        <translation>実測値 ÷ 理論値（灰色：95%区間）</translation>
    </message>
    <message>
        <source>peaks made level</source>
        <translation>高さをそろえて表示</translation>
    </message>
    <message>
        <source>Inside the band, as 95% of runs are.</source>
        <translation>95%区間の中です。</translation>
    </message>
    <message>
        <source>How does each head spread its weights? Predict first.</source>
        <translation>各ヘッドの​重みは​どう​散らばるでしょう。​予想しましょう。</translation>
    </message>
    <message>
        <source>Mean of {count} rows (of all heads):</source>
        <translation>{count} 行の平均（全ヘッドの平均）</translation>
    </message>
    <message>
        <source>entropy {one} ({all}) bits</source>
        <translation>エントロピー {one}（{all}）​ビット</translation>
    </message>
    <message>
        <source>largest weight {one} ({all})</source>
        <translation>最大の重み {one}（{all}）</translation>
    </message>
    <message>
        <source>Divisor, {sign}</source>
        <translation>割る数 {sign}</translation>
    </message>
    <message>
        <source>Mistake, {sign}</source>
        <translation>誤りの {sign}</translation>
    </message>
    <message>
        <source>Right, {sign}</source>
        <translation>正しくは {sign}</translation>
    </message>
    <message>
        <source>Compared, {sign}</source>
        <translation>比べる相手 {sign}</translation>
    </message>
    <message>
        <source>Entropy in bits, {divisors}</source>
        <translation>エントロピー（ビット）{divisors}</translation>
    </message>
    <message>
        <source>Largest weight, {divisors}</source>
        <translation>最大の重み {divisors}</translation>
    </message>
    <message>
        <source>Means of all heads: with the divisor chosen, then with the other one. Equal weights have an entropy of {flat} bits.</source>
        <translation>全ヘッドの平均。左は選んだ割る数、右はもう一方の割る数。重みがすべて等しければ {flat} ビットです。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Take over the shape of a published model; the numbers stay random</source>
        <translation>公開されたモデルの形を使います。数は乱数のままです</translation>
    </message>
    <message>
        <source>Own shape</source>
        <translation>自分の形</translation>
    </message>
    <message>
        <source>{layers} such layers</source>
        <translation>この層が {layers} 段</translation>
    </message>
    <message>
        <source>$d_\rm{model}$</source>
        <translation>$d_\rm{model}$</translation>
    </message>
    <message>
        <source>How many numbers a token has. Arrow keys go to the next number that the heads share evenly.</source>
        <translation>1 トークンの数の個数です。矢印キーで、ヘッド数で割り切れる次の数へ進みます。</translation>
    </message>
    <message>
        <source>Heads $h$</source>
        <translation>ヘッド数 $h$</translation>
    </message>
    <message>
        <source>How many heads. Arrow keys go to the next number that divides d_model.</source>
        <translation>ヘッドの数です。矢印キーで、d_model を割り切る次の数へ進みます。</translation>
    </message>
    <message>
        <source>Per head $d_k$</source>
        <translation>1 ヘッドの $d_k$</translation>
    </message>
    <message>
        <source>Numbers of one head. Most models take d_model / h; some choose freely.</source>
        <translation>1 ヘッドが持つ数の個数です。多くのモデルは d_model / h ですが、自由に決めるモデルもあります。</translation>
    </message>
    <message>
        <source>Divisor</source>
        <translation>割る数</translation>
    </message>
    <message>
        <source>What every head divides its scores by</source>
        <translation>各ヘッドがスコアを割る数</translation>
    </message>
    <message>
        <source>$\sqrt{d_k}$</source>
        <translation>$\sqrt{d_k}$</translation>
    </message>
    <message>
        <source>$\sqrt{d_\rm{model}}$</source>
        <translation>$\sqrt{d_\rm{model}}$</translation>
    </message>
    <message>
        <source>None</source>
        <translation>割らない</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数を入力</translation>
    </message>
    <message>
        <source>Divide by</source>
        <translation>割る数の値</translation>
    </message>
    <message>
        <source>A number above 0</source>
        <translation>0 より大きい数</translation>
    </message>
    <message>
        <source>Head shown</source>
        <translation>見るヘッド</translation>
    </message>
    <message>
        <source>Which head is enlarged</source>
        <translation>下に拡大するヘッド</translation>
    </message>
    <message>
        <source>Compare with $\sqrt{d_\rm{model}}$</source>
        <translation>$\sqrt{d_\rm{model}}$ と比べる</translation>
    </message>
    <message>
        <source>Compare with $\sqrt{d_k}$</source>
        <translation>$\sqrt{d_k}$ と比べる</translation>
    </message>
    <message>
        <source>The same head with the other divisor beside it, or its scores</source>
        <translation>同じヘッドを別の割る数で並べます。外すとスコアが並びます</translation>
    </message>
    <message>
        <source>Vectors are random, seed {seed}.
They are no model’s trained values.</source>
        <translation>ベクトルは乱数です（シード {seed}）。
学習したモデルの値ではありません。</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>引き直す</translation>
    </message>
    <message>
        <source>Draw other vectors, with the next seed</source>
        <translation>次のシードで別のベクトルを引きます</translation>
    </message>
    <message>
        <source>More</source>
        <translation>詳しい設定</translation>
    </message>
    <message>
        <source>Shared keys, tokens, seed, pairs of the check</source>
        <translation>キーの共有、トークン数、シード、確認の組数</translation>
    </message>
    <message>
        <source>Heads of keys and values</source>
        <translation>キーとバリューのヘッド数</translation>
    </message>
    <message>
        <source>Fewer than heads: several heads look at the same keys</source>
        <translation>ヘッド数より少なくすると、いくつかのヘッドが同じキーを見ます</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン数</translation>
    </message>
    <message>
        <source>How many tokens look at one another</source>
        <translation>互いに見合うトークンの数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>The same seed gives the same vectors</source>
        <translation>同じシードなら同じベクトルになります</translation>
    </message>
    <message>
        <source>Pairs drawn in the check</source>
        <translation>確認で引く組数</translation>
    </message>
    <message>
        <source>More pairs, narrower band</source>
        <translation>多いほど区間が狭くなります</translation>
    </message>
    <message>
        <source>{heads} heads of this $d_k$ are too many. At most {most} are possible.</source>
        <translation>この $d_k$ では​ {heads} 個のヘッドは​多すぎます。​{most} 個までです。</translation>
    </message>
    <message>
        <source>{heads} heads cannot share {kv_heads} heads of keys evenly. It must divide {heads}.</source>
        <translation>{heads} 個のヘッドは​キーのヘッド {kv_heads} 個を​均等に共有できません。​{heads} の約数に​してください。</translation>
    </message>
    <message>
        <source>{0} or {1}</source>
        <translation>{0} か {1}</translation>
    </message>
    <message>
        <source>{d_model} ÷ {heads} = {d_k}, no remainder.</source>
        <translation>{d_model} ÷ {heads} = {d_k}（余りなし）</translation>
    </message>
    <message>
        <source>All {heads} heads look at one head of keys and values, which saves memory.</source>
        <translation>{heads} 個のヘッドすべてが​同じキーとバリューを使い、​メモリーを節約します。</translation>
    </message>
    <message>
        <source>Nothing is divided: scores spread as widely as $\sqrt{{d_k}}$ with $d_k$ = {d_k}.</source>
        <translation>割らないので、​スコアは $\sqrt{{d_k}}$ 倍に​広がります​（$d_k$ = {d_k}）。</translation>
    </message>
    <message>
        <source>T5 divides by nothing: it starts with a smaller $W_Q$ instead, so the root is in the weights.</source>
        <translation>T5 は割りません。​その分 $W_Q$ の​初期値が小さく、​根号は重みの中に​入っています。</translation>
    </message>
    <message>
        <source>It divides by {number} = {fraction}, the root of $d_\rm{{model}} / h$, not by {root}.</source>
        <translation>{number} = {fraction}、​つまり $d_\rm{{model}} / h$ の​平方根で割ります。​{root} ではありません。</translation>
    </message>
    <message>
        <source>Divided by {number}, not by {root}.</source>
        <translation>{root} ではなく、​{number} で割ります。</translation>
    </message>
    <message>
        <source>A mistake: a score adds up $d_k$ products, not $d_\rm{{model}}$. Right is {root}, not {mistake}.</source>
        <translation>これは誤りです。​スコアは $d_\rm{{model}}$ 個ではなく​ $d_k$ 個の積の和です。​正しくは {mistake} でなく​ {root} です。</translation>
    </message>
    <message>
        <source>choose model</source>
        <translation>モデルの選択</translation>
    </message>
    <message>
        <source>change shape</source>
        <translation>形の変更</translation>
    </message>
    <message>
        <source>change divisor</source>
        <translation>割る数の変更</translation>
    </message>
    <message>
        <source>pick a head</source>
        <translation>ヘッドの選択</translation>
    </message>
    <message>
        <source>pick a cell</source>
        <translation>マスの選択</translation>
    </message>
    <message>
        <source>change tokens</source>
        <translation>トークン数の変更</translation>
    </message>
    <message>
        <source>change seed</source>
        <translation>シードの変更</translation>
    </message>
    <message>
        <source>draw again</source>
        <translation>引き直し</translation>
    </message>
    <message>
        <source>change pairs</source>
        <translation>組数の変更</translation>
    </message>
    <message>
        <source>change view</source>
        <translation>表示の変更</translation>
    </message>
    <message>
        <source>compare divisors</source>
        <translation>割る数の比較</translation>
    </message>
    <message>
        <source>One head</source>
        <translation>ヘッド一つ</translation>
    </message>
    <message>
        <source>A query of 768 numbers is cut into 12 blocks of 64. Each head works with its own block only.</source>
        <translation>768 個の数のクエリを、​64 個ずつ 12 個の​ブロックに分けます。​各ヘッドは​自分のブロックだけを​使います。</translation>
    </message>
    <message>
        <source>Every head makes its own table of scores and weights. Click another head: it looks elsewhere.</source>
        <translation>ヘッドごとに​スコアと重みの表が​できます。​別のヘッドを選ぶと、​見ている所が違います。</translation>
    </message>
    <message>
        <source>A head adds up 64 products, so it divides by $\sqrt{64} = 8$. At the right, $\sqrt{768}$ has made the rows flat.</source>
        <translation>1 ヘッドは 64 個の積を​足すので、​$\sqrt{64} = 8$ で割ります。​右は $\sqrt{768}$ で割って、​平らになった例です。</translation>
    </message>
    <message>
        <source>Divide all heads by $\sqrt{768}$: every map turns evenly dark, and the entropy comes close to that of equal weights.</source>
        <translation>すべてのヘッドを $\sqrt{768}$ で割ると、どの地図も一様に暗くなり、エントロピーは等しい重みの値に近づきます。</translation>
    </message>
    <message>
        <source>Is it really $d_k$? Many drawn $\q \cdot \k$ of one head: their variance is near 64, within the band.</source>
        <translation>本当に $d_k$ でしょうか。​1 ヘッドの $\q \cdot \k$ を​たくさん引くと、​分散は 64 に近く、​95%区間に入ります。</translation>
    </message>
    <message>
        <source>At last the heads’ outputs are joined, and $W_O$ mixes them. Here 32 heads share 8 heads of keys.</source>
        <translation>最後に​ヘッドの出力をつなぎ、​$W_O$ で混ぜます。​ここでは 32 個のヘッドが​キーのヘッド 8 個を​共有します。</translation>
    </message>
</context>
</TS>
