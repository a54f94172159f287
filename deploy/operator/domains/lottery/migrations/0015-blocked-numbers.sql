-- Numbers of a play that pay half, or are not taken: in one issue, or in all where it is null.
create table lottery_blocked_number (
  id bigint generated always as identity primary key,
  merchant text not null,
  game text not null,
  issue text,
  play text not null,
  number text not null,
  is_closed boolean not null,
  created_at timestamptz not null,
  foreign key (merchant, game) references lottery_game (merchant, code),
  constraint lottery_blocked_number_once unique nulls not distinct (merchant, game, issue, play, number)
);

-- What the play leaves off the stake, and the numbers of the bet that pay half, as its player has seen them.
alter table lottery_bet add column discount_minor bigint not null default 0 check (discount_minor >= 0);
alter table lottery_bet add column half_paid jsonb not null default '[]';
alter table lottery_bet drop constraint lottery_bet_check;
alter table lottery_bet add constraint lottery_bet_stake
  check (stake_minor = unit_minor * multiple * combinations - discount_minor);

-- As in 0014, with the discount and the half-paid numbers of each line. The bets of an order, placed in one step; their stakes come out of p_from_kind and go back to p_cash_kind.
create or replace function insert_lottery_bets(
  p_order lottery_order, p_cash_kind text, p_from_kind text, p_clearing_kind text, p_lines jsonb, p_chase bigint, p_at timestamptz
) returns void language plpgsql as $$
declare
  v_movements jsonb;
begin
  with placed as (
    insert into lottery_bet (order_id, merchant, member_id, cash_kind, clearing_kind, game, issue, play, numbers,
                             combinations, unit_minor, multiple, stake_minor, discount_minor, half_paid, price_list,
                             largest_payout_minor, closes_at, draws_at, created_at, chase_id)
      select p_order.id, p_order.merchant, p_order.member_id, p_cash_kind, p_clearing_kind, l.line->>'game', l.line->>'issue',
             l.line->>'play', l.line->'numbers', (l.line->>'combinations')::int, (l.line->>'unit')::bigint,
             (l.line->>'multiple')::int, (l.line->>'stake')::bigint, coalesce((l.line->>'discount')::bigint, 0),
             coalesce(l.line->'halfPaid', '[]'), l.line->>'priceList', (l.line->>'largestPayout')::bigint,
             to_timestamp((l.line->>'closesAt')::double precision / 1000),
             to_timestamp((l.line->>'drawsAt')::double precision / 1000), p_at, p_chase
      from jsonb_array_elements(p_lines) with ordinality as l (line, place) order by l.place
      returning *)
  select jsonb_agg(jsonb_set(bet_movement(p::lottery_bet, 'lottery-bet:', 'bet', -p.stake_minor), '{lines,0,kind}',
                             to_jsonb(p_from_kind)) order by p.id) into v_movements
    from placed p;
  perform post_movements(p_order.merchant, v_movements, p_at);
end $$;

-- Without what this release worked out of it, as in 0005.
create or replace function lines_as_sent(p_lines jsonb) returns jsonb language sql immutable as $$
  select jsonb_agg(l.line - 'priceList' - 'largestPayout' - 'combinations' - 'stake' - 'discount' - 'closesAt' - 'drawsAt' order by l.place)
  from jsonb_array_elements(p_lines) with ordinality as l (line, place)
$$;
