/*
 * fr/cli.c: what the program says about command lines and files, in French.
 */
#include <nika/messages_cli.h>

#include "../catalogue.h"

/* The command line. */
SAY(cli_no_language, "la langue «\u00A0{code}\u00A0» n’existe pas ici\u00A0; il y a\u00A0: {known}");
SAY(cli_see_help, "Voir {command} --help");
SAY(cli_no_command, "la commande «\u00A0{name}\u00A0» n’existe pas\u00A0; voir nika --help");
SAY(cli_no_option, "l’option «\u00A0{name}\u00A0» n’existe pas");
SAY(cli_takes_no_value, "{option} ne prend pas de valeur");
SAY(cli_needs_value, "{option} demande une valeur");
SAY(cli_too_often, "{option} est répété trop de fois");
SAY(cli_name_game, "il faut indiquer un jeu, un seul");
SAY(cli_name_file, "il faut indiquer un fichier, un seul");
SAY(cli_name_files, "il faut indiquer au moins un fichier");
SAY(cli_needs_number, "{option} demande un nombre de {least} à {most}");
SAY(cli_needs_positive, "{option} demande un nombre, 1 ou plus");
SAY(cli_needs_seed, "{option} demande un nombre de 0 à 18446744073709551615");
SAY(cli_needs_moves, "{option} demande un nombre de coups, 0 ou plus");
SAY(cli_needs_seat, "{option} demande un siège de 0 à {last}");
SAY(cli_needs_seat_or, "{option} demande un siège de 0 à {last}, ou «\u00A0{other}\u00A0»");
SAY(cli_needs_file, "{option} demande un fichier");
SAY(cli_needs_target, "{option} demande un fichier, ou - pour la sortie standard");
SAY(cli_needs_shares, "{option} demande deux parts de victoires de 0 à 1, la plus basse d’abord\u00A0: 0.25,0.35");
SAY(cli_two_files, "{one} et {other} demandent deux fichiers, ou «\u00A0-\u00A0» pour l’un des deux");
SAY(cli_own_journal, "le journal de {option} demande un fichier à lui seul");

/* The table, and who plays. */
SAY(cli_no_game, "le jeu «\u00A0{name}\u00A0» n’existe pas ici\u00A0; il y a\u00A0: {known}");
SAY(cli_one_edition, "{game} n’a qu’une seule édition");
SAY(cli_no_edition, "{game} n’a pas d’édition «\u00A0{name}\u00A0»\u00A0; il y a\u00A0: {known}");
SAY(cli_no_rules, "--set {rule}\u00A0: {game} n’a pas de règles de ce genre");
SAY(cli_no_rule, "--set {rule} n’est pas une règle de {game}\u00A0; il y a\u00A0: {known}");
SAY(cli_two_rules, "--set {one} et --set {other}\u00A0: il faut choisir");
SAY(cli_no_court, "--court\u00A0: {game} n’a pas de cour");
SAY(cli_no_agent, "le joueur virtuel «\u00A0{name}\u00A0» n’existe pas\u00A0; il y a\u00A0: {known}");
SAY(cli_long_agent, "aucun joueur virtuel n’a un nom aussi long");
SAY(cli_agents_one_or_all, "--agents demande un nom, ou {players} séparés par des virgules");
SAY(cli_agents_count, "--agents nomme {named:players}, mais on joue à {players}");
SAY(cli_agents_two, "--agents demande deux noms séparés par une virgule");
SAY(cli_agents_two_or_all, "--agents demande deux noms, ou {players}, séparés par des virgules");
SAY(cli_agents_alike, "{option} demande des joueurs virtuels de noms différents");

/* Files. */
SAY(cli_standard_input, "entrée standard");
SAY(cli_standard_output, "sortie standard");
SAY(cli_failed, "{path}\u00A0: {reason}");
SAY(cli_unwritten, "{path}\u00A0: tout n’a pas pu être écrit");
SAME(cli_in_file, "{path}, {problem}");
SAY(cli_only_games, "{path}\u00A0: il n’y a ici que {games:games}");
SAY(cli_fewer_moves, "la partie {game} compte moins de {moves:moves}");
SAY(cli_no_seat, "dans cette partie, les sièges vont de 0 à {last}");
SAY(cli_verified, "{path}\u00A0: tout est en règle, {games:games}, {moves:moves}");
SAY(cli_verified_running,
    "{path}\u00A0: tout est en règle, {games:games}, {moves:moves}, la dernière partie est encore en cours");
