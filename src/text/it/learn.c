/*
 * it/learn.c: what is said by the browser that teaches, in Italian.
 */
#include <nika/messages_learn.h>

#include "../catalogue.h"

/* The frame of a lesson. */
SAY(learn_title, "Impara");
SAY(learn_ju_title, "Una prima partita a Justinian");
SAY(learn_by_title, "Una prima partita a Byzantz");
SAY(learn_step, "Passo {n} di {all}");
SAY(learn_next, "Avanti");
SAY(learn_back, "Indietro");
SAY(learn_leave, "Lascia la lezione");
SAY(learn_watch, "Guarda che cosa fanno gli altri.");
SAY(learn_your_move, "Tocca a te");
SAY(learn_touch, "Su uno schermo touch, tocca di nuovo, o tocca il pulsante, per mettere il segnalino.");
SAY(learn_show, "Fallo per me");
SAY(learn_gently, "In una partita vera puoi farlo. Qui prova quello che chiede la lezione.");
SAY(learn_read_first, "Prima continua a leggere: premi «Avanti» nel fumetto.");
SAY(learn_play_now, "Gioca una partita vera");
SAY(learn_again, "Ricomincia da capo");
SAY(learn_to_rules, "Leggi le regole");
SAY(learn_to_lesson, "Impara giocando");

/* Justinian, step by step. The numbers are those of the lesson's deal. */
SAY(learn_ju_court,
    "Questa è la corte dell'imperatore: dodici personaggi in fila, da {low} a sinistra a {high} a destra. Il numero "
    "accanto a ognuno è il suo valore attuale: {high:name} vale {worth}. Più a destra, più vale.");
SAY(learn_ju_cards, "Le tue carte sono i tuoi favoriti segreti, due per ognuno dei quattro colori. In rosso sono {one} "
                    "e {other}: se si totalizzasse il rosso adesso, ti darebbero {first} + {second} = {sum} punti.");
SAY(learn_ju_tokens,
    "La corte si muove con i segnalini: i neri (+) spostano un personaggio a destra, i rossi (-) a sinistra. Ne hai "
    "{hand} in mano e altri {reserve} nella riserva. Si giocano coperti: i tuoi li conosci solo tu.");
SAY(learn_ju_place, "Cominciamo: metti il tuo {token} su {counselor}. Scegli il segnalino, poi il personaggio.");
SAY(learn_ju_phase, "Anche {zoe} ha messo un segnalino su {counselor:name}: per aiutarti o per fermarti? Su un "
                    "personaggio ce ne stanno al massimo tre. {leo} ha usato il promemoria Fasi: lì i segnalini sono "
                    "influenza, e + e - contano allo stesso modo. Mettici il tuo {token}.");
SAY(learn_ju_enough, "{leo} ha ormai due segnalini sul promemoria Fasi. La tua influenza è {have}; per cominciare una "
                     "totalizzazione nella Fase I ci vuole {need}. Mettici anche il tuo {token}.");
SAY(learn_ju_pass, "{leo} e {zoe} hanno passato: hanno pescato due segnalini a testa dalla riserva e restano fuori "
                   "fino al prossimo turno. Potresti continuare, ma con un solo altro segnalino sul promemoria Fasi. "
                   "Passa anche tu: chi passa per ultimo muove la corte.");
SAY(learn_ju_direction,
    "I segnalini si scoprono: {one:name} si sposta di 3 - 1 = 2 a destra, {other:name} di 2 a sinistra, uno dopo "
    "l'altro. L'ordine conta: da sinistra le tue carte rosse arrivano a {left}, da destra a {right}. Scegli sinistra.");
SAY(learn_ju_trigger, "{counselor:name} si è spostato di 2 a destra dalla posizione {from}. Poi {other:name}, passando "
                      "verso sinistra, lo ha spinto avanti di un'altra, alla {to}. Ora si chiede a tutti se vogliono "
                      "cominciare una totalizzazione. La tua influenza è {have}, e {need} basta: comincia.");
SAY(learn_ju_color,
    "Tu e {leo} siete in parità per l'influenza più alta, {influence} a testa. In parità viene prima chi ha passato "
    "per ultimo, poi gli altri in senso orario: il colore lo scegli tu, per tutti. Chi sceglie non riceve punti per "
    "l'influenza; gli altri sì. Il tuo colore migliore è il {color}, con {sum} punti.");
