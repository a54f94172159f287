create table favorite_game (
  member_id bigint not null references member (id),
  code text not null,
  added_at timestamptz not null,
  primary key (member_id, code)
);

-- A launch is the one-use token in a game's address; only its hash is kept.
create table game_launch (
  id text primary key,
  token_hash bytea not null unique,
  merchant text not null,
  member_id bigint not null references member (id),
  code text not null,
  language text not null,
  -- Origin of the page that holds the frame: the only one that the game will talk to.
  origin text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  redeemed_at timestamptz
);

create table game_session (
  launch_id text primary key references game_launch (id),
  token_hash bytea not null unique,
  merchant text not null,
  member_id bigint not null references member (id),
  code text not null,
  opened_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index game_session_by_member on game_session (member_id, last_seen_at desc);

create table game_round (
  provider text not null,
  round_id text not null,
  merchant text not null,
  member_id bigint not null references member (id),
  code text not null,
  launch_id text,
  -- void: everything staked went back
  status text not null check (status in ('open', 'closed', 'void')),
  stake_minor bigint not null,
  won_minor bigint not null default 0,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (provider, round_id)
);
create index game_round_by_member on game_round (member_id, started_at desc);
create index game_round_open on game_round (started_at) where status = 'open';
create index game_round_by_launch on game_round (launch_id);

-- Every request of a provider that could move money, under the provider's own id, with the answer it got.
create table wallet_transaction (
  provider text not null,
  tx_id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback', 'end-round')),
  -- The fields that a repetition must share.
  fields jsonb not null,
  round_id text not null,
  ref_tx_id text,
  merchant text not null,
  member_id bigint not null,
  amount_minor bigint not null,
  -- From which bucket a bet came, so that a rollback returns it there.
  cash_minor bigint not null default 0,
  bonus_minor bigint not null default 0,
  status text not null,
  movement_id bigint,
  is_rolled_back boolean not null default false,
  at timestamptz not null,
  primary key (provider, tx_id)
);
create index wallet_transaction_by_round on wallet_transaction (provider, round_id);

-- What the last comparison of provider and ledger found; a difference stays here until somebody has looked.
create table wallet_reconciliation (
  id bigint generated always as identity primary key,
  provider text not null,
  at timestamptz not null,
  bets_difference_minor bigint not null,
  wins_difference_minor bigint not null,
  rollbacks_difference_minor bigint not null
);
