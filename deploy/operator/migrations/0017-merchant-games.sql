-- Which games a merchant offers and for how much, once part of the code, belongs to its profile.
update merchant set profile = profile || jsonb_build_object('games', jsonb_build_object(
  'stakeScale', case when code in ('aurora', 'lotus') then 1000 else 1 end,
  'withoutCategories', case when code = 'lotus' then '["SPORTS", "ESPORTS"]' else '[]' end::jsonb))
where not profile ? 'games';
