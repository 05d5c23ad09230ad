# Justinian: triggering a scoring round.

== Every seat is asked, from the last passer clockwise
covers: "From the last passer clockwise, every seat is asked trigger or decline, whether it can or not"; J2; en 4.2.1
justinian, 4 players, seat 3 starts

3 pass
0 pass
1 place +1 c12
2 pass
1 pass
stage: trigger
asked: 1
1 decline
asked: 2
2 decline
asked: 3
3 decline
asked: 0
0 decline
stage: place
turns: 1
first: 1
asked: 1

== A seat that can't trigger is asked like the others and only declines
covers: J2 "every seat is asked to trigger, at the same pace, and a seat that can't only declines"; refusal too-little-influence
justinian, 3 players, seat 0 starts
hand 0: +3

0 place +3 phase
1 pass
2 pass
0 place +1 phase
0 pass
asked: 0
legal 0: decline
0 trigger : refused too-little-influence
asked: 0
0 decline
asked: 1
legal 1: decline
1 trigger : refused too-little-influence
1 decline
legal 2: decline
2 decline
stage: place

== All can be asked at once, in their order, whether they can trigger or not
covers: J2 "every seat is asked to trigger, at the same pace"
justinian, 4 players, seat 3 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
hand 3: +1 +1
phase 3: +3 -3
phase 0: +1

3 pass
0 pass
1 place +1 c12
together: nobody
2 pass
1 pass
together: 1 2 3 0
1 decline
together: 2 3 0
legal 2: decline
2 decline
together: 3 0
legal 3: trigger, decline
3 decline
together: 0
0 decline
stage: place
together: nobody

== Nothing else is asked of all at once
covers: J2; "The first to trigger starts a scoring round"
justinian, 2 players, seat 0 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
phase 0: +3 +2

0 place +1 c1
1 place +1 c2
0 pass
1 pass
stage: direction
together: nobody
1 left
together: 1 0
1 decline
together: 0
0 trigger
stage: color
together: nobody
0 color red
stage: exchange
together: nobody

== The first to trigger starts the scoring, the others are not asked any more
covers: "The first to trigger starts a scoring round"; en 4.2.1
justinian, 3 players, seat 0 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 -3
phase 1: +3 +2

0 pass
1 pass
2 pass
asked: 2
legal 2: decline
2 decline
asked: 0
legal 0: trigger, decline
0 trigger
stage: color
triggered: 0
1 trigger : refused not-asked
asked: 0

== Who can trigger need not
covers: "every seat is asked trigger or decline"; en 4.2.1; fr 4.2.1; it 4.2.1
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 -3

1 pass
2 pass
0 pass
0 decline
1 decline
2 decline
stage: place
phase: 1
turns: 5
phase-tokens 0: +3 -3
scored: none
score 0: 0

== After one seat has declined the next may trigger
covers: "From the last passer clockwise"; en 4.2.1; fr 4.2.1
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 -3
phase 1: +2 +2 -1

1 pass
2 pass
0 pass
0 decline
0 trigger : refused not-asked
1 trigger
triggered: 1
chooser: 0      # 6 against 5

== Exactly 5 in phase I
covers: "thresholds 5, 9, 12"; "trigger is legal only with own phase influence (sum of absolute values) at or above the threshold"; en 4.2.1
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +1 +1 -1 -1 +1

1 pass
2 pass
0 pass
influence 0: 5
legal 0: trigger, decline
0 trigger
stage: color

== 4 are too few in phase I
covers: "thresholds 5, 9, 12"; refusal too-little-influence
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: -3 -1

1 pass
2 pass
0 pass
influence 0: 4
legal 0: decline
0 trigger : refused too-little-influence
stage: trigger

== Exactly 9 in phase II
covers: "thresholds 5, 9, 12"; en 4.2.1
justinian, 3 players, seat 1 starts
position
phase: 2
scored: red
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 -3 +2 -1

1 pass
2 pass
0 pass
influence 0: 9
legal 0: trigger, decline
0 trigger
stage: color

== 8 are too few in phase II
covers: "thresholds 5, 9, 12"; refusal too-little-influence
justinian, 3 players, seat 1 starts
position
phase: 2
scored: red
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 -3 -2

1 pass
2 pass
0 pass
influence 0: 8
legal 0: decline
0 trigger : refused too-little-influence

== Exactly 12 in phase III
covers: "thresholds 5, 9, 12"; en 4.2.1
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
influence 0: 12
legal 0: trigger, decline
0 trigger
stage: color

== 11 are too few in phase III
covers: "thresholds 5, 9, 12"; refusal too-little-influence
justinian, 3 players, seat 1 starts
position
phase: 3
scored: red blue
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +3 -3 -2

1 pass
2 pass
0 pass
influence 0: 11
legal 0: decline
0 trigger : refused too-little-influence

== Only the own influence counts
covers: "only with own phase influence"
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: +3 +1
phase 1: -3 -1
phase 2: +2 +2

1 pass
2 pass
0 pass
# 4 each, 12 together
0 trigger : refused too-little-influence
0 decline
1 trigger : refused too-little-influence
1 decline
2 trigger : refused too-little-influence
2 decline
stage: place
turns: 5

== Tokens on counselors do not count for the trigger
covers: "own phase influence (sum of absolute values)"
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +3 +3
hand 1: +1 +1
hand 2: +1 +1
phase 0: +2 +2

1 pass
2 pass
0 place +3 c12
0 place +3 c12
0 pass
influence 0: 4
legal 0: decline

== Phase tokens stay face down, turn after turn, and count together
covers: J6; "trigger is legal only with own phase influence (sum of absolute values) at or above the threshold"; en 4.2.1
justinian, 3 players, seat 0 starts
hand 0: +3 -2

0 place +3 phase
1 pass
2 pass
0 pass
0 decline
1 decline
2 decline
turns: 1
phase: 1
first: 0
phase-tokens 0: +3
1 sees phase-tokens 0: ?
1 sees phase-count 0: 1
1 sees seen 0: none
0 place -2 phase
1 pass
2 pass
0 pass
phase-tokens 0: +3 -2
influence 0: 5
1 sees phase-tokens 0: ?
0 trigger
1 sees seen 0: +3 -2

== If nobody triggers, the last passer starts the next game turn in the same phase
covers: "If nobody does: next game turn, started by the last passer"; en 4.1
justinian, 3 players, seat 0 starts

0 pass
1 place +1 c12
2 pass
1 pass
1 decline
2 decline
0 decline
stage: place
turns: 1
phase: 1
first: 1
asked: 1
1 pass
asked: 2

== A seat can trigger though it passed first
covers: "From the last passer clockwise, every seat is asked"
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 1: -3 -2

1 pass
2 pass
0 pass
0 decline
asked: 1
1 trigger
triggered: 1
chooser: 1

== The trigger has its own time
covers: refusal not-now; "3. Trigger"
justinian, 3 players, seat 0 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: -3 -2

0 trigger : refused not-now
0 decline : refused not-now
0 color red : refused not-now
0 pass
1 pass
2 pass
2 decline
0 pass : refused not-now
0 place +1 c4 : refused not-now
0 color red : refused not-now
0 keep : refused not-now
stage: trigger
asked: 0

== What happens to the others at the trigger is the same whether a seat can or can't
covers: J2 "skipping it would tell the others that it lacks influence"
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 0: -3 -2
phase 1: +1 -1

1 pass
2 pass
0 pass
2 sees phase-count 0: 2
2 sees phase-count 1: 2
2 sees influence 0: ?
2 sees influence 1: ?
0 decline
1 decline
2 sees influence 0: ?
2 sees influence 1: ?
asked: 2
