-- Lottery bets are bets of the betting record (0018-bets.sql of the operator). The operator draws them itself, under the
-- vendor code that decision 26 gives its lotteries.

create function bet_status(p_status text, p_payout bigint) returns text language sql immutable as $$
  select case p_status when 'pending' then 'open' when 'cancelled' then 'void' when 'tie' then 'tie'
    else case when coalesce(p_payout, 0) > 0 then 'won' else 'lost' end end
$$;

create function record_lottery_bet(b lottery_bet) returns void language sql as $$
  select record_bet('lottery:' || b.id, b.merchant, b.member_id, case g.prize_mode when 'ELOTT' then 'ELOTT' else 'LOTT' end,
                    'TCG_SEA', b.game, 'lottery:' || b.game || ':' || b.issue, b.stake_minor, coalesce(b.payout_minor, 0),
                    bet_status(b.status, b.payout_minor), b.created_at, b.settled_at)
  from lottery_game g
  where g.merchant = b.merchant and g.code = b.game and b.cash_kind = 'player_cash'
$$;

create function lottery_bet_recorded() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform record_lottery_bet(new);
  else
    perform settle_bet('lottery:' || new.id, new.stake_minor, coalesce(new.payout_minor, 0),
                       bet_status(new.status, new.payout_minor), new.settled_at);
  end if;
  return null;
end $$;
create trigger lottery_bet_recorded after insert or update of status, payout_minor on lottery_bet
  for each row execute function lottery_bet_recorded();

select record_lottery_bet(b) from lottery_bet b order by b.id;
