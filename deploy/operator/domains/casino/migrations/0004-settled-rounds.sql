-- Closed rounds become settled stakes; a win pays only the member whose round it is.

-- Records what a round that closes has staked and won. p_cash_win is the cash part of a win that is being booked.
-- Called before the win is posted: the wagering of a bonus (promotion_claim) is locked before ledger accounts everywhere.
create function record_round_stake(p_provider text, p_round text, p_cash_win bigint, p_now timestamptz) returns void
language plpgsql as $$
begin
  insert into settled_stake (merchant, member_id, source, category, stake_minor, cash_stake_minor, cash_payout_minor,
                             first_entry_id, bet_at, settled_at)
    select r.merchant, r.member_id, 'round:' || p_provider || ':' || p_round,
           coalesce((select m.meta->>'category' from ledger_movement m where m.id = t.first_movement), ''),
           t.staked, t.staked_cash, t.won_cash + p_cash_win,
           (select min(e.id) from ledger_entry e where e.movement_id = t.first_movement), r.started_at, p_now
    from game_round r
    cross join lateral (
      select sum(cash_minor + bonus_minor) filter (where kind = 'bet' and not is_rolled_back) as staked,
             sum(cash_minor) filter (where kind = 'bet' and not is_rolled_back) as staked_cash,
             coalesce(sum(cash_minor) filter (where kind = 'win'), 0) as won_cash,
             min(movement_id) filter (where kind = 'bet' and not is_rolled_back) as first_movement
      from wallet_transaction
      where provider = p_provider and round_id = p_round and status = 'OK' and kind in ('bet', 'win')) t
    join member m on m.id = r.member_id and m.type <> 4
    where r.provider = p_provider and r.round_id = p_round and t.staked > 0;
end $$;

create or replace function wallet_win(p jsonb, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  v_known jsonb := wallet_claim(p, 'win', p_now);
  v_round game_round;
  v_bet wallet_transaction;
  v_amount bigint := (p->>'amount')::bigint;
  v_closes boolean := (p->>'closesRound')::boolean;
  v_staked bigint;
  v_staked_bonus bigint;
  v_bonus bigint := 0;
  v_movement bigint;
begin
  if v_known is not null then
    return v_known;
  end if;
  select * into v_round from game_round where provider = p->>'provider' and round_id = p->>'roundId' for update;
  select * into v_bet from wallet_transaction where provider = p->>'provider' and tx_id = p->>'refTxId' and kind = 'bet' and status = 'OK';
  if v_round.round_id is null or v_bet.tx_id is null or v_bet.round_id <> v_round.round_id then
    return wallet_settle(p, 'TX_NOT_FOUND');
  elsif v_round.member_id <> (p->>'memberId')::bigint or v_round.merchant <> p->>'merchant' or v_round.code <> p->>'code' then
    return wallet_settle(p, 'BAD_REQUEST');
  elsif v_round.status <> 'open' or v_bet.is_rolled_back then
    return wallet_settle(p, 'ROUND_CLOSED');
  end if;
  if v_amount > 0 then
    select sum(cash_minor + bonus_minor), sum(bonus_minor) into v_staked, v_staked_bonus from wallet_transaction
      where provider = p->>'provider' and round_id = p->>'roundId' and kind = 'bet' and status = 'OK' and not is_rolled_back;
    v_bonus := coalesce(floor(v_amount::numeric * v_staked_bonus / nullif(v_staked, 0)), 0);
  end if;
  if v_closes then
    perform record_round_stake(p->>'provider', p->>'roundId', v_amount - v_bonus, p_now);
  end if;
  if v_amount > 0 then
    v_movement := wallet_post(p, 'payout', v_amount - v_bonus, v_bonus, p_now);
    update wallet_transaction set cash_minor = v_amount - v_bonus, bonus_minor = v_bonus
      where provider = p->>'provider' and tx_id = p->>'txId';
  end if;
  update game_round set won_minor = won_minor + v_amount,
      status = case when v_closes then 'closed' else status end,
      ended_at = case when v_closes then p_now else ended_at end
    where provider = p->>'provider' and round_id = p->>'roundId';
  return wallet_settle(p, 'OK', v_movement);
end $$;

create or replace function wallet_end_round(p jsonb, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  v_known jsonb := wallet_claim(p, 'end-round', p_now);
  v_round game_round;
begin
  if v_known is not null then
    return v_known;
  end if;
  select * into v_round from game_round where provider = p->>'provider' and round_id = p->>'roundId' for update;
  if not found then
    return wallet_settle(p, 'TX_NOT_FOUND');
  elsif v_round.member_id <> (p->>'memberId')::bigint or v_round.merchant <> p->>'merchant' then
    return wallet_settle(p, 'BAD_REQUEST');
  end if;
  if v_round.status = 'open' then
    perform record_round_stake(p->>'provider', p->>'roundId', 0, p_now);
    update game_round set status = 'closed', ended_at = p_now
      where provider = p->>'provider' and round_id = p->>'roundId';
  end if;
  return wallet_settle(p, 'OK');
end $$;

-- Rounds that were closed before this migration.
do $$
declare
  v_round game_round;
begin
  for v_round in select * from game_round where status = 'closed' order by ended_at loop
    perform record_round_stake(v_round.provider, v_round.round_id, 0, v_round.ended_at);
  end loop;
end $$;
