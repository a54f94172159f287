-- Requests for a promotion that a person of the merchant decides about, with a comment and pictures.
create table promotion_application (
  id bigint generated always as identity primary key,
  merchant text not null,
  promotion_id text not null,
  member_id bigint not null references member (id),
  -- The rules under which it was sent.
  version int not null,
  request_id uuid not null,
  status text not null check (status in ('pending', 'approved', 'rejected', 'withdrawn')),
  comment text not null check (char_length(comment) <= 140),
  -- Shown to the member.
  reason text,
  granted_minor bigint check (granted_minor > 0),
  sent_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  -- Set when the time to claim what was granted has run out; its budget is free again.
  lapsed_at timestamptz,
  foreign key (merchant, promotion_id) references promotion (merchant, id),
  unique (member_id, request_id),
  constraint promotion_application_decided check (case status
    when 'approved' then granted_minor is not null and decided_at is not null
    when 'rejected' then reason is not null and decided_at is not null
    else granted_minor is null end)
);
create unique index promotion_application_open on promotion_application (member_id, promotion_id)
  where status in ('pending', 'approved');
create index promotion_application_queue on promotion_application (merchant, status, id);

-- Pictures, drawn anew from what was uploaded; without an application they have not been sent yet.
create table promotion_picture (
  id uuid primary key,
  member_id bigint not null references member (id),
  application_id bigint references promotion_application (id),
  image bytea not null,
  at timestamptz not null
);
create index promotion_picture_by_member on promotion_picture (member_id, at);
create index promotion_picture_by_application on promotion_picture (application_id) where application_id is not null;

create trigger promotion_application_notified after update on promotion_application
  for each row execute function member_changed('promotion');
