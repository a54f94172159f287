-- A player's movements are summed by day and kind as they are posted, so that the totals of a record do not read every
-- entry; and the kinds that are few among bets and payouts are found without reading those.

-- Together the wallet that a player sees: a movement between two such accounts is none of the wallet.
alter table ledger_account_kind add column is_playable boolean not null default false;
update ledger_account_kind set is_playable = true where kind in ('player_cash', 'player_bonus', 'trial_cash');

create table movement_day (
  merchant text not null,
  owner text not null,
  -- The merchant's day.
  day date not null,
  kind text not null,
  movements bigint not null,
  in_minor bigint not null,
  -- Zero or below.
  out_minor bigint not null,
  primary key (merchant, owner, day, kind)
);

create function merchant_day(p_merchant text, p_at timestamptz) returns date language sql stable as $$
  select (p_at at time zone coalesce((select profile->>'timeZone' from merchant where code = p_merchant), 'UTC'))::date
$$;

create function count_movements() returns trigger language plpgsql as $$
begin
  insert into movement_day as d (merchant, owner, day, kind, movements, in_minor, out_minor)
    select m.merchant, m.owner, merchant_day(m.merchant, m.at), m.kind, count(*),
           sum(greatest(m.amount, 0)), sum(least(m.amount, 0))
    from (select a.merchant, a.owner, e.at, e.kind, sum(e.amount_minor)::bigint as amount
          from added e join ledger_account a on a.id = e.account_id join ledger_account_kind k on k.kind = a.kind
          where k.is_playable and e.amount_minor <> 0
          group by a.merchant, a.owner, e.movement_id, e.at, e.kind) m
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (merchant, owner, day, kind) do update set
      movements = d.movements + excluded.movements,
      in_minor = d.in_minor + excluded.in_minor,
      out_minor = d.out_minor + excluded.out_minor;
  return null;
end $$;

insert into movement_day
  select m.merchant, m.owner, merchant_day(m.merchant, m.at), m.kind, count(*), sum(greatest(m.amount, 0)), sum(least(m.amount, 0))
  from (select a.merchant, a.owner, e.at, e.kind, sum(e.amount_minor)::bigint as amount
        from ledger_entry e join ledger_account a on a.id = e.account_id join ledger_account_kind k on k.kind = a.kind
        where k.is_playable and e.amount_minor <> 0
        group by a.merchant, a.owner, e.movement_id, e.at, e.kind) m
  group by 1, 2, 3, 4;

-- The row of the player's account is locked when an entry is written, so these rows are never waited for.
create trigger ledger_entry_counted after insert on ledger_entry
  referencing new table as added for each statement execute function count_movements();

create index ledger_entry_rare_by_time on ledger_entry (account_id, at, id) where kind not in ('bet', 'payout');
create index ledger_movement_by_reference on ledger_movement (merchant, reference);
create index bet_by_reference on bet (member_id, reference);
