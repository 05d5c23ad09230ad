/*
 * it/online.c: what is said about playing on a server, in Italian.
 */
#include <nika/messages_online.h>

#include "../catalogue.h"

/* Words of line mode, and what they do. */
SAY(online_word_say, "di' dico dire");
SAY(online_word_who, "chi");
SAY(online_word_away, "assente");
SAY(online_word_back, "presente");
SAY(online_word_mute, "silenzio");
SAY(online_word_hear, "ascolta");
SAY(online_about_say, "  {word} TESTO: dici qualcosa agli altri");
SAY(online_about_who, "  {word}: il tavolo, chi c'è, gli orologi");
SAY(online_about_undo, "  {word}: toglie l'ultimo pezzo di una mossa scritta a metà, oppure ritira la mossa appena "
                       "fatta, se non ha rivelato nulla");
SAY(online_about_away, "  {away}: il computer gioca per te, finché scrivi {back}");
SAY(online_about_mute, "  {mute}: non sentire le chiacchiere; {hear}: sentirle di nuovo");
SAY(online_about_quit, "  {word}: smetti; il posto resta tuo e con lo stesso comando ritorni");

/* The full screen. */
SAY(online_key_say, "/: parla");
SAY(online_key_about, "i: chi c'è");
SAY(online_key_undo, "u: ritira");
SAY(online_key_back, "a: gioca tu");
SAY(online_key_send, "Invio: dillo");
SAY(online_help_say, "/ o F4: di' qualcosa agli altri");
SAY(online_help_about,
    "i o F5: il tavolo, chi c'è, gli orologi, il link per invitare altri (F5 dove i vuol dire altro)");
SAY(online_help_undo, "u: se non c'è una scelta a metà, ritira la mossa appena fatta, se non ha rivelato nulla");
SAY(online_help_away, "a o F6: lascia giocare il computer per te; di nuovo: giochi tu");
SAY(online_about_title, "Il tavolo");
SAY(online_saying, "Di': {text}_");
SAY(online_no_talk, "Adesso a questo tavolo non si chiacchiera.");
SAY(online_quit, "Vuoi lasciare lo schermo? Il posto resta tuo e con lo stesso comando ritorni.");
SAY(online_ask_away, "Vuoi che il computer giochi per te? Puoi riprendere il tuo posto quando vuoi.");
SAY(online_question_gone, "La domanda non vale più: nel frattempo la partita è andata avanti.");

CATALOGUE(it, online, NIKA_MESSAGES_ONLINE);
