/*
 * it/rules.c: the rules of the games, their editions and switches, in Italian, in lines of at most 80 columns.
 * The terms of Justinian are those of its Italian rulebook.
 */
#include <nika/messages_rules.h>

#include "../catalogue.h"

/* Justinian. */
SAY(rules_justinian_intro, "JUSTINIAN, da 2 a 4 giocatori\n"
                           "\n"
                           "Alla corte dell'imperatore dodici personaggi stanno in fila. Alcuni sono i tuoi\n"
                           "favoriti segreti: spingili a destra, trattieni gli altri e comincia una\n"
                           "totalizzazione quando ti conviene. Le totalizzazioni sono al massimo tre. Alla\n"
                           "fine vince chi ha più punti.\n");
SAY(rules_justinian_things, "Preparazione\n"
                            "  - La corte è una fila di 12 posizioni, dalla 1 a sinistra, la più bassa, alla\n"
                            "    12 a destra, la più alta. Il personaggio 1 comincia sulla posizione 1, il 2\n"
                            "    sulla posizione 2 e così via.\n"
                            "  - Il promemoria Fasi ha una casella per ogni Fase: I, II e III. Si comincia\n"
                            "    dalla Fase I.\n"
                            "  - Le carte sono 48: ogni personaggio una volta in rosso, blu, verde e giallo.\n"
                            "    Si mescola ogni colore a parte e si danno a ciascuno due carte per colore,\n"
                            "    tre se si gioca in due. Le carte rimaste di un colore formano il suo\n"
                            "    mazzetto, coperto. Tieni segrete le tue carte.\n"
                            "  - Ognuno ha 22 segnalini influenza, neri (+) e rossi (-): per ogni segno\n"
                            "    cinque da 1, quattro da 2 e due da 3. Mescola i tuoi coperti, prendine in\n"
                            "    mano 10 e lascia gli altri 12 coperti: sono la tua riserva.\n"
                            "  - Il primo giocatore si sceglie a caso.\n"
                            "  La partita si gioca in turni. Ogni turno ha tre parti: tutti giocano\n"
                            "  segnalini, la corte si muove, e qualcuno può cominciare una totalizzazione.\n");
SAY(rules_justinian_placing, "Parte 1: i segnalini\n"
                             "  Comincia il primo giocatore. A turno, in senso orario, gioca un segnalino o\n"
                             "  passa, finché non hanno passato tutti.\n"
                             "  - Gioca il segnalino coperto su un personaggio. Un personaggio ne porta al\n"
                             "    massimo tre in tutto, di chiunque siano.\n"
                             "  - Oppure giocalo coperto sulla casella della Fase in corso, che ne può avere\n"
                             "    quanti si vuole. La somma dei valori dei tuoi segnalini è la tua influenza.\n"
                             "    Il segno non conta: +2 e -3 fanno 5.\n"
                             "  - Oppure passa: pesca due segnalini dalla tua riserva, o quelli che restano.\n"
                             "    Sei fuori fino al turno successivo. Senza segnalini in mano devi passare.\n"
                             "  - Quando tutti gli altri hanno passato, puoi continuare da solo, ma sulla\n"
                             "    casella della Fase puoi mettere ancora un solo segnalino.\n"
                             "  Puoi guardare in ogni momento i tuoi segnalini coperti. Quelli sulla casella\n"
                             "  della Fase restano lì coperti, turno dopo turno, fino a una totalizzazione.\n");
SAY(rules_justinian_court, "Parte 2: la corte si muove\n"
                           "  Scoprite i segnalini sui personaggi.\n"
                           "  - I personaggi con segnalini si spostano uno dopo l'altro. Chi ha passato per\n"
                           "    ultimo decide se cominciare dal lato sinistro o da quello destro della fila.\n"
                           "    Se il risultato è lo stesso, non c'è niente da decidere.\n"
                           "  - Si sommano i segnalini del personaggio, i neri in più e i rossi in meno. Il\n"
                           "    personaggio si sposta di altrettante posizioni: a destra se la somma è\n"
                           "    positiva, a sinistra se è negativa. All'estremità della fila si ferma. Se la\n"
                           "    somma è 0, non si muove.\n"
                           "  - Ogni personaggio scavalcato slitta di una posizione nel verso opposto, per\n"
                           "    chiudere il vuoto.\n"
                           "  - Quando tutti si sono spostati, questi segnalini escono dal gioco.\n");
