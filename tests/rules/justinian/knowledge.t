# Justinian: who knows what.

== Of another hand of tokens only the size is told
covers: "Everybody: ... hand and reserve sizes"; "One seat: its hand of tokens"; en 2.8
justinian, 3 players, seat 0 starts
hand 0: +3 +3 -3 -3

0 sees hand 0: +3 +3 -3 -3 +1 +1 +1 +1 +1 -1
1 sees hand 0: ?
2 sees hand 0: ?
1 sees size 0: 10
1 sees reserve-size 0: 12
0 sees hand 1: ?
0 sees size 1: 10

== Of the own reserve the contents are known, of another nothing but the size
covers: "of its reserve the contents, not the order"; "Everybody: ... hand and reserve sizes"; "Nobody: reserve orders"
justinian, 3 players, seat 0 starts
hand 0: +3 +3 -3 -3
reserve 0: -2 +2 -1

0 sees reserve 0: -1 -1 -1 -1 +2 +2 +2 +2 -2 -2 -2 -2
1 sees reserve 0: ?
1 sees reserve-size 0: 12
0 pass
1 sees reserve-size 0: 10
1 sees size 0: 12
0 sees reserve 0: -1 -1 -1 -1 +2 +2 +2 -2 -2 -2
0 sees hand 0: +3 +3 -3 -3 +1 +1 +1 +1 +1 -1 -2 +2
1 sees hand 0: ?
2 sees reserve 0: ?

== Face-down tokens: owner and place are public, the token is the owner's
covers: "Everybody: ... owner and place of every face-down token"; "One seat: ... its own face-down tokens"; en 4.1
justinian, 3 players, seat 0 starts
hand 0: +2
hand 1: -3

0 place +2 c4
1 place -3 c4
2 place +1 c8
0 sees on 4: 0:+2 1:?
1 sees on 4: 0:? 1:-3
2 sees on 4: 0:? 1:?
2 sees on 8: 2:+1
0 sees on 8: 2:?
0 sees on 5: none

== Own face-down tokens are known after passing too
covers: "One seat: ... its own face-down tokens"; fr 4.1; it 4.1; ja
justinian, 3 players, seat 0 starts
hand 0: +2 -2

0 place +2 c4
1 place +1 c5
2 place +1 c6
0 place -2 phase
1 place +1 c5
2 place +1 c6
0 pass
0 sees on 4: 0:+2
0 sees phase-tokens 0: -2
0 sees influence 0: 2
1 sees on 4: 0:?
0 sees on 5: 1:? 1:?

== Phase tokens: how many is public, which is the owner's
covers: "Everybody: ... owner and place of every face-down token"; "One seat: ... its own face-down tokens"; J6
justinian, 3 players, seat 0 starts
hand 0: -3
hand 1: +2

0 place -3 phase
1 place +2 phase
2 pass
0 place +1 phase
0 sees phase-tokens 0: -3 +1
0 sees influence 0: 4
1 sees phase-tokens 0: ?
1 sees influence 0: ?
1 sees phase-count 0: 2
2 sees phase-count 0: 2
2 sees phase-count 1: 1
2 sees phase-count 2: 0
2 sees phase-tokens 1: ?
0 sees influence 1: ?

== Everybody sees the row, what it is worth, and the course of the game turn
covers: "Everybody: the row"
justinian, 3 players, seat 1 starts
hand 0: +3

1 pass
2 pass
0 place +3 c2
0 pass
1 sees row: 1 3 4 5 2 6 7 8 9 10 11 12
2 sees value 2: 21      # V(2,5,I) = grid[5][10]
1 sees stage: trigger
1 sees phase: 1
1 sees turns: 0
2 sees first: 1
2 sees passed: 1 2 0
2 sees moved: either
1 sees asked: 0

== Tokens that were turned up are known to everybody from then on
covers: "Everybody: ... every token that was turned up"
justinian, 3 players, seat 0 starts
hand 0: +2 +3
hand 1: -3

