/*
 * fr/byzantz.c: what is said at a table of Byzantz, in French. Names never follow a word that would
 * lose its vowel before them (de, que), and nothing agrees with them.
 */
#include <nika/messages_byzantz.h>

#include "../catalogue.h"

/* Moves. */
SAY_YOU(by_bids, "{who} mise {cards}\u00A0: {total} en tout", "{who} mises {cards}\u00A0: {total} en tout");
SAY_YOU(by_raises, "{who} surenchérit avec {cards}\u00A0: {total} en tout",
        "{who} surenchéris avec {cards}\u00A0: {total} en tout");
SAY_YOU(by_passes, "{who} passe", "{who} passes");
SAY_YOU(by_takes_back, "{who} passe et reprend {cards}", "{who} passes et reprends {cards}");
SAY_YOU(by_gives, "{who} met {card} au marché", "{who} mets {card} au marché");
SAY_YOU(by_takes, "{who} prend au marché les cartes {good}\u00A0: {cards}",
        "{who} prends au marché les cartes {good}\u00A0: {cards}");
SAY_YOU(by_sells, "{who} vend {cards} pour {points:points}", "{who} vends {cards} pour {points:points}");
SAY_YOU(by_sells_aside, "{who}, hors de son tour, vend {cards} pour {points:points}",
        "Hors de ton tour, tu vends {cards} pour {points:points}");
SAY_YOU(by_discards, "{who} défausse {card}", "{who} défausses {card}");
SAY_YOU(by_done, "{who} ne vend plus rien", "{who} ne vends plus rien");

/* Several, one after the other. */
SAY_YOU(by_pass_several, "{who} passent", "{who:you} passez");
SAY_YOU(by_done_several, "{who} ne vendent plus rien", "{who:you} ne vendez plus rien");

/* The same as one would do it, for hints. */
SAY(by_do_bid, "Miser {cards}\u00A0: {total} en tout");
SAY(by_do_pass, "Passer");
SAY(by_do_give, "Mettre {card} au marché");
SAY(by_do_take, "Prendre au marché les cartes {good}\u00A0: {cards}");
SAY(by_do_sell, "Vendre {cards} pour {points:points}");
SAY(by_do_discard, "Défausser {card}");
SAY(by_do_done, "Ne plus rien vendre");

/* What came of them. */
SAY_YOU(by_has_profit, "{who} a maintenant {points:points}", "{who} as maintenant {points:points}");
SAY_YOU(by_wins, "{who} remporte l’enchère avec {total}\u00A0; la mise va au marché\u00A0: {cards}",
        "{who} remportes l’enchère avec {total}\u00A0; la mise va au marché\u00A0: {cards}");
SAY_YOU(by_all_pass, "Tout le monde a passé\u00A0: le lot entier revient à {who}, qui a passé en premier",
        "Tout le monde a passé\u00A0: le lot entier te revient, car tu as passé en premier");
SAY_YOU(by_takes_bundle, "{who} prend {cards} et la carte d’enchérisseur {bidder}",
        "{who} prends {cards} et la carte d’enchérisseur {bidder}");
SAY_YOU(by_lone_card,
        "{who} prend la carte d’enchérisseur {bidder} sans enchère\u00A0; l’unique carte, {card}, va au marché",
        "{who} prends la carte d’enchérisseur {bidder} sans enchère\u00A0; l’unique carte, {card}, va au marché");
SAY_YOU(by_too_many, "{who} a {cards:cards} et doit vendre ou défausser pour revenir à sept",
        "{who} as {cards:cards} et dois vendre ou défausser pour revenir à sept");
SAY(by_round, "Manche {round} sur {rounds}");
SAY(by_auction, "Enchère pour la carte d’enchérisseur {bidder}\u00A0: {cards}");
SAY_YOU(by_opens, "{who} ouvre l’enchère", "{who} ouvres l’enchère");
SAY_YOU(by_last_auction, "Carte d’enchérisseur {bidder}, sans enchère\u00A0: {cards} pour {who}",
        "Carte d’enchérisseur {bidder}, sans enchère\u00A0: {cards} pour {who:you}");
