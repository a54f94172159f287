create table promotion (
  merchant text not null references merchant (code),
  id text not null,
  position int not null,
  category text not null,
  kind text not null check (kind in ('deposit-bonus', 'cashback', 'information')),
  -- {"KO": {"title", "summary", "terms"}, …}
  texts jsonb not null,
  art jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  percent int check (percent between 1 and 1000),
  cap_minor bigint check (cap_minor > 0),
  minimum_deposit_minor bigint check (minimum_deposit_minor > 0),
  -- Percent of deposit and bonus together; 0 is none.
  wagering_percent int check (wagering_percent between 0 and 1000),
  maximum_bet_minor bigint check (maximum_bet_minor > 0),
  days_to_wager int check (days_to_wager > 0),
  days_to_claim int check (days_to_claim > 0),
  deposit_rule text check (deposit_rule in ('first-ever', 'first-in-window')),
  schedule text check (schedule in ('weekend', 'daily')),
  -- [{"category", "percent"}, …]; what isn't listed counts nothing.
  contribution jsonb not null default '[]',
  primary key (merchant, id),
  constraint promotion_deposit_bonus_whole check (kind <> 'deposit-bonus' or (percent is not null and cap_minor is not null
    and minimum_deposit_minor is not null and wagering_percent is not null and days_to_wager is not null
    and days_to_claim is not null and deposit_rule is not null)),
  constraint promotion_cashback_whole check (kind <> 'cashback' or (percent is not null and schedule is not null))
);

create table promotion_category (
  merchant text not null references merchant (code),
  code text not null,
  position int not null,
  -- {"KO": …}
  names jsonb not null,
  primary key (merchant, code)
);

-- Opting in (deposit bonuses) and out (cashback, which takes part by itself).
create table promotion_participation (
  member_id bigint not null references member (id),
  promotion_id text not null,
  status text not null check (status in ('joined', 'left')),
  at timestamptz not null,
  primary key (member_id, promotion_id)
);

-- One credit to one member: a deposit bonus with its rolling, or a paid cashback. The terms are those of the day of the claim.
create table promotion_claim (
  id bigint generated always as identity primary key,
  merchant text not null,
  promotion_id text not null,
  member_id bigint not null references member (id),
  -- Empty for a bonus that is given once, else the period of a cashback.
  period text not null default '',
  status text not null check (status in ('active', 'released', 'paid', 'forfeited', 'expired', 'spent')),
  deposit_id bigint references deposit (id),
  deposit_minor bigint,
  bonus_minor bigint not null check (bonus_minor > 0),
  required_minor bigint not null default 0,
  -- Turnover when the claim ended; while it is active it is reckoned from the ledger.
  done_minor bigint not null default 0,
  contribution jsonb not null default '[]',
  maximum_bet_minor bigint,
  -- Ledger entries after this one count for the rolling.
  after_entry_id bigint not null default 0,
  claimed_at timestamptz not null,
  expires_at timestamptz,
  ended_at timestamptz,
  unique (member_id, promotion_id, period),
  foreign key (merchant, promotion_id) references promotion (merchant, id)
);
-- One bonus purse, so one bonus at a time.
create unique index promotion_claim_active on promotion_claim (member_id) where status = 'active';
create index promotion_claim_by_member on promotion_claim (member_id, id desc);

-- Periods of a cashback that have been paid to everybody.
create table cashback_run (
  merchant text not null,
  promotion_id text not null,
  period text not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  paid_at timestamptz not null,
  primary key (merchant, promotion_id, period)
);

create table announcement (
  merchant text not null references merchant (code),
  id text not null,
  type text not null check (type in ('B', 'PL', 'PU', 'PR', 'H')),
  -- newcomer: members younger than a day who came after it was published
  audience text not null default 'all' check (audience in ('all', 'newcomer')),
  promotion_id text,
  -- {"KO": {"title", "content"} and for banners "label", "conditions", …}
  texts jsonb not null,
  published_at timestamptz not null,
  until_at timestamptz,
  primary key (merchant, id)
);
create index announcement_by_date on announcement (merchant, type, published_at desc);
