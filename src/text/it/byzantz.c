/*
 * it/byzantz.c: what is said at a table of Byzantz, in Italian. Cards stand as records spell them.
 * Players' names have no known gender, and nothing agrees with them.
 */
#include <nika/messages_byzantz.h>

#include "../catalogue.h"

/* Moves. */
SAY_YOU(by_bids, "{who} offre {cards}: {total} in tutto", "Offri {cards}: {total} in tutto");
SAY_YOU(by_raises, "{who} rilancia con {cards}: {total} in tutto", "Rilanci con {cards}: {total} in tutto");
SAY_YOU(by_passes, "{who} passa", "Passi");
SAY_YOU(by_takes_back, "{who} passa e riprende {cards}", "Passi e riprendi {cards}");
SAY_YOU(by_gives, "{who} mette {card} al mercato", "Metti {card} al mercato");
SAY_YOU(by_takes, "{who} prende dal mercato le carte {good}: {cards}", "Prendi dal mercato le carte {good}: {cards}");
SAY_YOU(by_sells, "{who} vende {cards} per {points:points}", "Vendi {cards} per {points:points}");
SAY_YOU(by_sells_aside, "{who}, fuori turno, vende {cards} per {points:points}",
        "Fuori turno, vendi {cards} per {points:points}");
SAY_YOU(by_discards, "{who} scarta {card}", "Scarti {card}");
SAY_YOU(by_done, "{who} conclude le vendite", "Concludi le vendite");

/* Several, one after the other. */
SAY_YOU(by_pass_several, "{who} passano", "{who:you} passate");
SAY_YOU(by_done_several, "{who} concludono le vendite", "{who:you} concludete le vendite");

/* The same as one would do it, for hints. */
SAY(by_do_bid, "Offri {cards}: {total} in tutto");
SAY(by_do_pass, "Passa");
SAY(by_do_give, "Metti {card} al mercato");
SAY(by_do_take, "Prendi dal mercato le carte {good}: {cards}");
SAY(by_do_sell, "Vendi {cards} per {points:points}");
SAY(by_do_discard, "Scarta {card}");
SAY(by_do_done, "Concludi le vendite");

/* What came of them. */
SAY_YOU(by_has_profit, "{who} ora ha {points:points}", "Ora hai {points:points}");
SAY_YOU(by_wins, "{who} vince l'asta con {total}; l'offerta va al mercato: {cards}",
        "Vinci l'asta con {total}; l'offerta va al mercato: {cards}");
SAY_YOU(by_all_pass, "Hanno passato tutti: l'intero lotto va a chi ha passato prima di tutti, {who}",
        "Hanno passato tutti: l'intero lotto va a te, che hai passato prima di tutti");
SAY_YOU(by_takes_bundle, "{who} prende {cards} e la carta offerente {bidder}",
        "Prendi {cards} e la carta offerente {bidder}");
SAY_YOU(by_lone_card, "{who} prende la carta offerente {bidder} senza asta; l'unica carta, {card}, va al mercato",
        "Prendi la carta offerente {bidder} senza asta; l'unica carta, {card}, va al mercato");
SAY_YOU(by_too_many, "{who} ha {cards:cards} e deve scendere a sette, vendendo o scartando",
        "Hai {cards:cards} e devi scendere a sette, vendendo o scartando");
SAY(by_round, "Round {round} di {rounds}");
SAY(by_auction, "Asta per la carta offerente {bidder}: {cards}");
SAY_YOU(by_opens, "{who} apre l'asta", "Apri l'asta");
SAY_YOU(by_last_auction, "Carta offerente {bidder}, senza asta: {cards} per {who}",
        "Carta offerente {bidder}, senza asta: {cards} per te");
