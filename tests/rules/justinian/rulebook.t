# Justinian: the examples of the rulebooks.

== Basilius with black 2 and Giulianus with red 2 and black 1, from the left
covers: en 4.1 Examples 1-3; fr 4.1 Exemple; it 4.1 Esempi; ja 例 1-3; "The seat that passed last chooses left or right"
justinian, 3 players, seat 0 starts
hand 0: +2
hand 1: -2
hand 2: +1

0 place +2 c4
1 place -2 c7
2 place +1 c7
0 pass
1 pass
2 pass
turned 4: 0:+2
turned 7: 1:-2 2:+1
stage: direction
asked: 2
2 left
# Basilius (4) two steps to the right: 1 2 3 5 6 4 7 8 9 10 11 12
# Giulianus (7), -2 + 1 = -1, one step to the left, past Basilius: 1 2 3 5 6 7 4 8 9 10 11 12
row: 1 2 3 5 6 7 4 8 9 10 11 12
moved: left

== The same from the right
covers: en 4.1; fr 4.1 Remarque; it 4.1 Importante; ja 重要
justinian, 3 players, seat 0 starts
hand 0: +2
hand 1: -2
hand 2: +1

0 place +2 c4
1 place -2 c7
2 place +1 c7
0 pass
1 pass
2 pass
2 right
# Giulianus (7) one step to the left: 1 2 3 4 5 7 6 8 9 10 11 12
# Basilius (4) two steps to the right, past 5 and 7: 1 2 3 5 7 4 6 8 9 10 11 12
row: 1 2 3 5 7 4 6 8 9 10 11 12
moved: right

== A black 2 and a red 3 are 5 points
covers: en 4.2.1 Example; fr 4.2.1; it 4.2.1; ja; "sum of absolute values"
justinian, 3 players, seat 0 starts
hand 0: +2 -3

0 place +2 phase
1 pass
2 pass
0 place -3 phase
0 pass
influence 0: 5
phase-tokens 0: +2 -3
legal 0: trigger, decline
0 trigger
stage: color
triggered: 0

== The example of phase 1: A 5, B 8, C 1, D 0
covers: en 4.2.2 Example; ja 例; "All but one seat (switch influence) score their own influence"
justinian, 4 players, seat 0 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
hand 3: +1 +1
phase 0: +3 -2
phase 1: +3 -3 +2
phase 2: -1

influence 0: 5
influence 1: 8
influence 2: 1
influence 3: 0
0 pass
1 pass
2 pass
3 pass
3 decline
0 decline
1 trigger
chooser: 1
1 color green
by-influence 0: 5
by-influence 1: 0
by-influence 2: 1
by-influence 3: 0
# the cards: 13+14, 15+16, 17+18, 19+20
gained 0: 32
gained 1: 31
gained 2: 36
gained 3: 39

== The example of phase 1 as the French text tells it: A triggers
covers: fr 4.2.2 Exemple; edition fr
justinian, 4 players, seat 0 starts, edition fr
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
hand 3: +1 +1
phase 0: +3 -2
phase 1: +3 -3 +2
phase 2: -1

0 pass
1 pass
2 pass
3 pass
3 decline
0 trigger
triggered: 0
chooser: 1
1 color red
by-influence 0: 5
by-influence 1: 0
by-influence 2: 1
by-influence 3: 0

== The example of phase 1 in the Italian text, if B triggered
covers: it 4.2.1 "Tutti gli altri giocatori"; it 4.2.2 Esempio; edition it
justinian, 4 players, seat 0 starts, edition it
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
hand 3: +1 +1
phase 0: +3 -2
phase 1: +3 -3 -2
phase 2: -1

0 pass
1 pass
2 pass
3 pass
3 decline
0 decline
1 trigger
chooser: 1
1 color red
by-influence 0: 5
by-influence 1: 0
by-influence 2: 1
by-influence 3: 0

