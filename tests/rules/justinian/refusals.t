# Justinian: what is no move, and which reason is given when several fit.

== What is not spelled like a move is none
covers: record "Each move has one spelling"; "black + and red -, each 5 of value 1, 4 of 2, 2 of 3"
justinian, 3 players, seat 0 starts

0 place +4 c4 : not a move
0 place +0 c4 : not a move
0 place 1 c4 : not a move
0 place +1 c13 : not a move
0 place +1 c0 : not a move
0 place +1 c04 : not a move
0 place +1 4 : not a move
0 place +1 C4 : not a move
0 place +1 : not a move
0 place +1 phase2 : not a move
0 pass 1 : not a move
0 Pass : not a move
asked: 0
size 0: 10

== What is not spelled like a choice is none
covers: record "Each move has one spelling"
justinian, 3 players, seat 0 starts

0 middle : not a move
0 color black : not a move
0 color : not a move
0 exchange red13 : not a move
0 exchange red0 : not a move
0 exchange red07 : not a move
0 exchange red : not a move
0 exchange 7 : not a move
0 trigger 5 : not a move
asked: 0

== There is no fourth seat in a game of three
covers: refusal no-such-seat
justinian, 3 players, seat 0 starts

3 pass : refused no-such-seat
3 place +1 c4 : refused no-such-seat
asked: 0
passed: none

== The wrong seat is named before the wrong moment, and that before what is wrong with the move
covers: order of refusals: no-such-seat before not-asked before not-now before the rest
justinian, 3 players, seat 0 starts

3 color red : refused no-such-seat
1 color red : refused not-asked
1 place +3 c4 : refused not-asked
1 trigger : refused not-asked
0 color red : refused not-now
0 exchange red12 : refused not-now
0 trigger : refused not-now
0 left : refused not-now
0 place +3 c4 : refused no-such-token
asked: 0

== A full counselor is named before the missing token
covers: order of refusals: counselor-full before no-such-token
justinian, 3 players, seat 0 starts

0 place +1 c4
1 place +1 c4
2 place +1 c4
0 place +3 c4 : refused counselor-full
0 place +3 c5 : refused no-such-token
0 place +1 c4 : refused counselor-full

== One more only is named before the missing token
covers: order of refusals: one-more-only before no-such-token
justinian, 3 players, seat 1 starts

1 pass
2 pass
0 place +3 phase : refused no-such-token
0 place +1 phase
0 place +3 phase : refused one-more-only
0 place +1 phase : refused one-more-only
phase-count 0: 1

== A seat without tokens that is the last one
covers: "A seat without tokens must pass"; order of refusals: counselor-full, one-more-only, no-such-token
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 8
hand 1: +1

1 place +1 c12
2 pass
0 pass
1 place +1 c12 : refused no-such-token
1 place +1 phase : refused no-such-token
legal 1: pass
1 pass
stage: trigger

== A scored color is named before the missing card
covers: order of refusals: color-scored before no-such-card
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
0 exchange red12 : refused color-scored
0 exchange blue12 : refused no-such-card
1 exchange red12 : refused not-asked
asked: 0

== At the direction there is nothing but left and right
covers: refusal not-now; "The seat that passed last chooses left or right"
justinian, 3 players, seat 1 starts

1 pass
2 pass
0 place +1 c4
0 place +1 c5
0 pass
stage: direction
0 place +1 c6 : refused not-now
0 pass : refused not-now
0 color red : refused not-now
0 keep : refused not-now
1 left : refused not-asked
3 left : refused no-such-seat
legal 0: left, right

== The end of the game is named before everything
covers: order of refusals: game-over first
justinian, 3 players, seat 1 starts, empty-final none
position
phase: 1
turns: 8
hand 0: +1

1 pass
2 pass
0 place +1 c12
0 pass
0 decline
1 decline
2 decline
stage: over
3 pass : refused game-over
0 pass : refused game-over
0 color red : refused game-over
1 place +1 c4 : refused game-over
asked: nobody
