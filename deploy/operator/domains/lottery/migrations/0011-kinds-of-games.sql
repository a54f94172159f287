-- The kinds of games stand in the code, which has the rules of each; a further kind needs no migration.
alter table lottery_game drop constraint lottery_game_kind_check;