SAY(by_market_opens, "Apre il mercato");
SAME(by_group, "{good:name}: {cards}");
SAY(by_picks_1, "Ultima scelta: {first:you}");
SAY(by_picks_2, "Ordine di scelta: {first:you}, poi {second:you}");
SAY(by_picks_3, "Ordine di scelta: {first:you}, {second:you}, poi {third:you}");
SAY(by_picks_4, "Ordine di scelta: {first:you}, {second:you}, {third:you}, poi {fourth:you}");
SAY(by_picks_5, "Ordine di scelta: {first:you}, {second:you}, {third:you}, {fourth:you}, poi {fifth:you}");
SAY(by_picks_6, "Ordine di scelta: {first:you}, {second:you}, {third:you}, {fourth:you}, {fifth:you}, poi {sixth:you}");
SAY(by_left_over, "Nessuno prende {cards}: fuori dal gioco");
SAY_YOU(by_nothing_left, "Il mercato è vuoto: per {who} non resta nulla",
        "Il mercato è vuoto; a mani vuote: {who:you}");
SAY(by_final_sales, "Ultime vendite");
SAY_YOU(by_stands, "{who}: {points:points}, {cards:cards} in mano", "{who}: {points:points}, {cards:cards} in mano");
SAY_YOU(by_holds, "{who} ha in mano {cards}", "Hai in mano {cards}");
SAY_YOU(by_holds_none, "{who} non ha carte in mano", "Non hai carte in mano");
SAY_YOU(by_stands_hidden, "{who}: {cards:cards} in mano", "{who}: {cards:cards} in mano");

/* The start. */
SAME_YOU(by_start, "Byzantz: {who}", "Byzantz: {who:you}");
SAY_YOU(by_start_rules, "{rounds:rounds} con le carte offerente {cards}; {who} apre la prima asta",
        "{rounds:rounds} con le carte offerente {cards}; la prima asta la apri tu");
SAY(by_start_hidden, "I profitti restano nascosti fino alla fine");

/* The table. */
SAY_YOU(by_highest, "Offerta più alta: {total}, di {who}", "Offerta più alta: {total}, la tua");
SAY(by_no_bids, "Nessuno ha ancora offerto");
SAY(by_still_in, "Ancora in asta: {who:you}");
SAY_YOU(by_lies_bid, "{who} ha offerto {total}: {cards}", "Hai offerto {total}: {cards}");
SAY_YOU(by_has_passed, "{who} ha passato", "Hai passato");
SAY_YOU(by_has_card, "{who} ha la carta offerente {bidder} e al mercato sceglie con il numero {place}",
        "Hai la carta offerente {bidder} e al mercato scegli con il numero {place}");
SAY_YOU(by_known, "Si sa che {who} ha in mano: {cards}", "Si sa che hai in mano: {cards}");
SAY(by_in_market, "Al mercato:");
SAY(by_market_empty, "Il mercato è vuoto");
SAY(by_has_picked, "Scelta già fatta: {who:you}");
SAY_PLURAL(by_deck, "Nel mazzo resta {cards:cards}", "Nel mazzo restano {cards:cards}");

/* What a player has. */
SAY(by_hand, "Hai in mano {cards:cards}:");
SAY(by_hand_empty, "La tua mano è vuota");
SAY(by_hand_value, "Come offerta, le tue merci valgono {value}");
SAY(by_own_bid, "La tua offerta di {total} è davanti a te: {cards}");
SAY(by_set_pays, "Puoi vendere {cards} per {points:points}");
SAY(by_sets_pay, "Insieme i tuoi tris rendono {points:points}");
SAY(by_no_set, "Non hai tris da vendere");
SAY(by_own_profit, "Il tuo profitto finora: {points:points}");

