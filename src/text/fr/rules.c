/*
 * fr/rules.c: the rules of the games, their editions and switches, in French, in lines of at most 80 columns.
 * The terms of Justinian are those of its French rulebook.
 */
#include <nika/messages_rules.h>

#include "../catalogue.h"

/* Justinian. */
SAY(rules_justinian_intro, "JUSTINIEN (JUSTINIAN), pour 2 à 4 joueurs\n"
                           "\n"
                           "À la cour de l’empereur Justinien, douze courtisans forment une rangée. Certains\n"
                           "sont tes favoris secrets\u00A0: pousse-les vers la droite, retiens les autres, et\n"
                           "lance un comptage au bon moment. Il y a trois comptages au plus. À la fin, celui\n"
                           "qui a le plus de points gagne.\n");
SAY(rules_justinian_things, "Mise en place\n"
                            "  - La cour est une rangée de 12 places, de la place 1 à gauche, la plus basse,\n"
                            "    à la place 12 à droite, la plus haute. Le courtisan 1 commence sur la place\n"
                            "    1, le courtisan 2 sur la place 2, et ainsi de suite.\n"
                            "  - Le tableau des périodes a une case par période\u00A0: I, II et III. La partie\n"
                            "    commence dans la période I.\n"
                            "  - Il y a 48 cartes\u00A0: chaque courtisan une fois en rouge, bleu, vert et jaune.\n"
                            "    Mélangez chaque couleur à part. Chacun reçoit deux cartes de chaque couleur,\n"
                            "    ou trois à deux joueurs. Le reste d’une couleur forme sa pile, face cachée.\n"
                            "    Garde tes cartes secrètes.\n"
                            "  - Chacun a 22 fiches d’influence, noires (+) et rouges (-)\u00A0: pour chaque\n"
                            "    signe, cinq de valeur 1, quatre de valeur 2 et deux de valeur 3. Mélange les\n"
                            "    tiennes face cachée. Prends-en 10 en main\u00A0; les 12 autres restent face\n"
                            "    cachée\u00A0: c’est ta réserve.\n"
                            "  - Le premier joueur est tiré au sort.\n"
                            "  La partie se joue en manches. Une manche a trois parties\u00A0: chacun pose des\n"
                            "  fiches, la cour bouge, et quelqu’un peut lancer un comptage.\n");
SAY(rules_justinian_placing, "Partie 1\u00A0: poser des fiches\n"
                             "  Le premier joueur commence. À tour de rôle, dans le sens des aiguilles d’une\n"
                             "  montre, pose une fiche ou passe, jusqu’à ce que tous aient passé.\n"
                             "  - Pose la fiche face cachée sur un courtisan. Un courtisan en porte trois au\n"
                             "    plus en tout, quel qu’en soit le propriétaire.\n"
                             "  - Ou pose-la face cachée sur la case de la période en cours, qui peut en\n"
                             "    recevoir autant qu’on veut. La somme des valeurs de tes fiches est ton\n"
                             "    influence. Le signe ne compte pas\u00A0: +2 et -3 font 5.\n"
                             "  - Ou passe\u00A0: tire deux fiches de ta réserve, ou ce qu’il en reste. Tu ne joues\n"
                             "    plus jusqu’à la manche suivante. Sans fiche en main, tu dois passer.\n"
                             "  - Quand tous les autres ont passé, tu peux continuer seul, mais tu ne peux\n"
                             "    plus poser qu’une seule fiche sur la case de la période.\n"
                             "  Tu peux toujours regarder tes propres fiches cachées. Celles de la case de la\n"
                             "  période y restent face cachée, manche après manche, jusqu’à un comptage.\n");