SAY(by_market_opens, "Le marché ouvre");
SAY(by_group, "{good:name}\u00A0: {cards}");
SAY(by_picks_1, "Dernier choix\u00A0: {first:you}");
SAY(by_picks_2, "Ordre de choix\u00A0: {first:you}, puis {second:you}");
SAY(by_picks_3, "Ordre de choix\u00A0: {first:you}, {second:you}, puis {third:you}");
SAY(by_picks_4, "Ordre de choix\u00A0: {first:you}, {second:you}, {third:you}, puis {fourth:you}");
SAY(by_picks_5, "Ordre de choix\u00A0: {first:you}, {second:you}, {third:you}, {fourth:you}, puis {fifth:you}");
SAY(by_picks_6,
    "Ordre de choix\u00A0: {first:you}, {second:you}, {third:you}, {fourth:you}, {fifth:you}, puis {sixth:you}");
SAY(by_left_over, "Reste du marché, retiré du jeu\u00A0: {cards}");
SAY_YOU(by_nothing_left, "Le marché est vide\u00A0: il ne reste rien pour {who}",
        "Le marché est vide\u00A0: il ne reste rien pour {who:you}");
SAY(by_final_sales, "Dernières ventes");
SAY_YOU(by_stands, "{who}\u00A0: {points:points}, {cards:cards} en main",
        "{who:you}\u00A0: {points:points}, {cards:cards} en main");
SAY_YOU(by_holds, "{who} a en main {cards}", "{who} as en main {cards}");
SAY_YOU(by_holds_none, "{who} n’a plus de carte en main", "{who} n’as plus de carte en main");
SAY_YOU(by_stands_hidden, "{who}\u00A0: {cards:cards} en main", "{who:you}\u00A0: {cards:cards} en main");

/* The start. */
SAME_YOU(by_start, "Byzantz\u00A0: {who}", "Byzantz\u00A0: {who:you}");
SAY_YOU(by_start_rules, "{rounds:rounds} avec les cartes d’enchérisseur {cards}\u00A0; {who} ouvre la première enchère",
        "{rounds:rounds} avec les cartes d’enchérisseur {cards}\u00A0; tu ouvres la première enchère");
SAY(by_start_hidden, "Les profits restent cachés jusqu’à la fin");

/* The table. */
SAY_YOU(by_highest, "Plus haute mise\u00A0: {total} ({who})", "Plus haute mise\u00A0: {total} ({who:you})");
SAY(by_no_bids, "Personne n’a encore misé");
SAY(by_still_in, "Encore en lice\u00A0: {who:you}");
SAY_YOU(by_lies_bid, "{who} a misé {total}\u00A0: {cards}", "{who} as misé {total}\u00A0: {cards}");
SAY_YOU(by_has_passed, "{who} a passé", "{who} as passé");
SAY_YOU(by_has_card, "{who} a la carte d’enchérisseur {bidder} et choisit au marché en position {place}",
        "{who} as la carte d’enchérisseur {bidder} et choisis au marché en position {place}");
SAY_YOU(by_known, "Cartes connues chez {who}\u00A0: {cards}", "Cartes connues chez {who:you}\u00A0: {cards}");
SAY(by_in_market, "Au marché\u00A0:");
SAY(by_market_empty, "Le marché est vide");
SAY(by_has_picked, "Choix déjà fait\u00A0: {who:you}");
SAY(by_deck, "Il reste {cards:cards} dans la pioche");

/* What a player has. */
SAY(by_hand, "Dans ta main, {cards:cards}\u00A0:");
SAY(by_hand_empty, "Ta main est vide");
SAY(by_hand_value, "Tu as en main pour {value} de marchandises à miser");
SAY(by_own_bid, "Ta mise de {total} est devant toi\u00A0: {cards}");
SAY(by_set_pays, "Tu peux vendre {cards} pour {points:points}");
SAY(by_sets_pay, "Ensemble, tes séries rapportent {points:points}");
SAY(by_no_set, "Tu n’as pas de série à vendre");
SAY(by_own_profit, "Ton profit jusqu’ici\u00A0: {points:points}");

/* Whom the game waits for. */
SAY_YOU(by_w_opens, "{who} ouvre l’enchère\u00A0: mise ou passe",
        "{who} ouvres l’enchère\u00A0: tu mises ou tu passes");
SAY_YOU(by_w_bids, "{who} mise ou passe", "{who} mises ou passes");
SAY_YOU(by_w_last, "{who} reste sans rival\u00A0: mise ou passe",
        "{who} restes sans rival\u00A0: tu mises ou tu passes");
