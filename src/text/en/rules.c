/*
 * en/rules.c: the rules of the games, their editions and switches, in English, in lines of at most 80 columns.
 * The rules are short and complete, in our own words.
 */
#include <nika/messages_rules.h>

#include "../catalogue.h"

/* Justinian. */
SAY(rules_justinian_intro, "JUSTINIAN, for 2 to 4 players\n"
                           "\n"
                           "Twelve counselors stand in a row at the emperor's court. Some of them are your\n"
                           "secret favorites: push them to the right, hold the others back, and call for a\n"
                           "scoring when it suits you. There are at most three scorings. Whoever has the\n"
                           "most points at the end wins.\n");
SAY(rules_justinian_things, "Setup\n"
                            "  - The court is a row of 12 places, from 1 on the left, the lowest, to 12 on\n"
                            "    the right, the highest. Counselor 1 starts on place 1, counselor 2 on place\n"
                            "    2, and so on.\n"
                            "  - The phase card has one space for each phase: I, II and III. The game begins\n"
                            "    in phase I.\n"
                            "  - There are 48 cards: each counselor once in red, blue, green and yellow.\n"
                            "    Shuffle each color by itself. Deal every player two cards of each color, or\n"
                            "    three with two players. The rest of a color is its pile, face down. Keep\n"
                            "    your cards secret.\n"
                            "  - Everybody has 22 tokens, black (+) and red (-): of each sign five of value\n"
                            "    1, four of value 2 and two of value 3. Shuffle yours face down. Take 10 into\n"
                            "    your hand; the other 12 stay face down as your reserve.\n"
                            "  - The start player is chosen at random.\n"
                            "  The game is played in game turns. Each has three parts: everybody places\n"
                            "  tokens, the court moves, and somebody may trigger a scoring.\n");
SAY(rules_justinian_placing, "Part 1: placing tokens\n"
                             "  The start player begins. In turn, clockwise, place one token or pass, until\n"
                             "  everybody has passed.\n"
                             "  - Place it face down on a counselor. A counselor takes at most three tokens in\n"
                             "    all, whoever they belong to.\n"
                             "  - Or place it face down on the space of the current phase, which takes any\n"
                             "    number. The values of your tokens there add up to your influence. Their\n"
                             "    signs do not count: +2 and -3 make 5.\n"
                             "  - Or pass: draw two tokens from your reserve, or what is left of it. You are\n"
                             "    out until the next game turn. Without a token in hand you must pass.\n"
                             "  - When all others have passed, you may go on alone, but you may place only one\n"
                             "    more token on the phase space.\n"
                             "  You may always look at your own face-down tokens. The tokens on the phase\n"
                             "  space stay there face down, turn after turn, until a scoring.\n");
SAY(rules_justinian_court, "Part 2: the court moves\n"
                           "  Turn up the tokens on the counselors.\n"
                           "  - The counselors with tokens move one after the other. Whoever passed last\n"
                           "    decides whether to begin at the left or at the right end of the row. If both\n"
                           "    lead to the same row, there is nothing to decide.\n"
                           "  - Add up the tokens of a counselor, black plus, red minus. It moves by that\n"
                           "    many places: right if the sum is positive, left if it is negative. It stops\n"
                           "    at the end of the row. If the sum is 0, it stays.\n"
                           "  - Each counselor that it passes closes up by one place, the other way.\n"
                           "  - When all have moved, these tokens leave the game.\n");
SAY(rules_justinian_court_example, "Example: two counselors move\n"
                                   "  All counselors are still on the places where they start. Belisarius (2) has +2\n"
                                   "  and +1, so he moves 3 to the right. Tribonianus (6) has +1 and -3, so he moves\n"
                                   "  2 to the left.\n"
                                   "  - From the left: Belisarius goes from place 2 to place 5; counselors 3, 4 and\n"
                                   "    5 close up to the left. Then Tribonianus goes from place 6 to place 4 and\n"
                                   "    passes Belisarius, who ends up on place 6. The row:\n"
                                   "    1 3 4 6 5 2 7 8 9 10 11 12.\n"
                                   "  - From the right: Tribonianus goes first, from place 6 to place 4. Then\n"
                                   "    Belisarius goes from place 2 to place 5 and passes him, so that Tribonianus\n"
                                   "    ends up on place 3. The row: 1 3 6 4 2 5 7 8 9 10 11 12.\n");
