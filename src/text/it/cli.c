/*
 * it/cli.c: what the program says about command lines and files, in Italian.
 */
#include <nika/messages_cli.h>

#include "../catalogue.h"

/* The command line. */
SAY(cli_no_language, "la lingua «{code}» non esiste; ci sono: {known}");
SAY(cli_see_help, "Vedi {command} --help");
SAY(cli_no_command, "il comando «{name}» non esiste; vedi nika --help");
SAY(cli_no_option, "l'opzione «{name}» non esiste");
SAY(cli_takes_no_value, "{option} non accetta valori");
SAY(cli_needs_value, "{option} richiede un valore");
SAY(cli_too_often, "{option} compare troppe volte");
SAY(cli_name_game, "indica un gioco, uno solo");
SAY(cli_name_file, "indica un file, uno solo");
SAY(cli_name_files, "indica almeno un file");
SAY(cli_needs_number, "{option} richiede un numero da {least} a {most}");
SAY(cli_needs_positive, "{option} richiede un numero, da 1 in su");
SAY(cli_needs_seed, "{option} richiede un numero da 0 a 18446744073709551615");
SAY(cli_needs_moves, "{option} richiede un numero di mosse, da 0 in su");
SAY(cli_needs_seat, "{option} richiede un posto da 0 a {last}");
SAY(cli_needs_seat_or, "{option} richiede un posto da 0 a {last}, oppure «{other}»");
SAY(cli_needs_file, "{option} richiede un file");
SAY(cli_needs_target, "{option} richiede un file, oppure - per lo standard output");
SAY(cli_needs_shares, "{option} richiede due quote di vittorie da 0 a 1, prima la più bassa: 0.25,0.35");
SAY(cli_two_files, "{one} e {other} richiedono due file diversi, oppure «-» per uno dei due");
SAY(cli_own_journal, "il diario di {option} richiede un file tutto suo");

/* The table, and who plays. */
SAY(cli_no_game, "il gioco «{name}» non esiste; ci sono: {known}");
SAY(cli_one_edition, "{game} ha un'edizione sola");
SAY(cli_no_edition, "{game} non ha un'edizione «{name}»; ci sono: {known}");
SAY(cli_no_rules, "--set {rule}: {game} non ha regole di questo tipo");
SAY(cli_no_rule, "--set {rule} non è una regola di {game}; ci sono: {known}");
SAY(cli_two_rules, "--set {one} e --set {other}: scegline una");
SAY(cli_no_court, "--court: {game} non ha una corte");
SAY(cli_no_agent, "il giocatore virtuale «{name}» non esiste; ci sono: {known}");
SAY(cli_long_agent, "nessun giocatore virtuale ha un nome così lungo");
SAY(cli_agents_one_or_all, "--agents richiede un nome, oppure {players} separati da virgole");
SAY(cli_agents_count, "--agents nomina {named:players}, ma si gioca in {players}");
SAY(cli_agents_two, "--agents richiede due nomi separati da una virgola");
SAY(cli_agents_two_or_all, "--agents richiede due nomi, oppure {players}, separati da virgole");
SAY(cli_agents_alike, "{option} richiede giocatori virtuali con nomi diversi");

/* Files. */
SAME(cli_standard_input, "standard input");
SAME(cli_standard_output, "standard output");
SAME(cli_failed, "{path}: {reason}");
SAY(cli_unwritten, "{path}: non è stato possibile scrivere tutto");
SAME(cli_in_file, "{path}, {problem}");
SAY_PLURAL(cli_only_games, "{path}: qui c'è solo {games:games}", "{path}: qui ci sono solo {games:games}");
SAY(cli_fewer_moves, "la partita {game} ha meno di {moves:moves}");
SAY(cli_no_seat, "in questa partita i posti vanno da 0 a {last}");
SAY(cli_verified, "{path}: tutto in regola, {games:games}, {moves:moves}");
SAY(cli_verified_running, "{path}: tutto in regola, {games:games}, {moves:moves}, l'ultima partita è ancora in corso");
SAY(cli_verified_proved, "{path}: tutto in regola, {games:games}, {moves:moves}, distribuzioni dimostrate: {proved}");
SAY(cli_verified_proved_running, "{path}: tutto in regola, {games:games}, {moves:moves}, distribuzioni dimostrate: "
                                 "{proved}, l'ultima partita è ancora in corso");

/* Why the system does not do it. */
SAY(cli_reason_no_file, "il file o la cartella non esiste");
SAY(cli_reason_no_access, "accesso negato");
SAY(cli_reason_not_permitted, "operazione non consentita");
SAY(cli_reason_is_folder, "è una cartella");
SAY(cli_reason_not_folder, "una parte del percorso non è una cartella");
SAY(cli_reason_file_exists, "il file esiste già");
SAY(cli_reason_disk_full, "lo spazio su disco è esaurito");
SAY(cli_reason_read_only, "il disco è in sola lettura");
SAY(cli_reason_too_large, "il file è troppo grande");
SAY(cli_reason_io_error, "errore di lettura o scrittura");
SAY(cli_reason_long_name, "il nome del file è troppo lungo");
SAY(cli_reason_no_memory, "la memoria non basta");

/* Hints. */
SAY(cli_hint_over, "dopo {moves:moves} la partita è finita: non c'è più niente da consigliare");
SAY(cli_hint_not_asked, "dopo {moves:moves} non tocca al posto {seat}: si attende il posto {other}");

