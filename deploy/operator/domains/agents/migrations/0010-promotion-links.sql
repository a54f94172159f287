-- Links with which people register themselves below an agent, each with the kind of account and the rebate that it gives.
create table promotion_link (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  agent_id bigint not null references member (id),
  label text not null,
  code text not null,
  -- Of the accounts: 0 member, 1 2 41 42 agent.
  type int not null check (type in (0, 1, 2, 41, 42)),
  basis_points int not null check (basis_points between 0 and 10000),
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  unique (merchant, code)
);
create index promotion_link_by_agent on promotion_link (agent_id, id desc);

-- What a link promised never changes; it can only be revoked, once.
create function keep_promotion_link() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.revoked_at is not null
    or (to_jsonb(new) - 'revoked_at') is distinct from (to_jsonb(old) - 'revoked_at') then
    raise exception 'a promotion link only changes by being revoked';
  end if;
  return new;
end $$;
create trigger promotion_link_kept before update or delete on promotion_link
  for each row execute function keep_promotion_link();

create table promotion_link_registration (
  member_id bigint primary key references member (id),
  link_id bigint not null references promotion_link (id),
  at timestamptz not null
);
create index promotion_link_registration_by_link on promotion_link_registration (link_id);

-- Visits of a day; nothing about the visitors.
create table promotion_link_visit_day (
  link_id bigint not null references promotion_link (id),
  day date not null,
  visits int not null check (visits > 0),
  primary key (link_id, day)
);

-- Every raise of a rebate, as the agent that made it sees it. Rates are never lowered.
create table rebate_raise (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  agent_id bigint not null references member (id),
  member_id bigint not null references member (id),
  from_basis_points int not null,
  to_basis_points int not null,
  at timestamptz not null,
  check (to_basis_points > from_basis_points)
);
create index rebate_raise_by_agent on rebate_raise (agent_id, id desc);

create function keep_rebate_raise() returns trigger language plpgsql as $$
begin
  raise exception 'a raise of a rebate is kept as it was';
end $$;
create trigger rebate_raise_kept before update or delete on rebate_raise
  for each row execute function keep_rebate_raise();
