/*
 * fr/bazaar.c: what is said by the table of Byzantz in the browser, in French.
 */
#include <nika/messages_bazaar.h>

#include "../catalogue.h"

SAME(bazaar_name, "Byzantz");
SAME(bazaar_card, "{good:name} {value}");
SAY(bazaar_merchant, "marchand");
SAY(bazaar_hidden, "une carte face cachée");
SAY(bazaar_deck, "Pioche\u00A0: encore {cards:cards}");
SAY(bazaar_this_card, "La carte d’enchérisseur {bidder} est aux enchères");
SAY(bazaar_to_come, "La carte d’enchérisseur {bidder} vient plus tard");
SAY(bazaar_hand, "Ta main");
SAY(bazaar_hand_of, "Main de {who}");
SAY(bazaar_goods_worth, "marchandises\u00A0: {value}");
SAY(bazaar_in_bid, "Dans ta mise\u00A0: {total}");
SAY(bazaar_bid_of, "Mise de {who}\u00A0: {total}");
SAY(bazaar_high, "plus haute mise");
SAME(bazaar_profit, "profit");
SAME(bazaar_profit_is, "Profit\u00A0: {points:points}");
SAY(bazaar_profit_hidden, "Le profit est caché");
SAY(bazaar_holds, "{cards:cards} en main");
SAY_PLURAL(bazaar_unknown, "{cards} inconnue", "{cards} inconnues");
SAY(bazaar_opened, "a ouvert cette enchère et reçoit le lot si tous passent");
SAY(bazaar_next, "{who} ouvre la prochaine manche");
SAY(bazaar_stall_empty, "{good:name}\u00A0: rien");
SAY(bazaar_may_take, "{who} pourrait le prendre");
SAY(bazaar_picks_first, "tu choisis en premier");
SAY_PLURAL(bazaar_picks_before, "{n} choisit avant toi", "{n} choisissent avant toi");
SAY(bazaar_has_picked, "a choisi");
SAY(bazaar_picks_as, "choisit en n° {place}");
SAY(bazaar_bid, "Miser");
SAY(bazaar_bid_total, "Miser {total}");
SAY(bazaar_least, "Minimum\u00A0: {total}");
SAY(bazaar_least_none, "Minimum");
SAY(bazaar_pass, "Passer");
SAY(bazaar_sell, "Vendre…");
SAY(bazaar_back, "Retour");
SAY(bazaar_clear, "Effacer");
SAY(bazaar_end, "Terminer");
SAY(bazaar_give_none, "Une carte au marché");
SAY(bazaar_take_none, "Prendre un groupe");
SAY(bazaar_cut_none, "Vendre ou défausser");
SAY(bazaar_whole, "tes séries restent entières");
SAY(bazaar_breaks, "tes séries rapportent {points} de moins");
SAY(bazaar_then, "avec le lot\u00A0: séries pour {points}");
SAY(bazaar_choose_bid, "Choisis des marchandises pour {least} ou plus");
SAY(bazaar_choose_give, "Choisis la carte du lot que tu cèdes");
SAY(bazaar_choose_take, "Choisis un groupe du marché");
SAY(bazaar_choose_cut, "Une carte à défausser, ou trois à vendre");
SAY(bazaar_costs_least, "le moins coûteux");
SAY(bazaar_discards, "Défausser {card} coûte {points} à tes séries");
SAY(bazaar_discards_free, "Défausser {card} ne casse aucune série");
SAY(bazaar_gives_to, "Sans {card}\u00A0: {cards:cards} en main, séries pour {points}");
SAY(bazaar_takes_to, "Ensuite {cards:cards} en main, séries pour {points}");
SAY(bazaar_sets_pay, "séries pour {points}");
SAY(bazaar_over_by, "{cards} de trop");
SAY(bazaar_out, "La carte d’enchérisseur {bidder} est à toi\u00A0: d’ici au marché, tu peux seulement vendre");
SAY(bazaar_passed_you, "Tu as passé\u00A0: l’enchère continue sans toi");
SAY(bazaar_prepare, "Ce n’est pas encore ton tour\u00A0: tu peux préparer une mise");
SAY(bazaar_wait, "Aux autres d’agir\u00A0; tu peux vendre des séries");
SAY(bazaar_sell_set, "Vendre cette série pour {points:points}");
SAY(bazaar_count, "Compte des cartes");
SAY(bazaar_count_help, "Pas encore vues\u00A0: dans la pioche, en main ou écartées");
SAY(bazaar_gone, "hors du jeu");
SAY(bazaar_ledger, "D’où vient le profit");
SAY(bazaar_no_sales, "n’a rien vendu");
SAY(bazaar_left, "reste {cards:cards}");
SAY(bazaar_sale, "{cards}\u00A0: {points:points}");
SAY(bazaar_enough, "{total} suffit");
SAY(bazaar_low, "{total} ne dépasse pas {high}");
SAY(bazaar_key_good, "choisir une carte par marchandise");
SAY(bazaar_key_place, "choisir une carte par place");
SAY(bazaar_key_do, "faire ce que dit le bouton");
SAY(bazaar_key_least, "mise minimum");
SAY(bazaar_key_pass, "passer");
SAY(bazaar_key_sell, "vendre, et retour");
SAY(bazaar_key_clear, "annuler le choix");
SAY(bazaar_key_count, "compte des cartes");
SAY(bazaar_key_end, "terminer les ventes");

CATALOGUE(fr, bazaar, NIKA_MESSAGES_BAZAAR);
