/*
 * it/justinian.c: what is said at a table of Justinian, in Italian. The terms are those of its Italian rulebook.
 * Nothing agrees with the names of players.
 */
#include <nika/messages_justinian.h>

#include "../catalogue.h"

/* How a game begins, and its parts. */
SAY_YOU(ju_players, "Justinian con {who}; comincia {first}", "Justinian: {who:you}. Primo giocatore: {first:you}");
SAY(ju_edition_en, "Regole dell'edizione inglese:");
SAY(ju_edition_fr, "Regole dell'edizione francese:");
SAY(ju_edition_it, "Regole dell'edizione italiana:");
SAY(ju_edition_ja, "Regole dell'edizione giapponese:");
SAY(ju_tie_clockwise,
    "A parità di influenza sceglie chi viene prima in senso orario, a partire proprio da chi ha passato per ultimo");
SAY(ju_tie_latest, "A parità di influenza sceglie chi ha passato più tardi degli altri");
SAY(ju_influence_but_chooser, "L'influenza dà punti a tutti, tranne a chi sceglie il colore");
SAY(ju_influence_but_trigger, "L'influenza dà punti a tutti, tranne a chi ha cominciato la totalizzazione; se la "
                              "totalizzazione è forzata, tranne "
                              "a chi sceglie il colore");
SAY(ju_empty_scored, "L'ultima totalizzazione forzata ha luogo anche se sul promemoria Fasi non ci sono segnalini");
SAY(ju_empty_not_scored, "L'ultima totalizzazione forzata non ha luogo se sul promemoria Fasi non ci sono segnalini");
SAY(ju_reconstruction, "I valori dei personaggi sono una ricostruzione dei numeri della plancia");
SAY(ju_loaded, "I valori dei personaggi sono i numeri di una plancia caricata da file");
SAY(ju_phase, "Fase {phase}: per la totalizzazione ci vuole un'influenza di {threshold}");
SAY_YOU(ju_turn, "Turno {turn}: comincia {who}", "Turno {turn}: cominci {who:you}");
SAY_YOU(ju_holds_cards, "{who} ha le carte {cards}", "Hai le carte {cards}");
SAY_YOU(ju_holds_tokens, "{who} ha i segnalini {tokens}", "Hai i segnalini {tokens}");
SAY_YOU(ju_holds_influence, "{who} ha {tokens} sul promemoria Fasi", "Hai {tokens} sul promemoria Fasi");

/* Moves. */
SAY_YOU(ju_places, "{who} mette un segnalino su {counselor}", "Metti un segnalino su {counselor}");
SAY_YOU(ju_places_own, "{who} mette {token} su {counselor}", "Metti {token} su {counselor}");
SAY_YOU(ju_places_phase, "{who} mette un segnalino sul promemoria Fasi", "Metti un segnalino sul promemoria Fasi");
SAY_YOU(ju_places_phase_own, "{who} mette {token} sul promemoria Fasi", "Metti {token} sul promemoria Fasi");
SAY_YOU(ju_passes_draws, "{who} passa e pesca {tokens:tokens}", "Passi e peschi {tokens:tokens}");
SAY_YOU(ju_passes_draws_own, "{who} passa e pesca {tokens}", "Passi e peschi {tokens}");
SAY_YOU(ju_passes, "{who} passa; la riserva è vuota", "Passi; la riserva è vuota");
SAY_YOU(ju_passes_out, "{who} non ha più segnalini e passa", "Non hai più segnalini e passi");
SAY_YOU(ju_left, "{who} muove la corte a partire da sinistra", "Muovi la corte a partire da sinistra");
SAY_YOU(ju_right, "{who} muove la corte a partire da destra", "Muovi la corte a partire da destra");
SAY_YOU(ju_triggers, "{who} comincia la totalizzazione della Fase {phase}",
        "Cominci la totalizzazione della Fase {phase}");
SAY_YOU(ju_declines, "{who} non comincia la totalizzazione", "Non cominci la totalizzazione");
SAY_YOU(ju_chooses, "{who} sceglie il {color}", "Scegli il {color}");
SAY_YOU(ju_keeps, "{who} tiene tutte le carte", "Tieni tutte le carte");
SAY_YOU(ju_exchanges, "{who} scambia una delle sue carte {color:cards}", "Scambi una delle tue carte {color:cards}");
SAY_YOU(ju_exchanges_own, "{who} mette {put} in {color} in fondo al mazzetto e pesca {took}",
        "Metti {put} in {color} in fondo al mazzetto e peschi {took}");

