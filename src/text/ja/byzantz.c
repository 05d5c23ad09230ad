/*
 * ja/byzantz.c: what is said at a table of Byzantz, in Japanese. Cards and verbs that can be typed
 * stand as records spell them.
 */
#include <nika/messages_byzantz.h>

#include "../catalogue.h"

/* Moves. */
SAY_YOU(by_bids, "{who}が{cards}を入札しました（合計{total}）", "{who:you}が{cards}を入札しました（合計{total}）");
SAY_YOU(by_raises, "{who}が{cards}を上乗せしました（合計{total}）",
        "{who:you}が{cards}を上乗せしました（合計{total}）");
SAY_YOU(by_passes, "{who}がパスしました", "{who:you}がパスしました");
SAY_YOU(by_takes_back, "{who}がパスして{cards}を手札に戻しました", "{who:you}がパスして{cards}を手札に戻しました");
SAY_YOU(by_gives, "{who}が{card}を市場に出しました", "{who:you}が{card}を市場に出しました");
SAY_YOU(by_takes, "{who}が市場から{good}カードを取りました：{cards}",
        "{who:you}が市場から{good}カードを取りました：{cards}");
SAY_YOU(by_sells, "{who}が{cards}を売り、{points:points}を得ました",
        "{who:you}が{cards}を売り、{points:points}を得ました");
SAY_YOU(by_sells_aside, "{who}が手番外で{cards}を売り、{points:points}を得ました",
        "{who:you}が手番外で{cards}を売り、{points:points}を得ました");
SAY_YOU(by_discards, "{who}が{card}を捨てました", "{who:you}が{card}を捨てました");
SAY_YOU(by_done, "{who}が最後の売却を終えました", "{who:you}が最後の売却を終えました");

/* Several, one after the other. */
SAY_YOU(by_pass_several, "{who}がパスしました", "{who:you}がパスしました");
SAY_YOU(by_done_several, "{who}が最後の売却を終えました", "{who:you}が最後の売却を終えました");

/* The same as one would do it, for hints. */
SAY(by_do_bid, "{cards}を入札する（合計{total}）");
SAY(by_do_pass, "パスする");
SAY(by_do_give, "{card}を市場に出す");
SAY(by_do_take, "市場から{good}カードを取る：{cards}");
SAY(by_do_sell, "{cards}を売る（{points:points}）");
SAY(by_do_discard, "{card}を捨てる");
SAY(by_do_done, "売却を終える");

/* What came of them. */
SAY_YOU(by_has_profit, "{who}の利益は{points:points}になりました", "{who:you}の利益は{points:points}になりました");
SAY_YOU(by_wins, "{who}が{total}で落札しました。入札したカードは市場に出ます：{cards}",
        "{who:you}が{total}で落札しました。入札したカードは市場に出ます：{cards}");
SAY_YOU(by_all_pass, "全員がパスしたので、最初にパスした{who}が出品カードを全部もらいます",
        "全員がパスしたので、最初にパスした{who:you}が出品カードを全部もらいます");
SAY_YOU(by_takes_bundle, "{who}が{cards}とビッダーカード{bidder}を取りました",
        "{who:you}が{cards}とビッダーカード{bidder}を取りました");
SAY_YOU(by_lone_card, "{who}が競りなしでビッダーカード{bidder}を取りました。1枚だけの出品カード{card}は市場に出ます",
        "{who:you}が競りなしでビッダーカード{bidder}を取りました。1枚だけの出品カード{card}は市場に出ます");
SAY_YOU(by_too_many, "{who}は手札が{cards:cards}になり、7枚になるまで売るか捨てなければなりません",
        "{who:you}は手札が{cards:cards}になり、7枚になるまで売るか捨てなければなりません");
SAY(by_round, "第{round}ラウンド（全{rounds:rounds}）");
SAY(by_auction, "ビッダーカード{bidder}の競り：{cards}");
SAY_YOU(by_opens, "{who}から競りを始めます", "{who:you}から競りを始めます");
SAY_YOU(by_last_auction, "ビッダーカード{bidder}（競りなし）：{cards}は{who}へ",
        "ビッダーカード{bidder}（競りなし）：{cards}は{who:you}へ");