SAY(rules_justinian_court_example, "Esempio: due personaggi si spostano\n"
                                   "  Tutti i personaggi sono ancora sulla posizione di partenza. Belisarius (2) ha\n"
                                   "  +2 e +1: va a destra di 3. Tribonianus (6) ha +1 e -3: va a sinistra di 2.\n"
                                   "  - Da sinistra: Belisarius va dalla posizione 2 alla 5; i personaggi 3, 4 e 5\n"
                                   "    slittano a sinistra. Poi Tribonianus va dalla posizione 6 alla 4 e scavalca\n"
                                   "    Belisarius, che finisce sulla posizione 6. La fila:\n"
                                   "    1 3 4 6 5 2 7 8 9 10 11 12.\n"
                                   "  - Da destra: prima Tribonianus va dalla posizione 6 alla 4. Poi Belisarius va\n"
                                   "    dalla posizione 2 alla 5 e lo scavalca, così Tribonianus finisce sulla\n"
                                   "    posizione 3. La fila: 1 3 6 4 2 5 7 8 9 10 11 12.\n");
SAY(rules_justinian_trigger, "Parte 3: totalizzazione o no\n"
                             "  A partire da chi ha passato per ultimo, in senso orario, si chiede a ogni\n"
                             "  giocatore, anche a chi non può, se vuole cominciare una totalizzazione.\n"
                             "  - Ci vuole un'influenza propria di almeno 5 nella Fase I, 9 nella Fase II e 12\n"
                             "    nella Fase III. Anche così nessuno è obbligato.\n"
                             "  - Appena qualcuno la comincia, si totalizza. Agli altri non si chiede più.\n"
                             "  - Se nessuno la comincia, la Fase continua. Chi ha passato per ultimo è il\n"
                             "    primo giocatore del turno successivo.\n");
SAY(rules_justinian_scoring, "La totalizzazione\n"
                             "  - Scoprite tutti i segnalini sulla casella della Fase. Chi ha più influenza\n"
                             "    sceglie uno dei colori non ancora totalizzati.\n"
                             "{tie}\n"
                             "{influence}\n"
                             "  - Tutti mostrano le proprie carte di quel colore. Per ogni carta ricevi il\n"
                             "    valore del suo personaggio, secondo la posizione e la Fase.\n"
                             "  - I segnalini sulla casella della Fase e tutte le carte del colore, anche\n"
                             "    quelle del mazzetto, escono dal gioco. Almeno uno dei quattro colori non\n"
                             "    viene mai totalizzato.\n"
                             "  - Se la partita continua, ognuno può scambiare una carta, a partire da chi ha\n"
                             "    passato per ultimo e in senso orario: dici il colore, metti la carta coperta\n"
                             "    in fondo al mazzetto di quel colore e prendi la prima carta in cima.\n"
                             "  - Poi comincia la Fase successiva. Il primo giocatore è chi ha passato per\n"
                             "    ultimo.\n");
SAY(rules_justinian_scoring_example,
    "Esempio: una totalizzazione nella Fase I\n"
    "  La corte si è mossa come sopra, da sinistra. Ada, che ha passato per ultima,\n"
    "  ha +3 e -2 sulla casella della Fase: 5. Bo ha -3, +2 e +1: 6. Cy ha +2: 2. Ada\n"
    "  potrebbe cominciare la totalizzazione, ma rinuncia. La comincia Bo. È lui ad\n"
    "  avere più influenza, e sceglie il rosso.\n"
    "  - Ada ha Tribonianus (6) sulla posizione 4 e Antonina (11) sulla 11:\n"
    "    14 + 24 = 38. Con 5 per l'influenza fa 43 punti.\n"
    "  - Bo ha Belisarius (2) sulla posizione 6 e Niceforus (10) sulla 10:\n"
    "    23 + 23 = 46. Ha cominciato e ha scelto, quindi la sua influenza non dà\n"
    "    punti.\n"
    "  - Cy ha Eraclius (3) sulla posizione 2 e Antemius (9) sulla 9: 13 + 21 = 34.\n"
    "    Con 2 per l'influenza fa 36 punti.\n");
SAY(rules_justinian_end, "La fine\n"
                         "  La partita finisce\n"
                         "  - dopo la totalizzazione della Fase III, oppure\n"
                         "  - alla fine di un turno dopo il quale nessuno ha più segnalini, né in mano né\n"
                         "    nella riserva. Se in quel turno non c'è stata una totalizzazione, se ne fa\n"
                         "    un'ultima nella Fase in corso. Nessuno deve cominciarla; sceglie chi ha più\n"
                         "    influenza.\n"
                         "  - Finisce con un'ultima totalizzazione anche dopo un turno in cui nessuno ha\n"
                         "    giocato segnalini, nessuno ne ha pescati e nessuno ha cominciato una\n"
                         "    totalizzazione.\n"
                         "{empty_final}\n"
                         "  Dopo l'ultima totalizzazione non si scambiano carte. Vince chi ha più punti.\n"
                         "  In caso di parità la vittoria è condivisa.\n");
