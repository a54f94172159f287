-- As in 0008; a lottery bet whose stake came back is none, whoever gave it back.
create or replace function has_staked_since(p_merchant text, p_member bigint, p_deposit bigint) returns boolean
language plpgsql stable as $$
begin
  return exists (
    select 1 from ledger_account a
    join ledger_entry e on e.account_id = a.id and e.kind = 'bet' and e.id > (
      select min(d.id) from ledger_movement dm join ledger_entry d on d.movement_id = dm.id
      where dm.merchant = p_merchant and dm.key = 'deposit:' || p_deposit)
    join ledger_movement m on m.id = e.movement_id
    where a.merchant = p_merchant and a.owner = 'player:' || p_member and holds_player_money(a.kind)
      and not exists (select 1 from lottery_bet b where b.id = (m.meta->>'bet')::bigint
        and b.status in ('cancelled', 'cancelled-by-system', 'refunded'))
      and not exists (select 1 from wallet_transaction t where t.provider = m.meta->>'provider'
        and t.round_id = m.meta->>'roundId' and t.movement_id = m.id and t.is_rolled_back));
end $$;
