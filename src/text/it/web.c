/*
 * it/web.c: what is said by the browser around the tables: start page, shell, settings, in Italian.
 */
#include <nika/messages_web.h>

#include "../catalogue.h"

/* Around the table. */
SAME(web_title, "Nika");
SAY(web_close, "Chiudi");
SAME(web_menu, "Menu");
SAY(web_to_start, "Pagina iniziale");
SAY(web_rules, "Regole");
SAY(web_settings, "Impostazioni");
SAY(web_save_record, "Salva la registrazione");
SAY(web_panel, "Pannello accanto al tavolo");
SAY(web_connection_lost, "Connessione persa, nuovo tentativo…");
SAY(web_at_phase, "Fase {phase} · turno {turn}");
SAY(web_at_round, "Round {round} di {rounds}");
SAY(web_log, "Cronaca");
SAME(web_talk, "Chat");
SAY(web_help, "Aiuto");
SAY(web_hint, "Consiglio");
SAY(web_undo, "Annulla");
SAY(web_since_again, "Dal mio turno");
SAY(web_skip, "Avanti");
SAY(web_hurry, "Veloce fino al mio turno");
SAY(web_result, "Risultato");
SAY(web_log_more, "Mosse precedenti");
SAY(web_log_empty, "Non è ancora successo nulla. Qui leggerai che cosa fanno tutti.");
SAY(web_hint_not_now, "Puoi chiedere un consiglio quando tocca a te.");
SAY(web_hint_thinks, "Sto pensando…");
SAY(web_hint_failed, "Per questa decisione non c'è un consiglio.");
SAY(web_hint_what, "Che cosa farebbe un giocatore esperto, e perché?");
SAY(web_hint_ask, "Mostra");
SAY(web_hint_play, "Gioca così");
SAY(web_do_it, "Procedi comunque");
SAY(web_rather_not, "Torna indietro");
SAY(web_not_played, "La mossa non è stata giocata. Riprova.");
SAY(web_not_now, "Ora non è possibile.");
SAY(web_pace, "Ritmo degli altri");
SAY(web_pace_about, "Per quanto tempo vedi ciò che fa ognuno degli altri");
SAY(web_pace_step, "Passo passo");
SAY(web_pace_slow, "Lento");
SAY(web_pace_normal, "Normale");
SAY(web_pace_fast, "Veloce");
SAY(web_pace_none, "Immediato");
SAY(web_hand_over, "Passa lo schermo a {who}");
SAY(web_hand_over_why, "Ora sullo schermo non c'è nessun segreto.");
SAY(web_hand_over_ready, "Sono {who}");
SAY(web_hand_over_short, "Lo schermo passa di mano.");
SAY(web_result_how, "Da dove vengono i punti");
SAY(web_rematch, "Rivincita");
SAY(web_rematch_seats, "Ognuno passa al posto successivo e cambia colore.");
SAY(web_look_at_table, "Guarda il tavolo");
SAY(web_replay, "Rivedi");
SAY(web_new_game, "Nuova partita");
SAY(web_seat_you, "Tu");
SAY(web_seat_auto, "gioca il computer");
SAME(web_seat_computer, "computer");
SAY(web_only_answer, "Unica risposta:");
SAY(web_seat_open, "posto libero");
SAY(web_seat_away, "assente");
SAY(web_seat_thinks, "sta pensando");
SAME(web_justinian, "Justinian");
SAME(web_byzantz, "Byzantz");
SAY(web_trouble_unsaved, "Questo browser non può conservare la partita: se chiudi la pagina, va persa.");
SAY(web_trouble_elsewhere, "Questa partita continua in un'altra scheda. Ricarica la pagina per giocarla qui.");
SAY(web_trouble_stopped,
    "I giocatori virtuali si sono fermati per un imprevisto. La partita è salva: ricarica la pagina.");
SAY(web_default_name, "Ospite");
SAY(web_again, "Ancora una volta");
SAY(web_goal_justinian, "Scopo: più punti di tutti in tre totalizzazioni. Porta i personaggi delle tue carte nelle "
                        "posizioni che rendono di più.");
SAY(web_goal_byzantz,
    "Scopo: più punti di tutti. Vinci merci all'asta, prendine altre al mercato e vendi tris di merci uguali.");
SAY(web_goal_learn, "Impara giocando");

/* Keys. */
SAY(web_keys, "Tasti");
SAY(web_keys_page, "Ovunque");
SAY(web_keys_table, "Al tavolo");
SAY(web_key_keys, "Tutti i tasti");
SAY(web_key_back, "Un passo indietro, o chiudi");
SAY(web_key_skip, "Avanti subito");
SAY(web_key_hurry, "Veloce finché non tocca a te");
SAY(web_key_hint, "Un consiglio");
SAY(web_key_log, "La cronaca");
SAY(web_key_undo, "Annulla");
SAY(web_key_menu, "Il menu");

