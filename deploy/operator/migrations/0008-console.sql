create table console_operator (
  username text primary key,
  password_hash text not null,
  created_at timestamptz not null
);

create table console_session (
  token_hash bytea primary key,
  username text not null references console_operator (username),
  expires_at timestamptz not null
);

-- Who did what; written in the same request as the deed.
create table console_log (
  id bigint generated always as identity primary key,
  username text not null,
  action text not null,
  detail jsonb not null,
  at timestamptz not null
);
