/*
 * fr/rules.c: the rules of the games, their editions and switches, in French, in lines of at most 80 columns.
 * The terms of Justinian are those of its French rulebook.
 */
#include <nika/messages_rules.h>

#include "../catalogue.h"

/* Justinian. */
SAY(rules_justinian_intro, "JUSTINIAN, pour 2 à 4 joueurs\n"
                           "\n"
                           "À la cour de l’empereur, douze courtisans forment une rangée. Pousse tes favoris\n"
                           "secrets vers la droite, retiens les autres, et choisis le bon moment pour\n"
                           "marquer.\n");
SAY(rules_justinian_things, "Le matériel\n"
                            "  Les courtisans 1 à 12 commencent sur les places 1 à 12, à partir de la gauche.\n"
                            "  Les cartes ont quatre couleurs, rouge, bleu, vert et jaune, et chaque couleur\n"
                            "  compte une carte par courtisan. Tu as en main deux cartes de chaque couleur\n"
                            "  (trois à deux joueurs)\u00A0; les autres forment les piles.\n"
                            "  Chacun a 22 fiches d’influence, noires (+) et rouges (-)\u00A0: pour chaque signe,\n"
                            "  cinq de valeur 1, quatre de 2 et deux de 3. Tu commences avec 10 fiches en\n"
                            "  main\u00A0; les 12 autres sont ta réserve, face cachée.\n");
SAY(rules_justinian_placing, "Une manche\u00A0: poser des fiches\n"
                             "  À tour de rôle, dans le sens des aiguilles d’une montre, pose une fiche face\n"
                             "  cachée ou passe.\n"
                             "  - Sur un courtisan\u00A0: trois fiches au plus en tout, quel qu’en soit le\n"
                             "    propriétaire.\n"
                             "  - Sur le tableau des périodes, dans la case de la période en cours\u00A0: autant\n"
                             "    que tu veux. La somme de leurs valeurs est ton influence, et là, plus et\n"
                             "    moins comptent de la même façon\u00A0: un +2 et un -3 font 5.\n"
                             "  - Si tu passes, tu tires deux fiches de ta réserve, tant qu’il y en a, et la\n"
                             "    manche est finie pour toi. Sans fiche en main, tu dois passer.\n"
                             "  Quand tous les autres ont passé, tu peux continuer à jouer, mais tu ne peux\n"
                             "  plus poser qu’une seule fiche sur le tableau des périodes.\n");
SAY(rules_justinian_court, "La cour bouge\n"
                           "  On retourne les fiches posées sur les courtisans. Celui qui a passé en dernier\n"
                           "  décide si l’on commence par la gauche ou par la droite, si cela change quelque\n"
                           "  chose. Dans cet ordre, chaque courtisan qui a des fiches se déplace de leur\n"
                           "  somme\u00A0: vers la droite si elle est positive, vers la gauche si elle est\n"
                           "  négative, au plus jusqu’au bout de la rangée. Ceux qu’il dépasse se décalent.\n"
                           "  Ses fiches quittent ensuite le jeu.\n");
SAY(rules_justinian_scoring, "Le comptage des points\n"
                             "  On demande alors à chacun, qu’il le puisse ou non, en commençant par celui qui\n"
                             "  a passé en dernier, s’il veut lancer un comptage. Il faut pour cela une\n"
                             "  influence personnelle d’au moins 5 dans la période I, 9 dans la période II, 12\n"
                             "  dans la période III. Personne n’y est obligé.\n"
                             "  - On retourne toutes les fiches du tableau des périodes. Celui qui a le plus\n"
                             "    d’influence choisit une couleur qui n’a pas encore été comptée. En cas\n"
                             "    d’égalité (selon l’édition, voir plus bas), c’est le premier, dans le\n"
                             "    sens des aiguilles d’une montre, à partir de celui qui a passé en dernier,\n"
                             "    lui compris.\n"
                             "  - Tous les autres marquent leur influence en points (selon l’édition).\n"
                             "  - Chacun montre ses cartes de la couleur choisie et marque la valeur de chaque\n"
                             "    courtisan, selon sa place et la période. La couleur quitte le jeu, les\n"
                             "    fiches aussi.\n"
                             "  - Si la partie continue, chacun, dans le même ordre, peut échanger une carte\u00A0:\n"
                             "    la glisser sous la pile de sa couleur et prendre celle du dessus. Puis la\n"
                             "    période suivante commence.\n"
                             "  Si personne ne lance de comptage, les fiches du tableau des périodes restent\n"
                             "  où elles sont. Celui qui a passé en dernier commence la manche suivante. Une\n"
                             "  couleur au moins n’est jamais comptée.\n");
