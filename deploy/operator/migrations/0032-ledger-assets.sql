-- What an account holds. A movement balances for each asset by itself, so points never become money within one.
alter table ledger_account_kind add column asset text not null default 'money';
-- A correction can take back points that are spent already: the balance is below zero until new ones have made up for it.
insert into ledger_account_kind (kind, may_be_negative, shards, asset) values
  ('player_points', true, 1, 'points'), ('points_issued', true, 16, 'points');

create or replace function refuse_unbalanced() returns trigger language plpgsql as $$
begin
  if exists (select 1 from added e join ledger_account a on a.id = e.account_id join ledger_account_kind k on k.kind = a.kind
             group by e.movement_id, k.asset having sum(e.amount_minor) <> 0) then
    raise exception 'unbalanced entries' using errcode = 'TL003';
  end if;
  if exists (select 1 from added e join ledger_movement m on m.id = e.movement_id
             join ledger_account a on a.id = e.account_id where a.merchant <> m.merchant) then
    raise exception 'entry on another merchant''s account' using errcode = 'TL003';
  end if;
  return null;
end $$;

create or replace function ledger_check() returns jsonb language sql stable as $$
  select jsonb_build_object(
    'movements', (select count(*) from ledger_movement),
    'entries', (select count(*) from ledger_entry),
    'accounts', (select count(*) from ledger_account),
    'sumMinor', (select coalesce(sum(amount_minor), 0) from ledger_entry),
    'balanceDifferences', (select coalesce(jsonb_agg(d), '[]') from (
      select a.id as "accountId", a.balance_minor as "balanceMinor", coalesce(sum(e.amount_minor), 0) as "entriesMinor"
      from ledger_account a left join ledger_entry e on e.account_id = a.id
      group by a.id having a.balance_minor <> coalesce(sum(e.amount_minor), 0)) d),
    'unbalancedMovements', (select coalesce(jsonb_agg(distinct u.movement_id), '[]') from (
      select e.movement_id from ledger_entry e join ledger_account a on a.id = e.account_id
      join ledger_account_kind k on k.kind = a.kind
      group by e.movement_id, k.asset having sum(e.amount_minor) <> 0) u),
    'incompleteMovements', (select coalesce(jsonb_agg(h.id), '[]') from (
      select m.id from ledger_movement m
      where jsonb_array_length(m.lines) <> (select count(*) from ledger_entry e where e.movement_id = m.id)) h),
    'negativeAccounts', (select coalesce(jsonb_agg(n.id), '[]') from (
      select id from ledger_account where balance_minor < 0 and not may_be_negative) n))
$$;