/* Whom the game waits for. */
SAY_YOU(by_w_opens, "{who} apre l'asta: offre o passa", "Apri l'asta: offri o passi");
SAY_YOU(by_w_bids, "{who} offre o passa", "Offri o passi");
SAY_YOU(by_w_last, "Gli altri hanno passato: {who} offre o passa", "Gli altri hanno passato: offri o passi");
SAY_YOU(by_w_gives, "{who} mette al mercato una carta del lotto", "Metti al mercato una carta del lotto");
SAY_YOU(by_w_trims, "{who} ha {cards:cards} e vende o scarta", "Hai {cards:cards} e vendi o scarti");
SAY_YOU(by_w_takes, "{who} prende un gruppo dal mercato", "Prendi un gruppo dal mercato");
SAY_YOU(by_w_sells, "{who} vende per l'ultima volta", "Vendi per l'ultima volta");

/* What is asked. */
SAY(by_q_opens, "Apri tu l'asta per la carta offerente {bidder}: offri o passi?");
SAY(by_q_bids, "Nessuno ha ancora offerto: offri o passi?");
SAY(by_q_outbid, "Offri più di {high}, l'offerta di {who}, o passi?");
SAY(by_q_raise, "{who} offre {high}: aggiungi almeno {more} alla tua offerta di {own}, o passi?");
SAY(by_q_short, "{who} offre {high} e tu arrivi al massimo a {most}: passi?");
SAY(by_q_last, "Gli altri hanno passato: offri e vinci, o passi e lasci il lotto a {first}?");
SAY(by_q_no_goods, "Non hai merci da offrire: passi?");
SAY(by_q_gives, "Quale carta del lotto va al mercato: {cards}?");
SAY(by_q_trims, "Hai {cards:cards}, {over} di troppo: vendi un tris o scarti?");
SAY(by_q_takes, "Quale gruppo prendi dal mercato?");
SAY(by_q_sells, "Ultime vendite: i tuoi tris possono ancora rendere {points:points}. Vendi o concludi?");
SAY(by_q_ends, "Ultime vendite: non hai più tris da vendere. Concludi?");

/* Help: the rule, then what can be typed. */
SAY(by_help_auction, "Aggiungi merci dalla mano alla tua offerta fino a superare la più alta, oppure passa e riprendi "
                     "l'offerta. Chi resta per ultimo con un'offerta vince e paga con quella; se passano tutti, chi ha "
                     "passato prima degli altri prende il lotto gratis.");
SAY(by_help_giving, "Il lotto è tuo, tranne una carta a tua scelta, che va al mercato. A fine round ognuno prende un "
                    "gruppo dal mercato, a partire dalla carta offerente più bassa.");
SAY(by_help_limit, "Non puoi avere più di sette carte in mano, e tutti aspettano finché non scendi a sette. Vendi dei "
                   "tris, oppure scarta singole carte, che non rendono nulla.");
SAY(by_help_market,
    "Prendi tutte le carte di una merce, o tutti i mercanti; finché c'è almeno un gruppo, devi prenderne uno. Ciò che "
    "nessuno prende esce dal gioco, e chi ha la carta offerente più bassa apre il round successivo.");
SAY(by_help_final, "Un tris è formato da tre carte della stessa merce, con al massimo due mercanti come jolly, oppure "
                   "da tre mercanti. Rende quanto la sua carta più alta, o 5 per tre mercanti; le carte che tieni "
                   "contano solo in caso di parità.");
SAY(by_help_wait,
    "Mentre giocano gli altri puoi vendere i tris che hai in mano: tre carte della stessa merce, con al massimo due "
    "mercanti come jolly, o tre mercanti. La carta più alta è il tuo profitto, tre mercanti rendono 5.");
SAY(by_type_bid, "offro {cards} ({brief}): aggiungi queste carte alla tua offerta");
SAY(by_type_pass, "passo (p): lasci l'asta");
SAY(by_type_give, "metto {card} ({brief}): questa carta va al mercato");
SAY(by_type_discard, "scarto {card} ({brief}): scarti questa carta");
SAY(by_type_take, "prendo {good:name} ({brief}): prendi questo gruppo; basta anche solo il nome");
SAY(by_type_sell, "vendo {cards} ({brief}): vendi un tris, in qualsiasi momento");
SAY(by_type_done, "concludo (d): concludi le tue vendite");

