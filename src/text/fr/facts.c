/*
 * fr/facts.c: what there is to say about facts, in French. The terms of Justinian are those of its French rulebook.
 * Goods stand beside "carte" and "cartes" as they are; nothing agrees with names. A space that must not break
 * stands before a colon or a semicolon: \u00A0.
 */
#include "../catalogue.h"

/* Byzantz: bids. */
SAY(BID_THIRD, "une mise de {number} te coûte ta troisième carte {good}, et avec elle une série à {second:points}");
SAY(BID_SET, "une mise de {number} casse ta série de cartes {good}, qui vaut {second:points}");
SAY(BID_SALE, "après une mise de {number}, tes ventes rapporteraient {second:points} de moins");
SAY(BID_PAIR, "une mise de {number} casse ta paire de cartes {good}");
SAY(BID_SINGLES, "une mise de {number} ne te coûte que des marchandises dont tu n’as qu’une carte");
SAY(BID_NO_SET, "une mise de {number} n’enlève rien à ce que tu pourrais vendre");
SAY(BID_WINS, "tous les autres ont passé\u00A0: une mise de {number} remporte le lot tout de suite");
SAY(BID_UNBEATABLE, "personne d’autre en lice ne peut dépasser {number}");
SAY(BID_ONE_RIVAL, "à part {name}, qui peut monter jusqu’à {number}, plus personne ne peut surenchérir");
SAY(BUNDLE_SET, "le lot complète une série de cartes {good}, qui vaut {number:points}");
SAY(BUNDLE_SALE, "avec le lot, tes ventes rapporteraient {number:points} de plus");
SAY(BUNDLE_MERCHANTS, "le lot contient {number:merchants}");
SAY(BID_PICKS_BEFORE, "si tu remportes le lot, {name} choisit avant toi au marché");
SAY(BID_PICKS_LATE, "si tu remportes le lot, {number} joueurs choisissent avant toi au marché");

/* Byzantz: passing. */
SAY(PASS_CANT, "tes cartes ne suffisent pas pour dépasser {number}");
SAY(PASS_FREE, "si tous les autres passent aussi, tu reçois le lot entier sans rien payer");
SAY(PASS_OPENER, "{name} a passé avant tous les autres et reçoit le lot entier sans rien payer");
SAY(PASS_YIELDS, "{name} remporte le lot avec une mise de {number}");
SAY(PASS_NO_USE, "avec ce lot, tes ventes ne rapporteraient pas davantage");
SAY(PASS_FORGOES, "tu renonces à un lot avec lequel tes ventes rapporteraient {number:points} de plus");
SAY(PASS_NEXT, "le prochain lot compte {number:cards}, et le remporter permet de choisir plus tôt au marché");
SAY(PASS_PICKS_FIRST, "sans remporter d’enchère, on choisit en premier au marché");
SAY(PASS_TAKES_BACK, "tu reprends en main ta mise de {number}");

/* Byzantz: giving a card and taking a group. */
SAY(GIVE_COSTS, "sans cette carte, tes ventes rapporteraient {number:points} de moins");
SAY(GIVE_NO_SET, "sans cette carte, tes ventes rapporteraient tout autant");
SAY(GIVE_JOINS, "le marché comptera alors {number} cartes {good}");
SAY(GIVE_ALONE, "c’est pour l’instant la seule carte {good} au marché");
SAY(PICKS_BEFORE, "{name} choisit avant toi au marché");
SAY(PICKS_LATE, "{number} joueurs choisissent avant toi au marché");
SAY(PICKS_FIRST, "tu choisis en premier au marché");
SAY(TAKE_SET, "le groupe complète une série de cartes {good}, qui vaut {number:points}");
SAY(TAKE_SALE, "avec ces cartes, tes ventes rapporteraient {number:points} de plus");
SAY(TAKE_DENIES, "{name} pourrait compléter une série avec ces cartes {good}");
SAY_PLURAL(TAKE_BRINGS, "tu prends {number} carte {good}", "tu prends {number} cartes {good}");
SAY(OVER_LIMIT, "tu aurais {number:cards} en main, et au-delà de sept il faut vendre ou défausser");

