# Byzantz: the hand limit of seven.

== Ten cards after a bundle: three must go before the next auction
covers: "Hand limit 7"; "checked at once whenever cards come to a hand (a bundle, a market group)"; "that seat must sell or discard, card by card, until seven are left, before anything else happens"
byzantz, 4 players, seat 0 starts
position
phase: auction
round: 3
turn: 0
hand 0: C1 C2 S1 S2 W1 W2 M
hand 1: C1 S1
hand 2: W1 W3
hand 3: O2 O3
deck: T1 T2 G1 G2 O1 | C3 C4 S3 S4

0 bid C2
1 pass
2 pass
3 pass
0 give O1
phase: limit
asked: 0
free: nobody
hand 0: C1 S1 S2 W1 W2 T1 T2 G1 G2 M
market: C2 O1
0 discard C1
phase: limit
size 0: 9
0 discard G1
asked: 0
0 discard G2
hand 0: S1 S2 W1 W2 T1 T2 M
phase: auction
asked: 1
bundle: C3 C4 S3 S4

== Above the limit there are only sales and discards
covers: "must sell or discard"; rulebook "they must immediately sell matching sets of cards or remove cards in their hand from the game until they have seven or less cards in their hand"
byzantz, 4 players, seat 0 starts
position
phase: auction
round: 3
turn: 0
hand 0: C1 C2 S1 S2 W1 W2 M
hand 1: C1 S1
hand 2: W1 W3
hand 3: O2 O3
deck: T1 T2 G1 G2 O1 | C3 C4 S3 S4

0 bid C2
1 pass
2 pass
3 pass
0 give O1
legal 0: discard C1, discard S1, discard S2, discard W1, discard W2, discard T1, discard T2, discard G1, discard G2, discard M, sell S2 S1 M, sell W2 W1 M, sell T2 T1 M, sell G2 G1 M
legal 1: none

== The seat above the limit does nothing else either
covers: "that seat must sell or discard, card by card, until seven are left, before anything else happens"; refusal limit-first
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4 | O1 O2 O3 O4

0 pass
1 pass
2 pass
phase: limit
0 bid C1 : refused limit-first
0 bid M : refused limit-first
0 pass : refused limit-first
0 give T1 : refused limit-first
0 take wood : refused limit-first
0 done : refused limit-first
0 sell T2 T1 G4 : refused not-a-set
size 0: 10
asked: 0
0 sell T3 T2 T1
size 0: 7
phase: auction

== Equal cards are one discard
covers: "card by card"
byzantz, 3 players, seat 0 starts
hand 0: C1 C1 S1 M
deck: T1 T1 T2 T2 G1 G1 | O1 O2 O3 O4

0 bid C1
1 pass
2 pass
0 give G1
hand 0: C1 S1 T1 T1 T2 T2 G1 M
phase: limit
legal 0: discard C1, discard S1, discard T1, discard T2, discard G1, discard M, sell T2 T1 T1, sell T2 T2 T1, sell T1 T1 M, sell T2 T1 M, sell T2 T2 M

== Seven cards are allowed
covers: "Hand limit 7"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4 | O1 O2 O3 O4

0 bid C1 S1
1 pass
2 pass
0 give T1
size 0: 7
phase: auction
asked: 1
0 discard C2 : refused not-asked
size 0: 7

== Eight cards: selling one set is enough, even if fewer than seven are left
covers: "must sell or discard, card by card, until seven are left"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4 | O1 O2 O3 O4

0 bid C1
1 pass
2 pass
0 give S2
phase: limit
size 0: 8
0 sell T3 T2 T1
profit 0: 3
hand 0: C2 S1 S2 G4 M
phase: auction
asked: 1
bundle: O1 O2 O3 O4

== Thirteen cards: sell twice
covers: "must sell or discard, card by card, until seven are left"; "any number of sets"
byzantz, 3 players, seat 0 starts
position
phase: auction
round: 5
turn: 0
hand 0: C1 C1 C2 S1 S1 S2 M
hand 1: W3 W4
hand 2: T3 T4
deck: W1 T1 G1 O1 W2 T2 | G2 G3 O2 O3

0 pass
1 pass
2 pass
size 0: 13
phase: limit
0 sell C2 C1 C1
size 0: 10
phase: limit
asked: 0
0 sell S2 S1 S1
size 0: 7
profit 0: 4
phase: auction
asked: 1

== Nine cards: discard and then sell
covers: "must sell or discard, card by card, until seven are left"
byzantz, 4 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 G4 | O1 O2 O3 O4

0 pass
1 pass
2 pass
3 pass
size 0: 9
0 discard G4
size 0: 8
phase: limit
0 sell T3 T2 M
hand 0: C1 C2 S1 S2 T1
profit 0: 3
gone: T2 T3 G4 M
phase: auction
asked: 1

== The bundle of an all-pass counts against the limit too
covers: "checked at once whenever cards come to a hand (a bundle, a market group)"; "the whole bundle goes to the hand"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4 | O1 O2 O3 O4

0 pass
1 pass
2 pass
phase: limit
asked: 0
bidder 0: 6
0 discard C1
0 discard C2
0 discard G4
hand 0: S1 S2 S2 T1 T2 T3 M
phase: auction
asked: 1

== Nobody else sells, bids or discards while a seat is above the limit
covers: "before anything else happens"; refusal limit-first
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
hand 1: W1 W2 W3 O1
hand 2: G1 G2 G3 O1
deck: T1 T2 T3 S2 S2 G4 | O1 O2 O3 O4

