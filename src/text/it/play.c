/*
 * it/play.c: what is said around a game: the start, turns, prompts, the end, in Italian.
 */
#include <nika/messages_play.h>

#include "../catalogue.h"

SAY_YOU(best_moves, "Le mosse migliori per {who}:", "Le mosse migliori per te:");
SAY(worth, "{points} punti attesi, {percent}% di probabilità di vittoria");
SAY(enter_plays, "Con Invio giochi «{move}».");
SAY(worth_equal, "{points} punti attesi, {percent}% di probabilità di vittoria: vale all'incirca quanto la prima");
SAME(moved, "{who}: {move}");
SAY(plays, "Giocano {who}; comincia {first}");
SAY(is_over, "La partita è finita");
SAY(waits_for, "Si aspetta {who}");
SAY(your_move, "{who}, tocca a te");
SAME_YOU(ranked, "{rank}. {who}, {points:points}", "{rank}. {who}, {points:points}");

/* Who sits at the table, and how far the game is. */
SAY(sits_person, "{who}: persona");
SAY(sits_you, "{name}: tu");
SAY(sits_computer, "{who}: giocatore virtuale ({level})");
SAY_PLURAL(taken_up, "La partita riprende; finora è stata fatta {moves:moves}.",
           "La partita riprende; finora sono state fatte {moves:moves}.");
SAY_YOU(since_your_turn,
        "{who}, ecco che cosa è successo dalla tua ultima mossa:", "Ecco che cosa è successo dalla tua ultima mossa:");
SAY(story_is_empty, "Non è ancora successo nulla.");

/* Levels and paces, by name. */
SAY(level_beginner, "principiante");
SAY(level_casual, "occasionale");
SAY(level_skilled, "abile");
SAY(level_expert, "esperto");
SAY(pace_none, "immediato");
SAY(pace_fast, "veloce");
SAY(pace_normal, "normale");
SAY(pace_slow, "lento");
SAY(pace_step, "passo");
SAME(pace_all, "{none}, {fast}, {normal}, {slow}, {step}");
SAY(pace_is, "Il ritmo dei giocatori virtuali è «{pace}»; puoi scegliere tra: {all}.");
SAY(pace_becomes, "Ora il ritmo dei giocatori virtuali è «{pace}».");
SAY(no_such_pace, "Non esiste un ritmo «{typed}»; puoi scegliere tra: {all}.");

/* Prompts, and what was typed there. */
SAME_YOU(prompt, "{who}> ", "{who:you}> ");
SAME_YOU(prompt_rest, "{who} ({typed})> ", "{who:you} ({typed})> ");
SAY(prompt_watch, "Invio> ");
SAY(typed_too_long, "La riga è troppo lunga: si leggono al massimo {most} byte.");
SAY(typed_no_text, "Il testo non è leggibile: scrivi solo lettere, cifre e segni.");
SAY(see_help, "Scrivi {help} per vedere che cosa puoi fare.");
SAY(taken_back, "Di quello che avevi scritto non resta nulla.");
SAY(back_done, "Mossa annullata: decidi di nuovo.");
SAY(back_nothing, "Non c'è nulla da annullare: non hai ancora deciso niente.");
SAY(back_others,
    "Non si può annullare: nel frattempo qualcuno ha giocato, e non giochi soltanto contro giocatori virtuali.");
SAY(back_shown, "Non si può annullare: la mossa ha svelato qualcosa che era nascosto.");
SAY(back_over, "La partita è finita: non si annulla più nulla.");
SAY(back_not_kept, "Non è stato possibile modificare la registrazione: non è stato annullato nulla.");
SAME(yes_or_no, "{yes}/{no}");
SAY(confirm, "Confermi? ({answers}) ");
SAY(answer_yes_or_no, "Rispondi {answers}.");
SAY(left_undone, "Va bene, come non detto. Scegli di nuovo.");
SAY(no_hint_now, "Puoi chiedere un consiglio solo quando tocca a te.");
SAY(could_not_keep,
    "Non è stato possibile scrivere la registrazione, perciò la mossa non è stata fatta. Riprova, oppure esci.");
