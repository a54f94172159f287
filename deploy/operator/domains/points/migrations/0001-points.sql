-- Points: what settled bets and deposits earn, and what members get for them. Points are integer hundredths of a point.

-- Rates and ratio of a merchant. A change is a new version; a bet keeps those of the time when it was settled.
create table point_rules (
  merchant text not null references merchant (code),
  version int not null check (version > 0),
  rules jsonb not null,
  created_by text not null,
  created_at timestamptz not null,
  primary key (merchant, version)
);
create trigger point_rules_immutable before update or delete on point_rules
  for each row execute function refuse_change();

-- Settled bets and corrections whose points are not booked yet: booked by a job, so that no bet waits for its points.
create table point_due (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  -- The bet, also where a correction of it is due.
  source text not null
);
create index point_due_of_member on point_due (member_id, id);
create function note_due_points() returns trigger language plpgsql as $$
begin
  insert into point_due (member_id, source) values (new.member_id, coalesce(new.corrects, new.source));
  return null;
end $$;
create trigger settled_stake_earns_points after insert on settled_stake
  for each row execute function note_due_points();

-- What a bet or a deposit has earned so far; a correction books the difference at the same rate.
create table point_earned (
  source text primary key,
  member_id bigint not null references member (id),
  rate int not null,
  base_minor bigint not null,
  points bigint not null check (points >= 0),
  version int not null default 1
);
create index point_earned_of_member on point_earned (member_id);

create table point_reward (
  merchant text not null references merchant (code),
  id text not null,
  -- By operator language code; English is shown where a language lacks.
  names jsonb not null,
  details jsonb not null,
  points bigint not null check (points > 0),
  -- Money that is credited at once; null for goods, which somebody sends.
  credit_minor bigint check (credit_minor > 0),
  -- Null is without a limit.
  stock int check (stock >= 0),
  is_offered boolean not null default true,
  place int not null,
  primary key (merchant, id)
);

create table point_redemption (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  member_id bigint not null references member (id),
  request_id uuid not null,
  reward_id text not null,
  names jsonb not null,
  quantity int not null check (quantity > 0),
  points bigint not null check (points > 0),
  credit_minor bigint,
  status text not null check (status in ('process', 'approved', 'rejected')),
  remark text,
  requested_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  unique (member_id, request_id),
  foreign key (merchant, reward_id) references point_reward (merchant, id),
  check ((status = 'process') = (decided_at is null)),
  check (status <> 'rejected' or remark is not null)
);
create index point_redemption_of_member on point_redemption (member_id, id);
create index point_redemption_waiting on point_redemption (merchant, id) where status = 'process';

create table point_conversion (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  member_id bigint not null references member (id),
  request_id uuid not null,
  -- What was asked for; what it took is less where the rest would not make up the smallest unit of money.
  asked_points bigint not null,
  points bigint not null check (points > 0 and points <= asked_points),
  amount_minor bigint not null check (amount_minor > 0),
  at timestamptz not null,
  unique (member_id, request_id)
);
create trigger point_conversion_immutable before update or delete on point_conversion
  for each row execute function refuse_change();

-- A decision is made once, and nothing else of a redemption changes.
create function keep_point_redemption() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.status <> 'process'
     or (old.member_id, old.reward_id, old.quantity, old.points) is distinct from
        (new.member_id, new.reward_id, new.quantity, new.points) then
    raise exception 'A redemption is decided once and never changes.';
  end if;
  return new;
end $$;
create trigger point_redemption_kept before update or delete on point_redemption
  for each row execute function keep_point_redemption();
