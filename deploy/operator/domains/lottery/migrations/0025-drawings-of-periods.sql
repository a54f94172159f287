-- From the first number to the last of a game that is drawn every so many milliseconds; that of a calendar is among its days.
alter table lottery_game add column drawing_ms int not null default 0;
alter table lottery_game add constraint lottery_game_drawing check (
  drawing_ms >= 0 and case when period_ms is null then drawing_ms = 0 else closes_before_ms + drawing_ms < period_ms end
);

-- The fast forms of Vietnam: they close and begin as before, and what waits for them is settled after the last prize.
update lottery_game set drawing_ms = 15000 where period_ms is not null and region is not null;
alter table lottery_bet disable trigger user;
update lottery_bet b set draws_at = b.draws_at + interval '15 seconds'
  from lottery_game g where g.merchant = b.merchant and g.code = b.game and g.drawing_ms > 0 and b.status = 'pending';
alter table lottery_bet enable trigger user;
update lottery_chase_issue i set draws_at = i.draws_at + interval '15 seconds'
  from lottery_chase c, lottery_game g
  where c.id = i.chase_id and g.merchant = c.merchant and g.code = c.game and g.drawing_ms > 0 and i.status = 'waiting';
