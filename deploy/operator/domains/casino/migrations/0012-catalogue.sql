-- Studios, in the order in which lists show them.
create table game_vendor (
  code text primary key,
  position int not null,
  names jsonb not null
);

-- The games of all studios, numbered in the order of their release; the document is what an import brought.
create table game (
  code text primary key,
  node_id int generated always as identity (start with 10001) unique,
  vendor text not null references game_vendor,
  document jsonb not null
);

-- Adds vendors and games, or overwrites those of the same code; a game keeps its number.
create function import_games(p_vendors jsonb, p_games jsonb) returns void language plpgsql as $$
begin
  insert into game_vendor (code, position, names)
  select v.entry ->> 'vassalage',
         coalesce((select max(position) from game_vendor), 0) + v.place,
         v.entry -> 'names'
  from jsonb_array_elements(p_vendors) with ordinality as v (entry, place)
  on conflict (code) do update set names = excluded.names;

  insert into game (code, vendor, document)
  select g.entry ->> 'code', g.entry ->> 'vassalage', g.entry
  from jsonb_array_elements(p_games) with ordinality as g (entry, place)
  order by g.place
  on conflict (code) do update set vendor = excluded.vendor, document = excluded.document;

  perform pg_notify('catalogue_changed', '');
end $$;
