-- Games of few numbers limit the stakes on a number, too: on half of what an issue takes, since half of what is bet there are two sides.
update lottery_game set max_number_stake_minor = max_stake_minor / 2 where max_number_stake_minor is null;
