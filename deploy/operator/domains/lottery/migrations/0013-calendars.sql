-- A game is drawn every so many milliseconds, or once a day on the days of a calendar:
-- {"timeZone": "Asia/Ho_Chi_Minh", "weekdays": [1, 6], "startsAt": "16:15", "drawingMs": 1200000}.
alter table lottery_game alter column period_ms drop not null;
alter table lottery_game add column calendar jsonb;
alter table lottery_game add constraint lottery_game_schedule check ((period_ms is null) <> (calendar is null));
-- Of the lotteries of Vietnam, which have a page and lists of their own.
alter table lottery_game add column region text check (region in ('north', 'central', 'south'));
