/*
 * fr/facts.c: what there is to say about facts, in French. The terms of Justinian are those of its French rulebook.
 * Goods stand beside "carte" and "cartes" as they are; names never follow a word that would lose its vowel before them
 * (de, que), and nothing agrees with them. A space that must not break stands before a colon or a semicolon: \u00A0.
 */
#include "../catalogue.h"

/* Byzantz: bids. */
SAY(BID_THIRD, "une enchère de {number} vous coûte votre troisième carte {good}, et avec elle une série à "
               "{second:points}");
SAY(BID_SET, "une enchère de {number} casse votre série de cartes {good}, qui vaut {second:points}");
SAY(BID_SALE, "après une enchère de {number}, vos ventes rapporteraient {second:points} de moins");
SAY(BID_PAIR, "une enchère de {number} casse votre paire de cartes {good}");
SAY(BID_SINGLES, "une enchère de {number} ne vous coûte que des marchandises dont vous n'avez qu'une carte");
SAY(BID_NO_SET, "une enchère de {number} n'enlève rien à ce que vous pourriez vendre");
SAY(BID_WINS, "tous les autres ont passé\u00A0: une enchère de {number} remporte le lot tout de suite");
SAY(BID_UNBEATABLE, "aucun joueur encore en lice ne peut dépasser {number}");
SAY(BID_ONE_RIVAL, "{name} peut encore monter jusqu'à {number} au plus, et personne d'autre ne peut surenchérir");
SAY(BUNDLE_SET, "le lot complète une série de cartes {good}, qui vaut {number:points}");
SAY(BUNDLE_SALE, "avec le lot, vos ventes rapporteraient {number:points} de plus");
SAY(BUNDLE_MERCHANTS, "le lot contient {number:merchants}");
SAY(BID_PICKS_BEFORE, "si vous remportez le lot, {name} choisit avant vous au marché");
SAY(BID_PICKS_LATE, "si vous remportez le lot, {number} joueurs choisissent avant vous au marché");

/* Byzantz: passing. */
SAY(PASS_CANT, "vos cartes ne suffisent pas pour dépasser {number}");
SAY(PASS_FREE, "si tous les autres passent aussi, vous recevez le lot entier sans rien payer");
SAY(PASS_OPENER, "{name} a passé avant tous les autres et reçoit le lot entier sans rien payer");
SAY(PASS_YIELDS, "{name} remporte le lot avec une enchère de {number}");
SAY(PASS_NO_USE, "avec ce lot, vos ventes ne rapporteraient pas davantage");
SAY(PASS_FORGOES, "vous renoncez à un lot avec lequel vos ventes rapporteraient {number:points} de plus");
SAY(PASS_NEXT, "le prochain lot compte {number:cards}, et celui qui le reçoit choisit plus tôt au marché");
SAY(PASS_PICKS_FIRST, "celui qui ne remporte aucune enchère choisit en premier au marché");
SAY(PASS_TAKES_BACK, "vous reprenez en main votre enchère de {number}");

/* Byzantz: giving a card and taking a group. */
SAY(GIVE_COSTS, "sans cette carte, vos ventes rapporteraient {number:points} de moins");
SAY(GIVE_NO_SET, "sans cette carte, vos ventes rapporteraient tout autant");
SAY(GIVE_JOINS, "le marché comptera alors {number} cartes {good}");
SAY(GIVE_ALONE, "c'est pour l'instant la seule carte {good} au marché");
SAY(PICKS_BEFORE, "{name} choisit avant vous au marché");
SAY(PICKS_LATE, "{number} joueurs choisissent avant vous au marché");
SAY(PICKS_FIRST, "vous choisissez en premier au marché");
SAY(TAKE_SET, "le groupe complète une série de cartes {good}, qui vaut {number:points}");
SAY(TAKE_SALE, "avec ces cartes, vos ventes rapporteraient {number:points} de plus");
SAY(TAKE_DENIES, "{name} pourrait compléter une série avec ces cartes {good}");
SAY_PLURAL(TAKE_BRINGS, "vous prenez {number} carte {good}", "vous prenez {number} cartes {good}");
SAY(OVER_LIMIT, "vous auriez {number:cards} en main, et au-delà de sept il faut vendre ou défausser");

