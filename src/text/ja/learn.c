/*
 * ja/learn.c: what is said by the browser that teaches, in Japanese.
 */
#include <nika/messages_learn.h>

#include "../catalogue.h"

/* The frame of a lesson. */
SAY(learn_title, "遊び方");
SAY(learn_ju_title, "はじめてのユスティニアヌス");
SAY(learn_by_title, "はじめてのビザンツ");
SAY(learn_step, "ステップ{n}／{all}");
SAY(learn_next, "次へ");
SAY(learn_back, "戻る");
SAY(learn_leave, "レッスンをやめる");
SAY(learn_watch, "ほかの人の行動を見てみましょう。");
SAY(learn_your_move, "あなたの手番");
SAY(learn_touch, "タッチ操作では、もう一度タップするか、ボタンを押すと置けます。");
SAY(learn_show, "代わりに進める");
SAY(learn_gently, "実際のゲームではできます。ここでは、まずレッスンのとおりにしてみましょう。");
SAY(learn_read_first, "先に読み進めてください。吹き出しの「次へ」を押します。");
SAY(learn_play_now, "実際に遊ぶ");
SAY(learn_again, "最初からもう一度");
SAY(learn_to_rules, "ルールを読む");
SAY(learn_to_lesson, "遊びながら覚える");

/* Justinian, step by step. The numbers are those of the lesson's deal. */
SAY(learn_ju_court,
    "ここは皇帝の王宮です。左の{low}から右の{high}まで、12人のキャラクターが並んでいます。添えてある数は今の得点で、{"
    "high:name}は{worth}点です。右に行くほど高くなります。");
SAY(learn_ju_cards, "カードはあなたの秘密のお気に入りで、4色に2枚ずつあります。赤は{one}と{other}"
                    "です。今すぐ赤で得点計算をすれば、{first}＋{second}＝{sum}点になります。");
SAY(learn_ju_tokens, "キャラクターを動かすのはトークンです。黒（+）は右へ、赤（-）は左へ動かします。手元に{hand}"
                     "個、予備に{reserve}個あります。裏向きに置くので、表の数を知っているのは本人だけです。");
SAY(learn_ju_place,
    "では始めましょう。{counselor}に{token}を置きます。トークンを選んでから、キャラクターを選んでください。");
SAY(learn_ju_phase, "{zoe}も{counselor:name}"
                    "にトークンを置きました。味方でしょうか、それとも邪魔でしょうか。1人に置けるのは3個までです。{leo}"
                    "はフェイズボードに置きました。そこのトークンは影響力になり、+も-も同じように数えます。あなたも{"
                    "token}を置いてください。");
SAY(learn_ju_enough, "{leo}のトークンは、フェイズボードに2個になりました。あなたの影響力は{have}"
                     "です。フェイズIで得点計算を宣言するには{need}必要なので、{token}もそこに置きましょう。");
SAY(learn_ju_pass, "{leo}と{zoe}"
                   "はパスし、予備からトークンを2個ずつ補充して、次のターンまでお休みです。あなたはまだ続けられますが、"
                   "フェイズボードに置けるのはあと1個だけです。ここではパスしましょう。最後にパスした人が、キャラクター"
                   "をどちらの端から動かすか決めます。");
SAY(learn_ju_direction, "トークンを表にしました。{one:name}は3－1＝2マス右へ、{other:name}"
                        "は2マス左へ、順番に動きます。順番で結果が変わります。左端からなら赤のカードは{left}"
                        "点、右端からなら{right}点です。左を選びましょう。");
SAY(learn_ju_trigger, "{counselor:name}は{from}マス目から右へ2マス進みました。そのあと{other:name}"
                      "が左へ通り過ぎたので、さらに1マス押されて{to}"
                      "マス目に来ました。ここで全員に、得点計算を宣言するかどうかを尋ねます。あなたの影響力は{have}"
                      "で、{need}あれば足ります。宣言しましょう。");
SAY(learn_ju_color,
    "影響力はあなたと{leo}が{influence}"
    "ずつで、どちらも最大です。同じなら、最後にパスした人から時計回りに見て先の人が優先なので、全員が得点する色はあなた"
    "が決めます。色を決めた人は影響力の点をもらえず、ほかの人はもらえます。今いちばん良いのは{color}で、{sum}点です。");
