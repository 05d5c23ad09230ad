/*
 * ja/play.c: what is said around a game: the start, turns, prompts, the end, in Japanese.
 */
#include <nika/messages_play.h>

#include "../catalogue.h"

SAY_YOU(best_moves, "{who}におすすめの手：", "{who:you}におすすめの手：");
SAY(worth, "予想得点{points}点、勝率{percent}%");
SAY(enter_plays, "Enterで「{move}」を選びます。");
SAY(worth_equal, "予想得点{points}点、勝率{percent}%（最初の手とほぼ同じ）");
SAY(moved, "{who}：{move}");
SAY(plays, "{who}で遊びます。スタートプレイヤーは{first}です");
SAY(is_over, "ゲーム終了です");
SAY(waits_for, "{who}の番を待っています");
SAY(your_move, "{who}の番です");
SAY_YOU(ranked, "{rank}位　{who}　{points:points}", "{rank}位　{who:you}　{points:points}");

/* Who sits at the table, and how far the game is. */
SAY(sits_person, "{who}：人間");
SAY(sits_you, "{name}：あなた");
SAY(sits_computer, "{who}：コンピューター（{level}）");
SAY(taken_up, "ゲームを再開します。ここまで{moves:moves}進んでいます。");
SAY_YOU(since_your_turn, "{who}の前回の手番のあとの出来事です：", "前回の手番のあとの出来事です：");
SAY(story_is_empty, "まだ何も起きていません。");

/* Levels and paces, by name. */
SAY(level_beginner, "初級");
SAY(level_casual, "中級");
SAY(level_skilled, "上級");
SAY(level_expert, "達人");
SAY(pace_none, "即時 なし");
SAY(pace_fast, "速い");
SAY(pace_normal, "普通 ふつう");
SAY(pace_slow, "ゆっくり 遅い");
SAY(pace_step, "1手ずつ 一手ずつ");
SAY(pace_all, "{none}、{fast}、{normal}、{slow}、{step}");
SAY(pace_is, "コンピューターの手を見せる速さは「{pace}」です。選べるのは{all}です。");
SAY(pace_becomes, "コンピューターの手を見せる速さを「{pace}」にしました。");
SAY(no_such_pace, "「{typed}」という速さはありません。選べるのは{all}です。");

/* Prompts, and what was typed there. */
SAME_YOU(prompt, "{who}> ", "{who:you}> ");
SAY_YOU(prompt_rest, "{who}（{typed}）> ", "{who:you}（{typed}）> ");
SAME(prompt_watch, "Enter> ");
SAY(typed_too_long, "行が長すぎます。読めるのは{most}バイトまでです。");
SAY(typed_no_text, "読み取れない入力でした。文字・数字・記号だけを入力してください。");
SAY(see_help, "{help} と入力すると、できることが表示されます。");
SAY(taken_back, "入力中の手をすべて取り消しました。");
SAY(back_done, "手を取り消しました。選び直してください。");
SAY(back_nothing, "取り消せるものがありません。まだ何も選んでいません。");
SAY(back_others, "取り消せません。そのあとほかの人が手を選んでいて、コンピューターだけが相手ではないからです。");
SAY(back_shown, "取り消せません。その手で、伏せられていたものが明らかになりました。");
SAY(back_over, "ゲームは終わりました。もう手は取り消せません。");
SAY(back_not_kept, "記録を書き換えられなかったので、手は取り消されていません。");
SAY(yes_or_no, "{yes}／{no}");
SAY(confirm, "よろしいですか？（{answers}） ");
SAY(answer_yes_or_no, "{answers} で答えてください。");
SAY(left_undone, "取りやめました。選び直してください。");
SAY(no_hint_now, "ヒントを見られるのは、自分の番のときだけです。");
SAY(could_not_keep, "記録に書き込めなかったため、手は確定していません。もう一度試すか、終了してください。");
SAY(record_not_safe,
    "記録の保存中にディスクエラーが発生しました。コンピューターが止まると、最後の数手が失われるおそれがあります。");
SAY(would_be_lost, "このゲームには記録がないので、終了すると失われます。それでも終了しますか？（{answers}） ");

/* Passing the screen on. */
SAY(hand_over, "{who}の番です。画面を{who}に渡し、Enterを押してもらってください。 ");
SAY(curtain_help, "Enterで{who}の手札が表示されます。手番でない人も、ここで「{as} 名前 "
                  "{sell}」と入力できます。「{quit}」で終了します。");
SAY(act_of_others, "「{name}」は、このテーブルの人の名前で始まっていません。ここにいるのは{people}です。");
SAY(act_not_understood, "{who}がここでできる手ではありません。");

/* The words of line mode. */
SAY(word_help, "? ヘルプ");
SAY(word_hand, "手札");
SAY(word_table, "場 テーブル");
SAY(word_log, "経過 記録 ログ");
SAY(word_hint, "ヒント");
SAY(word_rules, "ルール");
SAY(word_pace, "速さ");
SAY(word_undo, "取り消す 戻す");
SAY(word_quit, "終了 やめる");
SAY(word_as, "手番外 代理");
SAY(word_yes, "はい");
SAY(word_no, "いいえ");
SAY(about_words, "ほかに入力できるもの：");
SAY(about_hand, "　{word}：持っているものと、その価値");
SAY(about_table, "　{word}：場の様子");
SAY(about_log, "　{word}：これまでの経過");
SAY(about_hint, "　{word}：この場面でおすすめの手");
SAY(about_rules, "　{word}：ゲームのルール");
SAY(about_pace, "　{word}：コンピューターの手を見せる速さ（{all}）");
SAY(about_undo, "　{word}：入力中の手の最後の部分を取り消す。なければ直前の自分の手を取り消す");
SAY(about_quit, "　{word}：終了する（あとで再開できます）");

