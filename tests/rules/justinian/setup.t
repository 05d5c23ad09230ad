# Justinian: the table at the start.

== The court at the start
covers: "at the start counselor n stands on place n"; "Phase I"; "12 counselors in a row of 12 places"; en 3.0
justinian, 4 players, seat 2 starts

asked: 2
free: nobody
stage: place
phase: 1
turns: 0
passed: none
row: 1 2 3 4 5 6 7 8 9 10 11 12
colors: red blue green yellow
scored: none
on 1: none
on 12: none
score 0: 0
score 1: 0
score 2: 0
score 3: 0
scores: none
ranks: none

== The start seat begins, whichever it is
covers: "Start seat at random"; "From the start seat clockwise"; en 3.0
justinian, 3 players, seat 1 starts

asked: 1
first: 1
0 pass : refused not-asked
2 pass : refused not-asked
legal 0: none
legal 1 has: pass

== Ten tokens in hand and twelve in reserve
covers: "10 to the hand, 12 to the reserve in shuffled order"; en 3.0
justinian, 4 players, seat 0 starts

asked: 0
size 0: 10
reserve-size 0: 12
size 1: 10
reserve-size 1: 12
size 2: 10
reserve-size 2: 12
size 3: 10
reserve-size 3: 12
phase-count 0: 0
phase-tokens 0: none
influence 0: 0
seen 0: none

== The 22 tokens of a seat
covers: "Per player 22 influence tokens: black + and red -, each 5 of value 1, 4 of 2, 2 of 3"; en 2.5
justinian, 3 players, seat 0 starts

asked: 0
# not said, so lowest first: 5 + 5 in hand, 4 + 4 + 2 + 2 in reserve
hand 0: +1 +1 +1 +1 +1 -1 -1 -1 -1 -1
reserve 0: +2 +2 +2 +2 -2 -2 -2 -2 +3 +3 -3 -3
hand 2: +1 +1 +1 +1 +1 -1 -1 -1 -1 -1
reserve 2: +2 +2 +2 +2 -2 -2 -2 -2 +3 +3 -3 -3

== Every seat has its own tokens: all four may hold both +3 and both -3
covers: "Per player 22 influence tokens"
justinian, 4 players, seat 0 starts
hand 0: +3 +3 -3 -3
hand 1: +3 +3 -3 -3
hand 2: +3 +3 -3 -3
hand 3: +3 +3 -3 -3

asked: 0
hand 0: +3 +3 -3 -3 +1 +1 +1 +1 +1 -1
hand 3: +3 +3 -3 -3 +1 +1 +1 +1 +1 -1
reserve 3: -1 -1 -1 -1 +2 +2 +2 +2 -2 -2 -2 -2

== Three players: two cards of each color each, six in each pile
covers: "Each color's 12 cards shuffled: 2 to each seat"; "the rest is that color's draw pile"; "48 cards: each counselor once in each of four colors"; en 3.0; fr 3.0
justinian, 3 players, seat 0 starts

asked: 0
cards 0: red1 red2 blue1 blue2 green1 green2 yellow1 yellow2
cards 1: red3 red4 blue3 blue4 green3 green4 yellow3 yellow4
cards 2: red5 red6 blue5 blue6 green5 green6 yellow5 yellow6
pile red: 7 8 9 10 11 12
pile blue: 7 8 9 10 11 12
pile green: 7 8 9 10 11 12
pile yellow: 7 8 9 10 11 12

== Four players: two cards of each color each, four in each pile
covers: "Each color's 12 cards shuffled: 2 to each seat"; "the rest is that color's draw pile"; en 2.4
justinian, 4 players, seat 0 starts
cards 2: red12 red1 blue6 green5 green6
pile red: 7 3 2 4

asked: 0
# red: 1, 12 and the pile are named; 5 6 8 9 10 11 are left for seats 0, 1 and 3
cards 0: red5 red6 blue1 blue2 green1 green2 yellow1 yellow2
cards 1: red8 red9 blue3 blue4 green3 green4 yellow3 yellow4
cards 2: red1 red12 blue5 blue6 green5 green6 yellow5 yellow6
cards 3: red10 red11 blue7 blue8 green7 green8 yellow7 yellow8
pile red: 7 3 2 4
pile blue: 9 10 11 12
pile green: 9 10 11 12
pile yellow: 9 10 11 12

== Nothing has been scored or exchanged at the start
covers: "Phase I"; "Setup"
justinian, 3 players, seat 0 starts

asked: 0
triggered: none
chooser: none
gained 0: none
by-influence 0: none
by-cards 0: none
shown 0: none
exchanged 0: none
put 0: none
took 0: none
