-- An issue that was declared void: nothing more is bet on it, it has no result, and every bet on it is refunded (ADR 78).

create table lottery_void_issue (
  merchant text not null,
  game text not null,
  issue text not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  reason text not null check (reason <> ''),
  voided_at timestamptz not null,
  -- When the last of its bets was refunded.
  refunded_at timestamptz,
  primary key (merchant, game, issue),
  foreign key (merchant, game) references lottery_game (merchant, code)
);
create index lottery_void_issue_to_refund on lottery_void_issue (voided_at) where refunded_at is null;

-- cancelled: by the player; cancelled-by-system: the issue was declared void before it closed; refunded: the stake came back
-- after it had closed.
alter table lottery_bet drop constraint lottery_bet_status_check;
alter table lottery_bet add constraint lottery_bet_status_check
  check (status in ('pending', 'won', 'lost', 'tie', 'cancelled', 'cancelled-by-system', 'refunded'));

-- As in 0008, with the new states.
create or replace function bet_status(p_status text, p_payout bigint) returns text language sql immutable as $$
  select case when p_status = 'pending' then 'open' when p_status in ('cancelled', 'cancelled-by-system', 'refunded') then 'void'
    when p_status = 'tie' then 'tie'
    else case when coalesce(p_payout, 0) > 0 then 'won' else 'lost' end end
$$;

-- A player can cancel before the close only, so these stakes came back because their bets could not be settled.
alter table lottery_bet disable trigger user;
update lottery_bet set status = 'refunded' where status = 'cancelled' and settled_at >= closes_at;
alter table lottery_bet enable trigger user;

-- As in 0004; the state says who gave the stake back.
create or replace function return_stuck_bet(p_id bigint, p_at timestamptz) returns boolean language plpgsql as $$
declare
  v_bet lottery_bet;
begin
  select * into v_bet from lottery_bet where id = p_id for update;
  if not found then raise exception 'lottery.bet.unknown' using errcode = 'TD002'; end if;
  if v_bet.status <> 'pending' or v_bet.stuck_at is null then return false; end if;
  perform lottery_movement(v_bet, 'lottery-cancel:', 'rollback', v_bet.stake_minor, p_at);
  update lottery_bet set status = 'refunded', payout_minor = stake_minor, settled_at = p_at,
                         stuck_at = null, stuck_reason = null where id = p_id;
  return true;
end $$;

-- Who bets on an issue or settles it shares this lock until the transaction ends; who declares it void waits for all of them
-- and for nobody else.
create function lottery_issue_lock(p_merchant text, p_game text, p_issue text) returns bigint language sql immutable as $$
  select hashtextextended('lottery-issue:' || p_merchant || ':' || p_game || ':' || p_issue, 0)
$$;

-- Whether an issue counts, and goes on counting until this transaction ends.
create function hold_lottery_issue(p_merchant text, p_game text, p_issue text) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(lottery_issue_lock(p_merchant, p_game, p_issue));
  return not exists (select 1 from lottery_void_issue v where v.merchant = p_merchant and v.game = p_game and v.issue = p_issue);
end $$;

-- False when it is void already.
create function void_lottery_issue(
  p_merchant text, p_game text, p_issue text, p_closes_at timestamptz, p_draws_at timestamptz, p_reason text, p_at timestamptz
) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(lottery_issue_lock(p_merchant, p_game, p_issue));
  insert into lottery_void_issue (merchant, game, issue, closes_at, draws_at, reason, voided_at)
    values (p_merchant, p_game, p_issue, p_closes_at, p_draws_at, p_reason, p_at) on conflict do nothing;
  return found;
end $$;

-- Settles bets of one issue, see settle_lottery_bets; none of an issue that is void.
create function settle_lottery_issue(
  p_merchant text, p_game text, p_issue text, p_results jsonb, p_drawn jsonb, p_at timestamptz
) returns int language plpgsql as $$
begin
  if not hold_lottery_issue(p_merchant, p_game, p_issue) then return 0; end if;
  return settle_lottery_bets(p_merchant, p_results, p_drawn, p_at);
