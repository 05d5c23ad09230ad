/*
 * it/bazaar.c: what is said by the table of Byzantz in the browser, in Italian.
 */
#include <nika/messages_bazaar.h>

#include "../catalogue.h"

SAME(bazaar_name, "Byzantz");
SAME(bazaar_card, "{good:name} {value}");
SAY(bazaar_merchant, "mercante");
SAY(bazaar_hidden, "una carta coperta");
SAY(bazaar_deck, "Mazzo: ancora {cards:cards}");
SAY(bazaar_this_card, "All'asta la carta offerente {bidder}");
SAY(bazaar_to_come, "La carta offerente {bidder} deve ancora arrivare");
SAY(bazaar_hand, "La tua mano");
SAY(bazaar_hand_of, "Mano di {who}");
SAY(bazaar_goods_worth, "merci per {value}");
SAY(bazaar_in_bid, "Nella tua offerta: {total}");
SAY(bazaar_bid_of, "Offerta di {who}: {total}");
SAY(bazaar_high, "offerta più alta");
SAY(bazaar_profit, "profitto");
SAY(bazaar_profit_is, "Profitto: {points:points}");
SAY(bazaar_profit_hidden, "Il profitto è coperto");
SAY(bazaar_holds, "{cards:cards} in mano");
SAY_PLURAL(bazaar_unknown, "{cards} ignota", "{cards} ignote");
SAY(bazaar_opened, "ha aperto quest'asta: se tutti passano, il lotto è suo");
SAY(bazaar_next, "{who} apre il prossimo round");
SAY(bazaar_stall_empty, "{good:name}: niente");
SAY(bazaar_may_take, "{who} potrebbe prenderlo");
SAY(bazaar_picks_first, "la prima scelta è tua");
SAY_PLURAL(bazaar_picks_before, "prima di te ne sceglie {n}", "prima di te ne scelgono {n}");
SAY(bazaar_has_picked, "ha scelto");
SAY(bazaar_picks_as, "sceglie come numero {place}");
SAY(bazaar_bid, "Offri");
SAY(bazaar_bid_total, "Offri {total}");
SAY(bazaar_least, "Minima: {total}");
SAY(bazaar_least_none, "Minima");
SAY(bazaar_pass, "Passa");
SAY(bazaar_sell, "Vendi…");
SAY(bazaar_back, "Indietro");
SAY(bazaar_clear, "Svuota");
SAY(bazaar_end, "Concludi");
SAY(bazaar_give_none, "Metti una carta");
SAY(bazaar_take_none, "Prendi un gruppo");
SAY(bazaar_cut_none, "Vendi o scarta");
SAY(bazaar_whole, "i tuoi tris restano interi");
SAY(bazaar_breaks, "i tuoi tris rendono {points} in meno");
SAY(bazaar_then, "con il lotto: tris per {points}");
SAY(bazaar_choose_bid, "Scegli merci per {least} o più");
SAY(bazaar_choose_give, "Scegli la carta del lotto che cedi");
SAY(bazaar_choose_take, "Scegli un gruppo del mercato");
SAY(bazaar_choose_cut, "Una carta da scartare, o tre da vendere");
SAY(bazaar_costs_least, "costa meno di tutto");
SAY(bazaar_discards, "Scartare {card} toglie {points} ai tuoi tris");
SAY(bazaar_discards_free, "Scartare {card} non rompe nessun tris");
SAY(bazaar_gives_to, "Senza {card}: {cards:cards} in mano, tris per {points}");
SAY(bazaar_takes_to, "Poi {cards:cards} in mano, tris per {points}");
SAY(bazaar_sets_pay, "tris per {points}");
SAY(bazaar_over_by, "{cards} di troppo");
SAY(bazaar_out, "La carta offerente {bidder} è tua: fino al mercato puoi solo vendere");
SAY(bazaar_passed_you, "Hai passato: l'asta continua senza di te");
SAY(bazaar_prepare, "Non è ancora il tuo turno: puoi preparare un'offerta");
SAY(bazaar_wait, "Tocca agli altri; intanto puoi vendere tris");
SAY(bazaar_sell_set, "Vendi questo tris per {points:points}");
SAY(bazaar_count, "Conta delle carte");
SAY(bazaar_count_help, "Non ancora viste: nel mazzo, nelle mani o tolte");
SAY(bazaar_gone, "fuori dal gioco");
SAY(bazaar_ledger, "Da dove viene il profitto");
SAY(bazaar_no_sales, "non ha venduto nulla");
SAY(bazaar_left, "restano {cards:cards}");
SAME(bazaar_sale, "{cards}: {points:points}");
SAY(bazaar_enough, "{total} basta");
SAY(bazaar_low, "{total} non supera {high}");
SAY(bazaar_key_good, "scegli una carta per merce");
SAY(bazaar_key_place, "scegli una carta per posto");
SAY(bazaar_key_do, "fai ciò che dice il pulsante");
SAY(bazaar_key_least, "offerta minima");
SAY(bazaar_key_pass, "passa");
SAY(bazaar_key_sell, "vendi, e indietro");
SAY(bazaar_key_clear, "annulla la scelta");
SAY(bazaar_key_count, "conta delle carte");
SAY(bazaar_key_end, "concludi le vendite");

CATALOGUE(it, bazaar, NIKA_MESSAGES_BAZAAR);