SAY(cli_verified_proved,
    "{path}\u00A0: tout est en règle, {games:games}, {moves:moves}, donnes prouvées\u00A0: {proved}");
SAY(cli_verified_proved_running, "{path}\u00A0: tout est en règle, {games:games}, {moves:moves}, donnes "
                                 "prouvées\u00A0: {proved}, la dernière partie est encore en cours");

/* Why the system does not do it. */
SAY(cli_reason_no_file, "le fichier ou le dossier n’existe pas");
SAY(cli_reason_no_access, "accès refusé");
SAY(cli_reason_not_permitted, "opération non autorisée");
SAY(cli_reason_is_folder, "c’est un dossier");
SAY(cli_reason_not_folder, "une partie du chemin n’est pas un dossier");
SAY(cli_reason_file_exists, "le fichier existe déjà");
SAY(cli_reason_disk_full, "il n’y a plus de place sur le disque");
SAY(cli_reason_read_only, "le disque est en lecture seule");
SAY(cli_reason_too_large, "le fichier est trop grand");
SAY(cli_reason_io_error, "erreur de lecture ou d’écriture");
SAY(cli_reason_long_name, "le nom du fichier est trop long");
SAY(cli_reason_no_memory, "la mémoire ne suffit pas");

/* Hints. */
SAY(cli_hint_over, "la partie est terminée après {moves:moves}\u00A0: il n’y a plus rien à conseiller");
SAY(cli_hint_not_asked, "après {moves:moves}, ce n’est pas au siège {seat} de jouer\u00A0: on attend le siège {other}");

/* Work. */
SAY(cli_no_memory, "mémoire épuisée");
SAY(cli_no_thread, "aucun thread n’a pu être lancé");
SAY(cli_illegal_move, "un joueur virtuel a joué un coup interdit");
SAY(cli_games_done, "{done} sur {all:games}");

/* Matches: progress, and what can go wrong. */
SAY_PLURAL(cli_deals_done, "{done} donne sur {all}", "{done} donnes sur {all}");
SAY_PLURAL(cli_deals_won, "{done} donne sur {all}\u00A0; {agent} gagne {share}",
           "{done} donnes sur {all}\u00A0; {agent} gagne {share}");
SAY_PLURAL(cli_deals_tested, "{done} donne sur {all}\u00A0; {agent} gagne {share}\u00A0; LLR {evidence}",
           "{done} donnes sur {all}\u00A0; {agent} gagne {share}\u00A0; LLR {evidence}");
SAY_PLURAL(cli_stopped,
           "arrêté après {done} donne sur {all}\u00A0; avec {option} FICHIER, on pourrait reprendre à cet endroit",
           "arrêté après {done} donnes sur {all}\u00A0; avec {option} FICHIER, on pourrait reprendre à cet endroit");
SAY_PLURAL(cli_stopped_kept, "arrêté après {done} donne sur {all}\u00A0; la même commande reprendra à cet endroit",
           "arrêté après {done} donnes sur {all}\u00A0; la même commande reprendra à cet endroit");
SAY(cli_simulate_stopped, "arrêté après {done:games} sur {all}");
SAY_PLURAL(
    cli_simulate_kept,
    "arrêté après {done:games} sur {all}\u00A0; elle reste dans {file}, et la même commande recommence du début",
    "arrêté après {done:games} sur {all}\u00A0; elles restent dans {file}, et la même commande recommence du début");
SAY(cli_is_there, "{file} existe déjà\u00A0; avec {option} il est remplacé");
SAY(cli_foul, "le joueur virtuel «\u00A0{agent}\u00A0» a joué un coup interdit\u00A0: donne {deal}, rotation "
              "{rotation}, après {ply:moves}");
