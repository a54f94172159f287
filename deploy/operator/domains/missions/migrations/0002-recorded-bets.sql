-- Missions count bets of the record of bets only: the stakes that the demo's accounts begin with complete nothing.
create or replace function count_for_missions() returns trigger language plpgsql as $$
declare
  v_bet settled_stake := new;
  v_before bigint := 0;
begin
  if new.corrects is not null then
    select * into v_bet from settled_stake where source = new.corrects;
    v_before := v_bet.stake_minor + coalesce(
      (select sum(c.stake_minor) from settled_stake c where c.corrects = new.corrects and c.id < new.id), 0);
  end if;
  insert into mission_tally as t (member_id, day, category, game, bets, stake_minor, is_due)
    select new.member_id, (v_bet.settled_at at time zone coalesce(m.profile->>'timeZone', 'UTC'))::date, v_bet.category,
      b.game, (v_before + new.stake_minor > 0)::int - (v_before > 0)::int, new.stake_minor, true
    from merchant m join bet b on b.source = v_bet.source where m.code = new.merchant
    on conflict (member_id, day, category, game) do update set
      bets = t.bets + excluded.bets, stake_minor = t.stake_minor + excluded.stake_minor, is_due = true;
  return null;
end $$;

-- What was counted without a bet goes, and the job takes back what it had completed.
update mission_tally set bets = 0, stake_minor = 0, is_due = true where game = '';
