-- Networks from which an account has signed in; another one asks for a second step.
create table sign_in_place (
  member_id bigint not null references member (id),
  network text not null,
  last_at timestamptz not null,
  primary key (member_id, network)
);
insert into sign_in_place (member_id, network, last_at)
  select id, case when last_signed_in_ip in ('127.0.0.1', '::1', '::ffff:127.0.0.1') then 'local' else last_signed_in_ip end,
    last_signed_in_at
  from member where last_signed_in_ip is not null and last_signed_in_at is not null;

-- A sign-in whose first step was right and whose second is awaited.
create table sign_in_challenge (
  id_hash bytea primary key,
  merchant text not null references merchant (code),
  member_id bigint not null references member (id),
  network text not null,
  ways jsonb not null,
  attempts int not null default 0,
  expires_at timestamptz not null
);

-- Authenticator app: the secret is sealed, the last step that was used can't be used again.
create table authenticator (
  member_id bigint primary key references member (id),
  sealed_secret text not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);
create table recovery_code (
  member_id bigint not null references member (id),
  code_hash text not null,
  primary key (member_id, code_hash)
);
