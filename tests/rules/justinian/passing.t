# Justinian: passing.

== Who passes draws two tokens from the reserve
covers: "or passes: it draws two tokens from its reserve"; en 4.1
justinian, 3 players, seat 0 starts
hand 0: +1 +1 +1 +1 +1 -1 -1 -1 -1 -1
reserve 0: -3 +2 +3

0 pass
hand 0: +1 +1 +1 +1 +1 -1 -1 -1 -1 -1 -3 +2
size 0: 12
reserve-size 0: 10
passed: 0
asked: 1
size 1: 10

== The reserve is drawn in its order, two at each pass
covers: "12 to the reserve in shuffled order"; "it draws two tokens from its reserve"
justinian, 2 players, seat 0 starts
hand 0: +1 +1 +1 +1 +1 -1 -1 -1 -1 -1
reserve 0: -3 +2 -2 +3

0 pass
1 pass
1 decline
0 decline
hand 0: +1 +1 +1 +1 +1 -1 -1 -1 -1 -1 -3 +2
1 pass
0 pass
hand 0: +1 +1 +1 +1 +1 -1 -1 -1 -1 -1 -3 +2 -2 +3
reserve-size 0: 8

== Who has passed is out until the next game turn
covers: "is out until the next game turn"; en 4.1 Limitation 3; it 4.1 Limitation 3; ja note 3
justinian, 3 players, seat 0 starts

0 place +1 c12
1 pass
2 place +1 c12
0 place +1 phase
asked: 2
1 place +1 c5 : refused not-asked
1 pass : refused not-asked
legal 1: none
2 place +1 phase
asked: 0
0 pass
asked: 2
2 pass
stage: trigger
# 12 stands at the end of the row already

== In the next game turn everybody is in again
covers: "is out until the next game turn"
justinian, 3 players, seat 0 starts

0 pass
1 pass
2 pass
passed: 0 1 2
2 decline
0 decline
1 decline
stage: place
passed: none
asked: 2
2 place +1 c1
asked: 0
0 place +1 c2
asked: 1
1 place +1 c3
asked: 2

== Tokens drawn at a pass are for the next game turn
covers: "draws two tokens from its reserve ... and is out until the next game turn"; ja
justinian, 2 players, seat 0 starts
reserve 0: -3 +3

0 pass
0 place -3 c4 : refused not-asked
1 pass
1 decline
0 decline
1 pass
0 place -3 c4
on 4: 0:-3

== The last two of the reserve
covers: "it draws two tokens from its reserve (fewer if fewer are left)"
justinian, 3 players, seat 0 starts
position
phase: 1
turns: 5
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
reserve 0: -3 +2

0 pass
hand 0: +1 +1 -3 +2
reserve-size 0: 0
reserve 0: none

== Nothing is drawn from an empty reserve
covers: "it draws two tokens from its reserve (fewer if fewer are left)"
justinian, 3 players, seat 0 starts
position
phase: 1
turns: 6
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1

asked: 0
reserve-size 0: 0
0 pass
hand 0: +1 +1
size 0: 2
reserve-size 0: 0
asked: 1

== A seat without tokens must pass
covers: "A seat without tokens must pass, at its turn"; en 4.1
justinian, 3 players, seat 0 starts
position
phase: 1
turns: 8
hand 0: +1 +2
hand 2: -1

0 place +1 c12
asked: 1
legal 1: pass
1 place +1 c4 : refused no-such-token
1 place -2 phase : refused no-such-token
1 pass
asked: 2
passed: 1

== It passes at its turn and not before, so that nobody is alone too early
covers: "A seat without tokens must pass, at its turn"; "Once all others have passed, the last seat may go on placing"
justinian, 3 players, seat 0 starts
position
phase: 1
turns: 8
hand 0: +1 +2 -2 -1

passed: none
asked: 0
0 place +1 phase
1 pass
2 pass
# only now seat 0 is alone, and has its one more token still to place
0 place +2 phase
0 place -2 phase : refused one-more-only
phase-count 0: 2
0 place -2 c1
legal 0 has: pass

== Who places the last token passes when the turn comes round
covers: "A seat without tokens must pass, at its turn"
justinian, 3 players, seat 0 starts
position
phase: 1
turns: 8
hand 0: +1
hand 1: +2 -2
hand 2: +1 +1

0 place +1 c12
size 0: 0
passed: none
1 place -2 c1
2 place +1 c12
asked: 0
legal 0: pass
0 pass
passed: 0
asked: 1

== An empty hand with a reserve: it must pass, and draws
covers: "A seat without tokens must pass, at its turn"; "it draws two tokens from its reserve"
justinian, 2 players, seat 0 starts
position
phase: 1
turns: 5
hand 0: +1 +1
hand 1: +1 +1
reserve 0: -2 +3

0 place +1 c12
1 place +1 c12
0 place +1 phase
1 place +1 phase
legal 0: pass
0 pass
hand 0: -2 +3
asked: 1

== The order of passing is known
covers: "The seat that passed last"; "is out until the next game turn"
justinian, 4 players, seat 0 starts

0 place +1 c12
1 pass
2 place -1 c1
3 pass
0 pass
passed: 1 3 0
2 pass
passed: 1 3 0 2
2 sees passed: 1 3 0 2
