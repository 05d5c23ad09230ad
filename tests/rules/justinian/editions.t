# Justinian: the editions and their switches.
# In the first table seats 1 and 2 have 5 each, the passes are 1, 2, 0: tie clockwise gives seat 1 the choice, latest-pass seat 2. The other of
# the two triggers. In the second nobody has a token on the phase space when all tokens are gone.

== No edition named: en
covers: "Default en"; switch tie clockwise; switch influence chooser
justinian, 3 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 1: +3 +2
phase 2: -3 -2

1 pass
2 pass
0 pass
0 decline
1 decline
2 trigger
triggered: 2
# clockwise from seat 0: 0, 1, 2
chooser: 1
1 color red
# all but the chooser
by-influence 0: 0
by-influence 1: 0
by-influence 2: 5
score 1: 31    # 31 + 0
score 2: 40    # 35 + 5

== No edition named: en, empty-final score
covers: "Default en"; switch empty-final score
justinian, 3 players, seat 1 starts
position
phase: 2
scored: red
turns: 8
hand 0: +1

1 pass
2 pass
0 place +1 c12
0 pass
0 decline
1 decline
2 decline
stage: color
chooser: 0
0 color blue
# 27 + 35, 31 + 39, 35 + 45
scores: 62 70 80

== Edition en
covers: edition en; switch tie clockwise; switch influence chooser; en 4.2.1; en 4.2.2
justinian, 3 players, seat 1 starts, edition en
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 1: +3 +2
phase 2: -3 -2

1 pass
2 pass
0 pass
0 decline
1 decline
2 trigger
triggered: 2
# clockwise from seat 0: 0, 1, 2
chooser: 1
1 color red
# all but the chooser
by-influence 0: 0
by-influence 1: 0
by-influence 2: 5
score 1: 31    # 31 + 0
score 2: 40    # 35 + 5

== Edition en: empty-final score
covers: edition en; switch empty-final score; en 4.2.2
justinian, 3 players, seat 1 starts, edition en
position
phase: 2
scored: red
turns: 8
hand 0: +1

1 pass
2 pass
0 place +1 c12
0 pass
0 decline
1 decline
2 decline
stage: color
chooser: 0
0 color blue
# 27 + 35, 31 + 39, 35 + 45
scores: 62 70 80

== Edition fr
covers: edition fr; switch tie latest-pass; switch influence chooser; fr 4.2.1; fr 4.2.2
justinian, 3 players, seat 1 starts, edition fr
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 1: +3 +2
phase 2: -3 -2

1 pass
2 pass
0 pass
0 decline
1 trigger
triggered: 1
# of 1 and 2 seat 2 passed later
chooser: 2
2 color red
# all but the chooser
by-influence 0: 0
by-influence 1: 5
by-influence 2: 0
score 1: 36    # 31 + 5
score 2: 35    # 35 + 0

== Edition fr: empty-final none
covers: edition fr; switch empty-final none; fr 4.2.2
justinian, 3 players, seat 1 starts, edition fr
position
phase: 2
scored: red
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
scored: red
scores: 27 31 35

== Edition it
covers: edition it; switch tie clockwise; switch influence chooser; it 4.2.1; it 4.2.2
justinian, 3 players, seat 1 starts, edition it
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 1: +3 +2
phase 2: -3 -2

1 pass
2 pass
0 pass
0 decline
1 decline
2 trigger
triggered: 2
# clockwise from seat 0: 0, 1, 2
chooser: 1
1 color red
# all but the chooser
by-influence 0: 0
by-influence 1: 0
by-influence 2: 5
score 1: 31    # 31 + 0
score 2: 40    # 35 + 5

== Edition it: empty-final score
covers: edition it; switch empty-final score; it 4.2.2
justinian, 3 players, seat 1 starts, edition it
position
phase: 2
scored: red
turns: 8
hand 0: +1

1 pass
2 pass
0 place +1 c12
0 pass
0 decline
1 decline
2 decline
stage: color
chooser: 0
0 color blue
# 27 + 35, 31 + 39, 35 + 45
scores: 62 70 80

== Edition ja
covers: edition ja; switch tie clockwise; switch influence chooser; ja
justinian, 3 players, seat 1 starts, edition ja
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 1: +3 +2
phase 2: -3 -2

