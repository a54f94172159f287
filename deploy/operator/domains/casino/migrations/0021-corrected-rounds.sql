-- A provider may correct what a closed round pays, or take the whole round back (void). Both are booked as differences;
-- what is not in the player's wallet any more becomes a claim, so that no wallet goes below zero.

alter table wallet_transaction
  drop constraint wallet_transaction_kind_check,
  add constraint wallet_transaction_kind_check check (kind in ('bet', 'win', 'rollback', 'end-round', 'resettle', 'void'));
-- Of the newest correction: an older one that arrives later changes nothing.
alter table game_round add column revision int not null default 0;

-- A claim is of a reversed payment or of a corrected round.
alter table payment_claim
  alter column payment_id drop not null,
  -- What the claim is about, where there is no payment: `round:<round>`.
  add column reference text,
  add constraint payment_claim_cause check ((payment_id is null) <> (reference is null));

create or replace function settle_claim(p_id bigint, p_how text, p_by text, p_at timestamptz) returns bigint language plpgsql as $$
declare
  v payment_claim;
  v_amount bigint;
begin
  select * into v from payment_claim where id = p_id for update;
  if not found then raise exception 'claim.unknown' using errcode = 'TW002'; end if;
  v_amount := v.open_minor;
  if p_how = 'collect' then
    select least(v_amount, coalesce(sum(balance_minor), 0)) into v_amount from ledger_account
      where merchant = v.merchant and owner = 'player:' || v.member_id and kind = 'player_cash';
  end if;
  if v_amount = 0 then return 0; end if;
  perform post_movement(v.merchant, 'claim:' || p_id || ':' || v.open_minor,
    case p_how when 'collect' then 'claim-collected' else 'claim-written-off' end,
    jsonb_build_array(
      jsonb_build_object('owner', 'player:' || v.member_id, 'kind', 'player_claim', 'amount', v_amount),
      case p_how when 'collect'
        then jsonb_build_object('owner', 'player:' || v.member_id, 'kind', 'player_cash', 'amount', -v_amount)
        else jsonb_build_object('owner', 'house', 'kind', 'claim_loss', 'amount', -v_amount) end),
    coalesce(v.reference, (select d.reference from payment p join deposit d on d.id = p.deposit_id where p.id = v.payment_id)),
    '{}', p_at);
  update payment_claim set open_minor = v.open_minor - v_amount,
    closed_at = case when v.open_minor = v_amount then p_at end, closed_by = p_by where id = p_id;
  perform notify_console('deposit-changed', v.merchant, null);
  return v_amount;
end $$;

create or replace function add_wallet_total() returns trigger language plpgsql as $$
declare
  v_stake bigint := case new.kind when 'bet' then new.amount_minor when 'rollback' then -(new.cash_minor + new.bonus_minor) else 0 end;
  v_win bigint := case when new.kind = 'win' then new.amount_minor
    when new.kind in ('resettle', 'void') then new.cash_minor + new.bonus_minor else 0 end;
begin
  if v_stake <> 0 or v_win <> 0 then
    insert into wallet_total as t (provider, shard, stakes_minor, wins_minor)
      values (new.provider, new.member_id % 16, v_stake, v_win)
      on conflict (provider, shard) do update set
        stakes_minor = t.stakes_minor + v_stake, wins_minor = t.wins_minor + v_win;
  end if;
  return null;
end $$;

-- The round of a correction, locked. `refusal` is the answer where there is nothing to correct.
create function wallet_round_to_correct(p jsonb, out round game_round, out refusal text) language plpgsql as $$
begin
  select * into round from game_round where provider = p->>'provider' and round_id = p->>'roundId' for update;
  refusal := case
    when round.round_id is null then 'TX_NOT_FOUND'
    when round.member_id <> (p->>'memberId')::bigint or round.merchant <> p->>'merchant' or round.code <> p->>'code' then 'BAD_REQUEST'
    -- Play money of a trial is never corrected, and a wallet at a vendor is corrected by the vendor.
    when (p->>'isTrial')::boolean or round.vendor_wallet is not null then 'BAD_REQUEST' end;
end $$;