SAY(learn_ju_exchange,
    "Fai {mine} punti, {zoe} {hers} e {leo} {his}, di cui {influence} per l'influenza. Il rosso ora è fuori dal gioco. "
    "Prima della prossima Fase ognuno può scambiare una carta: scambia l'1 giallo.");
SAY(learn_ju_next,
    "Comincia la Fase II. Ora una totalizzazione richiede un'influenza di {second}, e di {third} nella Fase III; i "
    "valori crescono di Fase in Fase. Ci sono al massimo tre totalizzazioni, quindi un colore non si totalizza mai.");
SAY(learn_ju_forced,
    "La terza totalizzazione chiude la partita. Può finire prima: se i segnalini sono esauriti, o dopo un turno in cui "
    "nessuno ne ha messi o pescati né ha cominciato una totalizzazione. Allora, se quel turno non ne ha portata una, "
    "ce n'è un'ultima d'ufficio: sceglie il colore chi ha più influenza.");
SAY(learn_ju_end, "In due, ognuno ha tre carte per colore; tutto il resto è uguale. Vince chi ha più punti, e chi è in "
                  "parità condivide la vittoria. È tutto qui: buona fortuna!");

/* Byzantz, step by step. */
SAY(learn_by_sets, "Fai affari al mercato, e queste sono le tue {cards:cards}. Tre carte della stessa merce sono un "
                   "tris: vendilo, e la carta più alta è il tuo profitto. Hai già due stoffe, un 4 e un 1.");
SAY(learn_by_auction,
    "Altre carte si prendono all'asta. Si gioca per la carta offerente {bidder}, quindi il lotto è di {bidder:cards}. "
    "In ogni round ognuno vince esattamente un lotto, con la sua carta offerente.");
SAY(learn_by_bid, "Si paga con le merci che si hanno in mano; conta solo il loro valore. La partita la cominci tu, "
                  "quindi apri la prima asta: offri le olive, che valgono {value}. Scegli la carta, poi offri.");
SAY(learn_by_pass, "{leo} offre {bid}. Potresti aggiungere carte alle tue, che fanno {own}, per superarlo; le carte "
                   "offerte restano lì finché non passi. Questo lotto ti serve poco: passa e riprendi la tua offerta.");
SAY(learn_by_limit, "{leo} ha vinto: l'offerta e una carta del lotto sono andate al mercato. Con le altre {leo} aveva "
                    "{cards:cards}, ma il limite è {limit}: chi lo supera deve subito vendere o scartare. {leo} ha "
                    "venduto tre vini, per {points:points}.");
SAY(learn_by_opens,
    "Ora c'è l'asta per la carta offerente {bidder}. {leo} ha già una carta offerente e in questo round non offre più. "
    "Apre chi siede più vicino alla sinistra dell'ultimo vincitore e non ha ancora una carta offerente: {zoe}.");
SAY(learn_by_second,
    "Tra le {bidder:cards} c'è un mercante. I mercanti sono jolly: in un tris, uno o due possono sostituire delle "
    "merci. Con le tue due stoffe è un tris! Però un mercante non si può offrire: si paga solo con le merci.");
SAY(learn_by_overbid, "{zoe} offre solo {bid}. Le tue olive valgono {value}: offrile e vinci.");
SAY(learn_by_give, "Il lotto è tuo, ma una carta va al mercato. Dai le olive: staranno insieme a quelle da {own} con "
                   "cui hai pagato, e forse riprendi tutte e due.");
SAY(learn_by_sell, "I tris si vendono in qualsiasi momento, anche fuori turno. Vendi le due stoffe con il mercante: "
                   "conta la carta più alta, {points:points}; le altre escono dal gioco.");
SAY(learn_by_market,
    "L'ultimo lotto va senza asta. Ora il mercato: sceglie prima la carta offerente più bassa. {zoe}, con il {lowest}, "
    "ha preso il grano; poi tocca a te, con il {own}. Si prende sempre un gruppo intero: prendi le due olive.");
SAY(learn_by_tricks,
    "Comincia il prossimo round, e apre {zoe}, con la carta offerente più bassa. Buono a sapersi: anche tre mercanti "
    "sono un tris, e rendono {points}. E se passano tutti, chi ha passato per primo prende il lotto gratis.");
SAY(learn_by_end, "È tutto qui. In tre si giocano {rounds:rounds}; dopo l'ultimo ognuno può vendere ancora una volta, "
                  "e vince chi ha più profitto. Attenzione al limite di {limit}: buona fortuna!");

