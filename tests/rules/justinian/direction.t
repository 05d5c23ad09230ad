# Justinian: from the left or from the right.

== The seat that passed last is asked where to begin
covers: "The seat that passed last chooses left or right"; en 4.1
justinian, 3 players, seat 0 starts
hand 1: +2 -1

0 pass
1 place +2 c4
2 pass
1 place -1 c7
1 pass
stage: direction
asked: 1
legal 1: left, right
legal 0: none
legal 2: none
moved: none
row: 1 2 3 4 5 6 7 8 9 10 11 12
0 left : refused not-asked
2 right : refused not-asked
1 left
moved: left
stage: trigger

== The tokens are open when the direction is chosen
covers: J1 "the tokens are open by then"; "Board tokens are turned up"
justinian, 3 players, seat 0 starts
hand 1: +2 -1

0 pass
1 place +2 c4
2 pass
1 place -1 c7
1 pass
stage: direction
0 sees turned 4: 1:+2
2 sees turned 7: 1:-1
0 sees seen 1: +2 -1
2 sees moved: none
1 right
0 sees moved: right
2 sees turned 4: 1:+2

== Four counselors from the left
covers: "counselors with tokens are moved in that order along the row"
justinian, 3 players, seat 1 starts
hand 0: +3 -1 -3 +2

1 pass
2 pass
0 place +3 c2
0 place -1 c3
0 place -3 c5
0 place +2 c9
0 pass
0 left
# 2 +3, place 2 to 5:   1 3 4 5 2 6 7 8 9 10 11 12
# 3 -1, place 2 to 1:   3 1 4 5 2 6 7 8 9 10 11 12
# 5 -3, place 4 to 1:   5 3 1 4 2 6 7 8 9 10 11 12
# 9 +2, place 9 to 11:  5 3 1 4 2 6 7 8 10 11 9 12
row: 5 3 1 4 2 6 7 8 10 11 9 12
moved: left

== The same four counselors from the right
covers: "counselors with tokens are moved in that order along the row"
justinian, 3 players, seat 1 starts
hand 0: +3 -1 -3 +2

1 pass
2 pass
0 place +3 c2
0 place -1 c3
0 place -3 c5
0 place +2 c9
0 pass
0 right
# 9 +2, place 9 to 11:  1 2 3 4 5 6 7 8 10 11 9 12
# 5 -3, place 5 to 2:   1 5 2 3 4 6 7 8 10 11 9 12
# 3 -1, place 4 to 3:   1 5 3 2 4 6 7 8 10 11 9 12
# 2 +3, place 4 to 7:   1 5 3 4 6 7 2 8 10 11 9 12
row: 1 5 3 4 6 7 2 8 10 11 9 12
moved: right

== Two neighbors that change places, from the left
covers: "counselors with tokens are moved in that order along the row"; "those it passes close up"
justinian, 3 players, seat 1 starts

1 pass
2 pass
0 place +1 c3
0 place -1 c4
0 pass
0 left
# 3 +1: 1 2 4 3 5; then 4 -1, place 3 to 2: 1 4 2 3 5
row: 1 4 2 3 5 6 7 8 9 10 11 12

== Two neighbors that change places, from the right
covers: "counselors with tokens are moved in that order along the row"
justinian, 3 players, seat 1 starts

1 pass
2 pass
0 place +1 c3
0 place -1 c4
0 pass
0 right
# 4 -1: 1 2 4 3 5; then 3 +1, place 4 to 5: 1 2 4 5 3
row: 1 2 4 5 3 6 7 8 9 10 11 12

== One after the other: from the left two steps undo each other
covers: "counselors with tokens are moved in that order along the row"
justinian, 3 players, seat 1 starts

1 pass
2 pass
0 place +1 c4
0 place +1 c5
0 pass
stage: direction
0 left
# 4 +1: 1 2 3 5 4 6; then 5 +1, place 4 to 5: 1 2 3 4 5 6
row: 1 2 3 4 5 6 7 8 9 10 11 12
moved: left

== One after the other: from the right they do not
covers: "counselors with tokens are moved in that order along the row"
justinian, 3 players, seat 1 starts

1 pass
2 pass
0 place +1 c4
0 place +1 c5
0 pass
0 right
# 5 +1: 1 2 3 4 6 5; then 4 +1, place 4 to 5: 1 2 3 6 4 5
row: 1 2 3 6 4 5 7 8 9 10 11 12

== The order is that of the places, not of the numbers
covers: "counselors with tokens are moved in that order along the row"; "left (1, lowest) to right (12, highest)"
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
row: 12 11 10 9 8 7 6 5 4 3 2 1
hand 0: +2 -1
hand 1: +1 +1
hand 2: +1 +1

1 pass
2 pass
0 place +2 c12
0 place -1 c9
0 pass
0 left
# 12 on place 1 is first: 11 10 12 9 8; then 9 -1, place 4 to 3: 11 10 9 12 8
row: 11 10 9 12 8 7 6 5 4 3 2 1

== The order is that of the places, from the right
covers: "counselors with tokens are moved in that order along the row"
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
row: 12 11 10 9 8 7 6 5 4 3 2 1
hand 0: +2 -1
hand 1: +1 +1
hand 2: +1 +1

1 pass
2 pass
0 place +2 c12
0 place -1 c9
0 pass
0 right
# 9 on place 4 is first: 12 11 9 10 8; then 12 +2, place 1 to 3: 11 9 12 10 8
row: 11 9 12 10 8 7 6 5 4 3 2 1

