-- As in 0004. Nobody is placed below an account whose own place is being changed: the path would be the old one for good.
create or replace function place_member() returns trigger language plpgsql as $$
declare
  v_parent member;
begin
  if new.parent_id is null then
    new.path := '/' || new.id || '/';
    new.depth := 0;
  else
    select * into strict v_parent from member where id = new.parent_id and merchant = new.merchant for share;
    new.path := v_parent.path || new.id || '/';
    new.depth := v_parent.depth + 1;
  end if;
  return new;
end $$;
