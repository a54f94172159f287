-- A mailed link to a new password: good once, the newest alone.
create table password_reset (
  member_id bigint primary key references member (id),
  code_hash bytea not null unique,
  expires_at timestamptz not null
);

-- The PIN that guards payments, apart from the sign-in password.
alter table member add column payment_password_hash text;
