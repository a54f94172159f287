-- Stakes are compared net of rollbacks: whether a bet that got no answer had been taken, only the operator knows.
drop table wallet_reconciliation;

-- What the last comparison of provider and ledger found; a difference stays here until somebody has looked.
create table wallet_reconciliation (
  id bigint generated always as identity primary key,
  provider text not null,
  at timestamptz not null,
  stakes_difference_minor bigint not null,
  wins_difference_minor bigint not null
);
