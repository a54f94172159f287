-- Where a session was opened, for whoever wants to know where they are signed in; sessions from before have none.
alter table session
  add column id bigint generated always as identity unique,
  add column ip text,
  add column user_agent text;
