-- What a launch opened here. `terms` are the operator's, as JSON.
create table session (
  id text primary key,
  opened_at_ms integer not null,
  terms text not null
) strict;
create index session_by_age on session (opened_at_ms);

-- The seeds that a player's next round will use.
create table seeds (
  player text primary key,
  server_seed text not null,
  client_seed text not null,
  nonce integer not null,
  used_at_ms integer not null
) strict;
create index seeds_by_age on seeds (used_at_ms);

create table round (
  id text primary key,
  -- Chosen by the page once per press.
  key text not null,
  session_id text not null,
  token text not null,
  player text not null,
  currency text not null,
  game_code text not null,
  profile text not null,
  stake_minor integer not null,
  bet_tx text not null,
  server_seed text not null,
  client_seed text not null,
  nonce integer not null,
  at_ms integer not null,
  stage text not null check (stage in ('betting', 'refused', 'waiting', 'paying', 'paid', 'returning', 'returned')),
  bet_status text,
  -- Stops of every spin, as JSON.
  outcome text,
  seen integer not null default 0,
  settle_tx text,
  -- Null while the round is open.
  closed_at_ms integer,
  check ((closed_at_ms is null) = (stage not in ('refused', 'paid', 'returned')))
) strict;
create unique index round_by_key on round (player, key);
create index round_by_player on round (player, closed_at_ms);
create index round_open on round (stage, at_ms) where closed_at_ms is null;
create index round_closed_by_age on round (closed_at_ms) where closed_at_ms is not null;

-- Presses whose page was answered that they brought no round: should one still arrive, it must not become a bet.
create table cancelled_spin (
  key text primary key,
  at_ms integer not null
) strict;
create index cancelled_spin_by_age on cancelled_spin (at_ms);

-- Sums over all rounds that ever were, so that none has to be kept for them.
create table totals (
  id integer primary key check (id = 1),
  stakes_minor integer not null,
  wins_minor integer not null
) strict;
insert into totals values (1, 0, 0);

-- The journal file that this store was filled from, so that it is never imported twice.
create table imported_journal (
  sha256 text primary key,
  at_ms integer not null
) strict;
