-- Vouchers: made in batches at the console, each redeemed once. The codes themselves are stored nowhere.

insert into ledger_account_kind (kind, may_be_negative, shards) values ('voucher_clearing', true, 16);

create or replace function deposit_clearing(p_method text) returns text language sql immutable as $$
  select case p_method when 'ewallet' then 'ewallet_clearing' when 'coin' then 'coin_clearing'
    when 'voucher' then 'voucher_clearing' else 'bank_clearing' end
$$;

create table voucher_batch (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  amount_minor bigint not null check (amount_minor > 0),
  count int not null check (count > 0),
  note text not null,
  expires_at timestamptz not null,
  made_at timestamptz not null,
  made_by text not null,
  voided_at timestamptz
);
create index voucher_batch_by_merchant on voucher_batch (merchant, id desc);

create table voucher (
  id bigint generated always as identity primary key,
  batch_id bigint not null references voucher_batch (id),
  code_hash text not null unique,
  deposit_id bigint unique references deposit (id)
);
create index voucher_by_batch on voucher (batch_id);