/* The guided start. */
SAY(welcome, "Nikaへようこそ。番号で答えてください。Enterだけなら、かっこ内の番号を選びます。");
SAY(ask_go_on, "{game}のゲームが{moves:moves}進んだところで中断しています。再開しますか？");
SAY(ask_start, "何をしますか？");
SAY(answer_go_on, "再開する");
SAY(answer_quick, "{game}をすぐ始める（コンピューター{others}人が相手）");
SAY(answer_like_last, "前回と同じゲーム：{game}、{players:players}");
SAY(answer_new_game, "別のゲーム：すべて自分で決める");
SAY(ask_language, "どの言語にしますか？");
SAY(ask_game, "どのゲームにしますか？");
SAY(game_byzantz, "ビザンツ（Byzantz）");
SAY(game_justinian, "ユスティニアヌス（Justinian）");
SAY(ask_players, "何人で遊びますか？（{least}～{most}人）");
SAY(ask_people, "そのうち、この画面で遊ぶのは何人ですか？（1～{most}人。残りはコンピューターです）");
SAY(ask_name, "お名前は？");
SAY(ask_name_of, "{number}人目のお名前は？");
SAY(name_prompt, "名前（Enterだけなら {name}）：");
SAY(name_wrong, "名前は{most}バイトまでで、見えない文字は使えません。");
SAY(name_taken, "「{name}」という名前の人がすでにテーブルにいます。");
SAY(default_name, "プレイヤー{letter}");
SAY(ask_seat, "どこに座りますか？　席は円形に並び、スタートプレイヤーは抽選で決まります。");
SAY(answer_any_seat, "どこでも（抽選）");
SAY(answer_seat, "席{letter}");
SAY(ask_level, "コンピューターの強さは？");
SAY(answer_each_level, "1人ずつ決める");
SAY(ask_level_of, "{name}の強さは？");
SAY(ask_edition, "どの版のルールにしますか？");
SAY(edition_en, "英語版");
SAY(edition_fr, "フランス語版");
SAY(edition_it, "イタリア語版");
SAY(edition_ja, "日本語版");
SAY(number_prompt, "番号（Enterだけなら {number}）：");
SAY(number_wrong, "{least}～{most}の番号を入力するか、{number}でよければEnterだけを押してください。");
SAY(lesson_how, "Enterで先へ進み、手は入力します。「{help}」で入力できるもの、「{table}」で場の様子が表示され、「{quit}"
                "」でレッスンをやめます。");
SAY(lesson_type, "そうするには、次のように入力します：{move}");
SAY(lesson_read_on, "先に読み進めてください。Enterを押します。");
SAY(answer_learn, "まず1ステップずつゲームを覚える");
SAY(ask_lesson, "どのゲームを覚えますか？");
SAY(ask_game_now, "今すぐ実際のゲームを始めますか？");
SAY(answer_game_now, "はい、コンピューターと遊びます");
SAY(ask_rematch, "もう一度遊びますか？");
SAY(answer_rematch, "はい、同じ顔ぶれで");
SAY(answer_enough, "いいえ、終わりにします");

/* Records. */
SAY(record_kept_in, "このゲームの記録：{path}");
SAY(replay_with, "1手ずつ見直すには：nika replay {path}");
SAY(go_on_with, "ゲームは保存されています。再開するには：nika play --resume {path}");
SAY(nothing_was_kept, "このゲームには記録がないので、再開できません。");
SAY(plays_without_record, "記録を残せません（{path}：{reason}）。記録なしで遊びます。");
SAY(plays_without_home, "ホームディレクトリがないため、記録を残せません。記録なしで遊びます。");
SAY(record_exists, "{path} はすでにあります。そのゲームを再開するには：nika play --resume {typed}");
SAY(record_in_use, "{path}：このゲームは別のプログラムで進行中です");
SAY(record_no_file, "{path} は通常のファイルではありません");
SAY(record_broken, "{path}、{line}行目：{reason}");
SAY(record_torn, "{path}：最後の{line}行目が途中で切れていたので取り除きました。その手前から再開します。");
SAY(game_is_over, "このゲームは終わっています。");

/* The command line. */
SAY(one_game_only, "ゲームを1つ指定してください。遊べるのは {known} です");
SAY(option_needs_game, "{option} を使うにはゲームも指定してください。遊べるのは {known} です");
SAY(option_beside_resume, "{option} は --resume と一緒に使えません。ゲームは始めたときのまま再開されます");
SAY(option_beside_seats, "{option} は --seats と一緒に使えません。誰がどこに座るかは --seats で決まっています");
SAY(players_against_seats, "--players では{players}人ですが、--seats では{seats}人です");
SAY(seats_needed, "{game} の --seats には、{least}～{most}人分をコンマで区切って指定してください");
SAY(seats_of_record, "--seats では{given}人ですが、このゲームのプレイヤーは{players:players}です");
SAY(players_needed, "--players には {least}～{most} の数を指定してください");
SAY(me_needed, "--me には席の番号（0～{last}）か「random」を指定してください");
SAY(levels_needed, "--level には強さを1つ、または相手の人数分（{opponents}つ）をコンマで区切って指定してください");
SAY(no_such_player, "「{name}」というプレイヤーはいません。選べるのは human, {known} です");
SAY(pace_needed, "「{pace}」という速さはありません。選べるのは {known} です");
SAY(seed_needed, "--seed には 0～18446744073709551615 の数を指定してください");
SAY(too_many_names, "--names の名前が、プレイヤーの人数（{players:players}）より多くあります");
SAY(japanese_needs_utf8, "日本語にはUTF-8の端末が必要です。ここでは英語で続けます。");

CATALOGUE(ja, play, NIKA_MESSAGES_PLAY);
