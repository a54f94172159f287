-- Contracts between an agent and the account above it, and the bills that come of them.

-- One row for each version. What is decided about contracts of a merchant is decided in turn (a lock of its own).
create table agent_contract (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realTime')),
  payer_id bigint not null references member (id),
  agent_id bigint not null references member (id),
  -- Counts the versions of the kind between the two.
  version int not null check (version > 0),
  -- As they are on the wire; never changed.
  terms jsonb not null,
  highest_rate int not null check (highest_rate between 1 and 10000),
  state text not null default 'offered' check (state in ('offered', 'accepted', 'rejected', 'withdrawn')),
  offered_at timestamptz not null,
  -- Of an accepted one: what is earned from the start to the end is billed. One that never began ends at its start.
  starts_at timestamptz,
  ends_at timestamptz check (ends_at >= starts_at),
  -- The step that decided the end, which may lie ahead.
  ending text check (ending in ('replaced', 'endAgreed', 'endedByUpline')),
  -- Up to here it has been billed.
  billed_until timestamptz,
  -- Who has asked to end it; the other side's answer is awaited.
  end_requested_by bigint references member (id),
  check ((state = 'accepted') = (starts_at is not null) and (starts_at is null) = (billed_until is null)),
  check ((ends_at is null) = (ending is null) and (ending is null or state = 'accepted')),
  check (end_requested_by is null or state = 'accepted' and ends_at is null),
  unique (payer_id, agent_id, kind, version)
);
create index agent_contract_by_agent on agent_contract (agent_id, id desc);
create index agent_contract_by_payer on agent_contract (payer_id, id desc);
create unique index agent_contract_one_offer on agent_contract (payer_id, agent_id, kind) where state = 'offered';
create unique index agent_contract_one_open on agent_contract (agent_id, kind) where state = 'accepted' and ends_at is null;
create index agent_contract_unbilled on agent_contract (merchant, id)
  where state = 'accepted' and (ends_at is null or billed_until < ends_at);

-- Who did what, and when; the request that asked for it is executed once.
create table agent_contract_step (
  id bigint generated always as identity primary key,
  contract_id bigint not null references agent_contract (id),
  step text not null,
  by_id bigint not null references member (id),
  request_id uuid,
  at timestamptz not null,
  unique (by_id, request_id)
);
create index agent_contract_step_by_contract on agent_contract_step (contract_id, id);
create trigger agent_contract_step_immutable before update or delete on agent_contract_step
  for each row execute function refuse_change();

-- What a period came to. The figures are the ledger's in [period_from, period_to) and never change.
create table agent_bill (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  contract_id bigint not null references agent_contract (id),
  kind text not null,
  payer_id bigint not null references member (id),
  agent_id bigint not null references member (id),
  -- Shown to both, e.g. B-20261121-0042.
  reference text not null,
  period_from timestamptz not null,
  period_to timestamptz not null check (period_to > period_from),
  active_members int not null,
  valid_bet_minor bigint not null,
  payout_minor bigint not null,
  rebate_minor bigint not null,
  bonus_minor bigint not null,
  -- A negative period of a dividend, from before and to the next one.
  carried_in_minor bigint not null default 0 check (carried_in_minor <= 0),
  carried_out_minor bigint not null default 0 check (carried_out_minor <= 0),
  -- What the rate applies to; the number of the tier, counted from 0.
  base_minor bigint not null,
  tier int,
  rate_basis_points int not null default 0,
  amount_minor bigint not null check (amount_minor >= 0),
  paid_minor bigint not null default 0 check (paid_minor between 0 and amount_minor),
  status text not null check (status in ('issued', 'notReached', 'payerShort', 'partPaid', 'paid', 'expired')),
  is_automatic boolean not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  -- When both sides were told that it expires soon.
  warned_at timestamptz,
  unique (agent_id, kind, period_from),
  check ((status = 'paid') = (amount_minor > 0 and paid_minor = amount_minor)),
  check ((status = 'notReached') = (amount_minor = 0))
);
create index agent_bill_by_agent on agent_bill (agent_id, kind, period_from desc);
create index agent_bill_by_payer on agent_bill (payer_id, kind, period_from desc);
create index agent_bill_open on agent_bill (payer_id, kind, period_from) where status in ('issued', 'payerShort', 'partPaid');
create index agent_bill_expiring on agent_bill (expires_at) where status in ('issued', 'payerShort', 'partPaid');

-- One press on "pay all".
create table agent_bill_press (
  id bigint generated always as identity primary key,
  payer_id bigint not null references member (id),
  request_id uuid not null,
  kind text not null,
  at timestamptz not null,
  unique (payer_id, request_id)
);

-- What was paid of a bill: one movement each.
create table agent_bill_payment (
  bill_id bigint not null references agent_bill (id),
  number int not null check (number > 0),
  amount_minor bigint not null check (amount_minor > 0),
  -- Of a press on one bill, or on all; null where the job paid.
  request_id uuid,
  press_id bigint references agent_bill_press (id),
  at timestamptz not null,
  primary key (bill_id, number),
  unique (bill_id, request_id)
);
create trigger agent_bill_payment_immutable before update or delete on agent_bill_payment
  for each row execute function refuse_change();
create index agent_bill_payment_by_press on agent_bill_payment (press_id) where press_id is not null;

-- Both sides' open pages are notified.
create function contract_changed() returns trigger language plpgsql as $$
begin
  perform notify_member(new.merchant, new.payer_id, 'contract');
  perform notify_member(new.merchant, new.agent_id, 'contract');
  return null;
end $$;
create trigger agent_contract_notified after insert or update of state, ends_at, end_requested_by on agent_contract
  for each row execute function contract_changed();
create trigger agent_bill_notified after insert or update on agent_bill for each row execute function contract_changed();
