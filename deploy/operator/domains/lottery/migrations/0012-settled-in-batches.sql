-- The bets of an issue are settled many at once, and those of an order are placed in one step: the ledger locks each
-- account once for all of them.

create index lottery_bet_of_issue on lottery_bet (merchant, game, issue, member_id, id)
  where status = 'pending' and stuck_at is null;

-- The movement of a bet, as post_movements takes it.
create function bet_movement(p_bet lottery_bet, p_key text, p_kind text, p_to_player bigint) returns jsonb
language sql immutable as $$
  select jsonb_build_object('key', p_key || p_bet.id, 'kind', p_kind, 'lines', jsonb_build_array(
      jsonb_build_object('owner', 'player:' || p_bet.member_id, 'kind', p_bet.cash_kind, 'amount', p_to_player),
      jsonb_build_object('owner', 'house', 'kind', p_bet.clearing_kind, 'amount', -p_to_player)),
    'reference', 'lottery:' || p_bet.game || ':' || p_bet.issue, 'meta', jsonb_build_object('bet', p_bet.id))
$$;

create or replace function lottery_movement(
  p_bet lottery_bet, p_key text, p_kind text, p_to_player bigint, p_at timestamptz
) returns void language sql as $$
  select post_movements(p_bet.merchant, jsonb_build_array(bet_movement(p_bet, p_key, p_kind, p_to_player)), p_at)
$$;

-- As in 0005; the lines become bets together.
create or replace function place_lottery_order(
  p_merchant text, p_member bigint, p_request uuid, p_cash_kind text, p_clearing_kind text, p_lines jsonb, p_at timestamptz
) returns bigint language plpgsql as $$
declare
  v_order lottery_order;
  v_closed jsonb;
  v_movements jsonb;
begin
  insert into lottery_order (merchant, member_id, request_id, lines, created_at)
    values (p_merchant, p_member, p_request, p_lines, p_at)
    on conflict (member_id, request_id) do nothing returning * into v_order;
  if not found then
    select * into strict v_order from lottery_order where member_id = p_member and request_id = p_request;
    if lines_as_sent(v_order.lines) is distinct from lines_as_sent(p_lines) then
      raise exception 'duplicate.mismatch' using errcode = 'TL002';
    end if;
    return v_order.id;
  end if;
  select jsonb_agg(l.place - 1 order by l.place) into v_closed
    from jsonb_array_elements(p_lines) with ordinality as l (line, place)
    where to_timestamp((l.line->>'closesAt')::double precision / 1000) <= p_at;
  if v_closed is not null then
    raise exception 'lottery.issue.closed' using errcode = 'TD001', detail = jsonb_build_object('lines', v_closed)::text;
  end if;
  with placed as (
    insert into lottery_bet (order_id, merchant, member_id, cash_kind, clearing_kind, game, issue, play, numbers,
                             combinations, unit_minor, multiple, stake_minor, price_list, largest_payout_minor,
                             closes_at, draws_at, created_at)
      select v_order.id, p_merchant, p_member, p_cash_kind, p_clearing_kind, l.line->>'game', l.line->>'issue',
             l.line->>'play', l.line->'numbers', (l.line->>'combinations')::int, (l.line->>'unit')::bigint,
             (l.line->>'multiple')::int, (l.line->>'stake')::bigint, l.line->>'priceList', (l.line->>'largestPayout')::bigint,
             to_timestamp((l.line->>'closesAt')::double precision / 1000),
             to_timestamp((l.line->>'drawsAt')::double precision / 1000), p_at
      from jsonb_array_elements(p_lines) with ordinality as l (line, place) order by l.place
      returning *)
  select jsonb_agg(bet_movement(p::lottery_bet, 'lottery-bet:', 'bet', -p.stake_minor) order by p.id) into v_movements
    from placed p;
  perform post_movements(p_merchant, v_movements, p_at);
  return v_order.id;
end $$;

drop function settle_lottery_bet(bigint, text, bigint, bigint, jsonb, timestamptz);
drop function record_bet_stake(lottery_bet, bigint, bigint, timestamptz);

-- Settles bets of one issue. p_results: [{"id", "status", "payout", "returned"}, …] with status won, lost or tie and amounts
-- in minor units; `returned` is the part of the stake that comes back as a tie: it was not at risk in the end and counts for
-- nothing. Returns how many were settled; a bet that is not pending any more is left as it is.
create function settle_lottery_bets(p_merchant text, p_results jsonb, p_drawn jsonb, p_at timestamptz) returns int
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

  update lottery_bet b set status = r.status, payout_minor = r.payout, drawn = p_drawn, settled_at = p_at,
                           stuck_at = null, stuck_reason = null
    from jsonb_to_recordset(p_results) as r (id bigint, status text, payout bigint)
    where b.id = r.id and b.id = any(v_ids);

  -- A stake that comes back is no payout: it was never at risk in the end.
  select jsonb_agg(bet_movement(b, 'lottery-result:', case b.status when 'tie' then 'rollback' else 'payout' end, b.payout_minor)
                   order by b.id) into v_movements
    from lottery_bet b where b.id = any(v_ids) and b.payout_minor > 0;
  -- Last, so that accounts are locked for the shortest time; 64 is above the rows that bets of players meet.
  if v_movements is not null then perform post_movements(p_merchant, v_movements, p_at, 64); end if;
  return cardinality(v_ids);
end $$;