SAY(rules_justinian_end, "La fin\n"
                         "  La partie se termine après le comptage de la période III, ou quand toutes les\n"
                         "  fiches ont été jouées. Dans ce cas, si personne n’a lancé de comptage, on en\n"
                         "  fait quand même un dernier (selon l’édition)\u00A0; celui qui a le plus\n"
                         "  d’influence choisit la couleur. De même après une manche où personne n’a rien\n"
                         "  posé, rien tiré ni lancé de comptage. Celui qui a le plus de points gagne\u00A0; en\n"
                         "  cas d’égalité, la victoire est partagée.\n");
SAY(rules_justinian_values, "Les valeurs\n"
                            "  Elles augmentent à mesure qu’un courtisan va vers la droite, et de période en\n"
                            "  période\u00A0; ceux qui partent le plus bas ont le plus à gagner. Sauf deux, les\n"
                            "  nombres du plateau ne figurent dans aucune règle du jeu\u00A0: ceux de Nika sont\n"
                            "  une reconstitution. Si tu as le plateau, tu peux charger ses nombres.\n");
SAY(rules_justinian_names, "Les noms\n"
                           "  Belisarius 2, Basilius 4, Giulianus 7 et Niceforus 10 viennent des règles du\n"
                           "  jeu. Les huit autres sont de nous\u00A0: Narses 1, Eraclius 3, Procopius 5,\n"
                           "  Tribonianus 6, Germanus 8, Antemius 9, Antonina 11, Teodora 12.\n");

/* Byzantz. */
SAY(rules_byzantz_intro, "BYZANTZ, pour 3 à 6 joueurs\n"
                         "\n"
                         "Tu fais du commerce au grand marché. Remporte des lots de cartes aux enchères,\n"
                         "paie-les avec les cartes elles-mêmes, réunis des séries de trois et vends-les.\n");
SAY(rules_byzantz_cards, "Les cartes\n"
                         "  Six marchandises\u00A0: tissu C, épices S, vin W, bois T, blé G, olives O.\n"
                         "  Chacune a six cartes de valeur 1, cinq de 2, trois de 3 et deux de 4. S’y\n"
                         "  ajoutent 16 marchands M de valeur 0.\n"
                         "  Chacun reçoit quatre cartes. Quelques cartes sont retirées sans être vues\u00A0:\n"
                         "\n"
                         "    joueurs   cartes d’enchérisseur   retirées   manches\n"
                         "       3      6 4 2                       4         8\n"
                         "       4      5 4 3 2                    12         6\n"
                         "       5      5 4 3 2 1                   2         6\n"
                         "       6      6 5 4 3 2 1                 4         4\n");
SAY(rules_byzantz_auctions, "Une manche\u00A0: d’abord les enchères\n"
                            "  Il y a une enchère par carte d’enchérisseur, la plus haute d’abord. On\n"
                            "  retourne autant de cartes qu’elle l’indique\u00A0: le lot. Y participent ceux qui\n"
                            "  n’ont pas encore de carte d’enchérisseur. Le premier joueur ouvre la première\n"
                            "  enchère de la partie.\n"
                            "  - À tour de rôle, dans le sens des aiguilles d’une montre, tu mises ou tu\n"
                            "    passes. Pour miser, ajoute une ou plusieurs cartes marchandise de ta main,\n"
                            "    face visible, à celles que tu as déjà devant toi, pour que leur total\n"
                            "    dépasse toute autre mise. Les cartes misées restent là\u00A0; on ne peut pas\n"
                            "    miser de marchands. Si tu passes, tu reprends ta mise en main et tu quittes\n"
                            "    l’enchère.\n"
                            "  - Le dernier en lice qui a misé gagne. Si tous les autres ont passé et que\n"
                            "    personne n’a misé, tu as encore le choix\u00A0: miser, ou passer aussi. Si tous\n"
                            "    passent, celui qui a passé en premier gagne.\n"
                            "  - La mise du gagnant va au marché, puis une carte du lot, de son choix\u00A0; les\n"
                            "    autres vont dans sa main. Si tous ont passé, le lot entier va en main. Le\n"
                            "    gagnant prend la carte d’enchérisseur.\n"
                            "  - L’enchère suivante est ouverte par le joueur le plus proche à la gauche du\n"
                            "    gagnant qui n’a pas encore de carte d’enchérisseur.\n"
                            "  - La dernière carte d’enchérisseur va au dernier joueur, sans enchère. De deux\n"
                            "    cartes, l’une va au marché et l’autre en main\u00A0; une carte seule va au\n"
                            "    marché.\n");
SAY(rules_byzantz_market, "Ensuite le marché\n"
                          "  De la carte d’enchérisseur la plus basse à la plus haute, chacun doit prendre\n"
                          "  un groupe entier\u00A0: toutes les cartes d’une marchandise, ou tous les marchands.\n"
                          "  Quand il n’y a plus rien, les suivants ne reçoivent rien\u00A0; ce que personne ne\n"
                          "  prend est retiré. Celui qui a la carte d’enchérisseur la plus basse ouvre la\n"
                          "  manche suivante.\n");
