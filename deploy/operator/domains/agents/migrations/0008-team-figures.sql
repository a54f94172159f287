-- Figures of teams of any size. What happens to a member is appended as one row, in its own transaction and without a lock
-- that another member waits for; a job adds these rows to sums by day of every account above. Reads add what the job has
-- not reached yet, so a figure is never late (ADR 66).

create or replace function team_flow(p_kind text) returns text language sql immutable parallel safe as $$
  select case
    when p_kind = 'deposit' then 'deposit'
    when p_kind like 'withdrawal-%' then 'withdrawal'
    when p_kind in ('bet', 'rollback') then 'bet'
    when p_kind in ('payout', 'payout-corrected') then 'payout'
    when p_kind in ('rebate', 'cashback') then 'rebate'
    when p_kind = 'wage' then 'wages'
    when p_kind = 'dividend' then 'dividend'
    when p_kind = 'transfer' then 'transfer'
    when p_kind in ('opening', 'payment-reversed', 'claim-collected', 'claim-written-off') then 'other'
    else 'bonus'
  end
$$;

-- Every movement of the money of a member who has an account above or is an agent, and its registration.
create table team_movement (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null,
  -- Of the member at that time; its accounts above are those whose figures the movement belongs to, for good.
  path text not null,
  at timestamptz not null,
  -- The merchant's.
  day date not null,
  -- As in the ledger; `registration`, which is no movement of money.
  kind text not null,
  -- As team_flow says; `member` for a registration.
  flow text not null,
  -- As the member sees it: in is plus.
  amount_minor bigint not null,
  -- Of it, what the member has now; the rest became a claim or pays one.
  balance_minor bigint not null,
  members int not null default 0,
  movement_id bigint
);
create index team_movement_by_time on team_movement (merchant, flow, at, id);
create index team_movement_by_member on team_movement (member_id, at, id);

-- A row as the columns of the sums.
create view team_movement_figures as
  select m.*, date_trunc('hour', m.at, coalesce(c.profile->>'timeZone', 'UTC')) as hour,
         case flow when 'deposit' then amount_minor else 0 end as deposit,
         case flow when 'withdrawal' then -amount_minor else 0 end as withdrawal,
         case flow when 'bet' then -amount_minor else 0 end as bet,
         case flow when 'payout' then amount_minor else 0 end as payout,
         case flow when 'rebate' then amount_minor else 0 end as rebate,
         case flow when 'bonus' then amount_minor else 0 end as bonus,
         case flow when 'wages' then amount_minor else 0 end as wages,
         case flow when 'dividend' then amount_minor else 0 end as dividend,
         case flow when 'transfer' then amount_minor else 0 end as transfer
  from team_movement m join merchant c on c.code = m.merchant;

-- The rows of team_movement that are in no sum yet.
create table unfolded_movement (id bigint primary key);

-- Sums by day. Of an account alone (branch 0), of everybody below it (branch -1), and of each account directly below with
-- everybody under that one (its id). Amounts are what a page shows: withdrawals and bets are positive.
create table team_day (
  account_id bigint not null,
  branch_id bigint not null,
  day date not null,
  deposit bigint not null, withdrawal bigint not null, bet bigint not null, payout bigint not null,
  rebate bigint not null, bonus bigint not null, wages bigint not null, dividend bigint not null,
  -- Received minus given.
  transfer bigint not null,
  members int not null,
  primary key (account_id, branch_id, day)
);
create index team_day_by_day on team_day (account_id, day);

-- Sums by hour of everybody below an account; hours begin as the merchant's do.
create table team_hour (
  account_id bigint not null,
  hour timestamptz not null,
  deposit bigint not null, withdrawal bigint not null, bet bigint not null, payout bigint not null,
  rebate bigint not null, bonus bigint not null, wages bigint not null, dividend bigint not null,
  -- Received minus given.
  transfer bigint not null,
  members int not null,
  primary key (account_id, hour)
);

-- What an account has now, what everybody below it has, and how many they are.
create table team_total (
  account_id bigint primary key,
  own_minor bigint not null,
  below_minor bigint not null,
  members int not null
);

-- The days on which a member staked more than it got back as a stake.
create table betting_day (
  member_id bigint not null,
  day date not null,
  merchant text not null,
  path text not null,
  first_at timestamptz not null,
  -- The betting day before, in whatever team.
  previous_day date,
  primary key (member_id, day)
);
create index betting_day_by_time on betting_day (merchant, day, first_at);

