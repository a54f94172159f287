-- Cashback of settled bets by the member's level, day by day of the merchant.
create index settled_stake_by_settlement on settled_stake (member_id, settled_at);

-- Days that are closed; those on which the merchant had no cashback have no amounts.
create table vip_cashback_day (
  merchant text not null references merchant (code),
  day date not null,
  closed_at timestamptz not null,
  primary key (merchant, day)
);

create table vip_cashback (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  member_id bigint not null references member (id),
  day date not null,
  -- The level whose rates counted.
  rank int not null,
  amount_minor bigint not null check (amount_minor > 0),
  status text not null default 'open' check (status in ('open', 'claimed', 'credited')),
  claim_until timestamptz not null,
  paid_at timestamptz,
  unique (member_id, day),
  check ((status = 'open') = (paid_at is null))
);
create index vip_cashback_open on vip_cashback (claim_until) where status = 'open';

create table vip_cashback_part (
  cashback_id bigint not null references vip_cashback (id),
  category text not null,
  vendor text not null,
  valid_minor bigint not null,
  rate_basis_points int not null,
  amount_minor bigint not null check (amount_minor >= 0),
  primary key (cashback_id, category, vendor)
);

-- Corrections that were larger than a day's bets; the next days' bets make up for them first.
create table vip_cashback_carry (
  member_id bigint not null references member (id),
  category text not null,
  vendor text not null,
  merchant text not null references merchant (code),
  stake_minor bigint not null check (stake_minor < 0),
  primary key (member_id, category, vendor)
);

-- A payment is never undone, and nothing else of a cashback changes.
create function keep_vip_cashback() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.status <> 'open'
     or (old.member_id, old.day, old.amount_minor, old.rank, old.claim_until)
        is distinct from (new.member_id, new.day, new.amount_minor, new.rank, new.claim_until) then
    raise exception 'A cashback is paid once and never changes.';
  end if;
  return new;
end $$;
create trigger vip_cashback_kept before update or delete on vip_cashback
  for each row execute function keep_vip_cashback();
create trigger vip_cashback_part_immutable before update or delete on vip_cashback_part
  for each row execute function refuse_change();
