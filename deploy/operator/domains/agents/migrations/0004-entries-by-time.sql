-- As in 0002, for entries that carry time and kind and accounts that may be split; and team figures by entry time.
create or replace function post_history(p_merchant text, p_movements jsonb) returns int language plpgsql as $$
declare
  v_count int;
  v_short record;
begin
  create temp table history_line on commit drop as
    select r.n, r.m->>'key' as key, l.owner, l.kind, sum(l.amount)::bigint as amount
    from jsonb_array_elements(p_movements) with ordinality as r (m, n)
    cross join lateral jsonb_to_recordset(r.m->'lines') as l (owner text, kind text, amount bigint)
    group by r.n, r.m->>'key', l.owner, l.kind;
  if exists (select 1 from history_line l where not exists (select 1 from ledger_account_kind k where k.kind = l.kind)) then
    raise exception 'unknown account kind in a history' using errcode = 'TL004';
  end if;

  insert into ledger_movement (merchant, key, kind, lines, reference, meta, at)
    select p_merchant, r.m->>'key', r.m->>'kind', l.lines, r.m->>'reference', coalesce(r.m->'meta', '{}'), (r.m->>'at')::timestamptz
    from jsonb_array_elements(p_movements) with ordinality as r (m, n)
    join (select n, jsonb_agg(jsonb_build_object('owner', owner, 'kind', kind, 'amount', amount) order by owner, kind) as lines
          from history_line group by n) l on l.n = r.n
    order by r.n;
  get diagnostics v_count = row_count;

  insert into ledger_account (merchant, owner, kind, may_be_negative)
    select distinct p_merchant, l.owner, l.kind, k.may_be_negative
    from history_line l join ledger_account_kind k on k.kind = l.kind
    on conflict do nothing;
  perform 1 from ledger_account a
    where a.merchant = p_merchant and a.shard = 0 and exists (select 1 from history_line l where l.owner = a.owner and l.kind = a.kind)
    order by a.may_be_negative, a.id for update of a;

  create temp table history_entry on commit drop as
    select l.n, m.id as movement_id, a.id as account_id, m.at, m.kind, l.amount, a.may_be_negative,
           (a.balance_minor + sum(l.amount) over (partition by a.id order by l.n))::bigint as balance_after
    from history_line l
    join ledger_movement m on m.merchant = p_merchant and m.key = l.key
    join ledger_account a on a.merchant = p_merchant and a.owner = l.owner and a.kind = l.kind and a.shard = 0;
  select * into v_short from history_entry where balance_after < 0 and not may_be_negative order by n limit 1;
  if found then
    raise exception 'insufficient.funds' using errcode = 'TL001', detail = (
      select jsonb_build_object('owner', owner, 'kind', kind, 'balanceMinor', v_short.balance_after - v_short.amount)
      from ledger_account where id = v_short.account_id)::text;
  end if;

  insert into ledger_entry (movement_id, account_id, amount_minor, balance_after_minor, at, kind)
    select movement_id, account_id, amount, balance_after, at, kind from history_entry order by n, account_id;
  update ledger_account a set balance_minor = a.balance_minor + s.amount
    from (select account_id, sum(amount)::bigint as amount from history_entry group by account_id) s
    where a.id = s.account_id;
  drop table history_line, history_entry;
  return v_count;
end $$;

create or replace function team_flows(p_merchant text, p_path text, p_from timestamptz, p_to timestamptz)
returns table (member_id bigint, branch bigint, flow text, amount bigint, at timestamptz)
language sql stable as $$
  select t.id, t.branch, team_flow(e.kind), e.amount_minor, e.at
  from team_of(p_merchant, p_path) t
  join ledger_account a on a.merchant = p_merchant and a.owner = 'player:' || t.id
    and a.kind in ('player_cash', 'player_bonus', 'withdrawal_hold')
  join ledger_entry e on e.account_id = a.id and e.at >= p_from and e.at < p_to
  where team_flow(e.kind) <> 'other'
$$;
