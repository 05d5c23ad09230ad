/*
 * ja/online.c: what is said about playing on a server, in Japanese.
 */
#include <nika/messages_online.h>

#include "../catalogue.h"

/* Words of line mode, and what they do. */
SAY(online_word_say, "話す 発言");
SAY(online_word_who, "誰 参加者");
SAY(online_word_away, "離席");
SAY(online_word_back, "復帰");
SAY(online_word_mute, "ミュート");
SAY(online_word_hear, "ミュート解除");
SAY(online_about_say, "　{word} 文：ほかの人に話す");
SAY(online_about_who, "　{word}：テーブル、参加者、残り時間");
SAY(online_about_undo,
    "　{word}：入力中の手の最後の部分、または指したばかりの手を取り消す（その手で何も明らかになっていない場合）");
SAY(online_about_away, "　{away}：コンピューターに任せる（{back} で自分に戻す）");
SAY(online_about_mute, "　{mute}：会話を表示しない　{hear}：また表示する");
SAY(online_about_quit, "　{word}：終了する（席はそのまま残り、同じコマンドで戻れます）");

/* The full screen. */
SAY(online_key_say, "/：話す");
SAY(online_key_about, "i：参加者");
SAY(online_key_undo, "u：取り消す");
SAY(online_key_back, "a：自分で遊ぶ");
SAY(online_key_send, "Enter：送信");
SAY(online_help_say, "/、F4：ほかの人に話す");
SAY(online_help_about, "i、F5：テーブル、参加者、残り時間、招待リンク（iに別の役割があるときはF5）");
SAY(online_help_undo, "u：選択の途中でなければ、指したばかりの手を取り消す（その手で何も明らかになっていない場合）");
SAY(online_help_away, "a、F6：コンピューターに任せる。もう一度押すと自分に戻る");
SAY(online_about_title, "テーブル");
SAY(online_saying, "発言：{text}_");
SAY(online_no_talk, "このテーブルでは今は話せません。");
SAY(online_quit, "画面を離れますか？　席はそのまま残り、同じコマンドで戻れます。");
SAY(online_ask_away, "コンピューターに任せますか？　席はいつでも取り戻せます。");
SAY(online_question_gone, "その間にゲームが進んだので、この選択はなくなりました。");

CATALOGUE(ja, online, NIKA_MESSAGES_ONLINE);
