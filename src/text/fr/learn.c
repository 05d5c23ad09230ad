/*
 * fr/learn.c: what is said by the browser that teaches, in French.
 */
#include <nika/messages_learn.h>

#include "../catalogue.h"

/* The frame of a lesson. */
SAY(learn_title, "Apprendre");
SAY(learn_ju_title, "Une première partie de Justinien");
SAY(learn_by_title, "Une première partie de Byzantz");
SAY(learn_step, "Étape {n} sur {all}");
SAY(learn_next, "Suivant");
SAY(learn_back, "Retour");
SAY(learn_leave, "Quitter la leçon");
SAY(learn_watch, "Regarde ce que font les autres.");
SAY(learn_your_move, "À toi de jouer");
SAY(learn_touch, "Sur un écran tactile, touche une seconde fois, ou touche le bouton, pour poser la fiche.");
SAY(learn_show, "Fais-le pour moi");
SAY(learn_gently, "Dans une vraie partie, tu pourras. Ici, essaie ce que demande la leçon.");
SAY(learn_read_first, "Lis d’abord la suite\u00A0: appuie sur «\u00A0Suivant\u00A0» dans la bulle.");
SAY(learn_play_now, "Jouer une vraie partie");
SAY(learn_again, "Recommencer au début");
SAY(learn_to_rules, "Lire les règles");
SAY(learn_to_lesson, "Apprendre en jouant");

/* Justinian, step by step. The numbers are those of the lesson's deal. */
SAY(learn_ju_court,
    "Voici la cour de l’empereur\u00A0: douze courtisans en rangée, de {low} à gauche à {high} à droite. Le nombre de "
    "chacun est sa valeur actuelle\u00A0: {high:name} vaut {worth}. Plus on est à droite, plus on vaut.");
SAY(learn_ju_cards,
    "Tes cartes sont tes favoris secrets, deux dans chacune des quatre couleurs. En rouge, ce sont {one} et "
    "{other}\u00A0: si l’on comptait le rouge maintenant, ils te rapporteraient {first} + {second} = {sum} points.");
SAY(learn_ju_tokens, "Tu fais bouger la cour avec des fiches\u00A0: les noires (+) déplacent un courtisan vers la "
                     "droite, les rouges (-) vers la gauche. Tu en as {hand} en main et {reserve} autres en réserve. "
                     "On les pose face cachée\u00A0: les autres ne voient pas les tiennes.");
SAY(learn_ju_place, "Commençons\u00A0: pose ta fiche {token} sur {counselor}. Choisis la fiche, puis le courtisan.");
SAY(learn_ju_phase, "{zoe} a aussi posé une fiche sur {counselor:name}\u00A0: pour t’aider, ou pour te gêner\u00A0? Un "
                    "courtisan en porte trois au plus. {leo} s’est servi du tableau des périodes\u00A0: les fiches y "
                    "sont de l’influence, et + et - comptent de la même façon. Poses-y ton {token}.");
SAY(learn_ju_enough, "{leo} a maintenant deux fiches sur le tableau des périodes. Ton influence est de {have}\u00A0; "
                     "pour lancer un comptage en période I, il faut {need}. Poses-y aussi ton {token}.");
SAY(learn_ju_pass, "{leo} et {zoe} ont passé, tiré chacun deux fiches de leur réserve, et ne jouent plus jusqu’à la "
                   "manche suivante. Tu pourrais continuer, avec une seule fiche de plus sur le tableau des périodes. "
                   "Mais passe aussi\u00A0: celui qui passe en dernier fait bouger la cour.");
SAY(learn_ju_direction, "Les fiches sont retournées\u00A0: {one:name} avance de 3 - 1 = 2 vers la droite, {other:name} "
                        "recule de 2 vers la gauche, l’un après l’autre. L’ordre compte\u00A0: par la gauche, tes "
                        "cartes rouges valent {left}, par la droite {right}. Choisis la gauche.");
