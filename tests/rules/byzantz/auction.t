# Byzantz: how an auction runs.

== The start seat opens the first auction
covers: "The first auction of the game is opened by the start seat"; rulebook "The player to the left of the dealer starts the game"
byzantz, 4 players, seat 2 starts
deck: T1 T2 T3 S2 S2

asked: 2
free: 0 1 3
in: 0 1 2 3
high: 0
auction: 1
2 sees phase: auction
2 sees round: 1

== The turn goes round clockwise
covers: "In turn, clockwise"
byzantz, 4 players, seat 2 starts
hand 0: S1 S2 S3 T1
hand 1: W1 W2 W3 W4
hand 2: C1 C2 C3 C4
hand 3: G1 G2 G3 G4
deck: T1 T2 T3 S2 S2

asked: 2
2 bid C1
asked: 3
3 bid G2
asked: 0
0 bid S3
asked: 1
1 bid W4
asked: 2
free: 0 1 3

== A bid must be strictly higher than the highest
covers: "so that your total is strictly above the highest total"; rulebook "A bid must be higher than any previous bids"; refusal bid-too-low
byzantz, 3 players, seat 0 starts
hand 0: C3 S1 W1 W1
hand 1: S2 S3 T1 G4
deck: T1 T2 T3 S2 S2 G4

0 bid C3
1 bid S2 : refused bid-too-low
1 bid S3 : refused bid-too-low
1 bid S2 T1 : refused bid-too-low
asked: 1
high: 3
bid 1: none
hand 1: S2 S3 T1 G4
1 bid S3 T1
high: 4
total 1: 4

== Raising adds cards to those already before you
covers: "add one or more goods cards from hand to the cards already before you"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
hand 1: S2 W1 W1 G1
deck: T1 T2 T3 S2 S2 G4

0 bid C1
1 bid S2
2 pass
asked: 0
0 bid C2
bid 0: C1 C2
total 0: 3
hand 0: S1 M
size 0: 2
high: 3
asked: 1

== A raise counts together with what already lies there
covers: "so that your total is strictly above the highest total"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 C3 W1
hand 1: S4 T1 G1 G1
deck: T1 T2 T3 S2 S2 G4

0 bid C3
1 bid S4
2 pass
0 bid C1 : refused bid-too-low
total 0: 3
hand 0: C1 C2 W1
legal 0: pass, bid C2, bid C2 C1, bid C1 W1, bid C2 W1, bid C2 C1 W1
0 bid C2
total 0: 5
asked: 1

== Cards in a bid stay there: only cards from the hand can be added
covers: "Cards in a bid are never swapped"; rulebook "Cards that were previously placed in the bid may not be exchanged"
byzantz, 3 players, seat 0 starts
hand 0: C1 S1 S4 M
hand 1: G2 W1 W1 G1
deck: T1 T2 T3 S2 S2 G4

0 bid C1
1 bid G2
2 pass
legal 0: pass, bid S4, bid S4 S1, sell S4 S1 M
legal 0 lacks: bid C1 S4
0 bid S4
bid 0: C1 S4
total 0: 5

== A card that lies in the own bid is not in the hand and can't be bid again
covers: "add one or more goods cards from hand to the cards already before you"; refusal not-in-hand
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 S4
hand 1: G2 W1 W1 G1
deck: T1 T2 T3 S2 S2 G4

0 bid C2
1 bid W1 G2
2 pass
0 bid C2 : refused not-in-hand
0 bid C2 S4 : refused not-in-hand
bid 0: C2
hand 0: C1 S1 S4
0 bid S4
bid 0: C2 S4
total 0: 6

== Who passes takes the bid back and is out of this auction
covers: "take your bid back, out of this auction"; rulebook "If a player passes, they may not participate in the current auction any more, and must take their bid back to their hand"
byzantz, 4 players, seat 0 starts
hand 0: C1 C2 S1 M
hand 1: S2 W1 W1 G1
hand 2: S3 G1 G1 G2
hand 3: O1 O1 O2 M
deck: T1 T2 T3 S2 S2

