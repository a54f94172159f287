-- The seamless wallet. Each function is one request of a provider in one transaction: idempotency row, round,
-- wallet rows and double entry together, or nothing. p carries provider, txId, refTxId, merchant, memberId, isTrial,
-- code, roundId, launchId, amount, closesRound.

-- Claims a transaction id. A concurrent copy waits here until the first one has committed.
-- Answers null when the id is fresh, else the stored status or DUPLICATE_MISMATCH.
create function wallet_claim(p jsonb, p_kind text, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  v_fields jsonb := jsonb_build_object('kind', p_kind, 'amount', (p->>'amount')::bigint, 'roundId', p->>'roundId',
    'code', p->>'code', 'memberId', (p->>'memberId')::bigint, 'refTxId', p->>'refTxId', 'closesRound', p->'closesRound');
  v_stored wallet_transaction;
begin
  insert into wallet_transaction (provider, tx_id, kind, fields, round_id, ref_tx_id, merchant, member_id, amount_minor, status, at)
    values (p->>'provider', p->>'txId', p_kind, v_fields, p->>'roundId', p->>'refTxId', p->>'merchant',
            (p->>'memberId')::bigint, (p->>'amount')::bigint, 'PENDING', p_now)
    on conflict do nothing;
  if found then
    return null;
  end if;
  select * into strict v_stored from wallet_transaction where provider = p->>'provider' and tx_id = p->>'txId';
  -- A tombstone: the rollback of this bet was here first.
  if v_stored.status = 'TOMBSTONE' then
    return jsonb_build_object('status', 'ROUND_CLOSED');
  end if;
  if v_stored.fields <> v_fields then
    return jsonb_build_object('status', 'DUPLICATE_MISMATCH');
  end if;
  return jsonb_build_object('status', v_stored.status, 'movementId', v_stored.movement_id);
end $$;

create function wallet_settle(p jsonb, p_status text, p_movement bigint default null) returns jsonb language plpgsql as $$
begin
  update wallet_transaction set status = p_status, movement_id = p_movement
    where provider = p->>'provider' and tx_id = p->>'txId';
  return jsonb_build_object('status', p_status, 'movementId', p_movement);
end $$;

-- Posts what a request does to the books: cash and bonus of the player against the game clearing of the house.
create function wallet_post(p jsonb, p_kind text, p_cash bigint, p_bonus bigint, p_now timestamptz) returns bigint
language plpgsql as $$
declare
  v_owner text := 'player:' || (p->>'memberId');
  v_trial boolean := (p->>'isTrial')::boolean;
  v_lines jsonb := jsonb_build_array(
    jsonb_build_object('owner', v_owner, 'kind', case when v_trial then 'trial_cash' else 'player_cash' end, 'amount', p_cash),
    jsonb_build_object('owner', 'house', 'kind', case when v_trial then 'trial_clearing' else 'game_clearing' end, 'amount', -(p_cash + p_bonus)));
begin
  if p_bonus <> 0 then
    v_lines := v_lines || jsonb_build_object('owner', v_owner, 'kind', 'player_bonus', 'amount', p_bonus);
  end if;
  return (post_movement(p->>'merchant', 'game:' || (p->>'provider') || ':' || (p->>'txId'), p_kind, v_lines,
    'round:' || (p->>'roundId'),
    jsonb_build_object('code', p->>'code', 'roundId', p->>'roundId', 'provider', p->>'provider', 'category', p->>'category', 'vassalage', p->>'vassalage'),
    p_now)->>'id')::bigint;
end $$;

create function wallet_bet(p jsonb, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  v_known jsonb := wallet_claim(p, 'bet', p_now);
  v_round game_round;
  v_amount bigint := (p->>'amount')::bigint;
  v_cash bigint;
  v_bonus bigint := 0;
  v_movement bigint;
begin
  if v_known is not null then
    return v_known;
  end if;
  select * into v_round from game_round where provider = p->>'provider' and round_id = p->>'roundId' for update;
  if found then
    if v_round.member_id <> (p->>'memberId')::bigint or v_round.code <> p->>'code' then
      return wallet_settle(p, 'BAD_REQUEST');
    elsif v_round.status <> 'open' then
      return wallet_settle(p, 'ROUND_CLOSED');
    end if;
  end if;

  -- Cash first, the rest from bonus; both rows are locked, so nobody else can spend what is counted here.
  perform 1 from ledger_account where merchant = p->>'merchant' and owner = 'player:' || (p->>'memberId')
    and kind in ('player_cash', 'player_bonus', 'trial_cash') order by id for update;
  select coalesce(max(balance_minor), 0) into v_cash from ledger_account
    where merchant = p->>'merchant' and owner = 'player:' || (p->>'memberId')
      and kind = case when (p->>'isTrial')::boolean then 'trial_cash' else 'player_cash' end;
  if not (p->>'isTrial')::boolean then
    select coalesce(max(balance_minor), 0) into v_bonus from ledger_account
      where merchant = p->>'merchant' and owner = 'player:' || (p->>'memberId') and kind = 'player_bonus';
  end if;
  if v_cash + v_bonus < v_amount then
    return wallet_settle(p, 'INSUFFICIENT_FUNDS');
  end if;
  v_cash := least(v_cash, v_amount);
  v_bonus := v_amount - v_cash;

  v_movement := wallet_post(p, 'bet', -v_cash, -v_bonus, p_now);
  update wallet_transaction set cash_minor = v_cash, bonus_minor = v_bonus
    where provider = p->>'provider' and tx_id = p->>'txId';
  insert into game_round (provider, round_id, merchant, member_id, code, launch_id, status, stake_minor, started_at)
    values (p->>'provider', p->>'roundId', p->>'merchant', (p->>'memberId')::bigint, p->>'code', p->>'launchId', 'open', v_amount, p_now)
    on conflict (provider, round_id) do update set stake_minor = game_round.stake_minor + v_amount;
  return wallet_settle(p, 'OK', v_movement);
end $$;

-- Pays into the buckets that the round's bets came from; whole minor units, what is left over is cash.
create function wallet_win(p jsonb, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  v_known jsonb := wallet_claim(p, 'win', p_now);
  v_round game_round;
  v_bet wallet_transaction;
  v_amount bigint := (p->>'amount')::bigint;
  v_staked bigint;
  v_staked_bonus bigint;
  v_bonus bigint;
  v_movement bigint;
begin
  if v_known is not null then
    return v_known;
  end if;
  select * into v_round from game_round where provider = p->>'provider' and round_id = p->>'roundId' for update;
  select * into v_bet from wallet_transaction where provider = p->>'provider' and tx_id = p->>'refTxId' and kind = 'bet' and status = 'OK';
  if v_round.round_id is null or v_bet.tx_id is null or v_bet.round_id <> v_round.round_id then
    return wallet_settle(p, 'TX_NOT_FOUND');
  elsif v_round.status <> 'open' or v_bet.is_rolled_back then
    return wallet_settle(p, 'ROUND_CLOSED');
  end if;
  if v_amount > 0 then
    select sum(cash_minor + bonus_minor), sum(bonus_minor) into v_staked, v_staked_bonus from wallet_transaction
      where provider = p->>'provider' and round_id = p->>'roundId' and kind = 'bet' and status = 'OK' and not is_rolled_back;
    v_bonus := floor(v_amount::numeric * v_staked_bonus / nullif(v_staked, 0));
    v_bonus := coalesce(v_bonus, 0);
    v_movement := wallet_post(p, 'payout', v_amount - v_bonus, v_bonus, p_now);
    update wallet_transaction set cash_minor = v_amount - v_bonus, bonus_minor = v_bonus
      where provider = p->>'provider' and tx_id = p->>'txId';
  end if;
  update game_round set won_minor = won_minor + v_amount,
      status = case when (p->>'closesRound')::boolean then 'closed' else status end,
      ended_at = case when (p->>'closesRound')::boolean then p_now else ended_at end
    where provider = p->>'provider' and round_id = p->>'roundId';
  return wallet_settle(p, 'OK', v_movement);
end $$;

create function wallet_rollback(p jsonb, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  v_known jsonb := wallet_claim(p, 'rollback', p_now);
  v_bet wallet_transaction;
  v_round game_round;
  v_movement bigint;
begin
  if v_known is not null then
    return v_known;
  end if;
  -- Unknown so far: the tombstone refuses the bet should it still arrive. A bet under way is waited for here.
  insert into wallet_transaction (provider, tx_id, kind, fields, round_id, merchant, member_id, amount_minor, status, at)
    values (p->>'provider', p->>'refTxId', 'bet', '{}', p->>'roundId', p->>'merchant', (p->>'memberId')::bigint, 0, 'TOMBSTONE', p_now)
    on conflict do nothing;
  if found then
    return wallet_settle(p, 'OK');
  end if;
  select * into strict v_bet from wallet_transaction where provider = p->>'provider' and tx_id = p->>'refTxId' for update;
  if v_bet.kind <> 'bet' or v_bet.round_id <> p->>'roundId' or v_bet.member_id <> (p->>'memberId')::bigint then
    return wallet_settle(p, 'BAD_REQUEST');
  elsif v_bet.status <> 'OK' or v_bet.is_rolled_back then
    return wallet_settle(p, 'OK');
  end if;
  select * into v_round from game_round where provider = p->>'provider' and round_id = p->>'roundId' for update;
  if v_round.status = 'closed' or v_round.won_minor > 0 then
    return wallet_settle(p, 'ROUND_CLOSED');
  end if;
  v_movement := wallet_post(p, 'rollback', v_bet.cash_minor, v_bet.bonus_minor, p_now);
  update wallet_transaction set is_rolled_back = true where provider = p->>'provider' and tx_id = p->>'refTxId';
  update wallet_transaction set cash_minor = v_bet.cash_minor, bonus_minor = v_bet.bonus_minor
    where provider = p->>'provider' and tx_id = p->>'txId';
  update game_round set stake_minor = stake_minor - v_bet.amount_minor,
      status = case when stake_minor = v_bet.amount_minor then 'void' else status end,
      ended_at = case when stake_minor = v_bet.amount_minor then p_now else ended_at end
    where provider = p->>'provider' and round_id = p->>'roundId';
  return wallet_settle(p, 'OK', v_movement);
end $$;

create function wallet_end_round(p jsonb, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  v_known jsonb := wallet_claim(p, 'end-round', p_now);
begin
  if v_known is not null then
    return v_known;
  end if;
  update game_round set status = 'closed', ended_at = p_now
    where provider = p->>'provider' and round_id = p->>'roundId' and member_id = (p->>'memberId')::bigint and status = 'open';
  if found or exists (select 1 from game_round where provider = p->>'provider' and round_id = p->>'roundId') then
    return wallet_settle(p, 'OK');
  end if;
  return wallet_settle(p, 'TX_NOT_FOUND');
end $$;