SAY(learn_ju_trigger,
    "{counselor:name} a avancé de 2 vers la droite depuis la place {from}. Puis {other:name}, en reculant vers la "
    "gauche, l’a poussé encore d’une place, à la place {to}. On demande maintenant à chacun s’il lance un comptage. "
    "Ton influence est de {have}, et {need} suffit\u00A0: lance-le.");
SAY(learn_ju_color,
    "{leo} et toi êtes à égalité pour l’influence, avec {influence} chacun. Celui qui a passé en dernier vient alors "
    "en premier, puis les autres dans le sens horaire\u00A0: c’est donc toi qui choisis la couleur. Celui qui choisit "
    "ne marque rien pour l’influence\u00A0; les autres, si. Ta meilleure couleur est le {color}\u00A0: {sum} points.");
SAY(learn_ju_exchange,
    "Tu marques {mine} points, {zoe} {hers} et {leo} {his}, dont {influence} pour l’influence. Le rouge quitte "
    "maintenant le jeu. Avant la période suivante, chacun peut échanger une carte\u00A0: échange le 1 jaune.");
SAY(learn_ju_next, "La période II commence. Un comptage demande maintenant une influence de {second}, puis de {third} "
                   "en période III\u00A0; les valeurs montent de période en période. Il y a trois comptages au "
                   "plus\u00A0: une couleur n’est jamais comptée.");
SAY(learn_ju_forced,
    "Le troisième comptage termine la partie. Elle peut finir plus tôt\u00A0: quand il n’y a plus de fiches, ou après "
    "une manche où personne n’a posé ni tiré de fiche, ni lancé de comptage. Sauf si cette manche en a eu un, il y a "
    "un dernier comptage d’office\u00A0: qui a le plus d’influence choisit la couleur.");
SAY(learn_ju_end,
    "À deux, chacun a trois cartes dans chaque couleur\u00A0; le reste ne change pas. Celui qui a le plus de points "
    "gagne, et en cas d’égalité on partage la victoire. C’est tout\u00A0: bonne chance\u00A0!");

/* Byzantz, step by step. */
SAY(learn_by_sets,
    "Tu fais du commerce, et voici tes {cards:cards}. Trois cartes d’une même marchandise forment une série\u00A0: "
    "vends-la, et sa plus haute carte est ton profit. Tu as déjà deux tissus, un 4 et un 1.");
SAY(learn_by_auction,
    "D’autres cartes se gagnent aux enchères. La carte d’enchérisseur {bidder} est en jeu\u00A0: le lot compte donc "
    "{bidder:cards}. À chaque manche, chacun remporte exactement un lot, avec sa carte d’enchérisseur.");
SAY(learn_by_bid,
    "On paie avec les marchandises de sa main\u00A0; seule leur valeur compte. Tu commences la partie, donc tu ouvres "
    "la première enchère\u00A0: mise les olives, qui valent {value}. Choisis la carte, puis mise.");
SAY(learn_by_pass,
    "{leo} mise {bid}. Tu pourrais ajouter des cartes à ta mise de {own} pour faire plus\u00A0; les cartes misées "
    "restent là tant que tu ne passes pas. Ce lot ne t’est guère utile\u00A0: passe, et reprends ta mise.");
SAY(learn_by_limit, "{leo} a gagné\u00A0: la mise et une carte du lot sont allées au marché. Avec le reste, {leo} "
                    "avait {cards:cards}, mais la limite est de {limit}\u00A0: au-delà, il faut vendre ou défausser "
                    "aussitôt. {leo} a vendu trois vins, pour {points:points}.");
SAY(learn_by_opens, "Place à l’enchère pour la carte d’enchérisseur {bidder}. {leo} a déjà une carte d’enchérisseur et "
                    "ne mise plus dans cette manche. Le premier joueur à gauche du dernier gagnant qui n’a pas encore "
                    "de carte d’enchérisseur ouvre\u00A0: c’est {zoe}.");