/* Help with a decision: how it is made here, and what to think of. */
SAY(learn_how_place, "Scegli un segnalino, poi il personaggio o il promemoria Fasi. Quello che a corte non serve, sul "
                     "promemoria Fasi conta lo stesso.");
SAY(learn_how_direction, "Vedi tutti e due i risultati: confronta che cosa cambia per le tue carte, poi scegli.");
SAY(learn_how_trigger, "Comincia se le tue carte stanno bene; aspetta se gli altri ci guadagnerebbero di più. Un "
                       "colore totalizzato è perso per sempre.");
SAY(learn_how_decline, "La tua influenza non basta ancora: rinuncia, e i segnalini restano per il prossimo turno.");
SAY(learn_how_color, "Ogni colore mostra quanto ti rende. Pensa anche a quello che sai delle carte degli altri.");
SAY(learn_how_exchange, "Scegli la carta di cui vuoi liberarti, oppure tienile tutte. Una carta debole può diventare "
                        "forte: i valori crescono a ogni Fase.");
SAY(learn_how_auction, "Scegli merci dalla mano; il totale si vede prima di offrire. Un lotto piccolo costa meno e ti "
                       "fa scegliere prima al mercato.");
SAY(learn_how_give, "Scegli la carta del lotto che ti serve meno, o una che puoi riprendere con un gruppo intero.");
SAY(learn_how_limit, "Ti vengono proposti prima i tris da vendere; altrimenti scegli le carte da scartare.");
SAY(learn_how_market,
    "Scegli un gruppo. Più ne hai già di una merce, prima diventa un tris; attenzione al limite di sette.");
SAY(learn_how_final, "Vendi tutti i tris che hai, poi concludi: le carte rimaste contano solo in caso di parità.");
SAY(learn_how_wait_ju,
    "Decide qualcun altro. Intanto guarda quanto varrebbe ogni personaggio altrove, e i segnalini già scoperti.");
SAY(learn_how_wait_by,
    "Puoi vendere tris anche adesso. E guarda chi ha bisogno di che cosa, prima che apra il mercato.");
SAY(learn_how_over, "La partita è finita. Puoi rivederla passo per passo.");
SAY(learn_more, "Di più nelle regole");

/* The rules, with pictures. */
SAY(learn_rules_ju, "Le regole di Justinian");
SAY(learn_rules_by, "Le regole di Byzantz");
SAY(learn_contents, "Indice");
SAY(learn_print, "Stampa");
SAY(learn_editions, "Edizioni");
SAY(learn_editions_intro, "I regolamenti differiscono in alcuni punti. L'edizione si sceglie preparando la partita; se "
                          "non dici altro, è quella inglese.");
SAY(learn_fig_row, "La corte all'inizio, con il valore di ogni personaggio nella Fase I");
SAY(learn_fig_cards, "Le carte di un giocatore: due personaggi per colore");
SAY(learn_fig_all_tokens, "I 22 segnalini di ogni giocatore");
SAY(learn_fig_before, "I segnalini si scoprono…");
SAY(learn_fig_from_left, "… e la corte si muove da sinistra");
SAY(learn_fig_from_right, "… oppure da destra: non è lo stesso");
SAY(learn_fig_phase, "Influenza {sum} sul promemoria Fasi: più e meno contano allo stesso modo");
SAY(learn_fig_scoring, "La totalizzazione del rosso: chi ha scelto non riceve punti per l'influenza");
SAY(learn_fig_goods, "Le sei merci, e il mercante");
SAY(learn_fig_bundle, "L'asta per la carta offerente {bidder}: il lotto è di {bidder:cards}");
SAY(learn_fig_bids, "Le offerte sono scoperte; la più alta è {high}");
SAY(learn_fig_market, "Il mercato: ognuno prende un gruppo intero, prima la carta offerente più bassa");
SAY(learn_fig_sets, "I tris e quanto rendono: la carta più alta; tre mercanti rendono 5");
SAME(learn_fig_good, "{good:name}: {n:cards}");
SAY(learn_fig_pays, "rende {points}");
SAME(learn_fig_points, "{points:points}");
SAY(learn_fig_place, "Posizione {place}: {counselor}, vale {worth}");
SAY(learn_rules_option,
    "Se durante la partita si vede il profitto di tutti, lo scegli preparandola. Si vede, se non dici altro.");

