-- Chases: the same slip on several issues of a game (ADR 75). The money of all issues is held at the order. An issue takes
-- its part of it when it is bet; what is not bet is released. Ordered = held + staked + released, at all times.

insert into ledger_account_kind (kind, may_be_negative) values ('chase_hold', false), ('trial_chase_hold', false);

create table lottery_chase (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  member_id bigint not null references member (id),
  request_id uuid not null,
  -- As asked for, to tell a repeated order from another one under the same id.
  asked jsonb not null,
  -- Where the money came from and goes back to: real or trial money.
  cash_kind text not null,
  hold_kind text not null,
  clearing_kind text not null,
  game text not null,
  -- The slip, before the multiple of an issue: [{"playCode", "numbers", "combinations", "unit", "multiple"}, …].
  lines jsonb not null,
  price_list text not null references lottery_price_list (id),
  strategy text not null,
  stops_on_win boolean not null,
  -- Where the player was: each issue asks again whether that is allowed.
  country text not null,
  ordered_minor bigint not null check (ordered_minor > 0),
  staked_minor bigint not null default 0 check (staked_minor >= 0),
  released_minor bigint not null default 0 check (released_minor >= 0),
  status text not null default 'running' check (status in ('running', 'won', 'finished', 'cancelled', 'stopped')),
  reason text,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (member_id, request_id),
  foreign key (merchant, game) references lottery_game (merchant, code),
  check (staked_minor + released_minor <= ordered_minor),
  check ((status = 'running') = (ended_at is null)),
  check (status = 'running' or staked_minor + released_minor = ordered_minor)
);
create index lottery_chase_by_member on lottery_chase (member_id, id desc);
create index lottery_chase_running on lottery_chase (id) where status = 'running';

create table lottery_chase_issue (
  chase_id bigint not null references lottery_chase (id),
  -- From 1.
  position int not null,
  issue text not null,
  multiple int not null check (multiple > 0),
  stake_minor bigint not null check (stake_minor > 0),
  -- When the issue before it closes.
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'placed', 'skipped', 'released')),
  reason text,
  order_id bigint unique references lottery_order (id),
  primary key (chase_id, position),
  unique (chase_id, issue),
  check ((status = 'placed') = (order_id is not null))
);
create index lottery_chase_issue_waiting on lottery_chase_issue (opens_at) where status = 'waiting';

alter table lottery_bet add column chase_id bigint references lottery_chase (id);
create index lottery_bet_of_chase on lottery_bet (chase_id) where chase_id is not null;

-- The chase is part of what its member's open pages show of bets.
create trigger lottery_chase_notified after insert or update on lottery_chase
  for each row execute function member_changed('bet');

-- The bets of an order, placed in one step; their stakes come out of p_from_kind and go back to p_cash_kind.
create function insert_lottery_bets(
  p_order lottery_order, p_cash_kind text, p_from_kind text, p_clearing_kind text, p_lines jsonb, p_chase bigint, p_at timestamptz
) returns void language plpgsql as $$
declare
  v_movements jsonb;
begin
  with placed as (
    insert into lottery_bet (order_id, merchant, member_id, cash_kind, clearing_kind, game, issue, play, numbers,
                             combinations, unit_minor, multiple, stake_minor, price_list, largest_payout_minor,
                             closes_at, draws_at, created_at, chase_id)
      select p_order.id, p_order.merchant, p_order.member_id, p_cash_kind, p_clearing_kind, l.line->>'game', l.line->>'issue',
             l.line->>'play', l.line->'numbers', (l.line->>'combinations')::int, (l.line->>'unit')::bigint,
             (l.line->>'multiple')::int, (l.line->>'stake')::bigint, l.line->>'priceList', (l.line->>'largestPayout')::bigint,
             to_timestamp((l.line->>'closesAt')::double precision / 1000),
             to_timestamp((l.line->>'drawsAt')::double precision / 1000), p_at, p_chase
      from jsonb_array_elements(p_lines) with ordinality as l (line, place) order by l.place
      returning *)
  select jsonb_agg(jsonb_set(bet_movement(p::lottery_bet, 'lottery-bet:', 'bet', -p.stake_minor), '{lines,0,kind}',
                             to_jsonb(p_from_kind)) order by p.id) into v_movements
    from placed p;
  perform post_movements(p_order.merchant, v_movements, p_at);
end $$;

create function refuse_closed_lines(p_lines jsonb, p_at timestamptz) returns void language plpgsql as $$
declare
  v_closed jsonb;
begin
  select jsonb_agg(l.place - 1 order by l.place) into v_closed
    from jsonb_array_elements(p_lines) with ordinality as l (line, place)
    where to_timestamp((l.line->>'closesAt')::double precision / 1000) <= p_at;
  if v_closed is not null then
    raise exception 'lottery.issue.closed' using errcode = 'TD001', detail = jsonb_build_object('lines', v_closed)::text;
  end if;
end $$;

-- As in 0012; the bets are inserted by a function of their own.
create or replace function place_lottery_order(
  p_merchant text, p_member bigint, p_request uuid, p_cash_kind text, p_clearing_kind text, p_lines jsonb, p_at timestamptz
) returns bigint language plpgsql as $$
declare
  v_order lottery_order;
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
  perform refuse_closed_lines(p_lines, p_at);
  perform insert_lottery_bets(v_order, p_cash_kind, p_cash_kind, p_clearing_kind, p_lines, null, p_at);
  return v_order.id;
end $$;

