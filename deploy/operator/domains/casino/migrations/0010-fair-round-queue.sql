-- When the provider was last asked about an open round. Rounds are asked about in the order of this time, a round that
-- was never asked about in the order of its start, so that rounds that legally wait for their player hide no other.
alter table game_round add column asked_at timestamptz;
drop index game_round_open;
create index game_round_to_ask on game_round (provider, (coalesce(asked_at, started_at))) where status = 'open';
