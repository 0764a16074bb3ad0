<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Lesson_scores</name>
    <message>
        <source>$QK^\top$</source>
        <translation>$QK^\top$</translation>
    </message>
    <message>
        <source>Which query goes with which key? One table shows it.</source>
        <translation>どのクエリと​どのキーが​似ているかを、​一つの表で​見ます。</translation>
    </message>
    <message>
        <source>Stages of attention</source>
        <translation>注意の計算の段</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>divided</source>
        <translation>割る</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Click: show this stage at the right. Shift+click: at the left. The same on both sides: at the left without the division. Arrow keys: one stage on or back.</source>
        <translation>クリック：右に表示。Shift＋クリック：左に表示。左右を同じ段にすると、左は割らない場合になります。矢印キー：一段進む・戻る。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>causal</source>
        <translation>因果</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>マスク</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>Divided scores</source>
        <translation>割ったスコア</translation>
    </message>
    <message>
        <source>Masked scores</source>
        <translation>マスクしたスコア</translation>
    </message>
    <message>
        <source>Attention weights</source>
        <translation>注意の重み</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Undivided</source>
        <translation>割らない場合</translation>
    </message>
    <message>
        <source>Left heatmap</source>
        <translation>左のヒートマップ</translation>
    </message>
    <message>
        <source>Right heatmap</source>
        <translation>右のヒートマップ</translation>
    </message>
    <message>
        <source>Click a cell or use the arrow keys to pick it. Large tables: wheel to zoom, drag to move.</source>
        <translation>マスをクリックするか、矢印キーで選びます。大きな表は、ホイールで拡大し、ドラッグで動かせます。</translation>
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
        <source>Component</source>
        <translation>成分</translation>
    </message>
    <message>
        <source>Row sum</source>
        <translation>行の和</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>和</translation>
    </message>
    <message>
        <source>$\Q$  Queries</source>
        <translation>$\Q$  クエリの表</translation>
    </message>
    <message>
        <source>$\K$  Keys</source>
        <translation>$\K$  キーの表</translation>
    </message>
    <message>
        <source>$\V$  Values</source>
        <translation>$\V$  バリューの表</translation>
    </message>
    <message>
        <source>Table of queries</source>
        <translation>クエリの表</translation>
    </message>
    <message>
        <source>Table of keys</source>
        <translation>キーの表</translation>
    </message>
    <message>
        <source>Table of values</source>
        <translation>バリューの表</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切り取り</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Rename row</source>
        <translation>行の名前を変える</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>行を追加</translation>
    </message>
    <message>
        <source>Remove the row</source>
        <translation>行を削除</translation>
    </message>
    <message>
        <source>Move the row up</source>
        <translation>行を上へ</translation>
    </message>
    <message>
        <source>Move the row down</source>
        <translation>行を下へ</translation>
    </message>
    <message>
        <source>The picked cell, term by term</source>
        <translation>選んだマスの計算</translation>
    </message>
    <message>
        <source>The picked query&apos;s row, stage by stage</source>
        <translation>選んだクエリの行を段ごとに</translation>
    </message>
    <message>
        <source>Picked cell</source>
        <translation>選んだマス</translation>
    </message>
    <message>
        <source>component {number}</source>
        <translation>成分 {number}</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>積</translation>
    </message>
    <message>
        <source>Sum so far</source>
        <translation>途中の和</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>和</translation>
    </message>
    <message>
        <source>rounded</source>
        <translation>四捨五入</translation>
    </message>
    <message>
        <source>components {first} to {last} of {count}</source>
        <translation>{count} 成分のうち {first}〜{last}</translation>
    </message>
    <message>
        <source>Wheel or arrow keys: more components</source>
        <translation>ホイールか矢印キーで、ほかの成分を見ます</translation>
    </message>
    <message>
        <source>The row of {query}, stage by stage</source>
        <translation>{query} の行を、段ごとに</translation>
    </message>
    <message>
        <source>Wheel or arrow keys: more keys</source>
        <translation>ホイールか矢印キーで、ほかのキーを見ます</translation>
    </message>
    <message>
        <source>score</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>マスク</translation>
    </message>
    <message>
        <source>{queries}: every key is hidden, so all weights are 0 here. The formula alone would give 0 ÷ 0: some programs answer NaN, others equal weights.</source>
        <translation>{queries}：すべてのキーが​隠れているので、​ここでは​重みを​すべて 0 にします。​式のままでは ​0 ÷ 0 となり、​NaN を返す​ソフトも、​等しい重みを​返すソフトも​あります。</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation>{names} ほか {count} 行</translation>
    </message>
    <message>
        <source>$\V$ did not come along: it was filled with (1, 0), (0, 1), (1, 1) in turn.</source>
        <translation>$\V$ は​送られていないので、​(1, 0)、​(0, 1)、​(1, 1) を​くり返して​入れました。</translation>
    </message>
    <message>
        <source>Attention(Q, K, V) = softmax(QK⊤ / √d_k) V</source>
        <translation>Attention(Q, K, V) = softmax(QK⊤ / √d_k) V</translation>
    </message>
    <message>
        <source>Picked score</source>
        <translation>選んだマスのスコア</translation>
    </message>
    <message>
        <source>Picked output</source>
        <translation>選んだマスの出力</translation>
    </message>
    <message>
        <source>Picked projection</source>
        <translation>選んだマスの射影</translation>
    </message>
    <message>
        <source>Divided  {divisor}</source>
        <translation>割った値  {divisor}</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>注意の重み</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>表の形</translation>
    </message>
    <message>
        <source>Components {first} to {last} are new and set to 0.</source>
        <translation>成分 {first}〜{last} を加え、0 にしました。</translation>
    </message>
    <message>
        <source>Components {first} to {last} were dropped. Undo brings them back.</source>
        <translation>成分 {first}〜{last} を取り除きました。元に戻すと戻ります。</translation>
    </message>
    <message>
        <source>Component {first} is new and set to 0.</source>
        <translation>成分 {first} を加え、0 にしました。</translation>
    </message>
    <message>
        <source>Component {first} was dropped. Undo brings it back.</source>
        <translation>成分 {first} を取り除きました。元に戻すと戻ります。</translation>
    </message>
    <message>
        <source>The table grew to {rows} rows and {columns} columns.</source>
        <translation>表を {rows} 行 {columns} 列に広げました。</translation>
    </message>
    <message>
        <source>The last row stays: a table needs one.</source>
        <translation>最後の​行は​削除できません。​表には​行が​一つは​要ります。</translation>
    </message>
    <message>
        <source>A table has at most {rows} rows.</source>
        <translation>表は {rows} 行までです。</translation>
    </message>
    <message>
        <source>Vectors are drawn only up to 3 components.</source>
        <translation>ベクトルを描けるのは 3 成分までです。</translation>
    </message>
    <message>
        <source>projection</source>
        <translation>射影</translation>
    </message>
    <message>
        <source>Projections</source>
        <translation>射影</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>$X$  Embeddings</source>
        <translation>$X$  埋め込み</translation>
    </message>
    <message>
        <source>Table of embeddings</source>
        <translation>埋め込みの表</translation>
    </message>
    <message>
        <source>$W^Q$</source>
        <translation>$W^Q$</translation>
    </message>
    <message>
        <source>$W^K$</source>
        <translation>$W^K$</translation>
    </message>
    <message>
        <source>$W^V$</source>
        <translation>$W^V$</translation>
    </message>
    <message>
        <source>$\cq{W^Q}$  Weights of queries</source>
        <translation>$\cq{W^Q}$  クエリを作る重み</translation>
    </message>
    <message>
        <source>$\ck{W^K}$  Weights of keys</source>
        <translation>$\ck{W^K}$  キーを作る重み</translation>
    </message>
    <message>
        <source>$\cv{W^V}$  Weights of values</source>
        <translation>$\cv{W^V}$  バリューを作る重み</translation>
    </message>
    <message>
        <source>Table of the weights that make queries</source>
        <translation>クエリを作る重みの表</translation>
    </message>
    <message>
        <source>Table of the weights that make keys</source>
        <translation>キーを作る重みの表</translation>
    </message>
    <message>
        <source>Table of the weights that make values</source>
        <translation>バリューを作る重みの表</translation>
    </message>
    <message>
        <source>Weights shown</source>
        <translation>表示する重み</translation>
    </message>
    <message>
        <source>weights of {query}</source>
        <translation>{query} の重み</translation>
    </message>
    <message>
        <source>The computed tables hold numbers beyond {limit}: make embeddings or weights smaller first.</source>
        <translation>計算した表に {limit} を超える数があります。​先に埋め込みか重みを小さくしてください。</translation>
    </message>
    <message>
        <source>$X$</source>
        <translation>$X$</translation>
    </message>
    <message>
        <source>Which table is shown</source>
        <translation>表示する表</translation>
    </message>
    <message>
        <source>Each embedding $\b{x}$ is multiplied by three tables: it asks as query $\q$, answers as key $\k$ and gives its value $\v$.</source>
        <translation>埋め込み $\b{x}$ に三つの重みを掛けます。クエリ $\q$ は尋ねる役、キー $\k$ は答える役、バリュー $\v$ は渡す中身です。</translation>
    </message>
    <message>
        <source>With $d_k = 64$ and no division (left) one weight takes nearly all. Divided by $\sqrt{d_k}$ (right), other keys are seen, too.</source>
        <translation>$d_k = 64$ で割らないと（左）、一つの重みがほとんどを占めます。$\sqrt{d_k}$ で割ると（右）、ほかのキーにも重みが残ります。</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Start from ready numbers</source>
        <translation>用意した数値から始めます</translation>
    </message>
    <message>
        <source>Your own numbers</source>
        <translation>自分の数値</translation>
    </message>
    <message>
        <source>Dimension $d_k$</source>
        <translation>次元数 $d_k$</translation>
    </message>
    <message>
        <source>Components of each query and key, 1 to 1024</source>
        <translation>クエリとキーの成分の数（1〜1024）</translation>
    </message>
    <message>
        <source>Divisor</source>
        <translation>割る数</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Leave the scores as they are</source>
        <translation>スコアをそのままにします</translation>
    </message>
    <message>
        <source>$\sqrt{d_k}$</source>
        <translation>$\sqrt{d_k}$</translation>
    </message>
    <message>
        <source>Divide by the square root of d_k</source>
        <translation>d_k の平方根で割ります</translation>
    </message>
    <message>
        <source>$d_k$</source>
        <translation>$d_k$</translation>
    </message>
    <message>
        <source>Divide by d_k itself</source>
        <translation>d_k そのもので割ります</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Divide by a number of your own</source>
        <translation>好きな数で割ります</translation>
    </message>
    <message>
        <source>Own divisor</source>
        <translation>割る数（自由）</translation>
    </message>
    <message>
        <source>A number from 0.001 to 1000000</source>
        <translation>0.001 から 1000000 までの数</translation>
    </message>
    <message>
        <source>Every query sees every key</source>
        <translation>どのクエリもすべてのキーを見ます</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>因果</translation>
    </message>
    <message>
        <source>A query sees only keys up to its own place</source>
        <translation>クエリは自分の位置までのキーだけを見ます</translation>
    </message>
    <message>
        <source>Choose keys</source>
        <translation>キーを選ぶ</translation>
    </message>
    <message>
        <source>Hide the keys that you click</source>
        <translation>クリックしたキーを隠します</translation>
    </message>
    <message>
        <source>Click a key&apos;s name at a heatmap to hide it, or press Space on its cell.</source>
        <translation>ヒートマップの​キーの名前を​クリックするか、​マスの上で​スペースを押すと、​そのキーを​隠せます。</translation>
    </message>
    <message>
        <source>Range of colours</source>
        <translation>左右の色の範囲</translation>
    </message>
    <message>
        <source>Fit each stage</source>
        <translation>段ごとに合わせる</translation>
    </message>
    <message>
        <source>Was ±{limit}: changed to fit every number</source>
        <translation>値に合わせて​±{limit} から変えました</translation>
    </message>
    <message>
        <source>Each stage uses all colours</source>
        <translation>段ごとに​すべての色を使う</translation>
    </message>
    <message>
        <source>Queries as columns (transpose)</source>
        <translation>行と列を入れ替える（キーを縦に）</translation>
    </message>
    <message>
        <source>Swap rows and columns of every picture</source>
        <translation>すべての図の行と列を入れ替えます</translation>
    </message>
    <message>
        <source>More</source>
        <translation>詳しい設定</translation>
    </message>
    <message>
        <source>Rows, ready fillings, other lessons</source>
        <translation>行の増減、数値の用意、ほかのレッスンへ</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Add query</source>
        <translation>クエリを追加</translation>
    </message>
    <message>
        <source>Add a query of zeros below</source>
        <translation>0 の​クエリを​下に​追加します</translation>
    </message>
    <message>
        <source>Add key</source>
        <translation>キーを追加</translation>
    </message>
    <message>
        <source>Add a key of zeros, and its value, below</source>
        <translation>0 の​キーと​バリューを​下に​追加します</translation>
    </message>
    <message>
        <source>Remove query</source>
        <translation>クエリを削除</translation>
    </message>
    <message>
        <source>Remove the picked query</source>
        <translation>選んだ​クエリを​削除します</translation>
    </message>
    <message>
        <source>Remove key</source>
        <translation>キーを削除</translation>
    </message>
    <message>
        <source>Remove the picked key and its value</source>
        <translation>選んだ​キーと​その​バリューを​削除します</translation>
    </message>
    <message>
        <source>Fill $\Q$ and $\K$</source>
        <translation>$\Q$ と $\K$ の数値を用意</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>すべて 0</translation>
    </message>
    <message>
        <source>Set every number of these tables to 0</source>
        <translation>これらの表の数をすべて 0 にします</translation>
    </message>
    <message>
        <source>Divided or not, $d_k = 64$</source>
        <translation>割る・割らない $d_k = 64$</translation>
    </message>
    <message>
        <source>Divided or not, $d_k = 1024$</source>
        <translation>割る・割らない $d_k = 1024$</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>値の入れ方</translation>
    </message>
    <message>
        <source>$Q$, $K$, $V$ themselves</source>
        <translation>$Q$・$K$・$V$ を直接</translation>
    </message>
    <message>
        <source>Edit queries, keys and values themselves. What the embeddings gave is kept.</source>
        <translation>クエリ・キー・バリューを直接編集します。埋め込みから計算した値は残ります。</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>埋め込みから</translation>
    </message>
    <message>
        <source>Edit embeddings and weights; queries, keys and values are computed from them</source>
        <translation>埋め込みと重みを編集し、そこからクエリ・キー・バリューを計算します</translation>
    </message>
    <message>
        <source>Components of an embedding</source>
        <translation>埋め込みの次元数</translation>
    </message>
    <message>
        <source>Components of each embedding, 1 to 1024</source>
        <translation>埋め込み 1 つの成分の数（1〜1024）</translation>
    </message>
    <message>
        <source>change what to start from</source>
        <translation>値の入れ方の変更</translation>
    </message>
    <message>
        <source>change embeddings</source>
        <translation>埋め込みの変更</translation>
    </message>
    <message>
        <source>Add token</source>
        <translation>トークンを追加</translation>
    </message>
    <message>
        <source>Add an embedding of zeros below</source>
        <translation>下に、0 だけの埋め込みを追加します</translation>
    </message>
    <message>
        <source>Remove token</source>
        <translation>トークンを削除</translation>
    </message>
    <message>
        <source>Remove the picked token</source>
        <translation>選んだトークンを削除します</translation>
    </message>
    <message>
        <source>Fill $\cq{W^Q}$, $\ck{W^K}$, $\cv{W^V}$</source>
        <translation>$\cq{W^Q}$・$\ck{W^K}$・$\cv{W^V}$ を埋める</translation>
    </message>
    <message>
        <source>Colours of scores and weights</source>
        <translation>スコアと重みの色</translation>
    </message>
    <message>
        <source>Colours of scores</source>
        <translation>スコアの色</translation>
    </message>
    <message>
        <source>Colours of weights</source>
        <translation>重みの色</translation>
    </message>
    <message>
        <source>Blue to red</source>
        <translation>青〜赤</translation>
    </message>
    <message>
        <source>Blue below 0, red above</source>
        <translation>0 未満は青、0 より上は赤</translation>
    </message>
    <message>
        <source>Made for red-green colour blindness</source>
        <translation>赤と緑の区別がつきにくい人のための配色</translation>
    </message>
    <message>
        <source>Nearly the same to every eye</source>
        <translation>誰の目にもほぼ同じに見えます</translation>
    </message>
    <message>
        <source>From violet over green to yellow</source>
        <translation>紫から緑を経て黄へ</translation>
    </message>
    <message>
        <source>Blue to ochre</source>
        <translation>青〜黄土</translation>
    </message>
    <message>
        <source>First index (layer or head)</source>
        <translation>1 つ目の番号（層やヘッド）</translation>
    </message>
    <message>
        <source>Second index (head)</source>
        <translation>2 つ目の番号（ヘッド）</translation>
    </message>
    <message>
        <source>Tokens before heads: (…, tokens, heads, components)</source>
        <translation>トークンの軸がヘッドの軸より前：(…, トークン, ヘッド, 成分)</translation>
    </message>
    <message>
        <source>Unchecked, the arrays are read as (…, heads, tokens, components)</source>
        <translation>チェックしないときは (…, ヘッド, トークン, 成分) として読みます</translation>
    </message>
    <message>
        <source>{size} MB; at most {most} MB can be read. Save a smaller part.</source>
        <translation>大きさが {size} MB あります。読めるのは {most} MB までです。小さく分けて保存してください。</translation>
    </message>
    <message>
        <source>{count} arrays; at most {most} can be listed. Save a smaller part.</source>
        <translation>配列が {count} 個あります。一覧にできるのは {most} 個までです。小さく分けて保存してください。</translation>
    </message>
    <message>
        <source>this is no table in UTF-8 but seems to be {kind}. Save the table as CSV in UTF-8.</source>
        <translation>UTF-8 の​表ではなく、​{kind}の​ようです。​表を​ UTF-8 の​ CSV で​保存してください。</translation>
    </message>
    <message>
        <source>number of axes: {axes}; 2 to 4 can be used.</source>
        <translation>軸が {axes} 本あります。使えるのは 2〜4 本です。</translation>
    </message>
    <message>
        <source>Blue to yellow</source>
        <translation>青〜黄</translation>
    </message>
    <message>
        <source>Violet to yellow</source>
        <translation>紫〜黄</translation>
    </message>
    <message>
        <source>change colours</source>
        <translation>色の変更</translation>
    </message>
    <message>
        <source>From embeddings, 3 tokens</source>
        <translation>埋め込みから（3 トークン）</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>単位行列</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Tables from CSV, TSV, .npy, .npz or .safetensors; files can also be dropped on the page</source>
        <translation>CSV・TSV・.npy・.npz・.safetensors の表を開きます。ファイルを画面に落としても開けます</translation>
    </message>
    <message>
        <source>Save stage…</source>
        <translation>段を保存…</translation>
    </message>
    <message>
        <source>The stage at the right as CSV, TSV or .npy</source>
        <translation>右の段を CSV・TSV・.npy で保存します</translation>
    </message>
    <message>
        <source>Save all…</source>
        <translation>すべて保存…</translation>
    </message>
    <message>
        <source>All tables and stages as one .npz file</source>
        <translation>すべての表と段を 1 つの .npz ファイルに保存します</translation>
    </message>
    <message>
        <source>Open tables</source>
        <translation>表を開く</translation>
    </message>
    <message>
        <source>Tables of numbers</source>
        <translation>数の表</translation>
    </message>
    <message>
        <source>Which table is what?</source>
        <translation>どの配列をどの表にしますか。</translation>
    </message>
    <message>
        <source>(stays as it is)</source>
        <translation>（今のまま）</translation>
    </message>
    <message>
        <source>The array from the file that becomes this table</source>
        <translation>この表にする、ファイルの中の配列</translation>
    </message>
    <message>
        <source>Weights are stored as (out, in)</source>
        <translation>重みは（出力, 入力）の順に入っている</translation>
    </message>
    <message>
        <source>PyTorch stores linear layers so: rows and columns swapped</source>
        <translation>PyTorch の線形層はこの順です。行と列を入れ替えて読みます</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Put the chosen arrays into the tables</source>
        <translation>選んだ配列を表に入れます</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>何も変えません</translation>
    </message>
    <message>
        <source>open file</source>
        <translation>ファイルを開く</translation>
    </message>
    <message>
        <source>Opened: {files}.</source>
        <translation>{files} を開きました。</translation>
    </message>
    <message>
        <source>Saved: {file}.</source>
        <translation>{file} を保存しました。</translation>
    </message>
    <message>
        <source>{file} could not be saved: {why}</source>
        <translation>{file} を保存できませんでした：{why}</translation>
    </message>
    <message>
        <source>No array was chosen, so nothing has changed.</source>
        <translation>配列を選んでいないので、何も変わっていません。</translation>
    </message>
    <message>
        <source>queries have {first} components, keys {second}. They need the same number: open both together.</source>
        <translation>クエリの次元数は {first}、キーの次元数は {second} です。​同じ数にする必要があります。​両方を一度に開いてください。</translation>
    </message>
    <message>
        <source>{first} values for {second} keys. Each key needs one: open both together.</source>
        <translation>キー {second} 個に対してバリューが {first} 個です。​キーと同じ数が必要です。​両方を一度に開いてください。</translation>
    </message>
    <message>
        <source>weights with {first} rows for embeddings of {second} components. They need the same number: open them together, or swap rows and columns of the weights.</source>
        <translation>重みは {first} 行、埋め込みの次元数は {second} です。​同じ数にする必要があります。​一緒に開くか、重みの行と列を入れ替えてください。</translation>
    </message>
    <message>
        <source>cannot be read ({why}).</source>
        <translation>読めません（{why}）。</translation>
    </message>
    <message>
        <source>files of this kind cannot be opened. Possible: {suffixes}</source>
        <translation>この種類のファイルは開けません。開けるもの：{suffixes}</translation>
    </message>
    <message>
        <source>there are no numbers in it.</source>
        <translation>数が入っていません。</translation>
    </message>
    <message>
        <source>the file is broken or of another kind ({why}).</source>
        <translation>ファイルが壊れているか、別の種類です（{why}）。</translation>
    </message>
    <message>
        <source>holds Python objects, which could run a program. Save plain numbers.</source>
        <translation>Python のオブジェクトが入っています。​プログラムが動くおそれがあるので開きません。​数だけを保存してください。</translation>
    </message>
    <message>
        <source>promises more numbers than there are in the file. Copy it again.</source>
        <translation>書いてある数より中身が足りません。もう一度コピーしてください。</translation>
    </message>
    <message>
        <source>numbers of type {dtype} cannot be used.</source>
        <translation>{dtype} 型の数は使えません。</translation>
    </message>
    <message>
        <source>there is no index {index} on an axis of {size}.</source>
        <translation>長さ {size} の軸に番号 {index} はありません。</translation>
    </message>
    <message>
        <source>{rows} × {columns} numbers; at most {most_rows} × {most_columns} can be shown. Save a smaller part.</source>
        <translation>{rows} × {columns} 個の数があります。​表示できるのは {most_rows} × {most_columns} までです。​一部を切り出して保存してください。</translation>
    </message>
    <message>
        <source>row {row}, column {column}: {value} is not a finite number.</source>
        <translation>{row} 行 {column} 列：{value} は有限の数ではありません。</translation>
    </message>
    <message>
        <source>row {row}, column {column}: {value} is beyond {maximum}.</source>
        <translation>{row} 行 {column} 列：{value} は {maximum} を超えています。</translation>
    </message>
    <message>
        <source>Type a number, or copy and paste with a spreadsheet. Double-click a row&apos;s name to rename it. Shift+F10: more.</source>
        <translation>数を打ち込めます。表計算ソフトとのコピーと貼り付けもできます。行の名前はダブルクリックで変えられます。Shift+F10 でほかの操作。</translation>
    </message>
    <message>
        <source>Type a number, or copy and paste with a spreadsheet. A row for each component of the embeddings. Shift+F10: more.</source>
        <translation>数を入力するか、表計算ソフトとコピー・貼り付けできます。埋め込みの成分ごとに 1 行です。Shift+F10 でほかの操作。</translation>
    </message>
    <message>
        <source>The same: scale both by ${size}^{{-1/4}}$ first, ${size}^{{-1/4}}${query} ⋅ ${size}^{{-1/4}}${key} =</source>
        <translation>先に両方を ${size}^{{-1/4}}$ 倍しても同じです： ${size}^{{-1/4}}${query} ⋅ ${size}^{{-1/4}}${key} =</translation>
    </message>
    <message>
        <source>Likewise ${size}^{{-1/4}}${query} ⋅ ${size}^{{-1/4}}${key} =</source>
        <translation>同じく ${size}^{{-1/4}}${query} ⋅ ${size}^{{-1/4}}${key} =</translation>
    </message>
    <message>
        <source>Each score is divided by $\sqrt{d_k}$: the table turns paler. Multiplying $\q$ and $\k$ by $d_k^{-1/4}$ each beforehand gives the same.</source>
        <translation>スコアを $\sqrt{d_k}$ で割ると、表が薄くなります。先に $\q$ と $\k$ をそれぞれ $d_k^{-1/4}$ 倍しても同じです。</translation>
    </message>
    <message>
        <source>Softmax turns each row into shares that add up to 1. In these shares the rows of $\V$ are mixed: that is the output.</source>
        <translation>softmax は各行を、足すと 1 になる割合に変えます。その割合で $\V$ の行を混ぜたものが出力です。</translation>
    </message>
    <message>
        <source>Shared: ±{limit}</source>
        <translation>共通：±{limit}</translation>
    </message>
    <message>
        <source>Shared: the same colour means the same number at the left and at the right, and in every stage of scores</source>
        <translation>共通にすると、左右で、またスコアのどの段でも、同じ色は同じ値になります</translation>
    </message>
    <message>
        <source>Same colour, same number, left and right</source>
        <translation>左右で、​同じ色は同じ値</translation>
    </message>
    <message>
        <source>1 where row and component agree, else 0</source>
        <translation>行と成分の番号が同じところを 1、ほかを 0 にします</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>乱数</translation>
    </message>
    <message>
        <source>Standard normal numbers from the seed, with two decimals</source>
        <translation>シードから作る標準正規乱数（小数第 2 位まで）</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>The same seed gives the same numbers</source>
        <translation>同じシードからは同じ数が出ます</translation>
    </message>
    <message>
        <source>Take to Vectors</source>
        <translation>ベクトルで見る</translation>
    </message>
    <message>
        <source>Show the picked query and the keys as arrows (up to 3 components)</source>
        <translation>選んだクエリとキーを矢印で見ます（3 成分まで）</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>一段ずつ進める</translation>
    </message>
    <message>
        <source>Show the next stage beside the one before it; with Shift go back</source>
        <translation>一つ前の段と並べて次の段を表示します。Shift を押しながらで戻ります</translation>
    </message>
    <message>
        <source>type a number</source>
        <translation>数の入力</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>clear cells</source>
        <translation>マスを 0 に</translation>
    </message>
    <message>
        <source>rename row</source>
        <translation>行の名前</translation>
    </message>
    <message>
        <source>change rows</source>
        <translation>行の変更</translation>
    </message>
    <message>
        <source>pick a cell</source>
        <translation>マスの選択</translation>
    </message>
    <message>
        <source>change d_k</source>
        <translation>d_k の変更</translation>
    </message>
    <message>
        <source>change divisor</source>
        <translation>割る数の変更</translation>
    </message>
    <message>
        <source>change mask</source>
        <translation>マスクの変更</translation>
    </message>
    <message>
        <source>change stage</source>
        <translation>段の変更</translation>
    </message>
    <message>
        <source>change range of colours</source>
        <translation>色の範囲の変更</translation>
    </message>
    <message>
        <source>transpose</source>
        <translation>行と列の入れ替え</translation>
    </message>
    <message>
        <source>fill tables</source>
        <translation>数値の用意</translation>
    </message>
    <message>
        <source>choose example</source>
        <translation>例の選択</translation>
    </message>
    <message>
        <source>2 queries, 3 keys</source>
        <translation>クエリ 2 個とキー 3 個</translation>
    </message>
    <message>
        <source>Causal mask, 4 tokens</source>
        <translation>因果マスク、トークン 4 個</translation>
    </message>
    <message>
        <source>“it” finds “animal”</source>
        <translation>“it” が “animal” を見つける</translation>
    </message>
    <message>
        <source>A Japanese sentence</source>
        <translation>日本語の文</translation>
    </message>
    <message>
        <source>Every key hidden</source>
        <translation>すべてのキーを隠す</translation>
    </message>
    <message>
        <source>Each cell is one query times one key: component by component, then added up. Large means alike, 0 unrelated, negative opposite.</source>
        <translation>一つのマスは、クエリとキーの内積です。成分どうしを掛けて足します。大きいほど似ていて、0 は無関係、負は反対向きです。</translation>
    </message>
    <message>
        <source>A causal mask hides later keys. Hidden cells are hatched and get weight 0.</source>
        <translation>因果マスクは後ろのキーを隠します。隠れたマスは斜線になり、重みは 0 です。</translation>
    </message>
</context>
</TS>
