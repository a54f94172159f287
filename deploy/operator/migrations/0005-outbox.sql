-- What left the house: messages and bank transfers, each through an adapter; the console shows them.
create table outbox (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  channel text not null check (channel in ('sms', 'email', 'bank')),
  recipient text not null,
  subject text not null,
  body text not null,
  meta jsonb not null default '{}',
  -- A copy of a message that must go out once carries the same key.
  key text,
  created_at timestamptz not null,
  unique (merchant, key)
);
create index outbox_newest on outbox (id desc);
