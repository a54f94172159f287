-- Code by which a member invites friends; made when it is first asked for.
create table referral_code (
  member_id bigint primary key references member (id),
  merchant text not null references merchant (code),
  code text not null,
  unique (merchant, code)
);

-- Whose code a member registered with.
create table referral (
  member_id bigint primary key references member (id),
  referrer_id bigint not null references member (id),
  at timestamptz not null
);
create index referral_of_referrer on referral (referrer_id);