SAY(learn_by_second, "Parmi les {bidder:cards} se trouve un marchand. Les marchands sont des jokers\u00A0: dans une "
                     "série, un ou deux peuvent remplacer des marchandises. Avec tes deux tissus, cela fait une "
                     "série\u00A0! Mais on ne peut pas miser un marchand\u00A0: on ne paie qu’avec des marchandises.");
SAY(learn_by_overbid, "{zoe} ne mise que {bid}. Tes olives valent {value}\u00A0: mise-les et gagne.");
SAY(learn_by_give, "Le lot est à toi, mais une de ses cartes va au marché. Donne les olives\u00A0: elles rejoindront "
                   "celles de valeur {own} que tu viens de payer, et peut-être récupéreras-tu les deux.");
SAY(learn_by_sell, "On peut vendre une série à tout moment, même hors de son tour. Vends les deux tissus avec le "
                   "marchand\u00A0: la plus haute carte compte, {points:points}\u00A0; les autres quittent le jeu.");
SAY(learn_by_market, "Le dernier lot part sans enchère. Place au marché\u00A0: la carte d’enchérisseur la plus basse "
                     "choisit d’abord. {zoe}, avec le {lowest}, a pris le blé\u00A0; c’est ton tour, avec le {own}. On "
                     "prend toujours un groupe entier\u00A0: prends les deux olives.");
SAY(learn_by_tricks, "La manche suivante commence, et {zoe}, avec la carte d’enchérisseur la plus basse, ouvre. Bon à "
                     "savoir\u00A0: trois marchands forment aussi une série, qui rapporte {points}. Et si tout le "
                     "monde passe, le premier à avoir passé reçoit le lot pour rien.");
SAY(learn_by_end,
    "C’est tout. À trois, on joue {rounds:rounds}\u00A0; après la dernière, chacun peut vendre encore une fois, et "
    "celui qui a le plus de profit gagne. Garde un œil sur la limite de {limit}\u00A0: bonne chance\u00A0!");

/* Help with a decision: how it is made here, and what to think of. */
SAY(learn_how_place, "Choisis une fiche, puis un courtisan ou le tableau des périodes. Une fiche inutile à la cour "
                     "compte quand même sur le tableau des périodes.");
SAY(learn_how_direction, "Tu vois les deux résultats\u00A0: compare ce qu’ils changent pour tes cartes, puis choisis.");
SAY(learn_how_trigger, "Lance le comptage si tes cartes sont bien placées\u00A0; attends si les autres y gagnent plus. "
                       "Une couleur comptée est partie pour de bon.");
SAY(learn_how_decline,
    "Ton influence ne suffit pas encore\u00A0: renonce, et les fiches restent pour la manche suivante.");
SAY(learn_how_color,
    "Chaque couleur montre ce qu’elle te rapporte. Pense aussi à ce que tu sais des cartes des autres.");
SAY(learn_how_exchange, "Choisis la carte dont tu veux te défaire, ou garde-les toutes. Une carte faible peut devenir "
                        "forte\u00A0: les valeurs montent à chaque période.");
SAY(learn_how_auction, "Choisis des marchandises de ta main\u00A0; leur total s’affiche avant que tu mises. Un petit "
                       "lot coûte moins et te fait choisir plus tôt au marché.");
SAY(learn_how_give,
    "Choisis la carte du lot dont tu as le moins besoin, ou une que tu peux récupérer avec un groupe entier.");
SAY(learn_how_limit, "Les séries à vendre te sont proposées d’abord\u00A0; sinon, choisis les cartes à défausser.");
SAY(learn_how_market, "Choisis un groupe. Plus tu as déjà d’une marchandise, plus vite elle devient une série\u00A0; "
                      "attention à la limite de sept.");
SAY(learn_how_final,
    "Vends toutes tes séries, puis termine\u00A0: les cartes restantes ne servent qu’en cas d’égalité.");