0 bid C1
1 bid S2
2 bid S3
3 pass
in: 0 1 2
0 pass
hand 0: C1 C2 S1 M
size 0: 4
bid 0: none
total 0: 0
in: 1 2
asked: 1

== Who has passed is not asked again
covers: "out of this auction"; refusal not-asked
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 C4
hand 1: S2 W1 W1 G2
hand 2: S3 G1 G1 G2
deck: T1 T2 T3 S2 S2 G4

0 pass
1 bid S2
2 bid S3
asked: 1
0 bid C4 : refused not-asked
bid 0: none
hand 0: C1 C2 C4 S1
in: 1 2
1 bid G2
asked: 2

== Merchants can't be bid
covers: "Merchants can't be bid"; rulebook "They cannot be used in an auction"; refusal merchant-in-bid
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4

0 bid M : refused merchant-in-bid
0 bid C1 M : refused merchant-in-bid
asked: 0
bid 0: none
hand 0: C1 C2 S1 M
high: 0
legal 0 lacks: bid M, bid C1 M

== The opener may bid any goods cards, pass, or sell
covers: "add one or more goods cards from hand"; rulebook "To bid, a player places in front of them any number of Goods cards from their hand"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4

legal 0: pass, bid C1, bid C2, bid S1, bid C2 C1, bid C1 S1, bid C2 S1, bid C2 C1 S1, sell C2 C1 M

== Equal cards make equal bids, each listed once
covers: "add one or more goods cards from hand"
byzantz, 3 players, seat 0 starts
hand 0: C1 C1 S2 S2
deck: T1 T2 T3 W1 W2 G4

legal 0: pass, bid C1, bid C1 C1, bid S2, bid S2 S2, bid C1 S2, bid C1 C1 S2, bid C1 S2 S2, bid C1 C1 S2 S2

== Many equal cards: a bid of each number of them, where it is high enough
covers: "add one or more goods cards from hand"; "so that your total is strictly above the highest total"
byzantz, 3 players, seat 1 starts
position
phase: auction
round: 5
turn: 1
hand 0: O1 O1 O1 O1 O1 O1 S1
hand 1: T2 T3
hand 2: W2 W2 W2 W2 W2 M M
deck: G1 G2 G3 G4 C1 C2

1 bid T2
legal 2: pass, bid W2 W2, bid W2 W2 W2, bid W2 W2 W2 W2, bid W2 W2 W2 W2 W2, sell W2 W2 W2, sell W2 W2 M, sell W2 M M
2 bid W2 W2 W2
legal 0: pass, bid S1 O1 O1 O1 O1 O1 O1, sell O1 O1 O1
0 bid S1 O1 O1 O1 O1 O1 O1
total 0: 7
legal 1: pass

== All seven cards of a hand may be bid
covers: "add one or more goods cards from hand"; rulebook "To bid, a player places in front of them any number of Goods cards from their hand"
byzantz, 3 players, seat 0 starts
position
phase: auction
round: 5
turn: 0
hand 0: C1 C2 C3 C4 S1 S2 S3
hand 1: T2 T3
hand 2: W2
deck: G1 G2 G3 G4 O1 O2

0 bid C4 C3 C2 C1 S3 S2 S1
total 0: 16
hand 0: none
size 0: 0
known 0: none
1 pass
2 pass
market: C1 C2 C3 C4 S1 S2 S3
0 give G1
hand 0: G2 G3 G4 O1 O2

== Above a bid of three only the higher bids are left
covers: "so that your total is strictly above the highest total"
byzantz, 3 players, seat 0 starts
hand 0: W3 W1 T1 T1
hand 1: C1 C1 S2 S2
deck: T1 T2 T3 W1 W2 G4

0 bid W3
legal 1: pass, bid S2 S2, bid C1 C1 S2, bid C1 S2 S2, bid C1 C1 S2 S2