/* Several, one after the other. */
SAY_YOU(ju_pass_draw_several, "{who} passano e pescano {tokens:tokens} a testa",
        "{who:you} passate e pescate {tokens:tokens} a testa");
SAY_YOU(ju_pass_several, "{who} passano; le loro riserve sono vuote",
        "{who:you} passate; le vostre riserve sono vuote");
SAY_YOU(ju_pass_out_several, "{who} non hanno più segnalini e passano", "{who:you} non avete più segnalini e passate");
SAY_YOU(ju_decline_several, "{who} non cominciano la totalizzazione", "{who:you} non cominciate la totalizzazione");
SAY_YOU(ju_keep_several, "{who} tengono tutte le carte", "{who:you} tenete tutte le carte");
SAY_YOU(ju_exchange_several, "{who} scambiano ciascuno una delle loro carte {color:cards}",
        "{who:you} scambiate ciascuno una delle vostre carte {color:cards}");

/* The same as one would do it, for hints. */
SAY(ju_do_place, "Metti {token} su {counselor}");
SAY(ju_do_place_phase, "Metti {token} sul promemoria Fasi");
SAY(ju_do_pass, "Passa");
SAY(ju_do_left, "Muovi la corte a partire da sinistra");
SAY(ju_do_right, "Muovi la corte a partire da destra");
SAY(ju_do_trigger, "Comincia la totalizzazione della Fase {phase}");
SAY(ju_do_decline, "Non cominciare la totalizzazione");
SAY(ju_do_color, "Scegli il {color}");
SAY(ju_do_keep, "Tieni tutte le carte");
SAY(ju_do_exchange, "Scambia {put} in {color}");

/* What came of them: the court moves. */
SAY_YOU(ju_last_in, "Resta in gioco solo {who}, che può mettere ancora un solo segnalino sul promemoria Fasi",
        "Resti in gioco solo {who:you}, e puoi mettere ancora un solo segnalino sul promemoria Fasi");
SAY(ju_turned, "Si scoprono i segnalini sui personaggi:");
SAY(ju_turned_none, "Non ci sono segnalini sui personaggi: la corte resta com'è");
SAME(ju_turned_by, "{counselor} {sum:signed}: {who:you} {tokens}");
SAME(ju_turned_by_two, "{counselor} {sum:signed}: {one:you} {tokens}, {other:you} {others}");
SAY_YOU(ju_turned_by_three, "{counselor} {sum:signed}: {tokens} da {who}",
        "{counselor} {sum:signed}: {tokens} ({who:you})");
SAY(ju_court_either, "La corte si muove; da quale lato si parta non fa differenza:");
SAY(ju_court_still, "La corte resta com'è");
SAY(ju_court_left, "La corte si è mossa a partire da sinistra:");
SAY(ju_court_right, "La corte si è mossa a partire da destra:");
SAY(ju_went, "{counselor} va dalla posizione {from} alla {to}");
SAY(ju_went_pushed,
    "{counselor} va dalla posizione {from} alla {to}: {own:signed} per i suoi segnalini; spinte degli altri: {others}");
SAY(ju_stays, "{counselor} resta nella posizione {place}, in fondo alla fila");
SAY(ju_stays_pushed, "{counselor} finisce di nuovo nella posizione {place}: {own:signed} per i suoi segnalini; spinte "
                     "degli altri: {others}");
SAY(ju_pushed, "Spinti dagli altri: {others}");
SAY(ju_row, "La fila da sinistra a destra: {row}");

/* Scorings, and the end. */
SAY(ju_nobody_triggers, "Nessuno comincia la totalizzazione");
SAY(ju_used_up, "Tutti i segnalini sono esauriti");
SAY(ju_dead_turn, "In questo turno nessuno ha messo o pescato segnalini");
SAY(ju_scoring, "Totalizzazione della Fase {phase}");
SAY(ju_last_scoring, "La partita si chiude con una totalizzazione della Fase {phase}");
SAY_YOU(ju_shows, "{who} ha un'influenza di {influence}: {tokens}", "Hai un'influenza di {influence}: {tokens}");
SAY_YOU(ju_shows_none, "{who} non ha influenza", "Non hai influenza");
SAY_YOU(ju_chooser, "{who} ha l'influenza maggiore, {influence}, e sceglie il colore",
        "Hai l'influenza maggiore, {influence}, e scegli il colore");
