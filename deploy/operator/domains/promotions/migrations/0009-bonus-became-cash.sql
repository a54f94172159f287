-- Whether the money of a member's last bonus is cash now: it was wagered, or used up (`becomesCash` in bonus/ending.ts).
-- What a corrected round takes back of it is then taken from cash.
create function bonus_became_cash(p_member bigint) returns boolean language sql stable as $$
  select coalesce((select c.status in ('released', 'spent') from promotion_claim c
    where c.member_id = p_member and c.deposit_id is not null order by c.id desc limit 1), false)
$$;