SAY(by_market_opens, "市場が開きます");
SAY(by_group, "{good:name}：{cards}");
SAY(by_picks_1, "これから選ぶ人：{first:you}");
SAY(by_picks_2, "選ぶ順番：{first:you}、{second:you}");
SAY(by_picks_3, "選ぶ順番：{first:you}、{second:you}、{third:you}");
SAY(by_picks_4, "選ぶ順番：{first:you}、{second:you}、{third:you}、{fourth:you}");
SAY(by_picks_5, "選ぶ順番：{first:you}、{second:you}、{third:you}、{fourth:you}、{fifth:you}");
SAY(by_picks_6, "選ぶ順番：{first:you}、{second:you}、{third:you}、{fourth:you}、{fifth:you}、{sixth:you}");
SAY(by_left_over, "誰も取らなかったカードをゲームから取り除きました：{cards}");
SAY_YOU(by_nothing_left, "市場が空になり、{who}は何ももらえません", "市場が空になり、{who:you}は何ももらえません");
SAY(by_final_sales, "最後の売却");
SAY_YOU(by_stands, "{who}：{points:points}、手札{cards:cards}", "{who:you}：{points:points}、手札{cards:cards}");
SAY_YOU(by_holds, "{who}の手札：{cards}", "{who:you}の手札：{cards}");
SAY_YOU(by_holds_none, "{who}の手札は0枚です", "{who:you}の手札は0枚です");
SAY_YOU(by_stands_hidden, "{who}：手札{cards:cards}", "{who:you}：手札{cards:cards}");

/* The start. */
SAY_YOU(by_start, "ビザンツ：{who}", "ビザンツ：{who:you}");
SAY_YOU(by_start_rules, "全{rounds:rounds}、ビッダーカードは{cards}。最初の競りは{who}から",
        "全{rounds:rounds}、ビッダーカードは{cards}。最初の競りは{who:you}から");
SAY(by_start_hidden, "利益はゲームが終わるまで伏せておきます");

/* The table. */
SAY_YOU(by_highest, "最高入札：{who}の{total}", "最高入札：{who:you}の{total}");
SAY(by_no_bids, "まだ誰も入札していません");
SAY(by_still_in, "競りに残っている人：{who:you}");
SAY_YOU(by_lies_bid, "{who}の入札は{total}：{cards}", "{who:you}の入札は{total}：{cards}");
SAY_YOU(by_has_passed, "{who}はパスしました", "{who:you}はパスしました");
SAY_YOU(by_has_card, "{who}はビッダーカード{bidder}を持ち、市場では{place}番目に選びます",
        "{who:you}はビッダーカード{bidder}を持ち、市場では{place}番目に選びます");
SAY_YOU(by_known, "{who}の手札のうち判明しているもの：{cards}", "{who:you}の手札のうち判明しているもの：{cards}");
SAY(by_in_market, "市場：");
SAY(by_market_empty, "市場は空です");
SAY(by_has_picked, "もう選んだ人：{who:you}");
SAY(by_deck, "山札は残り{cards:cards}です");

/* What a player has. */
SAY(by_hand, "手札（{cards:cards}）：");
SAY(by_hand_empty, "手札は0枚です");
SAY(by_hand_value, "入札に使える商品の合計は{value}です");
SAY(by_own_bid, "自分の入札は{total}です：{cards}");
SAY(by_set_pays, "{cards}は{points:points}で売れます");
SAY(by_sets_pay, "セットを全部売ると{points:points}になります");
SAY(by_no_set, "売れるセットはありません");
SAY(by_own_profit, "これまでの利益は{points:points}です");

