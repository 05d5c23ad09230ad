# Justinian: how the court moves.

== A counselor with a black token moves to the right, those it passes close up
covers: "Each moves by the sum of its tokens (black plus, red minus), right if positive"; "those it passes close up"; en 4.1
justinian, 3 players, seat 1 starts
hand 0: +3

1 pass
2 pass
0 place +3 c2
0 pass
# 2 goes from place 2 to place 5; 3, 4 and 5 one place to the left
row: 1 3 4 5 2 6 7 8 9 10 11 12
stage: trigger

== A counselor with a red token moves to the left
covers: "Each moves by the sum of its tokens (black plus, red minus), right if positive"; en 4.1
justinian, 3 players, seat 1 starts
hand 0: -3

1 pass
2 pass
0 place -3 c10
0 pass
# 10 goes from place 10 to place 7; 7, 8 and 9 one place to the right
row: 1 2 3 4 5 6 10 7 8 9 11 12

== Tokens of all seats on a counselor are added
covers: "Each moves by the sum of its tokens (black plus, red minus)"; en 4.1
justinian, 3 players, seat 0 starts
hand 0: +3
hand 1: -1
hand 2: +2

0 place +3 c5
1 place -1 c5
2 place +2 c5
0 pass
1 pass
2 pass
# 3 - 1 + 2 = 4: from place 5 to place 9
row: 1 2 3 4 6 7 8 9 5 10 11 12
turned 5: 0:+3 1:-1 2:+2

== More red than black: to the left
covers: "Each moves by the sum of its tokens (black plus, red minus)"
justinian, 3 players, seat 0 starts
hand 0: +1
hand 1: -3
hand 2: -2

0 place +1 c8
1 place -3 c8
2 place -2 c8
0 pass
1 pass
2 pass
# 1 - 3 - 2 = -4: from place 8 to place 4
row: 1 2 3 8 4 5 6 7 9 10 11 12

== A sum of 0 moves nothing, and the tokens leave the game all the same
covers: J5 "a sum of 0 moves nothing"; "Then its tokens leave the game"
justinian, 3 players, seat 0 starts
hand 0: +2
hand 1: -2

0 place +2 c6
1 place -2 c6
2 pass
0 pass
1 pass
row: 1 2 3 4 5 6 7 8 9 10 11 12
on 6: none
seen 0: +2
seen 1: -2
moved: either

== Movement stops at the right end
covers: J5; "stopping at the end of the row"
justinian, 3 players, seat 1 starts
hand 0: +3 +2

1 pass
2 pass
0 place +3 c10
0 place +2 c10
0 pass
# 5 places, but only 2 are left: place 12
row: 1 2 3 4 5 6 7 8 9 11 12 10

== Movement stops at the left end
covers: J5; "stopping at the end of the row"
justinian, 3 players, seat 1 starts
hand 0: -3 -2

1 pass
2 pass
0 place -3 c3
0 place -2 c3
0 pass
# 5 places, but only 2 are left: place 1
row: 3 1 2 4 5 6 7 8 9 10 11 12

== Who stands at the end stays there
covers: J5
justinian, 3 players, seat 1 starts
hand 0: +3 -3

1 pass
2 pass
0 place +3 c12
0 place -3 c1
0 pass
row: 1 2 3 4 5 6 7 8 9 10 11 12
moved: either
stage: trigger

== Exactly to the end
covers: J5; "Each moves by the sum of its tokens"
justinian, 3 players, seat 1 starts
hand 0: +3 +3 +2

1 pass
2 pass
0 place +3 c4
0 place +3 c4
0 place +2 c4
0 pass
# 8 places: from place 4 to place 12
row: 1 2 3 5 6 7 8 9 10 11 12 4

== Three black 3s: nine places
covers: "at most 3 tokens there in all, whoever's"; "Each moves by the sum of its tokens"
justinian, 2 players, seat 0 starts
hand 0: +3 +3
hand 1: +3

0 place +3 c2
1 place +3 c2
0 place +3 c2
1 pass
0 pass
# from place 2 to place 11
row: 1 3 4 5 6 7 8 9 10 11 2 12

== Three red 3s: nine places back
covers: "at most 3 tokens there in all, whoever's"; "Each moves by the sum of its tokens"
justinian, 2 players, seat 0 starts
hand 0: -3 -3
hand 1: -3

0 place -3 c11
1 place -3 c11
0 place -3 c11
1 pass
0 pass
# from place 11 to place 2
row: 1 11 2 3 4 5 6 7 8 9 10 12

== Without tokens on the board the court stays
covers: "counselors with tokens are moved"; "The choice is asked only if the two orders give different rows"; J1
justinian, 3 players, seat 0 starts

0 place +1 phase
1 pass
2 pass
0 pass
stage: trigger
moved: either
row: 1 2 3 4 5 6 7 8 9 10 11 12
turned 1: none
phase-count 0: 1

== The tokens on the board are turned up, those on the phase space are not
covers: "Board tokens are turned up"; J6; en 4.1
justinian, 3 players, seat 0 starts
hand 0: +2
hand 1: -3

0 place +2 c3
1 place -3 phase
2 pass
0 pass
1 pass
2 sees turned 3: 0:+2
2 sees seen 0: +2
2 sees seen 1: none
2 sees phase-tokens 1: ?
2 sees phase-count 1: 1

== Moved tokens leave the game
covers: "Then its tokens leave the game"; en 4.1; en 4.2.2
justinian, 3 players, seat 0 starts
hand 0: +1 +1 +1 +1 +1 -1 -1 -1 -1 -1
reserve 0: +2 -2

0 place +1 c5
1 pass
2 pass
0 place -1 c5
0 place -1 c5
0 pass
# 1 - 1 - 1 = -1: 5 from place 5 to place 4
row: 1 2 3 5 4 6 7 8 9 10 11 12
on 5: none
seen 0: +1 -1 -1
hand 0: +1 +1 +1 +1 -1 -1 -1 +2 -2
size 0: 9
reserve-size 0: 10

== The row stays for the next game turn, and moves on from there
covers: "counselors with tokens are moved in that order along the row"; "next game turn, started by the last passer"
justinian, 3 players, seat 1 starts
hand 0: +3 +2

1 pass
2 pass
0 place +3 c2
0 pass
# 2 from place 2 to place 5
row: 1 3 4 5 2 6 7 8 9 10 11 12
0 decline
1 decline
2 decline
0 place +2 c2
1 pass
2 pass
0 pass
# 2 from place 5 to place 7
row: 1 3 4 5 6 7 2 8 9 10 11 12

== The row stays after a scoring
covers: "Next phase; the last passer starts"; en 4.2.2
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +3 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +2 -3

1 pass
2 pass
0 place +3 c8
0 pass
# 8 from place 8 to place 11
0 trigger
0 color red
0 keep
1 keep
2 keep
phase: 2
row: 1 2 3 4 5 6 7 9 10 11 8 12
value 8: 34     # V(8,11,II) = grid[11][4+4] = 34
