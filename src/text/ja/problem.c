/*
 * ja/problem.c: why a move was refused, and what is wrong with a file, in Japanese.
 */
#include <nika/messages_problem.h>

#include "../catalogue.h"

SAY(game_over, "ゲームは終わっています");
SAY(no_such_seat, "このテーブルにその席はありません");
SAY(not_asked, "今はほかの席の番です。これは自分の手番にしかできません");
SAY(not_now, "今はできません");
SAY(no_such_move, "このゲームにそのような手はありません");

/* Refusals of Justinian. */
SAY(counselor_full, "このキャラクターにはすでにトークンが3個あります");
SAY(one_more_only, "ほかの全員がパスしたあとフェイズボードに置ける最後の1個は、もう置かれています");
SAY(no_such_token, "このトークンは手元にありません");
SAY(too_little_influence, "フェイズボードの影響力が、得点計算の宣言に足りません");
SAY(color_scored, "この色は得点計算が済み、ゲームから取り除かれています");
SAY(no_such_card, "このカードは手札にありません");

/* Refusals of Byzantz. */
SAY(not_in_hand, "これらのカードは手札にありません");
SAY(bid_too_low, "入札の合計は、これまでの最高の入札を上回らなければなりません");
SAY(merchant_in_bid, "商人は入札に使えません");
SAY(not_in_bundle, "このカードは出品カードにありません");
SAY(empty_group, "市場にこの種類のカードはありません");
SAY(not_a_set, "セットは同じ商品3枚（うち2枚までは商人で代用可）、または商人3枚です");
SAY(lies_in_bid, "入札に出しているカードは売れません");
SAY(limit_first, "手札が7枚を超えているので、まず売るか捨てるかして7枚にしなければなりません");
SAY(already_done, "この席の最後の売却はもう終わっています");

/* What is wrong with a file of numbers. */
SAY(csv_number, "{line}行目{column}列目：整数（{expected}）が必要ですが、「{found}」です");
SAY(csv_falls, "{line}行目{column}列目：{expected}の数が必要ですが、{found}です。すぐ上の数より小さい数は使えません");
SAY(csv_columns, "{line}行目{column}列目：1行に{expected}個の数が必要ですが、{found}個です");
SAY(csv_lines, "{line}行目{column}列目：{expected}行必要ですが、{found}行です");
SAY(csv_windows, "{line}行目{column}列目：空行のあとに窓の行が{expected}行必要ですが、{found}行です");

/* What is wrong with a record. */
SAY(line_too_long, "行が長すぎます。読めるのは{expected}バイトまでです");
SAY(empty_line, "行が空です。JSONオブジェクトが必要です");
SAY(cut_off, "行が{where}バイトで終わっています。途中で切れているようです");
SAY(bad_json, "{where}バイト目からJSONとして読めません：「{found}」");
SAY(bad_encoding, "{where}バイト目からUTF-8として読めません：「{found}」");
SAY(too_deep, "{where}バイト目でかっこの入れ子が深すぎます");
SAY(too_many_keys, "{where}バイト目で1つのオブジェクトのキーが多すぎます");
SAY(duplicate_key, "1つのオブジェクトに同じキーが2回あります。2回目は{where}バイト目です：「{found}」");
SAY(empty_file, "ここには記録がありません。ヘッダー（{expected}）が必要です");
SAY(no_object, "JSONオブジェクト（{expected}）が必要ですが、{found}です");
SAY(no_header, "記録のヘッダー（{expected}）が必要ですが、{found}です");
SAY(missing_key, "「{where}」がありません。{expected}が必要です");
SAY(wrong_value, "「{where}」：{expected}が必要ですが、{found}です");
SAY(wrong_name, "「{where}」：NULを含まない{expected}バイト以内の名前が必要ですが、{found}です");
SAY(unknown_switch, "{found}というルールはありません。使えるのは{expected}です");
SAY(not_a_move, "{found}は手ではありません。ここでできる手：{expected}");
SAY(move_refused, "席{where}の{found}は認められません：{why}。ここでできる手：{expected}");
SAY(not_over, "ゲームは終わっていません。手（{expected}）が必要ですが、{found}です");
SAY(no_result, "ゲームは終わっています。結果（{expected}）が必要ですが、{found}です");
SAY(no_result_at_end, "ゲームは終わっています。結果（{expected}）が必要ですが、ファイルがここで終わっています");
SAY(deal_unproved, "配り方の証明が成り立ちません。「{where}」：{expected}が必要ですが、{found}です");
SAY(second_game, "このファイルにはここから2つ目のゲームがあります。再開できるのは1ゲームだけのファイルです");

CATALOGUE(ja, problem, NIKA_MESSAGES_PROBLEM);
