# Justinian: exchanging a card after the scorings of phases I and II.

== From the last passer clockwise
covers: "from the last passer clockwise each seat may exchange one card ... or keep"; en 4.3; fr 4.3
justinian, 3 players, seat 0 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +2

0 pass
1 pass
2 pass
2 decline
0 trigger
0 color red
# the last passer is seat 2, not who triggered or chose
stage: exchange
asked: 2
0 keep : refused not-asked
2 keep
asked: 0
0 exchange blue1
asked: 1
1 keep
stage: place
phase: 2

== The card goes under the pile, the top one comes
covers: "exchange red7 puts it under that color's pile and takes the top one"; en 4.3
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +2
cards 0: red7 red2
pile red: 12 3 11 1

1 pass
2 pass
0 pass
0 trigger
0 color blue
# red: 2 and 7 with seat 0; 4 5 with seat 1, 6 8 with seat 2; pile 12 3 11 1, then 9 10
pile red: 12 3 11 1 9 10
0 exchange red7
cards 0: red2 red12 green1 green2 yellow1 yellow2
pile red: 3 11 1 9 10 7
put 0: red7
took 0: red12
exchanged 0: red

== Two seats in the same color, one after the other
covers: "puts it under that color's pile and takes the top one"; en 4.3
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
0 color red
0 exchange blue1
pile blue: 8 9 10 11 12 1
1 exchange blue3
pile blue: 9 10 11 12 1 3
cards 1: blue4 blue8 green3 green4 yellow3 yellow4
2 exchange green6
pile green: 8 9 10 11 12 6
pile blue: 9 10 11 12 1 3
cards 2: blue5 blue6 green5 green7 yellow5 yellow6
exchanged 0: blue
exchanged 1: blue
exchanged 2: green

== Keeping changes nothing
covers: "or keep"; en 4.3
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
0 color red
0 keep
1 keep
2 keep
cards 0: blue1 blue2 green1 green2 yellow1 yellow2
pile blue: 7 8 9 10 11 12
exchanged 0: none
put 0: none
took 0: none
stage: place

== Any card of the colors that are left, but only one
covers: "each seat may exchange one card"; "The color, hands and pile, leaves the game"; fr 4.3; refusal color-scored; refusal no-such-card
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
0 color red
legal 0: keep, exchange blue1, exchange blue2, exchange green1, exchange green2, exchange yellow1, exchange yellow2
0 exchange red1 : refused color-scored
0 exchange blue3 : refused no-such-card
0 exchange yellow12 : refused no-such-card
0 exchange blue2
asked: 1
0 exchange green1 : refused not-asked
0 keep : refused not-asked

== The color is public, the cards are not
covers: "the color is public, the cards are not"; "which color somebody exchanged in"; "what it put under a pile"
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
0 exchange red1
1 sees exchanged 0: red
2 sees exchanged 0: red
1 sees put 0: ?
1 sees took 0: ?
1 sees cards 0: ?
2 sees put 0: ?
0 sees put 0: red1
0 sees took 0: red7
0 sees cards 0: red2 red7 green1 green2 yellow1 yellow2
0 sees pile red: ?
1 sees pile red: ?

== The next phase begins with the last passer
covers: "Next phase; the last passer starts"; en 4.1
justinian, 3 players, seat 2 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 2: -3 -2

2 pass
0 pass
1 pass
1 decline
2 trigger
2 color green
1 keep
2 keep
0 keep
stage: place
phase: 2
turns: 5
first: 1
asked: 1
passed: none
scored: green

== The exchanged card scores in the next phase
covers: "takes the top one"; "every seat shows its cards of the color"
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 6
hand 0: +3 +3 -3
hand 1: +1 +1
hand 2: +1 +1
phase 0: +2 +2 -1
pile blue: 12

1 pass
2 pass
0 pass
0 trigger
0 color red
0 exchange blue1
1 keep
2 keep
0 place +3 phase
1 place +1 c12
2 pass
0 place +3 phase
1 pass
0 place -3 phase
0 pass
0 trigger
0 color blue
# blue 2 and 12: V(2,2,II) = 18, V(12,12,II) = 30
shown 0: blue2 blue12
by-cards 0: 48
# seat 1 3 and 4: 19 + 20, seat 2 5 and 6: 22 + 23
by-cards 1: 39
by-cards 2: 45
score 0: 75     # 27 + 48
score 1: 70     # 31 + 39
score 2: 80     # 35 + 45

