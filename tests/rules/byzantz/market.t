# Byzantz: taking groups from the market.

== The lowest bidder card takes first
covers: "In ascending order of bidder cards"; rulebook "In ascending order, starting with the player with the lowest valued Bidder card, each player will choose one group"
byzantz, 3 players, seat 0 starts
position
phase: market
round: 3
bidder 0: 6
bidder 1: 2
bidder 2: 4
hand 0: C1
hand 1: C2
hand 2: C3
market: S1 W1 T1 G1

asked: 1
free: 0 2
in: none
high: 0
1 take spice
asked: 2
2 take wine
asked: 0
0 take wood
round: 4

== A seat takes the whole group, all values of the good
covers: "each seat takes one whole group (all cards of one good, or all merchants: they are a group of their own) into hand"
byzantz, 3 players, seat 0 starts
position
phase: market
round: 3
bidder 0: 6
bidder 1: 2
bidder 2: 4
hand 0: C1
hand 1: S1
hand 2: C3
market: C1 C4 C4 S2 W1

1 take cloth
hand 1: C1 C4 C4 S1
market: S2 W1
size 1: 4

== The merchants are a group of their own
covers: "all merchants: they are a group of their own"
byzantz, 3 players, seat 0 starts
position
phase: market
round: 3
bidder 0: 6
bidder 1: 2
bidder 2: 4
hand 0: C1
hand 1: S1
hand 2: C3
market: C1 C4 M M

1 take merchant
hand 1: S1 M M
market: C1 C4
2 take cloth
hand 2: C1 C3 C4
market: none

== What the seat in turn may do: take any group there is, or sell
covers: "each seat takes one whole group"; B2
byzantz, 3 players, seat 0 starts
position
phase: market
round: 3
bidder 0: 6
bidder 1: 2
bidder 2: 4
hand 0: C1 C1 C1
hand 1: S1 S2 M
hand 2: C3 T1
market: C2 C4 W3 M

legal 1: take cloth, take wine, take merchant, sell S2 S1 M
legal 0: sell C1 C1 C1
legal 2: none

== A group must be taken
covers: B2; "Taking is compulsory while a group is left"; refusal not-now
byzantz, 3 players, seat 0 starts
position
phase: market
round: 3
bidder 0: 6
bidder 1: 2
bidder 2: 4
hand 0: C1
hand 1: S1
hand 2: C3
market: C2 W3

1 pass : refused not-now
1 done : refused not-now
1 discard S1 : refused not-now
asked: 1
hand 1: S1
market: C2 W3
legal 1: take cloth, take wine

== One group left for one seat: it is asked all the same
covers: B2; "Every decision is asked and recorded even if only one move is legal"
byzantz, 3 players, seat 0 starts
position
phase: market
round: 3
bidder 0: 6
bidder 1: 2
bidder 2: 4
hand 0: C1
hand 1: S1
hand 2: C3
market: O1 O3
picked: 1 2

asked: 0
legal 0: take olives
0 take olives
hand 0: C1 O1 O3
round: 4

== Two groups for three seats: the highest bidder card gets nothing
covers: B3; "when none is left, later seats get nothing"; "a market pick with an empty market (skipped)"
byzantz, 3 players, seat 0 starts
position
phase: market
round: 3
bidder 0: 6
bidder 1: 2
bidder 2: 4
hand 0: C1
hand 1: S1
hand 2: C3
market: O1 O3 M
deck: W1 W2 W3 T1 T2 T3

1 take olives
2 take merchant
hand 0: C1
market: none
round: 4
phase: auction
asked: 1
bundle: W1 W2 W3 T1 T2 T3

== A single group: only the lowest bidder card gets anything
covers: B3; "a market pick with an empty market (skipped)"
byzantz, 4 players, seat 0 starts
position
phase: market
round: 3
bidder 0: 5
bidder 1: 4
bidder 2: 3
bidder 3: 2
hand 0: C1
hand 1: S1
hand 2: C3
hand 3: T1
market: G1 G1 G2

3 take grain
hand 3: T1 G1 G1 G2
hand 0: C1
hand 1: S1
hand 2: C3
round: 4
phase: auction
asked: 3

== An empty group can't be taken
covers: refusal empty-group
byzantz, 3 players, seat 0 starts
position
phase: market
round: 3
bidder 0: 6
bidder 1: 2
bidder 2: 4
hand 0: C1
hand 1: S1
hand 2: C3
market: C2 W3 M

1 take olives : refused empty-group
asked: 1
hand 1: S1
market: C2 W3 M
1 take wine
2 take wine : refused empty-group
hand 2: C3
market: C2 M

== Nobody takes out of turn or twice
covers: "In ascending order of bidder cards"; rulebook "Each player will choose only once"; refusal not-asked
byzantz, 3 players, seat 0 starts
position
phase: market
round: 3
bidder 0: 6
bidder 1: 2
bidder 2: 4
hand 0: C1
hand 1: S1
hand 2: C3
market: C2 W3 M

0 take cloth : refused not-asked
2 take cloth : refused not-asked
market: C2 W3 M
1 take wine
1 take cloth : refused not-asked
hand 1: S1 W3
market: C2 M
asked: 2

== Six seats, six goods, each by its name
covers: "In ascending order of bidder cards"; record "a market group: cloth spice wine wood grain olives merchant"; table row 6 players
byzantz, 6 players, seat 0 starts
position
phase: market
round: 2
bidder 0: 1
bidder 1: 2
bidder 2: 3
bidder 3: 4
bidder 4: 5
bidder 5: 6
hand 0: M
hand 1: M
hand 2: M
hand 3: M
hand 4: M
hand 5: M
market: C1 S1 W1 T1 G1 O1 M

legal 0: take cloth, take spice, take wine, take wood, take grain, take olives, take merchant
0 take cloth
1 take spice
2 take wine
3 take wood
4 take grain
5 take olives
hand 0: C1 M
hand 1: S1 M
hand 2: W1 M
hand 3: T1 M
hand 4: G1 M
hand 5: O1 M
market: none
round: 3
asked: 0

== What nobody took leaves the game
covers: "What stays is removed from the game"; rulebook "any surplus Goods cards are removed from the game"
byzantz, 3 players, seat 0 starts
hand 0: C1 C1 S1 S2
hand 1: W1 W1 W2 T1
hand 2: G1 G1 G2 O1
deck: C2 C3 S3 W3 T2 O2 | T3 T4 G3 O3 | W4 O4 | C4 S4 G4 M M M

0 bid C1 S1
1 pass
2 pass
0 give O2
1 bid W1
2 pass
1 give T3
2 give O4
market: C1 S1 W1 T3 O2 O4
gone: none
2 take cloth
1 take spice
market: W1 T3 O2 O4
0 take wood
phase: limit        # seat 0 had seven cards and now has eight
0 discard W3
market: none
gone: W1 W3 O2 O4
round: 2
bundle: C4 S4 G4 M M M