SAY(rules_justinian_court, "Partie 2\u00A0: la cour bouge\n"
                           "  Retournez les fiches posées sur les courtisans.\n"
                           "  - Les courtisans qui ont des fiches se déplacent l’un après l’autre. Celui qui\n"
                           "    a passé en dernier décide si l’on commence par la gauche ou par la droite de\n"
                           "    la rangée. Si le résultat est le même, il n’y a rien à décider.\n"
                           "  - Additionnez les fiches du courtisan, les noires en plus, les rouges en\n"
                           "    moins. Il se déplace d’autant de places\u00A0: vers la droite si la somme est\n"
                           "    positive, vers la gauche si elle est négative. Il s’arrête au bout de la\n"
                           "    rangée. Si la somme est 0, il ne bouge pas.\n"
                           "  - Chaque courtisan qu’il dépasse se décale d’une place dans l’autre sens.\n"
                           "  - Quand tous ont bougé, ces fiches quittent le jeu.\n");
SAY(rules_justinian_court_example,
    "Exemple\u00A0: deux courtisans se déplacent\n"
    "  Tous les courtisans sont encore sur leur place de départ. Belisarius (2) a +2\n"
    "  et +1\u00A0: il avance de 3 vers la droite. Tribonianus (6) a +1 et -3\u00A0: il recule\n"
    "  de 2 vers la gauche.\n"
    "  - En commençant par la gauche\u00A0: Belisarius va de la place 2 à la place 5\u00A0; les\n"
    "    courtisans 3, 4 et 5 se décalent vers la gauche. Puis Tribonianus va de la\n"
    "    place 6 à la place 4 et dépasse Belisarius, qui finit sur la place 6. La\n"
    "    rangée\u00A0: 1 3 4 6 5 2 7 8 9 10 11 12.\n"
    "  - En commençant par la droite\u00A0: Tribonianus va d’abord de la place 6 à la\n"
    "    place 4. Puis Belisarius va de la place 2 à la place 5 et le dépasse, si\n"
    "    bien que Tribonianus finit sur la place 3. La rangée\u00A0:\n"
    "    1 3 6 4 2 5 7 8 9 10 11 12.\n");
SAY(rules_justinian_trigger, "Partie 3\u00A0: un comptage, ou pas\n"
                             "  En commençant par celui qui a passé en dernier, dans le sens des aiguilles\n"
                             "  d’une montre, on demande à chaque joueur, même à ceux qui ne le peuvent pas,\n"
                             "  s’il veut lancer un comptage.\n"
                             "  - Il faut une influence personnelle d’au moins 5 dans la période I, 9 dans la\n"
                             "    période II et 12 dans la période III. Même alors, personne n’y est obligé.\n"
                             "  - Dès que quelqu’un lance un comptage, celui-ci commence. On ne demande plus\n"
                             "    rien aux autres.\n"
                             "  - Si personne n’en lance, la période continue. Celui qui a passé en dernier\n"
                             "    est le premier joueur de la manche suivante.\n");
SAY(rules_justinian_scoring, "Le comptage\n"
                             "  - Retournez toutes les fiches de la case de la période. Le joueur qui a le\n"
                             "    plus d’influence choisit une des couleurs qui n’ont pas encore été comptées.\n"
                             "{tie}\n"
                             "{influence}\n"
                             "  - Chacun montre ses cartes de cette couleur. Pour chaque carte, tu marques la\n"
                             "    valeur de son courtisan, selon sa place et la période.\n"
                             "  - Les fiches de la case de la période et toutes les cartes de la couleur,\n"
                             "    celles de la pile aussi, quittent le jeu. Une des quatre couleurs au moins\n"
                             "    n’est jamais comptée.\n"
                             "  - Si la partie continue, chacun peut échanger une carte, en commençant par\n"
                             "    celui qui a passé en dernier et dans le sens des aiguilles d’une montre\u00A0:\n"
                             "    annonce sa couleur, glisse la carte, cachée, sous la pile de cette couleur\n"
                             "    et prends celle du dessus.\n"
                             "  - Puis la période suivante commence. Celui qui a passé en dernier est le\n"
                             "    premier joueur.\n");