/* Whom the game waits for. */
SAY_YOU(by_w_opens, "{who}から競りを始めます（入札かパス）", "{who:you}から競りを始めます（入札かパス）");
SAY_YOU(by_w_bids, "{who}が入札かパスを選びます", "{who:you}が入札かパスを選びます");
SAY_YOU(by_w_last, "最後に残った{who}が入札かパスを選びます", "最後に残った{who:you}が入札かパスを選びます");
SAY_YOU(by_w_gives, "{who}が出品カードから1枚を市場に出します", "{who:you}が出品カードから1枚を市場に出します");
SAY_YOU(by_w_trims, "{who}は手札が{cards:cards}あり、売るか捨てます",
        "{who:you}は手札が{cards:cards}あり、売るか捨てます");
SAY_YOU(by_w_takes, "{who}が市場から1種類を取ります", "{who:you}が市場から1種類を取ります");
SAY_YOU(by_w_sells, "{who}が最後の売却をします", "{who:you}が最後の売却をします");

/* What is asked. */
SAY(by_q_opens, "ビッダーカード{bidder}の競りを始めます。入札しますか、パスしますか？");
SAY(by_q_bids, "まだ誰も入札していません。入札しますか、パスしますか？");
SAY(by_q_outbid, "{who}の{high}を上回りますか、パスしますか？");
SAY(by_q_raise, "{who}の入札は{high}です。自分の{own}に{more}以上を足しますか、パスしますか？");
SAY(by_q_short, "{who}の入札は{high}で、手札では{most}までしか出せません。パスしますか？");
SAY(by_q_last, "ほかの全員がパスしました。入札して落札しますか？　それともパスして{first}に譲りますか？");
SAY(by_q_no_goods, "入札できる商品がありません。パスしますか？");
SAY(by_q_gives, "どの出品カードを市場に出しますか？（{cards}）");
SAY(by_q_trims, "手札が{cards:cards}で、上限を{over}枚超えています。売りますか、捨てますか？");
SAY(by_q_takes, "市場からどの種類を取りますか？");
SAY(by_q_sells, "最後の売却です。まだ{points:points}になるセットがあります。売りますか、終えますか？");
SAY(by_q_ends, "最後の売却です。売れるセットはもうありません。終えますか？");

/* Help: the rule, then what can be typed. */
SAY(by_help_auction,
    "手札の商品を入札に加えて最高の入札を上回るか、パスして入札を手札に戻します。入札して最後まで残った人が落札してその"
    "カードを支払い、全員がパスすれば最初にパスした人が出品カードをただでもらいます。");
SAY(by_help_giving, "出品カードのうち自分で選んだ1枚を市場に出し、残りを手札に加えます。ラウンドの終わりに、ビッダーカ"
                    "ードの数の小さい人から順に、市場のカードを1種類ずつ取ります。");
SAY(by_help_limit, "手札は7枚までで、7枚になるまでほかの人は待っています。3枚のセットを売るか、1枚ずつ捨ててください（"
                   "捨てても得点にはなりません）。");
SAY(by_help_market,
    "1種類の商品を全部、または商人を全部取ります。市場にカードがある限り、必ず取らなければなりません。誰も取らなかった"
    "カードはゲームから取り除き、次のラウンドはビッダーカードの数がいちばん小さかった人から始めます。");
SAY(by_help_final, "セットは同じ商品3枚（うち2枚までは商人で代用できます）、または商人3枚です。いちばん高いカードの価値"
                   "が得点になり、商人3枚は5点です。残した手札は同点のときだけ数えます。");
SAY(by_help_wait, "ほかの人の手番でも、手札のセットを売れます。セットは同じ商品3枚（うち2枚までは商人で代用できます）、"
                  "または商人3枚です。いちばん高いカードの価値が利益になり、商人3枚は5点です。");