SAY(rules_justinian_values, "Quanto valgono i personaggi\n"
                            "  Un personaggio vale di più quanto più sta a destra, e di più di Fase in Fase.\n"
                            "  Chi parte più a sinistra può guadagnare di più. Dei numeri stampati sulla\n"
                            "  plancia, dai regolamenti se ne conoscono solo due. Il resto della tabella di\n"
                            "  Nika è una ricostruzione. Se hai la plancia, puoi caricare i suoi numeri.\n"
                            "{table}\n");
SAY(rules_justinian_names, "I nomi\n"
                           "  I regolamenti danno un nome a quattro personaggi: Belisarius (2), Basilius\n"
                           "  (4), Giulianus (7) e Niceforus (10). Gli altri otto nomi sono di Nika: Narses\n"
                           "  (1), Eraclius (3), Procopius (5), Tribonianus (6), Germanus (8), Antemius (9),\n"
                           "  Antonina (11) e Teodora (12).\n");

/* Byzantz. */
SAY(rules_byzantz_intro, "BYZANTZ, da 3 a 6 giocatori\n"
                         "\n"
                         "Fai affari al grande mercato: vinci all'asta lotti di carte, pagali con le carte\n"
                         "che hai in mano, raccogli tris e vendili. Vince il profitto più alto.\n");
SAY(rules_byzantz_cards, "Preparazione\n"
                         "  - Le merci sono sei: stoffa C, spezie S, vino W, legno T, grano G e olive O.\n"
                         "    Ognuna ha sei carte da 1, cinque da 2, tre da 3 e due da 4. C4 è una carta\n"
                         "    stoffa di valore 4.\n"
                         "  - I mercanti M sono 16, di valore 0.\n"
                         "  - Si mescolano insieme merci e mercanti e si danno quattro carte a ciascuno,\n"
                         "    da tenere segrete. Alcune carte si tolgono senza guardarle. Le altre formano\n"
                         "    il mazzo, che dura esattamente fino alla fine dell'ultimo round.\n"
                         "  - Le carte offerente si impilano con la più alta in cima.\n"
                         "  - Il primo giocatore si sceglie a caso.\n"
                         "\n"
                         "    giocatori   carte offerente   tolte   round\n"
                         "        3       6 4 2                4       8\n"
                         "        4       5 4 3 2             12       6\n"
                         "        5       5 4 3 2 1            2       6\n"
                         "        6       6 5 4 3 2 1          4       4\n");
SAY(rules_byzantz_auctions, "Un round, parte 1: le aste\n"
                            "  C'è un'asta per ogni carta offerente, dalla più alta. Scoprite tante carte del\n"
                            "  mazzo quante ne indica la carta offerente: sono il lotto. Partecipa solo chi\n"
                            "  non ha ancora una carta offerente. Ognuno vince esattamente un'asta.\n"
                            "  - La prima asta della partita la apre il primo giocatore. Ogni altra asta di\n"
                            "    un round la apre il primo giocatore, alla sinistra dell'ultimo vincitore,\n"
                            "    che non ha ancora una carta offerente. La prima asta di un nuovo round la\n"
                            "    apre chi nel round precedente aveva la carta offerente più bassa.\n"
                            "  - A turno, in senso orario, offri o passa.\n"
                            "  - Per offrire, metti scoperte davanti a te una o più carte merce della tua\n"
                            "    mano, accanto a quelle che hai già offerto. Contano solo i valori. Il totale\n"
                            "    deve superare ogni altra offerta. A un'offerta puoi aggiungere carte, mai\n"
                            "    scambiarle. I mercanti non si possono offrire.\n"
                            "  - Se passi, riprendi in mano la tua offerta e sei fuori da quest'asta.\n"
                            "  - Vince chi resta da solo con un'offerta. Se tutti gli altri hanno passato e\n"
                            "    nessuno ha offerto, l'ultimo può ancora offrire o passare. Se passano tutti,\n"
                            "    vince chi ha passato per primo.\n"
                            "  - Chi vince paga: tutta l'offerta va al mercato, poi una carta del lotto a sua\n"
                            "    scelta. Le altre carte del lotto vanno nella sua mano. Se hanno passato\n"
                            "    tutti, non si paga niente: l'intero lotto va in mano. In ogni caso chi vince\n"
                            "    prende la carta offerente.\n"
                            "  - L'ultimo giocatore di un round non fa offerte. In tre o quattro giocatori ci\n"
                            "    sono due carte: una a sua scelta va al mercato, l'altra in mano. In cinque o\n"
                            "    sei c'è una carta sola, che va al mercato.\n");
