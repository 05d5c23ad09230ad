# Justinian: the court table. V(n,p,phase) = grid[p][(12-n) + 4*(phase-1)], columns counted from 0.

== What each counselor is worth on its own place in phase I
covers: "V(n,p,phase) = grid[p][(12-n) + 4*(phase-1)]"; "the value of counselor n on place p in a phase"; en 2.3
justinian, 3 players, seat 0 starts

asked: 0
value 1: 13     # grid[1][11]
value 2: 14     # grid[2][10]
value 3: 15     # grid[3][9]
value 4: 16     # grid[4][8]
value 5: 17     # grid[5][7]
value 6: 18     # grid[6][6]
value 7: 19     # grid[7][5]
value 8: 20     # grid[8][4]
value 9: 21     # grid[9][3]
value 10: 23    # grid[10][2]
value 11: 24    # grid[11][1]
value 12: 25    # grid[12][0]

== What each counselor is worth on its own place in phase II
covers: "V(n,p,phase) = grid[p][(12-n) + 4*(phase-1)]"; en 2.3
justinian, 3 players, seat 0 starts
position
phase: 2
scored: red
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1

asked: 0
value 1: 17     # grid[1][15]
value 2: 18     # grid[2][14]
value 3: 19     # grid[3][13]
value 4: 20     # grid[4][12]
value 5: 22     # grid[5][11]
value 6: 23     # grid[6][10]
value 7: 25     # grid[7][9]
value 8: 26     # grid[8][8]
value 9: 27     # grid[9][7]
value 10: 28    # grid[10][6]
value 11: 29    # grid[11][5]
value 12: 30    # grid[12][4]

== What each counselor is worth on its own place in phase III
covers: "V(n,p,phase) = grid[p][(12-n) + 4*(phase-1)]"; en 2.3
justinian, 3 players, seat 0 starts
position
phase: 3
scored: red blue
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1

asked: 0
value 1: 21     # grid[1][19]
value 2: 22     # grid[2][18]
value 3: 23     # grid[3][17]
value 4: 25     # grid[4][16]
value 5: 27     # grid[5][15]
value 6: 29     # grid[6][14]
value 7: 31     # grid[7][13]
value 8: 33     # grid[8][12]
value 9: 34     # grid[9][11]
value 10: 35    # grid[10][10]
value 11: 37    # grid[11][9]
value 12: 38    # grid[12][8]

== The court upside down in phase I: the smallest number of the board is 1
covers: "20 numbers per place, place 1 from 1 to 21"; "low starters gaining most"; "left (1, lowest) to right (12, highest)"; en 2.3
justinian, 3 players, seat 0 starts
position
phase: 1
turns: 4
row: 12 11 10 9 8 7 6 5 4 3 2 1
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1

asked: 0
value 12: 1     # place 1, grid[1][0]
value 11: 4     # place 2, grid[2][1]
value 10: 7     # place 3, grid[3][2]
value 9: 11     # place 4, grid[4][3]
value 8: 14     # place 5, grid[5][4]
value 7: 17     # place 6, grid[6][5]
value 6: 21     # place 7, grid[7][6]
value 5: 24     # place 8, grid[8][7]
value 4: 29     # place 9, grid[9][8]
value 3: 33     # place 10, grid[10][9]
value 2: 39     # place 11, grid[11][10]
value 1: 45     # place 12, grid[12][11]: 32 more than on place 1, counselor 12 lost 24

== The court upside down in phase II
covers: "V(n,p,phase) = grid[p][(12-n) + 4*(phase-1)]"
justinian, 3 players, seat 0 starts
position
phase: 2
scored: red
turns: 4
row: 12 11 10 9 8 7 6 5 4 3 2 1
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1

asked: 0
value 12: 5     # grid[1][4]
value 11: 8     # grid[2][5]
value 10: 12    # grid[3][6]
value 9: 15     # grid[4][7]
value 8: 18     # grid[5][8]
value 7: 22     # grid[6][9]
value 6: 26     # grid[7][10]
value 5: 31     # grid[8][11]
value 4: 36     # grid[9][12]
value 3: 42     # grid[10][13]
value 2: 50     # grid[11][14]
value 1: 59     # grid[12][15]

== The court upside down in phase III: the largest number of the board is 75
covers: "place 12 from 25 to 75"; "V(n,p,phase) = grid[p][(12-n) + 4*(phase-1)]"
justinian, 3 players, seat 0 starts
position
phase: 3
scored: red blue
turns: 4
row: 12 11 10 9 8 7 6 5 4 3 2 1
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1

asked: 0
value 12: 9     # grid[1][8]
value 11: 13    # grid[2][9]
value 10: 16    # grid[3][10]
value 9: 19     # grid[4][11]
value 8: 23     # grid[5][12]
value 7: 27     # grid[6][13]
value 6: 32     # grid[7][14]
value 5: 38     # grid[8][15]
value 4: 45     # grid[9][16]
value 3: 54     # grid[10][17]
value 2: 63     # grid[11][18]
value 1: 75     # grid[12][19]

== Who moves to the right is worth more, those that it passes are worth less
covers: "the value of counselor n on place p in a phase is what shows through that phase's window"; en 2.3; en 4.2.2 Hint; fr 4.2.2 Remarque
justinian, 3 players, seat 1 starts
hand 0: +2 +3

asked: 1
value 5: 17     # place 5, grid[5][7]
1 pass
2 pass
0 place +3 c5
0 pass
# 5 goes three places to the right: 1 2 3 4 6 7 8 5
value 5: 24     # place 8, grid[8][7]
value 6: 16     # place 5 now, grid[5][6]; it was 18 on place 6
value 8: 18     # place 7 now, grid[7][4]; it was 20 on place 8
value 9: 21     # place 9 as before
