-- A browser that signs in to an account again without a password, for a day. Its token changes with each use.
create table remembered_sign_in (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  token_hash bytea not null unique,
  ip text,
  user_agent text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index remembered_sign_in_of_member on remembered_sign_in (member_id);

-- Tokens that were used: one that comes again was copied, and ends the sign-in for whoever has it.
create table remembered_token_spent (
  token_hash bytea primary key,
  remembered_id bigint not null references remembered_sign_in (id) on delete cascade
);
create index remembered_token_spent_of on remembered_token_spent (remembered_id);

-- A browser from which an account has signed in: guesses from elsewhere that lock the name do not keep it out. It signs nobody in.
create table known_device (
  token_hash bytea not null,
  member_id bigint not null references member (id),
  last_at timestamptz not null,
  primary key (token_hash, member_id)
);
create index known_device_of_member on known_device (member_id);

-- Which browser opened a session, and the remembered sign-in that belongs to it.
alter table session
  add column device_hash bytea,
  add column remembered_id bigint references remembered_sign_in (id) on delete set null;
create index session_by_remembered on session (remembered_id) where remembered_id is not null;
