# Justinian: the scoring round.
# With the first row and the lowest cards seat 0 scores counselors 1 and 2, seat 1 3 and 4, seat 2 5 and 6:
# 13+14 = 27, 15+16 = 31, 17+18 = 35 in phase I, 17+18 = 35, 19+20 = 39, 22+23 = 45 in phase II. A position of phase 2 begins
# with 27 31 35 points, one of phase 3 with 27+35 = 62, 31+39 = 70, 35+45 = 80.

== The seat with most influence chooses the color, whoever triggered
covers: "The seat with most influence chooses one of the colors not yet scored"; en 4.2.1
justinian, 3 players, seat 0 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +2
phase 1: -3 -2 +1

0 pass
1 pass
2 pass
2 decline
0 trigger
stage: color
asked: 1
triggered: 0
chooser: 1
legal 1: color red, color blue, color green, color yellow
legal 0: none
0 color red : refused not-asked
1 color red
scored: red
colors: blue green yellow

== The sum counts, not the number of tokens
covers: "The seat with most influence chooses"; en 4.2.1
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: -2 -2
hand 1: +1 +1
hand 2: +1 +1
phase 0: +1 +1 +1 -1 -1
phase 2: +3 +3

1 pass
2 pass
0 pass
0 trigger
chooser: 2
asked: 2

== Red tokens count like black ones for the choice
covers: "sum of absolute values"; en 4.2.1
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: -2 -2
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +2
phase 2: -3 -3

1 pass
2 pass
0 pass
0 trigger
chooser: 2

== Phase tokens of all seats are turned up
covers: "Phase tokens are turned up"; en 4.2.1; en 4.2.2
justinian, 3 players, seat 0 starts
hand 0: +3 -2
hand 1: -2
hand 2: +3

0 place +3 phase
1 place -2 phase
2 place +3 c12
0 place -2 phase
1 pass
2 pass
0 pass
1 sees seen 0: none
2 sees seen 1: none
0 trigger
stage: color
1 sees seen 0: +3 -2
2 sees seen 1: -2
0 sees seen 1: -2
0 sees seen 2: +3

== Every seat scores its cards of the color
covers: "Then every seat shows its cards of the color and scores V(counselor, its place, phase) for each"; en 4.2.2
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +2
cards 0: green1 green12
cards 1: green6 green9
cards 2: green11 green4

1 pass
2 pass
0 pass
0 trigger
0 color green
# V on the own places in phase I: 1 13, 12 25, 6 18, 9 21, 11 24, 4 16
shown 0: green1 green12
by-cards 0: 38
shown 1: green6 green9
by-cards 1: 39
shown 2: green11 green4
by-cards 2: 40
score 0: 38
score 1: 39
score 2: 40

== Cards of other colors score nothing
covers: "every seat shows its cards of the color"; "chooses one of the colors not yet scored"
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +2
cards 0: red1 red2 blue11 blue12 green11 green12 yellow11 yellow12

1 pass
2 pass
0 pass
0 trigger
0 color red
by-cards 0: 27      # 13 + 14
shown 0: red1 red2
cards 0: blue11 blue12 green11 green12 yellow11 yellow12

== The place after the move of the court counts
covers: "scores V(counselor, its place, phase) for each"; en 4.2.1
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +2 -2 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 -3
cards 0: red4 red7

1 pass
2 pass
0 place +2 c4
0 place -2 c7
0 place +1 c7
0 pass
0 left
# 4 +2: 1 2 3 5 6 4 7; 7 -1: 1 2 3 5 6 7 4
row: 1 2 3 5 6 7 4 8 9 10 11 12
0 trigger
0 color red
# V(4,7,I) = grid[7][8] = 23, V(7,6,I) = grid[6][5] = 17
by-cards 0: 40
# seat 1 has 1 and 2: 13 + 14; seat 2 has 3 and 5: V(3,3,I) = 15, V(5,4,I) = grid[4][7] = 15
by-cards 1: 27
by-cards 2: 30

== The top window in phase I
covers: "what shows through that phase's window"; en 4.2.2
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
row: 1 3 4 5 6 7 2 8 9 10 11 12
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +2
cards 0: green2 green12

1 pass
2 pass
0 pass
0 trigger
0 color green
# V(2,7,I) = grid[7][10] = 26, V(12,12,I) = 25
by-cards 0: 51
# V(1,1,I) = 13, V(3,2,I) = grid[2][9] = 13
by-cards 1: 26
# V(4,3,I) = grid[3][8] = 14, V(5,4,I) = grid[4][7] = 15
by-cards 2: 29
score 0: 51
score 1: 26
score 2: 29

