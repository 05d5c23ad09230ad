# Justinian: the forced final scoring.

== All tokens gone, no trigger: a forced scoring in phase III
covers: "else there is a forced final scoring in the current phase (no trigger needed; the most influence chooses) and the game is over"; en 4.2.2; it 4.2.2; ja
justinian, 3 players, seat 1 starts
position
phase: 3
scored: red blue
turns: 8
hand 0: +1
phase 0: +2
phase 1: +3

1 pass
2 pass
0 place +1 c5
0 pass
# 5 +1: 1 2 3 4 6 5 7
0 decline
1 decline
2 decline
stage: color
asked: 1
triggered: none
chooser: 1
legal 1: color green, color yellow
1 color green
stage: over
asked: nobody
# 21 + 22; 23 + 25; V(5,6,III) = grid[6][15] = 30 and V(6,5,III) = grid[5][14] = 26
by-cards 0: 43
by-cards 1: 48
by-cards 2: 56
by-influence 0: 2
by-influence 1: 0
# 62 + 45, 70 + 48, 80 + 56
scores: 107 118 136
ranks: 3 2 1

== A forced scoring in phase II, with the values of phase II
covers: "a forced final scoring in the current phase"; en 4.2.2 Note
justinian, 3 players, seat 1 starts
position
phase: 2
scored: red
turns: 8
hand 0: +1
phase 0: +1
phase 1: -3 +2

1 pass
2 pass
0 place +1 c12
0 pass
0 decline
1 trigger : refused too-little-influence
1 decline
2 decline
chooser: 1
legal 1: color blue, color green, color yellow
1 color blue
stage: over
scored: red blue
colors: green yellow
# 27 + 35 + 1, 31 + 39, 35 + 45
scores: 63 70 80
ranks: 3 2 1

== A forced scoring in phase I: the game has only one
covers: "a forced final scoring in the current phase"; en 4.2.2 Note; ja
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 8
hand 0: +1
phase 2: -3 +1

1 pass
2 pass
0 place +1 c12
0 pass
0 decline
1 decline
2 decline
chooser: 2
asked: 2
legal 2: color red, color blue, color green, color yellow
2 color green
stage: over
scored: green
scores: 27 31 35
ranks: 3 2 1

== The last token goes on the phase space and decides who chooses
covers: "the most influence chooses"; "no trigger needed"
justinian, 3 players, seat 1 starts
position
phase: 2
scored: red
turns: 8
hand 0: +3
phase 0: +2
phase 1: -3 +1

1 pass
2 pass
0 place +3 phase
0 pass
0 decline
1 decline
2 decline
# 5 against 4
chooser: 0
0 color yellow
by-influence 1: 4
by-influence 0: 0

== A seat that could have triggered may decline: then the scoring is forced
covers: "if that turn brought a scoring, the game is over, else there is a forced final scoring"; en 4.2.2
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 8
hand 0: +1
phase 0: +3 +3

1 pass
2 pass
0 place +1 c12
0 pass
0 decline
1 decline
2 decline
stage: color
triggered: none
chooser: 0
0 color blue
stage: over
scores: 27 31 35

== In a forced scoring all phase tokens are turned up
covers: "Phase tokens are turned up"; "every token that was turned up"
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 8
hand 0: +1
phase 1: -3
phase 2: +2 -1

1 pass
2 pass
0 place +1 c12
0 pass
0 decline
1 decline
0 sees phase-tokens 1: ?
0 sees influence 2: ?
2 decline
stage: color
# all their tokens have been seen by now
0 sees seen 1: +1 +1 +1 +1 +1 +2 +2 +2 +2 +3 +3 -1 -1 -1 -1 -1 -2 -2 -2 -2 -3 -3
0 sees seen 2: +1 +1 +1 +1 +1 +2 +2 +2 +2 +3 +3 -1 -1 -1 -1 -1 -2 -2 -2 -2 -3 -3

== No exchange after a forced scoring
covers: J7; "and the game is over"
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 8
hand 0: +1
phase 1: -3

1 pass
2 pass
0 place +1 c12
0 pass
0 decline
1 decline
2 decline
1 color red
stage: over
1 keep : refused game-over
0 exchange blue1 : refused game-over
asked: nobody

== The court moves before a forced scoring
covers: "2. The court moves"; "a forced final scoring in the current phase"
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 8
hand 0: +1 +1
phase 1: -3
cards 0: red4 red5

1 pass
2 pass
0 place +1 c4
0 place +1 c5
0 pass
stage: direction
0 right
# 5 +1: 1 2 3 4 6 5; 4 +1: 1 2 3 6 4 5
row: 1 2 3 6 4 5 7 8 9 10 11 12
0 decline
1 decline
2 decline
1 color red
# V(4,5,I) = grid[5][8] = 18, V(5,6,I) = grid[6][7] = 19; influence 0
gained 0: 37
# seat 1 has 1 and 2: 13 + 14; seat 2 has 3 and 6: 15 + V(6,4,I) = grid[4][6] = 14
scores: 37 27 29

== No token on the phase space: scored all the same, the last passer chooses
covers: switch empty-final score; "forced scoring with no token on the phase space"
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 8
hand 0: +1

1 pass
2 pass
0 place +1 c12
0 pass
0 decline
1 decline
2 decline
# all have 0; clockwise from the last passer, himself first
stage: color
triggered: none
chooser: 0
0 color red
by-influence 0: 0
by-influence 1: 0
scores: 27 31 35

== No token on the phase space, tie latest-pass: the last passer chooses too
covers: switch empty-final score; switch tie latest-pass
justinian, 3 players, seat 1 starts, tie latest-pass
position
phase: 3
scored: red blue
turns: 8
hand 0: +1

1 pass
2 pass
0 place +1 c12
0 pass
0 decline
1 decline
2 decline
stage: color
chooser: 0
0 color green
# 62 + 43, 70 + 48, 80 + 56
scores: 105 118 136

== No token on the phase space, empty-final none: the game is over without a scoring
covers: switch empty-final none; fr 4.2.2
justinian, 3 players, seat 1 starts, empty-final none
position
phase: 3
scored: red blue
turns: 8
hand 0: +1

1 pass
2 pass
0 place +1 c12
0 pass
0 decline
1 decline
2 decline
stage: over
asked: nobody
scored: red blue
colors: green yellow
scores: 62 70 80
ranks: 3 2 1

== One token there is enough for a scoring, also with empty-final none
covers: switch empty-final none; "forced scoring with no token on the phase space"
justinian, 3 players, seat 1 starts, empty-final none
position
phase: 3
scored: red blue
turns: 8
hand 0: +1
phase 2: -1

1 pass
2 pass
0 place +1 c12
0 pass
0 decline
1 decline
2 decline
stage: color
chooser: 2
2 color yellow
scores: 105 118 136

== The last token of all on the phase space is enough too
covers: switch empty-final none
justinian, 3 players, seat 1 starts, empty-final none
position
phase: 2
scored: red
turns: 8
hand 0: +1

1 pass
2 pass
0 place +1 phase
0 pass
0 decline
1 decline
2 decline
stage: color
chooser: 0
0 color blue
# 27 + 35, 31 + 39, 35 + 45; the chooser's 1 is not scored
scores: 62 70 80

== Empty-final none does not touch a triggered scoring
covers: switch empty-final none; "if that turn brought a scoring, the game is over"
justinian, 3 players, seat 1 starts, empty-final none
position
phase: 1
turns: 8
hand 0: +1
phase 0: +3 +2

1 pass
2 pass
0 place +1 c12
0 pass
0 trigger
0 color red
stage: over
scores: 27 31 35
