-- The console shows a new or decided application without a reload.
create function application_changed() returns trigger language plpgsql as $$
begin
  perform notify_console('application-changed', new.merchant, new.id);
  return null;
end $$;
create trigger promotion_application_listed after insert or update on promotion_application
  for each row execute function application_changed();
