-- Passkeys: the public half and what the authenticator has counted. One belongs to the host that it was made for.
create table passkey (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  host text not null,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports jsonb not null default '[]',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of_member on passkey (member_id);
