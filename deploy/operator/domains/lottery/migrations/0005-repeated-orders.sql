-- A repeated order is told by what the client sent, not by what this release worked out of it.
create function lines_as_sent(p_lines jsonb) returns jsonb language sql immutable as $$
  select jsonb_agg(l.line - 'priceList' - 'largestPayout' - 'combinations' - 'stake' - 'closesAt' - 'drawsAt' order by l.place)
  from jsonb_array_elements(p_lines) with ordinality as l (line, place)
$$;

create or replace function place_lottery_order(
  p_merchant text, p_member bigint, p_request uuid, p_cash_kind text, p_clearing_kind text, p_lines jsonb, p_at timestamptz
) returns bigint language plpgsql as $$
declare
  v_order lottery_order;
  v_closed jsonb;
  v_bet lottery_bet;
  v_line jsonb;
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
  for v_line in select line from jsonb_array_elements(p_lines) with ordinality as l (line, place) order by place loop
    insert into lottery_bet (order_id, merchant, member_id, cash_kind, clearing_kind, game, issue, play, numbers,
                             combinations, unit_minor, multiple, stake_minor, price_list, largest_payout_minor,
                             closes_at, draws_at, created_at)
      values (v_order.id, p_merchant, p_member, p_cash_kind, p_clearing_kind, v_line->>'game', v_line->>'issue',
              v_line->>'play', v_line->'numbers', (v_line->>'combinations')::int, (v_line->>'unit')::bigint,
              (v_line->>'multiple')::int, (v_line->>'stake')::bigint, v_line->>'priceList', (v_line->>'largestPayout')::bigint,
              to_timestamp((v_line->>'closesAt')::double precision / 1000),
              to_timestamp((v_line->>'drawsAt')::double precision / 1000), p_at)
      returning * into v_bet;
    perform lottery_movement(v_bet, 'lottery-bet:', 'bet', -v_bet.stake_minor, p_at);
  end loop;
  return v_order.id;
end $$;