SAY(learn_how_wait_ju, "Quelqu’un d’autre décide. En attendant, regarde ce que vaudrait chaque courtisan ailleurs, et "
                       "les fiches déjà retournées.");
SAY(learn_how_wait_by,
    "Tu peux vendre des séries même maintenant. Et regarde qui a besoin de quoi, avant que le marché ouvre.");
SAY(learn_how_over, "La partie est finie. Tu peux la revoir pas à pas.");
SAY(learn_more, "Plus de détails dans les règles");

/* The rules, with pictures. */
SAY(learn_rules_ju, "Les règles de Justinien");
SAY(learn_rules_by, "Les règles de Byzantz");
SAY(learn_contents, "Sommaire");
SAY(learn_print, "Imprimer");
SAY(learn_editions, "Éditions");
SAY(learn_editions_intro, "Les livrets de règles diffèrent sur quelques points. L’édition se choisit en préparant la "
                          "partie\u00A0; sauf avis contraire, c’est l’anglaise.");
SAY(learn_fig_row, "La cour au début, avec la valeur de chaque courtisan en période I");
SAY(learn_fig_cards, "Les cartes d’un joueur\u00A0: deux courtisans par couleur");
SAY(learn_fig_all_tokens, "Les 22 fiches de chaque joueur");
SAY(learn_fig_before, "Les fiches sont retournées…");
SAY(learn_fig_from_left, "… et la cour bouge à partir de la gauche");
SAY(learn_fig_from_right, "… ou à partir de la droite\u00A0: le résultat change");
SAY(learn_fig_phase, "Influence de {sum} sur le tableau des périodes\u00A0: plus et moins comptent de la même façon");
SAY(learn_fig_scoring, "Le comptage du rouge\u00A0: celui qui a choisi ne marque rien pour l’influence");
SAY(learn_fig_goods, "Les six marchandises, et le marchand");
SAY(learn_fig_bundle, "L’enchère pour la carte d’enchérisseur {bidder}\u00A0: un lot de {bidder:cards}");
SAY(learn_fig_bids, "Les mises sont visibles\u00A0; la plus haute est {high}");
SAY(learn_fig_market, "Le marché\u00A0: chacun prend un groupe entier, la carte d’enchérisseur la plus basse d’abord");
SAY(learn_fig_sets,
    "Les séries et ce qu’elles rapportent\u00A0: la plus haute carte\u00A0; trois marchands rapportent 5");
SAY(learn_fig_good, "{good:name}\u00A0: {n:cards}");
SAY(learn_fig_pays, "rapporte {points}");
SAME(learn_fig_points, "{points:points}");
SAY(learn_fig_place, "Place {place}\u00A0: {counselor}, vaut {worth}");
SAY(learn_rules_option, "En préparant la partie, tu choisis si le profit de chacun est visible pendant le jeu. Il "
                        "l’est, sauf avis contraire.");

/* About. */
SAY(learn_about_title, "À propos de Nika");
SAY(learn_about_what, "Nika réunit deux jeux de société pour le navigateur et le terminal\u00A0: Justinien et Byzantz. "
                      "On y joue contre l’ordinateur, à plusieurs sur un écran, ou en réseau. C’est un logiciel "
                      "libre\u00A0: pas de compte, pas de publicité, pas de pistage.");
SAY(learn_about_games, "Les jeux et leurs auteurs");
SAY(learn_about_justinian, "Justinien est d’Alessandro Saragosa et Leo Colovini, avec des graphismes de Harald Lieske. "
                           "Il a paru en 2006 chez Phalanx Games et Mayfair Games, sous le titre Justinian. "
                           "«\u00A0Justinian\u00A0» est une marque de Phalanx Games b.v.");
SAY(learn_about_byzantz, "Byzantz est d’Emanuele Ornella, avec des illustrations de Doris Matthäus et une conception "
                         "graphique de Jere Kasanen. Il a paru en 2017 chez Lautapelit.fi et Renegade Game Studios.");
