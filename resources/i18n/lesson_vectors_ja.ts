<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Lesson_vectors</name>
    <message>
        <source>Vectors</source>
        <translation>ベクトル</translation>
    </message>
    <message>
        <source>How far does ${k}$ reach along&#xa0;${q}$?</source>
        <translation>${k}$ は、${q}$ の方向に​どこまで届きますか。</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>2D</source>
        <translation>2D</translation>
    </message>
    <message>
        <source>Vectors with two components, in the plane</source>
        <translation>成分が 2 個のベクトルを平面で見ます</translation>
    </message>
    <message>
        <source>3D</source>
        <translation>3D</translation>
    </message>
    <message>
        <source>Vectors with three components, in space</source>
        <translation>成分が 3 個のベクトルを空間で見ます</translation>
    </message>
    <message>
        <source>High-dim.</source>
        <translation>高次元</translation>
    </message>
    <message>
        <source>Random vectors with up to 1024 components</source>
        <translation>成分が最大 1024 個の乱数ベクトルを見ます</translation>
    </message>
    <message>
        <source>With more components, angles gather at 90° and scores spread.</source>
        <translation>成分が増えると、なす角は 90° に​集まり、スコアは広がります。</translation>
    </message>
    <message>
        <source>Vectors in the plane</source>
        <translation>平面のベクトル</translation>
    </message>
    <message>
        <source>Vectors in space</source>
        <translation>空間のベクトル</translation>
    </message>
    <message>
        <source>Drag the tips. Arrow keys move the tip that has the focus, Tab goes to the next. Shift keeps the direction, Ctrl the length. Double-click adds a key, F shows everything.</source>
        <translation>矢印の先端をドラッグします。方向キーは選んだ先端を動かし、Tab で次の先端へ移ります。Shift で向き、Ctrl で長さを保ちます。ダブルクリックでキーを追加、F で全体を表示します。</translation>
    </message>
    <message>
        <source>Component {number}</source>
        <translation>成分 {number}</translation>
    </message>
    <message>
        <source>+ positive scores on this side</source>
        <translation>＋ スコアが正の側</translation>
    </message>
    <message>
        <source>− negative scores on this side</source>
        <translation>− スコアが負の側</translation>
    </message>
    <message>
        <source>score +</source>
        <translation>スコア ＋</translation>
    </message>
    <message>
        <source>score −</source>
        <translation>スコア −</translation>
    </message>
    <message>
        <source>score 0</source>
        <translation>スコア 0</translation>
    </message>
    <message>
        <source>Lines of equal score $\q\cdot\k$ =</source>
        <translation>等しいスコアの線 $\q\cdot\k$ =</translation>
    </message>
    <message>
        <source>Angle {value}</source>
        <translation>なす角 {value}</translation>
    </message>
    <message>
        <source>Projection {value}</source>
        <translation>正射影 {value}</translation>
    </message>
    <message>
        <source>Tip, {factor} times as large</source>
        <translation>先端を {factor} 倍に拡大</translation>
    </message>
    <message>
        <source>{name} at {components}</source>
        <translation>{name} は {components}</translation>
    </message>
    <message>
        <source>Score {score}, angle {angle}.</source>
        <translation>スコア {score}、なす角 {angle}。</translation>
    </message>
    <message>
        <source>The numbers are hidden.</source>
        <translation>数値は​隠してあります。</translation>
    </message>
    <message>
        <source>Angles and scores of random vectors</source>
        <translation>乱数ベクトルのなす角とスコア</translation>
    </message>
    <message>
        <source>Two histograms of the same {pairs} random pairs of vectors</source>
        <translation>同じ {pairs} 組の乱数ベクトルから作った 2 つのヒストグラム</translation>
    </message>
    <message>
        <source>Angle between $\q$ and $\k$</source>
        <translation>$\q$ と $\k$ のなす角</translation>
    </message>
    <message>
        <source>Score $\q\cdot\k$</source>
        <translation>スコア $\q\cdot\k$</translation>
    </message>
    <message>
        <source>Dashed: theory. Its width shrinks about as $1/\sqrt{d_k}$.</source>
        <translation>破線：理論値。​幅はおよそ $1/\sqrt{d_k}$ で狭くなります。</translation>
    </message>
    <message>
        <source>Dashed: one standard deviation, $\pm\sqrt{{{d_k}}} = \pm {value}$.</source>
        <translation>破線：標準偏差 ​$\pm\sqrt{{{d_k}}} = \pm {value}$</translation>
    </message>
    <message>
        <source>Angles: mean {mean}, standard deviation {sd}. Scores: standard deviation {score_sd}, theory {theory}.</source>
        <translation>なす角：平均 {mean}、標準偏差 {sd}。スコア：標準偏差 {score_sd}、理論値 {theory}。</translation>
    </message>
    <message>
        <source>{pairs} pairs, components drawn from the standard normal distribution. Both peaks are drawn equally high.</source>
        <translation>{pairs} 組。成分は標準正規分布の乱数です。​山の高さはそろえて描いています。</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Start from a prepared set of vectors</source>
        <translation>用意されたベクトルの組から始めます</translation>
    </message>
    <message>
        <source>Own values</source>
        <translation>自分の値</translation>
    </message>
    <message>
        <source>{name}, component {number}</source>
        <translation>{name}の成分 {number}</translation>
    </message>
    <message>
        <source>Type a number, or step with the arrow keys (Shift: ten times as far)</source>
        <translation>数値を入力するか、上下の方向キーで増減します（Shift で 10 倍）</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>クエリ</translation>
    </message>
    <message>
        <source>Key {number}</source>
        <translation>キー {number}</translation>
    </message>
    <message>
        <source>Remove key {number}</source>
        <translation>キー {number} を削除</translation>
    </message>
    <message>
        <source>Add key</source>
        <translation>キーを追加</translation>
    </message>
    <message>
        <source>Add a key, five at most; a double-click in the picture does, too</source>
        <translation>キーを 1 本追加します（5 本まで）。図をダブルクリックしても追加できます</translation>
    </message>
    <message>
        <source>Snap to grid</source>
        <translation>格子に吸着</translation>
    </message>
    <message>
        <source>Dragged components are rounded to multiples of this</source>
        <translation>ドラッグした成分を、この値の倍数にそろえます</translation>
    </message>
    <message>
        <source>off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>0.1</source>
        <translation>0.1</translation>
    </message>
    <message>
        <source>0.5</source>
        <translation>0.5</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>Turn the chosen key ${k}$ against ${q}$</source>
        <translation>選んだキー ${k}$ を ${q}$ に対して</translation>
    </message>
    <message>
        <source>Parallel</source>
        <translation>平行に</translation>
    </message>
    <message>
        <source>Turn the chosen key to point along the query, its length kept</source>
        <translation>選んだキーを、長さを保ってクエリと同じ向きにします</translation>
    </message>
    <message>
        <source>Orthogonal</source>
        <translation>直交に</translation>
    </message>
    <message>
        <source>Turn the chosen key to a right angle with the query, its length kept</source>
        <translation>選んだキーを、長さを保ってクエリと直角にします</translation>
    </message>
    <message>
        <source>Opposite</source>
        <translation>逆向きに</translation>
    </message>
    <message>
        <source>Turn the chosen key against the query, its length kept</source>
        <translation>選んだキーを、長さを保ってクエリと逆向きにします</translation>
    </message>
    <message>
        <source>Scores $\q\cdot\k$, largest first</source>
        <translation>スコア $\q\cdot\k$（大きい順）</translation>
    </message>
    <message>
        <source>Scores $\q\cdot\k$: click a key to reveal it</source>
        <translation>スコア $\q\cdot\k$（押すと表示）</translation>
    </message>
    <message>
        <source>Click a key to see its calculation</source>
        <translation>キーをクリックすると計算が表示されます</translation>
    </message>
    <message>
        <source>From above: components 1 and 2</source>
        <translation>真上から：成分 1 と 2</translation>
    </message>
    <message>
        <source>From the front: components 1 and 3</source>
        <translation>正面から：成分 1 と 3</translation>
    </message>
    <message>
        <source>From the side: components 2 and 3</source>
        <translation>横から：成分 2 と 3</translation>
    </message>
    <message>
        <source>Iso</source>
        <translation>等角</translation>
    </message>
    <message>
        <source>Isometric: all three axes look equally long</source>
        <translation>等角投影：3 本の軸が同じ長さに見えます</translation>
    </message>
    <message>
        <source>Reset the view</source>
        <translation>視点を戻す</translation>
    </message>
    <message>
        <source>Back to the first point of view and size</source>
        <translation>最初の視点と大きさに戻します</translation>
    </message>
    <message>
        <source>More</source>
        <translation>詳しい設定</translation>
    </message>
    <message>
        <source>Length lock, swapping, random vectors, parts of the picture</source>
        <translation>長さの固定、入れ替え、乱数のベクトル、図の表示項目</translation>
    </message>
    <message>
        <source>Keep the length while dragging</source>
        <translation>ドラッグ中に長さを保つ</translation>
    </message>
    <message>
        <source>A dragged tip turns around the origin at its present length</source>
        <translation>ドラッグした先端が、今の長さのまま原点のまわりを回ります</translation>
    </message>
    <message>
        <source>Show where scores are positive</source>
        <translation>スコアが正の範囲を表示</translation>
    </message>
    <message>
        <source>The tinted half, lines of equal score, the sheet of score 0</source>
        <translation>色のついた側、等しいスコアの線、スコア 0 の面</translation>
    </message>
    <message>
        <source>Show the angle</source>
        <translation>なす角を表示</translation>
    </message>
    <message>
        <source>The arc between query and chosen key</source>
        <translation>クエリと選んだキーの間の弧</translation>
    </message>
    <message>
        <source>Show the projection</source>
        <translation>正射影を表示</translation>
    </message>
    <message>
        <source>The foot of the chosen key on the query, with its right angle</source>
        <translation>選んだキーからクエリへ下ろした垂線の足と直角</translation>
    </message>
    <message>
        <source>Calculate with all digits</source>
        <translation>すべての桁で計算</translation>
    </message>
    <message>
        <source>Swap query and key</source>
        <translation>クエリとキーを交換</translation>
    </message>
    <message>
        <source>Exchange the query and the chosen key: the score stays</source>
        <translation>クエリと選んだキーを入れ替えます。スコアは変わりません</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>Choose the size at which every vector is seen (F)</source>
        <translation>すべてのベクトルが見える大きさにします（F）</translation>
    </message>
    <message>
        <source>Draw at random</source>
        <translation>乱数で作る</translation>
    </message>
    <message>
        <source>Draw all components again from the seed, -1.5 to 1.5</source>
        <translation>シードを使い、すべての成分を -1.5 から 1.5 の乱数で作り直します</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>The same seed draws the same vectors</source>
        <translation>同じシードからは同じベクトルができます</translation>
    </message>
    <message>
        <source>Dimension $d_k$: number of components</source>
        <translation>次元数 $d_k$：成分の個数</translation>
    </message>
    <message>
        <source>How many components the random vectors have, 2 to 1024</source>
        <translation>乱数ベクトルの成分の個数（2 から 1024）</translation>
    </message>
    <message>
        <source>Dimension $d_k$</source>
        <translation>次元数 $d_k$</translation>
    </message>
    <message>
        <source>Draw other vectors</source>
        <translation>別の乱数で作る</translation>
    </message>
    <message>
        <source>Take the next seed: the shapes hardly change</source>
        <translation>次のシードを使います。形はほとんど変わりません</translation>
    </message>
    <message>
        <source>Send to $QK^\top$</source>
        <translation>この値で $QK^\top$ へ進む</translation>
    </message>
    <message>
        <source>Open the next lesson with this query and these keys</source>
        <translation>このクエリとキーで次のレッスンを開きます</translation>
    </message>
    <message>
        <source>Take from $QK^\top$</source>
        <translation>$QK^\top$ から受け取る</translation>
    </message>
    <message>
        <source>Show the query picked in the next lesson with its keys, the first five at most</source>
        <translation>次のレッスンで選んだクエリとキー（先頭から 5 本まで）をここに表示します</translation>
    </message>
    <message>
        <source>Which key does the query ${q}$ point to?</source>
        <translation>クエリ ${q}$ は、どのキーの方を​向いていますか。</translation>
    </message>
    <message>
        <source>What do more components do to angles and scores? Predict first.</source>
        <translation>成分が​増えると、​なす角と​スコアは​どう​なるでしょう。​予想しましょう。</translation>
    </message>
    <message>
        <source>Drag the tips, with 1, 2 or 3 held along that axis. Drag the ground to turn. Shift keeps the direction, Ctrl the length. F shows everything.</source>
        <translation>矢印の先端をドラッグします。1、2、3 を押している間はその成分の軸に沿って動きます。背景をドラッグすると回転します。Shift で向き、Ctrl で長さを保ちます。F で全体を表示します。</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手計算</translation>
    </message>
    <message>
        <source>By hand · {sentence}</source>
        <translation>手計算 · {sentence}</translation>
    </message>
    <message>
        <source>All digits</source>
        <translation>全桁</translation>
    </message>
    <message>
        <source>Show the calculation with every digit</source>
        <translation>すべての桁で書いた計算を表示します</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>丸める</translation>
    </message>
    <message>
        <source>Hide the calculation with every digit</source>
        <translation>すべての桁で書いた計算を隠します</translation>
    </message>
    <message>
        <source>Divided $\div\sqrt{{{d_k}}}$</source>
        <translation>割った値 $\div\sqrt{{{d_k}}}$</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>なす角</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>コサイン類似度</translation>
    </message>
    <message>
        <source>Length $|{name}|$</source>
        <translation>長さ $|{name}|$</translation>
    </message>
    <message>
        <source>Standard deviation of the scores: measured, beside theory</source>
        <translation>スコアの標準偏差：実測値と理論値</translation>
    </message>
    <message>
        <source>theory $\sqrt{{{d_k}}}$ = {theory}, measured</source>
        <translation>理論値 $\sqrt{{{d_k}}}$ = {theory}、実測値</translation>
    </message>
    <message>
        <source>SD $\div\sqrt{{{d_k}}}$</source>
        <translation>標準偏差 $\div\sqrt{{{d_k}}}$</translation>
    </message>
    <message>
        <source>Mean angle</source>
        <translation>なす角の平均</translation>
    </message>
    <message>
        <source>SD of angle</source>
        <translation>なす角の標準偏差</translation>
    </message>
    <message>
        <source>Mean $|{name}|$</source>
        <translation>平均の長さ $|{name}|$</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>{value}°</source>
        <translation>{value}°</translation>
    </message>
    <message>
        <source>${q}$ is the zero vector: it has no direction, so no angle</source>
        <translation>${q}$ は零ベクトル：向きがないので、なす角もありません</translation>
    </message>
    <message>
        <source>${k}$ is the zero vector: it has no direction, so no angle</source>
        <translation>${k}$ は零ベクトル：向きがないので、なす角もありません</translation>
    </message>
    <message>
        <source>${k}$ equals ${q}$: the score is the length squared</source>
        <translation>${k}$ は ${q}$ と同じ：スコアは長さの 2 乗です</translation>
    </message>
    <message>
        <source>exactly the same direction: the score is the product of the lengths</source>
        <translation>まったく同じ向き：スコアは長さの積です</translation>
    </message>
    <message>
        <source>nearly the same direction: high score</source>
        <translation>ほぼ同じ向き：スコアは高い</translation>
    </message>
    <message>
        <source>partly the same direction: positive score</source>
        <translation>同じ側を向く：スコアは正</translation>
    </message>
    <message>
        <source>at a right angle: score 0</source>
        <translation>直角：スコアは 0</translation>
    </message>
    <message>
        <source>pointing away: negative score</source>
        <translation>反対の側を向く：スコアは負</translation>
    </message>
    <message>
        <source>nearly opposite: strongly negative score</source>
        <translation>ほぼ逆向き：スコアは大きな負の値</translation>
    </message>
    <message>
        <source>exactly opposite: the score is minus the product of the lengths</source>
        <translation>正反対の向き：スコアは長さの積にマイナスをつけた値です</translation>
    </message>
    <message>
        <source>The plane has no component 3. It was dropped from: {names}.</source>
        <translation>平面には成分 3 がないため、次のベクトルの成分 3 をなくしました：{names}</translation>
    </message>
    <message>
        <source>Component 3 of every vector was set to 0.</source>
        <translation>すべてのベクトルの成分 3 を 0 にしました。</translation>
    </message>
    <message>
        <source>The last key stays: without a key there is no score.</source>
        <translation>最後のキーは残します。キーがないとスコアもありません。</translation>
    </message>
    <message>
        <source>There is room for five keys.</source>
        <translation>キーは 5 本までです。</translation>
    </message>
    <message>
        <source>A zero vector has no direction, so nothing can be turned.</source>
        <translation>零ベクトルには向きがないので、回せません。</translation>
    </message>
    <message>
        <source>One square of the grid is now {step}.</source>
        <translation>格子の 1 目盛りは {step} になりました。</translation>
    </message>
    <message>
        <source>There is no query or no key to take.</source>
        <translation>受け取れるクエリかキーがありません。</translation>
    </message>
    <message>
        <source>Only vectors with up to three components can be drawn, so nothing was changed.</source>
        <translation>図に描けるのは成分が 3 つまでのベクトルです。​何も変えていません。</translation>
    </message>
    <message>
        <source>move {name}</source>
        <translation>{name} の移動</translation>
    </message>
    <message>
        <source>change {name}</source>
        <translation>{name} の変更</translation>
    </message>
    <message>
        <source>choose a key</source>
        <translation>キーの選択</translation>
    </message>
    <message>
        <source>add a key</source>
        <translation>キーの追加</translation>
    </message>
    <message>
        <source>remove a key</source>
        <translation>キーの削除</translation>
    </message>
    <message>
        <source>turn {name}</source>
        <translation>{name} の回転</translation>
    </message>
    <message>
        <source>swap query and key</source>
        <translation>クエリとキーの交換</translation>
    </message>
    <message>
        <source>draw vectors</source>
        <translation>乱数のベクトル</translation>
    </message>
    <message>
        <source>change the view</source>
        <translation>表示の変更</translation>
    </message>
    <message>
        <source>change an option</source>
        <translation>設定の変更</translation>
    </message>
    <message>
        <source>change the dimension</source>
        <translation>次元数の変更</translation>
    </message>
    <message>
        <source>choose an example</source>
        <translation>例の選択</translation>
    </message>
    <message>
        <source>vector</source>
        <translation>ベクトル</translation>
    </message>
    <message>
        <source>score</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>divided score</source>
        <translation>割ったスコア</translation>
    </message>
    <message>
        <source>angle (degrees)</source>
        <translation>なす角（度）</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>コサイン類似度</translation>
    </message>
    <message>
        <source>length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>projection</source>
        <translation>正射影</translation>
    </message>
    <message>
        <source>from</source>
        <translation>以上</translation>
    </message>
    <message>
        <source>to</source>
        <translation>未満</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>組数</translation>
    </message>
    <message>
        <source>One query, three keys</source>
        <translation>クエリ 1 本とキー 3 本</translation>
    </message>
    <message>
        <source>1–2</source>
        <translation>1–2</translation>
    </message>
    <message>
        <source>1–3</source>
        <translation>1–3</translation>
    </message>
    <message>
        <source>2–3</source>
        <translation>2–3</translation>
    </message>
    <message>
        <source>Write the hand calculation below the picture without rounding</source>
        <translation>丸めない手計算を図の下に表示します</translation>
    </message>
    <message>
        <source>Same, right angle, opposite: 1, 0, −1</source>
        <translation>同じ・直角・逆向き：1、0、−1</translation>
    </message>
    <message>
        <source>3D: the first query of $QK^\top$</source>
        <translation>3D：$QK^\top$ の最初のクエリ</translation>
    </message>
    <message>
        <source>Nearly parallel keys</source>
        <translation>ほぼ平行なキー</translation>
    </message>
    <message>
        <source>A long key beats a close one</source>
        <translation>長いキーが近いキーに勝つ</translation>
    </message>
    <message>
        <source>A key that is zero</source>
        <translation>零ベクトルのキー</translation>
    </message>
    <message>
        <source>The query $\q$ asks, three keys answer. $\k_1$ points nearly as $\q$ does: its score is the highest. Drag its tip and watch the order of the bars.</source>
        <translation>クエリ $\q$ の問いに、​3 本のキーが答えます。​$\k_1$ は $\q$ とほぼ同じ向きなので、​スコアが最も高くなります。​先端をドラッグして、​棒の順番を見てください。</translation>
    </message>
    <message>
        <source>Three scores to remember: the same direction gives 1, a right angle 0, the opposite direction −1.</source>
        <translation>覚えておきたい 3 つのスコア：​同じ向きなら 1、​直角なら 0、​逆向きなら −1 です。</translation>
    </message>
    <message>
        <source>Here $\k_1$ stands at a right angle to $\q$. Move it to the tinted side: the score becomes positive. On the other side it is negative.</source>
        <translation>ここでは $\k_1$ が $\q$ と直角です。​色のついた側へ動かすと​スコアは正になり、​反対側では負になります。</translation>
    </message>
    <message>
        <source>Length counts, too: $\k_2$ points less well than $\k_1$ but is longer, and its score is higher. The cosine looks at the direction alone.</source>
        <translation>長さも効きます。​$\k_2$ は $\k_1$ ほど向きが合っていませんが、​長いのでスコアは高くなります。​コサイン類似度は​向きだけを見ます。</translation>
    </message>
    <message>
        <source>The same in space, with three components. Turn the picture: the angle lies in the plane of $\q$ and $\k_y$. The score is divided by $\sqrt{3}$, the root of the number of components.</source>
        <translation>成分が 3 個の空間でも同じです。​図を回してみてください。​なす角は $\q$ と $\k_y$ を含む平面の中にあります。​スコアは成分の個数の平方根​ $\sqrt{3}$ で割ります。</translation>
    </message>
    <message>
        <source>Real heads have dozens of components or more. Random directions are then nearly at right angles, yet the scores spread as $\sqrt{d_k}$: the reason to divide by it.</source>
        <translation>実際のヘッドの成分は​数十個以上あります。​ランダムな向きどうしは​ほぼ直角になりますが、​スコアの広がりは $\sqrt{d_k}$ に​比例して大きくなります。​だから $\sqrt{d_k}$ で割るのです。</translation>
    </message>
</context>
</TS>
