# Justinian: placing tokens.

== The turn goes round clockwise, one token at a time
covers: "From the start seat clockwise, each seat not yet out either places one token face down"; en 4.1
justinian, 3 players, seat 1 starts

1 place +1 c4
asked: 2
1 place +1 c4 : refused not-asked
2 place -1 c7
asked: 0
0 place +1 phase
asked: 1
size 0: 9
size 1: 9
size 2: 9

== The seats go on placing, round after round, until they pass
covers: "each seat not yet out either places one token"; en 4.1
justinian, 3 players, seat 0 starts

0 place +1 c1
1 place +1 c2
2 place +1 c3
0 place +1 c4
1 place +1 c5
2 place +1 c6
0 place -1 c7
1 place -1 c8
2 place -1 c9
asked: 0
size 0: 7
passed: none
stage: place
turns: 0

== A token goes on a counselor or on the current phase space
covers: "on a counselor (at most 3 tokens there in all, whoever's) or on the current phase space"; en 4.1
justinian, 3 players, seat 0 starts
hand 0: +2 -3

0 place +2 c11
on 11: 0:+2
1 pass
2 place -1 phase
phase-tokens 2: -1
0 place -3 phase
phase-tokens 0: -3
phase-count 0: 1
influence 0: 3
size 0: 8

== All moves of a hand of two tokens: each of them on each counselor and on the phase space
covers: "either places one token face down, on a counselor ... or on the current phase space, or passes"
justinian, 3 players, seat 0 starts
position
phase: 1
hand 0: +1 -3
hand 1: +1 +1
hand 2: +1 +1

legal 0: pass, place +1 c1, place +1 c2, place +1 c3, place +1 c4, place +1 c5, place +1 c6, place +1 c7, place +1 c8, place +1 c9, place +1 c10, place +1 c11, place +1 c12, place +1 phase, place -3 c1, place -3 c2, place -3 c3, place -3 c4, place -3 c5, place -3 c6, place -3 c7, place -3 c8, place -3 c9, place -3 c10, place -3 c11, place -3 c12, place -3 phase

== Equal tokens make equal moves, each listed once
covers: "either places one token face down"
justinian, 3 players, seat 0 starts
position
phase: 1
hand 0: -2 -2 -2
hand 1: +1 +1
hand 2: +1 +1

legal 0: pass, place -2 c1, place -2 c2, place -2 c3, place -2 c4, place -2 c5, place -2 c6, place -2 c7, place -2 c8, place -2 c9, place -2 c10, place -2 c11, place -2 c12, place -2 phase

== At most three tokens on a counselor, whoever's
covers: "at most 3 tokens there in all, whoever's"; en 4.1 Limitation 1; ja note 1; refusal counselor-full
justinian, 3 players, seat 0 starts

0 place +1 c4
1 place +1 c4
2 place -1 c4
on 4: 0:+1 1:+1 2:-1
0 place +1 c4 : refused counselor-full
0 place -1 c4 : refused counselor-full
legal 0 lacks: place +1 c4, place -1 c4
legal 0 has: place +1 c3, place +1 c5, place -1 c3, place +1 phase, pass
0 place +1 c5
1 place +1 c4 : refused counselor-full
size 0: 8
on 4: 0:+1 1:+1 2:-1

== Two tokens of one seat and one of another fill a counselor too
covers: "at most 3 tokens there in all, whoever's"; refusal counselor-full
justinian, 2 players, seat 0 starts

0 place +1 c9
1 place -1 c9
0 place -1 c9
1 place +1 c9 : refused counselor-full
on 9: 0:+1 1:-1 0:-1
1 place +1 c10
0 place +1 c9 : refused counselor-full

== The phase space takes any number of tokens
covers: "on a counselor (at most 3 tokens there in all, whoever's) or on the current phase space"; en 4.1 Limitation 1
justinian, 2 players, seat 0 starts

0 place +1 phase
1 place +1 phase
0 place +1 phase
1 place -1 phase
0 place -1 phase
1 place +1 phase
0 place +1 phase
1 place -1 phase
phase-count 0: 4
phase-count 1: 4
influence 0: 4
influence 1: 4
asked: 0

== Three tokens lie there in one game turn; in the next there is room again
covers: "at most 3 tokens there in all, whoever's"; "Then its tokens leave the game"; fr 4.1 Remarque 1
justinian, 3 players, seat 0 starts

0 place +1 c12
1 place +1 c12
2 place +1 c12
0 pass
1 pass
2 pass
# 12 stands on place 12 already
2 decline
0 decline
1 decline
turns: 1
on 12: none
2 place -1 c12
0 place -1 c12
1 place -1 c12
2 place -1 c12 : refused counselor-full
on 12: 2:-1 0:-1 1:-1

== A token lies on the counselor, wherever it stands
covers: "places one token face down, on a counselor"; "Each moves by the sum of its tokens"; en 2.1
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
row: 4 1 2 3 5 6 7 8 9 10 11 12
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1

1 pass
2 pass
0 place +1 c4
0 pass
# 4 goes from place 1 to place 2; the counselor on place 4 (3) has no token
row: 1 4 2 3 5 6 7 8 9 10 11 12

== Only tokens in hand can be placed
covers: "A seat without tokens must pass"; "22 tokens shuffled per seat: 10 to the hand, 12 to the reserve"; refusal no-such-token
justinian, 3 players, seat 0 starts
hand 0: +1 +1 +1 +1 +1 -1 -1 -1 -1 -1
hand 1: +3 +3

0 place +2 c4 : refused no-such-token
0 place +3 phase : refused no-such-token
legal 0 lacks: place +2 c4, place +3 phase
size 0: 10
asked: 0

== A token that lies on the board is no longer in the hand
covers: "places one token face down"; refusal no-such-token
justinian, 2 players, seat 0 starts
hand 0: +3

0 place +3 c4
1 pass
0 place +3 c4 : refused no-such-token
on 4: 0:+3
hand 0: +1 +1 +1 +1 +1 -1 -1 -1 -1
size 0: 9

== In phase II tokens go on the space of phase II and count there
covers: "on the current phase space"; "A phase card with one space per phase I, II, III"; en 4.1
justinian, 3 players, seat 0 starts
hand 0: +3 -2 +1

0 place +3 phase
1 pass
2 pass
0 place -2 phase
0 pass
0 trigger
0 color red
0 keep
1 keep
2 keep
phase: 2
phase-count 0: 0
influence 0: 0
0 place +1 phase
phase-count 0: 1
influence 0: 1

== The order of placing is kept on a counselor
covers: "owner and place of every face-down token"
justinian, 3 players, seat 2 starts
hand 2: -2

2 place -2 c6
0 place +1 c6
1 place -1 c5
2 place +1 c6
on 6: 2:-2 0:+1 2:+1
on 5: 1:-1
on 7: none
