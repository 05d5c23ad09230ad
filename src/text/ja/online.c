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
SAY(online_about_say, "　{word} 文章：ほかの人に話す");
SAY(online_about_who, "　{word}：テーブル、参加者、残り時間");
SAY(online_about_undo,
    "　{word}：入力中の手の最後の部分、またはプレイしたばかりの手を取り消す（その手で何も明らかになっていない場合）");
SAY(online_about_away, "　{away}：コンピューターに任せる（{back} で自分に戻す）");
SAY(online_about_mute, "　{mute}：会話を表示しない　{hear}：また表示する");
SAY(online_about_quit, "　{word}：終了する（席はそのまま残り、同じコマンドで戻れます）");

/* The full screen. */
SAY(online_key_say, "/：話す");
SAY(online_key_about, "i：参加者");
SAY(online_key_undo, "u：取り消す");
SAY(online_key_back, "a：自分で遊ぶ");
SAY(online_key_agree, "y：認める　n：認めない");
SAY(online_key_never_mind, "n：やめる");
SAY(online_key_send, "Enter：送信");
SAY(online_help_say, "/、F4：ほかの人に話す");
SAY(online_help_about, "i、F5：テーブル、参加者、残り時間、招待リンク（iに別の役割があるときはF5）");
SAY(online_help_undo,
    "u：選択の途中でなければ、プレイしたばかりの手を取り消す（その手で何も明らかになっていない場合）");
SAY(online_help_away, "a、F6：コンピューターに任せる。もう一度押すと自分に戻る");
SAY(online_help_mute, "F7：このテーブルの会話を表示しない。もう一度押すとまた表示する");
SAY(online_about_title, "テーブル");
SAY(online_saying, "発言：{text}_");
SAY(online_no_talk, "このテーブルでは今は話せません。");
SAY(online_quit, "画面を離れますか？　席はそのまま残り、同じコマンドで戻れます。");
SAY(online_ask_away, "コンピューターに任せますか？　席はいつでも取り戻せます。");
SAY(online_question_gone, "その間にゲームが進んだので、この選択はなくなりました。");

/* What happens at a table besides moves. */
SAY(online_said, "{name}：{text}");
SAY(online_sat, "{name}が席{seat}に座りました。");
SAY(online_stood, "{name}がテーブルを離れました。");
SAY(online_computer_sat, "席{seat}にコンピューターの{name}（{level}）が座りました。");
SAY(online_emptied, "席{seat}がまた空きました。");
SAY(online_host, "主催者が{name}になりました。");
SAY(online_here, "{name}が接続しました。");
SAY(online_gone, "{name}の接続が切れました。");
SAY(online_automatic, "ここから{name}の代わりにコンピューターが遊びます。");
SAY(online_automatic_you, "ここからコンピューターがあなたの代わりに遊びます。席はいつでも取り戻せます。");
SAY(online_back, "{name}が戻り、また自分で遊びます。");
SAY(online_back_you, "ここからはまた自分で遊びます。");
SAY(online_started, "ゲームが始まります。");
SAY(online_closed, "このテーブルは閉じられました。");
SAY(online_damaged, "サーバーがこのゲームの記録を読めなくなりました。管理者には通知されています。");
SAY(online_undone, "{name}が最後の手を取り消しました。");
SAY(online_undone_you, "最後の手を取り消しました。");
SAY(online_rematch, "同じ顔ぶれの新しいテーブルができました。");
SAY(online_answered, "回答が届きました。全員が答えるまでは変更できます。");
SAY(online_reopened, "選び直してください。それまでは最初の回答が有効です。");
SAY(online_waiting, "前の手をまだ送信しています。");
SAY(online_muted, "このテーブルの会話を表示しません。");
SAY(online_unmuted, "このテーブルの会話をまた表示します。");

/* The connection. */
SAY(online_lost, "接続がありません（{why}）。再接続しています…");
SAY(online_found, "接続が戻りました。");
SAY(online_closing, "サーバーが停止します。復旧し次第、ゲームは続きます。");
SAY(online_held_up, "サーバーは今、何も保存できません（ディスクがいっぱいかもしれません）。保存できるようになり次第、ゲ"
                    "ームは自動で続きます。");
