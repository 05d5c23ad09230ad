# Byzantz: from round to round, and how many there are.

== A later round is opened by the lowest bidder card of the round before
covers: "the first of a later round by whoever held the lowest bidder card in the round before"; rulebook "The player who had the lowest valued Bidder card in the previous round starts the auction"
byzantz, 4 players, seat 0 starts
position
phase: market
round: 2
bidder 0: 4
bidder 1: 5
bidder 2: 2
bidder 3: 3
hand 0: C1
hand 1: S1
hand 2: W1
hand 3: T1
market: C2 S2 W2 T2 G2
deck: O1 O2 O3 G3 G4

2 take wine
3 take wood
0 take cloth
1 take spice
round: 3
auction: 1
phase: auction
asked: 2
in: 0 1 2 3
bundle: G3 G4 O1 O2 O3

== For the new round all give their bidder cards back
covers: "Next round"; rulebook "the used Bidder cards are collected and placed in ascending order in the center of the table, with the highest valued card at the top of the stack"
byzantz, 3 players, seat 0 starts
position
phase: market
round: 2
bidder 0: 4
bidder 1: 2
bidder 2: 6
hand 0: C1 C2
hand 1: S1 S2
hand 2: W1 W2
market: T1 G2
picked: 0 1
deck: O1 O2 O3 G3 G4 O4 | T2

2 take wood
bidder 0: none
bidder 1: none
bidder 2: none
market: none
bundle: G3 G4 O1 O2 O3 O4
1 bid S1
2 pass
0 pass
1 give O1
bidder 1: 6

== With five players the seat with bidder card 1 opens
covers: "the first of a later round by whoever held the lowest bidder card in the round before"
byzantz, 5 players, seat 0 starts
position
phase: market
round: 1
bidder 0: 5
bidder 1: 4
bidder 2: 3
bidder 3: 1
bidder 4: 2
hand 0: C1
hand 1: S1
hand 2: W1
hand 3: T1
hand 4: G1
market: M
deck: O1 O2 O3 O4 G2

3 take merchant
round: 2
asked: 3
bundle: G2 O1 O2 O3 O4
deck: 70            # 90 - 15 - 5

== Three players: round 7 is followed by round 8
covers: table row 3 players, 8 rounds
byzantz, 3 players, seat 0 starts
position
phase: market
round: 7
bidder 0: 6
bidder 1: 4
bidder 2: 2
hand 0: C1
hand 1: S1
hand 2: W1
market: M

2 take merchant
round: 8
phase: auction
asked: 2
deck: 6             # 96 - 7 x 12 - 6

== Three players: round 8 is the last
covers: table row 3 players, 8 rounds; "The rest of the deck is used up exactly"; "After the last round: every seat may sell once more, then the game is over"
byzantz, 3 players, seat 1 starts
position
phase: auction
round: 8
turn: 1
bidder 0: 6
hand 0: C1 C2
hand 1: W1 W2
hand 2: T1 T2
deck: G1 G2 G3 G4 | O1 O4

1 bid W1
2 pass
deck: 2
1 give G1
deck: 0
2 give O1
2 take wine
1 take grain
0 take olives
phase: final
asked: 0

== Four players: round 5 is followed by round 6
covers: table row 4 players, 6 rounds
byzantz, 4 players, seat 0 starts
position
phase: market
round: 5
bidder 0: 5
bidder 1: 4
bidder 2: 3
bidder 3: 2
hand 0: C1
hand 1: S1
hand 2: W1
hand 3: T1
market: M

3 take merchant
round: 6
phase: auction
asked: 3
deck: 9             # 84 - 5 x 14 - 5

== Four players: round 6 is the last
covers: table row 4 players, 6 rounds; "The rest of the deck is used up exactly"
byzantz, 4 players, seat 2 starts
position
phase: auction
round: 6
turn: 2
bidder 0: 5
bidder 1: 4
hand 0: C1 C2
hand 1: W1 W2
hand 2: T1 T2
hand 3: S1 S2
deck: G1 G2 G3 | O1 O4

2 bid T1
3 pass
deck: 2
2 give G1
deck: 0
3 give O1
3 take wood
2 take grain
1 take olives
phase: final        # nothing was left for seat 0
asked: 0

== Five players: round 5 is followed by round 6
covers: table row 5 players, 6 rounds
byzantz, 5 players, seat 0 starts
position
phase: market
round: 5
bidder 0: 5
bidder 1: 4
bidder 2: 3
bidder 3: 2
bidder 4: 1
hand 0: C1
hand 1: S1
hand 2: W1
hand 3: T1
hand 4: G1
market: M

4 take merchant
round: 6
phase: auction
asked: 4
deck: 10            # 90 - 5 x 15 - 5

== Five players: round 6 is the last
covers: table row 5 players, 6 rounds; "The rest of the deck is used up exactly"
byzantz, 5 players, seat 3 starts
position
phase: auction
round: 6
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
deck: 1
3 give O1
deck: 0
4 take olives
3 take spice
phase: final
asked: 0

== Six players: round 3 is followed by round 4
covers: table row 6 players, 4 rounds
byzantz, 6 players, seat 0 starts
position
phase: market
round: 3
bidder 0: 6
bidder 1: 5
bidder 2: 4
bidder 3: 3
bidder 4: 2
bidder 5: 1
hand 0: C1
hand 1: S1
hand 2: W1
hand 3: T1
hand 4: G1
hand 5: O1
market: M

5 take merchant
round: 4
phase: auction
asked: 5
deck: 15            # 84 - 3 x 21 - 6

== Six players: round 4 is the last
covers: table row 6 players, 4 rounds; "The rest of the deck is used up exactly"
byzantz, 6 players, seat 4 starts
position
phase: auction
round: 4
turn: 4
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

4 bid G1
5 pass
deck: 1
4 give C3
deck: 0
5 take merchant
4 take cloth
3 take grain
phase: final
asked: 0

== A whole first round with three players, and who opens the second
covers: "A round"; "the first of a later round by whoever held the lowest bidder card in the round before"
byzantz, 3 players, seat 1 starts
hand 0: C1 C1 S1 S2
hand 1: W1 W1 W2 T1
hand 2: G1 G1 G2 O1
deck: C2 C3 S3 W3 T2 O2 | T3 T4 G3 O3 | W4 O4 | C4 S4 G4 M M M

1 bid W2 W1
2 pass
0 pass
1 give O2
asked: 2
2 pass
0 bid C1
0 give G3
asked: 2
2 give W4
asked: 2
market: C1 W1 W2 W4 G3 O2
2 take olives
asked: 0
0 take grain
asked: 1
1 take cloth
phase: limit        # seat 1: W1 T1 C2 C3 S3 W3 T2 and now C1
1 discard T1
round: 2
asked: 2
bundle: C4 S4 G4 M M M
hand 0: C1 S1 S2 T3 T4 G3 O3
hand 1: C1 C2 C3 S3 W1 W3 T2
hand 2: G1 G1 G2 O1 O2 O4