SAY_YOU(ju_chooser_clockwise,
        "In parità con un'influenza di {influence}: {tied:you}. Sceglie il colore {who}, che viene "
        "prima in senso orario a partire da chi ha passato per ultimo ({last:you})",
        "In parità con un'influenza di {influence}: {tied:you}. Scegli il colore, perché vieni prima in senso orario a "
        "partire da chi ha passato per ultimo ({last:you})");
SAY_YOU(
    ju_chooser_latest,
    "In parità con un'influenza di {influence}: {tied:you}. {who} ha passato più tardi degli altri e sceglie il colore",
    "In parità con un'influenza di {influence}: {tied:you}. Hai passato più tardi degli altri e scegli il colore");
SAY_YOU(ju_chooser_last,
        "In parità con un'influenza di {influence}: {tied:you}. In senso orario si comincia da chi ha "
        "passato per ultimo, quindi da {who}, che sceglie il colore",
        "In parità con un'influenza di {influence}: {tied:you}. In senso orario si comincia da chi ha passato per "
        "ultimo, quindi da te: scegli il colore");
SAY_YOU(ju_points,
        "{who} fa {gained:points}: {influence} per l'influenza, {cards} per le carte ({list}); in tutto {total}",
        "Fai {gained:points}: {influence} per l'influenza, {cards} per le carte ({list}); in tutto {total}");
SAY_YOU(
    ju_points_chooser,
    "{who} fa {gained:points} con le carte ({list}), nessuno per l'influenza perché ha scelto il "
    "colore; in tutto {total}",
    "Fai {gained:points} con le carte ({list}), nessuno per l'influenza perché hai scelto il colore; in tutto {total}");
SAY_YOU(ju_points_trigger,
        "{who} fa {gained:points} con le carte ({list}), nessuno per l'influenza perché ha cominciato la "
        "totalizzazione; in tutto {total}",
        "Fai {gained:points} con le carte ({list}), nessuno per l'influenza perché hai cominciato la totalizzazione; "
        "in tutto {total}");
SAY(ju_over_third, "La terza totalizzazione è conclusa: la partita è finita");
SAY(ju_over_used_up, "Tutti i segnalini sono esauriti: la partita è finita");
SAY(ju_over_last, "L'ultima totalizzazione è conclusa: la partita è finita");
SAY(ju_over_unscored, "Sul promemoria Fasi non ci sono segnalini: la partita finisce senza un'ultima totalizzazione");
SAY_YOU(ju_wins, "{who} vince con {points:points}", "Vinci con {points:points}");
SAY_YOU(ju_share, "{who} condividono la vittoria con {points:points} a testa",
        "Vittoria condivisa con {points:points} a testa: {who:you}");
SAY_YOU(ju_scored_by, "Fase {phase}: {color}, scelto da {who}", "Fase {phase}: {color}, scelto da te");
SAY_YOU(ju_gained, "{who}: {influence} per l'influenza, {cards} per le carte ({list})",
        "{who}: {influence} per l'influenza, {cards} per le carte ({list})");
SAY(ju_never_scored, "Mai totalizzato: {color}");

/* The table. */
SAY(ju_now_phase, "Fase {phase}, turno {turn}: per la totalizzazione ci vuole un'influenza di {threshold}");
SAY(ju_the_row, "La fila da sinistra a destra, con i valori nella Fase {phase}:");
SAY(ju_place, "Posizione {place}: {counselor}, vale {value}");
SAY_YOU(ju_place_one, "Posizione {place}: {counselor}, vale {value}; a faccia coperta {tokens:tokens} di {who}",
        "Posizione {place}: {counselor}, vale {value}; a faccia coperta hai {tokens:tokens}");
SAY_YOU(ju_place_each, "Posizione {place}: {counselor}, vale {value}; a faccia coperta un segnalino a testa di {who}",
        "Posizione {place}: {counselor}, vale {value}; a faccia coperta un segnalino a testa: {who:you}");
