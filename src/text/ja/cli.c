/*
 * ja/cli.c: what the program says about command lines and files, in Japanese.
 */
#include <nika/messages_cli.h>

#include "../catalogue.h"

/* The command line. */
SAY(cli_no_language, "言語「{code}」はありません。使えるのは {known} です");
SAY(cli_see_help, "{command} --help をご覧ください");
SAY(cli_no_command, "コマンド「{name}」はありません。nika --help をご覧ください");
SAY(cli_no_option, "オプション「{name}」はありません");
SAY(cli_takes_no_value, "{option} に値は付けられません");
SAY(cli_needs_value, "{option} には値が必要です");
SAY(cli_too_often, "{option} の指定が多すぎます");
SAY(cli_name_game, "ゲームを1つ指定してください");
SAY(cli_name_file, "ファイルを1つ指定してください");
SAY(cli_name_files, "ファイルを1つ以上指定してください");
SAY(cli_needs_number, "{option} には {least}～{most} の数を指定してください");
SAY(cli_needs_positive, "{option} には1以上の数を指定してください");
SAY(cli_needs_seed, "{option} には 0～18446744073709551615 の数を指定してください");
SAY(cli_needs_moves, "{option} には0以上の手数を指定してください");
SAY(cli_needs_seat, "{option} には席の番号（0～{last}）を指定してください");
SAY(cli_needs_seat_or, "{option} には席の番号（0～{last}）か「{other}」を指定してください");
SAY(cli_needs_file, "{option} にはファイルを指定してください");
SAY(cli_needs_target, "{option} にはファイルか、標準出力を表す - を指定してください");
SAY(cli_needs_shares, "{option} には0～1の勝率を2つ、低いほうから順に指定してください（例：0.25,0.35）");
SAY(cli_two_files, "{one} と {other} には別々のファイルを指定するか、どちらか一方を「-」にしてください");
SAY(cli_own_journal, "{option} のジャーナルには専用のファイルが必要です");

/* The table, and who plays. */
SAY(cli_no_game, "ゲーム「{name}」はありません。遊べるのは {known} です");
SAY(cli_one_edition, "{game} の版は1つだけです");
SAY(cli_no_edition, "{game} に「{name}」という版はありません。選べるのは {known} です");
SAY(cli_no_rules, "--set {rule}：{game} に選べるルールはありません");
SAY(cli_no_rule, "--set {rule}：{game} にそのルールはありません。選べるのは {known} です");
SAY(cli_two_rules, "--set {one} と --set {other} は一緒に使えません。どちらか一方だけにしてください");
SAY(cli_no_court, "--court：{game} にボードの数字はありません");
SAY(cli_no_agent, "「{name}」というコンピューターはいません。選べるのは {known} です");
SAY(cli_long_agent, "そんなに長い名前のコンピューターはいません");
SAY(cli_agents_one_or_all, "--agents には名前を1つか、コンマで区切って{players}つ指定してください");
SAY(cli_agents_count, "--agents で指定されたのは{named:players}ですが、プレイヤーは{players:players}です");
SAY(cli_agents_two, "--agents には名前を2つ、コンマで区切って指定してください");
SAY(cli_agents_two_or_all, "--agents には名前を2つか{players}つ、コンマで区切って指定してください");
SAY(cli_agents_alike, "{option} には名前の異なるコンピューターが必要です");

/* Files. */
SAY(cli_standard_input, "標準入力");
SAY(cli_standard_output, "標準出力");
SAME(cli_failed, "{path}: {reason}");
SAY(cli_unwritten, "{path}：最後まで書き込めませんでした");
SAY(cli_in_file, "{path}、{problem}");
SAY(cli_only_games, "{path}：ここには{games:games}しかありません");
SAY(cli_fewer_moves, "{game}番目のゲームは{moves:moves}に届きません");
SAY(cli_no_seat, "このゲームの席は0～{last}です");
SAY(cli_verified, "{path}：検証済み、{games:games}、{moves:moves}");
SAY(cli_verified_running, "{path}：検証済み、{games:games}、{moves:moves}、最後のゲームは進行中");
SAY(cli_verified_proved, "{path}：検証済み、{games:games}、{moves:moves}、配り方の証明：{proved}");
SAY(cli_verified_proved_running,
    "{path}：検証済み、{games:games}、{moves:moves}、配り方の証明：{proved}、最後のゲームは進行中");

/* Why the system does not do it. */
SAY(cli_reason_no_file, "ファイルまたはディレクトリがありません");
SAY(cli_reason_no_access, "アクセスが許可されていません");
SAY(cli_reason_not_permitted, "許可されていない操作です");
SAY(cli_reason_is_folder, "ディレクトリです");
SAY(cli_reason_not_folder, "パスの途中がディレクトリではありません");
SAY(cli_reason_file_exists, "ファイルがすでにあります");
SAY(cli_reason_disk_full, "ディスクに空きがありません");
SAY(cli_reason_read_only, "ディスクが読み取り専用です");
SAY(cli_reason_too_large, "ファイルが大きすぎます");
SAY(cli_reason_io_error, "読み書き中にエラーが起きました");
SAY(cli_reason_long_name, "ファイル名が長すぎます");
SAY(cli_reason_no_memory, "メモリが足りません");

