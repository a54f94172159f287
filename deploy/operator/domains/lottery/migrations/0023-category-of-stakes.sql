-- As in 0020, with the category that the betting record has: bets on electronic games count as such for missions, shares of a
-- bonus, rebates and cashback. Stakes from before this migration keep theirs.
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
    select b.merchant, b.member_id, 'lottery:' || b.id, case g.prize_mode when 'ELOTT' then 'ELOTT' else 'LOTT' end,
           b.stake_minor - r.returned, b.stake_minor - r.returned,
           r.payout - r.returned + coalesce(r.rebate, 0), (select min(e.id) from ledger_entry e where e.movement_id = m.id),
           b.created_at, p_at
    from jsonb_to_recordset(p_results) as r (id bigint, payout bigint, returned bigint, rebate bigint)
    join lottery_bet b on b.id = r.id
    join lottery_game g on g.merchant = b.merchant and g.code = b.game
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
