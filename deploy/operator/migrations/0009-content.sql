-- When a text was published; help articles have no day.
alter table help_article add column day date;

-- What visitors and members write to the house. Nothing here is ever changed.
create table feedback (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  member_id bigint references member (id),
  question_type text not null,
  content text not null,
  created_at timestamptz not null
);
