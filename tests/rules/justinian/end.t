# Justinian: the end of the game and who wins.
# First row, lowest cards, phase III: 1 and 2 21+22 = 43, 3 and 4 23+25 = 48, 5 and 6 27+29 = 56. A position of phase 3 begins
# with 62 70 80 points, one of phase 2 with 27 31 35.

== The game is over after the scoring of phase III
covers: "After the scoring of phase III"; "Highest score wins"; J7; en 5.0; fr 5.0
justinian, 3 players, seat 1 starts
position
phase: 3
scored: red blue
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +3 -3 -3
phase 1: +2

1 pass
2 pass
0 pass
0 trigger
scores: none
ranks: none
0 color yellow
stage: over
asked: nobody
free: nobody
legal 0: none
legal 1: none
# 62 + 43, 70 + 48 + 2, 80 + 56
scores: 105 120 136
ranks: 3 2 1
1 sees scores: 105 120 136

== Hands that are left do not matter after phase III
covers: "After the scoring of phase III"
justinian, 3 players, seat 1 starts
position
phase: 3
scored: red blue
turns: 4
hand 0: +1 +1
hand 1: +1 +1 -2 -2
hand 2: +1 +1
phase 1: +3 +3 -3 -3

1 pass
2 pass
0 pass
0 decline
1 trigger
1 color green
stage: over
size 1: 6
0 pass : refused game-over

== The game goes on after phase I and after phase II
covers: "After phases I and II, if the game goes on"; "Next phase; the last passer starts"; en 4.0
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 6
hand 0: +3 +3 -3
hand 1: +1 +1
hand 2: +1 +1
phase 0: -2 -2 -1

1 pass
2 pass
0 pass
0 trigger
0 color red
0 keep
1 keep
2 keep
phase: 2
stage: place
0 place +3 phase
1 place +1 c12
2 pass
0 place +3 phase
1 pass
0 place -3 phase
0 pass
0 trigger
0 color blue
0 keep
1 keep
2 keep
phase: 3
stage: place
scores: none
asked: 0
legal 0: pass

== Two seats share the victory
covers: J4 "shared victory"; "ties share"; en 5.0
justinian, 3 players, seat 1 starts
position
phase: 3
scored: red blue
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +3 -3 -3
cards 0: green11 green12
cards 2: green3 green9

1 pass
2 pass
0 pass
0 trigger
0 color green
# 37 + 38 = 75, 21 + 22 = 43, 23 + 34 = 57
scores: 137 113 137
ranks: 1 3 1

== A tie for the second rank
covers: J4; "ties share"
justinian, 4 players, seat 1 starts
position
phase: 1
turns: 8
hand 0: +1
cards 0: red11 red12
cards 1: red1 red10
cards 2: red3 red9

1 pass
2 pass
3 pass
0 place +1 c12
0 pass
0 decline
1 decline
2 decline
3 decline
0 color red
# 24 + 25 = 49, 13 + 23 = 36, 15 + 21 = 36, and 2 and 4 for seat 3: 14 + 16 = 30
scores: 49 36 36 30
ranks: 1 2 2 4

== All seats share the victory
covers: J4 "no edition has a tie-break"
justinian, 4 players, seat 1 starts, empty-final none
position
phase: 1
turns: 8
hand 0: +1

1 pass
2 pass
3 pass
0 place +1 c12
0 pass
0 decline
1 decline
2 decline
3 decline
scores: 0 0 0 0
ranks: 1 1 1 1

== All tokens gone and a scoring in that turn: over, in phase I
covers: "once every hand and reserve is empty at the end of a game turn: if that turn brought a scoring, the game is over"; en 4.2.2 Note; it 4.2.2 Nota
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 8
hand 0: +1
phase 0: +3 +2
phase 1: +2

1 pass
2 pass
0 place +1 c12
0 pass
0 trigger
0 color red
stage: over
triggered: 0
scored: red
# 27, 31 + 2, 35
scores: 27 33 35
ranks: 3 2 1

== All tokens gone and a scoring in that turn: over, in phase II
covers: "if that turn brought a scoring, the game is over"; "After phases I and II, if the game goes on"
justinian, 3 players, seat 1 starts
position
phase: 2
scored: green
turns: 8
hand 0: +3
phase 0: +3 -3