-- How many of a team bet on a day and had not done so in the team for that many days (100: for longer, or never before). Those
-- of a period are the sum over its days of the gaps that reach back beyond its first day: nobody is counted twice.
create table team_bettors (
  account_id bigint not null,
  day date not null,
  gap int not null,
  members int not null,
  primary key (account_id, day, gap)
);
-- How many of a team placed their first bet of the day in that hour.
create table team_first_bets (
  account_id bigint not null,
  hour timestamptz not null,
  members int not null,
  primary key (account_id, hour)
);

-- Accounts that were given another account above.
create table member_move (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  from_path text not null,
  to_path text not null,
  at timestamptz not null
);
create index member_move_by_member on member_move (member_id);

create function path_ids(p_path text) returns bigint[] language sql immutable parallel safe as $$
  select string_to_array(trim(both '/' from p_path), '/')::bigint[]
$$;

create function has_team(p_type int, p_parent bigint) returns boolean language sql immutable parallel safe as $$
  select p_parent is not null or p_type in (1, 2, 41, 42)
$$;

create function record_team_movements() returns trigger language plpgsql as $$
begin
  with moved as (
    select a.merchant, substr(a.owner, 8)::bigint as member_id, e.movement_id, e.at, e.kind, sum(e.amount_minor)::bigint as amount,
           coalesce(sum(e.amount_minor) filter (where holds_player_money(a.kind)), 0)::bigint as balance
    from added e join ledger_account a on a.id = e.account_id
    where a.owner like 'player:%' and (holds_player_money(a.kind) or a.kind = 'player_claim')
    group by 1, 2, 3, 4, 5),
  recorded as (
    insert into team_movement (merchant, member_id, path, at, day, kind, flow, amount_minor, balance_minor, movement_id)
      select v.merchant, v.member_id, m.path, v.at, merchant_day(v.merchant, v.at), v.kind, team_flow(v.kind), v.amount, v.balance,
             v.movement_id
      from moved v join member m on m.id = v.member_id and has_team(m.type, m.parent_id)
      where v.amount <> 0 or v.balance <> 0
      order by v.movement_id, v.member_id
      returning id)
  insert into unfolded_movement select id from recorded;
  return null;
end $$;
create trigger ledger_entry_of_team after insert on ledger_entry
  referencing new table as added for each statement execute function record_team_movements();

create function record_team_registration() returns trigger language plpgsql as $$
begin
  with recorded as (
    insert into team_movement (merchant, member_id, path, at, day, kind, flow, amount_minor, balance_minor, members)
      values (new.merchant, new.id, new.path, new.created_at, merchant_day(new.merchant, new.created_at), 'registration', 'member',
              0, 0, 1)
      returning id)
  insert into unfolded_movement select id from recorded;
  return null;
end $$;
create trigger member_of_team after insert on member
  for each row when (new.parent_id is not null) execute function record_team_registration();

-- What has happened until now.
with recorded as (
  insert into team_movement (merchant, member_id, path, at, day, kind, flow, amount_minor, balance_minor, members)
    select merchant, id, path, created_at, merchant_day(merchant, created_at), 'registration', 'member', 0, 0, 1
    from member where parent_id is not null order by id
    returning id)
insert into unfolded_movement select id from recorded;
with moved as (
  select a.merchant, substr(a.owner, 8)::bigint as member_id, e.movement_id, e.at, e.kind, sum(e.amount_minor)::bigint as amount,
         coalesce(sum(e.amount_minor) filter (where holds_player_money(a.kind)), 0)::bigint as balance
  from ledger_entry e join ledger_account a on a.id = e.account_id
  where a.owner like 'player:%' and (holds_player_money(a.kind) or a.kind = 'player_claim')
  group by 1, 2, 3, 4, 5),
recorded as (
  insert into team_movement (merchant, member_id, path, at, day, kind, flow, amount_minor, balance_minor, movement_id)
    select v.merchant, v.member_id, m.path, v.at, merchant_day(v.merchant, v.at), v.kind, team_flow(v.kind), v.amount, v.balance,
           v.movement_id
    from moved v join member m on m.id = v.member_id and has_team(m.type, m.parent_id)
    where v.amount <> 0 or v.balance <> 0
    order by v.movement_id, v.member_id
    returning id)
insert into unfolded_movement select id from recorded;