SAY(ju_place_more,
    "Posizione {place}: {counselor}, vale {value}; a faccia coperta due segnalini ({two:you}) e uno ({one:you})");
SAY(ju_the_players, "I giocatori:");
SAY_YOU(ju_player,
        "{who}: {points:points}; {hand:tokens} in mano, {reserve} nella riserva, {phase} sul promemoria Fasi",
        "{who}: {points:points}; {hand:tokens} in mano, {reserve} nella riserva, {phase} sul promemoria Fasi");
SAY_YOU(ju_player_passed,
        "{who}, che ha passato: {points:points}; {hand:tokens} in mano, {reserve} nella riserva, {phase} "
        "sul promemoria Fasi",
        "{who}, che hai passato: {points:points}; {hand:tokens} in mano, {reserve} nella riserva, {phase} sul "
        "promemoria Fasi");
SAY_YOU(ju_used, "Segnalini di {who} già scoperti: {tokens}", "I tuoi segnalini già scoperti: {tokens}");

/* What a seat has to itself. */
SAY_YOU(ju_hand, "{who} ha in mano {count:tokens}: {tokens}", "Hai in mano {count:tokens}: {tokens}");
SAY_YOU(ju_hand_empty, "{who} non ha segnalini in mano", "Non hai segnalini in mano");
SAY_YOU(ju_reserve, "{who} ha nella riserva {count:tokens}: {tokens}", "Nella riserva hai {count:tokens}: {tokens}");
SAY_YOU(ju_laid, "Segnalini coperti di {who} sui personaggi:", "I tuoi segnalini coperti sui personaggi:");
SAME(ju_laid_on, "{counselor}: {tokens}");
SAY_YOU(ju_has_influence,
        "{who} ha un'influenza di {influence} sul promemoria Fasi ({tokens}), e ne bastano {threshold}",
        "Hai un'influenza di {influence} sul promemoria Fasi ({tokens}), e ne bastano {threshold}");
SAY_PLURAL_YOU(
    ju_lacks_influence,
    "{who} ha un'influenza di {influence} sul promemoria Fasi ({tokens}): per arrivare a {threshold} manca "
    "{missing}",
    "{who} ha un'influenza di {influence} sul promemoria Fasi ({tokens}): per arrivare a {threshold} mancano "
    "{missing}",
    "Hai un'influenza di {influence} sul promemoria Fasi ({tokens}): {missing} in meno di {threshold}");
SAY_YOU(ju_no_influence,
        "{who} non ha segnalini sul promemoria Fasi; per la totalizzazione ci vuole un'influenza di {threshold}",
        "Non hai segnalini sul promemoria Fasi; per la totalizzazione ci vuole un'influenza di {threshold}");
SAY_YOU(ju_cards, "Le carte di {who}, con quanto renderebbero nella Fase {phase} con la fila com'è ora:",
        "Le tue carte, con quanto renderebbero nella Fase {phase} con la fila com'è ora:");
SAY(ju_cards_of, "{color}: {list}; insieme {sum}");
SAY(ju_from_left, "Partendo da sinistra la fila diventa {row}");
SAY(ju_from_right, "Partendo da destra la fila diventa {row}");
SAY(ju_color_then, "{color}: ora {now}, poi {then} ({change:signed})");

/* Whom the game waits for. */
SAY_YOU(ju_waits_place, "{who} mette un segnalino o passa", "Metti un segnalino o passi");
SAY_YOU(ju_waits_pass, "{who} non ha segnalini e deve passare", "Non hai segnalini e devi passare");
SAY_YOU(ju_waits_direction, "{who} decide da quale lato si comincia a muovere la corte",
        "Decidi da quale lato si comincia a muovere la corte");
SAY_YOU(ju_waits_trigger, "{who} decide se cominciare la totalizzazione", "Decidi se cominciare la totalizzazione");
SAY_YOU(ju_waits_color, "{who} sceglie il colore da totalizzare", "Scegli il colore da totalizzare");
SAY_YOU(ju_waits_exchange, "{who} può scambiare una carta", "Puoi scambiare una carta");

