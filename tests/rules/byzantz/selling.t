# Byzantz: selling sets of three.

== Three cards of one good: the highest is the profit
covers: "A set is three cards from hand: one good"; "The highest card is kept as profit, the others leave the game"; "A profit card counts its value"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 C4 S1
deck: T1 T2 T3 S2 S2 G4

0 sell C4 C2 C1
profit 0: 4
hand 0: S1
size 0: 1
gone: C1 C2 C4
market: none

== Two equal highest cards: one of them counts
covers: "The highest card is kept as profit, the others leave the game"
byzantz, 3 players, seat 0 starts
hand 0: C1 C3 C3 S1
deck: T1 T2 T3 S2 S2 G4

0 sell C3 C3 C1
profit 0: 3
gone: C1 C3 C3

== One merchant as a joker
covers: "with up to two merchants as jokers"
byzantz, 3 players, seat 0 starts
hand 0: W2 W3 S1 M
deck: T1 T2 T3 S2 S2 G4

0 sell W3 W2 M
profit 0: 3
hand 0: S1
gone: W2 W3 M

== Two merchants as jokers
covers: "with up to two merchants as jokers"; rulebook "Since the Merchant cards are value 0, they are always removed from the game when used in this fashion"
byzantz, 3 players, seat 0 starts
hand 0: O1 S1 M M
deck: T1 T2 T3 S2 S2 G4

0 sell O1 M M
profit 0: 1
hand 0: S1
gone: O1 M M

== Three merchants bring five
covers: "or three merchants"; "the merchant kept from three merchants counts 5"
byzantz, 3 players, seat 0 starts
hand 0: M M M C1
deck: T1 T2 T3 S2 S2 G4

0 sell M M M
profit 0: 5
hand 0: C1
gone: M M M

== Profit adds up, any number of sets
covers: "any number of sets"
byzantz, 3 players, seat 0 starts
position
phase: auction
round: 5
turn: 1
hand 0: C1 C1 C2 M M M G1
hand 1: T1 T2
hand 2: O1 O2
profit 0: 9
deck: W1 W2 W3 S1 S2 S3

0 sell C2 C1 C1
profit 0: 11
0 sell M M M
profit 0: 16
hand 0: G1
asked: 1

== Different goods are no set
covers: "one good, with up to two merchants as jokers"; refusal not-a-set
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4

0 sell C2 C1 S1 : refused not-a-set
0 sell C1 S1 M : refused not-a-set
hand 0: C1 C2 S1 M
profit 0: 0
gone: none
asked: 0

== A set must be in the hand
covers: "three cards from hand"; refusal not-in-hand
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
hand 1: C3 C3 C4 G1
deck: T1 T2 T3 S2 S2 G4

0 sell C3 C2 C1 : refused not-in-hand
0 sell C1 C1 M : refused not-in-hand
0 sell C1 M M : refused not-in-hand
0 sell T3 T2 T1 : refused not-in-hand
hand 0: C1 C2 S1 M
profit 0: 0
gone: none

== Every set in a hand of three cloth and two merchants
covers: "one good, with up to two merchants as jokers"
byzantz, 3 players, seat 0 starts
position
phase: auction
round: 5
turn: 1
hand 0: C1 C2 C4 M M
hand 1: T1 T2
hand 2: O1 O2
deck: W1 W2 W3 S1 S2 S3

legal 0: sell C4 C2 C1, sell C2 C1 M, sell C4 C1 M, sell C4 C2 M, sell C1 M M, sell C2 M M, sell C4 M M
legal 1: pass, bid T1, bid T2, bid T2 T1
legal 2: none

== Equal cards make equal sets, each listed once
covers: "one good, with up to two merchants as jokers"
byzantz, 3 players, seat 0 starts
position
phase: auction
round: 5
turn: 1
hand 0: C1 C1 C1 C2 M
hand 1: T1 T2
hand 2: O1 O2
deck: W1 W2 W3 S1 S2 S3

legal 0: sell C1 C1 C1, sell C2 C1 C1, sell C1 C1 M, sell C2 C1 M

== Every set in a hand of two goods and two merchants
covers: "one good, with up to two merchants as jokers"
byzantz, 3 players, seat 0 starts
position
phase: auction
round: 5
turn: 1
hand 0: C1 C1 C2 S3 S4 M M
hand 1: T1 T2
hand 2: O1 O2
deck: W1 W2 W3 S1 S2 S3

legal 0: sell C2 C1 C1, sell C1 C1 M, sell C2 C1 M, sell C1 M M, sell C2 M M, sell S4 S3 M, sell S3 M M, sell S4 M M

== Four merchants and a spice card: three merchants, or the spice with two
covers: "or three merchants"; "with up to two merchants as jokers"
byzantz, 3 players, seat 0 starts
position
phase: auction
round: 5
turn: 1
hand 0: S1 M M M M
hand 1: T1 T2
hand 2: O1 O2
deck: W1 W2 W3 S1 S2 S3

legal 0: sell M M M, sell S1 M M
0 sell M M M
legal 0: none
hand 0: S1 M

== Two cards of a good and no merchant are no set
covers: "A set is three cards from hand"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 S2
hand 1: W1 W2 T1 T2
deck: T1 T2 T3 S2 S2 G4

legal 1: none
legal 0 lacks: sell C2 C1 S1, sell C2 C1 S2, sell C1 S2 S1, sell C2 S2 S1

