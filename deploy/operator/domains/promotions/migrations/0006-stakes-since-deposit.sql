-- Whether a stake was placed after the deposit was credited, by the order of ledger entries: times can be equal or taken
-- before a wait. Cancelled and rolled back stakes are none.
create function has_staked_since(p_merchant text, p_member bigint, p_deposit bigint) returns boolean
language plpgsql stable as $$
begin
  return exists (
    select 1 from ledger_account a
    join ledger_entry e on e.account_id = a.id and e.kind = 'bet' and e.id > (
      select min(d.id) from ledger_movement dm join ledger_entry d on d.movement_id = dm.id
      where dm.merchant = p_merchant and dm.key = 'deposit:' || p_deposit)
    join ledger_movement m on m.id = e.movement_id
    where a.merchant = p_merchant and a.owner = 'player:' || p_member and a.kind in ('player_cash', 'player_bonus')
      and not exists (select 1 from lottery_bet b where b.id = (m.meta->>'bet')::bigint and b.status = 'cancelled')
      and not exists (select 1 from wallet_transaction t where t.provider = m.meta->>'provider'
        and t.round_id = m.meta->>'roundId' and t.movement_id = m.id and t.is_rolled_back));
end $$;

-- Money of an ended bonus that is still in a round, or has just come back from one: no other bonus begins before it is gone.
create function has_bonus_remainder(p_merchant text, p_member bigint) returns boolean language sql stable as $$
  select not exists (select 1 from promotion_claim c where c.member_id = p_member and c.status = 'active')
    and (has_open_bonus_stake(p_member) or bonus_balance(p_merchant, p_member) > 0)
$$;

-- One member at a time, so that no transaction holds the money of many.
drop function sweep_bonus_purses(timestamptz);
create function sweep_bonus_purse(p_member bigint, p_at timestamptz) returns boolean language plpgsql as $$
declare
  v promotion_claim;
begin
  select c.* into v from promotion_claim c where c.member_id = p_member and c.deposit_id is not null
    order by c.id desc limit 1 for update;
  if not found or v.status = 'active' or bonus_balance(v.merchant, p_member) = 0 then
    return false;
  end if;
  perform empty_bonus_purse(v, v.status in ('released', 'spent'), 'promotion-claim:' || v.id || ':late:' ||
    (select max(e.id) from ledger_entry e join ledger_account a on a.id = e.account_id
     where a.merchant = v.merchant and a.owner = 'player:' || p_member and a.kind = 'player_bonus'), p_at);
  return true;
end $$;

-- Periods that were paid when open rounds still counted as lost: their stakes do not count again when they are settled.
alter table cashback_run add column counted_open_rounds boolean not null default true;
alter table cashback_run alter column counted_open_rounds set default false;
