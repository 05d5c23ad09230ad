/*
 * ja/error.c: what servers refuse and what connections suffer, in Japanese.
 */
#include <nika/messages_error.h>

#include "../catalogue.h"

SAY(error_bad_message, "サーバーとこのプログラムのバージョンが合わないようです。再読み込みするか、更新してください。");
SAY(error_unknown_request, "サーバーはその操作に対応していません。このプログラムより古いようです。");
SAY(error_bad_value, "サーバーがその値を受け付けません。");
SAY(error_bad_value_of, "サーバーがその値（{where}）を受け付けません。");
SAY(error_not_signed_in, "サーバーに登録がありません。もう一度サインインするか、名前を入れてください。");
SAY(error_wrong_password, "パスワードが違うか、そのアカウントがありません。");
SAY(error_name_taken, "その名前はアカウントで使われています。別の名前にするか、サインインしてください。");
SAY(error_bad_name, "名前は1～24文字で、見えない文字は使えません。");
SAY(error_bad_password, "パスワードは8～128文字です。");
SAY(error_bad_ticket, "接続用のチケットが受け付けられませんでした。もう一度試してください。");
SAY(error_bad_origin, "サーバーはこのアドレスからの要求を受け付けません。");
SAY(error_no_such_table, "そのテーブルはこのサーバーにありません。リンクを確かめてください。");
SAY(error_no_such_seat, "このテーブルにその席はありません。");
SAY(error_seat_taken, "その席には誰かが座っています。空いている席を選んでください。");
SAY(error_not_seated, "このテーブルに席がありません。これはプレイヤーにしかできません。");
SAY(error_not_host, "それができるのはテーブルの主催者だけです。");
SAY(error_kicked, "主催者により退席となったため、このテーブルは使えません。");
SAY(error_not_allowed, "ここでは、または今はできません。");
SAY(error_not_open, "ゲームはもう始まっています。");
SAY(error_not_running, "このテーブルでは今ゲームが行われていません。");
SAY(error_not_over, "ゲームはまだ終わっていません。");
SAY(error_not_full, "空いている席があります。人かコンピューターで埋めてください。");
SAY(error_stale, "ゲームが先に進んでいたため、何も行われませんでした。");
SAY(error_refused, "ルール上できません。");
SAY(error_no_undo, "取り消せません。何かが明らかになったか、ほかの人が行動したか、取り消せる自分の手がないためです。");
SAY(error_no_question, "その質問はもう終わりました。");
SAY(error_not_kept, "サーバーが保存できなかったため、何も行われませんでした。少ししてから試してください。");
SAY(error_damaged, "サーバーがこのテーブルを読めなくなりました。");
SAY(error_slow_down, "一度に送りすぎました。少し待ってください。");
SAY(error_too_many, "接続、テーブルまたは席が多すぎます。");
SAY(error_closing, "サーバーが停止するところです。少ししてから試してください。");
SAY(error_starting, "サーバーが起動中です。少ししてから試してください。");
SAY(error_busy, "サーバーが混み合っています。少ししてから試してください。");
SAY(error_unreachable, "サーバーにつながりません。");
SAY(error_untrusted, "サーバーを確認できません。証明書がこのアドレスに対して有効ではありません。");
SAY(error_no_server, "そのアドレスで応答したのは、Nikaのサーバーではありません。");
SAY(error_other_protocol, "サーバーのプロトコルのバージョンが、このプログラムと異なります。");
SAY(error_offline, "接続が必要ですが、今は切れています。");
SAY(error_unknown, "サーバーに断られました：{word}");

CATALOGUE(ja, error, NIKA_MESSAGES_ERROR);