== A seat may sell in its turn and then still bids or passes
covers: "in or out of turn"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 C3 S1
deck: T1 T2 T3 S2 S2 G4

0 sell C3 C2 C1
asked: 0
legal 0: pass, bid S1
0 bid S1
asked: 1

== A seat may sell while another is asked
covers: "At any time, by any seat"; rulebook "A player may sell goods at any time"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
hand 1: G1 G1 O1 O2
hand 2: W1 W2 W3 M
deck: T1 T2 T3 S2 S2 G4

free: 1 2
legal 2: sell W3 W2 W1, sell W2 W1 M, sell W3 W1 M, sell W3 W2 M
legal 1: none
2 sell W3 W2 W1
profit 2: 3
hand 2: M
asked: 0
in: 0 1 2
high: 0

== A seat may sell between the bids of others, and after passing
covers: "At any time, by any seat"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 C3 S1
hand 1: G1 G1 O1 O2
hand 2: W1 W2 W3 M
deck: T1 T2 T3 S2 S2 G4

0 pass
1 bid O1
0 sell C3 C2 C1
profit 0: 3
asked: 2
high: 1
total 1: 1
2 sell W2 W1 M
profit 2: 2
asked: 2
legal 2: pass, bid W3

== Cards sold can no longer be bid
covers: "the others leave the game"; refusal not-in-hand
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 C3 S1
deck: T1 T2 T3 S2 S2 G4

0 sell C3 C2 C1
0 bid C3 : refused not-in-hand
hand 0: S1
bid 0: none
asked: 0

== Who has the bidder card may sell during the later auctions
covers: "At any time, by any seat"
byzantz, 4 players, seat 0 starts
position
phase: auction
round: 3
turn: 2
bidder 1: 5
hand 0: C1 C2
hand 1: S1 S2 S4
hand 2: W1 W2
hand 3: T1 T2
deck: G1 G2 G3 G4 | O1 O2 O3

free: 0 1 3
legal 1: sell S4 S2 S1
1 sell S4 S2 S1
profit 1: 4
asked: 2

== Selling while a winner chooses the card to give
covers: "At any time, by any seat"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 C2 S1
hand 1: G1 G2 G4 M
hand 2: W1 W2 W3 O1
deck: T1 T2 T3 S2 S2 G4

0 bid S1
1 pass
2 pass
phase: give
free: 1 2
1 sell G4 G2 M
profit 1: 4
phase: give
asked: 0
0 sell C2 C2 C1
profit 0: 2
asked: 0
phase: give

== Selling while the market is shared out, before or after the own pick
covers: "At any time, by any seat"
byzantz, 3 players, seat 0 starts
position
phase: market
round: 3
bidder 0: 6
bidder 1: 2
bidder 2: 4
hand 0: C1 C1 C2
hand 1: S1 S2
hand 2: W1 W2 W3
market: S4 T1 G1

0 sell C2 C1 C1
profit 0: 2
asked: 1
1 take spice
1 sell S4 S2 S1
profit 1: 4
asked: 2
2 sell W3 W2 W1
profit 2: 3
asked: 2
2 take wood
asked: 0

== Cards lying in a bid can't be sold
covers: B4; "never with cards lying in a bid"; refusal lies-in-bid
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 C3 S1
hand 1: G2 G3 O1 O2
deck: T1 T2 T3 S2 S2 G4

0 bid C1
0 sell C3 C2 C1 : refused lies-in-bid
bid 0: C1
hand 0: C2 C3 S1
profit 0: 0
gone: none
legal 0: none

== After passing, the cards of the bid may be sold again
covers: B4
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 C3 S1
hand 1: G2 G3 O1 O2
deck: T1 T2 T3 S2 S2 G4

0 bid C1
1 bid G2
2 pass
0 pass
hand 0: C1 C2 C3 S1
0 sell C3 C2 C1
profit 0: 3

== Beside a bid, what is still in the hand may be sold
covers: B4; "At any time, by any seat"
byzantz, 3 players, seat 0 starts
hand 0: C1 C1 C1 C2
hand 1: G2 G3 O1 O2
deck: T1 T2 T3 S2 S2 G4

0 bid C1
legal 0: sell C2 C1 C1
0 sell C1 C1 C1 : refused lies-in-bid
hand 0: C1 C1 C2
0 sell C2 C1 C1
profit 0: 2
bid 0: C1
total 0: 1
hand 0: none
asked: 1

== A joker set with its good in the bid
covers: B4; refusal lies-in-bid; refusal not-in-hand
byzantz, 3 players, seat 0 starts
hand 0: C1 S1 M M
hand 1: G2 G3 O1 O2
deck: T1 T2 T3 S2 S2 G4

0 bid C1
0 sell C1 M M : refused lies-in-bid
0 sell C2 M M : refused not-in-hand
0 sell C2 C1 M : refused not-in-hand
legal 0: sell S1 M M
0 sell S1 M M
profit 0: 1
bid 0: C1

== Sold cards are shown to everybody
covers: "all shown to everybody"; rulebook "the player takes the cards from their hand and reveals them to all players"
byzantz, 3 players, seat 0 starts
hand 0: C1 C2 S1 M
deck: T1 T2 T3 S2 S2 G4

0 sell C2 C1 M
1 sees gone: C1 C2 M
2 sees gone: C1 C2 M
1 sees size 0: 1