/* Work. */
SAY(cli_no_memory, "memoria esaurita");
SAY(cli_no_thread, "non è stato possibile avviare nessun thread");
SAY(cli_illegal_move, "un giocatore virtuale ha fatto una mossa non valida");
SAY(cli_games_done, "{done} di {all:games}");

/* Matches: progress, and what can go wrong. */
SAY(cli_deals_done, "{done} di {all} distribuzioni");
SAY(cli_deals_won, "{done} di {all} distribuzioni; {agent} vince {share}");
SAY(cli_deals_tested, "{done} di {all} distribuzioni; {agent} vince {share}; LLR {evidence}");
SAY(cli_stopped, "fermato dopo {done} di {all} distribuzioni; con {option} FILE si potrebbe riprendere da lì");
SAY(cli_stopped_kept, "fermato dopo {done} di {all} distribuzioni; lo stesso comando riprende da lì");
SAY(cli_simulate_stopped, "fermato dopo {done} di {all} partite");
SAY(cli_simulate_kept,
    "fermato dopo {done} di {all} partite; restano in {file}, e lo stesso comando ricomincia da capo");
SAY(cli_is_there, "{file} esiste già; con {option} viene sostituito");
SAY(cli_foul, "il giocatore «{agent}» ha fatto una mossa non valida: distribuzione {deal}, rotazione {rotation}, dopo "
              "{ply:moves}");
SAY(cli_thought, "{agent} ha pensato {mean} per decisione, al massimo {longest}");
SAY(cli_no_journal, "{path}: questo non è il diario di una sfida");
SAY(cli_other_match, "{path}: questo è il diario di un'altra sfida");
SAY(cli_other_value, "{path}: questo è il diario di un'altra sfida: lì «{key}» è {there}, qui {here}");
SAY(cli_other_missing, "{path}: questo è il diario di un'altra sfida: lì «{key}» manca, qui è {here}");
SAY(cli_not_the_deal, "{path}, riga {line}: questa non è la distribuzione {deal} della sfida");
SAY(cli_journal_plain, "{path}: un diario dev'essere un file normale");
SAY(cli_journal_busy, "{path}: un'altra sfida sta scrivendo in questo diario");

/* The table of a match. */
SAY(cli_decimal, "{whole},{decimals}");
SAME(cli_table, "{game}, {players:players}");
SAME(cli_table_edition, "{game} ({edition}), {players:players}");
SAY(cli_two_sides, "{table}: {one} contro {other}");
SAME(cli_sides, "{table}: {agents}");
SAY_PLURAL(cli_size, "{deals} distribuzione × {rotations} rotazioni = {games:games}, seme {seed}",
           "{deals} distribuzioni × {rotations} rotazioni = {games:games}, seme {seed}");
SAY_PLURAL(cli_size_iterations,
           "{deals} distribuzione × {rotations} rotazioni = {games:games}, seme {seed}, iterazioni {iterations}",
           "{deals} distribuzioni × {rotations} rotazioni = {games:games}, seme {seed}, iterazioni {iterations}");
SAY(cli_head_agent, "giocatore");
SAY(cli_head_places, "posti");
SAY(cli_head_win, "vittorie");
SAY(cli_head_margin, "scarto");
SAY(cli_head_rank, "piazzamento");
SAY(cli_head_score, "punti");
SAY(cli_head_decisions, "decisioni");
SAY(cli_fair_share, "quota equa");
SAY(cli_interval, "± intervallo al 95%, sulle distribuzioni; ogni valore è la media di un posto");
SAY_PLURAL(cli_undecided,
           "Quota di vittorie di {agent}, {low} (LOW) o {high} (HIGH): ancora incerta dopo {deals} distribuzione, "
           "logaritmo del "
           "rapporto di verosimiglianza {evidence}",
           "Quota di vittorie di {agent}, {low} (LOW) o {high} (HIGH): ancora incerta dopo {deals} distribuzioni, "
           "logaritmo del "
           "rapporto di verosimiglianza {evidence}");
SAY_PLURAL(cli_accepted_low,
           "Quota di vittorie di {agent}, {low} (LOW) o {high} (HIGH): accettata LOW dopo {deals} distribuzione, "
           "logaritmo del "
           "rapporto di verosimiglianza {evidence}",
           "Quota di vittorie di {agent}, {low} (LOW) o {high} (HIGH): accettata LOW dopo {deals} distribuzioni, "
           "logaritmo del "
           "rapporto di verosimiglianza {evidence}");
SAY_PLURAL(cli_accepted_high,
           "Quota di vittorie di {agent}, {low} (LOW) o {high} (HIGH): accettata HIGH dopo {deals} distribuzione, "
           "logaritmo del "
           "rapporto di verosimiglianza {evidence}",
           "Quota di vittorie di {agent}, {low} (LOW) o {high} (HIGH): accettata HIGH dopo {deals} distribuzioni, "
           "logaritmo del "
           "rapporto di verosimiglianza {evidence}");

/* Its picture. */
SAY(cli_plot_title, "{table}: quote di vittorie e scarti");
SAY(cli_plot_about, "{size}. Quote di vittorie: {shares}; quota equa {fair}. Scarto medio di {agent}: {margin} punti.");
SAY(cli_plot_shares, "Quota di vittorie, con intervalli al 95%");
SAY(cli_plot_fair, "quota equa {share}");
SAY(cli_plot_margins, "Scarti di {agent}");
SAY(cli_plot_mean, "media {margin}");
SAY(cli_plot_games, "partite");
SAY(cli_plot_behind, "← punti sotto la media degli altri");
SAY(cli_plot_ahead, "punti sopra →");

CATALOGUE(it, cli, NIKA_MESSAGES_CLI);
