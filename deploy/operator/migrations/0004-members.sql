create table member (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  username text not null,
  -- 0 member, 1 2 41 42 agent, 4 trial (wire-facts); other kinds belong to no player site
  type int not null,
  status text not null default 'active' check (status in ('active', 'blocked', 'closed')),
  password_hash text,
  password_is_default boolean not null default false,
  password_changed_at timestamptz,
  nickname text not null default '',
  -- Upline relation: `path` is /root/…/parent/self/ by id, so a downline is a prefix search.
  parent_id bigint references member (id),
  path text not null default '',
  depth int not null default 0,
  to_upline boolean not null default false,
  -- Given out by agents; registering with it puts the new account below them.
  invite_code text,
  email text,
  mobile text,
  mobile_dialing_code text,
  payee_name text,
  language text,
  registration jsonb not null default '{}',
  club_label text not null default '',
  club_rank int not null default 0,
  labels jsonb not null default '[]',
  created_at timestamptz not null,
  first_signed_in_at timestamptz,
  last_signed_in_at timestamptz,
  last_signed_in_ip text,
  previous_signed_in_at timestamptz,
  unique (merchant, invite_code)
);
create unique index member_username on member (merchant, lower(username));
create index member_parent on member (parent_id);
create index member_path on member (path text_pattern_ops);
create index member_mobile on member (merchant, mobile_dialing_code, mobile);

create function place_member() returns trigger language plpgsql as $$
declare
  v_parent member;
begin
  if new.parent_id is null then
    new.path := '/' || new.id || '/';
    new.depth := 0;
  else
    select * into strict v_parent from member where id = new.parent_id and merchant = new.merchant;
    new.path := v_parent.path || new.id || '/';
    new.depth := v_parent.depth + 1;
  end if;
  return new;
end $$;
create trigger member_placed before insert or update of parent_id on member
  for each row execute function place_member();

create table session (
  token_hash bytea primary key,
  member_id bigint not null references member (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_by_member on session (member_id);

-- Failed sign-ins by name, whether the account exists or not.
create table sign_in_failure (
  merchant text not null,
  name text not null,
  failures int not null,
  last_at timestamptz not null,
  primary key (merchant, name)
);

-- Things good for one use: captcha answers, solved bot challenges, codes.
create table one_use (
  kind text not null,
  id text not null,
  answer_hash text,
  expires_at timestamptz not null,
  primary key (kind, id)
);

create table rate_window (
  name text not null,
  subject text not null,
  window_start timestamptz not null,
  hits int not null,
  primary key (name, subject)
);

create table register_rule (
  merchant text not null references merchant (code),
  field text not null,
  position int not null,
  enabled boolean not null,
  required boolean not null,
  accepted_pattern text not null,
  pattern_id text not null,
  min_length int not null,
  max_length int not null,
  primary key (merchant, field)
);
