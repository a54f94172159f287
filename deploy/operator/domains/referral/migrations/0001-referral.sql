-- What a merchant pays for invitations. A change is a new version; an invitation keeps that of its registration.
create table referral_rules (
  merchant text not null references merchant (code),
  version int not null check (version > 0),
  rules jsonb not null,
  created_by text not null,
  created_at timestamptz not null,
  primary key (merchant, version)
);
create trigger referral_rules_immutable before update or delete on referral_rules
  for each row execute function refuse_change();

-- The budget of a merchant's invitations: taken when somebody registers, returned for what is not paid in the end.
create table referral_budget (
  merchant text primary key references merchant (code),
  -- Null is without a limit.
  budget_minor bigint,
  granted_minor bigint not null default 0 check (granted_minor >= 0),
  check (granted_minor <= budget_minor)
);

-- How far each invitation has come; what was registered before there were rewards has none.
create table referral_progress (
  id bigint generated always as identity primary key,
  -- Who was invited.
  member_id bigint not null unique references referral (member_id),
  merchant text not null references merchant (code),
  referrer_id bigint not null references member (id),
  -- Of the rules; null where nothing was offered.
  version int,
  registered_at timestamptz not null,
  -- What is settled until then counts.
  qualify_until timestamptz,
  status text not null check (status in ('registered', 'qualified', 'paid', 'refused')),
  reason text check (reason in ('circular', 'same-device', 'same-bank-account', 'same-mobile', 'not-offered',
    'budget', 'not-in-time', 'monthly-maximum', 'account-closed')),
  staked_minor bigint not null default 0,
  -- When the reward is paid unless the result of a bet is corrected before; set while enough is staked.
  pay_from timestamptz,
  decided_at timestamptz,
  -- The month of the merchant in which the referrer was paid, and what both were paid.
  paid_month text,
  referrer_paid_minor bigint not null default 0 check (referrer_paid_minor >= 0),
  invited_paid_minor bigint not null default 0 check (invited_paid_minor >= 0),
  foreign key (merchant, version) references referral_rules (merchant, version),
  check (member_id <> referrer_id),
  check ((reason is not null) = (status = 'refused')),
  check (status in ('registered', 'refused') or version is not null),
  check ((paid_month is not null) = (status = 'paid'))
);
create index referral_progress_of_referrer on referral_progress (referrer_id, id);
create index referral_progress_of_merchant on referral_progress (merchant, id);
create index referral_progress_open on referral_progress (qualify_until) where status = 'registered';
create index referral_progress_payable on referral_progress (pay_from) where status = 'qualified';

insert into referral_progress (member_id, merchant, referrer_id, registered_at, status, reason)
  select r.member_id, m.merchant, r.referrer_id, r.at, 'refused', 'not-offered'
  from referral r join member m on m.id = r.member_id order by r.at;

-- What was decided stays.
create function keep_referral() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.status in ('paid', 'refused') or (old.member_id, old.referrer_id, old.version)
      is distinct from (new.member_id, new.referrer_id, new.version) then
    raise exception 'An invitation is decided once and keeps its rules.';
  end if;
  return new;
end $$;
create trigger referral_progress_kept before update or delete on referral_progress
  for each row execute function keep_referral();

create function referral_changed() returns trigger language plpgsql as $$
begin
  perform notify_member(new.merchant, new.referrer_id, 'reward');
  return null;
end $$;
create trigger referral_progress_notified after insert or update on referral_progress
  for each row execute function referral_changed();

-- Invited members whose bets were settled or corrected since: counted by a job, so that no bet waits for it.
create table referral_due (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id)
);
create index referral_due_of_member on referral_due (member_id, id);
create function note_due_referral() returns trigger language plpgsql as $$
begin
  insert into referral_due (member_id) select new.member_id where exists (select 1 from referral_progress p
    where p.member_id = new.member_id and p.status in ('registered', 'qualified'));
  return null;
end $$;
create trigger settled_stake_counts_for_referral after insert on settled_stake
  for each row execute function note_due_referral();

-- How often links were opened, and nothing about by whom.
create table referral_visit_day (
  referrer_id bigint not null references member (id),
  day date not null,
  visits int not null,
  primary key (referrer_id, day)
);

-- The switch of merchants that are older than it: off until somebody turns it on.
insert into merchant_switch (merchant, mod_id, parent, position, enabled)
  select s.merchant, 'REFERRAL3', 'MF_PROMOTIONS', max(s.position) + 1, false from merchant_switch s
  where exists (select 1 from merchant_switch p where p.merchant = s.merchant and p.mod_id = 'MF_PROMOTIONS')
  group by s.merchant on conflict do nothing;
