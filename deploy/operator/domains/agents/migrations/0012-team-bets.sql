-- The bets of a team, counted like its figures (0008): a bet appends what changes in the counts, a job adds it to the sums of
-- every account above, and reads add the rest. A bet is counted on the day on which it was placed.

-- What a bet took away from the counts (its old state) and added to them (its new one), until the job has done it.
create table unfolded_bet (
  id bigint generated always as identity primary key,
  -- The agents whose team it is of, from the top down.
  agents bigint[] not null,
  day date not null,
  category text not null,
  vendor text not null,
  status text not null,
  bets int not null,
  stake_minor bigint not null,
  payout_minor bigint not null
);

create table team_bet_day (
  account_id bigint not null,
  day date not null,
  category text not null,
  vendor text not null,
  status text not null,
  bets bigint not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  primary key (account_id, day, category, vendor, status)
);

-- The agents in the path of a member's bet: everybody above, and the member if it is an agent.
create function agents_of_bet(p_member bigint, p_path text) returns bigint[] language sql stable as $$
  select case when m.type in (1, 2, 41, 42) then p.ids else p.ids[:cardinality(p.ids) - 1] end
  from member m cross join lateral path_ids(p_path) as p (ids) where m.id = p_member
$$;

create function record_team_bet() returns trigger language plpgsql as $$
declare
  v_agents bigint[] := agents_of_bet(new.member_id, new.path);
begin
  if v_agents <> '{}' then
    if tg_op = 'UPDATE' then
      insert into unfolded_bet (agents, day, category, vendor, status, bets, stake_minor, payout_minor) values
        (v_agents, old.day, old.category, old.vendor, old.status, -1, -old.stake_minor, -old.payout_minor),
        (v_agents, new.day, new.category, new.vendor, new.status, 1, new.stake_minor, new.payout_minor);
    else
      insert into unfolded_bet (agents, day, category, vendor, status, bets, stake_minor, payout_minor) values
        (v_agents, new.day, new.category, new.vendor, new.status, 1, new.stake_minor, new.payout_minor);
    end if;
  end if;
  return null;
end $$;
create trigger bet_of_team after insert or update of status, stake_minor, payout_minor, category, vendor, day on bet
  for each row execute function record_team_bet();

insert into unfolded_bet (agents, day, category, vendor, status, bets, stake_minor, payout_minor)
  select agents_of_bet(member_id, path), day, category, vendor, status, 1, stake_minor, payout_minor from bet
  where agents_of_bet(member_id, path) <> '{}' order by id;

create function fold_team_bets(p_limit int) returns int language plpgsql as $$
declare
  v_count int;
begin
  if not pg_try_advisory_xact_lock(hashtext('team_figures')) then
    return 0;
  end if;
  with taken as (
    delete from unfolded_bet where id in (select id from unfolded_bet order by id limit p_limit) returning *),
  sums as (
    insert into team_bet_day as d
      select a.id, day, category, vendor, status, sum(bets), sum(stake_minor), sum(payout_minor)
      from taken cross join lateral unnest(agents) as a (id) group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
      on conflict (account_id, day, category, vendor, status) do update set
        bets = d.bets + excluded.bets, stake_minor = d.stake_minor + excluded.stake_minor,
        payout_minor = d.payout_minor + excluded.payout_minor)
  select count(*) into v_count from taken;
  return v_count;
end $$;

-- The sums of a team's bets, whatever the job has reached.
create function team_bets(p_account bigint, p_from date, p_to date)
returns table (day date, category text, vendor text, status text, bets bigint, stake_minor bigint, payout_minor bigint)
language sql stable as $$
  select day, category, vendor, status, bets, stake_minor, payout_minor
  from team_bet_day where account_id = p_account and day between p_from and p_to
  union all
  select day, category, vendor, status, bets, stake_minor, payout_minor
  from unfolded_bet where p_account = any(agents) and day between p_from and p_to
$$;
