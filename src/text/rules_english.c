/*
 * rules_english.c: the rules of the games in English, short and complete, in our own words.
 */
#include <stddef.h>

#include "catalogue.h"

/* C17 promises string literals of 4095 bytes; a rules text stays below. */
static const char byzantz[] = "BYZANTZ, for 3 to 6 players\n"
                              "\n"
                              "You trade on the great market. Win bundles of cards in auctions, pay with the\n"
                              "cards themselves, collect sets of three, and sell them.\n"
                              "\n"
                              "Cards\n"
                              "  Six goods: cloth C, spice S, wine W, wood T, grain G, olives O. Each has six\n"
                              "  cards of value 1, five of 2, three of 3, two of 4. And 16 merchants M of\n"
                              "  value 0.\n"
                              "  Everybody is dealt four cards. Some cards are removed unseen:\n"
                              "\n"
                              "    players   bidder cards   removed   rounds\n"
                              "       3      6 4 2              4        8\n"
                              "       4      5 4 3 2           12        6\n"
                              "       5      5 4 3 2 1          2        6\n"
                              "       6      6 5 4 3 2 1        4        4\n"
                              "\n"
                              "A round: first the auctions\n"
                              "  There is one auction for each bidder card, the highest first. As many cards as\n"
                              "  it says are turned up: the bundle. Those who hold no bidder card yet take part.\n"
                              "  - In turn, clockwise, you bid or pass. To bid, add goods cards from your hand\n"
                              "    to those before you, so that their total beats every other bid. Bid cards\n"
                              "    stay; merchants can't be bid. To pass, take your bid back: you are out.\n"
                              "  - The last one left who has a bid wins. Left alone without a bid, you still\n"
                              "    choose: bid, or pass too. If all pass, whoever passed first wins.\n"
                              "  - The winner's bid goes to the market, then one card of the bundle that the\n"
                              "    winner picks; the other cards go to the hand. After an all-pass the whole\n"
                              "    bundle goes to the hand. The winner takes the bidder card.\n"
                              "  - The next auction is opened by the nearest player to the winner's left without\n"
                              "    a bidder card.\n"
                              "  - The last bidder card goes to the last player without bidding. Of two cards,\n"
                              "    one goes to the market and one to the hand; a single card to the market.\n"
                              "\n"
                              "Then the market\n"
                              "  From the lowest bidder card up, each player must take one whole group: all\n"
                              "  cards of one good, or all merchants. When nothing is left, the rest get\n"
                              "  nothing; what nobody takes is removed. The holder of the lowest bidder card\n"
                              "  opens the next round.\n"
                              "\n"
                              "Selling\n"
                              "  At any time, also out of turn, you may sell a set from your hand: three cards\n"
                              "  of one good, where one or two merchants may stand in. The highest card is your\n"
                              "  profit and counts its value; the others are removed. Three merchants pay 5.\n"
                              "  Cards in a bid can't be sold.\n"
                              "\n"
                              "Seven cards\n"
                              "  Whoever gets cards and then has more than seven must at once sell sets or\n"
                              "  discard single cards, openly, down to seven. Everybody else waits.\n"
                              "\n"
                              "The end\n"
                              "  After the last round everybody may sell once more. Most profit wins; if tied,\n"
                              "  more cards in hand, merchants included; if still tied, the victory is shared.\n"
                              "\n"
                              "Table option\n"
                              "  open-profit (on, off): whether everybody's profit is shown during the game.\n";

static const char null_game[] = "THE NULL GAME, for 2 to 6 players\n"
                                "\n"
                                "A template for programmers. There are two tiles for each player and one more,\n"
                                "numbered from 1. Everybody gets two, the last one stays hidden. In turn, lay one\n"
                                "of your tiles face down. Then all are turned up, and the highest wins.\n";

_Static_assert(sizeof byzantz <= 4095 && sizeof null_game <= 4095, "a portable length");

const struct nika_entry nika_english_rules[] = {{"byzantz", byzantz}, {"null", null_game}, {NULL, NULL}};
