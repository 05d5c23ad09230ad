/*
 * ja/bazaar.c: what is said by the table of Byzantz in the browser, in Japanese.
 */
#include <nika/messages_bazaar.h>

#include "../catalogue.h"

SAY(bazaar_name, "ビザンツ");
SAY(bazaar_card, "{good:name}{value}");
SAY(bazaar_merchant, "商人");
SAY(bazaar_hidden, "裏向きのカード");
SAY(bazaar_deck, "山札：残り{cards:cards}");
SAY(bazaar_this_card, "ビッダーカード{bidder}の競り");
SAY(bazaar_to_come, "ビッダーカード{bidder}はこれから");
SAY(bazaar_hand, "あなたの手札");
SAY(bazaar_hand_of, "{who}の手札");
SAY(bazaar_goods_worth, "商品の値 {value}");
SAY(bazaar_in_bid, "入札中：{total}");
SAY(bazaar_bid_of, "{who}の入札：{total}");
SAY(bazaar_high, "最高入札");
SAY(bazaar_profit, "利益");
SAY(bazaar_profit_is, "利益：{points:points}");
SAY(bazaar_profit_hidden, "利益は非公開");
SAY(bazaar_holds, "手札{cards:cards}");
SAY(bazaar_unknown, "不明{cards}枚");
SAY(bazaar_opened, "この競りの一番手（全員パスなら出品をもらう）");
SAY(bazaar_next, "次のラウンドは{who}から");
SAY(bazaar_stall_empty, "{good:name}：なし");
SAY(bazaar_may_take, "{who}が取るかもしれません");
SAY(bazaar_picks_first, "最初に選べます");
SAY(bazaar_picks_before, "あなたより先に{n}人");
SAY(bazaar_has_picked, "選択済み");
SAY(bazaar_picks_as, "{place}番目に選ぶ");
SAY(bazaar_bid, "入札");
SAY(bazaar_bid_total, "{total}を入札");
SAY(bazaar_least, "最小：{total}");
SAY(bazaar_least_none, "最小");
SAY(bazaar_pass, "パス");
SAY(bazaar_sell, "売る…");
SAY(bazaar_back, "戻る");
SAY(bazaar_clear, "取り消す");
SAY(bazaar_end, "売却を終える");
SAY(bazaar_give_none, "1枚出す");
SAY(bazaar_take_none, "種類を取る");
SAY(bazaar_cut_none, "売るか捨てる");
SAY(bazaar_whole, "セットは崩れません");
SAY(bazaar_breaks, "セットが{points}点減ります");
SAY(bazaar_then, "出品を取ればセット{points}点");
SAY(bazaar_choose_bid, "{least}以上になる商品を選んでください");
SAY(bazaar_choose_give, "手放す出品カードを選んでください");
SAY(bazaar_choose_take, "市場の種類を選んでください");
SAY(bazaar_choose_cut, "捨てるなら1枚、売るなら3枚");
SAY(bazaar_costs_least, "損がいちばん少ない");
SAY(bazaar_discards, "{card}を捨てるとセットが{points}点減ります");
SAY(bazaar_discards_free, "{card}を捨ててもセットは崩れません");
SAY(bazaar_gives_to, "{card}を出すと手札{cards:cards}、セット{points}点");
SAY(bazaar_takes_to, "取ると手札{cards:cards}、セット{points}点");
SAY(bazaar_sets_pay, "セット{points}点");
SAY(bazaar_over_by, "{cards}枚多い");
SAY(bazaar_out, "ビッダーカード{bidder}を取りました。市場までは売るだけです");
SAY(bazaar_passed_you, "パスしました。この競りは見守るだけです");
SAY(bazaar_prepare, "まだ番ではありませんが、入札を準備できます");
SAY(bazaar_wait, "ほかの人の番です。その間も売れます");
SAY(bazaar_sell_set, "このセットを{points:points}で売る");
SAY(bazaar_count, "カードの数");
SAY(bazaar_count_help, "まだ見えていない数（山札・手札・除外）");
SAY(bazaar_gone, "ゲームから除外");
SAY(bazaar_ledger, "利益の内訳");
SAY(bazaar_no_sales, "売却なし");
SAY(bazaar_left, "残り{cards:cards}");
SAY(bazaar_sale, "{cards}：{points:points}");
SAY(bazaar_enough, "{total}で足ります");
SAY(bazaar_low, "{total}は{high}を超えません");
SAY(bazaar_key_good, "商品の文字でカードを選ぶ");
SAY(bazaar_key_place, "位置でカードを選ぶ");
SAY(bazaar_key_do, "ボタンのとおりにする");
SAY(bazaar_key_least, "最小の入札");
SAY(bazaar_key_pass, "パスする");
SAY(bazaar_key_sell, "売る・戻る");
SAY(bazaar_key_clear, "選択を取り消す");
SAY(bazaar_key_count, "カードの数を見る");
SAY(bazaar_key_end, "売却を終える");

CATALOGUE(ja, bazaar, NIKA_MESSAGES_BAZAAR);