SAY(rules_justinian_scoring_example,
    "Exemple\u00A0: un comptage dans la période I\n"
    "  La cour a bougé comme ci-dessus, en commençant par la gauche. Ada, qui a passé\n"
    "  en dernier, a +3 et -2 sur la case de la période\u00A0: 5. Bo a -3, +2 et +1\u00A0: 6.\n"
    "  Cy a +2\u00A0: 2. Ada pourrait lancer un comptage, mais elle renonce. Bo le lance.\n"
    "  C’est lui qui a le plus d’influence, et il choisit le rouge.\n"
    "  - Ada a Tribonianus (6) sur la place 4 et Antonina (11) sur la place 11\u00A0:\n"
    "    14 + 24 = 38. Avec 5 pour l’influence, elle marque 43 points.\n"
    "  - Bo a Belisarius (2) sur la place 6 et Niceforus (10) sur la place 10\u00A0:\n"
    "    23 + 23 = 46. Il a lancé le comptage et choisi, donc son influence ne\n"
    "    rapporte rien.\n"
    "  - Cy a Eraclius (3) sur la place 2 et Antemius (9) sur la place 9\u00A0:\n"
    "    13 + 21 = 34. Avec 2 pour l’influence, il marque 36 points.\n");
SAY(rules_justinian_end, "La fin\n"
                         "  La partie se termine\n"
                         "  - après le comptage de la période III, ou\n"
                         "  - à la fin d’une manche après laquelle personne n’a plus de fiche, ni en main\n"
                         "    ni en réserve. S’il n’y a pas eu de comptage dans cette manche, on en fait\n"
                         "    un dernier dans la période en cours. Personne n’a à le lancer\u00A0; le joueur\n"
                         "    qui a le plus d’influence choisit.\n"
                         "  - Elle se termine aussi par un dernier comptage après une manche où personne\n"
                         "    n’a posé de fiche, personne n’en a tiré et personne n’a lancé de comptage.\n"
                         "{empty_final}\n"
                         "  Après le dernier comptage, on n’échange pas de cartes. Celui qui a le plus de\n"
                         "  points gagne. En cas d’égalité, la victoire est partagée.\n");
SAY(rules_justinian_values, "Ce que valent les courtisans\n"
                            "  Un courtisan vaut plus à mesure qu’il va vers la droite, et plus de période en\n"
                            "  période. Ceux qui partent le plus bas ont le plus à gagner. Des nombres\n"
                            "  imprimés sur le plateau, les règles du jeu n’en donnent que deux. Le reste du\n"
                            "  tableau de Nika est une reconstitution. Si tu as le plateau, tu peux charger\n"
                            "  ses nombres.\n"
                            "{table}\n");
SAY(rules_justinian_names, "Les noms\n"
                           "  Les règles du jeu nomment quatre courtisans\u00A0: Belisarius (2), Basilius (4),\n"
                           "  Giulianus (7) et Niceforus (10). Nika a nommé les huit autres\u00A0: Narses (1),\n"
                           "  Eraclius (3), Procopius (5), Tribonianus (6), Germanus (8), Antemius (9),\n"
                           "  Antonina (11) et Teodora (12).\n");

/* Byzantz. */
SAY(rules_byzantz_intro, "BYZANTZ, pour 3 à 6 joueurs\n"
                         "\n"
                         "Tu fais du commerce au grand marché. Remporte des lots de cartes aux enchères,\n"
                         "paie-les avec les cartes de ta main, réunis des séries de trois et vends-les. Le\n"
                         "plus gros profit gagne.\n");
SAY(rules_byzantz_cards, "Mise en place\n"
                         "  - Il y a six marchandises\u00A0: tissu C, épices S, vin W, bois T, blé G et olives\n"
                         "    O. Chacune a six cartes de valeur 1, cinq de valeur 2, trois de valeur 3 et\n"
                         "    deux de valeur 4. C4 est une carte tissu de valeur 4.\n"
                         "  - Il y a 16 marchands M, de valeur 0.\n"
                         "  - Mélangez ensemble marchandises et marchands. Chacun reçoit quatre cartes,\n"
                         "    qu’il garde secrètes. Retirez quelques cartes sans les regarder. Le reste\n"
                         "    est la pioche. Elle dure exactement jusqu’à la fin de la dernière manche.\n"
                         "  - Empilez les cartes d’enchérisseur, la plus haute sur le dessus.\n"
                         "  - Le premier joueur est tiré au sort.\n"
                         "\n"
                         "    joueurs   cartes d’enchérisseur   retirées   manches\n"
                         "       3      6 4 2                       4         8\n"
                         "       4      5 4 3 2                    12         6\n"
                         "       5      5 4 3 2 1                   2         6\n"
                         "       6      6 5 4 3 2 1                 4         4\n");
