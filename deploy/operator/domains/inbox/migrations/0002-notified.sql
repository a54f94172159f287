-- A new message, and one that was read on another device, change what is unread (0030-member-changes.sql).
create trigger inbox_message_notified after insert or update on inbox_message
  for each row execute function member_changed('message');
