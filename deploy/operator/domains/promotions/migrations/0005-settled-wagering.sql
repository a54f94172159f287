-- Only settled stakes count for the wagering of a bonus, and each is counted once, when it is settled.
-- promotion_claim.done_minor is the turnover at any time.

create function count_settled_stake() returns trigger language plpgsql as $$
begin
  update promotion_claim c set done_minor = c.done_minor + coalesce((
      select new.stake_minor * k.percent / 100
      from jsonb_to_recordset(c.contribution) as k (category text, percent int) where k.category = new.category), 0)
    where c.member_id = new.member_id and c.status = 'active' and c.deposit_id is not null
      and c.after_entry_id < new.first_entry_id;
  return null;
end $$;
create trigger settled_stake_counts after insert on settled_stake
  for each row execute function count_settled_stake();

-- Bonuses that are being wagered while this migration runs.
update promotion_claim c set done_minor = coalesce((
    select sum(s.stake_minor * k.percent / 100) from settled_stake s
    join jsonb_to_recordset(c.contribution) as k (category text, percent int) on k.category = s.category
    where s.member_id = c.member_id and s.first_entry_id > c.after_entry_id), 0)
  where c.status = 'active' and c.deposit_id is not null;

drop function end_bonus(promotion_claim, text, bigint, timestamptz);
create function end_bonus(p_claim promotion_claim, p_status text, p_at timestamptz) returns void language plpgsql as $$
begin
  perform empty_bonus_purse(p_claim, p_status = 'released', 'promotion-claim:' || p_claim.id || ':' || p_status, p_at);
  update promotion_claim set status = p_status, ended_at = p_at where id = p_claim.id;
end $$;

-- Ends an active claim when it is due: wagered, out of time, or used up. Answers the status it has then.
create or replace function settle_bonus(p_claim_id bigint, p_at timestamptz) returns text language plpgsql as $$
declare
  v promotion_claim;
  v_status text;
begin
  select * into v from promotion_claim where id = p_claim_id for update;
  if not found or v.status <> 'active' then
    return v.status;
  end if;
  v_status := case
    when v.done_minor >= v.required_minor then 'released'
    when p_at >= v.expires_at then 'expired'
    when bonus_balance(v.merchant, v.member_id) = 0 and not has_open_bonus_stake(v.member_id) then 'spent'
    else 'active' end;
  if v_status <> 'active' then
    perform end_bonus(v, v_status, p_at);
  end if;
  return v_status;
end $$;

create or replace function forfeit_bonus(p_claim_id bigint, p_at timestamptz) returns boolean language plpgsql as $$
declare
  v promotion_claim;
begin
  if settle_bonus(p_claim_id, p_at) is distinct from 'active' then
    return false;
  end if;
  select * into strict v from promotion_claim where id = p_claim_id;
  perform end_bonus(v, 'forfeited', p_at);
  return true;
end $$;

drop function bonus_turnover(text, bigint, jsonb, bigint);
drop function cashback_nets(text, bigint, jsonb, timestamptz, timestamptz, timestamptz);
