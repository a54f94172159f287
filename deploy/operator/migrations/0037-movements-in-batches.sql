-- Many movements in one call: each account is locked and written once, however many of them it has.

-- Movements as post_movement stores them, in their order; `total` is not zero where one is unbalanced.
create function given_movements(p_movements jsonb)
returns table (place bigint, key text, kind text, lines jsonb, total numeric, reference text, meta jsonb) language sql immutable as $$
  select m.place, m.movement->>'key', m.movement->>'kind', l.lines, l.total, m.movement->>'reference', m.movement->'meta'
  from jsonb_array_elements(p_movements) with ordinality as m (movement, place)
  cross join lateral (
    select jsonb_agg(jsonb_build_object('owner', n.owner, 'kind', n.kind, 'amount', n.amount) order by n.owner, n.kind) as lines,
           sum(n.amount) as total
    from (select line->>'owner' as owner, line->>'kind' as kind, sum((line->>'amount')::bigint)::bigint as amount
          from jsonb_array_elements(m.movement->'lines') line group by 1, 2) n) l
$$;

-- The lines of stored movements with the row of the account that each is for; p_shard is that of split accounts.
create function account_lines(p_movements bigint[], p_shard int)
returns table (movement_id bigint, merchant text, owner text, kind text, shard int, amount bigint, may_be_negative boolean) language sql stable as $$
  select m.id, m.merchant, l.owner, l.kind,
         case when k.shards = 1 then 0 else coalesce(p_shard, abs(hashtext(c.owner) % k.shards), 0) end, l.amount, k.may_be_negative
  from ledger_movement m
  cross join lateral jsonb_to_recordset(m.lines) as l (owner text, kind text, amount bigint)
  join ledger_account_kind k on k.kind = l.kind
  cross join lateral (select min(o.owner) as owner from jsonb_to_recordset(m.lines) as o (owner text)
                      where o.owner like 'player:%') c
  where m.id = any(p_movements)
$$;

-- Posts movements of one merchant in their order, all or none, each as post_movement does.
-- p_movements: [{"key", "kind", "lines": [{"owner", "kind", "amount"}, …], "reference", "meta"}, …].
-- p_shard: the row of split accounts that all of them meet, above those of single movements, so that bets meanwhile do not
-- wait for a batch; null for the row of each player. Returns how many were posted; the others stood under their keys.
-- Raises TL001 insufficient.funds, TL002 duplicate.mismatch, TL003 unbalanced, TL004 unknown account kind.
create function post_movements(p_merchant text, p_movements jsonb, p_at timestamptz, p_shard int default null)
returns int language plpgsql as $$
declare
  v_ids bigint[];
  v_short record;
begin
  if exists (select 1 from given_movements(p_movements) g where g.lines is null or g.total <> 0) then
    raise exception 'unbalanced' using errcode = 'TL003';
  end if;
  if exists (select 1 from given_movements(p_movements) g, jsonb_to_recordset(g.lines) as l (kind text)
             where not exists (select 1 from ledger_account_kind k where k.kind = l.kind)) then
    raise exception 'unknown account kind' using errcode = 'TL004';
  end if;

  with added as (
    insert into ledger_movement (merchant, key, kind, lines, reference, meta, at)
      select p_merchant, g.key, g.kind, g.lines, g.reference, g.meta, p_at from given_movements(p_movements) g order by g.place
      on conflict (merchant, key) do nothing returning id)
  select coalesce(array_agg(id order by id), '{}') into v_ids from added;
  if cardinality(v_ids) < jsonb_array_length(p_movements) and exists (
       select 1 from given_movements(p_movements) g
       join ledger_movement m on m.merchant = p_merchant and m.key = g.key
       where (m.kind, m.lines, m.reference, m.meta) is distinct from (g.kind, g.lines, g.reference, g.meta)) then
    raise exception 'duplicate.mismatch' using errcode = 'TL002';
  end if;

  insert into ledger_account (merchant, owner, kind, shard, may_be_negative)
    select distinct l.merchant, l.owner, l.kind, l.shard, l.may_be_negative from account_lines(v_ids, p_shard) l
    where not exists (select 1 from ledger_account a where a.merchant = l.merchant and a.owner = l.owner
                      and a.kind = l.kind and a.shard = l.shard)
    on conflict do nothing;

  -- As in post_movement: player rows first, always in the same order.
  perform 1 from ledger_account a
    where a.id in (select b.id from account_lines(v_ids, p_shard) l
                   join ledger_account b on b.merchant = l.merchant and b.owner = l.owner and b.kind = l.kind and b.shard = l.shard)
    order by a.may_be_negative, a.id for update;

  select r.* into v_short from (
    select a.owner, a.kind, a.balance_minor, a.may_be_negative,
           a.balance_minor + sum(l.amount) over (partition by a.id order by l.movement_id) as after_minor
    from account_lines(v_ids, p_shard) l
    join ledger_account a on a.merchant = l.merchant and a.owner = l.owner and a.kind = l.kind and a.shard = l.shard) r
    where not r.may_be_negative and r.after_minor < 0 limit 1;
  if found then
    raise exception 'insufficient.funds' using errcode = 'TL001', detail = jsonb_build_object(
      'owner', v_short.owner, 'kind', v_short.kind, 'balanceMinor', v_short.balance_minor)::text;
  end if;

  insert into ledger_entry (movement_id, account_id, amount_minor, balance_after_minor, at, kind)
    select l.movement_id, a.id, l.amount, a.balance_minor + sum(l.amount) over (partition by a.id order by l.movement_id),
           p_at, m.kind
    from account_lines(v_ids, p_shard) l
    join ledger_account a on a.merchant = l.merchant and a.owner = l.owner and a.kind = l.kind and a.shard = l.shard
    join ledger_movement m on m.id = l.movement_id
    order by l.movement_id, a.id;
  update ledger_account a set balance_minor = a.balance_minor + s.amount
    from (select l.merchant, l.owner, l.kind, l.shard, sum(l.amount) as amount from account_lines(v_ids, p_shard) l
          group by 1, 2, 3, 4) s
    where a.merchant = s.merchant and a.owner = s.owner and a.kind = s.kind and a.shard = s.shard;
  return cardinality(v_ids);
end $$;
