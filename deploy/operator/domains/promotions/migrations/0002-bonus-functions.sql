-- A deposit bonus lives in the player's bonus purse until its rolling is done, then becomes cash. Cash is staked first
-- (games' wallet), so the deposit itself never turns into bonus money.

-- The product category of a bet; lottery's movements need not name it.
create function movement_category(p_meta jsonb, p_lines jsonb) returns text language sql immutable as $$
  select coalesce(p_meta->>'category', case when p_lines @> '[{"kind": "lottery_clearing"}]' then 'LOTT' else '' end)
$$;

-- What a bet and all that follows from it have in common: the bet of a lottery, the round of a game.
create function movement_round(p_meta jsonb, p_reference text) returns text language sql immutable as $$
  select coalesce('bet:' || (p_meta->>'bet'), p_reference)
$$;

-- Stakes after an entry, weighted by category. A bet that was taken back counts nothing.
create function bonus_turnover(p_merchant text, p_member bigint, p_contribution jsonb, p_after_entry bigint)
returns bigint language sql stable as $$
  select coalesce(sum(floor(greatest(round.staked, 0) * c.percent / 100)), 0)::bigint
  from (select movement_category(m.meta, m.lines) as category, -sum(e.amount_minor) as staked
        from ledger_account a
        join ledger_entry e on e.account_id = a.id and e.id > p_after_entry
        join ledger_movement m on m.id = e.movement_id and m.kind in ('bet', 'rollback')
        where a.merchant = p_merchant and a.owner = 'player:' || p_member and a.kind in ('player_cash', 'player_bonus')
        group by movement_category(m.meta, m.lines), movement_round(m.meta, m.reference)) round
  join jsonb_to_recordset(p_contribution) as c (category text, percent int) on c.category = round.category
$$;

create function bonus_balance(p_merchant text, p_member bigint) returns bigint language sql stable as $$
  select coalesce(max(balance_minor), 0) from ledger_account
  where merchant = p_merchant and owner = 'player:' || p_member and kind = 'player_bonus'
$$;

-- Empties the bonus purse: into cash when it was earned, back to the house otherwise.
create function empty_bonus_purse(p_claim promotion_claim, p_to_cash boolean, p_key text, p_at timestamptz)
returns void language plpgsql as $$
declare
  v_owner text := 'player:' || p_claim.member_id;
  v_balance bigint;
begin
  -- In the order in which a bet locks them, so that the two never wait for each other.
  perform 1 from ledger_account where merchant = p_claim.merchant and owner = v_owner
    and kind in ('player_cash', 'player_bonus', 'trial_cash') order by id for update;
  v_balance := bonus_balance(p_claim.merchant, p_claim.member_id);
  if v_balance = 0 then
    return;
  end if;
  perform post_movement(p_claim.merchant, p_key, case when p_to_cash then 'bonus-release' else 'bonus-forfeit' end,
    jsonb_build_array(
      jsonb_build_object('owner', v_owner, 'kind', 'player_bonus', 'amount', -v_balance),
      jsonb_build_object('owner', case when p_to_cash then v_owner else 'house' end,
        'kind', case when p_to_cash then 'player_cash' else 'bonus_expense' end, 'amount', v_balance)),
    'promotion:' || p_claim.promotion_id, jsonb_build_object('claimId', p_claim.id), p_at);
end $$;

create function end_bonus(p_claim promotion_claim, p_status text, p_done bigint, p_at timestamptz)
returns void language plpgsql as $$
begin
  perform empty_bonus_purse(p_claim, p_status = 'released', 'promotion-claim:' || p_claim.id || ':' || p_status, p_at);
  update promotion_claim set status = p_status, done_minor = p_done, ended_at = p_at where id = p_claim.id;
end $$;

-- Whether a running round may still bring bonus money back.
create function has_open_bonus_stake(p_member bigint) returns boolean language sql stable as $$
  select exists (select 1 from game_round r where r.member_id = p_member and r.status = 'open'
    and exists (select 1 from wallet_transaction t where t.provider = r.provider and t.round_id = r.round_id
                and t.kind = 'bet' and t.status = 'OK' and not t.is_rolled_back and t.bonus_minor > 0))
$$;

-- Ends an active claim when it is due: rolled through, out of time, or used up. Answers the status it has then.
create function settle_bonus(p_claim_id bigint, p_at timestamptz) returns text language plpgsql as $$
declare
  v promotion_claim;
  v_done bigint;
  v_status text;
begin
  select * into v from promotion_claim where id = p_claim_id for update;
  if not found or v.status <> 'active' then
    return v.status;
  end if;
  v_done := bonus_turnover(v.merchant, v.member_id, v.contribution, v.after_entry_id);
  v_status := case
    when v_done >= v.required_minor then 'released'
    when p_at >= v.expires_at then 'expired'
    when bonus_balance(v.merchant, v.member_id) = 0 and not has_open_bonus_stake(v.member_id) then 'spent'
    else 'active' end;
  if v_status <> 'active' then
    perform end_bonus(v, v_status, v_done, p_at);
  end if;
  return v_status;
end $$;

-- Gives a bonus up. Cash stays as it is. False when there is nothing to give up any more.
create function forfeit_bonus(p_claim_id bigint, p_at timestamptz) returns boolean language plpgsql as $$
declare
  v promotion_claim;
begin
  if settle_bonus(p_claim_id, p_at) is distinct from 'active' then
    return false;
  end if;
  select * into strict v from promotion_claim where id = p_claim_id;
  perform end_bonus(v, 'forfeited', bonus_turnover(v.merchant, v.member_id, v.contribution, v.after_entry_id), p_at);
  return true;
end $$;

-- A round that ends after its bonus did may still pay into the purse: that money follows the bonus. Answers how many purses.
create function sweep_bonus_purses(p_at timestamptz) returns int language plpgsql as $$
declare
  v promotion_claim;
  v_count int := 0;
begin
  for v in
    select distinct on (c.member_id) c.* from promotion_claim c
    join ledger_account a on a.merchant = c.merchant and a.owner = 'player:' || c.member_id and a.kind = 'player_bonus'
      and a.balance_minor > 0
    where c.deposit_id is not null
      and not exists (select 1 from promotion_claim o where o.member_id = c.member_id and o.status = 'active')
    order by c.member_id, c.id desc
  loop
    perform 1 from promotion_claim where id = v.id for update;
    perform empty_bonus_purse(v, v.status in ('released', 'spent'), 'promotion-claim:' || v.id || ':late:' ||
      (select max(e.id) from ledger_entry e join ledger_account a on a.id = e.account_id
       where a.merchant = v.merchant and a.owner = 'player:' || v.member_id and a.kind = 'player_bonus'), p_at);
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
