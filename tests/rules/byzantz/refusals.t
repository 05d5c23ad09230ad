# Byzantz: which reason is given when several fit.

== The wrong seat is named before the wrong moment, and that before the wrong cards
covers: order of refusals: not-asked before not-now; not-now before what is wrong with the cards
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4

1 give T1 : refused not-asked
1 done : refused not-asked
0 give O4 : refused not-now
0 take olives : refused not-now
asked: 0
hand 0: C1 C2 S1 M
bundle: S2 S2 T1 T2 T3 G4

== A merchant in a bid is named first
covers: order of refusals: merchant-in-bid before not-in-hand and bid-too-low
byzantz, 3 players, seat 0 starts
hand 0: C3 S1 W1 W1
hand 1: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4

0 bid O4 M : refused merchant-in-bid
0 bid M : refused merchant-in-bid
hand 0: C3 S1 W1 W1
bid 0: none
0 bid C3
1 bid C1 M : refused merchant-in-bid
asked: 1
high: 3
hand 1: C1 C2 S1 M

== Cards one does not have are named before the height of the bid
covers: order of refusals: not-in-hand before bid-too-low
byzantz, 3 players, seat 0 starts
hand 0: C3 S1 W1 W1
hand 1: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4

0 bid C3
1 bid O1 : refused not-in-hand
1 bid C1 : refused bid-too-low
hand 1: C1 C2 S1 M
asked: 1

== What is no set is named before where the cards are
covers: order of refusals: not-a-set before lies-in-bid and not-in-hand
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4

0 sell W1 T1 G1 : refused not-a-set
0 bid C1
0 sell C2 C1 S1 : refused not-a-set
0 sell C2 C1 M : refused lies-in-bid
bid 0: C1
hand 0: C2 S1 M
profit 0: 0

== A seat that is not at the table is named before the limit
covers: order of refusals: no-such-seat before limit-first; limit-first before not-asked
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4

0 pass
1 pass
2 pass
phase: limit
3 pass : refused no-such-seat
2 pass : refused limit-first
2 give T1 : refused limit-first
size 0: 10
asked: 0

== The limit is named before the moment and the cards; what the seat above it sells or discards is looked at
covers: order of refusals: limit-first before not-now and before what is wrong with the cards
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4

0 pass
1 pass
2 pass
phase: limit
0 bid M : refused limit-first
0 give O4 : refused limit-first
0 take olives : refused limit-first
1 sell W1 T1 G1 : refused limit-first
1 done : refused limit-first
0 discard O4 : refused not-in-hand
0 sell C4 C2 C1 : refused not-in-hand
0 sell W1 T1 G1 : refused not-a-set
size 0: 10
asked: 0

== The end of the game is named before everything
covers: order of refusals: game-over first; already-done before not-asked
byzantz, 3 players, seat 0 starts
position
phase: final
round: 8
hand 0: C1 S1
hand 1: W1 W1
hand 2: T1 T2

0 done
0 done : refused already-done
2 done : refused not-asked
asked: 1
1 done
2 done
3 pass : refused game-over
0 done : refused game-over
0 bid M : refused game-over
phase: over
ranks: 1 1 1
