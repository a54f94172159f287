-- As in 0020; money that is held for a chase of a lottery is the player's as well.
create or replace function holds_player_money(p_kind text) returns boolean language sql immutable parallel safe as $$
  select p_kind in ('player_cash', 'player_bonus', 'withdrawal_hold', 'chase_hold', 'transfer_transit')
    or p_kind like 'vendor\_wallet:%'
$$;
