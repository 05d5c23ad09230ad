# Justinian: the last seat, once all others have passed.

== The last seat places only one more token on the phase space
covers: "Once all others have passed, the last seat may go on placing, but only one more token on the phase space"; en 4.1 Limitation 2; fr 4.1 Remarque 2; it 4.1 Limitation 2; ja note 2; refusal one-more-only
justinian, 3 players, seat 0 starts
hand 0: +3 +2 -2

0 place +3 phase
1 pass
2 pass
0 place +2 phase
0 place -2 phase : refused one-more-only
legal 0 lacks: place -2 phase, place +1 phase
legal 0 has: pass, place -2 c1, place +1 c12
phase-count 0: 2
influence 0: 5
asked: 0

== What it placed there before does not count
covers: "only one more token on the phase space"
justinian, 3 players, seat 0 starts

0 place +1 phase
1 place +1 c12
2 pass
0 place +1 phase
1 pass
0 place +1 phase
0 place +1 phase : refused one-more-only
phase-count 0: 3

== As long as two seats are in, both may place there as often as they like
covers: "Once all others have passed"
justinian, 3 players, seat 0 starts

0 pass
1 place +1 phase
2 place +1 phase
1 place +1 phase
2 place +1 phase
1 place +1 phase
2 place +1 phase
phase-count 1: 3
phase-count 2: 3
legal 1 has: place +1 phase

== Counselors are not limited for the last seat
covers: "the last seat may go on placing"; "at most 3 tokens there in all, whoever's"; en 4.1 Limitation 2
justinian, 3 players, seat 1 starts

1 pass
2 pass
0 place +1 c1
0 place +1 c1
0 place +1 c1
0 place +1 c1 : refused counselor-full
0 place +1 c2
0 place +1 c3
0 place -1 phase
0 place -1 c4
0 place -1 c5
0 place -1 phase : refused one-more-only
0 place -1 c6
0 place -1 c7
size 0: 0
legal 0: pass
0 pass
passed: 1 2 0

== The last seat is alone from its first move if all before it pass
covers: "Once all others have passed, the last seat may go on placing, but only one more token on the phase space"
justinian, 4 players, seat 3 starts

3 pass
0 pass
1 pass
2 place +1 phase
2 place -1 phase : refused one-more-only
phase-count 2: 1
2 place -1 c1
2 pass
stage: trigger
asked: 2

== The last seat may pass at once
covers: "the last seat may go on placing"; "The seat that passed last"
justinian, 3 players, seat 0 starts

0 pass
1 pass
legal 2 has: pass, place +1 phase, place -1 phase, place +1 c1
2 pass
stage: trigger
asked: 2
phase-count 2: 0

== In the next game turn there is one more token for the last seat again
covers: "only one more token on the phase space"; "Phase tokens stay face down, turn after turn"; J6
justinian, 3 players, seat 1 starts

1 pass
2 pass
0 place +1 phase
0 pass
0 decline
1 decline
2 decline
0 place +1 phase
1 pass
2 pass
0 place +1 phase
0 place +1 phase : refused one-more-only
phase-count 0: 3
influence 0: 3
