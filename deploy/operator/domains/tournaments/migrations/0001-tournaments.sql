-- Prizes of a tournament, taken from the house when it is published. The account is the tournament's own and never below
-- zero, so a tournament cannot pay more than was set aside for it.
insert into ledger_account_kind (kind, may_be_negative) values ('tournament_prizes', false);

create table tournament (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  -- Texts, what counts, the score rule and the prizes.
  plan jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- The sum of the prizes.
  budget_minor bigint not null check (budget_minor > 0),
  -- The next one with the same plan is published when this one begins.
  is_weekly boolean not null,
  -- The one of the week before.
  repeats bigint unique references tournament (id),
  created_by text not null,
  created_at timestamptz not null,
  status text not null default 'published' check (status in ('published', 'cancelled', 'settled')),
  -- An operator ended it before its time.
  stopped_at timestamptz check (stopped_at >= starts_at and stopped_at < ends_at),
  over_at timestamptz not null generated always as (coalesce(stopped_at, ends_at)) stored,
  settled_at timestamptz,
  check ((status = 'settled') = (settled_at is not null))
);
create index tournament_of_merchant on tournament (merchant, over_at);
create index tournament_unsettled on tournament (over_at) where status = 'published';

-- What players have read stays: a published tournament can be cancelled, stopped and settled, each once.
create function keep_tournament() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.status <> 'published' or (old.stopped_at is not null and new.stopped_at is distinct from old.stopped_at)
     or (old.merchant, old.plan, old.starts_at, old.ends_at, old.budget_minor, old.is_weekly, old.repeats)
        is distinct from (new.merchant, new.plan, new.starts_at, new.ends_at, new.budget_minor, new.is_weekly, new.repeats) then
    raise exception 'A published tournament never changes.';
  end if;
  return new;
end $$;
create trigger tournament_kept before update or delete on tournament for each row execute function keep_tournament();

create table tournament_entry (
  id bigint generated always as identity primary key,
  merchant text not null references merchant (code),
  tournament_id bigint not null references tournament (id),
  member_id bigint not null references member (id),
  joined_at timestamptz not null,
  left_at timestamptz check (left_at >= joined_at),
  -- Rounds that had counted when the member left; they are used up when the member joins again.
  used_rounds int not null default 0 check (used_rounds >= 0)
);
create unique index tournament_entry_current on tournament_entry (tournament_id, member_id) where left_at is null;
create index tournament_entry_of_member on tournament_entry (member_id, tournament_id);
create trigger tournament_entry_notified after insert or update on tournament_entry
  for each row execute function member_changed('reward');

-- Scores as they were when the tournament was settled; corrections of bets after that change nothing of it.
create table tournament_result (
  tournament_id bigint not null references tournament (id),
  member_id bigint not null references member (id),
  merchant text not null references merchant (code),
  -- Null is not ranked.
  place int check (place > 0),
  score bigint,
  rounds int not null,
  reached_at timestamptz,
  -- The bet with which the score was reached.
  source text,
  prize_minor bigint not null check (prize_minor >= 0),
  -- `returned` to the house: the member had closed the account.
  payment text not null check (payment in ('none', 'due', 'paid', 'returned')),
  paid_at timestamptz,
  primary key (tournament_id, member_id),
  check ((prize_minor = 0) = (payment = 'none')),
  check ((payment in ('paid', 'returned')) = (paid_at is not null))
);
create index tournament_result_of_member on tournament_result (member_id);
create index tournament_result_due on tournament_result (tournament_id) where payment = 'due';
create trigger tournament_result_notified after insert or update on tournament_result
  for each row execute function member_changed('reward');

create function keep_tournament_result() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.payment <> 'due'
     or (old.place, old.score, old.prize_minor) is distinct from (new.place, new.score, new.prize_minor) then
    raise exception 'A result never changes, and a prize is paid once.';
  end if;
  return new;
end $$;
create trigger tournament_result_kept before update or delete on tournament_result
  for each row execute function keep_tournament_result();
