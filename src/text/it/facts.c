/*
 * it/facts.c: what there is to say about facts, in Italian. The terms of Justinian are those of its Italian
 * rulebook. Goods stand beside "carta" and "carte" as they are, so nothing must agree with them; players' names have no
 * known gender.
 */
#include "../catalogue.h"

/* Byzantz: bids. */
SAY(BID_THIRD, "un'offerta di {number} ti costa la terza carta {good}, e con essa un tris da {second:points}");
SAY(BID_SET, "un'offerta di {number} rompe il tuo tris di carte {good}, che vale {second:points}");
SAY(BID_SALE, "dopo un'offerta di {number} le tue vendite renderebbero {second:points} in meno");
SAY(BID_PAIR, "un'offerta di {number} rompe la tua coppia di carte {good}");
SAY(BID_SINGLES, "un'offerta di {number} ti costa solo merci di cui hai una sola carta");
SAY(BID_NO_SET, "un'offerta di {number} non toglie nulla a ciò che potresti vendere");
SAY(BID_WINS, "tutti gli altri hanno passato: con un'offerta di {number} ti aggiudichi subito il lotto");
SAY(BID_UNBEATABLE, "nessuno, tra chi è ancora in asta, può offrire più di {number}");
SAY(BID_ONE_RIVAL, "solo {name} può ancora rilanciare, al massimo fino a {number}");
SAY(BUNDLE_SET, "il lotto completa un tris di carte {good}, che vale {number:points}");
SAY(BUNDLE_SALE, "con il lotto le tue vendite renderebbero {number:points} in più");
SAY_PLURAL(BUNDLE_MERCHANTS, "nel lotto c'è {number:merchants}", "nel lotto ci sono {number:merchants}");
SAY(BID_PICKS_BEFORE, "se ti aggiudichi il lotto, al mercato {name} sceglie prima di te");
SAY(BID_PICKS_LATE, "se ti aggiudichi il lotto, al mercato {number} giocatori scelgono prima di te");

/* Byzantz: passing. */
SAY(PASS_CANT, "le tue carte non bastano per superare {number}");
SAY(PASS_FREE, "se passano anche tutti gli altri, l'intero lotto è tuo senza pagare nulla");
SAY(PASS_OPENER, "{name} ha passato prima di tutti e prende l'intero lotto senza pagare nulla");
SAY(PASS_YIELDS, "{name} si aggiudica il lotto con un'offerta di {number}");
SAY(PASS_NO_USE, "con questo lotto le tue vendite non renderebbero di più");
SAY(PASS_FORGOES, "rinunci a un lotto con cui le tue vendite renderebbero {number:points} in più");
SAY(PASS_NEXT, "il prossimo lotto è di {number:cards}, e chi lo prende sceglie prima al mercato");
SAY(PASS_PICKS_FIRST, "chi non vince nessuna asta sceglie per primo al mercato");
SAY(PASS_TAKES_BACK, "riprendi in mano la tua offerta di {number}");

/* Byzantz: giving a card and taking a group. */
SAY(GIVE_COSTS, "senza questa carta le tue vendite renderebbero {number:points} in meno");
SAY(GIVE_NO_SET, "senza questa carta le tue vendite renderebbero altrettanto");
SAY(GIVE_JOINS, "al mercato ci saranno {number} carte {good}");
SAY(GIVE_ALONE, "per ora è l'unica carta {good} al mercato");
SAY(PICKS_BEFORE, "al mercato {name} sceglie prima di te");
SAY(PICKS_LATE, "al mercato {number} giocatori scelgono prima di te");
SAY(PICKS_FIRST, "al mercato la prima scelta è tua");
SAY(TAKE_SET, "il gruppo completa un tris di carte {good}, che vale {number:points}");
SAY(TAKE_SALE, "con queste carte le tue vendite renderebbero {number:points} in più");
SAY(TAKE_DENIES, "{name} potrebbe completare un tris con queste carte {good}");
SAY_PLURAL(TAKE_BRINGS, "prendi {number} carta {good}", "prendi {number} carte {good}");
SAY(OVER_LIMIT, "avresti in mano {number:cards}, e oltre le sette devi vendere o scartare");