SAY(rules_byzantz_auctions, "Une manche, partie 1\u00A0: les enchères\n"
                            "  Il y a une enchère par carte d’enchérisseur, la plus haute d’abord. Retournez\n"
                            "  autant de cartes de la pioche que l’indique la carte d’enchérisseur\u00A0: c’est le\n"
                            "  lot. Seuls participent ceux qui n’ont pas encore de carte d’enchérisseur.\n"
                            "  Chacun remporte exactement une enchère.\n"
                            "  - Le premier joueur ouvre la première enchère de la partie. Chaque autre\n"
                            "    enchère d’une manche est ouverte par le joueur le plus proche à la gauche du\n"
                            "    dernier gagnant qui n’a pas encore de carte d’enchérisseur. La première\n"
                            "    enchère d’une nouvelle manche est ouverte par celui qui avait la carte\n"
                            "    d’enchérisseur la plus basse dans la manche précédente.\n"
                            "  - À tour de rôle, dans le sens des aiguilles d’une montre, mise ou passe.\n"
                            "  - Pour miser, pose une ou plusieurs cartes marchandise de ta main, face\n"
                            "    visible, devant toi, à côté de celles de ta mise. Seules leurs valeurs\n"
                            "    comptent. Le total doit dépasser toute autre mise. Tu peux ajouter des\n"
                            "    cartes à une mise, jamais les échanger. On ne peut pas miser de marchands.\n"
                            "  - Si tu passes, reprends ta mise en main. Tu quittes cette enchère.\n"
                            "  - Celui qui reste seul avec une mise gagne. Si tous les autres ont passé et\n"
                            "    que personne n’a misé, le dernier peut encore miser ou passer. Si tous\n"
                            "    passent, celui qui a passé en premier gagne.\n"
                            "  - Le gagnant paie\u00A0: toute sa mise va au marché, puis une carte du lot, de son\n"
                            "    choix. Les autres cartes du lot vont dans sa main. Si tous ont passé, on ne\n"
                            "    paie rien\u00A0: le lot entier va en main. Dans tous les cas, le gagnant prend la\n"
                            "    carte d’enchérisseur.\n"
                            "  - Le dernier joueur d’une manche ne mise pas. À trois ou quatre joueurs, il y\n"
                            "    a deux cartes\u00A0: l’une, de son choix, va au marché, l’autre en main. À cinq\n"
                            "    ou six joueurs, il y a une carte\u00A0: elle va au marché.\n");
SAY(rules_byzantz_auctions_example,
    "Exemple\u00A0: la première enchère à trois joueurs\n"
    "  La carte d’enchérisseur est le 6, le lot C1 S3 W4 W1 T2 M. Ada ouvre.\n"
    "  - Ada mise O2\u00A0: 2. Bo mise G3\u00A0: 3. Cy passe. Ada ajoute S2 à sa mise\u00A0:\n"
    "    2 + 2 = 4. Bo passe et reprend G3.\n"
    "  - Ada a gagné. O2 et S2 vont au marché. Du lot, elle donne T2 au marché et\n"
    "    prend en main C1 S3 W4 W1 M.\n"
    "  - Elle avait 4 cartes, en a payé 2 et pris 5\u00A0: elle en a maintenant 7. Elle\n"
    "    prend le 6. Bo, à sa gauche, ouvre l’enchère pour le 4.\n");
