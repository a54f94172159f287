-- A product that older rules list twice has its larger share, and no longer stops the settlement of a bet.
create or replace function count_settled_stake() returns trigger language plpgsql as $$
begin
  update promotion_claim c set done_minor = c.done_minor + coalesce((
      select new.stake_minor * max(k.percent) / 100
      from jsonb_to_recordset(c.contribution) as k (category text, percent int) where k.category = new.category), 0)
    where c.member_id = new.member_id and c.status = 'active' and c.is_bonus
      and c.after_entry_id < new.first_entry_id;
  return null;
end $$;