/* Byzantz: selling and discarding. */
SAY(SELL_PAYS, "la vente rapporte {number:points}");
SAY(SELL_BETTER, "vendues autrement, vos cartes rapporteraient {number:points} de plus");
SAY(SELL_JOKERS, "la vente vous coûte {number:merchants}");
SAY(SELL_SAVES, "vous aurez ainsi {number:cards} de moins à défausser");
SAY(SELL_LEAVES, "il vous reste {number:cards} en main");
SAY(SELL_LAST, "ce sont les dernières ventes de la partie");
SAY(DISCARD_COSTS, "sans cette carte, vos ventes rapporteraient {number:points} de moins");
SAY(DISCARD_NO_SET, "sans cette carte, vos ventes rapporteraient tout autant");
SAY(DISCARD_SINGLE, "c'est votre seule carte {good}");
SAY_PLURAL(DISCARD_LEAVES, "il vous reste {number} autre carte {good}", "il vous reste {number} autres cartes {good}");
SAY(DISCARD_MORE, "il faudra encore vous séparer de {number:cards}");
SAY(DISCARD_LAST, "votre main revient ainsi à sept cartes");
SAY(DONE_NOTHING, "vous n'avez plus de série à vendre");
SAY(DONE_LOSES, "vos ventes pourraient encore rapporter {number:points}");
SAY_PLURAL(DONE_TIE, "vous gardez en main {number:cards}, qui compte en cas d'égalité",
           "vous gardez en main {number:cards}, qui comptent en cas d'égalité");

/* Justinian: placing a token. */
SAY(RAISES_YOURS,
    "la fiche fait monter {counselor} de {number:places}\u00A0: environ {second:points} de plus pour votre carte");
SAY(LOWERS_YOURS,
    "la fiche fait descendre {counselor} de {number:places}\u00A0: environ {second:points} de moins pour votre "
    "carte");
SAY(RAISES_OTHER, "la fiche fait monter {counselor} de {number:places}, et vous n'avez pas cette carte");
SAY(LOWERS_OTHER, "la fiche fait descendre {counselor} de {number:places}, et vous n'avez pas cette carte");
SAY(NO_FURTHER, "avec vos seules fiches, {counselor} est déjà au bout de la rangée");
SAY(LIFTS_YOURS, "{counselor}, dont vous avez la carte, monterait d'une place\u00A0: environ {number:points} de plus");
SAY(SINKS_YOURS,
    "{counselor}, dont vous avez la carte, descendrait d'une place\u00A0: environ {number:points} de moins");
SAY(RIVAL_THERE, "{name} a {number:tokens} sur {counselor}");
SAY(THIRD_TOKEN, "c'est la troisième fiche sur {counselor}\u00A0: plus aucune ne peut s'y ajouter");
SAY(INFLUENCE, "votre influence passe à {number} sur les {second} points requis pour lancer un comptage");
SAY(INFLUENCE_ENOUGH, "votre influence passe à {number}, et {second} suffit pour lancer un comptage des points");
SAY(INFLUENCE_MORE, "votre influence sur le tableau des périodes passe à {number}");
SAY(SCORES_UNLESS_CHOOSER, "si quelqu'un d'autre choisit la couleur, la fiche vous rapporte {number:points}");
SAY(SCORES_UNLESS_TRIGGER, "si quelqu'un d'autre lance le comptage, la fiche vous rapporte {number:points}");
SAY(RIVAL_SPACE, "{name} a {number:tokens} sur le tableau des périodes");
SAY(ONE_MORE, "tous les autres ont passé\u00A0: c'est la seule fiche que vous pouvez encore y poser");

