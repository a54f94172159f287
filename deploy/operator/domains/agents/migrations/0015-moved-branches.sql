-- As in 0008; an account that is registered in the branch at the same moment goes with it.
create or replace function move_member(p_member bigint, p_parent bigint, p_at timestamptz) returns void language plpgsql as $$
declare
  v_old text;
  v_new text;
  v team_total;
  -- Whether the account itself is counted in the teams above it already; if not, the fold will count it in the new ones.
  v_counted int;
  v_count int;
  v_before int := 0;
begin
  perform lock_team_figures();
  while fold_team_figures(10000) > 0 loop
  end loop;
  select path into strict v_old from member where id = p_member for update;
  -- Whoever is being registered in the branch is in it, or waits: until no more accounts are found, all of them are locked.
  loop
    select count(*) into v_count from (select 1 from member where path like v_old || '%' order by id for update) l;
    exit when v_count = v_before;
    v_before := v_count;
  end loop;
  if exists (select 1 from member where id = p_parent and path like v_old || '%') then
    raise exception 'an account cannot be below itself' using errcode = 'TL005';
  end if;
  update member set parent_id = p_parent where id = p_member;
  select path into strict v_new from member where id = p_member;
  update member set path = v_new || substr(path, length(v_old) + 1), depth = depth - cardinality(path_ids(v_old)) + cardinality(path_ids(v_new))
    where path like v_old || '_%';
  insert into member_move (member_id, from_path, to_path, at)
    select id, v_old || substr(path, length(v_new) + 1), path, p_at from member where path like v_new || '%';
  select * into v from team_total where account_id = p_member;
  select count(*) into v_counted from team_movement m
    where m.member_id = p_member and m.flow = 'member' and not exists (select 1 from unfolded_movement u where u.id = m.id);
  insert into team_total as t
    select id, 0, sign * (coalesce(v.own_minor, 0) + coalesce(v.below_minor, 0)), sign * (coalesce(v.members, 0) + v_counted)
    from (select unnest(path_ids(v_old)) as id, -1 as sign union all select unnest(path_ids(v_new)), 1) a
    where id <> p_member
      and not exists (select 1 from unnest(path_ids(v_old)) o (id) join unnest(path_ids(v_new)) n (id) using (id) where o.id = a.id)
    order by 1
    on conflict (account_id) do update set below_minor = t.below_minor + excluded.below_minor, members = t.members + excluded.members;
end $$;
