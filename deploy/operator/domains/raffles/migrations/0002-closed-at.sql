-- When the list of tickets became public; the draw comes a while after it, also when the close was late.
alter table raffle add column closed_at timestamptz;

create or replace function keep_raffle() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.status in ('drawn', 'cancelled')
     or (old.status, new.status) not in (('published', 'closed'), ('published', 'cancelled'), ('closed', 'drawn'))
     or to_jsonb(new) - '{status,list_hash,tickets,closed_at,winners,drawn_at}'::text[]
        <> to_jsonb(old) - '{status,list_hash,tickets,closed_at,winners,drawn_at}'::text[]
     or (old.list_hash is not null
       and (old.list_hash, old.tickets, old.closed_at) is distinct from (new.list_hash, new.tickets, new.closed_at)) then
    raise exception 'A raffle stays as it was published.';
  end if;
  return new;
end $$;
