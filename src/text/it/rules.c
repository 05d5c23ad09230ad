/*
 * it/rules.c: the rules of the games, their editions and switches, in Italian, in lines of at most 80 columns.
 * The terms of Justinian are those of its Italian rulebook.
 */
#include <nika/messages_rules.h>

#include "../catalogue.h"

/* Justinian. */
SAY(rules_justinian_intro, "JUSTINIAN, da 2 a 4 giocatori\n"
                           "\n"
                           "Alla corte dell'imperatore dodici personaggi stanno in fila. Spingi a destra i\n"
                           "tuoi favoriti segreti, trattieni gli altri e scegli il momento buono per\n"
                           "incassare.\n");
SAY(rules_justinian_things, "Il materiale\n"
                            "  I personaggi da 1 a 12 cominciano sulle posizioni da 1 a 12, da sinistra. Le\n"
                            "  carte hanno quattro colori, rosso, blu, verde e giallo, e in ogni colore c'è\n"
                            "  una carta per personaggio. Hai in mano due carte per colore (tre se si gioca\n"
                            "  in due); le altre formano i mazzetti.\n"
                            "  Ognuno ha 22 segnalini influenza, neri (+) e rossi (-): di entrambi cinque da\n"
                            "  1, quattro da 2 e due da 3. Cominci con 10 segnalini in mano; gli altri 12\n"
                            "  sono la tua riserva, coperta.\n");
SAY(rules_justinian_placing, "Un turno di gioco: i segnalini\n"
                             "  A turno, in senso orario, gioca un segnalino coperto oppure passa.\n"
                             "  - Su un personaggio: al massimo tre segnalini in tutto, di chiunque siano.\n"
                             "  - Sul promemoria Fasi, nella casella della Fase in corso: quanti ne vuoi.\n"
                             "    La somma dei loro valori è la tua influenza, e lì più e meno contano allo\n"
                             "    stesso modo: un +2 e un -3 fanno 5.\n"
                             "  - Se passi, peschi due segnalini dalla tua riserva, finché ce ne sono, e per\n"
                             "    questo turno hai finito. Senza segnalini in mano devi passare.\n"
                             "  Quando tutti gli altri hanno passato, tu puoi continuare, ma sul promemoria\n"
                             "  Fasi puoi mettere ancora un solo segnalino.\n");
SAY(rules_justinian_court, "La corte si muove\n"
                           "  Si scoprono i segnalini sui personaggi. Chi ha passato per ultimo decide se si\n"
                           "  comincia dal lato sinistro o da quello destro della fila, se fa differenza. In\n"
                           "  quest'ordine, ogni personaggio con segnalini si sposta di quanto vale la loro\n"
                           "  somma: verso destra se è positiva, verso sinistra se è negativa, al massimo\n"
                           "  fino all'estremità della fila. I personaggi scavalcati slittano per fare\n"
                           "  posto. Poi i segnalini escono dal gioco.\n");
SAY(rules_justinian_scoring, "Il turno di totalizzazione\n"
                             "  A questo punto si chiede a tutti, che possano o no, a partire da chi ha\n"
                             "  passato per ultimo, se vogliono cominciare una totalizzazione. Ci vuole\n"
                             "  un'influenza propria di almeno 5 nella Fase I, 9 nella Fase II, 12 nella Fase\n"
                             "  III. Nessuno è obbligato.\n"
                             "  - Si scoprono tutti i segnalini sul promemoria Fasi. Chi ha più influenza\n"
                             "    sceglie un colore non ancora totalizzato. In caso di parità (cambia con\n"
                             "    l'edizione, vedi sotto) sceglie il più vicino in senso orario a chi ha\n"
                             "    passato per ultimo, che viene prima di tutti.\n"
                             "  - Tutti gli altri ricevono la propria influenza in punti (cambia con\n"
                             "    l'edizione).\n"
                             "  - Tutti mostrano le proprie carte del colore scelto e ricevono il valore di\n"
                             "    ogni personaggio, secondo la posizione e la Fase. Il colore esce dal gioco,\n"
                             "    e i segnalini pure.\n"
                             "  - Se la partita continua, ognuno, nello stesso ordine, può scambiare una\n"
                             "    carta: la mette in fondo al mazzetto del suo colore e pesca quella in\n"
                             "    cima. Poi comincia la Fase successiva.\n"
                             "  Se nessuno comincia la totalizzazione, i segnalini sul promemoria Fasi\n"
                             "  restano dove sono. Chi ha passato per ultimo comincia il turno successivo.\n"
                             "  Almeno un colore non viene mai totalizzato.\n");
