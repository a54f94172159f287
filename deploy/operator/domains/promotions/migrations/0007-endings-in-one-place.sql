-- Whether a bonus ends, and how, is decided in TypeScript (bonus/ending.ts); these functions do the movement.
drop function forfeit_bonus(bigint, timestamptz);
drop function settle_bonus(bigint, timestamptz);
drop function end_bonus(promotion_claim, text, timestamptz);
drop function sweep_bonus_purse(bigint, timestamptz);

-- Ends a claim that the caller has locked: empties the bonus wallet into cash, or back to the house.
create function end_bonus(p_claim_id bigint, p_status text, p_to_cash boolean, p_at timestamptz) returns void
language plpgsql as $$
declare
  v promotion_claim;
begin
  select * into strict v from promotion_claim where id = p_claim_id and status = 'active';
  perform empty_bonus_purse(v, p_to_cash, 'promotion-claim:' || v.id || ':' || p_status, p_at);
  update promotion_claim set status = p_status, ended_at = p_at where id = v.id;
end $$;

-- Empties the bonus wallet of money that came back after its claim, which the caller has locked, had ended.
create function sweep_bonus(p_claim_id bigint, p_to_cash boolean, p_at timestamptz) returns void language plpgsql as $$
declare
  v promotion_claim;
begin
  select * into strict v from promotion_claim where id = p_claim_id and status <> 'active';
  perform empty_bonus_purse(v, p_to_cash, 'promotion-claim:' || v.id || ':late:' ||
    (select max(e.id) from ledger_entry e join ledger_account a on a.id = e.account_id
     where a.merchant = v.merchant and a.owner = 'player:' || v.member_id and a.kind = 'player_bonus'), p_at);
end $$;
