-- Messages of the site to one member. Their words are chosen when they are read, in the reader's language.
create table inbox_message (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  member_id bigint not null references member (id),
  -- The same news is posted once: `withdrawal:12:paid`.
  key text not null,
  topic text not null,
  -- What the words name: an amount, a reference.
  facts jsonb not null,
  at timestamptz not null,
  read_at timestamptz,
  unique (merchant, key)
);
create index inbox_of_member on inbox_message (member_id, id desc);
create index inbox_unread on inbox_message (member_id) where read_at is null;
