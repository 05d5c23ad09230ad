# Justinian: two players.
# First row, lowest cards: seat 0 has 1 2 3, seat 1 has 4 5 6.
# 13+14+15 = 42 and 16+17+18 = 51 in phase I, 17+18+19 = 54 and 20+22+23 = 65 in phase II, 21+22+23 = 66 and 25+27+29 = 81 in phase III.

== Three cards of each color each, six in each pile
covers: "2 to each seat (3 each with 2 players)"; en 3.0; en 6.0; fr 6.0; it 6.0; ja
justinian, 2 players, seat 0 starts

asked: 0
cards 0: red1 red2 red3 blue1 blue2 blue3 green1 green2 green3 yellow1 yellow2 yellow3
cards 1: red4 red5 red6 blue4 blue5 blue6 green4 green5 green6 yellow4 yellow5 yellow6
pile red: 7 8 9 10 11 12
pile blue: 7 8 9 10 11 12
pile green: 7 8 9 10 11 12
pile yellow: 7 8 9 10 11 12
size 0: 10
reserve-size 1: 12

== All six counselors are scored
covers: en 6.0; en 4.2.2; it 6.0; ja; "every seat shows its cards of the color"
justinian, 2 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
phase 0: +3 +2
phase 1: -2

1 pass
0 pass
0 trigger
0 color red
shown 0: red1 red2 red3
shown 1: red4 red5 red6
by-cards 0: 42
by-cards 1: 51
by-influence 0: 0
by-influence 1: 2
score 0: 42
score 1: 53

== Three other counselors
covers: en 6.0; "scores V(counselor, its place, phase) for each"
justinian, 2 players, seat 1 starts
position
phase: 2
scored: red
turns: 4
hand 0: +1 +1
hand 1: +1 +1
phase 0: +3 +3 -3
cards 0: blue12 blue7 blue2
cards 1: blue11

asked: 1
score 0: 42
score 1: 51
1 pass
0 pass
0 trigger
0 color blue
# 30 + 25 + 18; seat 1 has 11 and the lowest left, 1 and 3: 29 + 17 + 19
by-cards 0: 73
by-cards 1: 65
score 0: 115
score 1: 116

== The other seat is alone as soon as one has passed
covers: "Once all others have passed, the last seat may go on placing, but only one more token on the phase space"
justinian, 2 players, seat 0 starts

0 pass
1 place +1 phase
1 place +1 phase : refused one-more-only
1 place +1 c12
1 place +1 c12
1 pass
stage: trigger
asked: 1
1 decline
asked: 0
0 decline
first: 1

== Both place on the phase space as long as both are in
covers: "Once all others have passed"; "from the start seat clockwise"
justinian, 2 players, seat 1 starts

1 place +1 phase
0 place +1 phase
1 place +1 phase
0 place +1 phase
1 place +1 phase
0 pass
1 place +1 phase
1 place +1 phase : refused one-more-only
phase-count 1: 4

== A card exchanged out of nine
covers: "each seat may exchange one card"; en 4.3; en 6.0
justinian, 2 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
phase 0: +3 +2

1 pass
0 pass
0 trigger
0 color yellow
asked: 0
legal 0: keep, exchange red1, exchange red2, exchange red3, exchange blue1, exchange blue2, exchange blue3, exchange green1, exchange green2, exchange green3
0 exchange red2
cards 0: red1 red3 red7 blue1 blue2 blue3 green1 green2 green3
pile red: 8 9 10 11 12 2
1 exchange red4
cards 1: red5 red6 red8 blue4 blue5 blue6 green4 green5 green6
pile red: 9 10 11 12 2 4
stage: place
phase: 2
first: 0

== A tie of two: the last passer chooses, by either rule
covers: switch tie clockwise; "clockwise from the last passer, himself first"
justinian, 2 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
phase 0: +3 +2
phase 1: -3 -2

1 pass
0 pass
0 decline
1 trigger
chooser: 0
0 color red
by-influence 1: 5
by-influence 0: 0

== A tie of two with latest-pass
covers: switch tie latest-pass; edition fr
justinian, 2 players, seat 1 starts, edition fr
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
phase 0: +3 +2
phase 1: -3 -2

1 pass
0 pass
0 decline
1 trigger
chooser: 0

== The end in phase III
covers: "After the scoring of phase III"; "Highest score wins"; en 5.0; en 6.0
justinian, 2 players, seat 1 starts
position
phase: 3
scored: red blue
turns: 4
hand 0: +1 +1
hand 1: +1 +1
phase 0: +3 +3 -3 -3
phase 1: +1 -1

asked: 1
score 0: 96     # 42 + 54
score 1: 116    # 51 + 65
1 pass
0 pass
0 trigger
0 color green
stage: over
# 96 + 66, 116 + 81 + 2
scores: 162 199
ranks: 2 1

== A forced scoring with two players
covers: "else there is a forced final scoring in the current phase"; en 6.0
justinian, 2 players, seat 1 starts
position
phase: 2
scored: green
turns: 8
hand 0: +1
phase 1: +3 -1

1 pass
0 place +1 c12
0 pass
0 decline
1 decline
triggered: none
chooser: 1
1 color red
stage: over
# 42 + 54, 51 + 65
scores: 96 116