SAY(rules_justinian_trigger, "Part 3: a scoring, or none\n"
                             "  Beginning with whoever passed last and going clockwise, every player is asked\n"
                             "  whether to trigger a scoring, even those who cannot.\n"
                             "  - You need influence of your own: at least 5 in phase I, 9 in phase II, 12 in\n"
                             "    phase III. Even then you need not trigger.\n"
                             "  - As soon as somebody triggers, the scoring begins. Nobody else is asked.\n"
                             "  - If nobody triggers, the phase goes on. Whoever passed last is the start\n"
                             "    player of the next game turn.\n");
SAY(rules_justinian_scoring, "The scoring\n"
                             "  - Turn up all tokens on the phase space. The player with the most influence\n"
                             "    chooses one of the colors that have not been scored yet.\n"
                             "{tie}\n"
                             "{influence}\n"
                             "  - All players show their cards of that color. For each card you score the\n"
                             "    value of its counselor, on its place and in this phase.\n"
                             "  - The tokens on the phase space and all cards of the color, those in the pile\n"
                             "    too, leave the game. At least one of the four colors is never scored.\n"
                             "  - If the game goes on, everybody may exchange one card, beginning with whoever\n"
                             "    passed last and going clockwise: name its color, put the card under that\n"
                             "    color's pile, unseen, and take the top card of the pile.\n"
                             "  - Then the next phase begins. Whoever passed last is the start player.\n");
SAY(rules_justinian_scoring_example,
    "Example: a scoring in phase I\n"
    "  The court has moved as above, from the left. Ada, who passed last, has +3 and\n"
    "  -2 on the phase space: 5. Bo has -3, +2 and +1: 6. Cy has +2: 2. Ada could\n"
    "  trigger but declines. Bo triggers. He has the most influence, and chooses red.\n"
    "  - Ada holds Tribonianus (6) on place 4 and Antonina (11) on place 11:\n"
    "    14 + 24 = 38. With 5 for influence she scores 43.\n"
    "  - Bo holds Belisarius (2) on place 6 and Niceforus (10) on place 10:\n"
    "    23 + 23 = 46. He triggered and chose, so his influence scores nothing.\n"
    "  - Cy holds Eraclius (3) on place 2 and Antemius (9) on place 9: 13 + 21 = 34.\n"
    "    With 2 for influence he scores 36.\n");
SAY(rules_justinian_end, "The end\n"
                         "  The game is over\n"
                         "  - after the scoring of phase III, or\n"
                         "  - at the end of a game turn after which nobody has a token in hand or reserve.\n"
                         "    If there was no scoring in that turn, there is a final one in the current\n"
                         "    phase. Nobody has to trigger it; the player with the most influence chooses.\n"
                         "  - It also ends with a final scoring after a game turn in which nobody placed a\n"
                         "    token, nobody drew one and nobody triggered.\n"
                         "{empty_final}\n"
                         "  After the last scoring no cards are exchanged. The most points win. Tied\n"
                         "  winners share the victory.\n");
SAY(rules_justinian_values, "What counselors are worth\n"
                            "  A counselor is worth more the farther to the right it stands, and more from\n"
                            "  phase to phase. Those who start low have the most to gain. Only two of the\n"
                            "  numbers printed on the board are known from the rulebooks. The rest of Nika's\n"
                            "  table is a reconstruction. If you own the board, you can load its numbers.\n"
                            "{table}\n");
SAY(rules_justinian_names, "The names\n"
                           "  The rulebooks name four counselors: Belisarius (2), Basilius (4), Giulianus\n"
                           "  (7) and Niceforus (10). Nika named the other eight: Narses (1), Eraclius (3),\n"
                           "  Procopius (5), Tribonianus (6), Germanus (8), Antemius (9), Antonina (11) and\n"
                           "  Teodora (12).\n");

/* Byzantz. */
SAY(rules_byzantz_intro, "BYZANTZ, for 3 to 6 players\n"
                         "\n"
                         "You trade on the great market. Win bundles of cards in auctions, pay with cards\n"
                         "from your hand, collect sets of three and sell them. The highest profit wins.\n");
SAY(rules_byzantz_cards, "Setup\n"
                         "  - There are six goods: cloth C, spice S, wine W, wood T, grain G and olives O.\n"
                         "    Each has six cards of value 1, five of value 2, three of value 3 and two of\n"
                         "    value 4. C4 is a cloth card of value 4.\n"
                         "  - There are 16 merchants M, of value 0.\n"
                         "  - Shuffle goods and merchants together. Deal every player four cards, which\n"
                         "    stay secret. Remove some cards unseen. The rest is the deck. It lasts\n"
                         "    exactly to the end of the last round.\n"
                         "  - Stack the bidder cards with the highest on top.\n"
                         "  - The start player is chosen at random.\n"
                         "\n"
                         "    players   bidder cards   removed   rounds\n"
                         "       3      6 4 2              4        8\n"
                         "       4      5 4 3 2           12        6\n"
                         "       5      5 4 3 2 1          2        6\n"
                         "       6      6 5 4 3 2 1        4        4\n");
