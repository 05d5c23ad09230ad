# Byzantz: what the winner of an auction does.

== The winner's bid goes to the market before the bundle card is chosen
covers: "bid cards go to the market"; "then one bundle card of the winner's choice goes to the market"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4

0 bid C1 S1
1 pass
2 pass
phase: give
asked: 0
free: 1 2
market: C1 S1
bundle: S2 S2 T1 T2 T3 G4
hand 0: C2 M
bid 0: none
in: none
high: 0

== One bundle card to the market, the others to the hand, and the bidder card
covers: "the other bundle cards go to the hand"; "the seat takes the bidder card"; rulebook "The other cards from the auction bundle are added to the player's hand"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4 | W1 W2 W3 W4

0 bid C1 S1
1 pass
2 pass
0 give T2
market: C1 S1 T2
hand 0: C2 S2 S2 T1 T3 G4 M
bidder 0: 6
bidder 1: none
bundle: W1 W2 W3 W4
phase: auction
asked: 1

== Each different bundle card may be given, and the winner may sell from the hand only
covers: "one bundle card of the winner's choice"; "A set is three cards from hand"
byzantz, 3 players, seat 0 starts
hand 0: C1 S1 S3 M
deck: T1 T2 T3 S2 S2 G4

0 bid C1
1 pass
2 pass
hand 0: S1 S3 M
legal 0: give S2, give T1, give T2, give T3, give G4, sell S3 S1 M

== Only a card of the bundle can be given
covers: "one bundle card of the winner's choice"; refusal not-in-bundle
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4

0 bid C1 S1
1 pass
2 pass
0 give C2 : refused not-in-bundle
0 give T4 : refused not-in-bundle
market: C1 S1
hand 0: C2 M
bundle: S2 S2 T1 T2 T3 G4
asked: 0

== While the winner chooses, nobody bids, passes or gives
covers: refusal not-now; refusal not-asked
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4

0 bid C1 S1
1 pass
2 pass
0 bid C2 : refused not-now
0 pass : refused not-now
1 pass : refused not-asked
1 give T1 : refused not-asked
asked: 0
phase: give
market: C1 S1
hand 0: C2 M

== Only the winner's bid goes to the market
covers: "bid cards go to the market"; rulebook "The winner of an auction must place their bid into the Market"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
hand 1: W1 W2 T1 O1
hand 2: G2 G3 G4 O1
deck: T1 T2 T3 S2 S2 G1

0 bid C1
1 bid W2
2 bid G3
0 pass
1 pass
market: G3
hand 0: C1 C2 S1 M
hand 1: W1 W2 T1 O1
hand 2: G2 G4 O1
2 give G1
market: G1 G3

== A merchant of the bundle may be given
covers: "one bundle card of the winner's choice"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 M M

0 bid C1 S1
1 pass
2 pass
legal 0: give S2, give T1, give T2, give T3, give M
0 give M
market: C1 S1 M
hand 0: C2 S2 T1 T2 T3 M M

== The market grows from auction to auction
covers: rulebook "These cards are sorted by type and added to any cards already present in the market"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
hand 1: W1 W2 T1 C3
hand 2: G2 G3 G4 O1
deck: T1 T2 T3 S2 S2 G1 | C4 W3 W4 O2 | O3 O4

0 bid C1 S1
1 pass
2 pass
0 give T2
1 bid C3
2 pass
market: C1 C3 S1 T2
1 give O2
market: C1 C3 S1 T2 O2
2 give O3
market: C1 C3 S1 T2 O2 O3

== The next auction is opened by the nearest seat on the left without a bidder card
covers: "each further auction by the nearest seat to the left of the last winner that has no bidder card yet this round"; rulebook "The first player to the left of the winner of the previous auction, who has not previously won an auction, will start this auction"
byzantz, 4 players, seat 0 starts
hand 0: C1 C2 S1 M
hand 1: W1 W2 T1 C3
hand 2: G2 G3 G4 O1
hand 3: O1 O1 O2 M
deck: T1 T2 T3 S2 S2 | C4 W3 W4 O2 | O3 O4 S3 | S4 T4

0 pass
1 pass
2 bid G2
3 pass
2 give T1
bidder 2: 5
asked: 3            # left of 2
in: 0 1 3
3 pass
0 pass
1 bid W1
1 give O2
bidder 1: 4
asked: 3            # left of 1 comes 2, but it has a bidder card
in: 0 3
3 bid O1
0 pass
3 give O3
bidder 3: 3
asked: 0
phase: give

== The search for the next opener goes on round the table
covers: "each further auction by the nearest seat to the left of the last winner that has no bidder card yet this round"
byzantz, 5 players, seat 4 starts
position
phase: auction
round: 4
turn: 4
bidder 0: 5
bidder 1: 4
hand 0: C1
hand 1: C2
hand 2: S1 S2
hand 3: W1 W2
hand 4: T1 T2
deck: G1 G2 G3 | O1 O2 | O3

in: 2 3 4
4 bid T1
2 pass
3 pass
4 give G1
bidder 4: 3
asked: 2            # 0 and 1 have bidder cards
in: 2 3
bundle: O1 O2
