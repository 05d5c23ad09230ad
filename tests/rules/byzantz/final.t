# Byzantz: the final sales, the end, and who wins.

== The final sales go from seat 0, whoever began
covers: "Final selling is asked seat by seat from seat 0"; "every seat may sell once more, then the game is over"
byzantz, 3 players, seat 2 starts
position
phase: market
round: 8
bidder 0: 4
bidder 1: 2
bidder 2: 6
hand 0: C1
hand 1: S1
hand 2: W1
market: G1
picked: 0 1

2 take grain
phase: final
round: 8
auction: none
asked: 0
free: 1 2
0 done
asked: 1
free: 2
1 done
asked: 2
free: nobody
2 done
phase: over

== Sell as often as you like, then done
covers: "sell … as often as wanted, then done"; rulebook "then they have one last chance to sell goods from their hands"
byzantz, 3 players, seat 0 starts
position
phase: final
round: 8
hand 0: C1 C2 C4 M M M S1
hand 1: W1
hand 2: T1
profit 0: 7

0 sell C4 C2 C1
profit 0: 11
asked: 0
0 sell M M M
profit 0: 16
asked: 0
legal 0: done
0 done
asked: 1

== In the final sales a seat sells or says done, nothing else
covers: "Final selling is asked seat by seat from seat 0: sell … as often as wanted, then done"; refusal not-now
byzantz, 3 players, seat 0 starts
position
phase: final
round: 8
hand 0: C1 C2 S1 M
hand 1: W1 W1
hand 2: T1 T2 T3

legal 0: done, sell C2 C1 M
legal 1: none
legal 2: sell T3 T2 T1
0 pass : refused not-now
0 bid C1 : refused not-now
0 discard C1 : refused not-now
asked: 0
hand 0: C1 C2 S1 M

== With nothing to sell a seat is asked all the same
covers: "Every decision is asked and recorded even if only one move is legal"
byzantz, 3 players, seat 0 starts
position
phase: final
round: 8
hand 0: C1 S1
hand 1: W1 W1
hand 2: T1 T2

asked: 0
legal 0: done
0 done
asked: 1
legal 1: done

== A seat whose turn has not come may sell already, but not say done
covers: "At any time, by any seat"; refusal not-asked
byzantz, 3 players, seat 0 starts
position
phase: final
round: 8
hand 0: C1 S1
hand 1: W1 W1
hand 2: T1 T2 T3

2 done : refused not-asked
asked: 0
2 sell T3 T2 T1
profit 2: 3
asked: 0
free: 1 2

== Who has said done sells no more
covers: refusal already-done
byzantz, 3 players, seat 0 starts
position
phase: final
round: 8
hand 0: C1 C2 C3
hand 1: W1 W1
hand 2: T1 T2 T3
profit 0: 6

0 done
0 sell C3 C2 C1 : refused already-done
0 done : refused already-done
legal 0: none
hand 0: C1 C2 C3
profit 0: 6
asked: 1
free: 2

== The most profit wins
covers: "Most profit wins"; rulebook "the player with the highest total value of face down cards in front of them wins the game"
byzantz, 4 players, seat 0 starts
position
phase: final
round: 6
hand 0: C1 S1
hand 1: W1 W2 T1 T2
hand 2: G1
hand 3: O1 O2
profit 0: 31
profit 1: 28
profit 2: 35
profit 3: 30

0 done
scores: none
ranks: none
1 done
2 done
3 done
phase: over
asked: nobody
free: nobody
scores: 31 28 35 30
ranks: 2 4 1 3

== After the end nothing can be played
covers: "then the game is over"; refusal game-over
byzantz, 3 players, seat 0 starts
position
phase: final
round: 8
hand 0: C1 C2 C3
hand 1: W1
hand 2: T1
profit 0: 3
profit 1: 2
profit 2: 1

0 done
1 done
2 done
phase: over
0 sell C3 C2 C1 : refused game-over
1 done : refused game-over
2 pass : refused game-over
legal 0: none
hand 0: C1 C2 C3
scores: 3 2 1
ranks: 1 2 3

