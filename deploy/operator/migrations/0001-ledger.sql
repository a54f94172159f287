-- Double-entry ledger: movements and entries are immutable, a movement's entries sum to zero,
-- an account's balance is the fold of its entries and is kept under the account's row lock.

create table ledger_account_kind (
  kind text primary key,
  -- Player money may never go below zero; clearing accounts mirror the outside world and may.
  may_be_negative boolean not null
);
insert into ledger_account_kind (kind, may_be_negative) values
  ('player_cash', false), ('player_bonus', false), ('withdrawal_hold', false), ('trial_cash', false),
  ('bank_clearing', true), ('game_clearing', true), ('lottery_clearing', true), ('bonus_expense', true),
  ('trial_clearing', true), ('opening', true);

create table ledger_account (
  id bigint generated always as identity primary key,
  merchant text not null,
  owner text not null,
  kind text not null references ledger_account_kind (kind),
  may_be_negative boolean not null,
  balance_minor bigint not null default 0,
  unique (merchant, owner, kind),
  constraint ledger_account_not_negative check (may_be_negative or balance_minor >= 0)
);

create table ledger_movement (
  id bigint generated always as identity primary key,
  merchant text not null,
  key text not null,
  kind text not null,
  -- Normalised lines, kept to tell a repeated movement from a different one under the same key.
  lines jsonb not null,
  reference text not null,
  meta jsonb not null,
  at timestamptz not null,
  unique (merchant, key)
);

create table ledger_entry (
  id bigint generated always as identity primary key,
  movement_id bigint not null references ledger_movement (id),
  account_id bigint not null references ledger_account (id),
  amount_minor bigint not null,
  balance_after_minor bigint not null,
  unique (movement_id, account_id)
);
create index ledger_entry_by_account on ledger_entry (account_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is immutable: % refused', tg_table_name, lower(tg_op) using errcode = 'TL009';
end $$;
create trigger ledger_entry_immutable before update or delete on ledger_entry
  for each row execute function refuse_change();
create trigger ledger_entry_untruncated before truncate on ledger_entry execute function refuse_change();
create trigger ledger_movement_immutable before update or delete on ledger_movement
  for each row execute function refuse_change();
create trigger ledger_movement_untruncated before truncate on ledger_movement execute function refuse_change();

create function refuse_unbalanced() returns trigger language plpgsql as $$
begin
  if exists (select 1 from added group by movement_id having sum(amount_minor) <> 0) then
    raise exception 'unbalanced entries' using errcode = 'TL003';
  end if;
  if exists (select 1 from added e join ledger_movement m on m.id = e.movement_id
             join ledger_account a on a.id = e.account_id where a.merchant <> m.merchant) then
    raise exception 'entry on another merchant''s account' using errcode = 'TL003';
  end if;
  return null;
end $$;
create trigger ledger_entry_balanced after insert on ledger_entry
  referencing new table as added for each statement execute function refuse_unbalanced();