SAY(rules_byzantz_selling, "Vendre\n"
                           "  À tout moment, même hors de ton tour, tu peux vendre des séries de ta main\u00A0:\n"
                           "  trois cartes d’une même marchandise, dont une ou deux peuvent être remplacées\n"
                           "  par des marchands. La carte la plus haute est ton profit et compte pour sa\n"
                           "  valeur\u00A0; les autres sont retirées. Trois marchands rapportent 5.\n"
                           "  Les cartes d’une mise ne peuvent pas être vendues.\n");
SAY(rules_byzantz_limit, "Sept cartes\n"
                         "  Celui qui reçoit des cartes et en a ensuite plus de sept doit aussitôt vendre\n"
                         "  des séries ou défausser des cartes une à une, face visible, jusqu’à en avoir\n"
                         "  sept. Tous les autres attendent.\n");
SAY(rules_byzantz_end, "La fin\n"
                       "  Après la dernière manche, chacun peut vendre une dernière fois, à partir du\n"
                       "  premier siège. Le plus gros profit gagne\u00A0; en cas d’égalité, c’est celui qui a\n"
                       "  le plus de cartes en main, marchands compris\u00A0; si l’égalité demeure, la\n"
                       "  victoire est partagée.\n");
SAY(rules_byzantz_option, "Option de table\n"
                          "  open-profit (on, off)\u00A0: montrer ou non le profit de tous pendant la partie.\n"
                          "  Par défaut\u00A0: on.\n");

/* The null game. */
SAY(rules_null_all, "LE JEU «\u00A0NULL\u00A0», pour 2 à 6 joueurs\n"
                    "\n"
                    "Un modèle pour programmeurs. Il y a deux tuiles par joueur et une de plus,\n"
                    "numérotées à partir de 1. Chacun en reçoit deux, la dernière reste cachée. À\n"
                    "tour de rôle, pose une de tes tuiles face cachée. Puis on les retourne toutes,\n"
                    "et la plus haute gagne\u00A0; dans l’édition «\u00A0reverse\u00A0», la plus basse.\n");

/* Editions of Justinian, and what their switches mean. */
SAY(rules_edition_justinian_en, "L’édition anglaise");
SAY(rules_edition_justinian_fr, "L’édition française");
SAY(rules_edition_justinian_it, "L’édition italienne");
SAY(rules_edition_justinian_ja, "L’édition japonaise");
SAY(rules_alike_justinian, "  Il n’y a aucune différence avec l’édition anglaise.\n");
SAY(rules_option_justinian_tie_clockwise,
    "  Si plusieurs ont le plus d’influence, la couleur est choisie par le premier\n"
    "  d’entre eux, dans le sens des aiguilles d’une montre, à partir de celui qui a\n"
    "  passé en dernier, lui compris.\n");
SAY(rules_option_justinian_tie_latest_pass,
    "  Si plusieurs ont le plus d’influence, la couleur est choisie par celui d’entre\n"
    "  eux qui a passé le plus tard.\n");
SAY(rules_option_justinian_influence_chooser,
    "  Tous marquent des points pour leur influence, sauf celui qui choisit la\n"
    "  couleur.\n");
SAY(rules_option_justinian_influence_trigger,
    "  Tous marquent des points pour leur influence, sauf celui qui a lancé le\n"
    "  comptage\u00A0; dans un dernier comptage que personne n’a lancé, sauf celui qui\n"
    "  choisit la couleur.\n");
SAY(rules_option_justinian_empty_final_score,
    "  Le dernier comptage a lieu même s’il n’y a aucune fiche sur le tableau des\n"
    "  périodes. Tous sont alors à égalité, et celui qui a passé en dernier choisit.\n");
SAY(rules_option_justinian_empty_final_none, "  S’il n’y a aucune fiche sur le tableau des périodes, le dernier\n"
                                             "  comptage n’a pas lieu\u00A0: la partie se termine, tout simplement.\n");

/* Those of the null game. */
SAY(rules_edition_null_plain, "L’édition normale");
SAY(rules_edition_null_reverse, "L’édition inversée");
SAY(rules_alike_null, "  Il n’y a aucune différence avec l’édition normale.\n");
SAY(rules_option_null_winner_highest, "  La tuile la plus haute gagne.\n");
SAY(rules_option_null_winner_lowest, "  La tuile la plus basse gagne.\n");

/* How editions and switches are named. */
SAME(rules_heading, "{edition} ({code})");
SAME(rules_setting, "    ({name}={value})\n");

CATALOGUE(fr, rules, NIKA_MESSAGES_RULES);