end $$;

-- Takes the payout of a bet back that has counted. What is not in the player's wallet any more becomes a claim, as of a
-- corrected round; play money of a trial is never owed.
create function take_lottery_payout(p_bet lottery_bet, p_at timestamptz) returns void language plpgsql as $$
declare
  v_owner text := 'player:' || p_bet.member_id;
  v_cash bigint;
  v_owed bigint;
begin
  select coalesce(sum(balance_minor), 0) into v_cash from ledger_account
    where merchant = p_bet.merchant and owner = v_owner and kind = p_bet.cash_kind;
  v_cash := least(v_cash, p_bet.payout_minor);
  v_owed := case when p_bet.cash_kind = 'player_cash' then p_bet.payout_minor - v_cash else 0 end;
  if v_cash + v_owed > 0 then
    perform post_movement(p_bet.merchant, 'lottery-void-payout:' || p_bet.id, 'payout-corrected',
      (select jsonb_agg(line) from (values
          (jsonb_build_object('owner', v_owner, 'kind', p_bet.cash_kind, 'amount', -v_cash)),
          (jsonb_build_object('owner', v_owner, 'kind', 'player_claim', 'amount', -v_owed)),
          (jsonb_build_object('owner', 'house', 'kind', p_bet.clearing_kind, 'amount', v_cash + v_owed))) as l (line)
        where (line->>'amount')::bigint <> 0),
      'lottery:' || p_bet.game || ':' || p_bet.issue, jsonb_build_object('bet', p_bet.id), p_at);
  end if;
  if v_owed > 0 then
    insert into payment_claim (merchant, member_id, reference, amount_minor, open_minor, at)
      values (p_bet.merchant, p_bet.member_id, 'lottery:' || p_bet.game || ':' || p_bet.issue, v_owed, v_owed, p_at);
    perform notify_console('deposit-changed', p_bet.merchant, null);
  end if;
end $$;

-- Refunds bets of a void issue: the stake comes back, a payout is taken back, and what the bet has counted for is counted no
-- more. Answers by member what has moved in the wallet and what is owed, in minor units; a bet that was given back before is
-- left as it is.
create function refund_lottery_bets(p_ids bigint[], p_at timestamptz)
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
      payout_minor = b.stake_minor, drawn = null, settled_at = p_at, stuck_at = null, stuck_reason = null
    from unnest(v_bets) o join lottery_void_issue v on v.merchant = o.merchant and v.game = o.game and v.issue = o.issue
    where b.id = o.id;

  -- A tie has its stake back already, or a part of it.
  select jsonb_agg(bet_movement(b, 'lottery-void:', 'rollback', b.stake_minor - case b.status when 'tie' then b.payout_minor else 0 end)
                   order by b.member_id, b.id) into v_movements
    from unnest(v_bets) b where b.status <> 'tie' or b.payout_minor < b.stake_minor;
  if v_movements is not null then perform post_movements(v_bets[1].merchant, v_movements, p_at); end if;
  foreach v_bet in array v_bets loop
    if v_bet.status = 'won' then perform take_lottery_payout(v_bet, p_at); end if;
  end loop;

  return query
    select b.member_id,
           coalesce(sum((line->>'amount')::bigint) filter (where line->>'kind' = b.cash_kind), 0)::bigint,
           (-coalesce(sum((line->>'amount')::bigint) filter (where line->>'kind' = 'player_claim'), 0))::bigint
    from unnest(v_bets) b
    join ledger_movement m on m.merchant = b.merchant and m.key in ('lottery-void:' || b.id, 'lottery-void-payout:' || b.id)
    cross join jsonb_array_elements(m.lines) line
    where line->>'owner' = 'player:' || b.member_id
    group by b.member_id order by b.member_id;
end $$;