SAY(rules_justinian_end, "La fine\n"
                         "  La partita finisce dopo la totalizzazione della Fase III, oppure quando tutti\n"
                         "  i segnalini sono esauriti. In questo caso, se nessuno ha cominciato una\n"
                         "  totalizzazione, se ne fa comunque un'ultima (cambia con l'edizione), in cui\n"
                         "  sceglie chi ha più influenza. Lo stesso succede dopo un turno in cui nessuno\n"
                         "  ha giocato o pescato segnalini né cominciato una totalizzazione. Vince chi ha\n"
                         "  più punti; in caso di parità la vittoria è condivisa.\n");
SAY(rules_justinian_values, "I valori\n"
                            "  Crescono man mano che un personaggio va a destra, e di Fase in Fase; chi parte\n"
                            "  più a sinistra può guadagnare di più. Tranne due, i numeri della plancia non\n"
                            "  sono in nessun regolamento: quelli di Nika sono una ricostruzione. Se hai la\n"
                            "  plancia, puoi caricare i suoi numeri.\n");
SAY(rules_justinian_names, "I nomi\n"
                           "  Belisarius 2, Basilius 4, Giulianus 7 e Niceforus 10 vengono dai regolamenti.\n"
                           "  Gli altri otto sono nostri: Narses 1, Eraclius 3, Procopius 5, Tribonianus 6,\n"
                           "  Germanus 8, Antemius 9, Antonina 11, Teodora 12.\n");

/* Byzantz. */
SAY(rules_byzantz_intro, "BYZANTZ, da 3 a 6 giocatori\n"
                         "\n"
                         "Fai affari al grande mercato: vinci all'asta lotti di carte, pagali con le carte\n"
                         "stesse, raccogli tris e vendili.\n");
SAY(rules_byzantz_cards, "Le carte\n"
                         "  Sei merci: stoffa C, spezie S, vino W, legno T, grano G, olive O. Ognuna ha\n"
                         "  sei carte da 1, cinque da 2, tre da 3 e due da 4. In più 16 mercanti M di\n"
                         "  valore 0.\n"
                         "  Ognuno riceve quattro carte. Alcune carte si tolgono senza guardarle:\n"
                         "\n"
                         "    giocatori   carte offerente   tolte   round\n"
                         "        3       6 4 2                4       8\n"
                         "        4       5 4 3 2             12       6\n"
                         "        5       5 4 3 2 1            2       6\n"
                         "        6       6 5 4 3 2 1          4       4\n");
SAY(rules_byzantz_auctions, "Un round: prima le aste\n"
                            "  C'è un'asta per ogni carta offerente, dalla più alta. Si scoprono tante carte\n"
                            "  quante ne indica: il lotto. Partecipa chi non ha ancora una carta offerente.\n"
                            "  La prima asta della partita la apre il primo giocatore.\n"
                            "  - A turno, in senso orario, offri o passi. Per offrire, aggiungi scoperte una\n"
                            "    o più carte merce dalla tua mano a quelle che hai già davanti, in modo che\n"
                            "    il totale superi ogni altra offerta. Le carte offerte restano lì; i mercanti\n"
                            "    non si possono offrire. Se passi, riprendi in mano la tua offerta e sei\n"
                            "    fuori dall'asta.\n"
                            "  - Vince chi resta per ultimo con un'offerta. Se tutti gli altri hanno passato\n"
                            "    e nessuno ha offerto, hai ancora la scelta: offri, oppure passi anche tu. Se\n"
                            "    passano tutti, vince chi ha passato per primo.\n"
                            "  - L'offerta di chi vince va al mercato, poi una carta del lotto a sua scelta;\n"
                            "    le altre vanno nella sua mano. Se hanno passato tutti, l'intero lotto va in\n"
                            "    mano. Chi vince prende la carta offerente.\n"
                            "  - L'asta successiva la apre il primo, alla sinistra di chi ha vinto, che non\n"
                            "    ha ancora una carta offerente.\n"
                            "  - L'ultima carta offerente va, senza asta, all'ultimo giocatore rimasto. Se le\n"
                            "    carte sono due, una va al mercato e una in mano; se è una sola, va al\n"
                            "    mercato.\n");
SAY(rules_byzantz_market, "Poi il mercato\n"
                          "  Dalla carta offerente più bassa in su, ognuno deve prendere un gruppo intero:\n"
                          "  tutte le carte di una merce, oppure tutti i mercanti. Quando non c'è più\n"
                          "  niente, gli altri restano a mani vuote; ciò che nessuno prende esce dal gioco.\n"
                          "  Chi ha la carta offerente più bassa apre il round successivo.\n");
