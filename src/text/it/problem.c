/*
 * it/problem.c: why a move was refused, and what is wrong with a file, in Italian.
 */
#include <nika/messages_problem.h>

#include "../catalogue.h"

SAY(game_over, "la partita è finita");
SAY(no_such_seat, "a questo tavolo quel posto non c'è");
SAY(not_asked, "tocca a un altro posto, e questo non si può fare fuori turno");
SAY(not_now, "in questo momento non si può fare");
SAY(no_such_move, "in questo gioco quella mossa non esiste");

/* Refusals of Justinian. */
SAY(counselor_full, "su questo personaggio ci sono già tre segnalini");
SAY(one_more_only, "tutti gli altri hanno passato, e l'unico segnalino ancora permesso sul promemoria Fasi c'è già");
SAY(no_such_token, "questo segnalino non è in mano");
SAY(too_little_influence, "l'influenza sul promemoria Fasi non basta per cominciare la totalizzazione");
SAY(color_scored, "questo colore è già stato totalizzato ed è fuori dal gioco");
SAY(no_such_card, "questa carta non è in mano");

/* Refusals of Byzantz. */
SAY(not_in_hand, "queste carte non sono in mano");
SAY(bid_too_low, "l'offerta complessiva deve superare la più alta sul tavolo");
SAY(merchant_in_bid, "i mercanti non si possono offrire");
SAY(not_in_bundle, "questa carta non è nel lotto");
SAY(empty_group, "al mercato non ci sono carte di questo gruppo");
SAY(not_a_set,
    "un tris è fatto di tre carte della stessa merce, con al massimo due mercanti come jolly, oppure di tre mercanti");
SAY(lies_in_bid, "le carte che fanno parte di un'offerta non si possono vendere");
SAY(limit_first, "una mano di più di sette carte va prima ridotta a sette, vendendo o scartando");
SAY(already_done, "questo posto ha già concluso le sue ultime vendite");

/* What is wrong with a file of numbers. */
SAY(csv_number, "riga {line}, colonna {column}: serve un numero intero, {expected}, ma c'è «{found}»");
SAY(csv_falls, "riga {line}, colonna {column}: serve {expected}, ma c'è {found}: nessun numero può essere minore di "
               "quello che gli sta sopra");
SAY(csv_columns, "riga {line}, colonna {column}: i numeri nella riga devono essere {expected}, ma sono {found}");
SAY(csv_lines, "riga {line}, colonna {column}: le righe devono essere {expected}, ma sono {found}");
SAY(csv_windows, "riga {line}, colonna {column}: le righe delle finestre dopo la riga vuota devono essere {expected}, "
                 "ma sono {found}");

/* What is wrong with a record. */
SAY(line_too_long, "la riga è troppo lunga: si leggono al massimo {expected} byte");
SAY(empty_line, "la riga è vuota: serve un oggetto JSON");
SAY(cut_off, "la riga finisce troppo presto, dopo {where} byte: sembra troncata");
SAY(bad_json, "non è JSON al byte {where}: «{found}»");
SAY(bad_encoding, "non è testo UTF-8 al byte {where}: «{found}»");
SAY(too_deep, "troppe parentesi una dentro l'altra al byte {where}");
SAY(too_many_keys, "troppe chiavi in un solo oggetto al byte {where}");
SAY(duplicate_key, "la stessa chiave compare due volte in un oggetto, di nuovo al byte {where}: «{found}»");
SAY(empty_file, "qui non c'è nessuna partita registrata: serve un'intestazione, {expected}");
SAY(no_object, "serve un oggetto JSON, {expected}, ma c'è {found}");
SAY(no_header, "serve l'intestazione di una partita registrata, {expected}, ma c'è {found}");
SAY(missing_key, "manca «{where}»: serve {expected}");
SAY(wrong_value, "«{where}»: serve {expected}, ma c'è {found}");
SAY(wrong_name, "«{where}»: serve un nome di al massimo {expected} byte senza NUL, ma c'è {found}");
SAY(unknown_switch, "regola sconosciuta {found}: ci sono {expected}");
SAY(not_a_move, "{found} non è una mossa; qui si può giocare {expected}");
SAY(move_refused, "la mossa {found} del posto {where} non è ammessa: {why}; qui si può giocare {expected}");
SAY(not_over, "la partita non è finita: serve una mossa, {expected}, ma c'è {found}");
SAY(no_result, "la partita è finita: serve il risultato, {expected}, ma c'è {found}");
SAY(no_result_at_end, "la partita è finita: serve il risultato, {expected}, ma il file finisce qui");
SAY(deal_unproved, "la prova della distribuzione non regge, «{where}»: serve {expected}, ma c'è {found}");
SAY(second_game, "qui nel file comincia una seconda partita: si può riprendere solo un file con una partita sola");

CATALOGUE(it, problem, NIKA_MESSAGES_PROBLEM);
