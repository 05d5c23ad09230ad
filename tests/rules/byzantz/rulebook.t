# Byzantz: the examples of the rulebook. Axel is seat 0, Eva seat 1, Wilhelm seat 2, Susanne seat 3.

== Four player example: bidder cards 2 to 5, twelve cards removed, five cards for sale
covers: rulebook "The Bidder cards with the values 2, 3, 4, and 5 form a stack on the table. The 5 card is on the top."; rulebook "as well as 12 randomly drawn Goods cards are removed from the game"; rulebook "five Goods cards are drawn because the Number 5 Bidder card is at the top of the stack"
byzantz, 4 players, seat 1 starts
hand 1: C1 S1 S1 W1
removed: C4 C4 S4 S4 W4 W4 T4 T4 G4 G4 O4 O4
deck: T1 C2 G2 O3 M

bundle: C2 T1 G2 O3 M
asked: 1
size 0: 4
size 1: 4
size 2: 4
size 3: 4
0 sees deck: 79
0 sees gone: none

== Eva wins with a bid of 4, gives Wood 1 and takes bidder card 5
covers: rulebook "Eva won the auction with a bid valued at 4"; rulebook "Eva must place her full bid (1 Cloth, 2 Spices, and 1 Wine) into the Byzantine Market"; rulebook "The four remaining cards in the auction bundle are placed into her hand"
byzantz, 4 players, seat 1 starts
hand 0: T1 T2 T2 O1
hand 1: C1 S1 S1 W1
hand 2: C2 T1 O1 O1
hand 3: C1 G1 G3 O2
deck: T1 C2 G2 O3 M | W2 W3 O2 M

1 bid C1
2 bid C2
3 bid G3
0 pass
1 bid S1 S1 W1
total 1: 4
2 pass
3 pass
market: C1 S1 S1 W1
hand 2: C2 T1 O1 O1
hand 3: C1 G1 G3 O2
1 give T1
market: C1 S1 S1 W1 T1
hand 1: C2 G2 O3 M
bidder 1: 5
asked: 2

== A round as in the market example: Axel takes wood, Wilhelm spice, Susanne the merchant, Eva cloth
covers: rulebook "Axel has the lowest Bidder card and chooses first from the Market. He selects the three Wood cards and takes them into his hand. Wilhelm then selects the two Spice cards. Susanne selects the Merchant card and Eva takes the three Cloth cards. The remaining Wine and Grain cards are removed from the game."
byzantz, 4 players, seat 1 starts
hand 0: T1 T2 T2 O1
hand 1: C1 S1 S1 W1
hand 2: C2 T1 O1 O1
hand 3: C1 G1 G3 O2
deck: T1 C2 G2 O3 M | W2 W3 O2 M | S2 T3 C3 | T4 O4 | O1 O1 O2 O3 S3

1 bid C1 S1 S1 W1
2 pass
3 pass
0 pass
1 give T1
2 pass
3 bid C1 G1
0 pass
3 give M
bidder 3: 4
asked: 0
0 pass
2 bid C2
2 give T3
bidder 2: 3
0 give T4
bidder 0: 2
market: C1 C1 C2 S1 S1 W1 T1 T3 T4 G1 M
asked: 0
0 take wood
hand 0: T1 T1 T2 T2 T3 T4 O1 O4
phase: limit        # Axel has eight now; the book's picture does not show hands
0 sell T2 T1 T1
asked: 2
2 take spice
hand 2: C3 S1 S1 S2 T1 O1 O1
asked: 3
3 take merchant
hand 3: W2 W3 G3 O2 O2 M
asked: 1
1 take cloth
hand 1: C1 C1 C2 C2 G2 O3 M
gone: W1 T1 T1 T2 G1
round: 2
asked: 0
bundle: S3 O1 O1 O2 O3

== The market example on its own
covers: rulebook "Axel has the lowest Bidder card and chooses first from the Market"; "What stays is removed from the game"
byzantz, 4 players, seat 1 starts
position
phase: market
round: 2
bidder 0: 2
bidder 1: 5
bidder 2: 3
bidder 3: 4
hand 0: O1
hand 1: O1
hand 2: O2
hand 3: O2
market: C1 C1 C2 S1 S2 W1 T1 T1 T2 G1 M

0 take wood
hand 0: T1 T1 T2 O1
2 take spice
hand 2: S1 S2 O2
3 take merchant
hand 3: O2 M
1 take cloth
hand 1: C1 C1 C2 O1
market: none
round: 3
asked: 0

== Susanne sells cloth 4, 1 and 1
covers: rulebook "Susanne sells a set of three Cloth cards with values 4, 1, and 1"
byzantz, 4 players, seat 1 starts
hand 3: C1 C1 C4 G1
deck: T1 C2 G2 O3 M

3 sell C4 C1 C1
profit 3: 4
hand 3: G1
gone: C1 C1 C4

== Wilhelm sells a merchant with grain 4 and 3
covers: rulebook "Wilhelm sells a set of cards containing one Merchant card and two Grain cards of values 4 and 3"
byzantz, 4 players, seat 1 starts
hand 2: G3 G4 O1 M
deck: T1 C2 G2 O3 M

2 sell G4 G3 M
profit 2: 4
hand 2: O1
gone: G3 G4 M

== Eva sells three merchants for five points
covers: rulebook "Eva sells a set of three Merchant cards"; rulebook "The card she kept will be worth 5 points at the end of the game"
byzantz, 4 players, seat 1 starts
hand 1: M M M C1
deck: T1 C2 G2 O3 M

1 sell M M M
profit 1: 5
hand 1: C1
gone: M M M

== Two merchants and a spice card are sold as three spice cards
covers: rulebook "two Merchant cards and a Spice card can be sold as three Spice cards"
byzantz, 4 players, seat 1 starts
hand 0: S2 O1 M M
deck: T1 C2 G2 O3 M

0 sell S2 M M
profit 0: 2
hand 0: O1
gone: S2 M M