1 pass
2 pass
0 pass
0 decline
1 decline
2 trigger
triggered: 2
# clockwise from seat 0: 0, 1, 2
chooser: 1
1 color red
# all but the chooser
by-influence 0: 0
by-influence 1: 0
by-influence 2: 5
score 1: 31    # 31 + 0
score 2: 40    # 35 + 5

== Edition ja: empty-final score
covers: edition ja; switch empty-final score; ja
justinian, 3 players, seat 1 starts, edition ja
position
phase: 2
scored: red
turns: 8
hand 0: +1

1 pass
2 pass
0 place +1 c12
0 pass
0 decline
1 decline
2 decline
stage: color
chooser: 0
0 color blue
# 27 + 35, 31 + 39, 35 + 45
scores: 62 70 80

== Edition en with tie latest-pass
covers: edition en; switch tie latest-pass; switch influence chooser
justinian, 3 players, seat 1 starts, edition en, tie latest-pass
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 1: +3 +2
phase 2: -3 -2

1 pass
2 pass
0 pass
0 decline
1 trigger
triggered: 1
# of 1 and 2 seat 2 passed later
chooser: 2
2 color red
# all but the chooser
by-influence 0: 0
by-influence 1: 5
by-influence 2: 0
score 1: 36    # 31 + 5
score 2: 35    # 35 + 0

== Edition en with influence trigger
covers: edition en; switch influence trigger; switch tie clockwise
justinian, 3 players, seat 1 starts, edition en, influence trigger
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 1: +3 +2
phase 2: -3 -2

1 pass
2 pass
0 pass
0 decline
1 decline
2 trigger
triggered: 2
# clockwise from seat 0: 0, 1, 2
chooser: 1
1 color red
# all but seat 2, who triggered
by-influence 0: 0
by-influence 1: 5
by-influence 2: 0
score 1: 36    # 31 + 5
score 2: 35    # 35 + 0

== Edition en with empty-final none
covers: edition en; switch empty-final none
justinian, 3 players, seat 1 starts, edition en, empty-final none
position
phase: 2
scored: red
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
scored: red
scores: 27 31 35

== Edition fr with tie clockwise
covers: edition fr; switch tie clockwise; switch influence chooser
justinian, 3 players, seat 1 starts, edition fr, tie clockwise
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 1: +3 +2
phase 2: -3 -2

1 pass
2 pass
0 pass
0 decline
1 decline
2 trigger
triggered: 2
# clockwise from seat 0: 0, 1, 2
chooser: 1
1 color red
# all but the chooser
by-influence 0: 0
by-influence 1: 0
by-influence 2: 5
score 1: 31    # 31 + 0
score 2: 40    # 35 + 5

== Edition fr with influence trigger
covers: edition fr; switch influence trigger; switch tie latest-pass
justinian, 3 players, seat 1 starts, edition fr, influence trigger
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 1: +3 +2
phase 2: -3 -2

1 pass
2 pass
0 pass
0 decline
1 trigger
triggered: 1
# of 1 and 2 seat 2 passed later
chooser: 2
2 color red
# all but seat 1, who triggered
by-influence 0: 0
by-influence 1: 0
by-influence 2: 5
score 1: 31    # 31 + 0
score 2: 40    # 35 + 5

== Edition fr with empty-final score
covers: edition fr; switch empty-final score
justinian, 3 players, seat 1 starts, edition fr, empty-final score
position
phase: 2
scored: red
turns: 8
hand 0: +1

1 pass
2 pass
0 place +1 c12
0 pass
0 decline
1 decline
2 decline
stage: color
chooser: 0
0 color blue
# 27 + 35, 31 + 39, 35 + 45
scores: 62 70 80

== Edition it with tie latest-pass
covers: edition it; switch tie latest-pass; switch influence chooser
justinian, 3 players, seat 1 starts, edition it, tie latest-pass
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 1: +3 +2
phase 2: -3 -2

1 pass
2 pass
0 pass
0 decline
1 trigger
triggered: 1
# of 1 and 2 seat 2 passed later
chooser: 2
2 color red
# all but the chooser
by-influence 0: 0
by-influence 1: 5
by-influence 2: 0
score 1: 36    # 31 + 5
score 2: 35    # 35 + 0

== Edition it with influence trigger
covers: edition it; switch influence trigger; switch tie clockwise
justinian, 3 players, seat 1 starts, edition it, influence trigger
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 1: +3 +2
phase 2: -3 -2