/* Questions. */
SAY_YOU(ju_ask_place, "{who}, metti un segnalino o passi?", "Metti un segnalino o passi?");
SAY_YOU(ju_ask_place_last,
        "{who}, tutti gli altri hanno passato: continui (con al massimo un altro segnalino sul "
        "promemoria Fasi) o passi?",
        "Tutti gli altri hanno passato: continui (con al massimo un altro segnalino sul promemoria Fasi) o passi?");
SAY_YOU(ju_ask_place_counselor, "{who}, tutti gli altri hanno passato: continui, solo sui personaggi, o passi?",
        "Tutti gli altri hanno passato: continui, solo sui personaggi, o passi?");
SAY_YOU(ju_ask_pass, "{who}, non hai segnalini in mano: puoi solo passare",
        "Non hai segnalini in mano: puoi solo passare");
SAY_YOU(ju_ask_pass_full, "{who}, non c'è più posto per un segnalino: puoi solo passare",
        "Non c'è più posto per un segnalino: puoi solo passare");
SAY_YOU(ju_ask_direction, "{who}, da quale lato si comincia a muovere la corte: sinistra o destra?",
        "Da quale lato si comincia a muovere la corte: sinistra o destra?");
SAY_YOU(ju_ask_trigger, "{who}, la tua influenza è {influence} e ne bastano {threshold}: cominci la totalizzazione?",
        "La tua influenza è {influence} e ne bastano {threshold}: cominci la totalizzazione?");
SAY_YOU(ju_ask_decline, "{who}, la tua influenza è {influence} e ce ne vogliono {threshold}: puoi solo rinunciare",
        "La tua influenza è {influence} e ce ne vogliono {threshold}: puoi solo rinunciare");
SAY_YOU(ju_ask_color, "{who}, quale colore si totalizza?", "Quale colore si totalizza?");
SAY_YOU(ju_ask_exchange, "{who}, scambi una carta o le tieni tutte?", "Scambi una carta o le tieni tutte?");

/* Help: the rule, and what can be typed. */
SAY(ju_help_place,
    "Metti un segnalino coperto su un personaggio (al massimo tre) o sul promemoria Fasi, dove + e - "
    "contano allo stesso modo per la totalizzazione. Oppure passa: peschi due segnalini e resti fuori fino "
    "al prossimo turno.");
SAY(ju_help_pass,
    "Senza un segnalino da mettere devi passare. Peschi due segnalini, finché ce ne sono nella tua riserva.");
SAY(ju_help_direction,
    "I personaggi con segnalini si muovono uno dopo l'altro a partire dal lato che scegli: verso destra se la somma è "
    "positiva, verso sinistra se è negativa. Quelli superati slittano di una posizione, quindi l'ordine conta.");
SAY(ju_help_trigger, "Con un'influenza di almeno {threshold} sul promemoria Fasi puoi cominciare la totalizzazione di "
                     "questa Fase. Se nessuno lo fa, i segnalini restano lì e comincia un nuovo turno.");
SAY(ju_help_color_chooser,
    "Tutti fanno punti con le carte del colore che scegli, poi quel colore esce dal gioco. La tua "
    "influenza non ti dà punti, quella degli altri sì.");
SAY(ju_help_color_trigger, "Tutti fanno punti con le carte del colore che scegli, poi quel colore esce dal gioco. "
                           "L'influenza dà punti a tutti, tranne a chi ha cominciato la totalizzazione; se è forzata, "
                           "tranne a te.");
SAY(ju_help_exchange, "Puoi mettere una carta in fondo al mazzetto del suo colore e pescare quella in cima. Gli altri "
                      "vedono il colore, non le carte.");
SAY(ju_type_counselor, "metto +2 c4, oppure +2 4: il segnalino +2 sul personaggio 4");
SAY(ju_type_phase, "metto -1 fase, oppure -1 p: il segnalino -1 sul promemoria Fasi");
SAY(ju_type_pass, "passo, oppure p: passi");
SAY(ju_type_left, "sinistra, oppure l: la corte si muove a partire da sinistra");
SAY(ju_type_right, "destra, oppure r: la corte si muove a partire da destra");
SAY(ju_type_trigger, "comincio, oppure t: cominci la totalizzazione");
SAY(ju_type_decline, "rinuncio, oppure d: rinunci alla totalizzazione");
SAY(ju_type_color, "colore blu, oppure blu, oppure b: si totalizza il blu");
SAY(ju_type_exchange, "scambio rosso7, oppure x rosso7, oppure rosso7: scambi la carta rossa del personaggio 7");
SAY(ju_type_keep, "tengo, oppure k: tieni tutte le tue carte");

