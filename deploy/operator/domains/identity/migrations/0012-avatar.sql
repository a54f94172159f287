-- A member's picture: the name of a drawn one, or the bytes of one's own.
create table avatar (
  member_id bigint primary key references member (id),
  drawn text,
  content_type text,
  image bytea,
  changed_at timestamptz not null,
  check ((drawn is null) = (image is not null) and (image is null) = (content_type is null))
);
