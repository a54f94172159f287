-- The accounts that a member's money may be paid to. Each was checked with its bank before it was added; a removed one
-- stays, as its withdrawals do.
create table bank_account (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  member_id bigint not null references member (id),
  bank_code text not null,
  account_number text not null,
  -- The same account however it is written.
  digits text not null generated always as (replace(account_number, '-', '')) stored,
  holder text not null,
  is_default boolean not null default false,
  added_at timestamptz not null,
  -- A new account is not paid to before that.
  usable_from timestamptz not null,
  removed_at timestamptz,
  check (removed_at is null or not is_default)
);
create unique index bank_account_once on bank_account (member_id, bank_code, digits) where removed_at is null;
create unique index bank_account_default on bank_account (member_id) where is_default;
create index bank_account_by_number on bank_account (merchant, bank_code, digits);

-- One unit was sent to the account with a code beside it; whoever reads the code there may add the account.
create table bank_account_check (
  id uuid primary key,
  member_id bigint not null references member (id),
  bank_code text not null,
  account_number text not null,
  holder text not null,
  code_hash text not null,
  attempts int not null default 0,
  expires_at timestamptz not null,
  -- What came of it.
  account_id bigint references bank_account (id)
);
create index bank_account_check_by_member on bank_account_check (member_id);

-- Accounts that money was paid to before there was a book; the one used last is the default.
with used as (
  select merchant, member_id, bank_code, (array_agg(account_number order by id desc))[1] as number,
         (array_agg(account_holder order by id desc))[1] as holder, min(created_at) as first_at, max(id) as last_id
  from withdrawal where status not in ('rejected', 'failed', 'cancelled')
  group by merchant, member_id, bank_code, replace(account_number, '-', ''))
insert into bank_account (merchant, member_id, bank_code, account_number, holder, is_default, added_at, usable_from)
  select merchant, member_id, bank_code, number, holder, last_id = max(last_id) over (partition by member_id), first_at, first_at
  from used;
