create function movement_result(p_movement ledger_movement, p_outcome text) returns jsonb
language sql stable as $$
  select jsonb_build_object(
    'outcome', p_outcome, 'id', p_movement.id,
    'atMs', floor(extract(epoch from p_movement.at) * 1000)::bigint,
    'balances', (select jsonb_agg(jsonb_build_object('owner', a.owner, 'kind', a.kind, 'balanceMinor', e.balance_after_minor))
                 from ledger_entry e join ledger_account a on a.id = e.account_id where e.movement_id = p_movement.id))
$$;

-- Posts one movement, or finds the one that already stands under the key. Raises
--   TL001 insufficient.funds (detail: owner, kind, balance), TL002 duplicate.mismatch, TL003 unbalanced,
--   TL004 unknown account kind.
-- p_lines: [{"owner": …, "kind": …, "amount": minor units}, …]
create function post_movement(
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

  insert into ledger_account (merchant, owner, kind, may_be_negative)
    select p_merchant, l.owner, l.kind, k.may_be_negative
    from jsonb_to_recordset(v_lines) as l (owner text, kind text, amount bigint)
    join ledger_account_kind k on k.kind = l.kind
    where not exists (select 1 from ledger_account a
                      where a.merchant = p_merchant and a.owner = l.owner and a.kind = l.kind)
    on conflict do nothing;

  -- Player rows first, shared house rows last and so for the shortest time; always in the same order.
  perform 1 from ledger_account a
    join jsonb_to_recordset(v_lines) as l (owner text, kind text, amount bigint)
      on a.merchant = p_merchant and a.owner = l.owner and a.kind = l.kind
    order by a.may_be_negative, a.id for update of a;

  select a.owner, a.kind, a.balance_minor into v_short from ledger_account a
    join jsonb_to_recordset(v_lines) as l (owner text, kind text, amount bigint)
      on a.merchant = p_merchant and a.owner = l.owner and a.kind = l.kind
    where not a.may_be_negative and a.balance_minor + l.amount < 0 limit 1;
  if found then
    raise exception 'insufficient.funds' using errcode = 'TL001', detail = jsonb_build_object(
      'owner', v_short.owner, 'kind', v_short.kind, 'balanceMinor', v_short.balance_minor)::text;
  end if;

  with changed as (
    update ledger_account a set balance_minor = a.balance_minor + l.amount
      from jsonb_to_recordset(v_lines) as l (owner text, kind text, amount bigint)
      where a.merchant = p_merchant and a.owner = l.owner and a.kind = l.kind
      returning a.id, l.amount, a.balance_minor
  )
  insert into ledger_entry (movement_id, account_id, amount_minor, balance_after_minor)
    select v_movement.id, changed.id, changed.amount, changed.balance_minor from changed order by changed.id;
  return movement_result(v_movement, 'posted');
end $$;

-- What is wrong with the books: every list is empty and the sum is zero when nothing is.
create function ledger_check() returns jsonb language sql stable as $$
  select jsonb_build_object(
    'movements', (select count(*) from ledger_movement),
    'entries', (select count(*) from ledger_entry),
    'accounts', (select count(*) from ledger_account),
    'sumMinor', (select coalesce(sum(amount_minor), 0) from ledger_entry),
    'balanceDifferences', (select coalesce(jsonb_agg(d), '[]') from (
      select a.id as "accountId", a.balance_minor as "balanceMinor", coalesce(sum(e.amount_minor), 0) as "entriesMinor"
      from ledger_account a left join ledger_entry e on e.account_id = a.id
      group by a.id having a.balance_minor <> coalesce(sum(e.amount_minor), 0)) d),
    'unbalancedMovements', (select coalesce(jsonb_agg(u.movement_id), '[]') from (
      select movement_id from ledger_entry group by movement_id having sum(amount_minor) <> 0) u),
    'incompleteMovements', (select coalesce(jsonb_agg(h.id), '[]') from (
      select m.id from ledger_movement m
      where jsonb_array_length(m.lines) <> (select count(*) from ledger_entry e where e.movement_id = m.id)) h),
    'negativeAccounts', (select coalesce(jsonb_agg(n.id), '[]') from (
      select id from ledger_account where balance_minor < 0 and not may_be_negative) n))
$$;
