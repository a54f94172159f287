-- A message that its member deleted; it can be restored until the job removes it for good.
alter table inbox_message add column deleted_at timestamptz;
drop index inbox_unread;
create index inbox_unread on inbox_message (member_id) where read_at is null and deleted_at is null;
create index inbox_deleted on inbox_message (deleted_at) where deleted_at is not null;
