-- Missions: what members can do in a day or a week of the merchant, what of it they have done, and what it brings.

create table mission (
  merchant text not null references merchant (code),
  id text not null,
  position int not null,
  period text not null check (period in ('daily', 'weekly')),
  -- The newest version; it counts from the first period that begins after it was made.
  version int not null,
  -- Null is without a limit.
  budget_minor bigint check (budget_minor >= 0),
  granted_minor bigint not null default 0,
  primary key (merchant, id),
  constraint mission_budget_held check (granted_minor >= 0 and granted_minor <= coalesce(budget_minor, granted_minor))
);

-- A row never changes: what a period began with stays until its end.
create table mission_version (
  merchant text not null,
  mission_id text not null,
  version int not null check (version > 0),
  -- Written after `missionRules` (shared/src/wire/promotions/mission-rules.ts) has checked them; amounts in minor units.
  rules jsonb not null,
  -- By operator language code; English is shown where a language lacks.
  names jsonb not null,
  is_offered boolean not null,
  created_by text not null,
  created_at timestamptz not null,
  primary key (merchant, mission_id, version),
  foreign key (merchant, mission_id) references mission (merchant, id)
);
create trigger mission_version_immutable before update or delete on mission_version
  for each row execute function refuse_change();
alter table mission add constraint mission_current_version foreign key (merchant, id, version)
  references mission_version (merchant, mission_id, version) deferrable initially deferred;

-- What a member has settled, by the merchant's day of the settlement, product and game. A correction counts on the day of
-- the bet that it corrects. Whatever a mission asks for is a sum of a few of these rows.
create table mission_tally (
  member_id bigint not null references member (id),
  day date not null,
  category text not null,
  game text not null,
  -- Bets of which a stake remains.
  bets bigint not null,
  stake_minor bigint not null,
  -- Changed since a job looked at it.
  is_due boolean not null,
  primary key (member_id, day, category, game)
);
create index mission_tally_due on mission_tally (member_id) where is_due;

create function count_for_missions() returns trigger language plpgsql as $$
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
      coalesce((select b.game from bet b where b.source = v_bet.source), ''),
      (v_before + new.stake_minor > 0)::int - (v_before > 0)::int, new.stake_minor, true
    from merchant m where m.code = new.merchant
    on conflict (member_id, day, category, game) do update set
      bets = t.bets + excluded.bets, stake_minor = t.stake_minor + excluded.stake_minor, is_due = true;
  return null;
end $$;
create trigger settled_stake_feeds_missions after insert on settled_stake
  for each row execute function count_for_missions();

-- A mission that a member has completed in a period.
create table mission_completion (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member (id),
  mission_id text not null,
  version int not null,
  -- The first day of the period, and the Monday of its week.
  starts_on date not null,
  week date not null,
  -- open: its reward is set aside and can be claimed; claimed, credited: paid, by hand or at the end of the period;
  -- unfunded: completed when the budget was spent; undone: a correction took the completion back before it was paid.
  status text not null check (status in ('open', 'claimed', 'credited', 'unfunded', 'undone')),
  reward_minor bigint not null check (reward_minor > 0),
  -- When the bet was settled that completed it.
  completed_at timestamptz not null,
  -- From then on it is credited by itself.
  closes_at timestamptz not null,
  paid_at timestamptz,
  unique (member_id, mission_id, starts_on),
  foreign key (merchant, mission_id, version) references mission_version (merchant, mission_id, version),
  check ((status in ('claimed', 'credited')) = (paid_at is not null))
);
create index mission_completion_open on mission_completion (closes_at) where status = 'open';
create index mission_completion_unfunded on mission_completion (closes_at) where status = 'unfunded';
create index mission_completion_of_week on mission_completion (merchant, week);
create trigger mission_completion_notified after insert or update on mission_completion
  for each row execute function member_changed('reward');

-- A reward that was paid is never paid again or taken back.
create function keep_mission_completion() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.status in ('claimed', 'credited')
     or (old.member_id, old.mission_id, old.starts_on) is distinct from (new.member_id, new.mission_id, new.starts_on)
     or old.reward_minor <> new.reward_minor then
    raise exception 'The reward of a mission is paid once and never changes.';
  end if;
  return new;
end $$;
create trigger mission_completion_kept before update or delete on mission_completion
  for each row execute function keep_mission_completion();