-- What a round has staked and paid so far, by the wallet that it came from and went to.
create function wallet_round_sums(p jsonb, out staked bigint, out staked_cash bigint, out paid_cash bigint, out paid_bonus bigint)
language sql stable as $$
  select coalesce(sum(cash_minor + bonus_minor) filter (where kind = 'bet' and not is_rolled_back), 0)::bigint,
         coalesce(sum(cash_minor) filter (where kind = 'bet' and not is_rolled_back), 0)::bigint,
         coalesce(sum(cash_minor) filter (where kind in ('win', 'resettle')), 0)::bigint,
         coalesce(sum(bonus_minor) filter (where kind in ('win', 'resettle')), 0)::bigint
  from wallet_transaction where provider = p->>'provider' and round_id = p->>'roundId' and status = 'OK'
$$;

-- Books the differences to what a round has paid. Cash that is gone becomes a claim. Bonus money that is gone is taken from
-- cash if its bonus has become cash; otherwise the house has it already. Answers the movement; null where nothing moves.
create function wallet_correct(p jsonb, p_cash bigint, p_bonus bigint, p_now timestamptz) returns bigint language plpgsql as $$
declare
  v_owner text := 'player:' || (p->>'memberId');
  v_cash bigint;
  v_bonus bigint;
  -- What cash has to give, or gets.
  v_due bigint;
  v_claim payment_claim;
  v_settled bigint;
  v_movement bigint;
begin
  if p_cash = 0 and p_bonus = 0 then
    return null;
  end if;
  -- Locked in the order in which a bet locks them, so that nobody else can spend what is counted here.
  perform 1 from ledger_account where merchant = p->>'merchant' and owner = v_owner
    and kind in ('player_cash', 'player_bonus', 'trial_cash') order by id for update;
  select coalesce(sum(balance_minor) filter (where kind = 'player_cash'), 0),
         coalesce(sum(balance_minor) filter (where kind = 'player_bonus'), 0)
    into v_cash, v_bonus
    from ledger_account where merchant = p->>'merchant' and owner = v_owner;
  v_bonus := greatest(p_bonus, -v_bonus);
  v_due := p_cash;
  if p_bonus < v_bonus and bonus_became_cash((p->>'memberId')::bigint) then
    v_due := p_cash + p_bonus - v_bonus;
  end if;
  v_cash := greatest(v_due, -v_cash);
  -- What the player still owes of this round is settled first.
  for v_claim in
    select * from payment_claim where member_id = (p->>'memberId')::bigint and reference = 'round:' || (p->>'roundId')
      and open_minor > 0 order by id for update
  loop
    exit when v_cash <= 0;
    v_settled := least(v_cash, v_claim.open_minor);
    v_cash := v_cash - v_settled;
    update payment_claim set open_minor = open_minor - v_settled,
        closed_at = case when open_minor = v_settled then p_now end, closed_by = 'system' where id = v_claim.id;
  end loop;
  v_movement := (post_movement(p->>'merchant', 'game:' || (p->>'provider') || ':' || (p->>'txId'), 'payout-corrected',
    (select jsonb_agg(line) from (values
        (jsonb_build_object('owner', v_owner, 'kind', 'player_cash', 'amount', v_cash)),
        (jsonb_build_object('owner', v_owner, 'kind', 'player_bonus', 'amount', v_bonus)),
        (jsonb_build_object('owner', v_owner, 'kind', 'player_claim', 'amount', v_due - v_cash)),
        (jsonb_build_object('owner', 'house', 'kind', 'bonus_expense', 'amount', p_cash + p_bonus - v_due - v_bonus)),
        (jsonb_build_object('owner', 'house', 'kind', 'game_clearing', 'amount', -(p_cash + p_bonus)))) as l (line)
      where (line->>'amount')::bigint <> 0),
    'round:' || (p->>'roundId'),
    jsonb_build_object('code', p->>'code', 'roundId', p->>'roundId', 'provider', p->>'provider', 'category', p->>'category', 'vassalage', p->>'vassalage'),
    p_now)->>'id')::bigint;
  if v_due < v_cash then
    insert into payment_claim (merchant, member_id, reference, amount_minor, open_minor, at)
      values (p->>'merchant', (p->>'memberId')::bigint, 'round:' || (p->>'roundId'), v_cash - v_due, v_cash - v_due, p_now);
    perform notify_console('deposit-changed', p->>'merchant', null);
  end if;
  return v_movement;
end $$;