== The last sales decide
covers: "Most profit wins"
byzantz, 3 players, seat 0 starts
position
phase: final
round: 8
hand 0: M M M
hand 1: W1 W2 W4
hand 2: T1 T2 T3
profit 0: 10
profit 1: 11
profit 2: 13

0 sell M M M
0 done
1 sell W4 W2 W1
1 done
2 done
scores: 15 15 13
ranks: 1 1 3

== Tied: more cards left in hand wins
covers: "tied: more cards left in hand, merchants included"; rulebook "In the case of a tie, the player with the most Goods cards remaining in their hand wins"
byzantz, 3 players, seat 0 starts
position
phase: final
round: 8
hand 0: C1 S1
hand 1: W1 T1 G1
hand 2: O1 O2 C2 S2
profit 0: 20
profit 1: 20
profit 2: 19

0 done
1 done
2 done
scores: 20 20 19
ranks: 2 1 3

== Merchants count as cards left in hand
covers: B6
byzantz, 3 players, seat 0 starts
position
phase: final
round: 8
hand 0: C1 M M
hand 1: W1 T1
hand 2: O1
profit 0: 20
profit 1: 20
profit 2: 20

0 done
1 done
2 done
scores: 20 20 20
ranks: 1 2 3

== Cards in hand count by number, not by value
covers: "tied: more cards left in hand"
byzantz, 3 players, seat 0 starts
position
phase: final
round: 8
hand 0: C4 S4
hand 1: W1 T1 G1
hand 2: O1
profit 0: 20
profit 1: 20
profit 2: 5

0 done
1 done
2 done
ranks: 2 1 3

== Still tied: the victory is shared
covers: B7; "still tied: shared victory"; record "Equal ranks are shared"
byzantz, 3 players, seat 0 starts
position
phase: final
round: 8
hand 0: C1 M
hand 1: W1 T1
hand 2: O1 O2 O3
profit 0: 20
profit 1: 20
profit 2: 12

0 done
1 done
2 done
scores: 20 20 12
ranks: 1 1 3

== All three tied
covers: B7
byzantz, 3 players, seat 0 starts
position
phase: final
round: 8
hand 0: C1 M
hand 1: W1 T1
hand 2: M M
profit 0: 18
profit 1: 18
profit 2: 18

0 done
1 done
2 done
ranks: 1 1 1

== A tie behind the winner: ranks 1, 2, 2, 4
covers: B6; B7; record "Equal ranks are shared"
byzantz, 4 players, seat 0 starts
position
phase: final
round: 6
hand 0: C1
hand 1: W1 T1
hand 2: M M
hand 3: G1 G2
profit 0: 15
profit 1: 20
profit 2: 18
profit 3: 18

0 done
1 done
2 done
3 done
scores: 15 20 18 18
ranks: 4 1 2 2

== More cards in hand do not beat more profit
covers: "Most profit wins"; "tied: more cards left in hand"
byzantz, 3 players, seat 0 starts
position
phase: final
round: 8
hand 0: C1 C2 S1 S2 W1 W2 T1
hand 1: G1
hand 2: O1 O2
profit 0: 19
profit 1: 20
profit 2: 3

0 done
1 done
2 done
ranks: 2 1 3

== Cards left in hand are no profit
covers: "A profit card counts its value"
byzantz, 3 players, seat 0 starts
position
phase: final
round: 8
hand 0: C4 C4 C3 M M M
hand 1: G1
hand 2: O1 O2

0 done
1 done
2 done
scores: 0 0 0
ranks: 1 3 2

== A sale costs three cards of the tie-break
covers: B6; "tied: more cards left in hand"
byzantz, 3 players, seat 0 starts
position
phase: final
round: 8
hand 0: C1 C1 C1 S1
hand 1: W1 T1 G1
hand 2: O1
profit 0: 9
profit 1: 10
profit 2: 4

0 sell C1 C1 C1
0 done
1 done
2 done
scores: 10 10 4
ranks: 2 1 3