SAY(by_type_bid, "入札 {cards}（{brief}）：このカードを入札に加える");
SAY(by_type_pass, "パス（p）：競りから降りる");
SAY(by_type_give, "出す {card}（{brief}）：このカードを市場に出す");
SAY(by_type_discard, "捨てる {card}（{brief}）：このカードを捨てる");
SAY(by_type_take, "取る {good:name}（{brief}）：この種類を取る（名前だけでも可）");
SAY(by_type_sell, "売る {cards}（{brief}）：セットを売る（いつでも可）");
SAY(by_type_done, "終える（d）：最後の売却を終える");

/* Why a move was refused. */
SAY(by_r_hand, "{missing}は手札にありません。手札は{hand}です");
SAY(by_r_hand_empty, "{missing}は手札にありません。手札は0枚です");
SAY(by_r_low, "{cards}では合計{total}です。{high}を上回らなければなりません");
SAY(by_r_enough, "{cards}なら合計{total}で足ります");
SAY(by_r_cannot, "商品を全部出しても合計{most}で、{high}を上回れません。パスしかできません");
SAY(by_r_merchant, "商人は入札に使えません。使えるのは商品だけです");
SAY(by_r_bundle, "{card}は出品カードにありません。出品カードは{cards}です");
SAY(by_r_group, "市場に{good}カードはありません。あるのは{cards}です");
SAY(by_r_set, "{cards}はセットではありません。同じ商品3枚（うち2枚までは商人で代用可）、または商人3枚が必要です");
SAY(by_r_in_bid, "{cards}は入札に出しているので売れません");
SAY(by_r_limit, "手札が{cards:cards}あります。まず7枚になるまで売るか捨ててください");
SAY_YOU(by_r_limit_other, "先に{who}が手札を7枚に減らします。それまで、ほかの人は何もできません",
        "先に{who:you}が手札を7枚に減らします。それまで、ほかの人は何もできません");
SAY(by_r_done, "最後の売却はもう終えています");
SAY(by_r_turn, "今は{who}の番です。手番外でできるのは売却だけです");
SAY(by_r_now_auction, "今は競りです。できるのは入札、パス、売却です");
SAY(by_r_now_giving, "出品カードを獲得しました。{cards}から1枚を市場に出してください（売却もできます）");
SAY(by_r_now_market, "今は市場です。{cards}から1種類を取ってください（売却もできます）");
SAY(by_r_now_final, "最後の売却です。売るか、「終える」（d）で終えてください");

/* Why a move should be thought over. */
SAY(by_d_done, "売却を終えますか？　まだ{points:points}になるセットがあります");
SAY(by_d_alone, "入札は{total}ですが、もう上回る人はいません。{cards}（合計{least}）でも落札できます");
SAY(by_d_discard, "{card}を捨てると、セットの得点が{points:points}減ります");
SAY(by_d_sale, "別の組み合わせで売れば、{points:points}多く得られます");

/* The result. */
SAY_YOU(by_winner, "{who}が{points:points}で勝ちました", "{who:you}が{points:points}で勝ちました");
SAY_YOU(by_winner_cards, "{who}が{points:points}で勝ちました（同点のため、手札{cards:cards}で決着）",
        "{who:you}が{points:points}で勝ちました（同点のため、手札{cards:cards}で決着）");
SAY_YOU(by_winners, "{who}が{points:points}で勝利を分け合いました", "{who:you}が{points:points}で勝利を分け合いました");
SAY_YOU(by_ranked, "{rank}位　{who}　{points:points}、手札{cards:cards}",
        "{rank}位　{who:you}　{points:points}、手札{cards:cards}");
SAY(by_all_profit, "このゲームの売却は全部で{points:points}でした");

/* What was typed. */
SAY(by_half_bid, "どのカードを入札しますか？");
SAY(by_half_give, "どのカードを市場に出しますか？（{cards}）");
SAY(by_half_take, "どの種類を取りますか？（{cards}）");
SAY(by_half_sell, "どの3枚を売りますか？");
SAY(by_half_sell_more, "{cards}と、あとはどれを売りますか？　セットは3枚です");
SAY(by_half_discard, "どのカードを捨てますか？");
SAY(by_u_auction, "「{word}」という手はありません。入札 c1 s2（b c1 s2）、パス（p）、売る c4 c1 m（s c4 c1 "
                  "m）のように入力してください");