/* Why a move was refused. */
SAY(ju_not_asked, "Non adesso: tocca a {who}");
SAY(ju_now_place, "Ora non si può: metti un segnalino o passa");
SAY(ju_now_direction, "Ora non si può: scegli sinistra o destra");
SAY(ju_now_trigger, "Ora non si può: comincia la totalizzazione o rinuncia");
SAY(ju_now_color, "Ora non si può: scegli un colore");
SAY(ju_now_exchange, "Ora non si può: scambia una carta o tienile tutte");
SAY(ju_full, "Su {counselor} ci sono già tre segnalini: scegli un altro posto");
SAY(ju_one_more_only, "Tutti gli altri hanno passato, e hai già messo l'unico segnalino che potevi aggiungere sul "
                      "promemoria Fasi: scegli un personaggio o passa");
SAY(ju_no_token, "Non hai in mano {token}, ma solo {hand}");
SAY(ju_no_tokens, "Non hai segnalini in mano: puoi solo passare");
SAY(ju_too_little, "La tua influenza è {influence} e ce ne vogliono {threshold}: puoi solo rinunciare");
SAY(ju_color_gone, "Le carte {color:cards} sono fuori dal gioco; restano {left}");
SAY(ju_no_card, "Non hai {counselor} in {color}; le tue carte sono {cards}");

/* Whether a move is meant. */
SAY(ju_pass_early, "Hai ancora in mano {tokens:tokens}, e se passi resti fuori per tutto il turno. Passi?");

/* What was typed. */
SAY(ju_word_place, "metto metti mettere");
SAY(ju_word_phase, "fase fasi");
SAY(ju_word_pass, "passo passa passare");
SAY(ju_word_left, "sinistra");
SAY(ju_word_right, "destra");
SAY(ju_word_trigger, "comincio comincia cominciare");
SAY(ju_word_decline, "rinuncio rinuncia rinunciare");
SAY(ju_word_color, "colore");
SAY(ju_word_exchange, "scambio scambia scambiare");
SAY(ju_word_keep, "tengo tieni tenere");
SAY(ju_which_token, "Quale segnalino? Hai {tokens}");
SAY(ju_which_place, "Dove va {token}? Il numero di un personaggio da 1 a 12, oppure fase");
SAY(ju_which_color, "Quale colore? Restano {colors}");
SAY(ju_which_card, "Quale carta? Hai {cards}");
SAY(ju_not_token, "«{word}» non è un segnalino: ci sono +1 +2 +3 -1 -2 -3");
SAY(ju_not_place,
    "«{word}» non dice dove mettere il segnalino: scrivi il numero di un personaggio da 1 a 12, oppure fase");
SAY(ju_not_color, "«{word}» non è un colore: restano {colors}");
SAY(ju_not_card, "«{word}» non è una carta: hai {cards}");
SAY(ju_too_much, "La mossa era già completa: «{word}» è di troppo");
SAY(ju_not_place_move, "«{word}» non è una mossa: metti un segnalino (per esempio +2 4, o +2 fase) o scrivi passo (p)");
SAY(ju_not_direction_move, "«{word}» non è una mossa: scrivi sinistra (l) o destra (r)");
SAY(ju_not_trigger_move,
    "«{word}» non è una mossa: scrivi comincio (t), per cominciare la totalizzazione, o rinuncio (d)");
SAY(ju_not_color_move, "«{word}» non è un colore da scegliere: restano {colors}");
SAY(ju_not_exchange_move,
    "«{word}» non è una mossa: scrivi una delle tue carte ({cards}), o tengo (k) per tenerle tutte");