-- Takes one member's betting day into the counts of its team (p_sign 1), or out of them (-1).
create function count_betting_day(p_member bigint, p_day date, p_path text, p_first_at timestamptz, p_zone text, p_sign int)
returns void language sql as $$
  with neighbour as (
    select a.id as account_id,
           (select max(b.day) from betting_day b where b.member_id = p_member and b.day < p_day and b.path like '%/' || a.id || '/%') as before,
           (select min(b.day) from betting_day b where b.member_id = p_member and b.day > p_day and b.path like '%/' || a.id || '/%') as after
    from unnest(path_ids(p_path)) as a (id)),
  change as (
    select account_id, p_day as day, least(coalesce(p_day - before, 100), 100) as gap, p_sign as n from neighbour
    union all select account_id, after, least(coalesce(after - before, 100), 100), -p_sign from neighbour where after is not null
    union all select account_id, after, least(after - p_day, 100), p_sign from neighbour where after is not null),
  first_bet as (
    insert into team_first_bets as f (account_id, hour, members)
      select account_id, date_trunc('hour', p_first_at, p_zone), p_sign from neighbour order by 1
      on conflict (account_id, hour) do update set members = f.members + excluded.members)
  insert into team_bettors as t (account_id, day, gap, members)
    select account_id, day, gap, sum(n) from change group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
    on conflict (account_id, day, gap) do update set members = t.members + excluded.members
$$;

-- Makes betting_day right for one member and day, from the sum of its bets on that day.
create function set_betting_day(p_member bigint, p_day date, p_bet bigint) returns void language plpgsql as $$
declare
  v betting_day;
  v_zone text;
begin
  select * into v from betting_day where member_id = p_member and day = p_day;
  if (p_bet > 0) = found then
    return;
  end if;
  if p_bet > 0 then
    select m.merchant, m.path, m.at into v.merchant, v.path, v.first_at from team_movement m
      where m.member_id = p_member and m.day = p_day and m.flow = 'bet' and m.amount_minor < 0 order by m.at, m.id limit 1;
  end if;
  select coalesce(profile->>'timeZone', 'UTC') into v_zone from merchant where code = v.merchant;
  if p_bet > 0 then
    perform count_betting_day(p_member, p_day, v.path, v.first_at, v_zone, 1);
    insert into betting_day (member_id, day, merchant, path, first_at, previous_day)
      values (p_member, p_day, v.merchant, v.path, v.first_at,
              (select max(day) from betting_day where member_id = p_member and day < p_day));
  else
    delete from betting_day where member_id = p_member and day = p_day;
    perform count_betting_day(p_member, p_day, v.path, v.first_at, v_zone, -1);
  end if;
  update betting_day b set previous_day = (select max(day) from betting_day where member_id = p_member and day < b.day)
    where member_id = p_member
      and day = (select min(day) from betting_day where member_id = p_member and day > p_day);
end $$;

-- The usual case of set_betting_day for many members at once: the day is the only one of its member, and no later one is known.
create function count_new_betting_days(p_members bigint[], p_days date[], p_bets bigint[]) returns void language sql as $$
  with fresh as (
    select o.member_id, o.day from (
      select member_id, day, bet, count(*) over (partition by member_id) as days from unnest(p_members, p_days, p_bets) as o (member_id, day, bet)) o
    where o.bet > 0 and o.days = 1
      and not exists (select 1 from betting_day b where b.member_id = o.member_id and b.day >= o.day)),
  begun as (
    select f.*, m.merchant, m.path, m.at, m.hour,
           (select max(day) from betting_day b where b.member_id = f.member_id) as previous_day
    from fresh f cross join lateral (
      select merchant, path, at, hour from team_movement_figures m
      where m.member_id = f.member_id and m.day = f.day and m.flow = 'bet' and m.amount_minor < 0 order by m.at, m.id limit 1) m),
  placed as (
    select b.day, b.hour, a.id as account_id,
           least(coalesce(b.day - (select max(o.day) from betting_day o where o.member_id = b.member_id and o.path like '%/' || a.id || '/%'), 100), 100)
             as gap
    from begun b cross join lateral unnest(path_ids(b.path)) as a (id)),
  first_bets as (
    insert into team_first_bets as f (account_id, hour, members) select account_id, hour, count(*) from placed group by 1, 2 order by 1, 2
      on conflict (account_id, hour) do update set members = f.members + excluded.members),
  bettors as (
    insert into team_bettors as t (account_id, day, gap, members) select account_id, day, gap, count(*) from placed group by 1, 2, 3 order by 1, 2, 3
      on conflict (account_id, day, gap) do update set members = t.members + excluded.members)
  insert into betting_day (member_id, day, merchant, path, first_at, previous_day)
    select member_id, day, merchant, path, at, previous_day from begun
