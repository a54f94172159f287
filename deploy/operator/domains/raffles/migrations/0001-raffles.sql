-- Raffles: tickets come from settled bets and signed-in days, and winners from a seed whose hash is published before the
-- first ticket. A raffle never changes once it is published.
create table raffle (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  -- {"KO": {"title", "detail"}, …}; English is shown where a language lacks.
  texts jsonb not null,
  -- Written after `raffleRules` has checked them; amounts in minor units.
  rules jsonb not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  draws_at timestamptz not null check (draws_at > closes_at),
  -- Secret until the draw; its SHA-256 is public from the beginning.
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  -- Never published: the codes of the members follow from it.
  code_key text not null check (code_key ~ '^[0-9a-f]{64}$'),
  status text not null default 'published' check (status in ('published', 'closed', 'drawn', 'cancelled')),
  -- From the close on.
  list_hash text,
  tickets int,
  -- From the draw on: the numbers of the tickets in the order of the prizes.
  winners jsonb,
  drawn_at timestamptz,
  published_by text not null,
  published_at timestamptz not null,
  check ((status in ('closed', 'drawn')) = (list_hash is not null and tickets is not null)),
  check ((status = 'drawn') = (drawn_at is not null and winners is not null))
);
create index raffle_of_merchant on raffle (merchant, id);
create index raffle_due on raffle (closes_at) where status in ('published', 'closed');

create function keep_raffle() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.status in ('drawn', 'cancelled')
     or (old.status, new.status) not in (('published', 'closed'), ('published', 'cancelled'), ('closed', 'drawn'))
     or to_jsonb(new) - '{status,list_hash,tickets,winners,drawn_at}'::text[]
        <> to_jsonb(old) - '{status,list_hash,tickets,winners,drawn_at}'::text[]
     or (old.list_hash is not null and (old.list_hash, old.tickets) is distinct from (new.list_hash, new.tickets)) then
    raise exception 'A raffle stays as it was published.';
  end if;
  return new;
end $$;
create trigger raffle_kept before update or delete on raffle for each row execute function keep_raffle();

-- The tickets of a member at the close.
create table raffle_line (
  raffle_id bigint not null references raffle (id),
  -- Stands for the member in what is published.
  code text not null,
  member_id bigint not null references member (id),
  tickets int not null check (tickets > 0),
  -- The number of the first of them.
  first_ticket int not null check (first_ticket > 0),
  primary key (raffle_id, code),
  unique (raffle_id, member_id)
);
create index raffle_line_of_member on raffle_line (member_id, raffle_id);
create trigger raffle_line_immutable before update or delete on raffle_line
  for each row execute function refuse_change();

-- What was won. `credited`: by itself, as it was not claimed in time.
create table raffle_prize (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  raffle_id bigint not null references raffle (id),
  -- In the order of the prizes, from 1.
  place int not null check (place > 0),
  ticket int not null check (ticket > 0),
  member_id bigint not null references member (id),
  amount_minor bigint not null check (amount_minor > 0),
  status text not null default 'won' check (status in ('won', 'claimed', 'credited')),
  claim_until timestamptz not null,
  paid_at timestamptz,
  unique (raffle_id, place),
  unique (raffle_id, ticket),
  check ((status = 'won') = (paid_at is null))
);
create index raffle_prize_of_member on raffle_prize (member_id, id);
create index raffle_prize_open on raffle_prize (claim_until) where status = 'won';
create trigger raffle_prize_notified after insert or update on raffle_prize
  for each row execute function member_changed('reward');
