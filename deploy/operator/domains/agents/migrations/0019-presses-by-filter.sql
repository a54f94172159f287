-- A press on "pay all" pays what a filter shows, in as many calls as it takes.
alter table agent_bill_press
  add column filter jsonb not null default '{}',
  -- The bill for which there was not enough; the press is over with it.
  add column short_of bigint references agent_bill (id);
