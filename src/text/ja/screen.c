/*
 * ja/screen.c: what stands on the full screen besides the game itself, in Japanese.
 */
#include <nika/messages_screen.h>

#include "../catalogue.h"

SAY(scr_byzantz, "ビザンツ");
SAY(scr_justinian, "ユスティニアヌス");
SAY(scr_pace_none, "速さ：即時");
SAY(scr_pace_fast, "速さ：速い");
SAY(scr_pace_normal, "速さ：普通");
SAY(scr_pace_slow, "速さ：遅い");
SAY(scr_pace_step, "速さ：1手ずつ");
SAY(scr_since, "前回の手番のあと");
SAY(scr_thinks, "{who}の番です…");
SAY(scr_step, "スペースキーで次の手に進みます。");
SAY(scr_paused, "選んでいる間、ゲームは待っています。Escで再開します。");
SAY(scr_out_of_turn, "{who}さん、手番外で何をしますか？　何もしない場合はEscを押してください。");
SAY(scr_no_key, "そのキーはここでは使えません。F1キーで一覧を表示します。");
SAY(scr_nothing_to_undo, "取り消すものはありません。");
SAY(scr_no_hint, "ヒントは自分の番のときに見られます。");
SAY(scr_hint_thinking, "ヒントを考えています…");
SAY(scr_not_kept, "棋譜に書き込めなかったため、手は確定していません。もう一度試すか、qで終了してください。");
SAY(scr_mouse_on, "マウス操作をオンにしました。ctrl-Tでオフに戻ります。");
SAY(scr_mouse_off, "マウス操作をオフにしました。");
SAY(scr_not_now, "今はできません。");
SAY(scr_curtain, "{who}さんの番です。ほかの人が見ていないことを確かめて、Enterを押してください。");
SAY(scr_curtain_out, "{who}さんが手番外で行動します。ほかの人が見ていないことを確かめて、Enterを押してください。");
SAY(scr_who_acts, "手番外で行動するのは誰ですか？");
SAY(scr_who, "{key}：{who}");
SAY(scr_quit_kept, "ここで終了しますか？　ゲームは保存されていて、あとで再開できます。");
SAY(scr_quit_lost, "ここで終了しますか？　このゲームには棋譜がないので、終了すると失われます。");
SAY(scr_doubt, "それでも「{move}」を選びますか？");
SAME(scr_yes_letter, "y");
SAY(scr_key_help, "?：ヘルプ");
SAY(scr_key_hint, "h：ヒント");
SAY(scr_key_look, "v：詳細");
SAY(scr_key_story, "l：経過");
SAY(scr_key_story_too, "F2：経過");
SAY(scr_key_rules, "r：ルール");
SAY(scr_key_rules_too, "F3：ルール");
SAY(scr_key_pace, "+ -：速さ");
SAY(scr_key_quit, "q：終了");
SAY(scr_key_go_on, "スペース：進む");
SAY(scr_key_next, "スペース：次の手");
SAY(scr_key_out, "o：手番外の行動");
SAY(scr_key_table, "Tab：場");
SAY(scr_key_result, "Tab：結果");
SAY(scr_key_yes, "Enter：はい");
SAY(scr_key_no, "Esc：いいえ");
SAY(scr_key_close, "Esc：閉じる");
SAY(scr_key_scroll, "↑ ↓：スクロール");
SAY(scr_key_ready, "Enter：準備できました");
SAY(scr_key_back, "Esc：戻る");
SAY(scr_key_leave, "q：終了");
SAY(scr_key_choose, "↑ ↓：選ぶ");
SAY(scr_key_play, "Enter：決定");
SAY(scr_help_title, "ヘルプ");
SAY(scr_keys_now, "今使えるキー");
SAY(scr_keys_always, "いつでも使えるキー");
SAY(scr_story_title, "これまでの経過");
SAY(scr_rules_title, "ルール");
SAY(scr_hint_title, "ヒント");
SAY(scr_help_help, "?、F1：このヘルプ");
SAY(scr_help_hint, "h：おすすめの手と、その見込みと理由");
SAY(scr_help_undo, "u、Backspace：選択を1つ取り消す（Escも同じで、ページも閉じる）");
SAY(scr_help_look, "v：場について別の詳しい情報を表示する");
SAY(scr_help_story, "l、F2：最初からの経過（lに別の役割があるときはF2）");
SAY(scr_help_rules, "r、F3：ゲームのルール（rに別の役割があるときはF3）");
SAY(scr_help_pace, "+、-：コンピューターの手を見せる速さを上げる、または下げる（いちばん遅いのは1手ごとのキー待ち）");
SAY(scr_help_go_on, "スペース、Enter：コンピューターの番を待たずに進む");
SAY(scr_help_out, "o、ctrl-O：この画面で遊ぶ別の人が手番外で行動する");
SAY(scr_help_pan, "Shift＋矢印キー、ctrl-P、ctrl-N、ctrl-B、ctrl-F：小さい画面で表示部分を動かす");
SAY(scr_help_mouse, "ctrl-T：マウス操作のオン、オフ");
SAY(scr_help_redraw, "ctrl-L：画面を描き直す");
SAY(scr_help_quit, "q：終了する。ctrl-C：確認なしで終了する");
SAY(scr_help_watch, "ここでは何も決める必要はありません。観戦中です。");
SAY(scr_record, "棋譜：{record}");

CATALOGUE(ja, screen, NIKA_MESSAGES_SCREEN);