== The middle window in phase II
covers: "what shows through that phase's window"; en 4.2.2
justinian, 3 players, seat 1 starts
position
phase: 2
scored: red
turns: 4
row: 1 3 4 5 6 7 2 8 9 10 11 12
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +3 -3
cards 0: green2 green12

asked: 1
score 0: 27
score 1: 31
score 2: 35
1 pass
2 pass
0 pass
0 trigger
0 color green
# V(2,7,II) = grid[7][14] = 32, V(12,12,II) = grid[12][4] = 30
by-cards 0: 62
# V(1,1,II) = grid[1][15] = 17, V(3,2,II) = grid[2][13] = 17
by-cards 1: 34
# V(4,3,II) = grid[3][12] = 18, V(5,4,II) = grid[4][11] = 19
by-cards 2: 37
score 0: 89     # 27 + 62
score 1: 65     # 31 + 34
score 2: 72     # 35 + 37

== The bottom window in phase III
covers: "what shows through that phase's window"; en 4.2.2
justinian, 3 players, seat 1 starts
position
phase: 3
scored: red blue
turns: 4
row: 1 3 4 5 6 7 2 8 9 10 11 12
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +3 -3 -3
cards 0: green2 green12

asked: 1
score 0: 62
score 1: 70
score 2: 80
1 pass
2 pass
0 pass
0 trigger
0 color green
# V(2,7,III) = grid[7][18] = 40, V(12,12,III) = grid[12][8] = 38
by-cards 0: 78
# V(1,1,III) = grid[1][19] = 21, V(3,2,III) = grid[2][17] = 21
by-cards 1: 42
# V(4,3,III) = grid[3][16] = 22, V(5,4,III) = grid[4][15] = 24
by-cards 2: 46
scores: 140 112 126

== Points for influence and for cards are added to the score
covers: "All but one seat (switch influence) score their own influence"; "Then every seat shows its cards of the color and scores"; en 4.2.2
justinian, 3 players, seat 1 starts
position
phase: 2
scored: yellow
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +3 -3
phase 1: -2 -2
phase 2: +1

1 pass
2 pass
0 pass
0 trigger
0 color blue
by-influence 0: 0
by-influence 1: 4
by-influence 2: 1
by-cards 0: 35
by-cards 1: 39
by-cards 2: 45
gained 0: 35
gained 1: 43
gained 2: 46
score 0: 62     # 27 + 35
score 1: 74     # 31 + 43
score 2: 81     # 35 + 46

== The color leaves the game, hands and pile
covers: "The color, hands and pile, leaves the game"; en 4.2.2; refusal color-scored
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
0 pass
0 trigger
0 color blue
colors: red green yellow
scored: blue
pile blue: none
cards 0: red1 red2 green1 green2 yellow1 yellow2
cards 1: red3 red4 green3 green4 yellow3 yellow4
cards 2: red5 red6 green5 green6 yellow5 yellow6
pile red: 7 8 9 10 11 12

== A scored color can't be chosen again
covers: "chooses one of the colors not yet scored"; refusal color-scored
justinian, 3 players, seat 1 starts
position
phase: 2
scored: green
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +3 -3

1 pass
2 pass
0 pass
0 trigger
legal 0: color red, color blue, color yellow
0 color green : refused color-scored
asked: 0
0 color yellow
scored: green yellow
colors: red blue

== In phase III two colors are left, and one of them never scores
covers: "chooses one of the colors not yet scored"; en 5.0; fr 5.0 Attention
justinian, 3 players, seat 1 starts
position
phase: 3
scored: green yellow
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +3 -3 -3

1 pass
2 pass
0 pass
0 trigger
legal 0: color red, color blue
0 color yellow : refused color-scored
0 color red
stage: over
scored: green yellow red
colors: blue

== The phase tokens leave the game, those of all seats
covers: "The color, hands and pile, leaves the game, as do the phase tokens"; en 4.2.2; fr 4.2.2
justinian, 3 players, seat 0 starts
hand 0: +3 -2
hand 1: -2
hand 2: +3

0 place +3 phase
1 place -2 phase
2 pass
0 place -2 phase
1 pass
0 pass
0 trigger
0 color red
0 keep
1 keep
2 keep
phase-count 0: 0
phase-count 1: 0
phase-tokens 1: none
influence 0: 0
seen 0: +3 -2
seen 1: -2
seen 2: none
size 0: 10      # 10 - 2 + 2
size 1: 11      # 10 - 1 + 2
size 2: 12      # 10 + 2

== Choosing has its own time and its own seat
covers: "The seat with most influence chooses"; refusal not-asked; refusal not-now
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
0 pass
0 trigger
1 color red : refused not-asked
2 decline : refused not-asked
0 decline : refused not-now
0 pass : refused not-now
0 keep : refused not-now
0 exchange blue1 : refused not-now
stage: color
gained 0: none
shown 0: none
scored: none