SAY(rules_byzantz_auctions_example, "Esempio: la prima asta con tre giocatori\n"
                                    "  La carta offerente è il 6, il lotto C1 S3 W4 W1 T2 M. Apre Ada.\n"
                                    "  - Ada offre O2: 2. Bo offre G3: 3. Cy passa. Ada aggiunge S2 alla sua offerta:\n"
                                    "    2 + 2 = 4. Bo passa e riprende G3.\n"
                                    "  - Ada ha vinto. I suoi O2 e S2 vanno al mercato. Del lotto dà T2 al mercato e\n"
                                    "    prende in mano C1 S3 W4 W1 M.\n"
                                    "  - Aveva 4 carte, ne ha pagate 2 e prese 5: ora ne ha 7. Prende il 6. Bo, alla\n"
                                    "    sua sinistra, apre l'asta per il 4.\n");
SAY(rules_byzantz_market, "Un round, parte 2: il mercato\n"
                          "  - Dalla carta offerente più bassa alla più alta, ognuno prende un gruppo dal\n"
                          "    mercato: tutte le carte di una merce, oppure tutti i mercanti.\n"
                          "  - Se c'è un gruppo, devi prenderlo. Se non ne restano, non ricevi niente.\n"
                          "  - Le carte che nessuno ha preso escono dal gioco. Le carte offerente tornano\n"
                          "    al centro, e comincia il round successivo.\n");
SAY(rules_byzantz_selling, "Vendere\n"
                           "  In qualsiasi momento, anche quando non è il tuo turno, puoi vendere tris dalla\n"
                           "  tua mano.\n"
                           "  - Un tris sono tre carte della stessa merce. I mercanti sono jolly: una o due\n"
                           "    delle tre carte possono essere mercanti. Anche tre mercanti sono un tris.\n"
                           "  - Mostra le tre carte. Tieni la più alta come profitto: conta il suo valore.\n"
                           "    Le altre due escono dal gioco. Di tre mercanti ne tieni uno, che conta 5.\n"
                           "  - Le carte di un'offerta non si possono vendere.\n"
                           "{open_profit}\n");
SAY(rules_byzantz_selling_example, "Esempio: una vendita con un mercante\n"
                                   "  Ada ha ora in mano C2 G1 C1 S3 W4 W1 M. Vende W4 W1 M come tre carte di vino.\n"
                                   "  Il W4 è il suo profitto: 4. W1 e M escono dal gioco, e le restano 4 carte.\n");
SAY(rules_byzantz_limit, "Sette carte\n"
                         "  Chi riceve carte da un lotto o dal mercato e ne ha poi più di sette deve\n"
                         "  subito vendere tris o scartare carte, finché non ne restano al massimo sette.\n"
                         "  Gli scarti si mostrano. Tutti gli altri aspettano.\n");
SAY(rules_byzantz_end, "La fine\n"
                       "  Dopo l'ultimo round tutti possono vendere ancora una volta. Vince il profitto\n"
                       "  più alto. In caso di parità vince chi ha più carte in mano, mercanti compresi.\n"
                       "  Se la parità rimane, la vittoria è condivisa.\n");
SAY(rules_byzantz_names, "I nomi\n"
                         "  Stoffa, spezie, vino, legno e grano vengono dal regolamento. La sesta merce lì\n"
                         "  non ha nome: «olive» è il nome dato da Nika.\n");

/* The null game. */
SAY(rules_null_all, "IL GIOCO NULLO, da 2 a 6 giocatori\n"
                    "\n"
                    "Un modello per programmatori. Ci sono due tessere per giocatore più una,\n"
                    "numerate da 1. Ognuno ne riceve due, l'ultima resta nascosta. A turno, gioca\n"
                    "coperta una delle tue tessere. Poi si scoprono tutte.\n"
                    "{winner}\n");

/* What switches mean. */
SAY(rules_option_justinian_tie_clockwise,
    "  - Se più giocatori hanno l'influenza maggiore, sceglie il colore il primo di\n"
    "    loro in senso orario a partire da chi ha passato per ultimo, compreso lui.\n");
