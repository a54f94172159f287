-- Bets of an issue are found by it whatever their state: a refund must not read those of all other issues.
create index lottery_bet_by_issue on lottery_bet (merchant, game, issue, member_id, id);
-- Those that wait are found by it as well.
drop index lottery_bet_of_issue;

-- As in 0018. What counts as paid for a bet is with its rebate, so that nobody is given a loss back that the rebate gave back
-- already. Rows of members are written by member, as refunds write them.
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
           r.payout - r.returned + coalesce(r.rebate, 0), (select min(e.id) from ledger_entry e where e.movement_id = m.id),
           b.created_at, p_at
    from jsonb_to_recordset(p_results) as r (id bigint, payout bigint, returned bigint, rebate bigint)
    join lottery_bet b on b.id = r.id
    join ledger_movement m on m.merchant = b.merchant and m.key = 'lottery-bet:' || b.id
    where b.id = any(v_ids) and b.cash_kind = 'player_cash' and b.stake_minor > r.returned
    order by b.member_id, b.id;

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

-- As in 0018; stakes go back out of a row of the house's account that no bet meets, as results are paid.
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
  if v_movements is not null then perform post_movements(v_bets[1].merchant, v_movements, p_at, 64); end if;
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
