# Byzantz: the last auction of a round, with one seat left.

== Three players: the last seat does not bid, it gives one of two cards
covers: "The last auction of a round has one seat left: no bidding"; "one to the market by choice, one to the hand"; table row 3 players
byzantz, 3 players, seat 0 starts
position
phase: auction
round: 5
turn: 1
bidder 0: 6
hand 0: C1 C2
hand 1: W1 W2
hand 2: T1 T2 M
market: S1
deck: G1 G2 G3 G4 | O1 O4

1 bid W1
2 pass
1 give G1
phase: give
asked: 2
auction: 3
bundle: O1 O4
in: none
high: 0
legal 2: give O1, give O4, sell T2 T1 M
2 pass : refused not-now
2 bid T1 : refused not-now
market: S1 W1 G1
2 give O1
market: S1 W1 G1 O1
hand 2: T1 T2 O4 M
bidder 2: 2
phase: market

== Four players: the last seat does not bid, it gives one of two cards
covers: "The last auction of a round has one seat left: no bidding"; table row 4 players; rulebook "In a three or four player game, the last player will place one of the offered cards into the Market and take the other into their hand"
byzantz, 4 players, seat 0 starts
position
phase: auction
round: 5
turn: 3
bidder 0: 5
bidder 1: 4
hand 0: C1 C2
hand 1: W1 W2
hand 2: T1 T2
hand 3: S1 S2
deck: G1 G2 G3 | O1 O4

3 bid S1
2 pass
3 give G1
phase: give
asked: 2
bundle: O1 O4
legal 2: give O1, give O4
2 give O4
market: S1 G1 O4
hand 2: T1 T2 O1
bidder 2: 2
phase: market
asked: 2

== Five players: the last single card goes to the market by itself
covers: "it goes to the market, no choice"; "the single card of the last auction with 5–6 players (no choice)"; table row 5 players; rulebook "In a five or six player game, the last player must immediately place the single card from the auction bundle into the Market"
byzantz, 5 players, seat 0 starts
position
phase: auction
round: 5
turn: 3
bidder 0: 5
bidder 1: 4
bidder 2: 3
hand 0: C1 C2
hand 1: W1 W2
hand 2: T1 T2
hand 3: S1 S2
hand 4: G1 G2
deck: O1 O2 | O4

3 bid S1
4 pass
3 give O1
bidder 3: 2
bidder 4: 1
market: S1 O1 O4
hand 3: S2 O2
hand 4: G1 G2
bundle: none
phase: market
asked: 4

== Six players: the last single card goes to the market by itself
covers: "it goes to the market, no choice"; table row 6 players; rulebook "They will then take the Number 1 Bidder card and place it in front of them"
byzantz, 6 players, seat 0 starts
position
phase: auction
round: 3
turn: 5
bidder 0: 6
bidder 1: 5
bidder 2: 4
bidder 3: 3
hand 0: C1 C2
hand 1: W1 W2
hand 2: T1 T2
hand 3: S1 S2
hand 4: G1 G2
hand 5: O1 O2
deck: C3 C4 | M

5 pass
4 bid G1
4 give C4
bidder 4: 2
bidder 5: 1
market: C4 G1 M
hand 4: C3 G2
hand 5: O1 O2
phase: market
asked: 5

== Two equal cards in the last auction: the choice is asked all the same
covers: "Every decision is asked and recorded even if only one move is legal"
byzantz, 3 players, seat 0 starts
position
phase: auction
round: 5
turn: 1
bidder 0: 6
hand 0: C1 C2
hand 1: W1 W2
hand 2: T1 T2
deck: G1 G2 G3 G4 | O1 O1

1 bid W1
2 pass
1 give G1
phase: give
asked: 2
legal 2: give O1
2 give O1
hand 2: T1 T2 O1
market: W1 G1 O1

== An all-pass in the auction before leaves the last one as it is
covers: "The last auction of a round has one seat left: no bidding"; "If all pass, the seat that passed first wins"
byzantz, 5 players, seat 0 starts
position
phase: auction
round: 5
turn: 4
bidder 0: 5
bidder 1: 4
bidder 2: 3
hand 0: C1 C2
hand 1: W1 W2
hand 2: T1 T2
hand 3: S1 S2
hand 4: G1 G2
market: C3
deck: O1 O2 | O4

4 pass
3 pass
hand 4: G1 G2 O1 O2
bidder 4: 2
bidder 3: 1
market: C3 O4
phase: market
asked: 3