/* Byzantz: selling and discarding. */
SAY(SELL_PAYS, "la vendita rende {number:points}");
SAY(SELL_BETTER, "vendute in altro modo, le tue carte renderebbero {number:points} in più");
SAY(SELL_JOKERS, "la vendita consuma {number:merchants}");
SAY(SELL_SAVES, "così devi scartare {number:cards} in meno");
SAY_PLURAL(SELL_LEAVES, "ti resta in mano {number:cards}", "ti restano in mano {number:cards}");
SAY(SELL_LAST, "sono le ultime vendite della partita");
SAY(DISCARD_COSTS, "senza questa carta le tue vendite renderebbero {number:points} in meno");
SAY(DISCARD_NO_SET, "senza questa carta le tue vendite renderebbero altrettanto");
SAY(DISCARD_SINGLE, "è la tua unica carta {good}");
SAY_PLURAL(DISCARD_LEAVES, "ti resta {number} altra carta {good}", "ti restano altre {number} carte {good}");
SAY(DISCARD_MORE, "poi dovrai liberarti ancora di {number:cards}");
SAY(DISCARD_LAST, "così torni a sette carte in mano");
SAY(DONE_NOTHING, "non hai più tris da vendere");
SAY(DONE_LOSES, "le tue vendite potrebbero rendere ancora {number:points}");
SAY_PLURAL(DONE_TIE, "tieni in mano {number:cards}, che conta in caso di parità",
           "tieni in mano {number:cards}, che contano in caso di parità");

/* Justinian: placing a token. */
SAY(RAISES_YOURS,
    "il segnalino fa salire {counselor} di {number:places}: circa {second:points} in più per la tua carta");
SAY(LOWERS_YOURS,
    "il segnalino fa scendere {counselor} di {number:places}: circa {second:points} in meno per la tua carta");
SAY(RAISES_OTHER, "il segnalino fa salire {counselor} di {number:places}, e tu non ne hai la carta");
SAY(LOWERS_OTHER, "il segnalino fa scendere {counselor} di {number:places}, e tu non ne hai la carta");
SAY(NO_FURTHER, "contando solo i tuoi segnalini, {counselor} è già all'estremità della fila");
SAY(LIFTS_YOURS, "{counselor}, di cui hai la carta, salirebbe di una posizione: circa {number:points} in più");
SAY(SINKS_YOURS, "{counselor}, di cui hai la carta, scenderebbe di una posizione: circa {number:points} in meno");
SAY(RIVAL_THERE, "{name} ha {number:tokens} su {counselor}");
SAY(THIRD_TOKEN, "è il terzo segnalino su {counselor}: non se ne possono aggiungere altri");
SAY(INFLUENCE, "la tua influenza sale a {number}, e per cominciare la totalizzazione ce ne vogliono {second}");
SAY(INFLUENCE_ENOUGH, "la tua influenza sale a {number}, e per cominciare la totalizzazione ne bastano {second}");
SAY(INFLUENCE_MORE, "la tua influenza sul promemoria Fasi sale a {number}");
SAY(SCORES_UNLESS_CHOOSER, "se il colore lo sceglie qualcun altro, il segnalino ti dà {number:points}");
SAY(SCORES_UNLESS_TRIGGER, "se la totalizzazione la comincia qualcun altro, il segnalino ti dà {number:points}");
SAY(RIVAL_SPACE, "{name} ha {number:tokens} sul promemoria Fasi");
SAY(ONE_MORE, "tutti gli altri hanno passato: è l'unico segnalino che puoi ancora mettere lì");

