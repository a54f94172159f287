-- Eight numbers of twenty.
alter table lottery_game drop constraint lottery_game_kind_check;
alter table lottery_game add constraint lottery_game_kind_check check (kind in ('K3', '11X5', 'SSC', 'PK10', 'KLSF'));
