-- Real stakes whose result is final, one row each: the base of wagering, rebates and cashback. A stake that can still be
-- cancelled or rolled back has no row, and a row never changes. Trial credit has none.
create table settled_stake (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  member_id bigint not null references member (id),
  -- What was bet on: `round:<provider>:<round>` or `lottery:<bet>`.
  source text not null unique,
  category text not null,
  -- Without what was returned to the player before the result.
  stake_minor bigint not null check (stake_minor > 0),
  -- The cash parts; the rest was bonus money.
  cash_stake_minor bigint not null check (cash_stake_minor between 0 and stake_minor),
  cash_payout_minor bigint not null check (cash_payout_minor >= 0),
  -- The first ledger entry of the stake, which tells whether it was placed before a bonus was credited.
  first_entry_id bigint not null,
  bet_at timestamptz not null,
  settled_at timestamptz not null
);
create index settled_stake_by_day on settled_stake (merchant, settled_at);
create index settled_stake_by_bet on settled_stake (merchant, bet_at);
create index settled_stake_by_member on settled_stake (member_id, bet_at);
create trigger settled_stake_immutable before update or delete on settled_stake
  for each row execute function refuse_change();