1 pass
2 pass
0 place +3 phase
0 pass
0 trigger
0 color red
stage: over
scored: green red
# 27 + 35, 31 + 39, 35 + 45
scores: 62 70 80
ranks: 3 2 1

== All tokens gone and a scoring in that turn: over, in phase III
covers: "After the scoring of phase III"; "if that turn brought a scoring, the game is over"
justinian, 3 players, seat 1 starts
position
phase: 3
scored: green red
turns: 8
hand 0: +3
phase 0: +3 -3 -3

1 pass
2 pass
0 place +3 phase
0 pass
0 trigger
0 color blue
stage: over
scored: green red blue
# 62 + 43, 70 + 48, 80 + 56
scores: 105 118 136

== The trigger is asked in the last game turn as in every other
covers: "every seat is asked trigger or decline"; "once every hand and reserve is empty at the end of a game turn"
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 8
hand 0: +1
phase 2: +3 -2

1 pass
2 pass
0 place +1 c12
0 pass
stage: trigger
asked: 0
legal 0: decline
0 decline
asked: 1
1 decline
asked: 2
legal 2: trigger, decline
2 trigger
triggered: 2
2 color red
stage: over
scores: 27 31 35

== As long as one seat has a token the game goes on
covers: "once every hand and reserve is empty"
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 8
hand 0: +1
hand 2: -1
phase 0: +3

1 pass
2 pass
0 place +1 c12
0 pass
0 decline
1 decline
2 decline
stage: place
turns: 9
asked: 0
legal 0: pass
0 pass
legal 1: pass
1 pass
legal 2 has: place -1 phase, place -1 c1, pass
2 place -1 c1
2 pass
2 decline
0 decline
1 decline
# now all are empty
stage: color
triggered: none
chooser: 0

== Empty hands with tokens in reserve: the game goes on
covers: "once every hand and reserve is empty"; "it draws two tokens from its reserve"
justinian, 2 players, seat 0 starts
position
phase: 1
turns: 5
hand 0: +1 +1
hand 1: +1 -1

0 place +1 c12
1 place +1 c12
0 place +1 c12
1 place -1 c1
size 0: 0
size 1: 0
0 pass
size 0: 2
1 pass
reserve-size 0: 0
1 decline
0 decline
stage: place
turns: 6
asked: 1

== Without tokens and out of the phase space a seat still scores its cards
covers: "every seat shows its cards of the color"; en 4.2.2
justinian, 3 players, seat 1 starts
position
phase: 2
scored: red
turns: 8
hand 0: +1
phase 0: +3 +3 -3
cards 2: blue12 blue11

1 pass
2 pass
0 pass
0 trigger
0 color blue
by-influence 2: 0
by-cards 2: 59      # 30 + 29
score 2: 94         # 35 + 59
stage: exchange
asked: 0
0 keep
1 keep
2 exchange green5
phase: 3
stage: place

== A whole game of two, with a scoring in each phase
covers: "After the scoring of phase III"; "After phases I and II, if the game goes on"; "Next phase; the last passer starts"; en 4.0; en 5.0
justinian, 2 players, seat 0 starts
hand 0: +3 +3 -3 -3 +2 +2 +2 -2 -2 -2
reserve 0: +2

0 place +3 phase
1 place +1 c12
0 place +2 phase
1 pass
0 pass
0 trigger
0 color red
score 0: 42     # 13 + 14 + 15
score 1: 51     # 16 + 17 + 18
0 keep
1 keep
phase: 2
0 place +3 phase
1 place +1 c12
0 place -3 phase
1 pass
0 place -3 phase
0 pass
influence 0: 9
0 trigger
0 color blue
score 0: 96     # and 17 + 18 + 19
score 1: 116    # and 20 + 22 + 23
0 keep
1 keep
phase: 3
turns: 2
0 place +2 phase
1 place +1 c12
0 place +2 phase
1 place +1 c12
0 place -2 phase
1 place +1 c12
0 place -2 phase
1 place -1 c1
0 place -2 phase
1 pass
0 place +2 phase
0 pass
influence 0: 12
0 trigger
0 color green
stage: over
scores: 162 197     # and 21 + 22 + 23, 25 + 27 + 29
ranks: 2 1
scored: red blue green