SAY(learn_about_own, "Nika n’est liée à aucun d’eux. Ses dessins et ses textes de règles sont originaux. Si les jeux "
                     "te plaisent, procure-toi les vrais\u00A0: rien ne remplace une table entre amis.");
SAY(learn_about_court, "Les nombres de la cour");
SAY(learn_about_grid,
    "La valeur des courtisans est imprimée sur le plateau de Justinien, mais dans aucun livret. Les règles ne donnent "
    "que deux nombres\u00A0; des critiques décrivent l’allure des autres. La grille de Nika en est une "
    "reconstitution\u00A0: elle se joue comme décrit, mais certains nombres peuvent différer de ceux du plateau. "
    "Chaque partie enregistrée dit quels nombres ont servi.");
SAY(learn_about_enter, "Saisir les nombres de ton plateau");
SAY(learn_about_names, "Noms");
SAY(learn_about_fair, "Jeu loyal");
SAY(learn_about_fairness,
    "Les joueurs virtuels ne savent que ce que sait leur siège. Sur un serveur, personne ne peut choisir seul la "
    "donne, pas même le serveur\u00A0: il s’engage avant que les joueurs ajoutent leur part de hasard, et après la "
    "partie l’enregistrement le prouve. Le fichier docs/fairness.md du code source explique comment.");
SAME(learn_about_licences, "Licences");
SAY(learn_about_licence,
    "Nika est un logiciel libre, sous licence Mozilla Public License 2.0. Elle s’appuie sur\u00A0:");
SAME(learn_about_version, "Version {version}");

/* The numbers of a real board. */
SAY(learn_board_title, "Les nombres d’un vrai plateau");
SAY(learn_board_intro, "Tu possèdes Justinien\u00A0? Saisis les nombres imprimés sur le plateau\u00A0: une ligne par "
                       "place de la cour, en partant de la gauche, avec ses 20 nombres à partir du plus bas. Tu peux "
                       "les coller depuis un tableur, ou charger un fichier CSV.");
SAME(learn_board_place, "Place");
SAY(learn_board_cell, "Place {place}, nombre {number}");
SAY(learn_board_name, "Nom de ce plateau");
SAY(learn_board_mine, "Mon plateau");
SAY(learn_board_save, "Enregistrer dans ce navigateur");
SAY(learn_board_saved, "«\u00A0{name}\u00A0» est enregistré. Tu peux le choisir en préparant une partie de Justinien.");
SAY(learn_board_full, "Ce navigateur n’a plus de place\u00A0: enregistre-le plutôt dans un fichier.");
SAY(learn_board_load, "Charger un fichier");
SAY(learn_board_download, "Enregistrer dans un fichier");
SAY(learn_board_fill, "Partir de la reconstitution");
SAY(learn_board_clear, "Tout effacer");
SAY(learn_board_compare, "Marquer ce qui diffère de la reconstitution");
SAY_PLURAL(learn_board_problems, "{n} nombre est à revoir", "{n} nombres sont à revoir");
SAY(learn_board_fine, "Tous les nombres conviennent.");
SAY(learn_board_same, "Ce sont les nombres de la reconstitution.");
SAY(learn_board_kept, "Plateaux dans ce navigateur");
SAY(learn_board_none, "Aucun pour l’instant.");
SAY(learn_board_open, "Ouvrir «\u00A0{name}\u00A0»");
SAY(learn_board_delete, "Supprimer «\u00A0{name}\u00A0»");
SAY(learn_cell_empty, "Il manque ici un nombre, de {least} à {most}.");
SAY(learn_cell_number, "«\u00A0{found}\u00A0» n’est pas un nombre entier de 0 à {most}.");
SAY(learn_cell_falls,
    "{number} est inférieur au {least} au-dessus\u00A0: aucune place ne vaut moins que celle à sa gauche.");

CATALOGUE(fr, learn, NIKA_MESSAGES_LEARN);