SAY(cli_thought, "{agent} a réfléchi {mean} par décision, {longest} au plus");
SAY(cli_no_journal, "{path}\u00A0: ce n’est pas le journal d’un match");
SAY(cli_other_match, "{path}\u00A0: c’est le journal d’un autre match");
SAY(cli_other_value,
    "{path}\u00A0: c’est le journal d’un autre match\u00A0: «\u00A0{key}\u00A0» y vaut {there}, et ici {here}");
SAY(cli_other_missing,
    "{path}\u00A0: c’est le journal d’un autre match\u00A0: «\u00A0{key}\u00A0» y manque, et vaut ici {here}");
SAY(cli_not_the_deal, "{path}, ligne {line}\u00A0: ce n’est pas la donne {deal} du match");
SAY(cli_journal_plain, "{path}\u00A0: un journal doit être un fichier ordinaire");
SAY(cli_journal_busy, "{path}\u00A0: un autre match écrit en ce moment dans ce journal");

/* The table of a match. */
SAY(cli_decimal, "{whole},{decimals}");
SAME(cli_table, "{game}, {players:players}");
SAME(cli_table_edition, "{game} ({edition}), {players:players}");
SAY(cli_two_sides, "{table}\u00A0: {one} contre {other}");
SAY(cli_sides, "{table}\u00A0: {agents}");
SAY_PLURAL(cli_size, "{deals} donne × {rotations} rotations = {games:games}, graine {seed}",
           "{deals} donnes × {rotations} rotations = {games:games}, graine {seed}");
SAY_PLURAL(cli_size_iterations,
           "{deals} donne × {rotations} rotations = {games:games}, graine {seed}, itérations {iterations}",
           "{deals} donnes × {rotations} rotations = {games:games}, graine {seed}, itérations {iterations}");
SAY(cli_head_agent, "joueur");
SAY(cli_head_places, "sièges");
SAY(cli_head_win, "victoires");
SAY(cli_head_margin, "écart");
SAY(cli_head_rank, "rang");
SAY(cli_head_score, "points");
SAY(cli_head_decisions, "décisions");
SAY(cli_fair_share, "part égale");
SAY(cli_interval, "± intervalle à 95\u00A0%, sur les donnes\u00A0; chaque valeur est la moyenne d’un siège");
SAY_PLURAL(
    cli_undecided,
    "Part de victoires ({agent}), {low} (LOW) ou {high} (HIGH)\u00A0: indécis après {deals} donne, log du rapport "
    "de vraisemblance {evidence}",
    "Part de victoires ({agent}), {low} (LOW) ou {high} (HIGH)\u00A0: indécis après {deals} donnes, log du rapport "
    "de vraisemblance {evidence}");
SAY_PLURAL(cli_accepted_low,
           "Part de victoires ({agent}), {low} (LOW) ou {high} (HIGH)\u00A0: LOW accepté après {deals} donne, log du "
           "rapport de vraisemblance {evidence}",
           "Part de victoires ({agent}), {low} (LOW) ou {high} (HIGH)\u00A0: LOW accepté après {deals} donnes, log du "
           "rapport de vraisemblance {evidence}");
SAY_PLURAL(cli_accepted_high,
           "Part de victoires ({agent}), {low} (LOW) ou {high} (HIGH)\u00A0: HIGH accepté après {deals} donne, log du "
           "rapport de vraisemblance {evidence}",
           "Part de victoires ({agent}), {low} (LOW) ou {high} (HIGH)\u00A0: HIGH accepté après {deals} donnes, log du "
           "rapport de vraisemblance {evidence}");

/* Its picture. */
SAY(cli_plot_title, "{table}\u00A0: parts de victoires et écarts");
SAY(cli_plot_about, "{size}. Parts de victoires\u00A0: {shares}\u00A0; part égale {fair}. Écart moyen ({agent})\u00A0: "
                    "{margin} points.");
SAY(cli_plot_shares, "Part de victoires, avec intervalles à 95\u00A0%");
SAY(cli_plot_fair, "part égale {share}");
SAY(cli_plot_margins, "Écarts ({agent})");
SAY(cli_plot_mean, "moyenne {margin}");
SAY(cli_plot_games, "parties");
SAY(cli_plot_behind, "← points sous la moyenne des autres");
SAY(cli_plot_ahead, "points au-dessus →");

CATALOGUE(fr, cli, NIKA_MESSAGES_CLI);