/* Byzantz: selling and discarding. */
SAY(SELL_PAYS, "la vente rapporte {number:points}");
SAY(SELL_BETTER, "vendues autrement, tes cartes rapporteraient {number:points} de plus");
SAY(SELL_JOKERS, "la vente te coûte {number:merchants}");
SAY(SELL_SAVES, "tu auras ainsi {number:cards} de moins à défausser");
SAY(SELL_LEAVES, "il te reste {number:cards} en main");
SAY(SELL_LAST, "ce sont les dernières ventes de la partie");
SAY(DISCARD_COSTS, "sans cette carte, tes ventes rapporteraient {number:points} de moins");
SAY(DISCARD_NO_SET, "sans cette carte, tes ventes rapporteraient tout autant");
SAY(DISCARD_SINGLE, "c’est ta seule carte {good}");
SAY_PLURAL(DISCARD_LEAVES, "il te reste {number} autre carte {good}", "il te reste {number} autres cartes {good}");
SAY(DISCARD_MORE, "il faudra encore te séparer de {number:cards}");
SAY(DISCARD_LAST, "ta main revient ainsi à sept cartes");
SAY(DONE_NOTHING, "tu n’as plus de série à vendre");
SAY(DONE_LOSES, "tes ventes pourraient encore rapporter {number:points}");
SAY_PLURAL(DONE_TIE, "tu gardes en main {number:cards}, qui compte en cas d’égalité",
           "tu gardes en main {number:cards}, qui comptent en cas d’égalité");

/* Justinian: placing a token. */
SAY(RAISES_YOURS,
    "la fiche fait monter {counselor} de {number:places}\u00A0: environ {second:points} de plus pour ta carte");
SAY(LOWERS_YOURS,
    "la fiche fait descendre {counselor} de {number:places}\u00A0: environ {second:points} de moins pour ta "
    "carte");
SAY(RAISES_OTHER, "la fiche fait monter {counselor} de {number:places}, et tu n’as pas cette carte");
SAY(LOWERS_OTHER, "la fiche fait descendre {counselor} de {number:places}, et tu n’as pas cette carte");
SAY(NO_FURTHER, "avec tes seules fiches, {counselor} est déjà au bout de la rangée");
SAY(LIFTS_YOURS, "{counselor}, dont tu as la carte, monterait d’une place\u00A0: environ {number:points} de plus");
SAY(SINKS_YOURS, "{counselor}, dont tu as la carte, descendrait d’une place\u00A0: environ {number:points} de moins");
SAY(RIVAL_THERE, "{name} a {number:tokens} sur {counselor}");
SAY(THIRD_TOKEN, "c’est la troisième fiche sur {counselor}\u00A0: plus aucune ne peut s’y ajouter");
SAY(INFLUENCE, "ton influence monte à {number}, sur les {second} qu’il faut pour lancer un comptage");
SAY(INFLUENCE_ENOUGH, "ton influence monte à {number}, et il suffit de {second} pour lancer un comptage");
SAY(INFLUENCE_MORE, "ton influence sur le tableau des périodes monte à {number}");
SAY(SCORES_UNLESS_CHOOSER, "si quelqu’un d’autre choisit la couleur, la fiche te rapporte {number:points}");
SAY(SCORES_UNLESS_TRIGGER, "si quelqu’un d’autre lance le comptage, la fiche te rapporte {number:points}");
SAY(RIVAL_SPACE, "{name} a {number:tokens} sur le tableau des périodes");
SAY(ONE_MORE, "tous les autres ont passé\u00A0: c’est la seule fiche que tu peux encore y poser");