== Who can't bid higher is still asked, and can only pass
covers: "Every decision is asked and recorded even if only one move is legal"
byzantz, 3 players, seat 0 starts
hand 0: W4 W1 T1 T1
hand 1: C1 C1 S1 T1
deck: T1 T2 T3 W1 W2 G4

0 bid W4
asked: 1
legal 1: pass
1 bid C1 C1 S1 T1 : refused bid-too-low
hand 1: C1 C1 S1 T1
1 pass
asked: 2

== Who holds only merchants can't bid
covers: "Merchants can't be bid"
byzantz, 3 players, seat 0 starts
hand 0: M M M M
deck: T1 T2 T3 W1 W2 G4

legal 0: pass, sell M M M

== A bid may mix goods
covers: rulebook "A bid may contain many different types of goods"; rulebook "the good featured on the card is irrelevant"
byzantz, 3 players, seat 0 starts
hand 0: C1 S1 W2 O1
hand 1: G4 G1 T1 T1
deck: T1 T2 T3 W1 W2 G4

0 bid C1 S1 W2
total 0: 4
1 bid G4 : refused bid-too-low
bid 1: none
1 bid G4 G1
total 1: 5

== Bids lie open
covers: "Bids lie open"
byzantz, 3 players, seat 0 starts
hand 0: C1 S2 W2 O1
deck: T1 T2 T3 W1 W2 G4

0 bid C1 S2
1 sees bid 0: C1 S2
2 sees bid 0: C1 S2
2 sees total 0: 3
2 sees high: 3
2 sees size 0: 2

== Only cards from the own hand can be bid
covers: "goods cards from hand"; refusal not-in-hand
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
hand 1: C4 W1 W1 G1
deck: T1 T2 T3 S2 S2 G4

0 bid C4 : refused not-in-hand
0 bid C1 C1 : refused not-in-hand
0 bid T1 : refused not-in-hand
hand 0: C1 C2 S1 M
bid 0: none
asked: 0

== Nobody bids or passes out of turn
covers: "In turn, clockwise"; refusal not-asked
byzantz, 3 players, seat 0 starts
hand 1: C4 W1 W1 G1
deck: T1 T2 T3 S2 S2 G4

1 bid C4 : refused not-asked
1 pass : refused not-asked
2 pass : refused not-asked
asked: 0
in: 0 1 2
high: 0
hand 1: C4 W1 W1 G1
legal 1: none

== Giving, taking, discarding and finishing have their own time
covers: refusal not-now
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4

0 give T1 : refused not-now
0 take wood : refused not-now
0 discard C1 : refused not-now
0 done : refused not-now
asked: 0
hand 0: C1 C2 S1 M
bundle: S2 S2 T1 T2 T3 G4
market: none

== There is no fourth seat in a game of three
covers: refusal no-such-seat
byzantz, 3 players, seat 0 starts
deck: T1 T2 T3 S2 S2 G4

3 pass : refused no-such-seat
asked: 0
in: 0 1 2

== The auction is over as soon as one seat with a bid is left
covers: "The auction is won when one seat is left and it has a bid"; rulebook "An auction ends when all players except for one have passed"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
hand 1: S2 W1 W1 G1
deck: T1 T2 T3 S2 S2 G4

0 bid C1
1 bid S2
2 pass
phase: auction
0 pass
phase: give
asked: 1
in: none
high: 0
bid 1: none

== Who has a bidder card takes no part in further auctions of the round
covers: "Only seats without a bidder card take part"; rulebook "That player will not participate in further auctions during that round"
byzantz, 4 players, seat 0 starts
position
phase: auction
round: 3
turn: 2
bidder 1: 5
hand 0: C1 C2
hand 1: S1 S2 S4
hand 2: W1 W2
hand 3: T1 T2
deck: G1 G2 G3 G4 | O1 O2 O3

auction: 2
in: 0 2 3
asked: 2
2 bid W1
3 pass
0 bid C2
asked: 2
1 bid S4 : refused not-asked
hand 1: S1 S2 S4
high: 2
in: 0 2