== The same if A triggered: it makes no difference
covers: it 4.2.1 "Tutti gli altri giocatori"; it 4.2.2 Esempio; edition it
justinian, 4 players, seat 0 starts, edition it
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
hand 3: +1 +1
phase 0: +3 -2
phase 1: +3 -3 -2
phase 2: -1

0 pass
1 pass
2 pass
3 pass
3 decline
0 trigger
chooser: 1
1 color red
by-influence 0: 5
by-influence 1: 0
by-influence 2: 1
by-influence 3: 0

== By the parenthesis in the Italian text, which is not followed: B scores its 8 if A triggers
covers: it 4.2.2; edition it; switch influence trigger
justinian, 4 players, seat 0 starts, edition it, influence trigger
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
hand 3: +1 +1
phase 0: +3 -2
phase 1: +3 -3 -2
phase 2: -1

0 pass
1 pass
2 pass
3 pass
3 decline
0 trigger
chooser: 1
1 color red
by-influence 0: 0
by-influence 1: 8
by-influence 2: 1
by-influence 3: 0

== Belisarius on place 7 and Niceforus on place 9 in phase II: 32 and 25, together 57
covers: en 4.2.2 Example; fr 4.2.2 Exemple; it 4.2.2 Esempio; ja 例; "V(2,7,II)=32, V(10,9,II)=25"
justinian, 3 players, seat 1 starts
position
phase: 2
scored: red
turns: 4
row: 1 3 4 5 6 7 2 8 10 9 11 12
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +3 -3
cards 0: blue2 blue10

asked: 1
value 2: 32     # grid[7][10+4]
value 10: 25    # grid[9][2+4]
1 pass
2 pass
0 pass
0 trigger
0 color blue
shown 0: blue2 blue10
by-cards 0: 57
score 0: 84     # 27 + 57
# blue 1 and 3: V(1,1,II) = 17, V(3,2,II) = grid[2][13] = 17; 4 and 5: V(4,3,II) = grid[3][12] = 18, V(5,4,II) = grid[4][11] = 19
by-cards 1: 34
by-cards 2: 37

== Belisarius and Niceforus come to those places
covers: en 4.2.2 Example; "Each moves by the sum of its tokens"; J1
justinian, 3 players, seat 1 starts
position
phase: 2
scored: red
turns: 4
hand 0: +3 +2 -1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 -3 -3
cards 0: blue2 blue10

1 pass
2 pass
0 place +3 c2
0 place +2 c2
0 place -1 c10
0 pass
# 2 +5, place 2 to 7; 10 -1, place 10 to 9; in either order
stage: trigger
row: 1 3 4 5 6 7 2 8 10 9 11 12
0 trigger
0 color blue
by-cards 0: 57
gained 0: 57

== The seat that passed last starts the next game turn
covers: en 4.1; fr 4.1; it 4.1; ja
justinian, 4 players, seat 0 starts

0 place +1 c12
1 pass
2 pass
3 pass
0 pass
0 decline
1 decline
2 decline
3 decline
first: 0
0 pass
1 place +1 c12
2 pass
3 pass
1 pass
1 decline
2 decline
3 decline
0 decline
first: 1
asked: 1
turns: 2

== More than 200 points
covers: en 2.6; "Highest score wins"
justinian, 3 players, seat 1 starts
position
phase: 3
scored: red blue
turns: 4
row: 12 11 10 9 8 7 6 5 4 3 2 1
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +3 -3 -3
cards 2: yellow1 yellow2

1 pass
2 pass
0 pass
0 trigger
0 color yellow
# V(1,12,III) = 75, V(2,11,III) = 63; 80 + 138
by-cards 2: 138
score 2: 218
# yellow 3 and 4: V(3,10,III) = 54, V(4,9,III) = 45; yellow 5 and 6: V(5,8,III) = 38, V(6,7,III) = 32
scores: 161 140 218     # 62 + 99, 70 + 70
ranks: 2 3 1