/* Justinian: passing, and the direction. */
SAY(PASS_LAST, "tu passes en dernier\u00A0: à toi de choisir de quel côté on commence, et de dire en premier si tu "
               "lances un comptage");
SAY(PASS_LEAVES_LAST, "{name} passera alors en dernier et choisira de quel côté on commence");
SAY(PASS_DRAWS, "tu tires {number:tokens} de ta réserve");
SAY(PASS_NO_RESERVE, "ta réserve est vide\u00A0: tu ne tires rien");
SAY(PASS_KEEPS, "tu gardes {number:tokens} pour les manches suivantes");
SAY(PASS_EMPTY, "tu n’as plus de fiche à poser");
SAY(DIRECTION_GAIN, "dans ce sens, tes cartes valent au total {number:points} de plus");
SAY(DIRECTION_LOSS, "dans ce sens, tes cartes valent au total {number:points} de moins");
SAY(DIRECTION_SAME, "dans un sens comme dans l’autre, tes cartes valent autant au total");
SAY(DIRECTION_HIGHER, "{counselor}, dont tu as la carte, finit {number:places} plus à droite que dans l’autre sens");
SAY(DIRECTION_LOWER, "{counselor}, dont tu as la carte, finit {number:places} plus à gauche que dans l’autre sens");

/* Justinian: scorings. */
SAY(BEST_COLOR, "tes cartes {color:cards} sont celles qui rapportent le plus\u00A0: {number:points}");
SAY(WORST_COLOR, "tes cartes {color:cards} sont celles qui rapportent le moins\u00A0: {number:points}");
SAY(CHOOSES_SURELY, "personne ne peut égaler ton influence de {number}\u00A0: c’est toi qui choisis la couleur");
SAY(RIVAL_MAY_CHOOSE, "{name} peut avoir jusqu’à {number} d’influence et pourrait choisir la couleur");
SAY(TRIGGER_HAS, "ton influence est de {number}, et il suffit de {second}");
SAY(TRIGGER_CANT, "ton influence est de {number}, mais il faut {second} pour lancer un comptage");
SAY(NEXT_MAY_TRIGGER, "{name} se prononce après toi et peut avoir assez d’influence");
SAY(NOBODY_CAN_TRIGGER, "après toi, personne ne peut avoir assez d’influence");
SAY(INFLUENCE_STAYS, "ton influence de {number} est conservée jusqu’au prochain comptage");
SAY(THEN_NEXT_TURN, "si personne ne lance de comptage, une nouvelle manche commence");
SAY(THEN_FORCED, "si personne ne lance de comptage, la partie se termine par un dernier comptage");
SAY(THEN_OVER, "si personne ne lance de comptage, la partie se termine sans autre comptage");
SAY(COLOR_PAYS, "tes cartes {color:cards} rapportent {number:points}");
SAY(COLOR_OTHERS, "autant de cartes {color:cards} prises parmi celles que tu n’as pas rapporteraient en moyenne "
                  "environ {number:points}");
SAY(COLOR_BEST, "aucune autre couleur ne te rapporte davantage en ce moment");
SAY(COLOR_BETTER, "tes cartes {color:cards} rapporteraient {number:points} de plus");
SAY(EXCHANGES,
    "à la période suivante, si la rangée ne change pas, {counselor} en {color} rapporte {number:points}, et les "
    "cartes {color:cards} que tu n’as pas environ {second:points} en moyenne");
SAY(EXCHANGES_WEAKEST, "aucune de tes cartes ne rapporte moins");
SAY(KEEPS_WEAKEST, "à la période suivante, si la rangée ne change pas, ta carte la plus faible est {counselor} en "
                   "{color} avec {number:points}, et les cartes {color:cards} que tu n’as pas rapportent environ "
                   "{second:points} en moyenne");
SAY(KEEPS_AVERAGE, "aucune de tes cartes n’est en dessous de la moyenne de celles de sa couleur que tu n’as pas");

CATALOGUE_OF_FACTS(fr);
