# Byzantz: what a move brings to light, for anybody: cards of a hand that the others did not know, and new bundles.

== A bid shows cards that nobody knew; passing shows nothing
covers: "Bids lie open"; "Of another hand only the four dealt cards were ever secret, less what has since been shown"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
hand 1: W1 W2 W3 W4
deck: T1 T2 T3 S2 S2 G4 | O1 O2 O3 O4

0 bid C1 : reveals
1 bid W2 : reveals
2 pass : reveals nothing
0 bid C2 : reveals       # the one that lay there already is not bid again
1 pass : reveals nothing # seat 0 has won; its bid goes to the market, and nothing is turned up
phase: give
0 give T1 : reveals      # two cards and five: the next bundle is turned up at once
bundle: O1 O2 O3 O4

== Cards that everybody knows can be bid again unseen
covers: "every card that came to a hand after the deal"; "pass (take your bid back, out of this auction)"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
hand 1: W1 W2 W3 W4
hand 2: S2 S3 S4 T4
deck: T1 T2 T3 S2 S2 G4 | O1 O2 O3 O4 | G1 G2

0 bid C1
1 bid W2 W1 : reveals
2 pass
0 pass : reveals nothing
known 0: C1
1 give T1 : reveals
2 pass : reveals nothing
0 bid C1 : reveals nothing  # the last seat, with a bid: it has won
0 give O1 : reveals         # the bundle of the last auction
2 give G1 : reveals nothing # the market is open already
phase: market

== Taking a group shows nothing, but the next round does
covers: "In ascending order of bidder cards, each seat takes one whole group"; "Next round"
byzantz, 3 players, seat 0 starts
position
phase: market
round: 1
bidder 0: 2
bidder 1: 4
bidder 2: 6
market: C1 S1 W1
hand 1: T1 T1 T1 T2 T2 T2 T2
known 1: T1 T1 T1 T2 T2

0 take cloth : reveals nothing
1 take spice : reveals nothing # eight cards: the limit comes first
phase: limit
1 discard S1 : reveals nothing # it was in the market, and the last seat has still to take
2 take wine : reveals          # the first bundle of round 2
round: 2

== The limit: a card that was known, and one that was not
covers: "Discards are open (B5)"; B5
byzantz, 3 players, seat 0 starts
position
phase: market
round: 1
bidder 0: 2
bidder 1: 4
bidder 2: 6
market: C1 C1 S1 W1
hand 0: T1 T1 T1 T2 T2 T2 T2
known 0: T1 T1 T1

0 take cloth : reveals nothing # nine cards
0 discard T1 : reveals nothing
0 discard T2 : reveals
asked: 1

== More of a card than were known
covers: "all shown to everybody"; "Of another hand only the four dealt cards were ever secret"
byzantz, 3 players, seat 0 starts
position
phase: auction
round: 2
turn: 1
hand 0: C1 C1 C2 S1 S1 S1
known 0: C1 C1 C2 S1 S1
hand 2: W1 W2 W3 M
known 2: W1 W2 W3

0 sell C2 C1 C1 : reveals nothing # out of turn, and all of it known
0 sell S1 S1 S1 : reveals         # the third was not
2 sell W3 W2 M : reveals          # nor was the merchant
2 sees known 0: none

== A sale at the limit that is known turns up the next bundle all the same
covers: "Hand limit 7, checked at once"; "If all pass, the seat that passed first wins"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4 | O1 O2 O3 O4

0 pass : reveals nothing
1 pass : reveals nothing
2 pass : reveals nothing         # ten cards
phase: limit
0 sell T3 T2 T1 : reveals        # seven are left, and the next auction begins
bundle: O1 O2 O3 O4

== If all pass, the last pass turns up the next bundle
covers: "the whole bundle goes to the hand"
byzantz, 3 players, seat 0 starts
position
phase: auction
round: 2
turn: 1
bidder 0: 6
deck: T1 T2 T3 T4 | G1 G2

1 pass : reveals nothing
2 pass : reveals
hand 1: T1 T2 T3 T4
bundle: G1 G2

== Five players: the single card of the last auction is turned up too
covers: "One card (5–6 players): it goes to the market, no choice"
byzantz, 5 players, seat 0 starts
position
phase: auction
round: 2
turn: 3
bidder 0: 5
bidder 1: 4
bidder 2: 3
deck: T1 T2 | G3

3 pass : reveals nothing
4 pass : reveals # seat 3 has two cards, seat 4 the card 1, and G3 lies in the market
market: G3

== Final sales: done shows nothing, profit was never a secret
covers: "every seat may sell once more"; B8 "every sale was public"
byzantz, 3 players, seat 0 starts, open-profit off
position
phase: final
round: 8
hand 0: C1 C1 C1 S1
known 0: C1 C1 C1 S1
hand 1: W1 W1 W1
known 1: W1

0 sell C1 C1 C1 : reveals nothing
1 sell W1 W1 W1 : reveals
0 done : reveals nothing
1 done : reveals nothing
2 done : reveals nothing
phase: over