/* Why a move was refused. */
SAY(by_r_hand, "Non hai {missing}; in mano hai {hand}");
SAY(by_r_hand_empty, "Non hai {missing}: la tua mano è vuota");
SAY(by_r_low, "Con {cards} arrivi a {total} in tutto; devi superare {high}");
SAY(by_r_enough, "Basterebbe offrire {cards}: {total} in tutto");
SAY(by_r_cannot, "Con tutte le tue merci arrivi a {most}, non oltre {high}: puoi solo passare");
SAY(by_r_merchant, "I mercanti non si possono offrire, solo le merci");
SAY(by_r_bundle, "Nel lotto non c'è {card}, ma solo {cards}");
SAY(by_r_group, "Al mercato non ci sono carte {good}, ma solo {cards}");
SAY(by_r_set, "{cards} non è un tris: servono tre carte della stessa merce, con al massimo due mercanti come jolly, o "
              "tre mercanti");
SAY(by_r_in_bid, "Non puoi vendere le carte della tua offerta: {cards}");
SAY(by_r_limit, "Hai {cards:cards}: prima scendi a sette, vendendo o scartando");
SAY_YOU(by_r_limit_other, "{who} deve prima scendere a sette carte; fino ad allora nessun altro può fare nulla",
        "Devi prima scendere a sette carte; fino ad allora nessun altro può fare nulla");
SAY(by_r_done, "Hai già concluso le tue ultime vendite");
SAY(by_r_turn, "Tocca a {who}; fuori turno puoi solo vendere");
SAY(by_r_now_auction, "È in corso un'asta: ora puoi offrire, passare o vendere");
SAY(by_r_now_giving, "Il lotto è tuo: ora metti al mercato una carta tra {cards}, o vendi");
SAY(by_r_now_market, "Siamo al mercato: ora prendi un gruppo tra {cards}, o vendi");
SAY(by_r_now_final, "Sono le ultime vendite: ora puoi vendere, oppure concludere scrivendo concludo (d)");

/* Why a move should be thought over. */
SAY(by_d_done, "Concludi le vendite? I tuoi tris possono ancora rendere {points:points}");
SAY(by_d_alone, "Offri {total}, ma nessuno può più rilanciare: vinceresti anche con {cards} ({least})");
SAY(by_d_discard, "Senza {card} i tuoi tris rendono {points:points} in meno");
SAY(by_d_sale, "Vendute in altro modo, le tue carte renderebbero {points:points} in più");

/* The result. */
SAY_YOU(by_winner, "{who} vince con {points:points}", "Vinci con {points:points}");
SAY_YOU(by_winner_cards, "{who} vince con {points:points} e si aggiudica lo spareggio con {cards:cards} in mano",
        "Vinci con {points:points} e ti aggiudichi lo spareggio con {cards:cards} in mano");
SAY_YOU(by_winners, "{who} condividono la vittoria con {points:points} a testa",
        "Vittoria condivisa con {points:points} a testa: {who:you}");
SAY_YOU(by_ranked, "{rank}. {who}, {points:points}, {cards:cards} in mano",
        "{rank}. {who}, {points:points}, {cards:cards} in mano");
SAY(by_all_profit, "Tutte le vendite della partita hanno reso {points:points}");

/* What was typed. */
SAY(by_half_bid, "Quali carte offri?");
SAY(by_half_give, "Quale carta va al mercato: {cards}?");
SAY(by_half_take, "Quale gruppo prendi: {cards}?");
SAY(by_half_sell, "Quali tre carte vendi?");
SAY(by_half_sell_more, "{cards} e cos'altro vendi? Un tris ha tre carte");
SAY(by_half_discard, "Quale carta scarti?");
SAY(by_u_auction, "«{word}» non è una mossa; scrivi offro c1 s2 (b c1 s2), passo (p) o vendo c4 c1 m (s c4 c1 m)");
SAY(by_u_giving, "«{word}» non è una mossa; scrivi una delle carte {cards}, o vendo c4 c1 m (s c4 c1 m)");
SAY(by_u_limit, "«{word}» non è una mossa; scrivi scarto g1 (d g1) o vendo c4 c1 m (s c4 c1 m)");
SAY(by_u_market, "«{word}» non è una mossa; prendi un gruppo tra {cards}, per esempio con prendo vino (t w), o scrivi "
                 "vendo c4 c1 m (s c4 c1 m)");
