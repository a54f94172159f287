-- Every order answers its bets, and a chase looks for those of its issue.
create index lottery_bet_of_order on lottery_bet (order_id);
