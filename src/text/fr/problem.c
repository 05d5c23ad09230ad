/*
 * fr/problem.c: why a move was refused, and what is wrong with a file, in French. A space that must not
 * break stands before : ; ! ? and inside « »: \u00A0.
 */
#include <nika/messages_problem.h>

#include "../catalogue.h"

SAY(game_over, "la partie est terminée");
SAY(no_such_seat, "ce siège n’existe pas à cette table");
SAY(not_asked, "c’est à un autre siège de jouer, et ce coup ne peut pas se faire hors de son tour");
SAY(not_now, "ce n’est pas possible en ce moment");
SAY(no_such_move, "ce coup n’existe pas dans ce jeu");

/* Refusals of Justinian. */
SAY(counselor_full, "il y a déjà trois fiches sur ce courtisan");
SAY(one_more_only,
    "tous les autres ont passé, et la seule fiche encore permise sur le tableau des périodes y est déjà");
SAY(no_such_token, "cette fiche n’est pas en main");
SAY(too_little_influence, "l’influence sur le tableau des périodes ne suffit pas pour lancer un comptage");
SAY(color_scored, "cette couleur a déjà été comptée et n’est plus en jeu");
SAY(no_such_card, "cette carte n’est pas en main");

/* Refusals of Byzantz. */
SAY(not_in_hand, "ces cartes ne sont pas en main");
SAY(bid_too_low, "la mise entière doit dépasser la plus haute mise de la table");
SAY(merchant_in_bid, "on ne peut pas miser de marchands");
SAY(not_in_bundle, "cette carte n’est pas dans le lot");
SAY(empty_group, "le marché n’a pas de carte de ce groupe");
SAY(not_a_set, "une série, c’est trois cartes d’une même marchandise, dont une ou deux peuvent être remplacées par des "
               "marchands, ou trois marchands");
SAY(lies_in_bid, "les cartes d’une mise ne peuvent pas être vendues");
SAY(limit_first, "une main de plus de sept cartes doit d’abord être ramenée à sept, en vendant ou en défaussant");
SAY(already_done, "ce siège a déjà terminé ses dernières ventes");

/* What is wrong with a file of numbers. */
SAY(csv_number,
    "ligne {line}, colonne {column}\u00A0: il faut un nombre entier, {expected}, et non «\u00A0{found}\u00A0»");
SAY(csv_falls, "ligne {line}, colonne {column}\u00A0: il faut {expected}, et non {found}\u00A0: aucun nombre ne peut "
               "être plus petit que celui du dessus");
SAY(csv_columns, "ligne {line}, colonne {column}\u00A0: il faut {expected} nombres dans la ligne, et non {found}");
SAY(csv_lines, "ligne {line}, colonne {column}\u00A0: il faut {expected} lignes, et non {found}");
SAY(csv_windows,
    "ligne {line}, colonne {column}\u00A0: il faut {expected} lignes de fenêtres après la ligne vide, et non {found}");

/* What is wrong with a record. */
SAY(line_too_long, "la ligne est trop longue\u00A0: on en lit au plus {expected} octets");
SAY(empty_line, "la ligne est vide\u00A0: il faut un objet JSON");
SAY(cut_off, "la ligne s’arrête trop tôt, après {where} octets\u00A0: elle semble coupée");
SAY(bad_json, "JSON incorrect à l’octet {where}\u00A0: «\u00A0{found}\u00A0»");
SAY(bad_encoding, "texte qui n’est pas en UTF-8 à l’octet {where}\u00A0: «\u00A0{found}\u00A0»");
SAY(too_deep, "trop de crochets imbriqués à l’octet {where}");
SAY(too_many_keys, "trop de clés dans un seul objet à l’octet {where}");
SAY(duplicate_key,
    "une clé figure deux fois dans le même objet, la seconde fois à l’octet {where}\u00A0: «\u00A0{found}\u00A0»");
SAY(empty_file, "il n’y a pas de partie enregistrée ici\u00A0: il faut un en-tête, {expected}");
SAY(no_object, "il faut un objet JSON, {expected}, et non {found}");
SAY(no_header, "il faut l’en-tête d’une partie enregistrée, {expected}, et non {found}");
SAY(missing_key, "il manque «\u00A0{where}\u00A0»\u00A0: il faut {expected}");
SAY(wrong_value, "«\u00A0{where}\u00A0»\u00A0: il faut {expected}, et non {found}");
SAY(wrong_name, "«\u00A0{where}\u00A0»\u00A0: il faut un nom d’au plus {expected} octets, sans NUL, et non {found}");
SAY(unknown_switch, "règle inconnue, {found}\u00A0; il y a\u00A0: {expected}");
SAY(not_a_move, "{found} n’est pas un coup\u00A0; on peut jouer ici {expected}");
SAY(move_refused, "{found} du siège {where} est refusé\u00A0: {why}\u00A0; on peut jouer ici {expected}");
SAY(not_over, "la partie n’est pas terminée\u00A0: il faut un coup, {expected}, et non {found}");
SAY(no_result, "la partie est terminée\u00A0: il faut son résultat, {expected}, et non {found}");
SAY(no_result_at_end, "la partie est terminée\u00A0: il faut son résultat, {expected}, mais le fichier s’arrête là");
SAY(deal_unproved,
    "la preuve de la donne ne tient pas, «\u00A0{where}\u00A0»\u00A0: il faut {expected}, et non {found}");
SAY(second_game,
    "une deuxième partie commence ici dans le fichier\u00A0: on ne peut reprendre qu’un fichier d’une seule partie");

CATALOGUE(fr, problem, NIKA_MESSAGES_PROBLEM);
