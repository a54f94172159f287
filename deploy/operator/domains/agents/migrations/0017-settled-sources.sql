-- A settled stake leads to its bet. Older rows have no source: they are in the figures, and lead nowhere.
alter table team_movement add column source text;

create or replace function record_team_stake() returns trigger language plpgsql as $$
begin
  with recorded as (
    insert into team_movement (merchant, member_id, path, at, day, kind, flow, amount_minor, balance_minor, source)
      select new.merchant, m.id, coalesce((select nullif(b.path, '') from bet b where b.source = coalesce(new.corrects, new.source)), m.path),
             new.settled_at, merchant_day(new.merchant, new.settled_at), 'settled-stake', 'settled', new.stake_minor, 0,
             coalesce(new.corrects, new.source)
      from member m where m.id = new.member_id and has_team(m.type, m.parent_id)
      returning id)
  insert into unfolded_movement select id from recorded;
  return null;
end $$;