SAY(record_not_safe, "Il disco ha segnalato un errore durante il salvataggio della registrazione: se il computer si "
                     "ferma, le ultime mosse potrebbero andare perse.");
SAY(would_be_lost, "Questa partita non viene registrata e andrebbe persa. Esci lo stesso? ({answers}) ");

/* Passing the screen on. */
SAY(hand_over, "Tocca a {who}. Passa lo schermo; {who} preme Invio. ");
SAY(curtain_help,
    "Invio mostra le carte di {who}. Qui chiunque può agire fuori turno: «{as} NOME {sell}». Con «{quit}» esci.");
SAY(act_of_others, "«{name}» non comincia con il nome di una persona a questo tavolo: {people}.");
SAY(act_not_understood, "{who} qui non può fare questa mossa.");

/* The words of line mode. */
SAY(word_help, "? aiuto");
SAY(word_hand, "mano");
SAY(word_table, "tavolo");
SAY(word_log, "cronaca storia");
SAY(word_hint, "consiglio");
SAY(word_rules, "regole");
SAY(word_pace, "ritmo");
SAY(word_undo, "annulla");
SAY(word_quit, "esci");
SAY(word_as, "come");
SAY(word_yes, "s sì");
SAME(word_no, "n no");
SAY(about_words, "Puoi anche scrivere:");
SAY(about_hand, "  {word}: che cosa hai e quanto vale");
SAY(about_table, "  {word}: che cosa c'è sul tavolo");
SAY(about_log, "  {word}: che cosa è successo finora");
SAY(about_hint, "  {word}: un consiglio per questa decisione");
SAY(about_rules, "  {word}: le regole del gioco");
SAY(about_pace, "  {word}: quanto in fretta giocano i giocatori virtuali ({all})");
SAY(about_undo,
    "  {word}: togli l'ultimo pezzo di una mossa scritta a metà, altrimenti annulla la tua ultima decisione");
SAY(about_quit, "  {word}: lascia la partita; puoi riprenderla più tardi");

/* The guided start. */
SAY(welcome, "Ti diamo il benvenuto in Nika. Rispondi con un numero; con Invio accetti quello proposto.");
SAY(ask_go_on, "Hai interrotto una partita a {game} dopo {moves:moves}. La riprendi?");
SAY(ask_start, "Che cosa vuoi fare?");
SAY(answer_go_on, "Riprendi la partita");
SAY(answer_quick, "Una partita veloce a {game} contro {others} giocatori virtuali");
SAY(answer_like_last, "Una partita come l'ultima: {game}, {players:players}");
SAY(answer_new_game, "Un'altra partita, scegliendo tutto");
SAY(ask_language, "Quale lingua?");
SAY(ask_game, "Quale gioco?");
SAME(game_byzantz, "Byzantz");
SAME(game_justinian, "Justinian");
SAY(ask_players, "Quanti giocatori, da {least} a {most}?");
SAY(ask_people, "Quanti giocano davanti a questo schermo, da 1 a {most}? Gli altri sono giocatori virtuali.");
SAY(ask_name, "Come ti chiami?");
SAY(ask_name_of, "Come si chiama la persona {number}?");
SAY(name_prompt, "Nome (Invio: {name}): ");
SAY(name_wrong, "Un nome ha al massimo {most} byte e nessun carattere invisibile.");
SAY(name_taken, "Al tavolo c'è già qualcuno che si chiama «{name}».");
SAY(default_name, "Giocatore {letter}");
SAY(ask_seat, "Dove ti siedi? I posti sono in cerchio, e chi comincia viene estratto a sorte.");
SAY(answer_any_seat, "Dove capita, a sorte");
SAY(answer_seat, "Posto {letter}");
SAY(ask_level, "A che livello giocano i giocatori virtuali?");
SAY(answer_each_level, "Un livello per ciascuno");
SAY(ask_level_of, "A che livello gioca {name}?");
SAY(ask_edition, "Quale edizione delle regole?");
SAY(edition_en, "Inglese");
SAY(edition_fr, "Francese");
SAY(edition_it, "Italiana");
SAY(edition_ja, "Giapponese");
SAY(number_prompt, "Numero (Invio: {number}): ");
SAY(number_wrong, "Scrivi un numero da {least} a {most}, o premi solo Invio per {number}.");
SAY(lesson_how, "Con Invio vai avanti; le mosse si scrivono. «{help}» mostra che cosa puoi scrivere, «{table}» che "
                "cosa c'è sul tavolo; con «{quit}» lasci la lezione.");
