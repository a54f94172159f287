-- The one live code of a recipient for a purpose; only its keyed hash is kept.
create table verification_code (
  merchant text not null references merchant (code),
  purpose text not null,
  recipient text not null,
  code_hash text not null,
  attempts int not null default 0,
  expires_at timestamptz not null,
  primary key (merchant, purpose, recipient)
);

-- When a number or an address was proved to be the member's own.
alter table member
  add column mobile_verified_at timestamptz,
  add column email_verified_at timestamptz;
-- A proved number leads to one account of a merchant: signing in by it must not find two.
create unique index member_verified_mobile on member (merchant, mobile_dialing_code, mobile)
  where mobile_verified_at is not null;