SAY(rules_byzantz_auctions, "A round, part 1: the auctions\n"
                            "  There is one auction for each bidder card, the highest first. Turn up as many\n"
                            "  cards of the deck as the bidder card says: they are the bundle. Only players\n"
                            "  who have no bidder card yet take part. Everybody wins exactly one auction.\n"
                            "  - The start player opens the first auction of the game. Each further auction\n"
                            "    of a round is opened by the next player to the left of the last winner who\n"
                            "    has no bidder card yet. The first auction of a later round is opened by\n"
                            "    whoever had the lowest bidder card in the round before.\n"
                            "  - In turn, clockwise, bid or pass.\n"
                            "  - To bid, put one or more goods cards from your hand face up in front of you,\n"
                            "    beside those of your bid so far. Only their values count. The total must be\n"
                            "    higher than every other bid. You can add cards to a bid, but never exchange\n"
                            "    them. Merchants can't be bid.\n"
                            "  - If you pass, take your bid back into your hand. You are out of this auction.\n"
                            "  - Whoever is left alone with a bid wins. If all others have passed and nobody\n"
                            "    has bid, the last player may still bid or pass. If all pass, the player who\n"
                            "    passed first wins.\n"
                            "  - The winner pays: the whole bid goes to the market, and then one card of the\n"
                            "    bundle, which the winner chooses. The other cards of the bundle go to the\n"
                            "    winner's hand. If all passed, nothing is paid: the whole bundle goes to the\n"
                            "    hand. Either way, the winner takes the bidder card.\n"
                            "  - The last player of a round does not bid. With three or four players, there\n"
                            "    are two cards: one goes to the market, as the player chooses, the other to\n"
                            "    the hand. With five or six players, there is one card: it goes to the\n"
                            "    market.\n");
SAY(rules_byzantz_auctions_example, "Example: the first auction with three players\n"
                                    "  The bidder card is the 6, the bundle C1 S3 W4 W1 T2 M. Ada opens.\n"
                                    "  - Ada bids O2: 2. Bo bids G3: 3. Cy passes. Ada adds S2 to her bid: 2 + 2 = 4.\n"
                                    "    Bo passes and takes G3 back.\n"
                                    "  - Ada has won. Her O2 and S2 go to the market. Of the bundle she gives T2 to\n"
                                    "    the market and takes C1 S3 W4 W1 M into her hand.\n"
                                    "  - She had 4 cards, paid 2 and took 5: now she has 7. She takes the 6. Bo, on\n"
                                    "    her left, opens the auction for the 4.\n");
SAY(rules_byzantz_market, "A round, part 2: the market\n"
                          "  - From the lowest bidder card to the highest, each player takes one group from\n"
                          "    the market: all cards of one good, or all merchants.\n"
                          "  - You must take a group if there is one. If none is left, you get nothing.\n"
                          "  - What nobody took leaves the game. The bidder cards go back to the stack, and\n"
                          "    the next round begins.\n");
SAY(rules_byzantz_selling, "Selling\n"
                           "  At any time, even when it is not your turn, you may sell sets from your hand.\n"
                           "  - A set is three cards of one good. Merchants are jokers: one or two of the\n"
                           "    three cards may be merchants. Three merchants are a set as well.\n"
                           "  - Show the three cards. Keep the highest as profit: it counts its value. The\n"
                           "    other two leave the game. Of three merchants you keep one, and it counts 5.\n"
                           "  - Cards that lie in a bid can't be sold.\n"
                           "{open_profit}\n");
SAY(rules_byzantz_selling_example, "Example: a sale with a merchant\n"
                                   "  Ada now holds C2 G1 C1 S3 W4 W1 M. She sells W4 W1 M as three wine cards. The\n"
                                   "  W4 is her profit: 4. W1 and M leave the game, and she has 4 cards left.\n");
SAY(rules_byzantz_limit, "Seven cards\n"
                         "  Whoever gets cards from a bundle or the market and then has more than seven\n"
                         "  must at once sell sets or discard cards, until no more than seven are left.\n"
                         "  All discards are shown. Everybody else waits.\n");
SAY(rules_byzantz_end, "The end\n"
                       "  After the last round everybody may sell sets once more. The highest profit\n"
                       "  wins. In a tie, the player with more cards in hand wins, merchants included.\n"
                       "  If that is tied too, the victory is shared.\n");
