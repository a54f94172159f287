-- What operators write down about an account, for each other. A note stays as it was written.
create table member_note (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  text text not null check (text <> ''),
  written_by text not null,
  at timestamptz not null
);
create index member_note_by_member on member_note (member_id, id desc);
