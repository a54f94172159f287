-- The rounds of the last days are counted for the most played games. Rounds are stored in the order of their start, so a
-- block range index finds them and costs a bet next to nothing.
create index game_round_by_start on game_round using brin (started_at);
