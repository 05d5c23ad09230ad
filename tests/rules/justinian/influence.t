# Justinian: who scores its influence. Cards in phase I with the first row: 27, 31, 35.

== All but the chooser
covers: switch influence chooser; "All but one seat (switch influence) score their own influence"; en 4.2.2; fr 4.2.2; ja
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 -2
phase 1: -3 +3
phase 2: -1

1 pass
2 pass
0 pass
0 trigger
1 color red
by-influence 0: 5
by-influence 1: 0
by-influence 2: 1
gained 0: 32    # 5 + 27
gained 1: 31
gained 2: 36    # 1 + 35
score 0: 32

== All but the one who triggered
covers: switch influence trigger; "trigger (who triggered; the chooser in a forced scoring)"; it 4.2.2
justinian, 3 players, seat 1 starts, influence trigger
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 -2
phase 1: -3 +3
phase 2: -1

1 pass
2 pass
0 pass
0 trigger
chooser: 1
1 color red
by-influence 0: 0
by-influence 1: 6
by-influence 2: 1
gained 0: 27
gained 1: 37    # 6 + 31
gained 2: 36

== The chooser triggered himself: influence chooser
covers: switch influence chooser
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 -3
phase 1: +3 +2
phase 2: -2 -2

1 pass
2 pass
0 pass
0 trigger
0 color red
by-influence 0: 0
by-influence 1: 5
by-influence 2: 4

== The chooser triggered himself: influence trigger
covers: switch influence trigger
justinian, 3 players, seat 1 starts, influence trigger
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 -3
phase 1: +3 +2
phase 2: -2 -2

1 pass
2 pass
0 pass
0 trigger
0 color red
by-influence 0: 0
by-influence 1: 5
by-influence 2: 4

== Forced: all but the chooser
covers: switch influence chooser; "forced final scoring in the current phase"
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 8
hand 0: +1
phase 0: +2
phase 1: -3
phase 2: -1 -1

1 pass
2 pass
0 place +1 c12
0 pass
0 decline
1 decline
2 decline
triggered: none
chooser: 1
1 color red
by-influence 0: 2
by-influence 1: 0
by-influence 2: 2
scores: 29 31 37    # 27 + 2, 31, 35 + 2

== Forced: the chooser gets nothing though influence goes by the trigger
covers: switch influence trigger; "trigger (who triggered; the chooser in a forced scoring)"
justinian, 3 players, seat 1 starts, influence trigger
position
phase: 1
turns: 8
hand 0: +1
phase 0: +2
phase 1: -3
phase 2: -1 -1

1 pass
2 pass
0 place +1 c12
0 pass
0 decline
1 decline
2 decline
triggered: none
chooser: 1
1 color red
by-influence 0: 2
by-influence 1: 0
by-influence 2: 2
scores: 29 31 37

== Forced, though a seat could have triggered: it gets its influence if it does not choose
covers: switch influence trigger; "the chooser in a forced scoring"
justinian, 3 players, seat 1 starts, influence trigger
position
phase: 1
turns: 8
hand 0: +1
phase 0: +3 +2
phase 1: -3 +3

1 pass
2 pass
0 place +1 c12
0 pass
legal 0: trigger, decline
0 decline
legal 1: trigger, decline
1 decline
2 decline
triggered: none
chooser: 1
1 color red
by-influence 0: 5
by-influence 1: 0
by-influence 2: 0
scores: 32 31 35

== Red tokens are points too
covers: "own phase influence (sum of absolute values)"; "score their own influence"; en 4.2.1
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +3
phase 1: -2 +2
phase 2: -2 -3

1 pass
2 pass
0 pass
0 trigger
0 color red
by-influence 1: 4
by-influence 2: 5
by-influence 0: 0

== Two tied: the one who does not choose gets its influence
covers: switch influence chooser; switch tie clockwise
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +2
phase 1: -3 -2

1 pass
2 pass
0 pass
0 trigger
0 color red
by-influence 0: 0
by-influence 1: 5
by-influence 2: 0