SAY(learn_ju_exchange, "あなたは{mine}点、{zoe}は{hers}点、{leo}は影響力の{influence}点を含めて{his}"
                       "点です。赤はこれでゲームから取り除かれます。次のフェイズの前に、1人1枚ずつカードを交換できます"
                       "。黄の1を交換に出しましょう。");
SAY(learn_ju_next,
    "フェイズIIが始まります。得点計算の宣言に必要な影響力は、今は{second}、フェイズIIIでは{third}"
    "です。得点はフェイズごとに上がります。得点計算は多くても3回なので、1色は最後まで得点になりません。");
SAY(learn_ju_forced, "3回目の得点計算でゲームは終わります。その前に終わるのは、全員のトークンがなくなったときと、1ター"
                     "ンの間に誰もトークンを置かず、補充もせず、得点計算も宣言しなかったときです。そのターンに得点計算"
                     "がなければ、宣言なしで最後の得点計算をします。色は影響力が最も大きい人が決めます。");
SAY(learn_ju_end, "2人で遊ぶときは、カードが各色3枚ずつになります。ほかのルールは同じです。点の最も多い人の勝ちで、同点"
                  "なら勝利を分け合います。これで全部です。がんばってください！");

/* Byzantz, step by step. */
SAY(learn_by_sets,
    "あなたは商人で、これが手札の{cards:cards}"
    "です。同じ商品が3枚そろえばセットになり、売ると最も高いカードが利益になります。布はもう2枚、4と1があります。");
SAY(learn_by_auction, "カードは競りで手に入れます。今はビッダーカード{bidder}の競りなので、{bidder:cards}"
                      "が出品されています。1ラウンドに全員がちょうど1回ずつ落札し、そのビッダーカードを取ります。");
SAY(learn_by_bid, "代金は手札の商品で払い、数えるのは価値だけです。ゲームはあなたから始まるので、最初の競りもあなたが始"
                  "めます。価値{value}のオリーブを選んで、入札しましょう。");
SAY(learn_by_pass, "{leo}は{bid}を入札しました。自分の{own}"
                   "にカードを足して上回ることもできますが、出したカードはパスするまで戻せません。この出品はあまり役に"
                   "立たないので、パスして入札を手札に戻しましょう。");
SAY(learn_by_limit,
    "{leo}が落札しました。入札したカードと出品カード1枚は市場へ。残りを加えると手札は{cards:cards}でしたが、上限は{"
    "limit}枚で、超えたらすぐに売るか捨てなければなりません。{leo}はワイン3枚を売り、{points:points}を得ました。");
SAY(learn_by_opens, "次はビッダーカード{bidder}の競りです。{leo}"
                    "はもうビッダーカードを取ったので、このラウンドの競りにはもう加わりません。競りを始めるのは、落札し"
                    "た人の左隣から順に見て、まだビッダーカードのない最初の人、つまり{zoe}です。");
SAY(learn_by_second, "{bidder:cards}"
                     "のうち1枚は商人です。商人はセットのうち1枚か2枚の代わりになります。布2枚と合わせれ"
                     "ばセットです！ただし、商人は入札には使えません。払えるのは商品だけです。");
SAY(learn_by_overbid, "{zoe}の入札はたった{bid}です。オリーブの価値は{value}。入札して落札しましょう。");
SAY(learn_by_give, "出品カードはあなたのものですが、1枚は市場に出します。オリーブを出しましょう。今払った価値{own}"
                   "のオリーブと並ぶので、両方戻ってくるかもしれません。");
SAY(learn_by_sell, "セットは、手番でないときでも、いつでも売れます。布2枚と商人を売りましょう。最も高いカードの{points:"
                   "points}が利益になり、ほかのカードはゲームから取り除かれます。");
SAY(learn_by_market,
    "最後の出品は競りなしです。次は市場です。ビッダーカードの小さい人から選びます。{lowest}の{zoe}"
    "は穀物を取りました。次は{own}のあなたです。必ず1種類をまるごと取ります。オリーブを2枚とも取りましょう。");
SAY(learn_by_tricks,
    "次のラウンドは、ビッダーカードが最も小さかった{zoe}から始まります。覚えておくと便利なこと：商人3枚もセットで、{"
    "points}点になります。全員がパスしたら、最初にパスした人が出品をただでもらえます。");
SAY(learn_by_end, "これで全部です。3人なら{rounds:rounds}"
                  "です。最後のラウンドのあとにもう一度売ることができ、利益の最も多い人の勝ちです。手札の上限{limit}"
                  "枚に気をつけて、がんばってください！");

