-- Notices for agents alone, and for players alone: 'all' is everybody, agents among them, 'newcomer' as before.
alter table announcement drop constraint announcement_audience_check;
alter table announcement add constraint announcement_audience_check
  check (audience in ('all', 'newcomer', 'players', 'agents'));

-- Who published it at the console; null for those that came with the site.
alter table announcement add column created_by text;
alter table announcement add column ended_by text;

-- What an agent has opened in the announcements of the agent centre.
create table announcement_read (
  member_id bigint not null references member (id),
  merchant text not null,
  announcement_id text not null,
  at timestamptz not null,
  primary key (member_id, announcement_id),
  foreign key (merchant, announcement_id) references announcement (merchant, id)
);
