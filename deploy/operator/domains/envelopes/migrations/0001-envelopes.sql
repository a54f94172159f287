-- Red envelopes: a drop deals its envelopes to everybody whom it is for when it begins, from a seed whose hash was published
-- with it. Opening one only shows what is in it, so nobody has to be fast.
create table envelope_drop (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  -- {"KO": {"title", "detail"}, …}; English is shown where a language lacks.
  texts jsonb not null,
  -- Written after `envelopeRules` has checked them; amounts in minor units.
  rules jsonb not null,
  pool_minor bigint not null check (pool_minor > 0),
  opens_at timestamptz not null,
  -- Moved with the beginning where that came late.
  ends_at timestamptz not null check (ends_at > opens_at),
  -- Secret until the end; its SHA-256 is public from the beginning.
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  -- Never published: the codes of the members follow from it.
  code_key text not null check (code_key ~ '^[0-9a-f]{64}$'),
  status text not null default 'published' check (status in ('published', 'dealt', 'over', 'cancelled')),
  -- From the dealing on.
  list_hash text,
  members int,
  -- What nobody opened, or was left over; from the end on.
  returned_minor bigint check (returned_minor between 0 and pool_minor),
  published_by text not null,
  published_at timestamptz not null,
  check ((status in ('dealt', 'over')) = (list_hash is not null and members is not null)),
  check ((status = 'over') = (returned_minor is not null))
);
create index envelope_drop_of_merchant on envelope_drop (merchant, id);
create index envelope_drop_due on envelope_drop (opens_at) where status in ('published', 'dealt');

create function keep_envelope_drop() returns trigger language plpgsql as $$
declare
  v_moving text[] := case when old.status = 'published' then '{status,list_hash,members,ends_at}'::text[]
                          else '{status,returned_minor}'::text[] end;
begin
  if tg_op = 'DELETE'
     or (old.status, new.status) not in (('published', 'dealt'), ('published', 'cancelled'), ('dealt', 'over'))
     or to_jsonb(new) - v_moving <> to_jsonb(old) - v_moving then
    raise exception 'A drop stays as it was published.';
  end if;
  return new;
end $$;
create trigger envelope_drop_kept before update or delete on envelope_drop
  for each row execute function keep_envelope_drop();

-- What was dealt to a member; nothing where there were more members than envelopes.
create table envelope (
  drop_id bigint not null references envelope_drop (id),
  -- Stands for the member in what is published.
  code text not null,
  merchant text not null references merchant (code),
  member_id bigint not null references member (id),
  amount_minor bigint not null check (amount_minor >= 0),
  opened_at timestamptz check (opened_at is null or amount_minor > 0),
  primary key (drop_id, code),
  unique (drop_id, member_id)
);
create index envelope_of_member on envelope (member_id, drop_id);

-- An envelope is opened once, and nothing else of it changes.
create function keep_envelope() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.opened_at is not null or to_jsonb(new) - 'opened_at' <> to_jsonb(old) - 'opened_at' then
    raise exception 'An envelope is opened once and never changes.';
  end if;
  return new;
end $$;
create trigger envelope_kept before update or delete on envelope for each row execute function keep_envelope();
create trigger envelope_notified after update on envelope for each row execute function member_changed('reward');
