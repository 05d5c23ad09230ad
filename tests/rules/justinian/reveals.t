# Justinian: what a move brings to light, for anybody: tokens drawn or turned up, cards drawn or shown.

== Tokens are placed face down; passing draws
covers: "each seat not yet out either places one token face down"; "it draws two tokens from its reserve"
justinian, 3 players, seat 0 starts

0 place +1 c4 : reveals nothing
1 place +1 phase : reveals nothing
2 pass : reveals
0 pass : reveals
1 pass : reveals

== Without a reserve, a pass shows nothing, but the last turns the tokens up
covers: "fewer if fewer are left"; "Board tokens are turned up"
justinian, 3 players, seat 0 starts
position
phase: 1
turns: 6
hand 0: +1 +1
hand 1: +1
hand 2: +1

0 place +1 c4 : reveals nothing
1 pass : reveals nothing
2 pass : reveals nothing
0 pass : reveals
turned 4: 0:+1

== Where no token lies on a counselor, none is turned up
covers: J6 "phase tokens stay face down, turn after turn, until the scoring"
justinian, 3 players, seat 0 starts
position
phase: 1
turns: 6
hand 0: +1 +1
hand 1: +1
hand 2: +1

0 place +1 phase : reveals nothing
1 pass : reveals nothing
2 pass : reveals nothing
0 pass : reveals nothing
stage: trigger

== The last two of a reserve are no surprise to its owner, two of four are
covers: "of its reserve the contents, not the order"
justinian, 2 players, seat 0 starts
position
phase: 1
turns: 4
hand 0: +1 +1
hand 1: +1 +1

0 pass : reveals
1 pass : reveals
1 decline
0 decline
turns: 5
1 pass : reveals nothing
0 pass : reveals nothing

== From which end the court moves shows nothing: the tokens are open by then
covers: J1; "The seat that passed last chooses left or right"
justinian, 2 players, seat 0 starts

0 place +1 c1
1 place +1 c2
0 pass
1 pass : reveals
asked: 1
stage: direction
1 right : reveals nothing

== Declining shows nothing; a scoring turns up the phase tokens, then the cards
covers: J2; "Phase tokens are turned up"; "Then every seat shows its cards of the color"
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
2 decline : reveals nothing
0 trigger : reveals
0 color red : reveals
2 keep : reveals nothing
0 exchange blue1 : reveals # to its maker alone
1 keep : reveals nothing
stage: place

== If nobody triggers, nothing comes to light
covers: J2; "If nobody does: next game turn"
justinian, 2 players, seat 0 starts
hand 0: +3

0 place +3 phase
1 pass
0 pass
0 decline : reveals nothing
1 decline : reveals nothing
stage: place

== The last to decline brings on a forced scoring, and turns up the tokens
covers: "else there is a forced final scoring in the current phase"
justinian, 3 players, seat 0 starts
position
phase: 1
turns: 6
hand 0: +1
phase 1: +2 -1

0 place +1 c12
1 pass
2 pass
0 pass
0 decline : reveals nothing
1 decline : reveals nothing
2 decline : reveals
stage: color
triggered: none
seen 1: +1 +1 +1 +1 +1 +2 +2 +2 +2 +3 +3 -1 -1 -1 -1 -1 -2 -2 -2 -2 -3 -3

== Without a token on the phase space a forced scoring turns up none
covers: "empty-final: forced scoring with no token on the phase space"
justinian, 3 players, seat 0 starts
position
phase: 1
turns: 6
hand 0: +1

0 place +1 c12
1 pass
2 pass
0 pass
0 decline
1 decline
2 decline : reveals nothing
stage: color

== Who draws the card that he put under the pile himself sees nothing new
covers: "what it put under a pile"; "puts it under that color's pile and takes the top one"
justinian, 4 players, seat 1 starts
position
phase: 1
turns: 4
hand 0: +3 -3 -3
hand 1: +1 +1
hand 2: +1 +1
hand 3: +1 +1
phase 0: +3 +2

1 pass
2 pass
3 pass
0 pass
0 trigger
0 color red
0 exchange blue1 : reveals
1 exchange blue3 : reveals
2 exchange blue5 : reveals
3 exchange blue7 : reveals
# four cards in the pile: all of them were put there
pile blue: 1 3 5 7
0 place +3 phase
1 place +1 phase
2 place +1 phase
3 place +1 phase
0 place -3 phase
1 pass
2 pass
3 pass
0 place -3 phase
0 pass
0 trigger
0 color green
0 exchange blue2 : reveals nothing # blue 1, his own
1 exchange blue4 : reveals nothing # blue 3, his own
2 keep : reveals nothing
3 exchange blue8 : reveals         # blue 5, which was seat 2's
took 3: blue12 blue5