$$;

-- One fold at a time, also among several operators; a move of an account waits for it.
create function lock_team_figures() returns void language sql as $$
  select pg_advisory_xact_lock(hashtext('team_figures'))
$$;

-- Adds the oldest rows that are in no sum yet to the sums; answers how many they were.
create function fold_team_figures(p_limit int) returns int language plpgsql as $$
declare
  v_count int;
  v_members bigint[];
  v_days date[];
  v_bets bigint[];
begin
  if not pg_try_advisory_xact_lock(hashtext('team_figures')) then
    return 0;
  end if;
  with taken as (
    delete from unfolded_movement where id in (select id from unfolded_movement order by id limit p_limit) returning id),
  moved as (select m.*, path_ids(m.path) as ids from taken join team_movement_figures m using (id)),
  placed as (
    select m.*, m.ids[i] as account_id, coalesce(m.ids[i + 1], 0) as branch_id from moved m cross join generate_subscripts(m.ids, 1) as i),
  by_day as (
    select account_id, b.id as branch_id, day, sum(deposit) as deposit, sum(withdrawal) as withdrawal, sum(bet) as bet,
           sum(payout) as payout, sum(rebate) as rebate, sum(bonus) as bonus, sum(wages) as wages, sum(dividend) as dividend, sum(transfer) as transfer,
           sum(members) as members
    from placed cross join lateral (values (branch_id), (case when branch_id > 0 then -1 end)) as b (id)
    where b.id is not null group by 1, 2, 3),
  days as (
    insert into team_day as d select * from by_day order by 1, 2, 3
      on conflict (account_id, branch_id, day) do update set
        deposit = d.deposit + excluded.deposit, withdrawal = d.withdrawal + excluded.withdrawal, bet = d.bet + excluded.bet,
        payout = d.payout + excluded.payout, rebate = d.rebate + excluded.rebate, bonus = d.bonus + excluded.bonus,
        wages = d.wages + excluded.wages, dividend = d.dividend + excluded.dividend, transfer = d.transfer + excluded.transfer,
        members = d.members + excluded.members
      returning account_id, branch_id, day, bet),
  hours as (
    insert into team_hour as h
      select account_id, hour, sum(deposit), sum(withdrawal), sum(bet), sum(payout), sum(rebate), sum(bonus), sum(wages),
             sum(dividend), sum(transfer), sum(members)
      from placed where branch_id > 0 group by 1, 2 order by 1, 2
      on conflict (account_id, hour) do update set
        deposit = h.deposit + excluded.deposit, withdrawal = h.withdrawal + excluded.withdrawal, bet = h.bet + excluded.bet,
        payout = h.payout + excluded.payout, rebate = h.rebate + excluded.rebate, bonus = h.bonus + excluded.bonus,
        wages = h.wages + excluded.wages, dividend = h.dividend + excluded.dividend, transfer = h.transfer + excluded.transfer,
        members = h.members + excluded.members),
  -- Money goes with an account that has been moved since, unlike figures.
  now_placed as (
    select m.balance_minor, m.members, p.ids[i] as account_id, i = cardinality(p.ids) as is_own
    from moved m join member n on n.id = m.member_id cross join lateral path_ids(n.path) as p (ids)
      cross join generate_subscripts(p.ids, 1) as i),
  totals as (
    insert into team_total as t
      select account_id, sum(case when is_own then balance_minor else 0 end), sum(case when is_own then 0 else balance_minor end),
             sum(case when is_own then 0 else members end)
      from now_placed group by 1 order by 1
      on conflict (account_id) do update set
        own_minor = t.own_minor + excluded.own_minor, below_minor = t.below_minor + excluded.below_minor,
        members = t.members + excluded.members)
  select array_agg(account_id), array_agg(day), array_agg(bet), (select count(*) from taken)
    into v_members, v_days, v_bets, v_count from days where branch_id = 0;
  perform count_new_betting_days(v_members, v_days, v_bets);
  perform set_betting_day(o.member_id, o.day, o.bet)
    from (select * from unnest(v_members, v_days, v_bets) as o (member_id, day, bet) order by day, member_id) o
      left join betting_day b on b.member_id = o.member_id and b.day = o.day
    where (o.bet > 0) <> (b.member_id is not null);
  return v_count;
end $$;

