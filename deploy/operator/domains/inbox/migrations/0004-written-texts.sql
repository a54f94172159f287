-- Texts that a person of the merchant wrote for many members: plain text by language. What was sent never changes.
create table inbox_text (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  -- {"EN": {"title", "content"}, …}
  texts jsonb not null,
  -- Where the message leads; null for news alone.
  page text
);
create trigger inbox_text_immutable before update or delete on inbox_text
  for each row execute function refuse_change();
alter table inbox_message add column text_id bigint references inbox_text (id),
  add constraint inbox_message_written check ((topic = 'written') = (text_id is not null));
