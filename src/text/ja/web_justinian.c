/*
 * ja/web_justinian.c: what is said by the table of Justinian in the browser, in Japanese.
 */
#include <nika/messages_web_justinian.h>

#include "../catalogue.h"

/* The table and its parts. */
SAY(web_justinian_name, "ユスティニアヌス");
SAY(web_justinian_row, "王宮の列（左から右へ）");
SAY(web_justinian_players, "プレイヤー");
SAY(web_justinian_hand, "手元のトークン");
SAY(web_justinian_reserve, "予備");
SAY(web_justinian_cards, "手札の点（フェイズ{phase}）");
SAY(web_justinian_space, "フェイズボード");
SAY(web_justinian_space_now, "フェイズボード {phase}");
SAY(web_justinian_yours, "あなたの影響力：{influence}／{threshold}");
SAY(web_justinian_yours_short, "あなたの影響力");
SAY(web_justinian_takes, "必要{threshold}");

/* Names of pieces. */
SAY(web_justinian_tile_mine, "あなたの手札：{colors}");
SAY(web_justinian_tile_tokens, "トークン{n:tokens}：{whose}");
SAY(web_justinian_tile_full, "もう置けません");
SAY(web_justinian_tile_phases, "フェイズI・II・III：{first}、{second}、{third}");
SAME(web_justinian_counselor, "{counselor:name}");
SAY(web_justinian_pile, "{token}：手元に{n:tokens}");
SAY(web_justinian_card, "{color}の{counselor}：{value:points}");
SAY(web_justinian_card_is, "{color}の{counselor}");
SAY(web_justinian_color_sum, "{color}：合計{sum:points}");
SAY(web_justinian_best, "いちばん高い色");
SAY(web_justinian_seat, "{points:points}。手元に{hand:tokens}、予備に{reserve:tokens}、フェイズボードに{phase:tokens}");
SAY(web_justinian_passed, "パス（{n}番目）");
SAY(web_justinian_passed_short, "パス{n}");
SAY(web_justinian_held_hand, "手元");
SAY(web_justinian_held_reserve, "予備");
SAY(web_justinian_held_phase, "ボード");
SAY(web_justinian_begins, "このターンの最初");
SAY(web_justinian_left_of, "{token}：残り{left}、公開済み{seen}");
SAY_YOU(web_justinian_tracker, "{who}の残りのトークンと公開済みのトークン",
        "{who:you}の残りのトークンと公開済みのトークン");
SAY(web_justinian_counts, "全員の残りトークン");

/* Placing. */
SAY(web_justinian_pass, "パス");
SAY(web_justinian_pass_draw, "パス（{n}個補充）");
SAY(web_justinian_pick_token, "トークンを選ぶか、パスしてください。");
SAY(web_justinian_pick_place, "{token}：キャラクターかフェイズボードを選んでください。");
SAY(web_justinian_place_now, "{token}を置く");
SAY(web_justinian_pick_for, "{counselor}に置くトークンを選んでください。");
SAY(web_justinian_pick_for_phase, "フェイズボードに置くトークンを選んでください。");
SAY(web_justinian_prepare, "今のうちにトークンを選んでおけます。");

/* The court moves. */
SAY(web_justinian_from_left, "左から");
SAY(web_justinian_from_right, "右から");
SAY(web_justinian_becomes, "{color}：今{now}、そのあと{then}");
SAY(web_justinian_move_again, "王宮の最後の動きをもう一度見る");
SAY(web_justinian_skip, "スキップ");

/* The counselors' numbers. */
SAY(web_justinian_values, "{counselor}：マスごとの点");
SAY(web_justinian_place_label, "マス");
SAY(web_justinian_close, "閉じる");

/* Questions after the placing. */
SAY(web_justinian_trigger, "得点計算を宣言");
SAY(web_justinian_decline, "見送る");
SAY(web_justinian_answered, "回答済みです。");
SAY(web_justinian_score_color, "{color}で得点計算");
SAY(web_justinian_color_again, "もう一度{color}を選ぶと得点計算をします。");
SAY(web_justinian_brings, "あなたは{n:points}");
SAY(web_justinian_others, "ほかは約{n}");
SAY(web_justinian_keep, "交換しない");
SAY(web_justinian_exchange, "{color}の{counselor:name}を交換");
SAY(web_justinian_exchange_now, "交換する");
SAY(web_justinian_pick_card, "交換するカードを選ぶか、そのままにしてください。");
SAY(web_justinian_pick_color, "全員が得点する色を選んでください。");

/* Scorings. */
SAY(web_justinian_scoring, "フェイズ{phase}の得点計算");
SAY(web_justinian_scoring_color, "フェイズ{phase}の得点計算：{color}");
SAY(web_justinian_see_scoring, "フェイズ{phase}の得点計算をもう一度見る");
SAY(web_justinian_triggered, "宣言した人");
SAY(web_justinian_chooses, "影響力が最大：色を決める");
SAY(web_justinian_influence, "影響力");
SAY(web_justinian_card_points, "カード");
SAY(web_justinian_card_sample, "カード{card}は{points:points}");
SAY(web_justinian_again, "最初から");
SAY(web_justinian_back, "戻る");
SAY(web_justinian_next, "進む");
SAY(web_justinian_forced, "宣言なし");

/* The end, and others' eyes. */
SAY(web_justinian_result, "得点の内訳");
SAY(web_justinian_total, "総合計");
SAY(web_justinian_hands, "全員の手元");
SAY(web_justinian_open, "観戦中：全員に公開されている情報です。");

/* Keys. */
SAY(web_justinian_key_plus, "+1、+2、+3を選ぶ");
SAY(web_justinian_key_minus, "-1、-2、-3を選ぶ");
SAY(web_justinian_key_row, "列を移動");
SAY(web_justinian_key_space, "フェイズボードへ");
SAY(web_justinian_key_values, "キャラクターの点を見る");
SAY(web_justinian_key_do, "選んだことを実行");
SAY(web_justinian_key_pass, "パス");
SAY(web_justinian_key_ends, "左端・右端");
SAY(web_justinian_key_trigger, "得点計算を宣言");
SAY(web_justinian_key_decline, "見送る");
SAY(web_justinian_key_keep, "カードを交換しない");
SAY(web_justinian_key_choose, "色やカードを選ぶ");
SAY(web_justinian_key_back, "1つ戻る");

CATALOGUE(ja, web_justinian, NIKA_MESSAGES_WEB_JUSTINIAN);
