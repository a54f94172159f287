-- What the first step said of remembering: the box (null where the way in has none), or the remembered sign-in that was the first step.
alter table sign_in_challenge
  add column wants_remembering boolean,
  add column remembered_id bigint references remembered_sign_in (id) on delete cascade;
create index sign_in_challenge_of_member on sign_in_challenge (member_id);