SAY(by_u_final, "«{word}» non è una mossa; scrivi vendo c4 c1 m (s c4 c1 m) o concludo (d)");
SAY(by_u_wait, "«{word}» non è una mossa; fuori turno puoi solo vendere: vendo c4 c1 m (s c4 c1 m)");
SAY(by_u_card, "«{word}» non è una carta: una merce C S W T G O con il valore da 1 a 4, oppure M");
SAY(by_u_group,
    "«{word}» non è un gruppo: stoffa (C), spezie (S), vino (W), legno (T), grano (G), olive (O) o mercanti (M)");
SAY(by_u_copies, "Nel gioco non ci sono tante carte {cards}");
SAY(by_u_one, "Qui si può nominare una sola carta alla volta");
SAY(by_u_three, "Un tris ha tre carte, non {cards}");
SAY(by_u_seven, "{cards:cards} in una volta sono troppe: una mano ne ha al massimo sette");
SAY(by_u_more, "Dopo {verb} non va scritto altro, ma c'è «{word}»");
SAY(by_word_bid, "offro offri offrire rilancio rilanciare");
SAY(by_word_pass, "passo passa passare");
SAY(by_word_give, "metto metti mettere");
SAY(by_word_take, "prendo prendi prendere");
SAY(by_word_sell, "vendo vendi vendere");
SAY(by_word_discard, "scarto scarta scartare");
SAY(by_word_done, "concludo concludi concludere fine basta");

/* The full screen: the table. */
SAME(by_b_round, "Round {round}/{rounds}");
SAY(by_b_deck, "mazzo {cards}");
SAY(by_b_bidders, "carte offerente");
SAY(by_b_bundle, "Lotto");
SAY_YOU(by_b_high, "offerta più alta {total}: {who}", "offerta più alta {total}: {who:you}");
SAY(by_b_no_high, "ancora nessuna offerta");
SAY_YOU(by_b_for, "per {who}, senza asta", "per te, senza asta");
SAY_YOU(by_b_won, "se lo aggiudica {who}", "te lo aggiudichi tu");
SAY(by_b_players, "Giocatori");
SAY(by_b_auction, "asta");
SAY(by_b_hand, "mano");
SAY(by_b_known, "carte note");
SAY(by_b_points, "punti");
SAY(by_b_in, "in asta");
SAY(by_b_passed, "fuori asta");
SAY(by_b_bids_now, "offerta o passo");
SAY(by_b_gives_now, "una carta al mercato");
SAY(by_b_card, "carta offerente {bidder}");
SAY(by_b_card_trims, "carta offerente {bidder}, troppe carte");
SAY(by_b_card_picks, "carta offerente {bidder}, di turno");
SAY(by_b_card_picked, "carta offerente {bidder}, ha scelto");
SAY(by_b_sells_now, "ultime vendite");
SAY(by_b_has_sold, "ha finito");
SAY(by_b_rank, "{rank}º posto");
SAY(by_b_market, "Mercato");
SAY(by_b_order, "scelgono");
SAY(by_b_unseen, "Non ancora viste");
SAY_YOU(by_b_your_hand, "{who}: mano {cards}/7", "La tua mano {cards}/7");
SAY(by_b_sets_pay, "i tris rendono {points:points}");
SAY(by_b_no_set, "nessun tris da vendere");

