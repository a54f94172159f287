-- A bet keeps the place of its player in the tree of accounts as it was when the bet was placed: moving an account moves its
-- future bets only. And the bets of a whole merchant are found by the time at which they were placed.
alter table bet add column path text not null default '';
update bet b set path = m.path from member m where m.id = b.member_id;
create index bet_by_time on bet (merchant, day, placed_at, id);

create or replace function record_bet(
  p_source text, p_merchant text, p_member bigint, p_category text, p_vendor text, p_game text, p_reference text,
  p_stake bigint, p_payout bigint, p_status text, p_placed_at timestamptz, p_settled_at timestamptz
) returns void language sql as $$
  insert into bet (merchant, member_id, path, source, category, vendor, game, reference, stake_minor, payout_minor, status,
                   placed_at, day, settled_at)
    select p_merchant, p_member, m.path, p_source, p_category, p_vendor, p_game, p_reference, p_stake, p_payout, p_status,
           p_placed_at, (p_placed_at at time zone (c.profile->>'timeZone'))::date, p_settled_at
    from merchant c join member m on m.id = p_member and m.type <> 4
    where c.code = p_merchant
    on conflict (source) do nothing
$$;