SAY(rules_byzantz_names, "The names\n"
                         "  Cloth, spice, wine, wood and grain are from the rulebook. It has no name for\n"
                         "  the sixth good: “olives” is Nika's.\n");

/* The null game. */
SAY(rules_null_all, "THE NULL GAME, for 2 to 6 players\n"
                    "\n"
                    "A template for programmers. There are two tiles for each player and one more,\n"
                    "numbered from 1. Everybody gets two; the last one stays hidden. In turn, lay one\n"
                    "of your tiles face down. Then turn them all up.\n"
                    "{winner}\n");

/* What switches mean. */
SAY(rules_option_justinian_tie_clockwise,
    "  - If several players have the most influence, look clockwise from whoever\n"
    "    passed last, that player included: the first of those who are tied chooses\n"
    "    the color.\n");
SAY(rules_option_justinian_tie_latest_pass,
    "  - If several players have the most influence, whoever of them passed latest in\n"
    "    this game turn chooses the color.\n");
SAY(rules_option_justinian_influence_chooser,
    "  - Everybody scores their own influence, except the player who chooses the\n"
    "    color.\n");
SAY(rules_option_justinian_influence_trigger,
    "  - Everybody scores their own influence, except the player who triggered the\n"
    "    scoring. In a final scoring that nobody triggered, it is the player who\n"
    "    chooses the color who does not.\n");
SAY(rules_option_justinian_empty_final_score,
    "  - There is a final scoring even if no token lies on the phase space. Then all\n"
    "    are tied, and whoever passed last chooses the color.\n");
SAY(rules_option_justinian_empty_final_none,
    "  - If no token lies on the phase space, there is no final scoring: the game\n"
    "    just ends.\n");
SAY(rules_option_byzantz_open_profit_on, "  - Profit lies face down, but everybody may see what it adds up to.\n");
SAY(rules_option_byzantz_open_profit_off,
    "  - Profit lies face down until the end of the game. Nobody is shown what it\n"
    "    adds up to.\n");
SAY(rules_option_null_winner_highest, "  - The highest tile wins.\n");
SAY(rules_option_null_winner_lowest, "  - The lowest tile wins.\n");

/* Editions. */
SAY(rules_edition_justinian_en, "The English edition");
SAY(rules_edition_justinian_fr, "The French edition");
SAY(rules_edition_justinian_it, "The Italian edition");
SAY(rules_edition_justinian_ja, "The Japanese edition");
SAY(rules_note_justinian_it, "  There is no difference from the English edition. A parenthesis in 4.2.2 of the\n"
                             "  Italian rulebook denies influence points to whoever triggered the scoring.\n"
                             "  Section 4.2.1 and the example deny them to whoever chooses the color. The\n"
                             "  parenthesis is a slip; Nika does not follow it.\n");
SAY(rules_note_justinian_ja, "  There is no difference from the English edition. The summary of a phase in the\n"
                             "  Japanese rulebook denies influence points to whoever triggered the scoring.\n"
                             "  The rule itself denies them to whoever chooses the color. The summary has a\n"
                             "  slip; Nika does not follow it.\n");
SAY(rules_edition_null_plain, "The plain edition");
SAY(rules_edition_null_reverse, "The reverse edition");
SAY(rules_heading, "{edition} ({code})");

/* The other ways to play. */
SAY(rules_others_justinian, "Other editions\n"
                            "  The rulebooks differ in a few rules. Above are those of the English edition;\n"
                            "  below is what the others change. You choose the edition when you set up a\n"
                            "  game.\n");
SAY(rules_others_byzantz, "Another way to play\n"
                          "  You choose this when you set up a game.\n");
SAY(rules_others_null, "Other editions\n"
                       "  You choose the edition when you set up a game.\n");

/* The table of what counselors are worth. */
SAY(rules_court_ours, "  The table shows the reconstruction: counselors in lines, places in columns.\n");
SAY(rules_court_loaded, "  The table shows numbers that were loaded: counselors in lines, places in\n"
                        "  columns.\n");
SAY(rules_court_phase, "Phase {phase}");

/* Pictures of the browser. */
SAY(rules_fig_values, "Framed: the place where a counselor starts. The stronger the color, the more it is worth.");
SAY(rules_fig_market, "In the market: her bid, and one card of the bundle");
SAY(rules_fig_hand, "In her hand: two cards from before, and five of the bundle");
SAY(rules_fig_sold, "Sold: the highest card stays, as profit");

CATALOGUE(en, rules, NIKA_MESSAGES_RULES);