SAY_YOU(by_w_gives, "{who} met une carte du lot au marché", "{who} mets une carte du lot au marché");
SAY_YOU(by_w_trims, "{who} a {cards:cards} et vend ou défausse", "{who} as {cards:cards} et vends ou défausses");
SAY_YOU(by_w_takes, "{who} prend un groupe au marché", "{who} prends un groupe au marché");
SAY_YOU(by_w_sells, "{who} vend pour la dernière fois", "{who} vends pour la dernière fois");

/* What is asked. */
SAY(by_q_opens, "Tu ouvres l’enchère pour la carte d’enchérisseur {bidder}\u00A0: tu mises ou tu passes\u00A0?");
SAY(by_q_bids, "Personne n’a encore misé\u00A0: tu mises ou tu passes\u00A0?");
SAY(by_q_outbid, "{who} mise {high}\u00A0: tu surenchéris ou tu passes\u00A0?");
SAY(by_q_raise, "{who} mise {high}\u00A0: tu ajoutes au moins {more} à ta mise de {own}, ou tu passes\u00A0?");
SAY(by_q_short, "{who} mise {high}, et tu ne peux atteindre que {most}\u00A0: tu passes\u00A0?");
SAY(by_q_last, "Tous les autres ont passé\u00A0: tu mises pour l’emporter, ou tu passes (le lot ira à {first})\u00A0?");
SAY(by_q_no_goods, "Tu n’as pas de marchandises à miser\u00A0: tu passes\u00A0?");
SAY(by_q_gives, "Quelle carte du lot va au marché\u00A0: {cards}\u00A0?");
SAY(by_q_trims, "Tu as {cards:cards}, soit {over} de trop\u00A0: tu vends une série ou tu défausses\u00A0?");
SAY(by_q_takes, "Quel groupe prends-tu au marché\u00A0?");
SAY(by_q_sells,
    "Dernières ventes\u00A0: tes séries peuvent encore rapporter {points:points}. Tu vends ou tu arrêtes\u00A0?");
SAY(by_q_ends, "Dernières ventes\u00A0: tu n’as plus de série à vendre. Tu arrêtes\u00A0?");

/* Help: the rule, then what can be typed. */
SAY(by_help_auction, "Ajoute des marchandises de ta main à ta mise pour dépasser la plus haute, ou passe et reprends "
                     "ta mise. Le dernier en lice qui a misé gagne et paie avec sa mise\u00A0; si tout le monde passe, "
                     "le premier à avoir passé reçoit le lot sans rien payer.");
SAY(by_help_giving, "Le lot est à toi, sauf une carte de ton choix, qui va au marché. À la fin de la manche, chacun y "
                    "prend un groupe, en commençant par la carte d’enchérisseur la plus basse.");
SAY(by_help_limit, "Tu ne peux pas avoir plus de sept cartes en main, et tout le monde attend que tu reviennes à sept. "
                   "Vends des séries de trois, ou défausse des cartes une par une, ce qui ne rapporte rien.");
SAY(by_help_market, "Prends toutes les cartes d’une marchandise, ou tous les marchands\u00A0; tant qu’il y a un "
                    "groupe, tu dois en prendre un. Ce que personne ne prend sort du jeu, et c’est la carte "
                    "d’enchérisseur la plus basse qui ouvre la manche suivante.");
SAY(by_help_final, "Une série, c’est trois cartes d’une même marchandise, avec jusqu’à deux marchands comme jokers, ou "
                   "trois marchands. Elle rapporte la valeur de sa plus haute carte, ou 5 pour trois marchands\u00A0; "
                   "les cartes gardées ne servent qu’en cas d’égalité.");
SAY(by_help_wait, "Pendant que les autres jouent, tu peux vendre des séries de ta main\u00A0: trois cartes d’une même "
                  "marchandise, avec jusqu’à deux marchands comme jokers, ou trois marchands. La plus haute carte est "
                  "ton profit\u00A0; trois marchands rapportent 5.");
SAY(by_type_bid, "mise {cards} ({brief})\u00A0: ajoute ces cartes à ta mise");
SAY(by_type_pass, "passe (p)\u00A0: quitte l’enchère");
SAY(by_type_give, "mets {card} ({brief})\u00A0: cette carte va au marché");
SAY(by_type_discard, "défausse {card} ({brief})\u00A0: défausse cette carte");
SAY(by_type_take, "prends {good:name} ({brief})\u00A0: prend ce groupe\u00A0; son nom tout seul suffit aussi");
SAY(by_type_sell, "vends {cards} ({brief})\u00A0: vend une série, à tout moment");
SAY(by_type_done, "termine (d)\u00A0: met fin à tes ventes");

