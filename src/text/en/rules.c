/*
 * en/rules.c: the rules of the games, their editions and switches, in English, in lines of at most 80 columns.
 * The rules are short and complete, in our own words.
 */
#include <nika/messages_rules.h>

#include "../catalogue.h"

/* Justinian. */
SAY(rules_justinian_intro, "JUSTINIAN, for 2 to 4 players\n"
                           "\n"
                           "Twelve counselors stand in a row at the emperor's court. Push your secret\n"
                           "favorites to the right, hold the others back, and choose when to be paid.\n");
SAY(rules_justinian_things, "What there is\n"
                            "  The counselors 1 to 12 start on places 1 to 12, from the left. There are four\n"
                            "  colors of cards: red, blue, green, yellow, each with every counselor once. You\n"
                            "  hold two cards of each color (three with two players); the rest are piles.\n"
                            "  Everybody has 22 tokens, black (+) and red (-): of each five of value 1, four\n"
                            "  of 2, two of 3. You begin with 10 in hand; 12 lie face down in reserve.\n");
SAY(rules_justinian_placing, "A game turn: placing\n"
                             "  In turn, clockwise, place one token face down or pass.\n"
                             "  - On a counselor: at most three tokens in all, whoever placed them.\n"
                             "  - On the phase space: any number. Their values are your influence there, plus\n"
                             "    and minus alike: a +2 and a -3 are 5.\n"
                             "  - To pass, draw two tokens from your reserve, if they are there. You are out\n"
                             "    for this turn. Without tokens in hand you must pass.\n"
                             "  When all others have passed, you may go on alone, but with only one more token\n"
                             "  on the phase space.\n");
SAY(rules_justinian_court, "The court moves\n"
                           "  The tokens on the counselors are turned up. Whoever passed last says whether\n"
                           "  the court moves from the left or from the right end, if that makes a\n"
                           "  difference. In that order, each counselor with tokens moves by their sum: to\n"
                           "  the right if it is positive, to the left if negative, as far as the row goes.\n"
                           "  Those it passes close up. The tokens are out of the game.\n");
SAY(rules_justinian_scoring, "A scoring round\n"
                             "  Then everybody is asked, able or not, beginning with the player who passed\n"
                             "  last, whether to trigger a scoring. That takes 5 influence of your own in\n"
                             "  phase I, 9 in phase II, 12 in phase III. You need not.\n"
                             "  - All tokens on the phase space are turned up. Whoever has most influence\n"
                             "    chooses a color that has not been scored. If tied (editions differ, see\n"
                             "    below), the one nearest clockwise to the player who passed last, who comes\n"
                             "    first.\n"
                             "  - Everybody else gets their influence as points (editions differ).\n"
                             "  - Everybody shows their cards of the color and gets each counselor's value, by\n"
                             "    place and phase. The color is out of the game, and so are the tokens.\n"
                             "  - If the game goes on, everybody, in the same order, may exchange one card:\n"
                             "    put it under its color's pile and take the top one. The next phase begins.\n"
                             "  If nobody triggers, the tokens on the phase space stay where they are. Whoever\n"
                             "  passed last begins the next turn. One color at least is never scored.\n");
SAY(rules_justinian_end, "The end\n"
                         "  After the scoring of phase III; or when all tokens are used up. If nobody\n"
                         "  triggered then, there is a last scoring all the same (editions differ), where\n"
                         "  the most influence chooses. The same happens after a turn in which nobody\n"
                         "  placed, drew or triggered anything. The most points win; if tied, the victory\n"
                         "  is shared.\n");
SAY(rules_justinian_values, "The values\n"
                            "  They rise as a counselor moves right, and from phase to phase; those who start\n"
                            "  low can gain most. But for two, the numbers of the board are in no rulebook:\n"
                            "  Nika's are a reconstruction. If you own the board, you can load its numbers.\n");
SAY(rules_justinian_names, "The names\n"
                           "  Belisarius 2, Basilius 4, Giulianus 7 and Niceforus 10 are from the rulebooks.\n"
                           "  The other eight are ours: Narses 1, Eraclius 3, Procopius 5, Tribonianus 6,\n"
                           "  Germanus 8, Antemius 9, Antonina 11, Teodora 12.\n");

/* Byzantz. */
SAY(rules_byzantz_intro, "BYZANTZ, for 3 to 6 players\n"
                         "\n"
                         "You trade on the great market. Win bundles of cards in auctions, pay with the\n"
                         "cards themselves, collect sets of three, and sell them.\n");
SAY(rules_byzantz_cards, "Cards\n"
                         "  Six goods: cloth C, spice S, wine W, wood T, grain G, olives O. Each has six\n"
                         "  cards of value 1, five of 2, three of 3, two of 4. And 16 merchants M of\n"
                         "  value 0.\n"
                         "  Everybody is dealt four cards. Some cards are removed unseen:\n"
                         "\n"
                         "    players   bidder cards   removed   rounds\n"
                         "       3      6 4 2              4        8\n"
                         "       4      5 4 3 2           12        6\n"
                         "       5      5 4 3 2 1          2        6\n"
                         "       6      6 5 4 3 2 1        4        4\n");
