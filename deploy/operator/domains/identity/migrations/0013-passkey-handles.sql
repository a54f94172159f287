-- What passkeys call an account by: drawn by lot once, so that no key of the operator's can change it.
create table passkey_handle (
  member_id bigint primary key references member (id),
  handle bytea not null unique
);
-- What this passkey was told to call its account by; null for one from before handles were kept.
alter table passkey add column user_handle bytea;
