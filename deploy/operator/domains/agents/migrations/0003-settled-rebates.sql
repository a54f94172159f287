-- Rebates are credited for stakes on the day they are settled, so that a cancelled bet earns none.

-- Valid stakes below zero that a member's next settled stakes make up for.
create table rebate_carry (
  member_id bigint primary key references member (id),
  merchant text not null references merchant (code),
  stake_minor bigint not null check (stake_minor < 0)
);

-- Seeded history has movements but no rounds: a bet and the payout after it. Safe to run again.
create function record_history_stakes(p_merchant text) returns void language sql as $$
  insert into settled_stake (merchant, member_id, source, category, stake_minor, cash_stake_minor, cash_payout_minor,
                             first_entry_id, bet_at, settled_at)
    select m.merchant, substr(a.owner, 8)::bigint, substr(m.key, 1, length(m.key) - 4), '', -e.amount_minor, -e.amount_minor,
           coalesce((select pe.amount_minor from ledger_movement p join ledger_entry pe on pe.movement_id = p.id and pe.account_id = a.id
                     where p.merchant = m.merchant and p.key = substr(m.key, 1, length(m.key) - 4) || ':payout'), 0),
           e.id, m.at, m.at
    from ledger_movement m
    join ledger_entry e on e.movement_id = m.id
    join ledger_account a on a.id = e.account_id and a.kind = 'player_cash'
    where m.merchant = p_merchant and m.key like 'history:round:%:bet'
    on conflict (source) do nothing
$$;
select record_history_stakes(code) from merchant;

-- Bets of days whose rebates were credited when they were placed must not earn a second time when they are settled.
insert into rebate_carry (member_id, merchant, stake_minor)
  select b.member_id, b.merchant, -sum(b.stake)
  from (
    select l.member_id, l.merchant, l.stake_minor as stake, l.created_at as bet_at, l.settled_at
      from lottery_bet l where l.cash_kind = 'player_cash' and l.status in ('pending', 'won', 'lost')
    union all
    select r.member_id, r.merchant, r.stake_minor, r.started_at, r.ended_at from game_round r
      join member m on m.id = r.member_id and m.type <> 4 where r.status in ('open', 'closed')
  ) b
  join merchant on merchant.code = b.merchant
  where exists (select 1 from rebate_day d where d.merchant = b.merchant
                and d.day = (b.bet_at at time zone (merchant.profile->>'timeZone'))::date)
    and not exists (select 1 from rebate_day d where d.merchant = b.merchant
                and d.day = (b.settled_at at time zone (merchant.profile->>'timeZone'))::date)
  group by b.member_id, b.merchant having sum(b.stake) > 0;