SAY(rules_byzantz_auctions, "A round: first the auctions\n"
                            "  There is one auction for each bidder card, the highest first. As many cards\n"
                            "  as it says are turned up: the bundle. Those without a bidder card take part.\n"
                            "  The start player opens the game's first auction.\n"
                            "  - In turn, clockwise, you bid or pass. To bid, add one or more goods cards\n"
                            "    from your hand, openly, to those before you, so that their total beats every\n"
                            "    other bid. Bid cards stay; merchants can't be bid. To pass, take your bid\n"
                            "    back: you are out.\n"
                            "  - The last one left who has a bid wins. Left alone without a bid, you still\n"
                            "    choose: bid, or pass too. If all pass, whoever passed first wins.\n"
                            "  - The winner's bid goes to the market, then one card of the bundle that the\n"
                            "    winner picks; the other cards go to the hand. After an all-pass the whole\n"
                            "    bundle goes to the hand. The winner takes the bidder card.\n"
                            "  - The next auction is opened by the nearest player to the winner's left who\n"
                            "    has no bidder card yet.\n"
                            "  - The last bidder card goes to the last player without bidding. Of two cards,\n"
                            "    one goes to the market and one to the hand; a single card to the market.\n");
SAY(rules_byzantz_market, "Then the market\n"
                          "  From the lowest bidder card up, each player must take one whole group: all\n"
                          "  cards of one good, or all merchants. When nothing is left, the rest get\n"
                          "  nothing; what nobody takes is removed. The holder of the lowest bidder card\n"
                          "  opens the next round.\n");
SAY(rules_byzantz_selling, "Selling\n"
                           "  At any time, also out of turn, you may sell sets from your hand: three cards\n"
                           "  of one good, where one or two merchants may stand in. The highest card is\n"
                           "  your profit and counts its value; the others are removed. Three merchants\n"
                           "  pay 5.\n"
                           "  Cards in a bid can't be sold.\n");
SAY(rules_byzantz_limit, "Seven cards\n"
                         "  Whoever gets cards and then has more than seven must at once sell sets or\n"
                         "  discard single cards, openly, down to seven. Everybody else waits.\n");
SAY(rules_byzantz_end, "The end\n"
                       "  After the last round everybody may sell once more, from the first seat on.\n"
                       "  Most profit wins; if tied, more cards in hand, merchants included; if still\n"
                       "  tied, the victory is shared.\n");
SAY(rules_byzantz_option, "Table option\n"
                          "  open-profit (on, off): whether everybody's profit is shown during the game.\n"
                          "  It is on unless you say otherwise.\n");

/* The null game. */
SAY(rules_null_all, "THE NULL GAME, for 2 to 6 players\n"
                    "\n"
                    "A template for programmers. There are two tiles for each player and one more,\n"
                    "numbered from 1. Everybody gets two, the last one stays hidden. In turn, lay one\n"
                    "of your tiles face down. Then all are turned up, and the highest wins; in the\n"
                    "edition “reverse”, the lowest.\n");

/* Editions of Justinian, and what their switches mean. */
SAY(rules_edition_justinian_en, "The English edition");
SAY(rules_edition_justinian_fr, "The French edition");
SAY(rules_edition_justinian_it, "The Italian edition");
SAY(rules_edition_justinian_ja, "The Japanese edition");
SAY(rules_alike_justinian, "  There is no difference to the English edition.\n");
SAY(rules_option_justinian_tie_clockwise, "  If several have most influence, the color is chosen by the one nearest\n"
                                          "  clockwise to the player who passed last, who comes first.\n");
SAY(rules_option_justinian_tie_latest_pass,
    "  If several have most influence, the color is chosen by the one of them who\n"
    "  passed latest.\n");
SAY(rules_option_justinian_influence_chooser,
    "  Everybody gets points for influence but the one who chooses the color.\n");
SAY(rules_option_justinian_influence_trigger,
    "  Everybody gets points for influence but the one who triggered the scoring;\n"
    "  in a last scoring that nobody triggered, but the one who chooses the color.\n");
SAY(rules_option_justinian_empty_final_score,
    "  The last scoring takes place even if no token lies on the phase space. Then\n"
    "  all are tied, and the player who passed last chooses.\n");
SAY(rules_option_justinian_empty_final_none,
    "  If no token lies on the phase space, there is no last scoring that nobody\n"
    "  triggered: the game is just over.\n");

/* Those of the null game. */
SAY(rules_edition_null_plain, "The plain edition");
SAY(rules_edition_null_reverse, "The reverse edition");
SAY(rules_alike_null, "  There is no difference to the plain edition.\n");
SAY(rules_option_null_winner_highest, "  The highest tile wins.\n");
SAY(rules_option_null_winner_lowest, "  The lowest tile wins.\n");

/* How editions and switches are named. */
SAY(rules_heading, "{edition} ({code})");
SAY(rules_setting, "    ({name}={value})\n");

CATALOGUE(en, rules, NIKA_MESSAGES_RULES);
