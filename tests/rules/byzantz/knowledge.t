# Byzantz: who knows what.

== Of another hand only the size is told
covers: "One seat: its hand"; "hand sizes"; "Of another hand only the four dealt cards were ever secret"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
hand 1: W1 W2 W3 W4
deck: T1 T2 T3 S2 S2 G4

0 sees hand 0: C1 C2 S1 M
1 sees hand 1: W1 W2 W3 W4
1 sees hand 0: ?
0 sees hand 1: ?
2 sees hand 0: ?
1 sees size 0: 4
1 sees known 0: none
0 sees known 1: none

== Everybody sees bundle, bids, market, bidder cards and the size of the deck
covers: "Everybody: bundles, bids, market, bidder cards, market picks, sales, discards, hand sizes, deck size"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
hand 1: W1 W2 W3 W4
deck: T1 T2 T3 S2 S2 G4 | O1 O2 O3 O4

0 bid C1 S1
1 sees bundle: S2 S2 T1 T2 T3 G4
1 sees bid 0: C1 S1
1 sees hand 0: ?
1 pass
2 pass
1 sees market: C1 S1
0 give T1
1 sees market: C1 S1 T1
2 sees bidder 0: 6
2 sees bundle: O1 O2 O3 O4
2 sees deck: 86
2 sees in: 1 2

== Bundle cards are known in the winner's hand
covers: "every card that came to a hand after the deal"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4 | O1 O2 O3 O4

0 bid C1 S1
known 0: none
1 pass
2 pass
0 give T1
known 0: S2 S2 T2 T3 G4
1 sees known 0: S2 S2 T2 T3 G4
1 sees size 0: 7
1 sees hand 0: ?

== The bundle of an all-pass is known
covers: "every card that came to a hand after the deal"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4 | O1 O2 O3 O4

0 pass
1 pass
2 pass
1 sees known 0: S2 S2 T1 T2 T3 G4

== A bid taken back has been seen
covers: "less what has since been shown"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
hand 1: S4 W1 W1 G1
deck: T1 T2 T3 S2 S2 G4

0 bid C2 C1
known 0: none
1 bid S4
2 pass
0 pass
known 0: C1 C2
1 sees known 0: C1 C2
2 sees hand 0: ?
known 1: none

== The card kept in the last auction is known
covers: "every card that came to a hand after the deal"
byzantz, 3 players, seat 0 starts
position
phase: auction
round: 5
turn: 1
bidder 0: 6
hand 0: C1 C2
hand 1: W1 W2
hand 2: T1 T2
known 1: none
known 2: T2
deck: G1 G2 G3 G4 | O1 O4

1 bid W1
2 pass
1 give G1
1 sees known 2: T2
2 give O1
1 sees known 2: T2 O4
2 sees known 1: G2 G3 G4

== A market group is known in the hand that took it
covers: "market picks"; "every card that came to a hand after the deal"
byzantz, 3 players, seat 0 starts
position
phase: market
round: 3
bidder 0: 6
bidder 1: 2
bidder 2: 4
hand 0: C1
hand 1: S1 S2
hand 2: C3
known 1: none
market: O1 O3 M M

1 take merchant
0 sees known 1: M M
0 sees hand 1: ?
0 sees size 1: 4
0 sees market: O1 O3

== Known cards that are bid are no longer in the hand
covers: "Bids lie open"; "every card that came to a hand after the deal"
byzantz, 3 players, seat 0 starts
position
phase: auction
round: 5
turn: 0
hand 0: C1 C2 S1
hand 1: W1 W2 W3
hand 2: T1 T2
known 0: C1 C2
deck: G1 G2 G3 O1 O2 O3 | S2

0 bid C2
1 sees known 0: C1
1 sees bid 0: C2
1 sees size 0: 2
1 bid W3
2 pass
0 pass
1 sees known 0: C1 C2

== Known cards that are sold are no longer in the hand
covers: "sales"; "less what has since been shown"
byzantz, 3 players, seat 0 starts
position
phase: auction
round: 5
turn: 1
hand 0: C1 C2 S1 S2 M
hand 1: W1 W2 W3
hand 2: T1 T2
known 0: C1 S1 M
deck: G1 G2 G3 O1 O2 O3

0 sell C2 C1 M
1 sees known 0: S1
1 sees size 0: 2
1 sees hand 0: ?

== Known cards that are discarded are no longer in the hand
covers: "discards"; B5
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4 | O1 O2 O3 O4

0 pass
1 pass
2 pass
0 discard S2
1 sees known 0: S2 T1 T2 T3 G4
0 discard C1
1 sees known 0: S2 T1 T2 T3 G4
0 discard T1
1 sees known 0: S2 T2 T3 G4

== One cloth 1 known, one not: after one is sold, nobody can say that the other is still there
covers: "counts itself" of the cards known in hand
byzantz, 3 players, seat 0 starts
position
phase: auction
round: 5
turn: 1
hand 0: C1 C1 C2 S1 M
hand 1: W1 W2 W3
hand 2: T1 T2
known 0: C1 M
deck: G1 G2 G3 O1 O2 O3

0 sell C2 C1 M
hand 0: C1 S1
1 sees known 0: none

== One cloth 1 known, one not: a bid of one, taken back, still shows only one
covers: "counts itself" of the cards known in hand
byzantz, 3 players, seat 0 starts
position
phase: auction
round: 5
turn: 0
hand 0: C1 C1 S1
hand 1: W1 W2 W3
hand 2: T1 T2
known 0: C1
deck: G1 G2 G3 O1 O2 O3

0 bid C1
1 sees known 0: none
1 bid W2
2 pass
0 pass
1 sees known 0: C1

== Both cloth 1 bid at once and taken back: both are known
covers: "counts itself" of the cards known in hand
byzantz, 3 players, seat 0 starts
position
phase: auction
round: 5
turn: 0
hand 0: C1 C1 S1
hand 1: W1 W2 W3
hand 2: T1 T2
known 0: C1
deck: G1 G2 G3 O1 O2 O3

0 bid C1 C1
1 sees known 0: none
1 bid W3
2 pass
0 pass
1 sees known 0: C1 C1

== Totals of profit are shown unless the table says otherwise
covers: B8
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 C4 M
deck: T1 T2 T3 S2 S2 G4

0 sell C4 C2 C1
0 sees profit 0: 4
1 sees profit 0: 4
2 sees profit 0: 4
1 sees profit 1: 0

== With open-profit off, nobody is told another's total
covers: B8
byzantz, 3 players, seat 0 starts, open-profit off
hand 0: C1 C2 C4 M
deck: T1 T2 T3 S2 S2 G4

0 sell C4 C2 C1
profit 0: 4
1 sees profit 0: ?
2 sees profit 0: ?
1 sees profit 2: ?
0 sees profit 0: 4
1 sees gone: C1 C2 C4

== With open-profit off, everybody sees the scores at the end
covers: B8; "Most profit wins"
byzantz, 3 players, seat 0 starts, open-profit off
position
phase: final
round: 8
hand 0: C1 S1
hand 1: W1 W1
hand 2: T1 T2
profit 0: 12
profit 1: 17
profit 2: 9

1 sees profit 0: ?
0 done
1 done
2 sees profit 1: ?
2 done
0 sees scores: 12 17 9
1 sees ranks: 2 1 3