SAY(by_u_giving, "「{word}」という手はありません。{cards}のどれかを入力してください。売却は、売る c4 c1 m（s c4 c1 "
                 "m）のように入力してください");
SAY(by_u_limit, "「{word}」という手はありません。捨てる g1（d g1）、売る c4 c1 m（s c4 c1 m）のように入力してください");
SAY(by_u_market, "「{word}」という手はありません。{cards}から取る種類を、取る ワイン（t "
                 "w）のように入力してください。売却は、売る c4 c1 m（s c4 c1 m）のように入力してください");
SAY(by_u_final, "「{word}」という手はありません。売る c4 c1 m（s c4 c1 m）、終える（d）のように入力してください");
SAY(by_u_wait, "「{word}」という手はありません。手番外でできるのは売却だけです（例：売る c4 c1 m、s c4 c1 m）");
SAY(by_u_card, "「{word}」というカードはありません。商品は C S W T G O と価値1～4、商人は M です");
SAY(by_u_group, "「{word}"
                "」という種類はありません。布（C）、香辛料（S）、ワイン（W）、木材（T）、穀物（G）、オリーブ（O）、商人"
                "（M）から選んでください");
SAY(by_u_copies, "{cards}は多すぎます。このゲームにそれだけの枚数はありません");
SAY(by_u_one, "ここで指定できるのは1枚だけです");
SAY(by_u_three, "セットは3枚です（{cards}枚ではありません）");
SAY(by_u_seven, "一度に{cards:cards}は多すぎます。手札は7枚までです");
SAY(by_u_more, "{verb} のあとの「{word}」は余分です");
SAY(by_word_bid, "入札 入札する");
SAY(by_word_pass, "パス パスする");
SAY(by_word_give, "出す だす");
SAY(by_word_take, "取る とる");
SAY(by_word_sell, "売る うる 売却");
SAY(by_word_discard, "捨てる すてる");
SAY(by_word_done, "終える おえる 終わる おわる 終わり おわり");

/* The full screen: the table. */
SAY(by_b_round, "ラウンド {round}／{rounds}");
SAY(by_b_deck, "山札 {cards}");
SAY(by_b_bidders, "ビッダーカード");
SAY(by_b_bundle, "出品");
SAY_YOU(by_b_high, "最高入札 {total}：{who}", "最高入札 {total}：{who:you}");
SAY(by_b_no_high, "入札はまだありません");
SAY_YOU(by_b_for, "競りなしで{who}へ", "競りなしで{who:you}へ");
SAY_YOU(by_b_won, "{who}が落札", "{who:you}が落札");
SAY(by_b_players, "プレイヤー");
SAY(by_b_auction, "競り");
SAY(by_b_hand, "手札");
SAY(by_b_known, "判明分");
SAY(by_b_points, "点");
SAY(by_b_in, "参加中");
SAY(by_b_passed, "パス");
SAY(by_b_bids_now, "入札かパス");
SAY(by_b_gives_now, "1枚を市場へ");
SAY(by_b_card, "ビッダーカード {bidder}");
SAY(by_b_card_trims, "ビッダーカード {bidder}、手札超過");
SAY(by_b_card_picks, "ビッダーカード {bidder}、選択中");
SAY(by_b_card_picked, "ビッダーカード {bidder}、選択済み");
SAY(by_b_sells_now, "最後の売却中");
SAY(by_b_has_sold, "売却終了");
SAY(by_b_rank, "{rank}位");
SAY(by_b_market, "市場");
SAY(by_b_order, "選ぶ順");
SAY(by_b_unseen, "まだ見えていないカード");
SAY_YOU(by_b_your_hand, "{who}：手札 {cards}／7", "{who:you}の手札 {cards}／7");
SAY(by_b_sets_pay, "セット {points:points}");
SAY(by_b_no_set, "売れるセットなし");

