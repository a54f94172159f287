create table merchant (
  code text primary key,
  name text not null,
  currency text not null,
  -- 0 open, 1 maintenance, 2 region-restricted for everybody
  system_status int not null default 0 check (system_status in (0, 1, 2)),
  -- hosts, languages, theme, customer service, cashier limits …: `MerchantProfile`
  profile jsonb not null,
  -- Raised by every change, so that a listener can tell news from an echo.
  version bigint not null default 1
);

create table merchant_switch (
  merchant text not null references merchant (code),
  mod_id text not null,
  parent text,
  position int not null,
  enabled boolean not null,
  primary key (merchant, mod_id),
  foreign key (merchant, parent) references merchant_switch (merchant, mod_id) deferrable initially deferred
);

create function announce_merchant() returns trigger language plpgsql as $$
begin
  perform pg_notify('merchant_changed', new.code);
  return null;
end $$;
create trigger merchant_announced after insert or update on merchant
  for each row execute function announce_merchant();

create function touch_merchant() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger merchant_touched before update on merchant for each row execute function touch_merchant();

create table seed_applied (name text primary key, applied_at timestamptz not null default now());

create table operator_setting (name text primary key, value jsonb not null);
