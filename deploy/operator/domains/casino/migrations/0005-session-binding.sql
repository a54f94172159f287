-- A game session belongs to the sign-in that opened it and ends with it. Trial games may have none.
alter table game_launch add column sign_in_hash bytea;
alter table game_launch add column country text not null default 'ZZ';
alter table game_session add column sign_in_hash bytea;
alter table game_session add column country text not null default 'ZZ';
