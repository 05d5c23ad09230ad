# Byzantz: the cards, the deal, the bidder cards and the deck, for each number of players.

== With three players everybody has four cards and the first bundle has six
covers: table row 3 players; "Reveal as many cards as the bidder card says: the bundle"; "The rest of the deck is used up exactly: rounds × sum of bidder cards"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
hand 1: W1 W2 W3 W4
hand 2: G1 G1 O1 O1
deck: T1 T2 T3 S2 S2 G4

asked: 0
in: 0 1 2
size 0: 4
size 1: 4
size 2: 4
bundle: S2 S2 T1 T2 T3 G4
0 sees deck: 90          # 112 - 12 dealt - 4 removed = 96 = 8 x 12; 6 of them lie open

== With four players the first bundle has five cards
covers: table row 4 players
byzantz, 4 players, seat 0 starts
hand 0: C1 C2 S1 M
hand 3: O1 O1 O2 O3
deck: T1 T2 T3 S2 S2 | G4

asked: 0
in: 0 1 2 3
size 0: 4
size 3: 4
bundle: S2 S2 T1 T2 T3
0 sees deck: 79          # 112 - 16 - 12 = 84 = 6 x 14; less 5

== With five players the first bundle has five cards
covers: table row 5 players
byzantz, 5 players, seat 0 starts
hand 4: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 | G4

in: 0 1 2 3 4
size 0: 4
size 4: 4
bundle: S2 S2 T1 T2 T3
0 sees deck: 85          # 112 - 20 - 2 = 90 = 6 x 15; less 5

== With six players the first bundle has six cards
covers: table row 6 players
byzantz, 6 players, seat 0 starts
hand 5: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4 | O4

in: 0 1 2 3 4 5
size 0: 4
size 5: 4
bundle: S2 S2 T1 T2 T3 G4
0 sees deck: 78          # 112 - 24 - 4 = 84 = 4 x 21; less 6

== Three players: the bidder cards are 6, 4 and 2, the highest first
covers: table row 3 players; "one per bidder card, highest first"
byzantz, 3 players, seat 0 starts
hand 0: C1 C1 S1 S2
hand 1: W1 W1 W2 T1
hand 2: G1 G1 G2 O1
deck: C2 C3 S3 W3 T2 O2 | T3 T4 G3 O3 | W4 O4

0 bid C1 S1
1 pass
2 pass
0 give O2
bidder 0: 6
auction: 2
bundle: T3 T4 G3 O3
deck: 86
1 bid W1
2 pass
1 give T3
bidder 1: 4
auction: 3
bundle: W4 O4
deck: 84
2 give O4
bidder 2: 2
phase: market
deck: 84

== Four players: the bidder cards are 5, 4, 3 and 2
covers: table row 4 players; "one per bidder card, highest first"
byzantz, 4 players, seat 0 starts
hand 0: C1 C1 S1 S2
hand 1: W1 W1 W2 T1
hand 2: G1 G1 G2 O1
hand 3: O1 O1 O2 M
deck: C2 C3 S3 W3 T2 | T3 T4 G3 O3 | C4 S4 W4 | G4 O4

0 bid C1
1 pass
2 pass
3 pass
0 give T2
bidder 0: 5
deck: 75
1 bid W1
2 pass
3 pass
1 give T3
bidder 1: 4
deck: 72
2 bid G1
3 pass
2 give C4
bidder 2: 3
deck: 70
3 give G4
bidder 3: 2
phase: market
deck: 70

== Five players: the bidder cards are 5, 4, 3, 2 and 1
covers: table row 5 players; "one per bidder card, highest first"
byzantz, 5 players, seat 0 starts
hand 0: C1 C1 S1 S2
hand 1: W1 W1 W2 T1
hand 2: G1 G1 G2 O1
hand 3: O1 O1 O2 M
hand 4: M M M M
deck: C2 C3 S3 W3 T2 | T3 T4 G3 O3 | C4 S4 W4 | G4 O4 | S1

0 bid C1
1 pass
2 pass
3 pass
4 pass
0 give T2
bidder 0: 5
deck: 81
1 bid W1
2 pass
3 pass
4 pass
1 give T3
bidder 1: 4
deck: 78
2 bid G1
3 pass
4 pass
2 give C4
bidder 2: 3
deck: 76
3 bid O1
4 pass
3 give G4
bidder 3: 2
bidder 4: 1
phase: market
deck: 75

== Six players: the bidder cards are 6, 5, 4, 3, 2 and 1
covers: table row 6 players; "one per bidder card, highest first"
byzantz, 6 players, seat 0 starts
hand 0: C1 C1 S1 S2
hand 1: W1 W1 W2 T1
hand 2: G1 G1 G2 O1
hand 3: O1 O1 O2 M
hand 4: T1 T2 M M
hand 5: S1 S1 W2 W2
deck: C2 C3 S3 W3 T2 O2 | T1 T3 T4 G3 O3 | C4 S4 W4 G2 | T1 G4 O4 | M M | C2