0 place +2 c12
1 place -3 c1
2 pass
0 place +1 phase
1 pass
0 pass
# neither 12 nor 1 can move
2 sees seen 0: +2
2 sees seen 1: -3
0 decline
1 decline
2 decline
0 place +3 c12
2 sees seen 0: +2
1 pass
2 pass
0 pass
1 sees seen 0: +2 +3
2 sees seen 0: +2 +3
2 sees turned 12: 0:+3
2 sees turned 1: none
2 sees phase-count 0: 1

== Cards are known to their seat only
covers: "One seat: ... its cards"; en 3.0
justinian, 3 players, seat 0 starts
cards 0: red7 red2 blue3 blue9

0 sees cards 0: red7 red2 blue3 blue9 green1 green2 yellow1 yellow2
1 sees cards 0: ?
2 sees cards 0: ?
0 sees cards 1: ?
1 sees colors: red blue green yellow

== The piles are known to nobody
covers: "Nobody: reserve orders, pile orders"
justinian, 3 players, seat 0 starts
pile red: 12 11

0 sees pile red: ?
1 sees pile red: ?
2 sees pile red: ?
0 sees pile yellow: ?

== A scoring shows the cards of the color and no others
covers: "Everybody: ... scores, scored cards"; "One seat: ... its cards"
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +2
phase 2: -1
cards 1: red12 red3

1 pass
2 pass
0 pass
0 trigger
0 sees cards 1: ?
0 color red
0 sees shown 1: red12 red3
2 sees shown 1: red12 red3
2 sees by-cards 1: 40       # 25 + 15
2 sees by-influence 0: 0
0 sees by-influence 2: 1
1 sees gained 2: 34         # red 4 and 5: 16 + 17, and 1
0 sees score 1: 40
2 sees cards 1: ?
1 sees cards 1: blue3 blue4 green3 green4 yellow3 yellow4
2 sees scored: red
2 sees colors: blue green yellow

== Who triggers and who chooses is public
covers: "Phase tokens are turned up"; "Everybody: ... every token that was turned up"
justinian, 3 players, seat 0 starts
hand 0: +3 -2

0 place +3 phase
1 place -1 phase
2 pass
0 place -2 phase
1 pass
0 pass
2 sees seen 0: none
0 trigger
2 sees triggered: 0
2 sees chooser: 0
2 sees stage: color
2 sees asked: 0
2 sees seen 0: +3 -2
2 sees seen 1: -1

== A decline tells nothing
covers: J2; J6
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: -3 -2

1 pass
2 pass
0 pass
0 decline
1 sees phase-tokens 0: ?
1 sees influence 0: ?
1 decline
2 decline
1 sees phase-tokens 0: ?
1 sees phase-count 0: 2
0 sees phase-tokens 0: -3 -2

== A scoring does not turn up what lies in hands and reserves
covers: "One seat: its hand of tokens"; "Phase tokens are turned up"
justinian, 3 players, seat 0 starts
hand 0: +3 -2

0 place +3 phase
1 pass
2 pass
0 place -2 phase
0 pass
0 trigger
0 color blue
1 sees hand 0: ?
1 sees reserve 0: ?
1 sees size 0: 10
1 sees reserve-size 0: 10
1 sees seen 0: +3 -2

== Whoever exchanges knows what it put and what it took, the others only the color
covers: "One seat: ... what it put under a pile"; "Everybody: ... which color somebody exchanged in"
justinian, 3 players, seat 0 starts
hand 0: +3 -2
pile green: 10 12

0 place +3 phase
1 pass
2 pass
0 place -2 phase
0 pass
0 trigger
0 color blue
0 keep
1 exchange green3
2 exchange green6
1 sees put 1: green3
1 sees took 1: green10
2 sees put 2: green6
2 sees took 2: green12
0 sees put 1: ?
0 sees took 1: ?
2 sees put 1: ?
1 sees took 2: ?
0 sees exchanged 1: green
0 sees exchanged 2: green
1 sees exchanged 0: none
1 sees cards 1: red3 red4 green4 green10 yellow3 yellow4
2 sees cards 1: ?
1 sees pile green: ?

== Scores are public
covers: "Everybody: ... scores"
justinian, 3 players, seat 1 starts
position
phase: 3
scored: red blue
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1

1 sees score 0: 62
2 sees score 0: 62
0 sees score 2: 80
0 sees scored: red blue