-- Puts an account and everybody below it under another one of the same merchant. Its future figures belong to the new team,
-- its past to the old one; its money and its members go with it. Raises TL005 when the new place is below itself.
create function move_member(p_member bigint, p_parent bigint, p_at timestamptz) returns void language plpgsql as $$
declare
  v_old text;
  v_new text;
  v team_total;
  -- Whether the account itself is counted in the teams above it already; if not, the fold will count it in the new ones.
  v_counted int;
begin
  perform lock_team_figures();
  while fold_team_figures(10000) > 0 loop
  end loop;
  select path into strict v_old from member where id = p_member for update;
  if exists (select 1 from member where id = p_parent and path like v_old || '%') then
    raise exception 'an account cannot be below itself' using errcode = 'TL005';
  end if;
  update member set parent_id = p_parent where id = p_member;
  select path into strict v_new from member where id = p_member;
  update member set path = v_new || substr(path, length(v_old) + 1), depth = depth - cardinality(path_ids(v_old)) + cardinality(path_ids(v_new))
    where path like v_old || '_%';
  insert into member_move (member_id, from_path, to_path, at)
    select id, v_old || substr(path, length(v_new) + 1), path, p_at from member where path like v_new || '%';
  select * into v from team_total where account_id = p_member;
  select count(*) into v_counted from team_movement m
    where m.member_id = p_member and m.flow = 'member' and not exists (select 1 from unfolded_movement u where u.id = m.id);
  insert into team_total as t
    select id, 0, sign * (coalesce(v.own_minor, 0) + coalesce(v.below_minor, 0)), sign * (coalesce(v.members, 0) + v_counted)
    from (select unnest(path_ids(v_old)) as id, -1 as sign union all select unnest(path_ids(v_new)), 1) a
    where id <> p_member
      and not exists (select 1 from unnest(path_ids(v_old)) o (id) join unnest(path_ids(v_new)) n (id) using (id) where o.id = a.id)
    order by 1
    on conflict (account_id) do update set below_minor = t.below_minor + excluded.below_minor, members = t.members + excluded.members;
end $$;

-- The rows that are in no sum yet of an account and everybody below it, with the branch as in team_day.
create function unfolded_team(p_account bigint)
returns table (branch_id bigint, member_id bigint, at timestamptz, day date, flow text, amount_minor bigint, deposit bigint,
               withdrawal bigint, bet bigint, payout bigint, rebate bigint, bonus bigint, wages bigint, dividend bigint, transfer bigint, members int)
language sql stable as $$
  select coalesce(nullif(split_part(substr(m.path, strpos(m.path, '/' || p_account || '/') + length('/' || p_account || '/')), '/', 1), '')::bigint, 0),
         m.member_id, m.at, m.day, m.flow, m.amount_minor, m.deposit, m.withdrawal, m.bet, m.payout, m.rebate, m.bonus, m.wages,
         m.dividend, m.transfer, m.members
  from unfolded_movement u join team_movement_figures m using (id)
  where m.path like '%/' || p_account || '/%'
$$;

-- The sums of an account by branch and day, whatever the job has reached.
create function team_figures(p_account bigint, p_from date, p_to date)
returns table (branch_id bigint, day date, deposit bigint, withdrawal bigint, bet bigint, payout bigint, rebate bigint,
               bonus bigint, wages bigint, dividend bigint, transfer bigint, members int)
language sql stable as $$
  select branch_id, day, deposit, withdrawal, bet, payout, rebate, bonus, wages, dividend, transfer, members
  from team_day where account_id = p_account and day between p_from and p_to
  union all
  select b.id, u.day, u.deposit, u.withdrawal, u.bet, u.payout, u.rebate, u.bonus, u.wages, u.dividend, u.transfer, u.members
  from unfolded_team(p_account) u cross join lateral (values (u.branch_id), (case when u.branch_id > 0 then -1 end)) as b (id)
  where u.day between p_from and p_to and b.id is not null
$$;

-- The same between two moments, by hour: of the account itself (branch 0) and of everybody below it (-1). What is below is
-- read by the hour, so both moments are beginnings of hours.
create function team_hours(p_account bigint, p_from timestamptz, p_to timestamptz)
returns table (branch_id bigint, hour timestamptz, deposit bigint, withdrawal bigint, bet bigint, payout bigint, rebate bigint,
               bonus bigint, wages bigint, dividend bigint, transfer bigint, members int)
