-- The prize group of a bet, and what comes back of its stake for it (ADR 79). The rate is that of the moment of the order.
alter table lottery_bet add column prize_group int not null default 1940 check (prize_group > 0);
alter table lottery_bet add column rebate_milli int not null default 0 check (rebate_milli between 0 and 1000);
-- What came back, once the bet is settled.
alter table lottery_bet add column rebate_minor bigint not null default 0 check (rebate_minor >= 0);

-- As in 0015, with the prize group of each line.
create or replace function insert_lottery_bets(
  p_order lottery_order, p_cash_kind text, p_from_kind text, p_clearing_kind text, p_lines jsonb, p_chase bigint, p_at timestamptz
) returns void language plpgsql as $$
declare
  v_movements jsonb;
begin
  with placed as (
    insert into lottery_bet (order_id, merchant, member_id, cash_kind, clearing_kind, game, issue, play, numbers,
                             combinations, unit_minor, multiple, stake_minor, discount_minor, half_paid, prize_group, rebate_milli,
                             price_list, largest_payout_minor, closes_at, draws_at, created_at, chase_id)
      select p_order.id, p_order.merchant, p_order.member_id, p_cash_kind, p_clearing_kind, l.line->>'game', l.line->>'issue',
             l.line->>'play', l.line->'numbers', (l.line->>'combinations')::int, (l.line->>'unit')::bigint,
             (l.line->>'multiple')::int, (l.line->>'stake')::bigint, coalesce((l.line->>'discount')::bigint, 0),
             coalesce(l.line->'halfPaid', '[]'), coalesce((l.line->>'prizeGroup')::int, 1940),
             coalesce((l.line->>'rebateMilli')::int, 0), l.line->>'priceList', (l.line->>'largestPayout')::bigint,
             to_timestamp((l.line->>'closesAt')::double precision / 1000),
             to_timestamp((l.line->>'drawsAt')::double precision / 1000), p_at, p_chase
      from jsonb_array_elements(p_lines) with ordinality as l (line, place) order by l.place
      returning *)
  select jsonb_agg(jsonb_set(bet_movement(p::lottery_bet, 'lottery-bet:', 'bet', -p.stake_minor), '{lines,0,kind}',
                             to_jsonb(p_from_kind)) order by p.id) into v_movements
    from placed p;
  perform post_movements(p_order.merchant, v_movements, p_at);
end $$;

-- Without what this release worked out of it, as in 0015. An order from before this migration names no group: it had the base.
create or replace function lines_as_sent(p_lines jsonb) returns jsonb language sql immutable as $$
  select jsonb_agg(l.line - 'priceList' - 'largestPayout' - 'combinations' - 'stake' - 'discount' - 'rebateMilli' - 'closesAt' - 'drawsAt'
                   - case when l.line->>'prizeGroup' = '1940' then '{prizeGroup}' else '{}' end::text[] order by l.place)
  from jsonb_array_elements(p_lines) with ordinality as l (line, place)
$$;

-- The account of the house that pays rebates: of real money an expense, as every rebate is.
create function lottery_rebate_house(p_bet lottery_bet) returns text language sql immutable as $$
  select case p_bet.cash_kind when 'player_cash' then 'bonus_expense' else p_bet.clearing_kind end
$$;

-- The rebate of a settled bet, as post_movements takes it.
create function bet_rebate_movement(p_bet lottery_bet) returns jsonb language sql immutable as $$
  select jsonb_set(bet_movement(p_bet, 'lottery-rebate:', 'rebate', p_bet.rebate_minor), '{lines,1,kind}',
                   to_jsonb(lottery_rebate_house(p_bet)))
$$;

-- As in 0012, with the rebate of each bet: `rebate` of p_results, of what was at risk in the end.
create or replace function settle_lottery_bets(p_merchant text, p_results jsonb, p_drawn jsonb, p_at timestamptz) returns int
language plpgsql as $$
declare
  v_ids bigint[];
  v_movements jsonb;
begin
  select array_agg(b.id) into v_ids from (
    select id from lottery_bet
    where id in (select (r->>'id')::bigint from jsonb_array_elements(p_results) r) and merchant = p_merchant and status = 'pending'
    order by id for update) b;
  if v_ids is null then return 0; end if;

  insert into settled_stake (merchant, member_id, source, category, stake_minor, cash_stake_minor, cash_payout_minor,
                             first_entry_id, bet_at, settled_at)
    select b.merchant, b.member_id, 'lottery:' || b.id, 'LOTT', b.stake_minor - r.returned, b.stake_minor - r.returned,
           r.payout - r.returned, (select min(e.id) from ledger_entry e where e.movement_id = m.id), b.created_at, p_at
    from jsonb_to_recordset(p_results) as r (id bigint, payout bigint, returned bigint)
    join lottery_bet b on b.id = r.id
    join ledger_movement m on m.merchant = b.merchant and m.key = 'lottery-bet:' || b.id
    where b.id = any(v_ids) and b.cash_kind = 'player_cash' and b.stake_minor > r.returned
    order by b.id;

  update lottery_bet b set status = r.status, payout_minor = r.payout, rebate_minor = coalesce(r.rebate, 0), drawn = p_drawn,
                           settled_at = p_at, stuck_at = null, stuck_reason = null
    from jsonb_to_recordset(p_results) as r (id bigint, status text, payout bigint, rebate bigint)
    where b.id = r.id and b.id = any(v_ids);

  -- A stake that comes back is no payout: it was never at risk in the end.
  select jsonb_agg(m.movement order by m.id, m.place) into v_movements from (
    select b.id, 1 as place,
           bet_movement(b, 'lottery-result:', case b.status when 'tie' then 'rollback' else 'payout' end, b.payout_minor) as movement
      from lottery_bet b where b.id = any(v_ids) and b.payout_minor > 0
    union all
    select b.id, 2, bet_rebate_movement(b) from lottery_bet b where b.id = any(v_ids) and b.rebate_minor > 0) m;
  -- Last, so that accounts are locked for the shortest time; 64 is above the rows that bets of players meet.
  if v_movements is not null then perform post_movements(p_merchant, v_movements, p_at, 64); end if;
  return cardinality(v_ids);