/* Justinian: passing, and the direction. */
SAY(PASS_LAST, "dopo di te non passa più nessuno: decidi tu da quale lato si comincia a muovere la corte, e sulla "
               "totalizzazione decidi prima degli altri");
SAY(PASS_LEAVES_LAST, "{name} passerà dopo tutti gli altri e deciderà da quale lato si comincia a muovere la corte");
SAY(PASS_DRAWS, "peschi {number:tokens} dalla tua riserva");
SAY(PASS_NO_RESERVE, "la tua riserva è vuota: non peschi nulla");
SAY(PASS_KEEPS, "tieni {number:tokens} per i turni successivi");
SAY(PASS_EMPTY, "non hai più segnalini da giocare");
SAY(DIRECTION_GAIN, "partendo da questo lato, le tue carte valgono in tutto {number:points} in più");
SAY(DIRECTION_LOSS, "partendo da questo lato, le tue carte valgono in tutto {number:points} in meno");
SAY(DIRECTION_SAME, "da qualunque lato si parta, le tue carte valgono in tutto lo stesso");
SAY(DIRECTION_HIGHER,
    "{counselor}, di cui hai la carta, finisce {number:places} più a destra che partendo dall'altro lato");
SAY(DIRECTION_LOWER,
    "{counselor}, di cui hai la carta, finisce {number:places} più a sinistra che partendo dall'altro lato");

/* Justinian: scorings. */
SAY(BEST_COLOR, "ora rendono di più le tue carte {color:cards}: {number:points}");
SAY(WORST_COLOR, "ora rendono di meno le tue carte {color:cards}: {number:points}");
SAY(CHOOSES_SURELY, "nessuno può eguagliare la tua influenza di {number}: il colore lo scegli tu");
SAY(RIVAL_MAY_CHOOSE, "{name} può avere un'influenza fino a {number} e potrebbe scegliere il colore");
SAY(TRIGGER_HAS, "la tua influenza è {number}, e ne bastano {second}");
SAY(TRIGGER_CANT, "la tua influenza è {number}, ma per cominciare la totalizzazione ce ne vogliono {second}");
SAY(NEXT_MAY_TRIGGER, "{name} decide dopo di te e può avere abbastanza influenza");
SAY(NOBODY_CAN_TRIGGER, "nessuno di quelli che decidono dopo di te può avere abbastanza influenza");
SAY(INFLUENCE_STAYS, "la tua influenza di {number} resta fino alla prossima totalizzazione");
SAY(THEN_NEXT_TURN, "se nessuno comincia la totalizzazione, segue un nuovo turno");
SAY(THEN_FORCED, "se nessuno comincia la totalizzazione, la partita si chiude con un'ultima totalizzazione");
SAY(THEN_OVER, "se nessuno comincia la totalizzazione, la partita finisce senza un'altra totalizzazione");
SAY(COLOR_PAYS, "le tue carte {color:cards} rendono {number:points}");
SAY(COLOR_OTHERS, "altrettante carte {color:cards}, tra quelle che non hai, rendono in media circa {number:points}");
SAY(COLOR_BEST, "nessun altro colore ti rende di più adesso");
SAY(COLOR_BETTER, "le tue carte {color:cards} renderebbero {number:points} in più");
SAY(EXCHANGES, "nella prossima Fase, con la fila com'è ora, {counselor} in {color} rende {number:points}, e le carte "
               "{color:cards} che non hai circa {second:points} in media");
SAY(EXCHANGES_WEAKEST, "nessuna delle tue carte rende di meno");
SAY(KEEPS_WEAKEST, "nella prossima Fase, con la fila com'è ora, la tua carta più debole è {counselor} in {color} con "
                   "{number:points}, mentre le carte {color:cards} che non hai rendono circa {second:points} in media");
SAY(KEEPS_AVERAGE, "nessuna delle tue carte è sotto la media di quelle del suo colore che non hai");

CATALOGUE_OF_FACTS(it);
