-- The list of newest wins, and the members who want no wins of theirs in it.
alter table member add column shows_wins boolean not null default true;
create index bet_won on bet (merchant, settled_at desc, id desc) where status = 'won';