/* The full screen: the choice. */
SAY(by_b_least, "合計{least}以上になる商品を選んでください");
SAY(by_b_add, "自分の入札は{own}です。{least}以上を足してください");
SAY(by_b_sum, "{sum} = {total}、足ります");
SAY(by_b_sum_low, "{sum} = {total}、{high}を上回る必要があります");
SAY(by_b_breaks, "セットの得点が{points}点減ります");
SAY(by_b_cannot, "商品を全部出しても{most}で、{high}を上回れません");
SAY(by_b_keep, "{card}は市場へ、{cards}は手札へ");
SAY(by_b_get, "{cards}：取ると手札は{count:cards}");
SAY(by_b_get_pays, "{cards}：取ると手札は{count:cards}、セットは{points:points}");
SAY(by_b_trim, "{card}を捨てても得点は減りません（{over}枚超過）");
SAY(by_b_trim_costs, "{card}を捨てるとセットの得点が{points}点減ります");
SAY(by_b_set, "{cards}は{points:points}");
SAY(by_b_set_costs, "{cards}は{points}点ですが、別の組み合わせなら合計で{more}点多くなります");
SAY(by_b_no_such_set, "{cards}はまだセットではありません（同じ商品3枚、商人で代用可）");
SAY(by_b_choose_set, "同じ商品を3枚選んでください（商人で代用できます）");
SAY(by_b_nothing_to_sell, "売れるセットはもうありません");
SAY(by_b_may_sell, "待っている間も、xで合計{points:points}のセットを売れます");
SAY(by_b_choose_first, "先にカードを選んでください（文字か数字。bなら最小の入札）");
SAY(by_b_no_least, "入札できません。商品を全部出しても{most}で、{high}を上回れません");
SAY(by_b_no_such_card, "ここで選べる{good}カードはありません");

/* The full screen: buttons, and what keys do. */
SAY(by_b_do_bid, "{total}を入札");
SAY(by_b_do_bid_none, "入札");
SAY(by_b_do_least, "b 最小：{total}");
SAY(by_b_do_pass, "p パス");
SAY(by_b_do_sell, "x 売る…");
SAY(by_b_do_give, "{card}を出す");
SAY(by_b_do_take, "{good:name}を取る");
SAY(by_b_do_discard, "{card}を捨てる");
SAY(by_b_do_discards, "x 捨てる…");
SAY(by_b_do_sale, "{points}点で売る");
SAY(by_b_do_sale_none, "売る");
SAY(by_b_do_back, "x 戻る");
SAY(by_b_do_end, "d 売却を終える");
SAY(by_k_bid, "Enter：{total}を入札");
SAY(by_k_pass_only, "Enter：パス");
SAY(by_k_choose, "←→ スペース：選ぶ");
SAY(by_k_letters, "c s w t g o m 1～9：カード");
SAY(by_k_least, "b：最小の入札（{total}）");
SAY(by_k_pass, "p：パス");
SAY(by_k_sell, "x：売る");
SAY(by_k_discard, "x：捨てる");
SAY(by_k_back, "x：戻る");
SAY(by_k_give, "Enter：{card}を市場へ");
SAY(by_k_take, "Enter：{good:name}を取る");
SAY(by_k_discards, "Enter：{card}を捨てる");
SAY(by_k_sale, "Enter：{points:points}で売る");
SAY(by_k_end, "d：売却を終える");
SAY(by_k_end_only, "Enter：売却を終える");
SAY(by_k_move, "←→：ほかを選ぶ");

/* Moves as they can be typed. */
SAY(by_spell_bid, "入札 {cards}");
SAY(by_spell_pass, "パス");
SAY(by_spell_give, "出す {card}");
SAY(by_spell_take, "取る {good:name}");
SAY(by_spell_sell, "売る {cards}");
SAY(by_spell_discard, "捨てる {card}");
SAY(by_spell_done, "終える");

CATALOGUE(ja, byzantz, NIKA_MESSAGES_BYZANTZ);