-- Sets what a round pays in all, whether it was closed or not. The newest revision counts, in whatever order they arrive.
create function wallet_resettle(p jsonb, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  v_known jsonb := wallet_claim(p, 'resettle', p_now);
  v_found record;
  v_round game_round;
  v_sums record;
  v_amount bigint := (p->>'amount')::bigint;
  v_source text := 'round:' || (p->>'provider') || ':' || (p->>'roundId');
  v_bonus bigint;
  v_cash_change bigint;
  v_bonus_change bigint;
  v_movement bigint;
begin
  if v_known is not null then
    return v_known;
  end if;
  select * into v_found from wallet_round_to_correct(p);
  v_round := v_found.round;
  if v_found.refusal is not null then
    return wallet_settle(p, v_found.refusal);
  elsif v_round.status = 'void' then
    return wallet_settle(p, 'ROUND_CLOSED');
  elsif v_round.revision >= (p->>'revision')::int then
    return wallet_settle(p, 'OUTDATED');
  end if;
  select * into v_sums from wallet_round_sums(p);
  v_bonus := coalesce(floor(v_amount::numeric * (v_sums.staked - v_sums.staked_cash) / nullif(v_sums.staked, 0)), 0);
  v_bonus_change := v_bonus - v_sums.paid_bonus;
  v_cash_change := v_amount - v_bonus - v_sums.paid_cash;
  -- Before the movement: the wagering of a bonus is locked before ledger accounts everywhere.
  if v_round.status = 'open' then
    perform record_round_stake(p->>'provider', p->>'roundId', v_cash_change, p_now);
  elsif v_cash_change <> 0 then
    perform correct_settled_stake(v_source, p->>'txId', 0, 0, v_cash_change, p_now);
  end if;
  v_movement := wallet_correct(p, v_cash_change, v_bonus_change, p_now);
  update wallet_transaction set cash_minor = v_cash_change, bonus_minor = v_bonus_change
    where provider = p->>'provider' and tx_id = p->>'txId';
  update game_round set won_minor = v_amount, status = 'closed', ended_at = p_now, revision = (p->>'revision')::int
    where provider = p->>'provider' and round_id = p->>'roundId';
  return wallet_settle(p, 'OK', v_movement);
end $$;

-- Takes a round back, also after it was closed: every stake returns to where it came from, then what was paid is taken.
create function wallet_void(p jsonb, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  v_known jsonb := wallet_claim(p, 'void', p_now);
  v_found record;
  v_round game_round;
  v_sums record;
  v_bet wallet_transaction;
  v_return jsonb;
  v_movement bigint;
begin
  if v_known is not null then
    return v_known;
  end if;
  select * into v_found from wallet_round_to_correct(p);
  v_round := v_found.round;
  if v_found.refusal is not null then
    return wallet_settle(p, v_found.refusal);
  elsif v_round.status = 'void' then
    return wallet_settle(p, 'OK');
  end if;
  select * into v_sums from wallet_round_sums(p);
  perform correct_settled_stake('round:' || (p->>'provider') || ':' || (p->>'roundId'), p->>'txId',
    -v_sums.staked, -v_sums.staked_cash, -v_sums.paid_cash, p_now);
  for v_bet in
    select * from wallet_transaction where provider = p->>'provider' and round_id = p->>'roundId'
      and kind = 'bet' and status = 'OK' and not is_rolled_back order by tx_id
  loop
    -- As a rollback of the bet would be booked; the id is derived, so that it is booked once.
    v_return := p || jsonb_build_object('txId', left('void-' || v_bet.tx_id, 64), 'refTxId', v_bet.tx_id, 'amount', 0);
    perform wallet_claim(v_return, 'rollback', p_now);
    v_movement := wallet_post(v_return, 'rollback', v_bet.cash_minor, v_bet.bonus_minor, p_now);
    update wallet_transaction set cash_minor = v_bet.cash_minor, bonus_minor = v_bet.bonus_minor
      where provider = p->>'provider' and tx_id = v_return->>'txId';
    perform wallet_settle(v_return, 'OK', v_movement);
    update wallet_transaction set is_rolled_back = true where provider = p->>'provider' and tx_id = v_bet.tx_id;
  end loop;
  v_movement := wallet_correct(p, -v_sums.paid_cash, -v_sums.paid_bonus, p_now);
  update wallet_transaction set cash_minor = -v_sums.paid_cash, bonus_minor = -v_sums.paid_bonus
    where provider = p->>'provider' and tx_id = p->>'txId';
  update game_round set stake_minor = 0, won_minor = 0, status = 'void', ended_at = p_now
    where provider = p->>'provider' and round_id = p->>'roundId';
  return wallet_settle(p, 'OK', v_movement);
end $$;