SAY(lesson_type, "Per farlo, scrivi: {move}");
SAY(lesson_read_on, "Prima continua a leggere: premi Invio.");
SAY(answer_learn, "Impara prima un gioco, passo per passo");
SAY(ask_lesson, "Quale gioco vuoi imparare?");
SAY(ask_game_now, "Vuoi giocare una partita vera, adesso?");
SAY(answer_game_now, "Sì, contro il computer");
SAY(ask_rematch, "Un'altra partita?");
SAY(answer_rematch, "Sì, la rivincita con gli stessi giocatori");
SAY(answer_enough, "No, basta così");

/* Records. */
SAY(record_kept_in, "La registrazione di questa partita: {path}");
SAY(replay_with, "Per rivederla mossa per mossa: nika replay {path}");
SAY(go_on_with, "La partita è salvata. Per riprenderla: nika play --resume {path}");
SAY(nothing_was_kept, "La partita non è stata registrata e non si può riprendere.");
SAY(plays_without_record, "La partita non si può registrare ({path}: {reason}): si gioca senza registrazione.");
SAY(plays_without_home,
    "La partita non si può registrare, perché manca la cartella personale: si gioca senza registrazione.");
SAY(record_exists, "{path} esiste già; per riprendere quella partita: nika play --resume {typed}");
SAY(record_in_use, "{path}: un altro programma sta giocando questa partita");
SAY(record_no_file, "{path} non è un file normale");
SAY(record_broken, "{path}, riga {line}: {reason}");
SAY(record_torn,
    "{path}: la riga {line}, l'ultima, era troncata ed è stata tolta; la partita riprende da quella precedente.");
SAY(game_is_over, "Questa partita è finita.");

/* The command line. */
SAY(one_game_only, "indica un solo gioco: {known}");
SAY(option_needs_game, "per {option} bisogna indicare un gioco: {known}");
SAY(option_beside_resume, "{option} non si può usare insieme a --resume: quella partita riprende com'è cominciata");
SAY(option_beside_seats, "{option} non si può usare insieme a --seats, che dice già chi siede dove");
SAY(players_against_seats, "--players dice {players}, ma --seats ne nomina {seats}");
SAY(seats_needed, "--seats richiede da {least} a {most} nomi per {game}, separati da virgole");
SAY(seats_of_record, "--seats ne nomina {given}, ma quella partita è per {players:players}");
SAY(players_needed, "--players richiede un numero da {least} a {most}");
SAY(me_needed, "--me richiede un posto da 0 a {last}, o «random»");
SAY(levels_needed, "--level richiede un nome, o uno per ogni avversario ({opponents}), separati da virgole");
SAY(no_such_player, "non esiste un giocatore «{name}»; ci sono: human, {known}");
SAY(pace_needed, "non esiste un ritmo «{pace}»; ci sono: {known}");
SAY(seed_needed, "--seed richiede un numero da 0 a 18446744073709551615");
SAY(too_many_names, "--names ha troppi nomi per {players:players}");
SAY(japanese_needs_utf8, "Il giapponese richiede un terminale con UTF-8; qui si continua in inglese.");

CATALOGUE(it, play, NIKA_MESSAGES_PLAY);