/* Justinian: passing, and the direction. */
SAY(PASS_LAST, "vous passez en dernier\u00A0: à vous de choisir de quel côté on commence, et d'annoncer en premier si "
               "vous lancez un comptage des points");
SAY(PASS_LEAVES_LAST, "{name} passera alors en dernier et choisira de quel côté on commence");
SAY(PASS_DRAWS, "vous tirez {number:tokens} de votre réserve");
SAY(PASS_NO_RESERVE, "votre réserve est vide\u00A0: vous ne tirez rien");
SAY(PASS_KEEPS, "vous gardez {number:tokens} pour les manches suivantes");
SAY(PASS_EMPTY, "vous n'avez plus de fiche à poser");
SAY(DIRECTION_GAIN, "dans ce sens, vos cartes valent en tout {number:points} de plus");
SAY(DIRECTION_LOSS, "dans ce sens, vos cartes valent en tout {number:points} de moins");
SAY(DIRECTION_SAME, "dans un sens comme dans l'autre, vos cartes valent en tout autant");
SAY(DIRECTION_HIGHER,
    "{counselor}, dont vous avez la carte, finit {number:places} plus à droite que dans l'autre sens");
SAY(DIRECTION_LOWER, "{counselor}, dont vous avez la carte, finit {number:places} plus à gauche que dans l'autre sens");

/* Justinian: scorings. */
SAY(BEST_COLOR, "vos cartes {color:cards} sont celles qui rapportent le plus\u00A0: {number:points}");
SAY(WORST_COLOR, "vos cartes {color:cards} sont celles qui rapportent le moins\u00A0: {number:points}");
SAY(CHOOSES_SURELY, "personne ne peut égaler votre influence de {number}\u00A0: c'est vous qui choisissez la couleur");
SAY(RIVAL_MAY_CHOOSE, "{name} peut avoir jusqu'à {number} d'influence et pourrait choisir la couleur");
SAY(TRIGGER_HAS, "votre influence est de {number}, et {second} suffit");
SAY(TRIGGER_CANT, "votre influence est de {number}, mais il faut {second} pour lancer un comptage des points");
SAY(NEXT_MAY_TRIGGER, "{name} parle après vous et peut avoir assez d'influence");
SAY(NOBODY_CAN_TRIGGER, "après vous, personne ne peut avoir assez d'influence");
SAY(INFLUENCE_STAYS, "votre influence de {number} reste acquise jusqu'au comptage des points");
SAY(THEN_NEXT_TURN, "si personne ne lance de comptage, une nouvelle manche commence");
SAY(THEN_FORCED, "si personne ne lance de comptage, la partie se termine par un dernier comptage");
SAY(THEN_OVER, "si personne ne lance de comptage, la partie se termine sans autre comptage");
SAY(COLOR_PAYS, "vos cartes {color:cards} rapportent {number:points}");
SAY(COLOR_OTHERS,
    "autant de cartes {color:cards} parmi celles que vous n'avez pas rapportent environ {number:points} en moyenne");
SAY(COLOR_BEST, "aucune autre couleur ne vous rapporte plus en ce moment");
SAY(COLOR_BETTER, "vos cartes {color:cards} rapporteraient {number:points} de plus");
SAY(EXCHANGES,
    "à la période suivante, si la rangée ne change pas, {counselor} en {color} rapporte {number:points}, et les "
    "cartes {color:cards} que vous n'avez pas environ {second:points} en moyenne");
SAY(EXCHANGES_WEAKEST, "aucune de vos cartes ne rapporte moins");
SAY(KEEPS_WEAKEST, "à la période suivante, si la rangée ne change pas, votre carte la plus faible est {counselor} en "
                   "{color} avec {number:points}, et les cartes {color:cards} que vous n'avez pas rapportent environ "
                   "{second:points} en moyenne");
SAY(KEEPS_AVERAGE, "aucune de vos cartes n'est en dessous de la moyenne de celles de sa couleur que vous n'avez pas");

CATALOGUE_OF_FACTS(fr);
