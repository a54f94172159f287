-- A gift for a member's birthday, by the level that the member has on that day.
create table vip_birthday_gift (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  member_id bigint not null references member (id),
  -- The birthday, in the merchant's calendar.
  day date not null,
  rank int not null,
  amount_minor bigint not null check (amount_minor > 0),
  status text not null default 'open' check (status in ('open', 'claimed', 'credited')),
  claim_until timestamptz not null,
  paid_at timestamptz,
  check ((status = 'open') = (paid_at is null))
);
create unique index vip_birthday_gift_once_a_year on vip_birthday_gift (member_id, extract(year from day));
create index vip_birthday_gift_open on vip_birthday_gift (claim_until) where status = 'open';
create index member_birthday on member (merchant, substr(registration->>'birthday', 6, 5));

-- A payment is never undone, and nothing else of a gift changes.
create function keep_vip_birthday_gift() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.status <> 'open'
     or (old.member_id, old.day, old.amount_minor, old.rank, old.claim_until)
        is distinct from (new.member_id, new.day, new.amount_minor, new.rank, new.claim_until) then
    raise exception 'A gift is paid once and never changes.';
  end if;
  return new;
end $$;
create trigger vip_birthday_gift_kept before update or delete on vip_birthday_gift
  for each row execute function keep_vip_birthday_gift();
create trigger vip_birthday_gift_notified after insert or update on vip_birthday_gift
  for each row execute function member_changed('reward');