/* Settings. */
SAY(web_auto, "Automatico");
SAY(web_on, "Sì");
SAY(web_off, "No");
SAY(web_name, "Il tuo nome");
SAY(web_name_about, "Come lo vedono gli altri al tavolo");
SAY(web_language, "Lingua");
SAY(web_theme, "Colori");
SAY(web_theme_light, "Giorno");
SAY(web_theme_dark, "Notte");
SAY(web_contrast, "Contrasto forte");
SAY(web_motion, "Animazioni");
SAY(web_motion_about, "Se i pezzi scivolano fino al loro posto");
SAY(web_confirm, "Chiedi conferma per le mosse insolite");
SAY(web_confirm_about, "Una volta, prima di qualcosa che sarebbe difficile annullare");
SAY(web_single, "Rispondi per me se la risposta è una sola");
SAY(web_single_about, "Contro il computer, quando le regole lasciano una sola mossa");
SAY(web_sound, "Suoni");
SAME(web_volume, "Volume");
SAY(web_notices, "Avvisami quando tocca a me");
SAY(web_notices_about, "Solo quando questa pagina non si vede");
SAY(web_notices_denied, "Il browser non lo permette. Puoi cambiarlo nelle sue impostazioni per questa pagina.");

/* The start page. */
SAY(web_slogan, "Due giochi d'intrighi e di commerci, dalla città sul Bosforo.");
SAY(web_justinian_is, "Sussurra alla corte dell'imperatore: fai avanzare i tuoi favoriti e comincia la totalizzazione "
                      "al momento giusto.");
SAY(web_byzantz_is, "Al bazar fai offerte per lotti di merci, rifornisci il mercato per gli altri e vendi i tuoi tris "
                    "prima che le borse siano piene.");
SAY(web_play, "Gioca");
SAY(web_play_game, "Gioca a {game}");
SAY_PLURAL(web_solo_against, "contro il computer, livello: {level}", "contro {n} giocatori virtuali, livello: {level}");
SAY(web_solo_at_table, "{n} al tavolo");
SAY(web_options, "Opzioni");
SAY(web_learn, "Impara");
SAY(web_continue, "Continua la tua partita a {game}");
SAY(web_way_friends, "Gioca con gli amici");
SAY(web_way_friends_about, "Apri un tavolo e manda il link");
SAY(web_way_lobby_about, "Tavoli che aspettano giocatori");
SAY(web_way_games_about, "In corso e finite");
SAY(web_way_replay_about, "Rivedi una partita, mossa per mossa");
SAY(web_solo_title, "{game}, come vuoi tu");
SAY(web_solo_players, "Giocatori");
SAY(web_solo_level, "Giocatori virtuali");
SAY(web_solo_seats, "Chi siede dove");
SAY(web_solo_who, "Chi gioca al posto {letter}");
SAY(web_solo_name, "Nome");
SAY(web_seat_person, "Persona");
SAY(web_solo_hot, "Si gioca su un solo schermo, che passa di mano: nessuno vede i segreti degli altri.");
SAY(web_solo_edition, "Edizione delle regole");
SAY(web_solo_board, "Numeri sulla plancia");
SAY(web_solo_board_usual, "La nostra ricostruzione");
SAY(web_solo_board_enter, "Inserisci i numeri della tua plancia");
SAY(web_board_windows, "Finestre delle tessere");
SAY(web_board_windows_intro, "La tessera di un personaggio ha una finestra per ogni Fase. Il numero della posizione "
                             "che vi appare è il valore del personaggio. Indica quale, da 0 a 19, secondo i numeri "
                             "delle colonne qui sopra. Se non le cambi, le finestre sono quelle della ricostruzione.");
SAY(web_board_windows_own, "inserite da chi ospita");
SAY(web_board_counselor, "Personaggio");
SAY(web_board_window, "{counselor}, finestra della Fase {phase}");
SAY(web_solo_details, "Edizione e regole");
SAY(web_profit_open, "I profitti di tutti sono scoperti.");
SAY(web_profit_secret, "I profitti restano segreti fino alla fine.");

/* All pages. */
SAY(web_nav_lobby, "Sala");
SAY(web_nav_games, "Le mie partite");
SAY_PLURAL(web_nav_games_wait, "Le mie partite: {n} ti aspetta", "Le mie partite: {n} ti aspettano");
SAY(web_to_content, "Vai al contenuto");
SAY(web_more_pages, "Altre pagine");
SAY(web_rules_of_justinian, "Regole di Justinian");
SAY(web_rules_of_byzantz, "Regole di Byzantz");
SAY(web_about, "Informazioni");
SAY(web_loading, "Caricamento…");
SAY(web_lost, "Qui non c'è nulla");
SAY(web_lost_why, "Questo indirizzo non porta da nessuna parte. Forse il link era incompleto.");
SAY(web_unfetched, "Sei offline");
SAY(web_unfetched_why, "Questa pagina non è ancora stata scaricata. Ciò che hai già aperto funziona senza rete; questa "
                       "arriva appena c'è una connessione.");
SAY(web_broken, "Qualcosa è andato storto");
SAY(web_broken_why, "La colpa è nostra, non tua. Le tue partite sono salve; di solito basta ricaricare la pagina.");
SAY(web_broken_details, "Dettagli");
SAY(web_reload, "Ricarica");

CATALOGUE(it, web, NIKA_MESSAGES_WEB);
