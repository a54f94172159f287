-- A bet is judged by the prices it was placed at, limits hold per member and issue, a bet that cannot be settled stops no
-- other one, and settled bets become settled stakes.

-- Odds in thousandths by play and option, as they were offered under the id: {"K3:sum": {"*": 1980, …}, …}.
create table lottery_price_list (
  id text primary key,
  odds jsonb not null
);
create trigger lottery_price_list_immutable before update or delete on lottery_price_list
  for each row execute function refuse_change();

-- Null only for bets from before this migration.
alter table lottery_bet add column price_list text references lottery_price_list (id);
-- The most the bet can pay on any draw.
alter table lottery_bet add column largest_payout_minor bigint not null default 0;
-- Since when, and why, a drawn bet cannot be settled; it waits for the console.
alter table lottery_bet add column stuck_at timestamptz;
alter table lottery_bet add column stuck_reason text;

drop index lottery_bet_due;
create index lottery_bet_due on lottery_bet (draws_at) where status = 'pending' and stuck_at is null;
create index lottery_bet_stuck on lottery_bet (id) where status = 'pending' and stuck_at is not null;
create index lottery_bet_open on lottery_bet (member_id, game, issue) where status = 'pending';

-- As in 0002, with the price list and the largest payout of each line.
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

-- p_returned is the part of the stake that comes back as a tie: it was not at risk in the end and counts for nothing.
create function record_bet_stake(p_bet lottery_bet, p_payout bigint, p_returned bigint, p_at timestamptz) returns void
language plpgsql as $$
begin
  if p_bet.cash_kind <> 'player_cash' or p_bet.stake_minor <= p_returned then
    return;
  end if;
  insert into settled_stake (merchant, member_id, source, category, stake_minor, cash_stake_minor, cash_payout_minor,
                             first_entry_id, bet_at, settled_at)
    select p_bet.merchant, p_bet.member_id, 'lottery:' || p_bet.id, 'LOTT', p_bet.stake_minor - p_returned,
           p_bet.stake_minor - p_returned, p_payout - p_returned, min(e.id), p_bet.created_at, p_at
    from ledger_movement m join ledger_entry e on e.movement_id = m.id
    where m.merchant = p_bet.merchant and m.key = 'lottery-bet:' || p_bet.id;
end $$;

-- p_status: won, lost or tie. False when the bet is no longer pending.
drop function settle_lottery_bet(bigint, text, bigint, jsonb, timestamptz);
create function settle_lottery_bet(
  p_id bigint, p_status text, p_payout bigint, p_returned bigint, p_drawn jsonb, p_at timestamptz
) returns boolean language plpgsql as $$
declare
  v_bet lottery_bet;
begin
  select * into v_bet from lottery_bet where id = p_id for update;
  if not found then raise exception 'lottery.bet.unknown' using errcode = 'TD002'; end if;
  if v_bet.status <> 'pending' then return false; end if;
  perform record_bet_stake(v_bet, p_payout, p_returned, p_at);
  if p_payout > 0 then
    perform lottery_movement(v_bet, 'lottery-result:', case p_status when 'tie' then 'rollback' else 'payout' end, p_payout, p_at);
  end if;
  update lottery_bet set status = p_status, payout_minor = p_payout, drawn = p_drawn, settled_at = p_at,
                         stuck_at = null, stuck_reason = null where id = p_id;
  return true;
end $$;

-- Bets that were settled before this migration; a tie counted nothing then either.
do $$
declare
  v_bet lottery_bet;
begin
  for v_bet in select * from lottery_bet where status in ('won', 'lost') order by settled_at loop
    perform record_bet_stake(v_bet, v_bet.payout_minor, 0, v_bet.settled_at);
  end loop;
end $$;
