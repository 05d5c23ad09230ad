/*
 * ja/facts.c: what there is to say about facts, in Japanese. The terms of Justinian are those of its Japanese
 * rulebook, which leaves the counselors' names in Latin letters. There is one form for all numbers, and every noun has
 * its counter.
 */
#include "../catalogue.h"

/* Byzantz: bids. */
SAY(BID_THIRD, "{number}の入札で3枚目の{good}カードを失い、{second:points}のセットが崩れます");
SAY(BID_SET, "{number}の入札で{good}カードのセット（{second:points}）が崩れます");
SAY(BID_SALE, "{number}を入札すると、売却で得られる点が{second:points}減ります");
SAY(BID_PAIR, "{number}の入札で{good}カードのペアが崩れます");
SAY(BID_SINGLES, "{number}の入札で失うのは、1枚しか持っていない商品だけです");
SAY(BID_NO_SET, "{number}を入札しても、売却で得られる点は減りません");
SAY(BID_WINS, "ほかの全員がパスしているので、{number}の入札でただちに落札できます");
SAY(BID_UNBEATABLE, "競りに残っている相手は{number}を上回れません");
SAY(BID_ONE_RIVAL, "まだ上回れるのは{name}だけで、最大でも{number}です");
SAY(BUNDLE_SET, "出品カードで{good}カードのセット（{number:points}）が完成します");
SAY(BUNDLE_SALE, "落札すれば、売却で得られる点が{number:points}増えます");
SAY(BUNDLE_MERCHANTS, "出品カードに商人が{number:merchants}含まれています");
SAY(BID_PICKS_BEFORE, "落札すると、市場では{name}が先に選びます");
SAY(BID_PICKS_LATE, "落札すると、市場では{number}人が先に選びます");

/* Byzantz: passing. */
SAY(PASS_CANT, "手札では{number}を上回れません");
SAY(PASS_FREE, "ほかの全員もパスすれば、出品カードを全部ただでもらえます");
SAY(PASS_OPENER, "最初にパスした{name}が、出品カードを全部ただでもらいます");
SAY(PASS_YIELDS, "{name}が{number}で落札します");
SAY(PASS_NO_USE, "この出品カードがあっても、売却で得られる点は増えません");
SAY(PASS_FORGOES, "売却で得られる点が{number:points}増えるはずの出品カードを見送ります");
SAY(PASS_NEXT, "次の出品は{number:cards}で、それを取る人は市場で先に選べます");
SAY(PASS_PICKS_FIRST, "一度も落札しなかった人が、市場で最初に選びます");
SAY(PASS_TAKES_BACK, "{number}の入札を手札に戻します");

/* Byzantz: giving a card and taking a group. */
SAY(GIVE_COSTS, "このカードがないと、売却で得られる点が{number:points}減ります");
SAY(GIVE_NO_SET, "このカードがなくても、売却で得られる点は変わりません");
SAY(GIVE_JOINS, "市場の{good}カードが{number}枚になります");
SAY(GIVE_ALONE, "市場の{good}カードは、今のところこの1枚だけです");
SAY(PICKS_BEFORE, "市場では{name}が先に選びます");
SAY(PICKS_LATE, "市場では{number}人が先に選びます");
SAY(PICKS_FIRST, "市場で最初に選べます");
SAY(TAKE_SET, "{good}カードのセット（{number:points}）が完成します");
SAY(TAKE_SALE, "このカードがあれば、売却で得られる点が{number:points}増えます");
SAY(TAKE_DENIES, "この{good}カードがあれば、{name}のセットが完成します");
SAY(TAKE_BRINGS, "{good}カードが{number}枚手に入ります");
SAY(OVER_LIMIT, "手札が{number:cards}になり、7枚を超えた分は売るか捨てなければなりません");

/* Byzantz: selling and discarding. */
SAY(SELL_PAYS, "この売却で{number:points}を得ます");
SAY(SELL_BETTER, "別の組み合わせで売れば、{number:points}多く得られます");
SAY(SELL_JOKERS, "この売却で商人を{number:merchants}使います");
SAY(SELL_SAVES, "捨てなければならないカードが{number:cards}減ります");
SAY(SELL_LEAVES, "手札は{number:cards}残ります");
SAY(SELL_LAST, "これがゲーム最後の売却です");
SAY(DISCARD_COSTS, "このカードがないと、売却で得られる点が{number:points}減ります");
SAY(DISCARD_NO_SET, "このカードがなくても、売却で得られる点は変わりません");
SAY(DISCARD_SINGLE, "手札の{good}カードはこの1枚だけです");
SAY(DISCARD_LEAVES, "{good}カードはほかに{number}枚残ります");
SAY(DISCARD_MORE, "そのあと、さらに{number:cards}手放さなければなりません");
SAY(DISCARD_LAST, "これで手札が7枚になります");
SAY(DONE_NOTHING, "売れるセットはもうありません");
SAY(DONE_LOSES, "まだ売却で{number:points}を得られます");
SAY(DONE_TIE, "手札に残る{number:cards}は、同点のときに数えられます");

/* Justinian: placing a token. */
SAY(RAISES_YOURS,
    "このトークンで{counselor}が右へ{number:places}進み、手札のカードの得点が約{second:points}上がります");
SAY(LOWERS_YOURS,
    "このトークンで{counselor}が左へ{number:places}下がり、手札のカードの得点が約{second:points}下がります");