0 bid C1 C1
1 pass
2 pass
3 pass
4 pass
5 pass
0 give O2
bidder 0: 6
deck: 73
1 bid W1
2 pass
3 pass
4 pass
5 pass
1 give T3
bidder 1: 5
deck: 69
2 bid G1
3 pass
4 pass
5 pass
2 give C4
bidder 2: 4
deck: 66
3 bid O1
4 pass
5 pass
3 give G4
bidder 3: 3
deck: 64
4 bid T1
5 pass
4 give M
bidder 4: 2
bidder 5: 1
phase: market
deck: 63

== All 112 cards: of each good six 1s, five 2s, three 3s and two 4s, and 16 merchants
covers: "Six goods, each 16 cards: six of value 1, five of 2, three of 3, two of 4"; "112 cards in all"; "16 merchants, value 0"
byzantz, 3 players, seat 0 starts
hand 0: C1 C1 C1 C1
hand 1: C1 C1 C2 C2
hand 2: C2 C2 C2 C3
removed: C3 C3 C4 C4
deck: S1 S1 S1 S1 S1 S1 | S2 S2 S2 S2 | S2 S3 | S3 S3 S4 S4 W1 W1 | W1 W1 W1 W1 | W2 W2 | W2 W2 W2 W3 W3 W3 | W4 W4 T1 T1 | T1 T1 | T1 T1 T2 T2 T2 T2 | T2 T3 T3 T3 | T4 T4 | G1 G1 G1 G1 G1 G1 | G2 G2 G2 G2 | G2 G3 | G3 G3 G4 G4 O1 O1 | O1 O1 O1 O1 | O2 O2 | O2 O2 O2 O3 O3 O3 | O4 O4 M M | M M | M M M M M M | M M M M | M M

bundle: S1 S1 S1 S1 S1 S1
0 pass
1 pass
2 bid C2
2 give S1
phase: limit
2 discard C2
phase: auction
bundle: S2 S2 S2 S2
deck: 86

== The bundles come in the order of the deck
covers: "All chance lies in the shuffle before play"
byzantz, 3 players, seat 1 starts
hand 1: C1 C2 S1 M
deck: O4 O3 O2 O1 G4 G3 | T1 T2 T3 T4 | W2 W1

bundle: G3 G4 O1 O2 O3 O4
1 bid C2 C1
2 pass
0 pass
1 give O1
bundle: T1 T2 T3 T4

== The cards taken out before the game are shown to nobody
covers: "removed unseen"; "the removed cards and the deck order"; rulebook "These cards are removed from the game unseen"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
removed: C4 C4 S4 S4
deck: T1 T2 T3 S2 S2 G4

0 sees gone: none
0 pass
gone: none
market: none

== A goods card counts the number on it
covers: "Cloth C, spice S, wine W, wood T (timber), grain G, olives O"
byzantz, 3 players, seat 0 starts
hand 0: C1 S2 W3 T4
hand 1: G4 O3 C4 M
hand 2: G1 G1 O1 O1
deck: T1 T2 T3 S2 S2 G2

0 bid C1 S2 W3 T4
total 0: 10
high: 10
1 bid C4 G4 O3
total 1: 11
high: 11

== What no card and no move is called
covers: "Written C4, T1"; record "the move's one canonical spelling"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4

0 bid C5 : not a move
0 bid C0 : not a move
0 bid X1 : not a move
0 bid M1 : not a move
0 bid : not a move
0 take honey : not a move
0 haggle C1 : not a move
0 sell C4 C4 C4 : not a move     # there are only two of them in the game
asked: 0
hand 0: C1 C2 S1 M
bid 0: none

== Each move has one spelling: the goods in their order, the highest value first, merchants last
covers: record "the move's one canonical spelling"; record "Cards within a move are sorted: C S W T G O, then by value, M last"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4

0 sell C1 C2 M : not a move
0 sell M C2 C1 : not a move
0 sell C2 M C1 : not a move
0 bid C1 C2 : not a move
0 bid S1 C2 : not a move
0 bid C2  S1 : not a move
0 bid c2 : not a move
0 Bid C2 : not a move
hand 0: C1 C2 S1 M
bid 0: none
0 sell C2 C1 M
0 bid S1

== Each move has its number of cards
covers: "A set is three cards from hand"; "card by card"; "one bundle card of the winner's choice"; record "the move's one canonical spelling"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4

0 sell : not a move
0 sell C2 : not a move
0 sell C2 M : not a move
0 sell C2 C1 S1 M : not a move
0 give : not a move
0 give T2 T1 : not a move
0 discard : not a move
0 discard C2 C1 : not a move
0 take : not a move
0 take wood grain : not a move
0 pass C1 : not a move
0 done C1 : not a move
0 bid S4 S4 S3 S3 S3 S2 S2 S2 : not a move   # eight cards: no hand has them
asked: 0
hand 0: C1 C2 S1 M