0 pass
1 pass
2 pass
phase: limit
1 sell W3 W2 W1 : refused limit-first
1 pass : refused limit-first
1 bid O1 : refused limit-first
2 discard G1 : refused limit-first
legal 1: none
legal 2: none
free: nobody
hand 1: W1 W2 W3 O1
profit 1: 0
asked: 0
0 sell T3 T2 T1
asked: 1
1 sell W3 W2 W1
profit 1: 3

== The next bundle stays in the deck until the limit is kept
covers: "before anything else happens"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4 | O1 O2 O3 O4

0 pass
1 pass
2 pass
phase: limit
deck: 90
bundle: none
in: none
0 sell C2 C1 M
deck: 86
bundle: O1 O2 O3 O4

== Discards are open and leave the game
covers: B5; "Discards are open"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4 | O1 O2 O3 O4

0 pass
1 pass
2 pass
0 discard S2
0 discard M
1 sees gone: S2 M
2 sees gone: S2 M
market: none
profit 0: 0

== Only a card of the hand can be discarded
covers: refusal not-in-hand
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4 | O1 O2 O3 O4

0 pass
1 pass
2 pass
0 discard W1 : refused not-in-hand
0 discard O1 : refused not-in-hand
0 sell C2 C1 S1 : refused not-a-set
size 0: 10
gone: none
phase: limit
asked: 0

== A market group can go above the limit: the next pick waits
covers: "checked at once whenever cards come to a hand (a bundle, a market group)"; "before anything else happens"
byzantz, 3 players, seat 0 starts
position
phase: market
round: 3
bidder 0: 6
bidder 1: 2
bidder 2: 4
hand 0: C1
hand 1: S1 S2 W1 W2 T1 T2
hand 2: C3 C3 C4
market: G1 G2 G4 O1 M

1 take grain
phase: limit
asked: 1
free: nobody
hand 1: S1 S2 W1 W2 T1 T2 G1 G2 G4
2 take olives : refused limit-first
2 sell C4 C3 C3 : refused limit-first
market: O1 M
hand 2: C3 C3 C4
1 discard S1
phase: limit
1 discard S2
phase: market
asked: 2
free: 0 1
hand 1: W1 W2 T1 T2 G1 G2 G4

== Above the limit after a market group: neither a second group nor a pass
covers: "that seat must sell or discard, card by card, until seven are left, before anything else happens"; refusal limit-first
byzantz, 3 players, seat 0 starts
position
phase: market
round: 3
bidder 0: 6
bidder 1: 2
bidder 2: 4
hand 0: C1
hand 1: S1 S2 W1 W2 T1 T2 O3
hand 2: C3
market: G1 O1 M

1 take grain
phase: limit
1 take olives : refused limit-first
1 pass : refused limit-first
1 done : refused limit-first
market: O1 M
size 1: 8
1 discard G1
asked: 2

== After a market group the set just completed may be sold at once
covers: "that seat must sell or discard"
byzantz, 3 players, seat 0 starts
position
phase: market
round: 3
bidder 0: 6
bidder 1: 2
bidder 2: 4
hand 0: C1
hand 1: S1 S2 W1 W2 T1 T2 O3
hand 2: C3
market: S4 O1 M

1 take spice
phase: limit
legal 1: discard S1, discard S2, discard S4, discard W1, discard W2, discard T1, discard T2, discard O3, sell S4 S2 S1
1 sell S4 S2 S1
profit 1: 4
size 1: 5
asked: 2

== The last pick of a round: the limit comes before the next round
covers: "before anything else happens"
byzantz, 3 players, seat 0 starts
position
phase: market
round: 3
bidder 0: 6
bidder 1: 2
bidder 2: 4
hand 0: C1 C2 S1 S2 W1 W2 T1
hand 1: S1
hand 2: C3
market: G1 G2
picked: 1 2
deck: O1 O2 O3 O4 T2 T3

0 take grain
phase: limit
round: 3
asked: 0
0 discard C1
0 discard C2
round: 4
phase: auction
asked: 1
bundle: T2 T3 O1 O2 O3 O4

== The last pick of the game: the limit comes before the final sales
covers: "before anything else happens"; "After the last round: every seat may sell once more, then the game is over"
byzantz, 3 players, seat 0 starts
position
phase: market
round: 8
bidder 0: 4
bidder 1: 2
bidder 2: 6
hand 0: C1
hand 1: S1
hand 2: C1 C2 S1 S2 W1 W2 T1
market: G1
picked: 0 1

2 take grain
phase: limit
asked: 2
0 done : refused limit-first
2 discard G1
phase: final
asked: 0

== The last auction can go above the limit: the market waits
covers: "checked at once whenever cards come to a hand (a bundle, a market group)"; "before anything else happens"
byzantz, 3 players, seat 0 starts
position
phase: auction
round: 5
turn: 1
bidder 0: 6
hand 0: C1 C2
hand 1: W1 W2
hand 2: T1 T2 S1 S2 C1 C2 M
deck: G1 G2 G3 G4 | O1 O4

1 bid W1
2 pass
1 give G1
2 give O1
phase: limit
asked: 2
size 2: 8
2 discard T1
phase: market
asked: 2
size 2: 7

== Without more than seven cards nobody may discard
covers: "above seven, that seat must sell or discard, card by card, until seven are left"; refusal not-now
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4 | O1 O2 O3 O4

0 bid C1
1 pass
2 pass
0 discard C2 : refused not-now
hand 0: C2 S1 M
phase: give
0 give G4
0 discard S2
size 0: 7
0 discard S2 : refused not-asked
size 0: 7