/* Why a move was refused. */
SAY(by_r_hand, "Tu n’as pas {missing}\u00A0; tu as en main {hand}");
SAY(by_r_hand_empty, "Tu n’as pas {missing}\u00A0; ta main est vide");
SAY(by_r_low, "{cards} donne {total} en tout\u00A0; il faut plus de {high}");
SAY(by_r_enough, "Il suffirait de {cards}\u00A0: {total} en tout");
SAY(by_r_cannot,
    "Avec toutes tes marchandises, tu atteins {most}, et il faut plus de {high}\u00A0: tu ne peux que passer");
SAY(by_r_merchant, "Les marchands ne se misent pas, seulement les marchandises");
SAY(by_r_bundle, "{card} n’est pas dans le lot ({cards})");
SAY(by_r_group, "Il n’y a pas de cartes {good} au marché\u00A0; il y a {cards}");
SAY(by_r_set, "{cards} n’est pas une série\u00A0: il faut trois cartes d’une même marchandise, avec jusqu’à deux "
              "marchands comme jokers, ou trois marchands");
SAY(by_r_in_bid, "Tu ne peux pas vendre ce qui est dans ta mise\u00A0: {cards}");
SAY(by_r_limit, "Tu as {cards:cards}\u00A0: vends ou défausse d’abord pour revenir à sept");
SAY_YOU(by_r_limit_other,
        "{who} doit d’abord revenir à sept cartes\u00A0; jusque-là, personne d’autre ne peut rien faire",
        "{who} dois d’abord revenir à sept cartes\u00A0; jusque-là, personne d’autre ne peut rien faire");
SAY(by_r_done, "Tu as déjà terminé tes dernières ventes");
SAY(by_r_turn, "C’est à {who} de jouer\u00A0; hors de ton tour, tu ne peux que vendre");
SAY(by_r_now_auction, "L’enchère est en cours\u00A0: tu peux miser, passer ou vendre");
SAY(by_r_now_giving, "Le lot est à toi\u00A0: mets une carte au marché parmi {cards}, ou vends");
SAY(by_r_now_market, "C’est le marché\u00A0: prends un groupe parmi {cards}, ou vends");
SAY(by_r_now_final, "Ce sont les dernières ventes\u00A0: tu peux vendre, ou finir avec termine (d)");

/* Why a move should be thought over. */
SAY(by_d_done, "Terminer tes ventes\u00A0? Tes séries peuvent encore rapporter {points:points}");
SAY(by_d_alone, "Tu mises {total}, mais plus personne ne peut surenchérir\u00A0: il suffirait de {cards} ({least})");
SAY(by_d_discard, "Sans {card}, tes séries rapportent {points:points} de moins");
SAY(by_d_sale, "Vendues autrement, tes cartes rapporteraient {points:points} de plus");

/* The result. */
SAY_YOU(by_winner, "{who} gagne avec {points:points}", "{who} gagnes avec {points:points}");
SAY_YOU(by_winner_cards, "À égalité à {points:points}, {who} gagne avec {cards:cards} en main",
        "À égalité à {points:points}, tu gagnes avec {cards:cards} en main");
SAY_YOU(by_winners, "Victoire partagée à {points:points}\u00A0: {who}",
        "Victoire partagée à {points:points}\u00A0: {who:you}");
SAY_YOU(by_ranked, "{rank}. {who}, {points:points}, {cards:cards} en main",
        "{rank}. {who:you}, {points:points}, {cards:cards} en main");
SAY(by_all_profit, "Toutes les ventes de la partie ont rapporté {points:points}");

/* What was typed. */
SAY(by_half_bid, "Quelles cartes mises-tu\u00A0?");
SAY(by_half_give, "Quelle carte va au marché\u00A0: {cards}\u00A0?");
SAY(by_half_take, "Quel groupe prends-tu\u00A0: {cards}\u00A0?");
SAY(by_half_sell, "Quelles cartes vends-tu\u00A0? Il en faut trois");
SAY(by_half_sell_more, "{cards} et quoi d’autre\u00A0? Une série compte trois cartes");
SAY(by_half_discard, "Quelle carte défausses-tu\u00A0?");
SAY(by_u_auction,
    "«\u00A0{word}\u00A0» n’est pas un coup\u00A0; tape mise c1 s2 (b c1 s2), passe (p) ou vends c4 c1 m (s c4 c1 m)");
