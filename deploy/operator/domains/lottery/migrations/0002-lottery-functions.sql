-- Each change of a bet is one function call and one transaction, money included.
-- Raises TD001 lottery.issue.closed, TD002 lottery.bet.unknown, TD003 lottery.bet.settled,
--   TL002 duplicate.mismatch, and the ledger's own.

create function lottery_movement(
  p_bet lottery_bet, p_key text, p_kind text, p_to_player bigint, p_at timestamptz
) returns void language plpgsql as $$
begin
  perform post_movement(p_bet.merchant, p_key || p_bet.id, p_kind, jsonb_build_array(
    jsonb_build_object('owner', 'player:' || p_bet.member_id, 'kind', p_bet.cash_kind, 'amount', p_to_player),
    jsonb_build_object('owner', 'house', 'kind', p_bet.clearing_kind, 'amount', -p_to_player)),
    'lottery:' || p_bet.game || ':' || p_bet.issue, jsonb_build_object('bet', p_bet.id), p_at);
end $$;

-- p_lines: [{"game", "issue", "play", "numbers", "combinations", "unit", "multiple", "stake", "closesAt", "drawsAt"}, …],
-- times in milliseconds. All lines or none; the id of the order, old or new.
create function place_lottery_order(
  p_merchant text, p_member bigint, p_request uuid, p_cash_kind text, p_clearing_kind text, p_lines jsonb, p_at timestamptz
) returns bigint language plpgsql as $$
declare
  v_order lottery_order;
  v_closed jsonb;
  v_bet lottery_bet;
  v_line jsonb;
begin
  -- A concurrent copy waits here until the first one has committed or gone.
  insert into lottery_order (merchant, member_id, request_id, lines, created_at)
    values (p_merchant, p_member, p_request, p_lines, p_at)
    on conflict (member_id, request_id) do nothing returning * into v_order;
  if not found then
    select * into strict v_order from lottery_order where member_id = p_member and request_id = p_request;
    if v_order.lines is distinct from p_lines then
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

  for v_line in select line from jsonb_array_elements(p_lines) with ordinality as l (line, place) order by place loop
    insert into lottery_bet (order_id, merchant, member_id, cash_kind, clearing_kind, game, issue, play, numbers,
                             combinations, unit_minor, multiple, stake_minor, closes_at, draws_at, created_at)
      values (v_order.id, p_merchant, p_member, p_cash_kind, p_clearing_kind, v_line->>'game', v_line->>'issue',
              v_line->>'play', v_line->'numbers', (v_line->>'combinations')::int, (v_line->>'unit')::bigint,
              (v_line->>'multiple')::int, (v_line->>'stake')::bigint,
              to_timestamp((v_line->>'closesAt')::double precision / 1000),
              to_timestamp((v_line->>'drawsAt')::double precision / 1000), p_at)
      returning * into v_bet;
    perform lottery_movement(v_bet, 'lottery-bet:', 'bet', -v_bet.stake_minor, p_at);
  end loop;
  return v_order.id;
end $$;

-- p_status: won, lost or tie. False when the bet is no longer pending.
create function settle_lottery_bet(p_id bigint, p_status text, p_payout bigint, p_drawn jsonb, p_at timestamptz)
returns boolean language plpgsql as $$
declare
  v_bet lottery_bet;
begin
  select * into v_bet from lottery_bet where id = p_id for update;
  if not found then raise exception 'lottery.bet.unknown' using errcode = 'TD002'; end if;
  if v_bet.status <> 'pending' then return false; end if;
  if p_payout > 0 then
    -- A stake that comes back is no payout: it was never at risk in the end.
    perform lottery_movement(v_bet, 'lottery-result:', case p_status when 'tie' then 'rollback' else 'payout' end, p_payout, p_at);
  end if;
  update lottery_bet set status = p_status, payout_minor = p_payout, drawn = p_drawn, settled_at = p_at where id = p_id;
  return true;
end $$;

create function cancel_lottery_bet(p_id bigint, p_member bigint, p_at timestamptz) returns boolean language plpgsql as $$
declare
  v_bet lottery_bet;
begin
  select * into v_bet from lottery_bet where id = p_id and member_id = p_member for update;
  if not found then raise exception 'lottery.bet.unknown' using errcode = 'TD002'; end if;
  if v_bet.status = 'cancelled' then return false; end if;
  if v_bet.status <> 'pending' then raise exception 'lottery.bet.settled' using errcode = 'TD003'; end if;
  if v_bet.closes_at <= p_at then raise exception 'lottery.issue.closed' using errcode = 'TD001'; end if;
  perform lottery_movement(v_bet, 'lottery-cancel:', 'rollback', v_bet.stake_minor, p_at);
  update lottery_bet set status = 'cancelled', payout_minor = stake_minor, settled_at = p_at where id = p_id;
  return true;
end $$;