== At the end of the row the order matters too
covers: "stopping at the end of the row"; J5; J1
justinian, 3 players, seat 1 starts
hand 0: +3

1 pass
2 pass
0 place +3 c11
0 place +1 c12
0 pass
stage: direction
0 left
# 11 to place 12: 10 12 11; then 12 +1, place 11 to 12: 10 11 12
row: 1 2 3 4 5 6 7 8 9 10 11 12

== At the end of the row, from the right
covers: "stopping at the end of the row"; J5
justinian, 3 players, seat 1 starts
hand 0: +3

1 pass
2 pass
0 place +3 c11
0 place +1 c12
0 pass
0 right
# 12 stays on place 12; then 11 to place 12: 10 12 11
row: 1 2 3 4 5 6 7 8 9 10 12 11

== A counselor that was moved does not move again where it comes to stand
covers: "Then its tokens leave the game"; "counselors with tokens are moved in that order along the row"
justinian, 3 players, seat 1 starts
hand 0: +3 +2 -1

1 pass
2 pass
0 place +3 c3
0 place +2 c3
0 place -1 c9
0 pass
0 left
# 3 +5, place 3 to 8: 1 2 4 5 6 7 8 3 9; then 9 -1, place 9 to 8: 1 2 4 5 6 7 8 9 3
row: 1 2 4 5 6 7 8 9 3 10 11 12

== One counselor only: no question
covers: J1; "The choice is asked only if the two orders give different rows"
justinian, 3 players, seat 1 starts
hand 0: +3

1 pass
2 pass
0 place +3 c5
0 pass
stage: trigger
moved: either
row: 1 2 3 4 6 7 8 5 9 10 11 12

== Far from each other: no question
covers: J1; "The choice is asked only if the two orders give different rows"
justinian, 3 players, seat 1 starts
hand 0: +2

1 pass
2 pass
0 place +2 c2
0 place -1 c9
0 pass
# 2 from place 2 to 4, 9 from place 9 to 8, in either order
stage: trigger
moved: either
row: 1 3 4 2 5 6 7 9 8 10 11 12
0 left : refused not-now

== The other one has a sum of 0: no question
covers: J1; J5 "a sum of 0 moves nothing"
justinian, 3 players, seat 1 starts
hand 0: +2

1 pass
2 pass
0 place +2 c4
0 place +1 c5
0 place -1 c5
0 pass
# only 4 moves, from place 4 to 6
stage: trigger
moved: either
row: 1 2 3 5 6 4 7 8 9 10 11 12

== All sums are 0: no question
covers: J1; J5 "a sum of 0 moves nothing"
justinian, 3 players, seat 1 starts

1 pass
2 pass
0 place +1 c4
0 place -1 c4
0 place -1 c5
0 place +1 c5
0 pass
stage: trigger
moved: either
row: 1 2 3 4 5 6 7 8 9 10 11 12
turned 4: 0:+1 0:-1
turned 5: 0:-1 0:+1

== Two that cross, and yet both orders give the same row: no question
covers: J1 "direction is asked only where it matters"
justinian, 3 players, seat 1 starts
hand 0: -3 -2

1 pass
2 pass
0 place +1 c1
0 place -3 c3
0 place -2 c3
0 pass
# left: 1 +1: 2 1 3; 3 -5, stops on place 1: 3 2 1.  right: 3 first: 3 1 2; then 1 +1, place 2 to 3: 3 2 1
stage: trigger
moved: either
row: 3 2 1 4 5 6 7 8 9 10 11 12

== Three that cross, and yet both orders give the same row: no question
covers: J1 "direction is asked only where it matters"
justinian, 3 players, seat 1 starts
hand 0: +3 +2 -2

1 pass
2 pass
0 place +3 c3
0 place +2 c3
0 place -2 c6
0 place +1 c7
0 pass
# left:  3 +5: 1 2 4 5 6 7 8 3 9;  6 -2: 1 2 6 4 5 7 8 3 9;  7 +1: 1 2 6 4 5 8 7 3 9
# right: 7 +1: 1 2 3 4 5 6 8 7 9;  6 -2: 1 2 3 6 4 5 8 7 9;  3 +5: 1 2 6 4 5 8 7 3 9
stage: trigger
moved: either
row: 1 2 6 4 5 8 7 3 9 10 11 12

== A sum of 0 among others changes nothing in their order
covers: J5 "a sum of 0 moves nothing"; "counselors with tokens are moved in that order along the row"
justinian, 3 players, seat 1 starts
hand 0: +2 -2

1 pass
2 pass
0 place +2 c4
0 place +1 c5
0 place -1 c5
0 place -2 c7
0 place +1 c7
0 pass
stage: direction
0 left
# 4 +2: 1 2 3 5 6 4 7; 5 stays; 7 -1: 1 2 3 5 6 7 4
row: 1 2 3 5 6 7 4 8 9 10 11 12
turned 5: 0:+1 0:-1

== The direction comes before the trigger
covers: "2. The court moves"; "3. Trigger"; en 4.2.1; refusal not-now
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +2

1 pass
2 pass
0 place +1 c4
0 place +1 c5
0 pass
stage: direction
0 trigger : refused not-now
0 decline : refused not-now
0 pass : refused not-now
0 right
stage: trigger
0 trigger
stage: color