SAY(by_u_giving,
    "«\u00A0{word}\u00A0» n’est pas un coup\u00A0; tape une des cartes {cards}, ou vends c4 c1 m (s c4 c1 m)");
SAY(by_u_limit, "«\u00A0{word}\u00A0» n’est pas un coup\u00A0; tape défausse g1 (d g1) ou vends c4 c1 m (s c4 c1 m)");
SAY(by_u_market, "«\u00A0{word}\u00A0» n’est pas un coup\u00A0; prends un groupe parmi {cards}, par exemple avec "
                 "prends vin (t w), ou tape vends c4 c1 m (s c4 c1 m)");
SAY(by_u_final, "«\u00A0{word}\u00A0» n’est pas un coup\u00A0; tape vends c4 c1 m (s c4 c1 m) ou termine (d)");
SAY(by_u_wait, "«\u00A0{word}\u00A0» n’est pas un coup\u00A0; hors de ton tour, tu ne peux que vendre\u00A0: vends c4 "
               "c1 m (s c4 c1 m)");
SAY(by_u_card,
    "«\u00A0{word}\u00A0» n’est pas une carte\u00A0: une marchandise C S W T G O avec sa valeur de 1 à 4, ou M");
SAY(by_u_group, "«\u00A0{word}\u00A0» n’est pas un groupe\u00A0: tissu (C), épices (S), vin (W), bois (T), blé (G), "
                "olives (O) ou marchands (M)");
SAY(by_u_copies, "Il n’y a pas autant de cartes {cards} dans le jeu");
SAY(by_u_one, "Ici, une seule carte à la fois");
SAY(by_u_three, "Une série compte trois cartes, pas {cards}");
SAY(by_u_seven, "{cards:cards} d’un coup, c’est trop\u00A0: une main en compte sept au plus");
SAY(by_u_more, "Rien ne doit suivre {verb}\u00A0: «\u00A0{word}\u00A0» est de trop");
SAY(by_word_bid, "mise miser surenchéris surenchérir");
SAY(by_word_pass, "passe passer");
SAY(by_word_give, "mets mettre donne donner");
SAY(by_word_take, "prends prendre");
SAY(by_word_sell, "vends vendre");
SAY(by_word_discard, "défausse défausser jette jeter");
SAY(by_word_done, "termine terminer finis fini finir arrête arrêter");

/* The full screen: the table. */
SAY(by_b_round, "Manche {round}/{rounds}");
SAY(by_b_deck, "pioche {cards}");
SAY(by_b_bidders, "cartes d’enchérisseur");
SAY(by_b_bundle, "Lot");
SAY_YOU(by_b_high, "plus haute mise {total}\u00A0: {who}", "plus haute mise {total}\u00A0: {who:you}");
SAY(by_b_no_high, "aucune mise pour l’instant");
SAY_YOU(by_b_for, "pour {who}, sans enchère", "pour {who:you}, sans enchère");
SAY_YOU(by_b_won, "remporté par {who}", "remporté par {who:you}");
SAY(by_b_players, "Joueurs");
SAY(by_b_auction, "enchère");
SAY(by_b_hand, "main");
SAY(by_b_known, "cartes connues");
SAME(by_b_points, "points");
SAY(by_b_in, "en lice");
SAY(by_b_passed, "passé");
SAY(by_b_bids_now, "mise ou passe");
SAY(by_b_gives_now, "une carte au marché");
SAY(by_b_card, "carte d’enchérisseur {bidder}");
SAY(by_b_card_trims, "carte {bidder}, trop de cartes");
SAY(by_b_card_picks, "carte {bidder}, choix en cours");
SAY(by_b_card_picked, "carte {bidder}, choix fait");
SAY(by_b_sells_now, "dernières ventes");
SAY(by_b_has_sold, "terminé");
SAY(by_b_rank, "rang {rank}");
SAY(by_b_market, "Marché");
SAY(by_b_order, "choix");
SAY(by_b_unseen, "Pas encore vues");
SAY_YOU(by_b_your_hand, "{who}\u00A0: main {cards}/7", "Ta main {cards}/7");
SAY(by_b_sets_pay, "séries\u00A0: {points:points}");
SAY(by_b_no_set, "aucune série à vendre");