1 pass
2 pass
0 pass
0 decline
1 decline
2 trigger
triggered: 2
# clockwise from seat 0: 0, 1, 2
chooser: 1
1 color red
# all but seat 2, who triggered
by-influence 0: 0
by-influence 1: 5
by-influence 2: 0
score 1: 36    # 31 + 5
score 2: 35    # 35 + 0

== Edition it with empty-final none
covers: edition it; switch empty-final none
justinian, 3 players, seat 1 starts, edition it, empty-final none
position
phase: 2
scored: red
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
scored: red
scores: 27 31 35

== Edition ja with tie latest-pass
covers: edition ja; switch tie latest-pass; switch influence chooser
justinian, 3 players, seat 1 starts, edition ja, tie latest-pass
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 1: +3 +2
phase 2: -3 -2

1 pass
2 pass
0 pass
0 decline
1 trigger
triggered: 1
# of 1 and 2 seat 2 passed later
chooser: 2
2 color red
# all but the chooser
by-influence 0: 0
by-influence 1: 5
by-influence 2: 0
score 1: 36    # 31 + 5
score 2: 35    # 35 + 0

== Edition ja with influence trigger
covers: edition ja; switch influence trigger; switch tie clockwise
justinian, 3 players, seat 1 starts, edition ja, influence trigger
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 1: +3 +2
phase 2: -3 -2

1 pass
2 pass
0 pass
0 decline
1 decline
2 trigger
triggered: 2
# clockwise from seat 0: 0, 1, 2
chooser: 1
1 color red
# all but seat 2, who triggered
by-influence 0: 0
by-influence 1: 5
by-influence 2: 0
score 1: 36    # 31 + 5
score 2: 35    # 35 + 0

== Edition ja with empty-final none
covers: edition ja; switch empty-final none
justinian, 3 players, seat 1 starts, edition ja, empty-final none
position
phase: 2
scored: red
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
scored: red
scores: 27 31 35

== Two switches set apart
covers: edition en; switch tie latest-pass; switch influence trigger
justinian, 3 players, seat 1 starts, edition en, tie latest-pass, influence trigger
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 1: +3 +2
phase 2: -3 -2

1 pass
2 pass
0 pass
0 decline
1 trigger
triggered: 1
# of 1 and 2 seat 2 passed later
chooser: 2
2 color red
# all but seat 1, who triggered
by-influence 0: 0
by-influence 1: 0
by-influence 2: 5
score 1: 31    # 31 + 0
score 2: 40    # 35 + 5

== Edition fr with all three switches as in it
covers: edition fr; switch tie clockwise; switch influence trigger; switch empty-final score
justinian, 3 players, seat 1 starts, edition fr, tie clockwise, influence trigger, empty-final score
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 1: +3 +2
phase 2: -3 -2

1 pass
2 pass
0 pass
0 decline
1 decline
2 trigger
triggered: 2
# clockwise from seat 0: 0, 1, 2
chooser: 1
1 color red
# all but seat 2, who triggered
by-influence 0: 0
by-influence 1: 5
by-influence 2: 0
score 1: 36    # 31 + 5
score 2: 35    # 35 + 0

== Edition fr with all three switches as in it: empty-final score
covers: edition fr; switch tie clockwise; switch influence trigger; switch empty-final score
justinian, 3 players, seat 1 starts, edition fr, tie clockwise, influence trigger, empty-final score
position
phase: 2
scored: red
turns: 8
hand 0: +1

1 pass
2 pass
0 place +1 c12
0 pass
0 decline
1 decline
2 decline
stage: color
chooser: 0
0 color blue
# 27 + 35, 31 + 39, 35 + 45
scores: 62 70 80

== A switch may be named though it is the edition's own
covers: edition en; switch tie clockwise
justinian, 3 players, seat 1 starts, edition en, tie clockwise
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1
hand 2: +1 +1
phase 1: +3 +2
phase 2: -3 -2

1 pass
2 pass
0 pass
0 decline
1 decline
2 trigger
triggered: 2
# clockwise from seat 0: 0, 1, 2
chooser: 1
1 color red
# all but the chooser
by-influence 0: 0
by-influence 1: 0
by-influence 2: 5
score 1: 31    # 31 + 0
score 2: 40    # 35 + 5
