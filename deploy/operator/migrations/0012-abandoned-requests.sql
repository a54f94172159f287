-- Request ids of which a client was told that nothing had come of them; a late copy of such a request is refused.
create table abandoned_request (
  member_id bigint not null references member (id),
  request_id uuid not null,
  at timestamptz not null,
  primary key (member_id, request_id)
);