== A card under the pile may come back
covers: "puts it under that color's pile and takes the top one"; en 4.3; it 4.3
justinian, 4 players, seat 0 starts
position
phase: 1
turns: 6
hand 0: +3 -3 -3
hand 1: +1 +1
hand 2: +1 +1
hand 3: +1 +1
phase 0: +3 +2

0 pass
1 pass
2 pass
3 pass
3 decline
0 trigger
0 color red
# pile blue: 9 10 11 12
3 exchange blue7
0 exchange blue1
1 exchange blue3
2 exchange blue5
pile blue: 7 1 3 5
cards 3: blue8 blue9 green7 green8 yellow7 yellow8
cards 2: blue6 blue12 green5 green6 yellow5 yellow6
phase: 2
first: 3
3 place +1 c12
0 place +3 phase
1 pass
2 pass
3 place +1 c12
0 place -3 phase
3 pass
0 place -3 phase
0 pass
0 trigger
0 color green
asked: 0
0 exchange blue2
cards 0: blue10 blue7 yellow1 yellow2
pile blue: 1 3 5 2
exchanged 0: blue blue
put 0: blue1 blue2
took 0: blue10 blue7
1 exchange blue4
cards 1: blue11 blue1 yellow3 yellow4
2 keep
3 keep
phase: 3
first: 0

== After phase II: only two colors are left to exchange
covers: "After phases I and II, if the game goes on"; fr 4.3
justinian, 3 players, seat 1 starts
position
phase: 2
scored: red
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +3 -3

1 pass
2 pass
0 pass
0 trigger
0 color yellow
stage: exchange
legal 0: keep, exchange blue1, exchange blue2, exchange green1, exchange green2
0 exchange yellow1 : refused color-scored
0 exchange red1 : refused color-scored
0 exchange green2
1 keep
2 exchange blue5
cards 0: blue1 blue2 green1 green7
cards 2: blue6 blue7 green5 green6
phase: 3
stage: place

== What was exchanged in a scored color is forgotten with it
covers: "The color, hands and pile, leaves the game"; "Everybody: ... which color somebody exchanged in"
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 6
hand 0: +3 +3 -3
hand 1: +1 +1
hand 2: +1 +1
phase 0: +2 +2 -1

1 pass
2 pass
0 pass
0 trigger
0 color red
0 exchange blue1
1 exchange green3
2 keep
0 place +3 phase
1 place +1 c12
2 pass
0 place +3 phase
1 pass
0 place -3 phase
0 pass
0 trigger
0 color blue
put 0: none
took 0: none
exchanged 0: blue
put 1: green3
took 1: green7
2 sees exchanged 0: blue

== No exchange after the scoring of phase III
covers: J7 "no exchange after the last scoring"; "After phases I and II, if the game goes on"; fr 4.3
justinian, 3 players, seat 1 starts
position
phase: 3
scored: red blue
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +3 -3 -3

1 pass
2 pass
0 pass
0 trigger
0 color green
stage: over
asked: nobody
0 exchange yellow1 : refused game-over
cards 0: yellow1 yellow2

== No exchange after phase I if the game is over
covers: J7; "After phases I and II, if the game goes on"
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 8
hand 0: +1
phase 0: +3 +2

1 pass
2 pass
0 place +1 c12
0 pass
0 trigger
0 color red
stage: over
asked: nobody
0 keep : refused game-over

== Exchanging has its own time
covers: refusal not-now; refusal not-asked
justinian, 3 players, seat 0 starts
hand 0: +3 +2

0 exchange red1 : refused not-now
0 keep : refused not-now
1 exchange red3 : refused not-asked
0 place +3 phase
1 pass
2 pass
0 place +2 phase
0 pass
0 trigger
0 color red
stage: exchange
0 pass : refused not-now
0 color blue : refused not-now
0 trigger : refused not-now
0 place +1 c4 : refused not-now
asked: 0