end $$;

-- As take_lottery_payout of 0017, for any amount that the player has received for a bet, under p_key and out of p_house.
create function take_from_lottery_player(
  p_bet lottery_bet, p_key text, p_kind text, p_amount bigint, p_house text, p_at timestamptz
) returns void language plpgsql as $$
declare
  v_owner text := 'player:' || p_bet.member_id;
  v_cash bigint;
  v_owed bigint;
begin
  select coalesce(sum(balance_minor), 0) into v_cash from ledger_account
    where merchant = p_bet.merchant and owner = v_owner and kind = p_bet.cash_kind;
  v_cash := least(v_cash, p_amount);
  v_owed := case when p_bet.cash_kind = 'player_cash' then p_amount - v_cash else 0 end;
  if v_cash + v_owed > 0 then
    perform post_movement(p_bet.merchant, p_key || p_bet.id, p_kind,
      (select jsonb_agg(line) from (values
          (jsonb_build_object('owner', v_owner, 'kind', p_bet.cash_kind, 'amount', -v_cash)),
          (jsonb_build_object('owner', v_owner, 'kind', 'player_claim', 'amount', -v_owed)),
          (jsonb_build_object('owner', 'house', 'kind', p_house, 'amount', v_cash + v_owed))) as l (line)
        where (line->>'amount')::bigint <> 0),
      'lottery:' || p_bet.game || ':' || p_bet.issue, jsonb_build_object('bet', p_bet.id), p_at);
  end if;
  if v_owed > 0 then
    insert into payment_claim (merchant, member_id, reference, amount_minor, open_minor, at)
      values (p_bet.merchant, p_bet.member_id, 'lottery:' || p_bet.game || ':' || p_bet.issue, v_owed, v_owed, p_at);
    perform notify_console('deposit-changed', p_bet.merchant, null);
  end if;
end $$;

create or replace function take_lottery_payout(p_bet lottery_bet, p_at timestamptz) returns void language sql as $$
  select take_from_lottery_player(p_bet, 'lottery-void-payout:', 'payout-corrected', p_bet.payout_minor, p_bet.clearing_kind, p_at)
$$;

-- A rebate below zero, so that figures of teams count none in the end.
create function take_lottery_rebate(p_bet lottery_bet, p_at timestamptz) returns void language sql as $$
  select take_from_lottery_player(p_bet, 'lottery-void-rebate:', 'rebate', p_bet.rebate_minor, lottery_rebate_house(p_bet), p_at)
$$;

-- As in 0017; a rebate is taken back with the payout.
create or replace function refund_lottery_bets(p_ids bigint[], p_at timestamptz)
returns table (member bigint, moved bigint, owed bigint) language plpgsql as $$
declare
  v_bets lottery_bet[];
  v_bet lottery_bet;
  v_movements jsonb;
begin
  select array_agg(l.bet order by (l.bet).member_id, (l.bet).id) into v_bets from (
    select bet from lottery_bet bet where id = any(p_ids) and status in ('pending', 'won', 'lost', 'tie')
    order by id for update) l;
  if v_bets is null then return; end if;

  perform correct_settled_stake(s.source, 'void', -s.stake_minor, -s.cash_stake_minor, -s.cash_payout_minor, p_at)
    from unnest(v_bets) b join settled_stake s on s.source = 'lottery:' || b.id order by b.member_id, b.id;

  update lottery_bet b set
      status = case when v.voided_at < b.closes_at then 'cancelled-by-system' else 'refunded' end,
      payout_minor = b.stake_minor, rebate_minor = 0, drawn = null, settled_at = p_at, stuck_at = null, stuck_reason = null
    from unnest(v_bets) o join lottery_void_issue v on v.merchant = o.merchant and v.game = o.game and v.issue = o.issue
    where b.id = o.id;

  -- A tie has its stake back already, or a part of it.
  select jsonb_agg(bet_movement(b, 'lottery-void:', 'rollback', b.stake_minor - case b.status when 'tie' then b.payout_minor else 0 end)
                   order by b.member_id, b.id) into v_movements
    from unnest(v_bets) b where b.status <> 'tie' or b.payout_minor < b.stake_minor;
  if v_movements is not null then perform post_movements(v_bets[1].merchant, v_movements, p_at); end if;
  foreach v_bet in array v_bets loop
    if v_bet.status = 'won' then perform take_lottery_payout(v_bet, p_at); end if;
    if v_bet.rebate_minor > 0 then perform take_lottery_rebate(v_bet, p_at); end if;
  end loop;

  return query
    select b.member_id,
           coalesce(sum((line->>'amount')::bigint) filter (where line->>'kind' = b.cash_kind), 0)::bigint,
           (-coalesce(sum((line->>'amount')::bigint) filter (where line->>'kind' = 'player_claim'), 0))::bigint
    from unnest(v_bets) b
    join ledger_movement m on m.merchant = b.merchant and m.key in ('lottery-void:' || b.id, 'lottery-void-payout:' || b.id, 'lottery-void-rebate:' || b.id)
    cross join jsonb_array_elements(m.lines) line
    where line->>'owner' = 'player:' || b.member_id
    group by b.member_id order by b.member_id;
end $$;
