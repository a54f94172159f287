-- Gives the stake of a bet back that cannot be settled. False when it is not stuck any more.
create function return_stuck_bet(p_id bigint, p_at timestamptz) returns boolean language plpgsql as $$
declare
  v_bet lottery_bet;
begin
  select * into v_bet from lottery_bet where id = p_id for update;
  if not found then raise exception 'lottery.bet.unknown' using errcode = 'TD002'; end if;
  if v_bet.status <> 'pending' or v_bet.stuck_at is null then return false; end if;
  perform lottery_movement(v_bet, 'lottery-cancel:', 'rollback', v_bet.stake_minor, p_at);
  update lottery_bet set status = 'cancelled', payout_minor = stake_minor, settled_at = p_at,
                         stuck_at = null, stuck_reason = null where id = p_id;
  return true;
end $$;