SAY(rules_byzantz_selling, "Vendere\n"
                           "  In qualsiasi momento, anche fuori dal tuo turno, puoi vendere tris dalla tua\n"
                           "  mano: tre carte della stessa merce, di cui una o due possono essere sostituite\n"
                           "  da mercanti. La carta più alta è il tuo profitto e conta il suo valore; le\n"
                           "  altre escono dal gioco. Tre mercanti rendono 5.\n"
                           "  Le carte di un'offerta non si possono vendere.\n");
SAY(rules_byzantz_limit, "Sette carte\n"
                         "  Chi riceve carte e ne ha poi più di sette deve subito vendere tris o scartare\n"
                         "  singole carte, scoperte, fino a scendere a sette. Tutti gli altri aspettano.\n");
SAY(rules_byzantz_end, "La fine\n"
                       "  Dopo l'ultimo round tutti possono vendere ancora una volta, a partire dal\n"
                       "  primo posto. Vince chi ha più profitto; in caso di parità chi ha più carte in\n"
                       "  mano, mercanti compresi; se la parità rimane, la vittoria è condivisa.\n");
SAY(rules_byzantz_option, "Opzione del tavolo\n"
                          "  open-profit (on, off): se durante la partita si mostra il profitto di tutti.\n"
                          "  Il valore predefinito è on.\n");

/* The null game. */
SAY(rules_null_all, "IL GIOCO NULLO, da 2 a 6 giocatori\n"
                    "\n"
                    "Un modello per programmatori. Ci sono due tessere per giocatore più una,\n"
                    "numerate da 1. Ognuno ne riceve due, l'ultima resta nascosta. A turno, gioca\n"
                    "coperta una delle tue tessere. Poi si scoprono tutte e vince la più alta;\n"
                    "nell'edizione «reverse», la più bassa.\n");

/* Editions of Justinian, and what their switches mean. */
SAY(rules_edition_justinian_en, "L'edizione inglese");
SAY(rules_edition_justinian_fr, "L'edizione francese");
SAY(rules_edition_justinian_it, "L'edizione italiana");
SAY(rules_edition_justinian_ja, "L'edizione giapponese");
SAY(rules_alike_justinian, "  Non c'è nessuna differenza rispetto all'edizione inglese.\n");
SAY(rules_option_justinian_tie_clockwise,
    "  Se più giocatori hanno l'influenza maggiore, sceglie il colore il più\n"
    "  vicino in senso orario a chi ha passato per ultimo, che viene prima di tutti.\n");
SAY(rules_option_justinian_tie_latest_pass,
    "  Se più giocatori hanno l'influenza maggiore, sceglie il colore chi di loro\n"
    "  ha passato più tardi.\n");
SAY(rules_option_justinian_influence_chooser, "  Ricevono punti per l'influenza tutti tranne chi sceglie il colore.\n");
SAY(rules_option_justinian_influence_trigger,
    "  Ricevono punti per l'influenza tutti tranne chi ha cominciato la\n"
    "  totalizzazione; in un'ultima totalizzazione che nessuno ha cominciato, tutti\n"
    "  tranne chi sceglie il colore.\n");
SAY(rules_option_justinian_empty_final_score,
    "  L'ultima totalizzazione si fa anche se non c'è nessun segnalino sul\n"
    "  promemoria Fasi. Allora la parità è di tutti, e sceglie chi ha passato per\n"
    "  ultimo.\n");
SAY(rules_option_justinian_empty_final_none,
    "  Se non c'è nessun segnalino sul promemoria Fasi, non si fa un'ultima\n"
    "  totalizzazione che nessuno ha cominciato: la partita è semplicemente finita.\n");

/* Those of the null game. */
SAY(rules_edition_null_plain, "L'edizione normale");
SAY(rules_edition_null_reverse, "L'edizione inversa");
SAY(rules_alike_null, "  Non c'è nessuna differenza rispetto all'edizione normale.\n");
SAY(rules_option_null_winner_highest, "  Vince la tessera più alta.\n");
SAY(rules_option_null_winner_lowest, "  Vince la tessera più bassa.\n");

/* How editions and switches are named. */
SAME(rules_heading, "{edition} ({code})");
SAME(rules_setting, "    ({name}={value})\n");

CATALOGUE(it, rules, NIKA_MESSAGES_RULES);
