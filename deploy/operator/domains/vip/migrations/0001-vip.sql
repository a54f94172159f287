-- The levels of a merchant. A change is a new version; the levels of a month's begin decide who keeps theirs at its end.
create table vip_ladder (
  merchant text not null references merchant (code),
  version int not null check (version > 0),
  -- From the lowest: names by language, and the turnover in all and of a month that the level needs, in minor units.
  levels jsonb not null,
  created_by text not null,
  created_at timestamptz not null,
  primary key (merchant, version)
);
create trigger vip_ladder_immutable before update or delete on vip_ladder
  for each row execute function refuse_change();

-- What members staked, by the month of the merchant in which it was settled; a correction counts in its own month.
create table vip_turnover (
  member_id bigint not null references member (id),
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  merchant text not null references merchant (code),
  stake_minor bigint not null,
  primary key (member_id, month)
);
create index vip_turnover_of_month on vip_turnover (merchant, month, stake_minor);

create function vip_month_of(p_merchant text, p_at timestamptz) returns text language sql stable as $$
  select to_char(p_at at time zone coalesce((select profile->>'timeZone' from merchant where code = p_merchant), 'UTC'),
                 'YYYY-MM')
$$;

insert into vip_turnover (member_id, month, merchant, stake_minor)
  select member_id, vip_month_of(merchant, settled_at), merchant, sum(stake_minor)
  from settled_stake group by 1, 2, 3;

create function count_vip_turnover() returns trigger language plpgsql as $$
begin
  insert into vip_turnover (member_id, month, merchant, stake_minor)
    values (new.member_id, vip_month_of(new.merchant, new.settled_at), new.merchant, new.stake_minor)
    on conflict (member_id, month) do update set stake_minor = vip_turnover.stake_minor + excluded.stake_minor;
  return null;
end $$;
create trigger settled_stake_counts_for_vip after insert on settled_stake
  for each row execute function count_vip_turnover();

-- Every change of a level that play has brought.
create table vip_change (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  member_id bigint not null references member (id),
  from_rank int not null,
  to_rank int not null,
  -- The month whose turnover decided.
  month text not null,
  at timestamptz not null,
  check (to_rank > from_rank or to_rank = from_rank - 1)
);
create index vip_change_of_member on vip_change (member_id, id);
-- A month that is over costs one level and no more, however often its end is worked on.
create unique index vip_change_down_once on vip_change (member_id, month) where to_rank < from_rank;
create trigger vip_change_immutable before update or delete on vip_change
  for each row execute function refuse_change();

-- Months whose end has been worked on.
create table vip_month (
  merchant text not null references merchant (code),
  month text not null,
  closed_at timestamptz not null,
  primary key (merchant, month)
);
