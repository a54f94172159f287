-- A player's conversation with customer service; a visitor is known by the hash of a cookie.
create table support_conversation (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  member_id bigint references member (id),
  visitor_hash bytea,
  -- The visitor's network, for the limit of open conversations.
  network text not null,
  channel text not null check (channel in ('VIP', 'LIVECHAT')),
  language text not null,
  is_open boolean not null default true,
  -- Whether the last message is the player's.
  is_waiting boolean not null default true,
  last_at timestamptz not null,
  -- The last message that the player has seen.
  player_read_id bigint not null default 0,
  closed_by text,
  check ((member_id is null) <> (visitor_hash is null))
);
create unique index support_open_of_member on support_conversation (member_id) where is_open and member_id is not null;
create unique index support_open_of_visitor on support_conversation (merchant, visitor_hash)
  where is_open and visitor_hash is not null;
create index support_by_member on support_conversation (member_id);
create index support_by_visitor on support_conversation (visitor_hash);
create index support_queue on support_conversation (is_open, is_waiting, last_at);

create table support_message (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references support_conversation (id),
  author text not null check (author in ('player', 'support')),
  -- Who answered at the console.
  operator text,
  request_id uuid not null,
  body text not null,
  at timestamptz not null,
  unique (conversation_id, author, request_id),
  check ((author = 'support') = (operator is not null))
);

create table support_picture (
  id uuid primary key,
  merchant text not null references merchant (code),
  member_id bigint references member (id),
  visitor_hash bytea,
  -- Null until it is sent with a message; deleted if it never is.
  message_id bigint references support_message (id),
  image bytea not null,
  at timestamptz not null,
  check ((member_id is null) <> (visitor_hash is null))
);
create index support_picture_of_message on support_picture (message_id);
