-- Rebates of a settled day that are still to be credited, one member at a time.
create table rebate_due (
  merchant text not null references merchant (code),
  day date not null,
  member_id bigint not null references member (id),
  amount_minor bigint not null check (amount_minor > 0),
  primary key (merchant, day, member_id)
);