/* The full screen: the choice. */
SAY(by_b_least, "Choisis des marchandises\u00A0: {least} ou plus");
SAY(by_b_add, "Ta mise est de {own}\u00A0: ajoute {least} ou plus");
SAY(by_b_sum, "{sum} = {total}, ça suffit");
SAY(by_b_sum_low, "{sum} = {total}, il faut plus de {high}");
SAY(by_b_breaks, "tes séries rapporteraient {points} de moins");
SAY(by_b_cannot, "Tes marchandises font {most}, il faut plus de {high}");
SAY(by_b_keep, "{card} au marché, {cards} en main");
SAY(by_b_get, "{cards}\u00A0: ensuite {count:cards} en main");
SAY(by_b_get_pays, "{cards}\u00A0: ensuite {count:cards} en main, séries à {points:points}");
SAY(by_b_trim, "{card} ne rapporte rien\u00A0; {over} de trop");
SAY(by_b_trim_costs, "sans {card}, tes séries rapportent {points} de moins");
SAY(by_b_set, "{cards} rapporte {points:points}");
SAY(by_b_set_costs, "{cards} rapporte {points}\u00A0; autrement, {more} de plus en tout");
SAY(by_b_no_such_set, "{cards}\u00A0: pas encore une série (trois d’une marchandise, marchands en jokers)");
SAY(by_b_choose_set, "Choisis trois cartes d’une marchandise\u00A0; les marchands sont des jokers");
SAY(by_b_nothing_to_sell, "Tu n’as plus de série à vendre");
SAY(by_b_may_sell, "En attendant\u00A0: x pour vendre des séries à {points:points}");
SAY(by_b_choose_first, "Choisis d’abord des cartes\u00A0: par lettre ou chiffre, ou b pour la mise minimale");
SAY(by_b_no_least, "Tu ne peux pas miser\u00A0: tes marchandises font {most}, et il faut plus de {high}");
SAY(by_b_no_such_card, "Il n’y a pas de carte {good} à choisir ici");

/* The full screen: buttons, and what keys do. */
SAY(by_b_do_bid, "Miser {total}");
SAY(by_b_do_bid_none, "Miser");
SAY(by_b_do_least, "b Minimum\u00A0: {total}");
SAY(by_b_do_pass, "p Passer");
SAY(by_b_do_sell, "x Vendre…");
SAY(by_b_do_give, "{card} au marché");
SAY(by_b_do_take, "Prendre les cartes {good}");
SAY(by_b_do_discard, "Défausser {card}");
SAY(by_b_do_discards, "x Défausser…");
SAY(by_b_do_sale, "Vendre pour {points}");
SAY(by_b_do_sale_none, "Vendre");
SAY(by_b_do_back, "x Retour");
SAY(by_b_do_end, "d Terminer");
SAY(by_k_bid, "Entrée\u00A0: miser {total}");
SAY(by_k_pass_only, "Entrée\u00A0: passer");
SAY(by_k_choose, "←→ Espace\u00A0: choisir");
SAY(by_k_letters, "c s w t g o m 1–9\u00A0: cartes");
SAY(by_k_least, "b\u00A0: mise minimale, {total}");
SAY(by_k_pass, "p\u00A0: passer");
SAY(by_k_sell, "x\u00A0: vendre");
SAY(by_k_discard, "x\u00A0: plutôt défausser");
SAY(by_k_back, "x\u00A0: retour");
SAY(by_k_give, "Entrée\u00A0: {card} au marché");
SAY(by_k_take, "Entrée\u00A0: prendre les cartes {good}");
SAY(by_k_discards, "Entrée\u00A0: défausser {card}");
SAY(by_k_sale, "Entrée\u00A0: vendre pour {points:points}");
SAY(by_k_end, "d\u00A0: terminer");
SAY(by_k_end_only, "Entrée\u00A0: terminer");
SAY(by_k_move, "←→ autres");

/* Moves as they can be typed. */
SAY(by_spell_bid, "mise {cards}");
SAY(by_spell_pass, "passe");
SAY(by_spell_give, "mets {card}");
SAY(by_spell_take, "prends {good:name}");
SAY(by_spell_sell, "vends {cards}");
SAY(by_spell_discard, "défausse {card}");
SAY(by_spell_done, "termine");

CATALOGUE(fr, byzantz, NIKA_MESSAGES_BYZANTZ);
