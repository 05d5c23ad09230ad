# Justinian: a tie for the most influence. Passes in the order of the seats unless a test says more.

== Clockwise from the last passer
covers: switch tie clockwise; "clockwise from the last passer, himself first"; en 4.2.1; it 4.2.1; ja
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 1: +3 +2
phase 2: -3 -2

1 pass
2 pass
0 pass
0 decline
1 decline
2 trigger
# last passer 0; clockwise 0, 1, 2: seat 1 is the first of the two
chooser: 1
asked: 1

== The latest pass among the tied
covers: switch tie latest-pass; "latest-pass among the tied"; fr 4.2.1
justinian, 3 players, seat 1 starts, tie latest-pass
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 1: +3 +2
phase 2: -3 -2

1 pass
2 pass
0 pass
0 decline
1 trigger
# passed: 1, 2, 0; of 1 and 2 seat 2 passed later
chooser: 2
asked: 2

== The last passer himself is first
covers: switch tie clockwise; "clockwise from the last passer, himself first"
justinian, 3 players, seat 2 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +2
phase 1: +2 +2 -1
phase 2: -3 -2

2 pass
0 pass
1 pass
1 decline
2 decline
0 trigger
chooser: 1
triggered: 0

== The last passer himself with latest-pass
covers: switch tie latest-pass
justinian, 3 players, seat 2 starts, tie latest-pass
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +2
phase 1: +2 +2 -1
phase 2: -3 -2

2 pass
0 pass
1 pass
1 decline
2 decline
0 trigger
chooser: 1

== Clockwise goes past the last seat to seat 0
covers: switch tie clockwise
justinian, 4 players, seat 3 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
hand 3: +1 +1
phase 0: +3 +2
phase 1: -3 -2

3 pass
0 pass
1 pass
2 pass
2 decline
3 decline
0 decline
1 trigger
# last passer 2; clockwise 2, 3, 0, 1
chooser: 0

== The same with latest-pass
covers: switch tie latest-pass
justinian, 4 players, seat 3 starts, tie latest-pass
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
hand 3: +1 +1
phase 0: +3 +2
phase 1: -3 -2

3 pass
0 pass
1 pass
2 pass
2 decline
3 decline
0 trigger
# passed: 3, 0, 1, 2; of 0 and 1 seat 1 passed later
chooser: 1

== Three seats tied, clockwise
covers: switch tie clockwise
justinian, 4 players, seat 0 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
hand 3: +1 +1
phase 0: +3 +3
phase 1: +3 -3
phase 2: +2 +2 -2
phase 3: +3 +2

0 pass
1 pass
2 pass
3 pass
3 trigger
# 6, 6, 6 and 5; last passer 3; clockwise 3, 0, 1, 2
chooser: 0

== Three seats tied, latest pass
covers: switch tie latest-pass
justinian, 4 players, seat 0 starts, tie latest-pass
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
hand 3: +1 +1
phase 0: +3 +3
phase 1: +3 -3
phase 2: +2 +2 -2
phase 3: +3 +2

0 pass
1 pass
2 pass
3 pass
3 trigger
# 6, 6, 6 and 5; passed 0, 1, 2, 3; seat 3 is not among the tied
chooser: 2

== The order of passing is not the order of the seats: clockwise
covers: switch tie clockwise
justinian, 4 players, seat 0 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: -1 +1
hand 3: +1 +1
phase 0: +3 +2
phase 3: -3 -2

0 place +1 c12
1 pass
2 place -1 c1
3 pass
0 pass
2 pass
passed: 1 3 0 2
# neither 12 nor 1 can move
2 decline
3 trigger
# last passer 2; clockwise 2, 3, 0
chooser: 3

== The order of passing is not the order of the seats: latest pass
covers: switch tie latest-pass
justinian, 4 players, seat 0 starts, tie latest-pass
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: -1 +1
hand 3: +1 +1
phase 0: +3 +2
phase 3: -3 -2

0 place +1 c12
1 pass
2 place -1 c1
3 pass
0 pass
2 pass
2 decline
3 trigger
# passed 1, 3, 0, 2; of 0 and 3 seat 0 passed later
chooser: 0

== Without a tie the most influence decides, wherever the last passer sits
covers: "The seat with most influence chooses"; switch tie clockwise
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +2
phase 1: -3 -2
phase 2: +3 -3

1 pass
2 pass
0 pass
0 trigger
# 5, 5 and 6: the tie is not for the most
chooser: 2

== Who triggers has no first claim in a tie
covers: switch tie clockwise; "The seat with most influence chooses"
justinian, 3 players, seat 0 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +2
phase 1: -3 -2

0 pass
1 pass
2 pass
2 decline
0 decline
1 trigger
# last passer 2; clockwise 2, 0, 1
triggered: 1
chooser: 0

== A tie in a forced scoring, clockwise
covers: switch tie clockwise; "the most influence chooses"; en 4.2.2
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 8
hand 0: +1
phase 1: +2
phase 2: -2

1 pass
2 pass
0 place +1 c12
0 pass
0 decline
1 decline
2 decline
triggered: none
chooser: 1

== A tie in a forced scoring, latest pass
covers: switch tie latest-pass; fr 4.2.2
justinian, 3 players, seat 1 starts, tie latest-pass
position
phase: 1
turns: 8
hand 0: +1
phase 1: +2
phase 2: -2

1 pass
2 pass
0 place +1 c12
0 pass
0 decline
1 decline
2 decline
triggered: none
chooser: 2