/* Help with a decision: how it is made here, and what to think of. */
SAY(learn_how_place, "トークンを選び、次にキャラクターかフェイズボードを選びます。王宮で使い道のないトークンも、フェイ"
                     "ズボードなら影響力になります。");
SAY(learn_how_direction, "両方の結果が表示されます。自分のカードがどう変わるかを比べて選びましょう。");
SAY(learn_how_trigger, "自分のカードが今、良いマスにあれば宣言し、ほかの人の得のほうが大きければ待ちましょう。得点計算"
                       "の終わった色はもう使えません。");
SAY(learn_how_decline, "影響力がまだ足りません。宣言せずにおけば、トークンは次のターンまで残ります。");
SAY(learn_how_color, "色ごとに自分の得点が表示されます。ほかの人のカードについて分かっていることも考えましょう。");
SAY(learn_how_exchange, "手放したいカードを選ぶか、全部そのまま残します。得点はフェイズごとに上がるので、弱いカードが強"
                        "くなることもあります。");
SAY(learn_how_auction,
    "手札の商品を選ぶと、入札する前に合計が表示されます。小さい出品は安く落とせて、市場で早く選べます。");
SAY(learn_how_give, "出品カードのうち、いちばん要らないカードか、あとで1種類まるごと取り戻せるカードを選びましょう。");
SAY(learn_how_limit, "売れるセットが先に示されます。なければ、捨てるカードを1枚ずつ選びましょう。");
SAY(learn_how_market,
    "1種類を選びましょう。すでに持っている商品ほど、早くセットになります。手札は7枚までなので注意してください。");
SAY(learn_how_final, "持っているセットを全部売ってから終えましょう。残った手札は同点のときだけ数えます。");
SAY(learn_how_wait_ju, "ほかの人が決めています。その間に、各キャラクターが別のマスで何点になるかや、これまでに公開され"
                       "たトークンを見ておきましょう。");
SAY(learn_how_wait_by, "今でもセットを売れます。市場が開く前に、誰が何を欲しがっているか見ておきましょう。");
SAY(learn_how_over, "ゲームは終わりました。リプレイで最初から見直せます。");
SAY(learn_more, "ルールでもっと詳しく");

/* The rules, with pictures. */
SAY(learn_rules_ju, "ユスティニアヌスのルール");
SAY(learn_rules_by, "ビザンツのルール");
SAY(learn_contents, "目次");
SAY(learn_print, "印刷する");
SAY(learn_editions, "版による違い");
SAY(learn_editions_intro, "版によって、ルールの違うところがいくつかあります。どの版で遊ぶかは、ゲームの準備のときに選び"
                          "ます。選ばなければ英語版です。");
SAY(learn_fig_row, "ゲーム開始時の王宮と、フェイズIでの各キャラクターの得点");
SAY(learn_fig_cards, "1人分のカード：各色2枚ずつ");
SAY(learn_fig_all_tokens, "1人分のトークン22個");
SAY(learn_fig_before, "トークンを表にしました……");
SAY(learn_fig_from_left, "……左端から動かした結果");
SAY(learn_fig_from_right, "……右端から動かした結果：同じにはなりません");
SAY(learn_fig_phase, "フェイズボードの影響力は{sum}：プラスもマイナスも同じように数えます");
SAY(learn_fig_scoring, "赤の得点計算：色を決めた人は影響力の点をもらえません");
SAY(learn_fig_goods, "6種類の商品と商人");
SAY(learn_fig_bundle, "ビッダーカード{bidder}の競り：出品は{bidder:cards}");
SAY(learn_fig_bids, "入札は公開され、最高は{high}です");
SAY(learn_fig_market, "市場：ビッダーカードの小さい人から、1種類をまるごと取ります");
SAY(learn_fig_sets, "セットと得点：最も高いカードの価値。商人3枚は5点");
SAY(learn_fig_good, "{good:name}：{n:cards}");
SAY(learn_fig_pays, "{points}点");
SAME(learn_fig_points, "{points:points}");
SAY(learn_fig_place, "{place}マス目：{counselor}、{worth}点");
SAY(learn_rules_option, "ゲーム中に全員の利益を表示するかどうかは、準備のときに選べます。選ばなければ表示します。");

