-- Games of a merchant, the seeds their draws come from, and what members bet on them.

create table lottery_game (
  merchant text not null references merchant (code),
  code text not null,
  kind text not null check (kind in ('K3', '11X5')),
  position int not null,
  -- By the operator's language code; EN is always there.
  names jsonb not null check (names ? 'EN'),
  default_play text not null,
  period_ms int not null check (period_ms > 0 and 3600000 % period_ms = 0),
  closes_before_ms int not null check (closes_before_ms > 0),
  -- Stakes of one combination on offer, smallest first.
  units_minor bigint[] not null,
  max_multiple int not null,
  max_stake_minor bigint not null,
  max_payout_minor bigint not null,
  primary key (merchant, code)
);

-- One secret a day, made before the day begins; its draws follow from it and can't be changed afterwards.
create table lottery_day (
  merchant text not null,
  game text not null,
  day text not null check (day ~ '^[0-9]{8}$'),
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  primary key (merchant, game, day),
  foreign key (merchant, game) references lottery_game (merchant, code)
);
create trigger lottery_day_immutable before update or delete on lottery_day
  for each row execute function refuse_change();

create table lottery_order (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  member_id bigint not null references member (id),
  request_id uuid not null,
  -- As asked for, to tell a repeated order from another one under the same id.
  lines jsonb not null,
  created_at timestamptz not null,
  unique (member_id, request_id)
);

create table lottery_bet (
  id bigint generated always as identity primary key,
  order_id bigint not null references lottery_order (id),
  merchant text not null,
  member_id bigint not null references member (id),
  -- Where the stake came from and goes back to: real or trial money.
  cash_kind text not null,
  clearing_kind text not null,
  game text not null,
  issue text not null,
  play text not null,
  numbers jsonb not null,
  combinations int not null check (combinations > 0),
  unit_minor bigint not null check (unit_minor > 0),
  multiple int not null check (multiple > 0),
  stake_minor bigint not null check (stake_minor = unit_minor * multiple * combinations),
  status text not null default 'pending' check (status in ('pending', 'won', 'lost', 'tie', 'cancelled')),
  payout_minor bigint check (payout_minor >= 0),
  drawn jsonb,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  foreign key (merchant, game) references lottery_game (merchant, code)
);
create index lottery_bet_by_member on lottery_bet (member_id, id desc);
create index lottery_bet_due on lottery_bet (draws_at) where status = 'pending';
create index lottery_bet_recent on lottery_bet (merchant, created_at);
