-- The lines of an order that were not bet because their issues had closed: their places among all lines, from 0.
alter table lottery_order add column closed_lines int[] not null default '{}';

-- As in 0014, with the lines that are not bet; an operator of an earlier release names none.
drop function place_lottery_order(text, bigint, uuid, text, text, jsonb, timestamptz);
create function place_lottery_order(
  p_merchant text, p_member bigint, p_request uuid, p_cash_kind text, p_clearing_kind text, p_lines jsonb, p_at timestamptz,
  p_closed int[] default '{}'
) returns bigint language plpgsql as $$
declare
  v_order lottery_order;
  v_open jsonb;
begin
  insert into lottery_order (merchant, member_id, request_id, lines, closed_lines, created_at)
    values (p_merchant, p_member, p_request, p_lines, p_closed, p_at)
    on conflict (member_id, request_id) do nothing returning * into v_order;
  if not found then
    select * into strict v_order from lottery_order where member_id = p_member and request_id = p_request;
    if lines_as_sent(v_order.lines) is distinct from lines_as_sent(p_lines) then
      raise exception 'duplicate.mismatch' using errcode = 'TL002';
    end if;
    return v_order.id;
  end if;
  select jsonb_agg(l.line order by l.place) into strict v_open
    from jsonb_array_elements(p_lines) with ordinality as l (line, place) where l.place - 1 <> all (p_closed);
  perform refuse_closed_lines(v_open, p_at);
  perform insert_lottery_bets(v_order, p_cash_kind, p_cash_kind, p_clearing_kind, v_open, null, p_at);
  return v_order.id;
end $$;
