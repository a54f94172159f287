-- One record of the bets of all products, and their totals by day. The domain that takes a stake keeps its own tables;
-- triggers on those write here, so that every way in which a bet changes is recorded with it, in its transaction.

create table bet (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  member_id bigint not null references member (id),
  -- As in settled_stake: `round:<provider>:<round>` or `lottery:<bet>`.
  source text not null unique,
  category text not null,
  vendor text not null,
  -- The code of the game, and what names it in the account record: `round:<round>`, `lottery:<game>:<issue>`.
  game text not null,
  reference text not null,
  -- Of a void bet what was staked, although it went back.
  stake_minor bigint not null check (stake_minor >= 0),
  payout_minor bigint not null check (payout_minor >= 0),
  -- won: something was paid; tie: the stake came back as the result; void: it came back without a result.
  status text not null check (status in ('open', 'won', 'lost', 'tie', 'void')),
  placed_at timestamptz not null,
  -- The merchant's day on which it was placed; a bet counts on that day whenever it is settled.
  day date not null,
  settled_at timestamptz
);
create index bet_by_member on bet (member_id, day, placed_at, id);

-- Sums of the bets above, kept by their trigger. No foreign keys: they would lock the member's row a second time.
create table bet_day (
  member_id bigint not null,
  day date not null,
  category text not null,
  vendor text not null,
  status text not null,
  bets bigint not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  primary key (member_id, day, category, vendor, status)
);

-- Moves a bet from the sums of its old state to those of its new one; always in the same order of rows.
create function count_bet() returns trigger language plpgsql as $$
begin
  insert into bet_day as d (member_id, day, category, vendor, status, bets, stake_minor, payout_minor)
    select c.member_id, c.day, c.category, c.vendor, c.status, sum(c.n), sum(c.n * c.stake), sum(c.n * c.payout)
    from (values (old.member_id, old.day, old.category, old.vendor, old.status, old.stake_minor, old.payout_minor, -1),
                 (new.member_id, new.day, new.category, new.vendor, new.status, new.stake_minor, new.payout_minor, 1))
      as c (member_id, day, category, vendor, status, stake, payout, n)
    where c.member_id is not null
    group by 1, 2, 3, 4, 5
    order by 1, 2, 3, 4, 5
    on conflict (member_id, day, category, vendor, status) do update set
      bets = d.bets + excluded.bets,
      stake_minor = d.stake_minor + excluded.stake_minor,
      payout_minor = d.payout_minor + excluded.payout_minor;
  return null;
end $$;

-- Deferred: sums of a member are locked last, after the ledger's accounts, by whatever kind of transaction.
create constraint trigger bet_counts after insert or update or delete on bet
  deferrable initially deferred for each row execute function count_bet();

-- Trial accounts have no record. Recorded once: a source that is there already stays as it is.
create function record_bet(
  p_source text, p_merchant text, p_member bigint, p_category text, p_vendor text, p_game text, p_reference text,
  p_stake bigint, p_payout bigint, p_status text, p_placed_at timestamptz, p_settled_at timestamptz
) returns void language sql as $$
  insert into bet (merchant, member_id, source, category, vendor, game, reference, stake_minor, payout_minor, status,
                   placed_at, day, settled_at)
    select p_merchant, p_member, p_source, p_category, p_vendor, p_game, p_reference, p_stake, p_payout, p_status,
           p_placed_at, (p_placed_at at time zone (c.profile->>'timeZone'))::date, p_settled_at
    from merchant c join member m on m.id = p_member and m.type <> 4
    where c.code = p_merchant
    on conflict (source) do nothing
$$;

-- What became of a bet, also when it is settled another time. A void bet keeps the stake that it had.
create function settle_bet(p_source text, p_stake bigint, p_payout bigint, p_status text, p_settled_at timestamptz)
returns void language sql as $$
  update bet set
      stake_minor = case when p_status = 'void' then stake_minor else p_stake end,
      payout_minor = case when p_status = 'void' then stake_minor else p_payout end,
      status = p_status, settled_at = p_settled_at
    where source = p_source
$$;