/* The full screen: the choice. */
SAY(by_b_least, "Scegli merci per almeno {least}");
SAY(by_b_add, "La tua offerta è {own}: aggiungi almeno {least}");
SAY(by_b_sum, "{sum} = {total}, basta");
SAY(by_b_sum_low, "{sum} = {total}, deve superare {high}");
SAY(by_b_breaks, "i tuoi tris renderebbero {points} in meno");
SAY(by_b_cannot, "Le tue merci arrivano a {most}, non oltre {high}");
SAY(by_b_keep, "{card} al mercato, {cards} in mano");
SAY(by_b_get, "{cards}: poi {count:cards} in mano");
SAY(by_b_get_pays, "{cards}: poi {count:cards} in mano, tris per {points:points}");
SAY(by_b_trim, "{card} non rende nulla; {over} di troppo");
SAY(by_b_trim_costs, "senza {card} i tuoi tris rendono {points} in meno");
SAY(by_b_set, "{cards} rende {points:points}");
SAY(by_b_set_costs, "{cards} rende {points}, ma in altro modo {more} in più");
SAY(by_b_no_such_set, "{cards} non è ancora un tris: tre della stessa merce, o mercanti come jolly");
SAY(by_b_choose_set, "Scegli tre carte della stessa merce; i mercanti fanno da jolly");
SAY(by_b_nothing_to_sell, "Non hai più tris da vendere");
SAY(by_b_may_sell, "Mentre aspetti: con x vendi tris per {points:points}");
SAY(by_b_choose_first, "Prima scegli le carte, con lettere o cifre, o b per l'offerta minima");
SAY(by_b_no_least, "Non puoi offrire: le tue merci arrivano a {most}, e devi superare {high}");
SAY(by_b_no_such_card, "Qui non ci sono carte {good} da scegliere");

/* The full screen: buttons, and what keys do. */
SAY(by_b_do_bid, "Offri {total}");
SAY(by_b_do_bid_none, "Offri");
SAY(by_b_do_least, "b Minima: {total}");
SAY(by_b_do_pass, "p Passa");
SAY(by_b_do_sell, "x Vendi…");
SAY(by_b_do_give, "Metti {card}");
SAY(by_b_do_take, "Prendi {good:name}");
SAY(by_b_do_discard, "Scarta {card}");
SAY(by_b_do_discards, "x Scarta…");
SAY(by_b_do_sale, "Vendi per {points}");
SAY(by_b_do_sale_none, "Vendi");
SAY(by_b_do_back, "x Indietro");
SAY(by_b_do_end, "d Concludi");
SAY(by_k_bid, "Invio: offri {total}");
SAY(by_k_pass_only, "Invio: passa");
SAY(by_k_choose, "←→ Spazio: scegli");
SAY(by_k_letters, "c s w t g o m 1–9: carte");
SAY(by_k_least, "b: offerta minima, {total}");
SAY(by_k_pass, "p: passa");
SAY(by_k_sell, "x: vendi");
SAY(by_k_discard, "x: scarta");
SAY(by_k_back, "x: indietro");
SAY(by_k_give, "Invio: metti {card}");
SAY(by_k_take, "Invio: prendi {good:name}");
SAY(by_k_discards, "Invio: scarta {card}");
SAY(by_k_sale, "Invio: vendi per {points:points}");
SAY(by_k_end, "d: concludi");
SAY(by_k_end_only, "Invio: concludi");
SAY(by_k_move, "←→ altre");

/* Moves as they can be typed. */
SAY(by_spell_bid, "offro {cards}");
SAY(by_spell_pass, "passo");
SAY(by_spell_give, "metto {card}");
SAY(by_spell_take, "prendo {good:name}");
SAY(by_spell_sell, "vendo {cards}");
SAY(by_spell_discard, "scarto {card}");
SAY(by_spell_done, "concludo");

CATALOGUE(it, byzantz, NIKA_MESSAGES_BYZANTZ);
