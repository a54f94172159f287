-- Wallets of players at the vendors that run in transfer mode. Stakes leave them when a round begins; wins and returned
-- stakes come back when the operator has confirmed them, so that the operator never has less on its books.
create table vendor_wallet (
  player text not null,
  vendor text not null,
  balance_minor integer not null check (balance_minor >= 0),
  primary key (player, vendor)
) strict;

-- The vendor whose wallet a round is played from; null for the operator's wallet.
alter table round add column vendor text;

-- Transfers by the operator's id. A cancelled one was asked about before it arrived, and moves nothing when it does.
create table vendor_transfer (
  id text primary key,
  outcome text not null check (outcome in ('moved', 'refused', 'cancelled')),
  -- Of the request, to refuse another one under the same id; null for a cancelled one.
  fields text,
  moved_minor integer not null,
  at_ms integer not null
) strict;
create index vendor_transfer_by_age on vendor_transfer (at_ms);

alter table totals add column vendor_wallets_minor integer not null default 0;