/* About. */
SAY(learn_about_title, "Informazioni su Nika");
SAY(learn_about_what, "Nika comprende due giochi da tavolo per il browser e il terminale: Justinian e Byzantz. Si "
                      "gioca contro il computer, in più persone sullo stesso schermo o in rete. È software libero: "
                      "nessun account, nessuna pubblicità, nessun tracciamento.");
SAY(learn_about_games, "I giochi e i loro autori");
SAY(learn_about_justinian,
    "Justinian è di Alessandro Saragosa e Leo Colovini, con la grafica di Harald Lieske. È stato pubblicato nel 2006 "
    "da Phalanx Games e Mayfair Games. «Justinian» è un marchio di Phalanx Games b.v.");
SAY(learn_about_byzantz, "Byzantz è di Emanuele Ornella, con illustrazioni di Doris Matthäus e progetto grafico di "
                         "Jere Kasanen. È stato pubblicato nel 2017 da Lautapelit.fi e Renegade Game Studios.");
SAY(learn_about_own, "Nika non ha legami con nessuno di loro. I disegni e i testi delle regole sono originali. Se i "
                     "giochi ti piacciono, procurati quelli veri: niente sostituisce un tavolo con gli amici.");
SAY(learn_about_court, "I numeri della corte");
SAY(learn_about_grid, "Il valore dei personaggi è stampato sulla plancia di Justinian, ma in nessun regolamento. Le "
                      "regole danno solo due numeri; le recensioni descrivono l'andamento degli altri. La griglia di "
                      "Nika è una ricostruzione basata su questo: si gioca come descritto, ma singoli numeri possono "
                      "differire da quelli stampati. Ogni partita registrata dice quali numeri sono stati usati.");
SAY(learn_about_enter, "Inserisci i numeri della tua plancia");
SAY(learn_about_names, "Nomi");
SAY(learn_about_fair, "Gioco leale");
SAY(learn_about_fairness,
    "I giocatori virtuali sanno solo quello che sa il loro posto. Su un server nessuno può scegliere da solo la "
    "distribuzione, nemmeno il server: si impegna prima che ogni giocatore aggiunga la propria parte di casualità, e "
    "dopo la partita la registrazione lo dimostra. Come, lo spiega docs/fairness.md nel codice sorgente.");
SAY(learn_about_licences, "Licenze");
SAY(learn_about_licence, "Nika è software libero, con licenza Mozilla Public License 2.0. Si basa su:");
SAY(learn_about_version, "Versione {version}");

/* The numbers of a real board. */
SAY(learn_board_title, "I numeri di una plancia vera");
SAY(learn_board_intro,
    "Hai Justinian? Inserisci i numeri stampati sulla plancia: una riga per ogni posizione della corte, da sinistra, "
    "con i suoi 20 numeri a partire dal più basso. Puoi incollarli da un foglio di calcolo o caricare un file CSV.");
SAY(learn_board_place, "Posizione");
SAY(learn_board_cell, "Posizione {place}, numero {number}");
SAY(learn_board_name, "Nome di questa plancia");
SAY(learn_board_mine, "La mia plancia");
SAY(learn_board_save, "Salva in questo browser");
SAY(learn_board_saved, "«{name}» è salvata. Puoi sceglierla preparando una partita a Justinian.");
SAY(learn_board_full, "In questo browser non c'è più spazio: salvala come file.");
SAY(learn_board_load, "Carica un file");
SAY(learn_board_download, "Salva come file");
SAY(learn_board_fill, "Parti dalla ricostruzione");
SAY(learn_board_clear, "Svuota tutto");
SAY(learn_board_compare, "Segna le differenze dalla ricostruzione");
SAY_PLURAL(learn_board_problems, "Un numero da rivedere", "{n} numeri da rivedere");
SAY(learn_board_fine, "Tutti i numeri vanno bene.");
SAY(learn_board_same, "Questi sono i numeri della ricostruzione.");
SAY(learn_board_kept, "Plance in questo browser");
SAY(learn_board_none, "Ancora nessuna.");
SAY(learn_board_open, "Apri «{name}»");
SAY(learn_board_delete, "Elimina «{name}»");
SAY(learn_cell_empty, "Qui manca un numero, da {least} a {most}.");
SAY(learn_cell_number, "«{found}» non è un numero intero da 0 a {most}.");
SAY(learn_cell_falls,
    "{number} è meno del {least} che sta sopra: nessuna posizione vale meno di quella alla sua sinistra.");

CATALOGUE(it, learn, NIKA_MESSAGES_LEARN);
