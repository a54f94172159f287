-- A message of a person of the merchant to a segment of its members.
create table campaign (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  request_id uuid not null unique,
  kind text not null check (kind in ('marketing', 'service')),
  -- Why members get a service message without having agreed to messages.
  reason text,
  -- The bounds as they were set; who is within them is asked when a message is delivered.
  segment jsonb not null,
  text_id bigint not null references inbox_text (id),
  state text not null check (state in ('scheduled', 'sending', 'done', 'stopped')),
  starts_at timestamptz not null,
  -- Members up to this one have been looked at.
  after_member bigint not null default 0,
  delivered int not null default 0,
  left_out int not null default 0,
  created_by text not null,
  created_at timestamptz not null,
  stopped_by text,
  ended_at timestamptz,
  constraint campaign_service_has_reason check (kind = 'marketing' or reason is not null),
  constraint campaign_ended check ((state in ('done', 'stopped')) = (ended_at is not null))
);
create index campaign_due on campaign (starts_at) where state in ('scheduled', 'sending');
create index campaign_by_merchant on campaign (merchant, id desc);