/* On the board: labels, which must be short. */
SAY(ju_label_tokens, "Segnalini");
SAY(ju_label_phases, "Fase");
SAME(ju_label_threshold, "{phase}: {threshold}");
SAY(ju_label_turn, "turno {turn}");
SAY(ju_label_cards, "Le tue carte, Fase {phase}");
SAY(ju_label_points, "pt.");
SAY(ju_label_hand, "mano");
SAY(ju_label_reserve, "ris.");
SAY(ju_label_used, "usati");
SAY(ju_label_passed, "fuori");
SAY(ju_label_influence, "influenza");
SAY(ju_label_triggered, "ha cominciato");
SAY(ju_label_scored, "totalizzato in {phase}");
SAY(ju_label_value, "valore nella Fase {phase}");
SAY(ju_label_values, "valori nelle Fasi I, II, III");
SAY(ju_label_reconstruction, "numeri: una ricostruzione");
SAY(ju_label_now, "ora");
SAY(ju_label_left, "sin.");
SAY(ju_label_right, "destra");
SAY(ju_label_scoring, "Fase {phase}: {color}");

/* Choices on the board, and what they would do. */
SAY(ju_option_pass, "passa");
SAY(ju_option_left, "sinistra: le tue carte {total} ({change:signed})");
SAY(ju_option_right, "destra: le tue carte {total} ({change:signed})");
SAY(ju_option_trigger, "comincia la totalizzazione");
SAY(ju_option_decline, "rinuncia");
SAY(ju_option_keep, "tieni tutte");
SAY_PLURAL(ju_show_short, "La tua influenza: {influence} su {threshold}, manca {missing}",
           "La tua influenza: {influence} su {threshold}, mancano {missing}");
SAY(ju_show_enough, "La tua influenza: {influence} su {threshold}, basta");
SAY(ju_show_plus, "{token} sposta un personaggio a destra di {steps:places}, o dà {steps} di influenza");
SAY(ju_show_minus, "{token} sposta un personaggio a sinistra di {steps:places}, o dà {steps} di influenza");
SAY(ju_show_pass, "Se passi peschi {drawn:tokens} e resti fuori fino al prossimo turno");
SAY(ju_show_pass_empty, "Se passi resti fuori fino al prossimo turno; la tua riserva è vuota");
SAY(ju_show_value, "{token} su {counselor}: ora vale {value}, contando solo i tuoi segnalini {then}");
SAY(ju_show_full, "{counselor} ha già tre segnalini: non c'è più posto");
SAY(ju_show_influence, "{token} sul promemoria Fasi: influenza {influence} → {then} su {threshold}");
SAY(ju_show_no_more, "In questo turno sul promemoria Fasi non puoi mettere altro");
SAY(ju_show_card, "{counselor} in {color}: {value:points} nella Fase {phase}, dove si trova ora");
SAY(ju_show_keep, "Tieni tutte le tue carte");

/* What keys do. */
SAY(ju_key_tokens, "←→: segnalino");
SAY(ju_key_digits, "1–3: più, 4–6: meno");
SAY(ju_key_take, "Invio: prendi {token}");
SAY(ju_key_enter_pass, "Invio: passa");
SAY(ju_key_pass, "p: passa");
SAY(ju_key_places, "←→: dove");
SAY(ju_key_numbers, "1–12: personaggio, 0: promemoria Fasi");
SAY(ju_key_place, "Invio: {token} su {counselor}");
SAY(ju_key_place_phase, "Invio: {token} sul promemoria Fasi");
SAY(ju_key_back, "↑: altro segnalino");
SAY(ju_key_choose, "←→: scegli");
SAY(ju_key_left, "l: sinistra");
SAY(ju_key_right, "r: destra");
SAY(ju_key_trigger, "t: comincia");
SAY(ju_key_decline, "d: rinuncia");
SAY(ju_key_color, "Invio: totalizza il {color}");
SAY(ju_key_exchange, "Invio: scambia {counselor} in {color}");
SAY(ju_key_keep, "k: tieni tutte");

/* Moves as they can be typed. */
SAY(ju_spell_place, "metto {token} c{counselor}");
SAY(ju_spell_phase, "metto {token} fase");
SAY(ju_spell_pass, "passo");
SAY(ju_spell_left, "sinistra");
SAY(ju_spell_right, "destra");
SAY(ju_spell_trigger, "comincio");
SAY(ju_spell_decline, "rinuncio");
SAY(ju_spell_color, "colore {color}");
SAY(ju_spell_keep, "tengo");
SAY(ju_spell_exchange, "scambio {color}{counselor}");

CATALOGUE(it, justinian, NIKA_MESSAGES_JUSTINIAN);