SAY(rules_option_justinian_tie_latest_pass,
    "  - Se più giocatori hanno l'influenza maggiore, sceglie il colore chi di loro\n"
    "    ha passato più tardi in questo turno.\n");
SAY(rules_option_justinian_influence_chooser,
    "  - Tutti ricevono in punti la propria influenza, tranne chi sceglie il colore.\n");
SAY(rules_option_justinian_influence_trigger,
    "  - Tutti ricevono in punti la propria influenza, tranne chi ha cominciato la\n"
    "    totalizzazione. In un'ultima totalizzazione che nessuno ha cominciato, tutti\n"
    "    tranne chi sceglie il colore.\n");
SAY(rules_option_justinian_empty_final_score,
    "  - L'ultima totalizzazione si fa anche se non c'è nessun segnalino sulla\n"
    "    casella della Fase. Allora sono tutti in parità, e sceglie il colore chi ha\n"
    "    passato per ultimo.\n");
SAY(rules_option_justinian_empty_final_none,
    "  - Se non c'è nessun segnalino sulla casella della Fase, non si fa un'ultima\n"
    "    totalizzazione: la partita è semplicemente finita.\n");
SAY(rules_option_byzantz_open_profit_on, "  - Il profitto è coperto, ma tutti possono vedere a quanto ammonta.\n");
SAY(rules_option_byzantz_open_profit_off, "  - Il profitto resta coperto fino alla fine della partita. Nessuno vede a\n"
                                          "    quanto ammonta.\n");
SAY(rules_option_null_winner_highest, "  - Vince la tessera più alta.\n");
SAY(rules_option_null_winner_lowest, "  - Vince la tessera più bassa.\n");

/* Editions. */
SAY(rules_edition_justinian_en, "L'edizione inglese");
SAY(rules_edition_justinian_fr, "L'edizione francese");
SAY(rules_edition_justinian_it, "L'edizione italiana");
SAY(rules_edition_justinian_ja, "L'edizione giapponese");
SAY(rules_note_justinian_it, "  Non c'è nessuna differenza rispetto all'edizione inglese. Una parentesi al\n"
                             "  punto 4.2.2 del regolamento italiano nega i punti per l'influenza a chi ha\n"
                             "  cominciato la totalizzazione. Il punto 4.2.1 e l'esempio li negano invece a\n"
                             "  chi sceglie il colore. La parentesi è una svista; Nika non la segue.\n");
SAY(rules_note_justinian_ja, "  Non c'è nessuna differenza rispetto all'edizione inglese. Il riassunto della\n"
                             "  fine di una Fase nel regolamento giapponese nega i punti per l'influenza a chi\n"
                             "  ha cominciato la totalizzazione. La regola stessa li nega a chi sceglie il\n"
                             "  colore. Nel riassunto c'è una svista; Nika non la segue.\n");
SAY(rules_edition_null_plain, "L'edizione normale");
SAY(rules_edition_null_reverse, "L'edizione inversa");
SAME(rules_heading, "{edition} ({code})");

/* The other ways to play. */
SAY(rules_others_justinian, "Altre edizioni\n"
                            "  I regolamenti differiscono in alcune regole. Qui sopra ci sono quelle\n"
                            "  dell'edizione inglese, qui sotto ciò che cambia nelle altre. L'edizione si\n"
                            "  sceglie quando si prepara una partita.\n");
SAY(rules_others_byzantz, "Un altro modo di giocare\n"
                          "  Si sceglie quando si prepara una partita.\n");
SAY(rules_others_null, "Altre edizioni\n"
                       "  L'edizione si sceglie quando si prepara una partita.\n");

/* The table of what counselors are worth. */
SAY(rules_court_ours, "  La tabella mostra la ricostruzione: nelle righe i personaggi, nelle colonne le\n"
                      "  posizioni.\n");
SAY(rules_court_loaded, "  La tabella mostra numeri caricati: nelle righe i personaggi, nelle colonne le\n"
                        "  posizioni.\n");
SAY(rules_court_phase, "Fase {phase}");

/* Pictures of the browser. */
SAY(rules_fig_values, "Nel riquadro: la posizione di partenza del personaggio. Più il colore è intenso, più vale.");
SAY(rules_fig_market, "Al mercato: la sua offerta e una carta del lotto");
SAY(rules_fig_hand, "Nella sua mano: due carte di prima e cinque del lotto");
SAY(rules_fig_sold, "Venduto: la carta più alta resta, come profitto");

CATALOGUE(it, rules, NIKA_MESSAGES_RULES);