SAY(online_status_lost, "接続なし");
SAME_YOU(online_clock, "{who} {time}", "{who:you} {time}");
SAY(online_clock_and_yours, "{who} {time}、あなた {yours}");
SAY(online_days, "{days}日");
SAY(online_pause_sent, "手を送信しています…");
SAY(online_pause_offline, "接続がありません。戻り次第、手を送信します。");
SAY(online_pause_lost, "サーバーとの接続がありません。再接続しています…");
SAY(online_pause_answered, "回答しました。ほかの人を待っています。");
SAY(online_pause_automatic, "コンピューターがあなたの代わりに遊んでいます。");

/* Everything about a table. */
SAY(online_table_game, "{game}、{players:players}");
SAY(online_table_edition, "ルールの版：{edition}");
SAY(online_table_link, "招待リンク：");
SAME(online_table_url, "{link}");
SAY(online_seat_open, "席{seat}：空き");
SAY(online_seat_you, "席{seat}：{name}（あなた）");
SAY(online_seat_person, "席{seat}：{name}");
SAY(online_seat_absent, "席{seat}：{name}（不在）");
SAY(online_seat_automatic, "席{seat}：{name}（コンピューターが代行）");
SAY(online_seat_computer, "席{seat}：{name}、コンピューター（{level}）");
SAY(online_seat_kept, "席{seat}：{name}の予約席");
SAY(online_table_host, "主催者：{name}");
SAY(online_table_no_clock, "持ち時間：なし");
SAY(online_table_live_clock, "持ち時間：1人{bank}、1手ごとに{increment}秒追加");
SAY(online_table_days_clock, "持ち時間：1回の判断につき{days}日");
SAY(online_table_watched, "{watchers}人が観戦中です。リンクを知っている人は観戦できます。");
SAY(online_table_watchable, "リンクを知っている人は観戦できます。");
SAY(online_table_watched_after, "リンクを知っている人は、終了後に記録を見られます。");
SAY(online_table_private, "ほかの人は観戦できません。");
SAY(online_table_undo_never, "手は取り消せません。");
SAY(online_table_undo_ask, "全員が認めれば手を取り消せます。");
SAY(online_table_commitment, "配り方についてのサーバーの約束：{digits}");

/* Whether the deal was fair. */
SAY(online_fair, "カードの配り方は公正だと証明されました。サーバーが先に約束した秘密と、あなたを含む全員の乱数から決ま"
                 "っており、記録も実際に遊んだゲームと一致します。");
SAY(online_fair_watched,
    "カードの配り方は証明されました。サーバーが先に約束した秘密と、参加者の乱数から決まっています。");
SAY(online_unfair_none, "記録に配り方の証明がありません。公正だったかどうかは分かりません。");
SAY(online_unfair_record, "サーバーの記録が正しくないため、配り方を検証できません。");
SAY(online_unfair_game, "注意：サーバーの記録は、ここで表示されたゲームと異なります。");
SAY(online_unfair_commitment, "注意：サーバーは、先に約束したものとは別の秘密で配りました。");
SAY(online_unfair_chance, "注意：あなたの乱数が配り方に使われていません。");
SAY(online_unfair_deal, "注意：実際の配り方が、証明から導かれるものと異なります。");

/* Errors of the protocol, by their words. */
SAY(online_name_taken, "その名前はアカウントで使われています。別の名前にするか、--account でサインインしてください。");

