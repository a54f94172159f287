-- A member who takes a break: nothing can be staked or paid in, and nothing is offered, until it ends.
create table member_break (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  member_id bigint not null references member (id),
  kind text not null check (kind in ('cool-off', 'exclusion')),
  starts_at timestamptz not null,
  -- Null is for good.
  ends_at timestamptz check (ends_at > starts_at),
  -- `member`, or the console's user who set it.
  set_by text not null,
  check (kind = 'exclusion' or ends_at is not null)
);
create index member_break_of_member on member_break (member_id, starts_at);
-- A break cannot be taken back: it ends by time.
create trigger member_break_immutable before update or delete on member_break
  for each row execute function refuse_change();
create trigger member_break_notified after insert on member_break
  for each row execute function member_changed('protection');

-- What a member has agreed to be sent; the newest answer for a channel counts, and without one nothing is sent.
create table marketing_consent (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  channel text not null check (channel in ('inbox', 'popup', 'push')),
  is_given boolean not null,
  at timestamptz not null
);
create index marketing_consent_of_member on marketing_consent (member_id, channel, id);
create trigger marketing_consent_immutable before update or delete on marketing_consent
  for each row execute function refuse_change();

create function is_on_break(p_member bigint, p_at timestamptz) returns boolean language sql stable as $$
  select exists (select 1 from member_break b
    where b.member_id = p_member and b.starts_at <= p_at and (b.ends_at is null or b.ends_at > p_at))
$$;

-- Whether anything may be offered to a member: not to a trial account, a blocked one, or somebody on a break.
-- What was earned before is not affected.
create function may_be_offered(p_member bigint, p_at timestamptz) returns boolean language sql stable as $$
  select exists (select 1 from member m where m.id = p_member and m.type <> 4 and m.status = 'active')
     and not is_on_break(p_member, p_at)
$$;

create function has_consent(p_member bigint, p_channel text) returns boolean language sql stable as $$
  select coalesce((select c.is_given from marketing_consent c
    where c.member_id = p_member and c.channel = p_channel order by c.id desc limit 1), false)
$$;
