-- Who has approved a withdrawal (above the merchant's threshold two are needed), what operators note about it, and the
-- player's own way back before the review has begun.
create table withdrawal_approval (
  withdrawal_id bigint not null references withdrawal (id),
  operator text not null,
  at timestamptz not null,
  primary key (withdrawal_id, operator)
);

create table withdrawal_note (
  id bigint generated always as identity primary key,
  withdrawal_id bigint not null references withdrawal (id),
  operator text not null,
  text text not null,
  at timestamptz not null
);
create index withdrawal_note_by_withdrawal on withdrawal_note (withdrawal_id, id);

insert into withdrawal_step values ('requested', 'cancelled'), ('pending_review', 'cancelled');
create index withdrawal_by_day on withdrawal (member_id, created_at);