/* Coming to a server, and its lobby. */
SAY(online_connecting, "{origin} に接続しています…");
SAY(online_hello, "{name}として参加しています。");
SAY(online_forgotten, "サーバーに以前の登録が残っていなかったため、新しいゲストとして参加します。");
SAY(online_password, "{name} のパスワード：");
SAY(online_lobby_empty, "今、一覧にテーブルはありません。");
SAY(online_lobby_open, "  {number}　{game}：{names}（{players}席中{taken}席）");
SAY(online_lobby_running, "  {number}　{game}：{names}（進行中）");
SAY(online_lobby_prompt, "ロビー> ");
SAY(online_room_prompt, "テーブル> ");
SAY(online_word_list, "一覧");
SAY(online_word_open, "作る 開く");
SAY(online_word_enter, "入る");
SAY(online_word_sit, "座る");
SAY(online_word_stand, "立つ");
SAY(online_word_computer, "コンピューター");
SAY(online_word_free, "空ける");
SAY(online_word_kick, "追い出す");
SAY(online_word_start, "開始");
SAY(online_word_close, "閉じる");
SAY(online_about_list, "　{word}：テーブルの一覧");
SAY(online_about_open, "　{word}：自分のテーブルを作る");
SAY(online_about_enter, "　{word} N：一覧のN番のテーブル、またはリンクのテーブルに入る");
SAY(online_about_sit, "　{sit} B：席Bに座る　{stand}：席を立つ");
SAY(online_about_computer,
    "　{computer} B expert：席Bにコンピューターを座らせる（席を書かなければ空席すべて）　{free} B：空席に戻す");
SAY(online_about_kick, "　{word} B：席Bの人を退席させる");
SAY(online_about_start, "　{start}：全席が埋まったら開始する　{close}：テーブルを閉じる");
SAY(online_about_leave, "　{word}：終了する");
SAY(online_no_word, "「{word}」はここでは使えません。");
SAY(online_no_number, "「{word}」という番号のテーブルはなく、リンクでもありません。");
SAY(online_no_seat, "「{word}」という席はありません。A～{last}から選んでください。");
SAY(online_no_level, "「{word}」というコンピューターはいません。選べるのは {known} です。");
SAY(online_ready_to_start, "全席が埋まりました。{start} と入力すると始まります。");
SAY(online_waits_for_host, "主催者が開始すると、ゲームが始まります。");
SAY(online_no_open_seat, "空いている席はもうありません。");
SAY(online_you_watch, "このゲームを観戦しています。");
SAY(online_not_watched, "このゲームを見られるのはプレイヤーだけです。");
SAY(online_come_back, "席はそのまま残ります。戻るには：nika join {url}");
SAY(online_ask_rematch, "同じ顔ぶれでもう一度遊びますか？（{answers}） ");
SAY(online_ask_people, "あなたを含めて何人で遊びますか？（1～{most}人。残りはコンピューターです）");
SAY(online_ask_clock, "持ち時間は？");
SAY(online_answer_no_clock, "なし");
SAY(online_answer_live, "1人10分、1手ごとに10秒追加");
SAY(online_answer_days, "1回の判断につき3日");
SAY(online_ask_listed, "誰がこのテーブルを見つけられますか？");
SAY(online_answer_link, "リンクを知っている人だけ");
SAY(online_answer_listed, "このサーバーの一覧を見る人全員");

/* The command line. */
SAY(online_one_url, "サーバーまたはテーブルのリンクを1つ指定してください（http://HOST:PORT、https://HOST/t/…）");
SAY(online_bad_url, "「{url}」はサーバーのアドレスでもテーブルのリンクでもありません");
SAY(online_needs_create, "{option} は --create で新しいテーブルを作るときだけ使えます");
SAY(online_create_at_table, "--create には、テーブルのリンクではなくサーバーのアドレスを指定してください");
SAY(online_bad_seat, "--seat にはA～Fの文字か0～5の数を指定してください");
SAY(online_bad_clock, "--clock には none か、秒数を live:S+S、日数を days:D の形で指定してください");
SAY(online_bad_spectators, "--spectators には public、end、none のどれかを指定してください");
SAY(online_bad_undo, "--undo には never、ask、free のどれかを指定してください");
SAY(online_bad_computers,
    "--computers には強さ（beginner, casual, skilled, expert）を{most}個まで、コンマで区切って指定してください");
SAY(online_failed, "{sentence}（{why}）");

CATALOGUE(ja, online, NIKA_MESSAGES_ONLINE);
