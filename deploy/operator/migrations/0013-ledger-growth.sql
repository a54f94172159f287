-- The ledger as it grows: entries are found by account and time without their movements, and the merchant's clearing
-- accounts are split, so that bets of different players do not wait for one row.

-- Copies of the movement's own columns, written with the entry; immutable like it.
alter table ledger_entry disable trigger ledger_entry_immutable;
alter table ledger_entry add column at timestamptz, add column kind text;
update ledger_entry e set at = m.at, kind = m.kind from ledger_movement m where m.id = e.movement_id;
alter table ledger_entry alter column at set not null, alter column kind set not null;
alter table ledger_entry enable trigger ledger_entry_immutable;
create index ledger_entry_by_time on ledger_entry (account_id, at) include (kind, amount_minor, movement_id);

-- In how many rows an account of this kind is kept; its balance is their sum. Player accounts always have one.
alter table ledger_account_kind add column shards int not null default 1 check (shards between 1 and 64);
update ledger_account_kind set shards = 16 where kind in ('game_clearing', 'lottery_clearing', 'trial_clearing');
alter table ledger_account add column shard int not null default 0;
alter table ledger_account drop constraint ledger_account_merchant_owner_kind_key;
alter table ledger_account add constraint ledger_account_shard unique (merchant, owner, kind, shard);

-- As in 0002. The counterparty of a split account decides its shard, so one player always meets the same row.
create or replace function post_movement(
  p_merchant text, p_key text, p_kind text, p_lines jsonb, p_reference text, p_meta jsonb, p_at timestamptz
) returns jsonb language plpgsql as $$
declare
  v_lines jsonb;
  v_sum numeric;
  v_movement ledger_movement;
  v_short record;
begin
  select jsonb_agg(jsonb_build_object('owner', l.owner, 'kind', l.kind, 'amount', l.amount) order by l.owner, l.kind),
         sum(l.amount)
    into v_lines, v_sum
    from (select line->>'owner' as owner, line->>'kind' as kind, sum((line->>'amount')::bigint)::bigint as amount
          from jsonb_array_elements(p_lines) line group by 1, 2) l;
  if v_lines is null or v_sum <> 0 then
    raise exception 'unbalanced' using errcode = 'TL003';
  end if;

  if exists (select 1 from jsonb_array_elements(v_lines) l
             where not exists (select 1 from ledger_account_kind k where k.kind = l->>'kind')) then
    raise exception 'unknown account kind in %', p_lines using errcode = 'TL004';
  end if;

  -- A concurrent copy waits here until the first one has committed or gone.
  insert into ledger_movement (merchant, key, kind, lines, reference, meta, at)
    values (p_merchant, p_key, p_kind, v_lines, p_reference, p_meta, p_at)
    on conflict (merchant, key) do nothing returning * into v_movement;
  if not found then
    select * into strict v_movement from ledger_movement where merchant = p_merchant and key = p_key;
    if (v_movement.kind, v_movement.lines, v_movement.reference, v_movement.meta)
       is distinct from (p_kind, v_lines, p_reference, p_meta) then
      raise exception 'duplicate.mismatch' using errcode = 'TL002';
    end if;
    return movement_result(v_movement, 'stored');
  end if;

  select jsonb_agg(jsonb_build_object('owner', l.owner, 'kind', l.kind, 'amount', l.amount, 'may_be_negative', k.may_be_negative,
                                      'shard', case when k.shards = 1 then 0 else abs(hashtext(c.owner) % k.shards) end))
    into v_lines
    from jsonb_to_recordset(v_lines) as l (owner text, kind text, amount bigint)
    join ledger_account_kind k on k.kind = l.kind
    cross join (select min(o.owner) as owner from jsonb_to_recordset(v_lines) as o (owner text) where o.owner like 'player:%') c;

  insert into ledger_account (merchant, owner, kind, shard, may_be_negative)
    select p_merchant, l.owner, l.kind, coalesce(l.shard, 0), l.may_be_negative
    from jsonb_to_recordset(v_lines) as l (owner text, kind text, shard int, may_be_negative boolean)
    where not exists (select 1 from ledger_account a where a.merchant = p_merchant and a.owner = l.owner
                      and a.kind = l.kind and a.shard = coalesce(l.shard, 0))
    on conflict do nothing;

  -- Player rows first, shared house rows last and so for the shortest time; always in the same order.
  perform 1 from ledger_account a
    join jsonb_to_recordset(v_lines) as l (owner text, kind text, shard int)
      on a.merchant = p_merchant and a.owner = l.owner and a.kind = l.kind and a.shard = coalesce(l.shard, 0)
    order by a.may_be_negative, a.id for update of a;

  select a.owner, a.kind, a.balance_minor into v_short from ledger_account a
    join jsonb_to_recordset(v_lines) as l (owner text, kind text, shard int, amount bigint)
      on a.merchant = p_merchant and a.owner = l.owner and a.kind = l.kind and a.shard = coalesce(l.shard, 0)
    where not a.may_be_negative and a.balance_minor + l.amount < 0 limit 1;
  if found then
    raise exception 'insufficient.funds' using errcode = 'TL001', detail = jsonb_build_object(
      'owner', v_short.owner, 'kind', v_short.kind, 'balanceMinor', v_short.balance_minor)::text;
  end if;

  with changed as (
    update ledger_account a set balance_minor = a.balance_minor + l.amount
      from jsonb_to_recordset(v_lines) as l (owner text, kind text, shard int, amount bigint)
      where a.merchant = p_merchant and a.owner = l.owner and a.kind = l.kind and a.shard = coalesce(l.shard, 0)
      returning a.id, l.amount, a.balance_minor
  )
  insert into ledger_entry (movement_id, account_id, amount_minor, balance_after_minor, at, kind)
    select v_movement.id, changed.id, changed.amount, changed.balance_minor, p_at, p_kind from changed order by changed.id;
  return movement_result(v_movement, 'posted');
end $$;