SAY(rules_byzantz_market, "Une manche, partie 2\u00A0: le marché\n"
                          "  - De la carte d’enchérisseur la plus basse à la plus haute, chacun prend un\n"
                          "    groupe au marché\u00A0: toutes les cartes d’une marchandise, ou tous les\n"
                          "    marchands.\n"
                          "  - Tu dois prendre un groupe s’il y en a un. S’il n’en reste pas, tu ne reçois\n"
                          "    rien.\n"
                          "  - Ce que personne n’a pris quitte le jeu. Les cartes d’enchérisseur retournent\n"
                          "    sur la pile, et la manche suivante commence.\n");
SAY(rules_byzantz_selling, "Vendre\n"
                           "  À tout moment, même quand ce n’est pas ton tour, tu peux vendre des séries de\n"
                           "  ta main.\n"
                           "  - Une série, ce sont trois cartes d’une même marchandise. Les marchands sont\n"
                           "    des jokers\u00A0: une ou deux des trois cartes peuvent être des marchands. Trois\n"
                           "    marchands sont aussi une série.\n"
                           "  - Montre les trois cartes. Garde la plus haute comme profit\u00A0: elle compte pour\n"
                           "    sa valeur. Les deux autres quittent le jeu. De trois marchands, tu en gardes\n"
                           "    un, qui compte 5.\n"
                           "  - Les cartes d’une mise ne peuvent pas être vendues.\n"
                           "{open_profit}\n");
SAY(rules_byzantz_selling_example,
    "Exemple\u00A0: une vente avec un marchand\n"
    "  Ada a maintenant en main C2 G1 C1 S3 W4 W1 M. Elle vend W4 W1 M comme trois\n"
    "  cartes de vin. Le W4 est son profit\u00A0: 4. W1 et M quittent le jeu, et il lui\n"
    "  reste 4 cartes.\n");
SAY(rules_byzantz_limit, "Sept cartes\n"
                         "  Celui qui reçoit des cartes d’un lot ou du marché et en a ensuite plus de sept\n"
                         "  doit aussitôt vendre des séries ou défausser des cartes, jusqu’à ce qu’il lui\n"
                         "  en reste sept au plus. Les défausses sont montrées. Tous les autres attendent.\n");
SAY(rules_byzantz_end, "La fin\n"
                       "  Après la dernière manche, chacun peut vendre une dernière fois. Le plus gros\n"
                       "  profit gagne. En cas d’égalité, celui qui a le plus de cartes en main gagne,\n"
                       "  marchands compris. Si l’égalité demeure, la victoire est partagée.\n");
SAY(rules_byzantz_names, "Les noms\n"
                         "  Tissu, épices, vin, bois et blé viennent de la règle du jeu. Elle ne nomme pas\n"
                         "  la sixième marchandise\u00A0: «\u00A0olives\u00A0» est le nom que lui donne Nika.\n");

/* The null game. */
SAY(rules_null_all, "LE JEU «\u00A0NULL\u00A0», pour 2 à 6 joueurs\n"
                    "\n"
                    "Un modèle pour programmeurs. Il y a deux tuiles par joueur et une de plus,\n"
                    "numérotées à partir de 1. Chacun en reçoit deux\u00A0; la dernière reste cachée. À\n"
                    "tour de rôle, pose une de tes tuiles face cachée. Puis on les retourne toutes.\n"
                    "{winner}\n");

/* What switches mean. */
SAY(rules_option_justinian_tie_clockwise,
    "  - Si plusieurs ont le plus d’influence, la couleur est choisie par le premier\n"
    "    d’entre eux dans le sens des aiguilles d’une montre, à partir de celui qui a\n"
    "    passé en dernier, lui compris.\n");
SAY(rules_option_justinian_tie_latest_pass,
    "  - Si plusieurs ont le plus d’influence, la couleur est choisie par celui\n"
    "    d’entre eux qui a passé le plus tard dans cette manche.\n");
SAY(rules_option_justinian_influence_chooser,
    "  - Chacun marque son influence en points, sauf celui qui choisit la couleur.\n");
SAY(rules_option_justinian_influence_trigger,
    "  - Chacun marque son influence en points, sauf celui qui a lancé le comptage.\n"
    "    Dans un dernier comptage que personne n’a lancé, chacun sauf celui qui\n"
    "    choisit la couleur.\n");