create function chase_movement(p_chase lottery_chase, p_step text, p_kind text, p_to_cash bigint, p_at timestamptz)
returns void language sql as $$
  select post_movement(p_chase.merchant, 'lottery-chase:' || p_chase.id || ':' || p_step, p_kind, jsonb_build_array(
    jsonb_build_object('owner', 'player:' || p_chase.member_id, 'kind', p_chase.cash_kind, 'amount', p_to_cash),
    jsonb_build_object('owner', 'player:' || p_chase.member_id, 'kind', p_chase.hold_kind, 'amount', -p_to_cash)),
    'chase:' || p_chase.game || ':' || p_chase.id, jsonb_build_object('chase', p_chase.id), p_at)
$$;

-- p_terms: the columns of lottery_chase. p_issues: [{"issue", "multiple", "stake", "opensAt", "closesAt", "drawsAt"}, …] in
-- order, times in milliseconds. Holds the money of all of them; nothing is bet yet.
create function order_lottery_chase(p_terms jsonb, p_issues jsonb, p_at timestamptz) returns bigint language plpgsql as $$
declare
  v_chase lottery_chase;
begin
  insert into lottery_chase (merchant, member_id, request_id, asked, cash_kind, hold_kind, clearing_kind, game, lines,
                             price_list, strategy, stops_on_win, country, ordered_minor, created_at)
    select t.merchant, t.member_id, t.request_id, t.asked, t.cash_kind, t.hold_kind, t.clearing_kind, t.game, t.lines,
           t.price_list, t.strategy, t.stops_on_win, t.country,
           (select sum((issue->>'stake')::bigint) from jsonb_array_elements(p_issues) issue), p_at
    from jsonb_populate_record(null::lottery_chase, p_terms) t
    returning * into v_chase;
  insert into lottery_chase_issue (chase_id, position, issue, multiple, stake_minor, opens_at, closes_at, draws_at)
    select v_chase.id, i.place, i.one->>'issue', (i.one->>'multiple')::int, (i.one->>'stake')::bigint,
           to_timestamp((i.one->>'opensAt')::double precision / 1000),
           to_timestamp((i.one->>'closesAt')::double precision / 1000),
           to_timestamp((i.one->>'drawsAt')::double precision / 1000)
    from jsonb_array_elements(p_issues) with ordinality as i (one, place);
  perform chase_movement(v_chase, 'hold', 'chase-hold', -v_chase.ordered_minor, p_at);
  return v_chase.id;
end $$;

-- Bets one issue out of the held money. Null when it is bet already, skipped or released, or the chase has ended.
create function place_chase_issue(p_chase bigint, p_position int, p_lines jsonb, p_at timestamptz) returns bigint
language plpgsql as $$
declare
  v_chase lottery_chase;
  v_issue lottery_chase_issue;
  v_order lottery_order;
begin
  select * into v_chase from lottery_chase where id = p_chase for update;
  if not found then raise exception 'lottery.chase.unknown' using errcode = 'TD002'; end if;
  select * into strict v_issue from lottery_chase_issue where chase_id = p_chase and position = p_position;
  if v_chase.status <> 'running' or v_issue.status <> 'waiting' then return null; end if;
  perform refuse_closed_lines(p_lines, p_at);
  insert into lottery_order (merchant, member_id, request_id, lines, created_at)
    values (v_chase.merchant, v_chase.member_id, gen_random_uuid(), p_lines, p_at) returning * into v_order;
  perform insert_lottery_bets(v_order, v_chase.cash_kind, v_chase.hold_kind, v_chase.clearing_kind, p_lines, p_chase, p_at);
  update lottery_chase_issue set status = 'placed', order_id = v_order.id where chase_id = p_chase and position = p_position;
  update lottery_chase set staked_minor = staked_minor + v_issue.stake_minor where id = p_chase;
  return v_order.id;
end $$;

-- Gives the money of issues back that still wait, up to p_last. Answers how much, 0 for none.
create function release_chase_issues(p_chase lottery_chase, p_last int, p_status text, p_reason text, p_at timestamptz)
returns bigint language plpgsql as $$
declare
  v_first int;
  v_amount bigint;
begin
  with gone as (
    update lottery_chase_issue set status = p_status, reason = p_reason
      where chase_id = p_chase.id and status = 'waiting' and position <= p_last returning position, stake_minor)
  select min(position), coalesce(sum(stake_minor), 0) into v_first, v_amount from gone;
  if v_amount > 0 then
    -- An issue waits no more once it is released, so its position names the movement.
    perform chase_movement(p_chase, 'release:' || v_first, 'chase-released', v_amount, p_at);
    update lottery_chase set released_minor = released_minor + v_amount where id = p_chase.id;
  end if;
  return v_amount;
end $$;

-- Leaves issues out, up to p_last; the chase goes on.
create function skip_chase_issues(p_chase bigint, p_last int, p_reason text, p_at timestamptz) returns bigint
language plpgsql as $$
declare
  v_chase lottery_chase;
begin
  select * into v_chase from lottery_chase where id = p_chase for update;
  if v_chase.status is distinct from 'running' then return 0; end if;
  return release_chase_issues(v_chase, p_last, 'skipped', p_reason, p_at);
end $$;

-- Ends a chase and releases what is held. False when it has ended before.
create function end_lottery_chase(p_chase bigint, p_status text, p_reason text, p_at timestamptz) returns boolean
language plpgsql as $$
declare
  v_chase lottery_chase;
begin
  select * into v_chase from lottery_chase where id = p_chase for update;
  if not found then raise exception 'lottery.chase.unknown' using errcode = 'TD002'; end if;
  if v_chase.status <> 'running' then return false; end if;
  perform release_chase_issues(v_chase, 2147483647, 'released', p_reason, p_at);
  update lottery_chase set status = p_status, reason = p_reason, ended_at = p_at where id = p_chase;
  return true;
end $$;
