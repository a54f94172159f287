-- The test vendor's own record: its rounds, and its calls to the wallet with their answers. The operator's tables are
-- reached by these calls alone.
create table test_vendor (
  is_only boolean primary key default true check (is_only),
  -- It sends nothing and answers nothing.
  is_away boolean not null default false
);
insert into test_vendor default values;

create table test_vendor_round (
  round_id text primary key,
  merchant text not null,
  member_id bigint not null,
  code text not null,
  bet_tx_id text not null,
  stake_minor bigint not null check (stake_minor > 0),
  payout_minor bigint not null default 0,
  -- asked: the bet has no answer yet.
  state text not null default 'asked' check (state in ('asked', 'refused', 'open', 'settled', 'void')),
  revision int not null default 0,
  placed_at timestamptz not null
);
create index test_vendor_round_by_time on test_vendor_round (placed_at, round_id);

create table test_vendor_call (
  id bigint generated always as identity primary key,
  round_id text not null references test_vendor_round,
  operation text not null,
  body jsonb not null,
  -- Sent by the job, or only when the console says so.
  is_held boolean not null,
  -- The wallet's status; null while it has given none.
  answer text,
  times_sent int not null default 0,
  made_at timestamptz not null,
  sent_at timestamptz
);
create index test_vendor_call_by_round on test_vendor_call (round_id, id);
create index test_vendor_call_waiting on test_vendor_call (id) where answer is null;