SAY(rules_option_justinian_empty_final_score,
    "  - Le dernier comptage a lieu même s’il n’y a aucune fiche sur la case de la\n"
    "    période. Tous sont alors à égalité, et celui qui a passé en dernier choisit\n"
    "    la couleur.\n");
SAY(rules_option_justinian_empty_final_none,
    "  - S’il n’y a aucune fiche sur la case de la période, le dernier comptage n’a\n"
    "    pas lieu\u00A0: la partie se termine, tout simplement.\n");
SAY(rules_option_byzantz_open_profit_on, "  - Le profit est face cachée, mais chacun peut en voir le total.\n");
SAY(rules_option_byzantz_open_profit_off,
    "  - Le profit reste face cachée jusqu’à la fin de la partie. Personne n’en voit\n"
    "    le total.\n");
SAY(rules_option_null_winner_highest, "  - La tuile la plus haute gagne.\n");
SAY(rules_option_null_winner_lowest, "  - La tuile la plus basse gagne.\n");

/* Editions. */
SAY(rules_edition_justinian_en, "L’édition anglaise");
SAY(rules_edition_justinian_fr, "L’édition française");
SAY(rules_edition_justinian_it, "L’édition italienne");
SAY(rules_edition_justinian_ja, "L’édition japonaise");
SAY(rules_note_justinian_it, "  Il n’y a aucune différence avec l’édition anglaise. Au point 4.2.2 de la règle\n"
                             "  italienne, une parenthèse refuse les points d’influence à celui qui a lancé le\n"
                             "  comptage. Le point 4.2.1 et l’exemple les refusent à celui qui choisit la\n"
                             "  couleur. La parenthèse est une erreur\u00A0; Nika ne la suit pas.\n");
SAY(rules_note_justinian_ja, "  Il n’y a aucune différence avec l’édition anglaise. Le résumé d’une période\n"
                             "  dans la règle japonaise refuse les points d’influence à celui qui a lancé le\n"
                             "  comptage. La règle elle-même les refuse à celui qui choisit la couleur. C’est\n"
                             "  une erreur du résumé\u00A0; Nika ne la suit pas.\n");
SAY(rules_edition_null_plain, "L’édition normale");
SAY(rules_edition_null_reverse, "L’édition inversée");
SAME(rules_heading, "{edition} ({code})");

/* The other ways to play. */
SAY(rules_others_justinian, "Autres éditions\n"
                            "  Les règles imprimées diffèrent sur quelques points. Ci-dessus, celles de\n"
                            "  l’édition anglaise\u00A0; ci-dessous, ce que les autres changent. L’édition se\n"
                            "  choisit à la préparation d’une partie.\n");
SAY(rules_others_byzantz, "Une autre façon de jouer\n"
                          "  Elle se choisit à la préparation d’une partie.\n");
SAY(rules_others_null, "Autres éditions\n"
                       "  L’édition se choisit à la préparation d’une partie.\n");

/* The table of what counselors are worth. */
SAY(rules_court_ours, "  Le tableau montre la reconstitution\u00A0: une ligne par courtisan, une colonne par\n"
                      "  place.\n");
SAY(rules_court_loaded, "  Le tableau montre des nombres chargés\u00A0: une ligne par courtisan, une colonne\n"
                        "  par place.\n");
SAY(rules_court_phase, "Période {phase}");

/* Pictures of the browser. */
SAY(rules_fig_values, "Encadrée\u00A0: la place de départ du courtisan. Plus la couleur est soutenue, plus il vaut.");
SAY(rules_fig_market, "Au marché\u00A0: sa mise et une carte du lot");
SAY(rules_fig_hand, "Dans sa main\u00A0: deux cartes d’avant et cinq du lot");
SAY(rules_fig_sold, "Vendu\u00A0: la carte la plus haute reste, comme profit");

CATALOGUE(fr, rules, NIKA_MESSAGES_RULES);