/* About. */
SAY(learn_about_title, "Nikaについて");
SAY(learn_about_what,
    "Nikaは、ブラウザーと端末で遊べる2つのボードゲーム、ユスティニアヌスとビザンツです。コンピューターと、同じ画面のみ"
    "んなと、またはネットワークで遊べます。自由ソフトウェアで、登録も広告も追跡もありません。");
SAY(learn_about_games, "ゲームと作者");
SAY(learn_about_justinian,
    "ユスティニアヌス（Justinian）の作者はAlessandro SaragosaとLeo Colovini、グラフィックはHarald "
    "Lieske。2006年にPhalanx GamesとMayfair Gamesから発売されました。「Justinian」はPhalanx Games社の商標です。");
SAY(learn_about_byzantz,
    "ビザンツ（Byzantz）の作者はEmanuele Ornella、イラストはDoris Matthäus、グラフィックデザインはJere "
    "Kasanen。2017年にLautapelit.fiとRenegade Game Studiosから発売されました。");
SAY(learn_about_own, "Nikaは作者や出版社とは関係がありません。絵もルールの文章も独自に作ったものです。気に入ったら、ぜ"
                     "ひ本物も手に入れてください。友だちと囲むテーブルに勝るものはありません。");
SAY(learn_about_court, "王宮の数字");
SAY(learn_about_grid,
    "キャラクターの得点はユスティニアヌスのボードに印刷されていて、どのルールブックにも載っていません。ルールから分かる"
    "数は2つだけで、ほかの数の傾向はレビューから知られています。Nikaの数表はそこから推定して復元したものです。遊び心地"
    "は説明のとおりですが、個々の数は実物と違うことがあります。どの数で遊んだかは記録に残ります。");
SAY(learn_about_enter, "自分のボードの数字を入力する");
SAY(learn_about_names, "名前");
SAY(learn_about_fair, "公正さ");
SAY(learn_about_fairness,
    "コンピューターのプレイヤーが知っているのは、その席から見えることだけです。サーバーでも、配り方を1人で決めることは"
    "誰にもできません。サーバーは先に約束の値を示し、そのあとプレイヤーが乱数を加えます。それは終わったゲームの記録で証"
    "明できます。詳しくはソースコードのdocs/fairness.mdをご覧ください。");
SAY(learn_about_licences, "ライセンス");
SAY(learn_about_licence, "NikaはMozilla Public License 2.0の自由ソフトウェアです。次のものを利用しています。");
SAY(learn_about_version, "バージョン{version}");

/* The numbers of a real board. */
SAY(learn_board_title, "実物のボードの数字");
SAY(learn_board_intro,
    "ユスティニアヌスをお持ちなら、ボードに印刷された数字を入力してください。王宮のマスごとに1行、左端から順に、そのマ"
    "スの20個の数を小さいほうから入れます。表計算ソフトから貼り付けることも、CSVファイルを読み込むこともできます。");
SAY(learn_board_place, "マス");
SAY(learn_board_cell, "{place}マス目、{number}番目の数");
SAY(learn_board_name, "このボードの名前");
SAY(learn_board_mine, "自分のボード");
SAY(learn_board_save, "このブラウザーに保存する");
SAY(learn_board_saved, "「{name}」を保存しました。ユスティニアヌスの準備のときに選べます。");
SAY(learn_board_full, "このブラウザーにはもう保存できません。ファイルに保存してください。");
SAY(learn_board_load, "ファイルを読み込む");
SAY(learn_board_download, "ファイルに保存する");
SAY(learn_board_fill, "復元した数字から始める");
SAY(learn_board_clear, "すべて消す");
SAY(learn_board_compare, "復元した数字と違うところに印をつける");
SAY_PLURAL(learn_board_problems, "確認が必要な数：{n}個", "確認が必要な数：{n}個");
SAY(learn_board_fine, "すべての数が合っています。");
SAY(learn_board_same, "復元した数字と同じです。");
SAY(learn_board_kept, "このブラウザーのボード");
SAY(learn_board_none, "まだありません。");
SAY(learn_board_open, "「{name}」を開く");
SAY(learn_board_delete, "「{name}」を削除する");
SAY(learn_cell_empty, "{least}から{most}までの数を入れてください。");
SAY(learn_cell_number, "「{found}」は0から{most}までの整数ではありません。");
SAY(learn_cell_falls, "{number}は上の{least}より小さい数です。右のマスが左のマスより低くなることはありません。");

CATALOGUE(ja, learn, NIKA_MESSAGES_LEARN);