SAY(RAISES_OTHER, "このトークンで{counselor}が右へ{number:places}進みますが、そのカードは持っていません");
SAY(LOWERS_OTHER, "このトークンで{counselor}が左へ{number:places}下がりますが、そのカードは持っていません");
SAY(NO_FURTHER, "自分のトークンだけでも、{counselor}はすでに列の端です");
SAY(LIFTS_YOURS, "手札の{counselor}が右へ1マスずれ、得点が約{number:points}上がります");
SAY(SINKS_YOURS, "手札の{counselor}が左へ1マスずれ、得点が約{number:points}下がります");
SAY(RIVAL_THERE, "{name}は{counselor}にトークンを{number:tokens}置いています");
SAY(THIRD_TOKEN, "{counselor}への3個目のトークンなので、もう誰も置けません");
SAY(INFLUENCE, "影響力の合計が{number}になります（得点計算の宣言には{second}必要）");
SAY(INFLUENCE_ENOUGH, "影響力の合計が{number}になり、得点計算を宣言できます（必要なのは{second}）");
SAY(INFLUENCE_MORE, "フェイズボードの影響力の合計が{number}になります");
SAY(SCORES_UNLESS_CHOOSER, "ほかのプレイヤーが色を決めれば、このトークンで{number:points}を得ます");
SAY(SCORES_UNLESS_TRIGGER, "ほかのプレイヤーが得点計算を宣言すれば、このトークンで{number:points}を得ます");
SAY(RIVAL_SPACE, "{name}はフェイズボードにトークンを{number:tokens}置いています");
SAY(ONE_MORE, "ほかの全員がパスしたので、フェイズボードに置けるのはこの1個で最後です");

/* Justinian: passing, and the direction. */
SAY(PASS_LAST, "最後にパスするので、どちらの端から動かすかを決められ、得点計算を宣言するかどうかも最初に聞かれます");
SAY(PASS_LEAVES_LAST, "そうすると{name}が最後にパスし、どちらの端から動かすかを決めます");
SAY(PASS_DRAWS, "予備からトークンを{number:tokens}補充します");
SAY(PASS_NO_RESERVE, "予備が空なので、トークンは補充できません");
SAY(PASS_KEEPS, "トークンを{number:tokens}、次のターン以降に残せます");
SAY(PASS_EMPTY, "置けるトークンはもうありません");
SAY(DIRECTION_GAIN, "この向きなら、手札のカードの得点は合わせて{number:points}高くなります");
SAY(DIRECTION_LOSS, "この向きだと、手札のカードの得点は合わせて{number:points}低くなります");
SAY(DIRECTION_SAME, "どちらの向きでも、手札のカードの得点の合計は変わりません");
SAY(DIRECTION_HIGHER, "手札の{counselor}が、逆の向きより{number:places}右に来ます");
SAY(DIRECTION_LOWER, "手札の{counselor}が、逆の向きより{number:places}左に来ます");

/* Justinian: scorings. */
SAY(BEST_COLOR, "手札で今いちばん高いのは{color}のカードで、合計{number:points}です");
SAY(WORST_COLOR, "手札で今いちばん低いのは{color}のカードで、合計{number:points}です");
SAY(CHOOSES_SURELY, "影響力{number}に並べる相手はいないので、色を決められます");
SAY(RIVAL_MAY_CHOOSE, "{name}の影響力は最大{number}で、色を決められるかもしれません");
SAY(TRIGGER_HAS, "影響力は{number}で、必要な{second}に達しています");
SAY(TRIGGER_CANT, "影響力は{number}で、得点計算の宣言に必要な{second}に届きません");
SAY(NEXT_MAY_TRIGGER, "このあと聞かれる{name}は、影響力が足りているかもしれません");
SAY(NOBODY_CAN_TRIGGER, "このあと聞かれるプレイヤーに、影響力が足りる人はいません");
SAY(INFLUENCE_STAYS, "影響力{number}は得点計算まで残ります");
SAY(THEN_NEXT_TURN, "誰も宣言しなければ、次のターンが始まります");
SAY(THEN_FORCED, "誰も宣言しなければ、最後の得点計算をしてゲームが終わります");
SAY(THEN_OVER, "誰も宣言しなければ、得点計算なしでゲームが終わります");
SAY(COLOR_PAYS, "手札の{color}のカードは{number:points}になります");
SAY(COLOR_OTHERS, "手札にない{color}のカードなら、同じ枚数で平均約{number:points}です");
SAY(COLOR_BEST, "今、手札にこれより高い色はありません");
SAY(COLOR_BETTER, "手札の{color}のカードなら、{number:points}多く得られます");
SAY(EXCHANGES,
    "列が今のままなら、次のフェイズで{color}の{counselor}は{number:points}、手札にない{color}のカードは平均約"
    "{second:points}です");
SAY(EXCHANGES_WEAKEST, "手札にこれより低いカードはありません");
SAY(KEEPS_WEAKEST, "列が今のままなら、次のフェイズで手札のいちばん低いカードは{color}の{counselor}で{number:points}、"
                   "手札にない{color}のカードは平均約{second:points}です");
SAY(KEEPS_AVERAGE, "手札のカードはどれも、手札にない同じ色のカードの平均を下回りません");

CATALOGUE_OF_FACTS(ja);
