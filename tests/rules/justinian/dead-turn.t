# Justinian: a dead turn, J3.

== Nobody placed, drew or triggered: a forced final scoring
covers: J3; "Likewise after a dead turn (J3)"
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 6
hand 0: +1 +1
hand 1: +2 -2
hand 2: +1 +1
phase 1: -2

1 pass
2 pass
0 pass
stage: trigger
0 decline
1 decline
2 decline
stage: color
triggered: none
chooser: 1
1 color red
stage: over
scores: 27 31 35
ranks: 3 2 1
size 0: 2
size 1: 2

== A dead turn in phase II
covers: J3; "a forced final scoring in the current phase"
justinian, 3 players, seat 1 starts
position
phase: 2
scored: yellow
turns: 6
hand 0: +1 +1
hand 1: +2 -2
hand 2: +1 +1
phase 2: -3 -3
phase 0: +1

1 pass
2 pass
0 pass
0 decline
1 decline
2 decline
chooser: 2
legal 2: color red, color blue, color green
2 color blue
stage: over
# 27 + 35 + 1, 31 + 39, 35 + 45
scores: 63 70 80

== A dead turn in phase III
covers: J3
justinian, 3 players, seat 1 starts
position
phase: 3
scored: yellow red
turns: 6
hand 0: +1 +1
hand 1: +2 -2
hand 2: +1 +1
phase 2: -3 -3
phase 1: +2 -2

1 pass
2 pass
0 pass
0 decline
1 decline
2 decline
chooser: 2
2 color green
# 62 + 43, 70 + 48 + 4, 80 + 56
scores: 105 122 136
ranks: 3 2 1

== No exchange after it
covers: J3; J7
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 6
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +1

1 pass
2 pass
0 pass
0 decline
1 decline
2 decline
0 color red
stage: over
0 keep : refused game-over

== Somebody placed on a counselor: no dead turn
covers: J3 "nobody placed a token"
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 6
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +1

1 pass
2 place +1 c12
0 pass
2 pass
2 decline
0 decline
1 decline
stage: place
phase: 1
turns: 7
asked: 2

== Somebody placed on the phase space: no dead turn
covers: J3 "nobody placed a token"
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 6
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1

1 pass
2 pass
0 place +1 phase
0 pass
0 decline
1 decline
2 decline
stage: place
turns: 7
asked: 0

== Somebody drew: no dead turn, but the next one is
covers: J3 "nobody drew one (the reserves were empty before it)"
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 5
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 1: -3

1 pass
2 pass
0 pass
reserve-size 0: 0
0 decline
1 decline
2 decline
stage: place
turns: 6
asked: 0
0 pass
1 pass
2 pass
2 decline
0 decline
1 decline
stage: color
triggered: none
chooser: 1

== Somebody triggered: a scoring as usual, and the game goes on
covers: J3 "nobody triggered"
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 6
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 1: -3 -2

1 pass
2 pass
0 pass
0 decline
1 trigger
triggered: 1
1 color red
stage: exchange
0 keep
1 keep
2 keep
stage: place
phase: 2
turns: 7
asked: 0
# and now a dead turn in phase II, without any phase token
0 pass
1 pass
2 pass
2 decline
0 decline
1 decline
stage: color
triggered: none
chooser: 2
2 color blue
# 27 + 35, 31 + 39, 35 + 45
scores: 62 70 80

== Who could trigger and does not, makes the turn dead all the same
covers: J3 "nobody triggered"
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 6
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +2
phase 1: -3 -3

1 pass
2 pass
0 pass
0 decline
1 decline
2 decline
stage: color
triggered: none
chooser: 1
1 color red
by-influence 0: 5
by-influence 1: 0
scores: 32 31 35

== One seat has tokens left, and keeps them: dead
covers: J3
justinian, 3 players, seat 1 starts
position
phase: 2
scored: red
turns: 8
hand 2: -1
phase 2: +1

1 pass
2 pass
0 pass
0 decline
1 decline
2 decline
stage: color
chooser: 2
triggered: none

== A dead turn without a token on the phase space, empty-final score
covers: J3; switch empty-final score
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 6
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1

1 pass
2 pass
0 pass
0 decline
1 decline
2 decline
stage: color
chooser: 0
0 color red
scores: 27 31 35

== A dead turn without a token on the phase space, empty-final none
covers: J3; switch empty-final none
justinian, 3 players, seat 1 starts, empty-final none
position
phase: 2
scored: red
turns: 6
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1

1 pass
2 pass
0 pass
0 decline
1 decline
2 decline
stage: over
scored: red
scores: 27 31 35
ranks: 3 2 1

== A dead turn, influence trigger: all but the chooser
covers: J3; switch influence trigger; "the chooser in a forced scoring"
justinian, 3 players, seat 1 starts, influence trigger
position
phase: 1
turns: 6
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 -2
phase 2: +2

1 pass
2 pass
0 pass
0 decline
1 decline
2 decline
chooser: 0
0 color red
by-influence 0: 0
by-influence 2: 2
scores: 27 31 37

== A tie after a dead turn, latest pass
covers: J3; switch tie latest-pass
justinian, 3 players, seat 1 starts, tie latest-pass
position
phase: 1
turns: 6
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 1: +3
phase 2: -3

1 pass
2 pass
0 pass
0 decline
1 decline
2 decline
chooser: 2
