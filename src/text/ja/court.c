/*
 * ja/court.c: what is said by the table of Justinian in the browser, in Japanese.
 */
#include <nika/messages_court.h>

#include "../catalogue.h"

/* The table and its parts. */
SAY(court_name, "ユスティニアヌス");
SAY(court_row, "宮廷の列（左から右へ）");
SAY(court_players, "プレイヤー");
SAY(court_hand, "手元のトークン");
SAY(court_reserve, "予備");
SAY(court_cards, "手札の点（フェイズ{phase}）");
SAY(court_space, "フェイズボード");
SAY(court_space_now, "フェイズボード {phase}");
SAY(court_yours, "あなたの影響力：{influence}／{threshold}");
SAY(court_yours_short, "あなたの影響力");
SAY(court_takes, "{threshold}で計算");

/* Names of pieces. */
SAY(court_tile_mine, "あなたの手札：{colors}");
SAY(court_tile_tokens, "トークン{n:tokens}：{whose}");
SAY(court_tile_full, "もう置けません");
SAY(court_tile_phases, "フェイズI・II・III：{first}、{second}、{third}");
SAME(court_counselor, "{counselor:name}");
SAY(court_pile, "{token}：手元に{n:tokens}");
SAY(court_card, "{color}の{counselor}：{value:points}");
SAY(court_card_is, "{color}の{counselor}");
SAY(court_color_sum, "{color}：合計{sum:points}");
SAY(court_best, "いちばん高い色");
SAY(court_seat, "{points:points}。手元に{hand:tokens}、予備に{reserve:tokens}、フェイズボードに{phase:tokens}");
SAY(court_passed, "パス（{n}番目）");
SAY(court_passed_short, "パス{n}");
SAY(court_held_hand, "手元");
SAY(court_held_reserve, "予備");
SAY(court_held_phase, "ボード");
SAY(court_begins, "このターンの最初");
SAY(court_left_of, "{token}：残り{left}、公開済み{seen}");
SAY_YOU(court_tracker, "{who}の残りのトークンと公開済みのトークン", "{who:you}の残りのトークンと公開済みのトークン");
SAY(court_counts, "全員の残りトークン");

/* Placing. */
SAY(court_pass, "パス");
SAY(court_pass_draw, "パス（{n}個補充）");
SAY(court_pick_token, "トークンを選ぶか、パスしてください。");
SAY(court_pick_place, "{token}：キャラクターかフェイズボードを選んでください。");
SAY(court_place_now, "{token}を置く");
SAY(court_pick_for, "{counselor}に置くトークンを選んでください。");
SAY(court_pick_for_phase, "フェイズボードに置くトークンを選んでください。");
SAY(court_prepare, "今のうちにトークンを選んでおけます。");

/* The court moves. */
SAY(court_from_left, "左から");
SAY(court_from_right, "右から");
SAY(court_becomes, "{color}：今{now}、その後{then}");
SAY(court_move_again, "宮廷の最後の動きをもう一度見る");
SAY(court_skip, "スキップ");

/* The counselors' numbers. */
SAY(court_values, "{counselor}：位置ごとの点");
SAY(court_place_label, "位置");
SAY(court_close, "閉じる");

/* Questions after the placing. */
SAY(court_trigger, "得点計算を宣言");
SAY(court_decline, "見送る");
SAY(court_answered, "回答済みです。");
SAY(court_score_color, "{color}で得点計算");
SAY(court_color_again, "もう一度{color}を選ぶと得点計算します。");
SAY(court_brings, "あなたは{n:points}");
SAY(court_others, "ほかは約{n}");
SAY(court_keep, "交換しない");
SAY(court_exchange, "{color}の{counselor:name}を交換");
SAY(court_exchange_now, "交換する");
SAY(court_pick_card, "交換するカードを選ぶか、そのままにしてください。");
SAY(court_pick_color, "全員が得点計算する色を選んでください。");

/* Scorings. */
SAY(court_scoring, "フェイズ{phase}の得点計算");
SAY(court_scoring_color, "フェイズ{phase}の得点計算：{color}");
SAY(court_see_scoring, "フェイズ{phase}の得点計算をもう一度見る");
SAY(court_triggered, "宣言した人");
SAY(court_chooses, "影響力が最大：色を決める");
SAY(court_influence, "影響力");
SAY(court_card_points, "カード");
SAY(court_card_sample, "カード{card}は{points:points}");
SAY(court_again, "最初から");
SAY(court_back, "戻る");
SAY(court_next, "進む");
SAY(court_forced, "強制");

/* The end, and others' eyes. */
SAY(court_result, "得点の内訳");
SAY(court_total, "総合計");
SAY(court_hands, "全員の手元");
SAY(court_open, "観戦中：全員に公開されている情報です。");

/* Keys. */
SAY(court_key_plus, "+1、+2、+3を選ぶ");
SAY(court_key_minus, "-1、-2、-3を選ぶ");
SAY(court_key_row, "列を移動");
SAY(court_key_space, "フェイズボードへ");
SAY(court_key_values, "キャラクターの点を見る");
SAY(court_key_do, "選んだことを実行");
SAY(court_key_pass, "パス");
SAY(court_key_ends, "左端・右端");
SAY(court_key_trigger, "得点計算を宣言");
SAY(court_key_decline, "見送る");
SAY(court_key_keep, "カードを交換しない");
SAY(court_key_choose, "色やカードを選ぶ");
SAY(court_key_back, "一つ戻る");

CATALOGUE(ja, court, NIKA_MESSAGES_COURT);
