# Byzantz: when nobody bids.

== Everybody passes: the first to pass takes the whole bundle
covers: "If all pass, the seat that passed first wins"; "After an all-pass, no bundle card goes to the market: the whole bundle goes to the hand"; rulebook "In this case the player that passed first wins the auction"
byzantz, 4 players, seat 0 starts
position
phase: auction
round: 3
turn: 1
bidder 0: 5
hand 0: C1 C2 S1
hand 1: W1 W2 M
hand 2: T1 T2 T3
hand 3: G1 G2 O1
market: C3 S2
deck: S3 O2 O3 M | C4 W3 G3

1 pass
2 pass
3 pass
hand 1: S3 W1 W2 O2 O3 M M
market: C3 S2
bidder 1: 4
phase: auction
auction: 3
bundle: C4 W3 G3

== After an all-pass nobody is asked to give a card
covers: "After an all-pass, no bundle card goes to the market"; rulebook "This player does not place any cards from the auction bundle into the Byzantine Market and instead takes the entire lot into their hand"
byzantz, 4 players, seat 0 starts
position
phase: auction
round: 3
turn: 1
bidder 0: 5
hand 0: C1 C2 S1
hand 1: W1 W2 M
hand 2: T1 T2 T3
hand 3: G1 G2 O1
deck: S3 O2 O3 M | C4 W3 G3

1 pass
2 pass
3 pass
asked: 2
1 give O2 : refused not-asked
market: none
hand 1: S3 W1 W2 O2 O3 M M

== The seat that took the bundle is out, and its left neighbour opens the next auction
covers: "each further auction by the nearest seat to the left of the last winner that has no bidder card yet this round"
byzantz, 4 players, seat 0 starts
position
phase: auction
round: 3
turn: 3
bidder 0: 5
hand 0: C1 C2 S1
hand 1: W1 W2 M
hand 2: T1 T2 T3
hand 3: G1 G2 O1
deck: S3 O2 O3 M | C4 W3 G3

3 pass
asked: 1
1 pass
2 pass
bidder 3: 4
in: 1 2
asked: 1

== The last seat still chooses when nobody has bid
covers: B1; "If everybody else has passed and nobody has bid, the last seat still chooses: bid, or pass"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
hand 1: W1 W1 W2 T1
hand 2: G1 O2 M C4
deck: T1 T2 T3 S2 S2 G4

0 pass
1 pass
asked: 2
in: 2
phase: auction
legal 2: pass, bid C4, bid G1, bid O2, bid C4 G1, bid C4 O2, bid G1 O2, bid C4 G1 O2

== The last seat bids one card and wins at once
covers: B1; "The auction is won when one seat is left and it has a bid"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
hand 2: G1 O2 M C4
deck: T1 T2 T3 S2 S2 G4

0 pass
1 pass
2 bid G1
phase: give
asked: 2
market: G1
hand 2: C4 O2 M
hand 0: C1 C2 S1 M

== The last seat passes too, and the first to pass gets all six cards
covers: B1; "If all pass, the seat that passed first wins"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4

0 pass
1 pass
legal 2 has: pass
2 pass
hand 0: C1 C2 S1 S2 S2 T1 T2 T3 G4 M
bidder 0: 6
market: none
phase: limit
asked: 0

== One bid is enough to keep the bundle from the first to pass
covers: "The auction is won when one seat is left and it has a bid"
byzantz, 3 players, seat 0 starts
hand 1: W1 W1 W2 T1
deck: T1 T2 T3 S2 S2 G4

0 pass
1 bid W1
2 pass
phase: give
asked: 1
market: W1
bidder 0: none

== Two seats left, both pass: the opener takes the bundle
covers: "If all pass, the seat that passed first wins"; B1
byzantz, 3 players, seat 0 starts
position
phase: auction
round: 4
turn: 2
bidder 1: 6
hand 0: C1 C2
hand 1: W1 W2
hand 2: T1 T2
market: W3
deck: G1 G2 O1 O2 | C3 C4

2 pass
asked: 0
0 pass
hand 2: T1 T2 G1 G2 O1 O2
bidder 2: 4
market: W3
phase: give
asked: 0
bundle: C3 C4