language sql stable as $$
  select -1::bigint, hour, deposit, withdrawal, bet, payout, rebate, bonus, wages, dividend, transfer, members
  from team_hour where account_id = p_account and hour >= p_from and hour < p_to
  union all
  select -1::bigint, date_trunc('hour', u.at), u.deposit, u.withdrawal, u.bet, u.payout, u.rebate, u.bonus, u.wages, u.dividend, u.transfer, u.members
  from unfolded_team(p_account) u where u.branch_id > 0 and u.at >= p_from and u.at < p_to
  union all
  select 0::bigint, hour, deposit, withdrawal, bet, payout, rebate, bonus, wages, dividend, transfer, 0
  from team_movement_figures where member_id = p_account and at >= p_from and at < p_to
$$;

-- How many of an account and everybody below it bet on at least one of the days; at most 100 days.
create function team_active(p_account bigint, p_from date, p_to date) returns bigint language sql stable as $$
  with late as (
    select u.member_id, u.day, sum(u.bet) as bet,
           coalesce((select d.bet from team_day d where d.account_id = u.member_id and d.branch_id = 0 and d.day = u.day), 0) as before
    from unfolded_team(p_account) u where u.flow = 'bet' and u.day between p_from and p_to group by u.member_id, u.day),
  changed as (
    select member_id, bool_or(before <= 0 and before + bet > 0) as begins,
           coalesce(array_agg(day) filter (where before > 0 and before + bet <= 0), '{}') as ended
    from late group by member_id)
  select coalesce((select sum(members) from team_bettors
                   where account_id = p_account and day between p_from and p_to and gap > day - p_from), 0)::bigint
    + coalesce((
      select sum((c.begins or s.stays)::int - s.was::int) from changed c cross join lateral (
        select count(*) > 0 as was, count(*) filter (where b.day <> all(c.ended)) > 0 as stays from betting_day b
        where b.member_id = c.member_id and b.day between p_from and p_to and b.path like '%/' || p_account || '/%') s), 0)::bigint
$$;

-- The same for each of the days by itself.
create function team_active_by_day(p_account bigint, p_from date, p_to date) returns table (day date, members bigint)
language sql stable as $$
  select day, sum(members)::bigint from (
    select day, members from team_bettors where account_id = p_account and day between p_from and p_to
    union all
    select l.day, (l.before + l.bet > 0)::int - (l.before > 0)::int from (
      select u.member_id, u.day, sum(u.bet) as bet,
             coalesce((select d.bet from team_day d where d.account_id = u.member_id and d.branch_id = 0 and d.day = u.day), 0) as before
      from unfolded_team(p_account) u where u.flow = 'bet' and u.day between p_from and p_to group by u.member_id, u.day) l) a
  group by day
$$;

-- In which hours they placed the first bet of a day.
create function team_first_bets_by_hour(p_account bigint, p_from timestamptz, p_to timestamptz)
returns table (at timestamptz, members int) language sql stable as $$
  select hour, members from team_first_bets where account_id = p_account and hour >= p_from and hour < p_to
  union all
  select min(u.at), 1 from unfolded_team(p_account) u
    where u.flow = 'bet' and u.at >= p_from and u.at < p_to
      and not exists (select 1 from betting_day b where b.member_id = u.member_id and b.day = u.day)
    group by u.member_id, u.day having sum(u.bet) > 0
$$;

-- How many of the team placed a bet on a day before a moment, and none in the team on the days from p_from until the day before.
create function team_active_until(p_account bigint, p_merchant text, p_from date, p_day date, p_until timestamptz) returns bigint
language sql stable as $$
  select (
    select count(*) from betting_day b
    where b.merchant = p_merchant and b.day = p_day and b.first_at < p_until and b.path like '%/' || p_account || '/%'
      and (b.previous_day is null or b.previous_day < p_from
        or (exists (select 1 from member_move v where v.member_id = b.member_id) and not exists (
          select 1 from betting_day o where o.member_id = b.member_id and o.day >= p_from and o.day < p_day
            and o.path like '%/' || p_account || '/%'))))
    + (
    select count(*) from (
      select u.member_id from unfolded_team(p_account) u where u.flow = 'bet' and u.day between p_from and p_day group by u.member_id
      having coalesce(sum(u.bet) filter (where u.day = p_day and u.at < p_until), 0) > 0
        and coalesce(sum(u.bet) filter (where u.day < p_day), 0) <= 0) l
    where not exists (select 1 from betting_day b where b.member_id = l.member_id and b.day between p_from and p_day
                      and b.path like '%/' || p_account || '/%'))
$$;
