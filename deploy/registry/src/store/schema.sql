-- The documents of a registry. Applied at every start, so that each statement has to be repeatable.
create schema if not exists tessera_registry;

-- The keys and channels under their serials. Whoever inserts the next serial first has made the change.
-- json, not jsonb: what was signed has to come back as it was written.
create table if not exists tessera_registry.change (
  series text not null,
  serial bigint not null check (serial > 0),
  document json not null,
  audit json not null,
  request text,
  stored_at timestamptz not null default now(),
  primary key (series, serial)
);

-- Hash of what was asked with the request id.
alter table tessera_registry.change add column if not exists asked text;

-- A repeated request cannot make a second change.
create unique index if not exists change_request on tessera_registry.change (series, request);

create table if not exists tessera_registry.release (
  id text not null,
  version text not null,
  record json not null,
  primary key (id, version)
);

-- "C": cursors are compared as bytes, whatever the language of the server is.
create table if not exists tessera_registry.audit (
  cursor text collate "C" primary key,
  entry json not null
);

-- Signed requests of the last minutes: each is accepted once. The time is the registry's, in milliseconds since 1970.
create table if not exists tessera_registry.nonce (
  nonce text primary key,
  signed_at bigint not null
);
create index if not exists nonce_signed_at on tessera_registry.nonce (signed_at);
