-- Club ranks set at the console; the latest row of an account counts until its time, and beats the account's own rank.
create table club_rank_override (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  -- Null: the override before it was ended.
  rank int check (rank between 0 and 10),
  expires_at timestamptz not null,
  reason text not null,
  set_by text not null,
  set_at timestamptz not null
);
create index club_rank_override_of_member on club_rank_override (member_id, id);