/* Hints. */
SAY(cli_hint_over, "ゲームは{moves:moves}で終わっているので、おすすめできる手はありません");
SAY(cli_hint_not_asked, "{moves:moves}のあとは席{seat}ではなく、席{other}の番です");

/* Work. */
SAY(cli_no_memory, "メモリが足りません");
SAY(cli_no_thread, "スレッドを1つも起動できませんでした");
SAY(cli_illegal_move, "コンピューターがルール違反の手を選びました");
SAY(cli_games_done, "{all:games}中 {done}");

/* Matches: progress, and what can go wrong. */
SAY(cli_deals_done, "全{all}通りの配り方のうち{done}通り");
SAY(cli_deals_won, "全{all}通りの配り方のうち{done}通り、{agent} の勝率 {share}");
SAY(cli_deals_tested, "全{all}通りの配り方のうち{done}通り、{agent} の勝率 {share}、LLR {evidence}");
SAY(cli_stopped,
    "全{all}通りの配り方のうち{done}通りで中断しました。{option} ファイル を付けておけば、そこから再開できます");
SAY(cli_stopped_kept, "全{all}通りの配り方のうち{done}通りで中断しました。同じコマンドでそこから再開できます");
SAY(cli_simulate_stopped, "全{all}ゲーム中 {done} で中断しました");
SAY(cli_simulate_kept, "全{all}ゲーム中 {done} で中断しました。終わったゲームは {file} "
                       "に残してあります。同じコマンドは最初からやり直します");
SAY(cli_is_there, "{file} はすでにあります。{option} を付けると置き換えます");
SAY(cli_foul, "「{agent}」がルール違反の手を選びました：配り方{deal}、ローテーション{rotation}、{ply:moves}のあと");
SAY(cli_thought, "{agent} の思考時間は1回平均 {mean}、最長 {longest}");
SAY(cli_no_journal, "{path}：対戦のジャーナルではありません");
SAY(cli_other_match, "{path}：別の対戦のジャーナルです");
SAY(cli_other_value, "{path}：別の対戦のジャーナルです。「{key}」がジャーナルでは {there}、今回は {here} です");
SAY(cli_other_missing, "{path}：別の対戦のジャーナルです。「{key}」がジャーナルにはなく、今回は {here} です");
SAY(cli_not_the_deal, "{path}、{line}行目：この対戦の配り方{deal}ではありません");
SAY(cli_journal_plain, "{path}：ジャーナルは通常のファイルでなければなりません");
SAY(cli_journal_busy, "{path}：別の対戦がこのジャーナルに書き込んでいます");

/* The table of a match. */
SAME(cli_decimal, "{whole}.{decimals}");
SAY(cli_table, "{game}、{players:players}");
SAY(cli_table_edition, "{game}（{edition}）、{players:players}");
SAY(cli_two_sides, "{table}：{one} 対 {other}");
SAY(cli_sides, "{table}：{agents}");
SAY(cli_size, "{deals}通りの配り方 × {rotations}ローテーション = {games:games}、シード {seed}");
SAY(cli_size_iterations,
    "{deals}通りの配り方 × {rotations}ローテーション = {games:games}、シード {seed}、反復回数 {iterations}");
SAY(cli_head_agent, "プレイヤー");
SAY(cli_head_places, "席数");
SAY(cli_head_win, "勝率");
SAY(cli_head_margin, "得点差");
SAY(cli_head_rank, "順位");
SAY(cli_head_score, "得点");
SAY(cli_head_decisions, "判断回数");
SAY(cli_fair_share, "均等な勝率");
SAY(cli_interval, "± は配り方についての95%信頼区間、数値はどれも1席あたりの平均");
SAY(cli_undecided,
    "{agent} の勝率は {low}（LOW）か {high}（HIGH）か：{deals}通りの配り方では判定できず、対数尤度比 {evidence}");
SAY(cli_accepted_low,
    "{agent} の勝率は {low}（LOW）か {high}（HIGH）か：{deals}通りの配り方で LOW を採択、対数尤度比 {evidence}");
SAY(cli_accepted_high,
    "{agent} の勝率は {low}（LOW）か {high}（HIGH）か：{deals}通りの配り方で HIGH を採択、対数尤度比 {evidence}");

/* Its picture. */
SAY(cli_plot_title, "{table}：勝率と得点差");
SAY(cli_plot_about, "{size}。勝率：{shares}、均等な勝率 {fair}。{agent} の平均得点差：{margin}点。");
SAY(cli_plot_shares, "勝率と95%信頼区間");
SAY(cli_plot_fair, "均等な勝率 {share}");
SAY(cli_plot_margins, "{agent} の得点差");
SAY(cli_plot_mean, "平均 {margin}");
SAY(cli_plot_games, "ゲーム");
SAY(cli_plot_behind, "← ほかの平均より下（点）");
SAY(cli_plot_ahead, "ほかの平均より上（点） →");

CATALOGUE(ja, cli, NIKA_MESSAGES_CLI);
