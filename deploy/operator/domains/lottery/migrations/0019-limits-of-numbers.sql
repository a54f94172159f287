-- The most that a member may stake on one number of a play in one issue; null for games without such a limit. Games of drawn
-- prizes have it: there one number can have all the stakes.
alter table lottery_game add column max_number_stake_minor bigint check (max_number_stake_minor > 0);
update lottery_game set max_number_stake_minor = max_stake_minor / 5 where region is not null or prize_mode = 'SEA';
