-- Valid bets as they are settled, beside those as they are placed: what contracts pay for. A stake that is taken back before
-- its result was never valid (ADR 16), so nobody earns a wage by placing and cancelling bets around the end of a period.

alter table team_day add column settled bigint not null default 0;
alter table team_hour add column settled bigint not null default 0;

create or replace view team_movement_figures as
  select m.*, date_trunc('hour', m.at, coalesce(c.profile->>'timeZone', 'UTC')) as hour,
         case flow when 'deposit' then amount_minor else 0 end as deposit,
         case flow when 'withdrawal' then -amount_minor else 0 end as withdrawal,
         case flow when 'bet' then -amount_minor else 0 end as bet,
         case flow when 'payout' then amount_minor else 0 end as payout,
         case flow when 'rebate' then amount_minor else 0 end as rebate,
         case flow when 'bonus' then amount_minor else 0 end as bonus,
         case flow when 'wages' then amount_minor else 0 end as wages,
         case flow when 'dividend' then amount_minor else 0 end as dividend,
         case flow when 'transfer' then amount_minor else 0 end as transfer,
         case flow when 'settled' then amount_minor else 0 end as settled
  from team_movement m join merchant c on c.code = m.merchant;

create function record_team_stake() returns trigger language plpgsql as $$
begin
  with recorded as (
    insert into team_movement (merchant, member_id, path, at, day, kind, flow, amount_minor, balance_minor)
      select new.merchant, m.id, coalesce((select nullif(b.path, '') from bet b where b.source = coalesce(new.corrects, new.source)), m.path),
             new.settled_at, merchant_day(new.merchant, new.settled_at), 'settled-stake', 'settled', new.stake_minor, 0
      from member m where m.id = new.member_id and has_team(m.type, m.parent_id)
      returning id)
  insert into unfolded_movement select id from recorded;
  return null;
end $$;
create trigger settled_stake_of_team after insert on settled_stake for each row execute function record_team_stake();

with recorded as (
  insert into team_movement (merchant, member_id, path, at, day, kind, flow, amount_minor, balance_minor)
    select s.merchant, m.id, coalesce((select nullif(b.path, '') from bet b where b.source = coalesce(s.corrects, s.source)), m.path),
           s.settled_at, merchant_day(s.merchant, s.settled_at), 'settled-stake', 'settled', s.stake_minor, 0
    from settled_stake s join member m on m.id = s.member_id and has_team(m.type, m.parent_id)
    order by s.id
    returning id)
insert into unfolded_movement select id from recorded;

-- As in 0008, with the settled stakes.
create or replace function fold_team_figures(p_limit int) returns int language plpgsql as $$
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
           sum(members) as members, sum(settled) as settled
    from placed cross join lateral (values (branch_id), (case when branch_id > 0 then -1 end)) as b (id)
    where b.id is not null group by 1, 2, 3),
  days as (
    insert into team_day as d select * from by_day order by 1, 2, 3
      on conflict (account_id, branch_id, day) do update set
        deposit = d.deposit + excluded.deposit, withdrawal = d.withdrawal + excluded.withdrawal, bet = d.bet + excluded.bet,
        payout = d.payout + excluded.payout, rebate = d.rebate + excluded.rebate, bonus = d.bonus + excluded.bonus,
        wages = d.wages + excluded.wages, dividend = d.dividend + excluded.dividend, transfer = d.transfer + excluded.transfer,
        members = d.members + excluded.members, settled = d.settled + excluded.settled
      returning account_id, branch_id, day, bet),
  hours as (
    insert into team_hour as h
      select account_id, hour, sum(deposit), sum(withdrawal), sum(bet), sum(payout), sum(rebate), sum(bonus), sum(wages),
             sum(dividend), sum(transfer), sum(members), sum(settled)
      from placed where branch_id > 0 group by 1, 2 order by 1, 2
      on conflict (account_id, hour) do update set
        deposit = h.deposit + excluded.deposit, withdrawal = h.withdrawal + excluded.withdrawal, bet = h.bet + excluded.bet,
        payout = h.payout + excluded.payout, rebate = h.rebate + excluded.rebate, bonus = h.bonus + excluded.bonus,
        wages = h.wages + excluded.wages, dividend = h.dividend + excluded.dividend, transfer = h.transfer + excluded.transfer,
        members = h.members + excluded.members, settled = h.settled + excluded.settled),
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

drop function unfolded_team(bigint);
create function unfolded_team(p_account bigint)
returns table (branch_id bigint, member_id bigint, at timestamptz, day date, flow text, amount_minor bigint, deposit bigint,
               withdrawal bigint, bet bigint, payout bigint, rebate bigint, bonus bigint, wages bigint, dividend bigint, transfer bigint, members int, settled bigint, hour timestamptz)
language sql stable as $$
  select coalesce(nullif(split_part(substr(m.path, strpos(m.path, '/' || p_account || '/') + length('/' || p_account || '/')), '/', 1), '')::bigint, 0),
         m.member_id, m.at, m.day, m.flow, m.amount_minor, m.deposit, m.withdrawal, m.bet, m.payout, m.rebate, m.bonus, m.wages,
         m.dividend, m.transfer, m.members, m.settled, m.hour
  from unfolded_movement u join team_movement_figures m using (id)
  where m.path like '%/' || p_account || '/%'
$$;

drop function team_figures(bigint, date, date);
create function team_figures(p_account bigint, p_from date, p_to date)
returns table (branch_id bigint, day date, deposit bigint, withdrawal bigint, bet bigint, payout bigint, rebate bigint,
               bonus bigint, wages bigint, dividend bigint, transfer bigint, members int, settled bigint)
language sql stable as $$
  select branch_id, day, deposit, withdrawal, bet, payout, rebate, bonus, wages, dividend, transfer, members, settled
  from team_day where account_id = p_account and day between p_from and p_to
  union all
  select b.id, u.day, u.deposit, u.withdrawal, u.bet, u.payout, u.rebate, u.bonus, u.wages, u.dividend, u.transfer, u.members, u.settled
  from unfolded_team(p_account) u cross join lateral (values (u.branch_id), (case when u.branch_id > 0 then -1 end)) as b (id)
  where u.day between p_from and p_to and b.id is not null
$$;

-- Also hours that are in no sum yet begin as the merchant's do.
drop function team_hours(bigint, timestamptz, timestamptz);
create function team_hours(p_account bigint, p_from timestamptz, p_to timestamptz)
returns table (branch_id bigint, hour timestamptz, deposit bigint, withdrawal bigint, bet bigint, payout bigint, rebate bigint,
               bonus bigint, wages bigint, dividend bigint, transfer bigint, members int, settled bigint)
language sql stable as $$
  select -1::bigint, hour, deposit, withdrawal, bet, payout, rebate, bonus, wages, dividend, transfer, members, settled
  from team_hour where account_id = p_account and hour >= p_from and hour < p_to
  union all
  select -1::bigint, u.hour, u.deposit, u.withdrawal, u.bet, u.payout, u.rebate, u.bonus, u.wages, u.dividend, u.transfer, u.members, u.settled
  from unfolded_team(p_account) u where u.branch_id > 0 and u.at >= p_from and u.at < p_to
  union all
  select 0::bigint, hour, deposit, withdrawal, bet, payout, rebate, bonus, wages, dividend, transfer, 0, settled
  from team_movement_figures where member_id = p_account and at >= p_from and at < p_to
$$;

-- A press on "pay all" is what its payer has seen, and pays once.
alter table agent_bill_press add column bills int, add column amount_minor bigint, add column over_at timestamptz;
