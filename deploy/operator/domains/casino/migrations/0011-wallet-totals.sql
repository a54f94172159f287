-- What each provider has booked in all, kept as it is booked: the comparison with the provider must not add up history.
-- Split by player, so that bets of different players do not wait for one row.
create table wallet_total (
  provider text not null,
  shard int not null,
  -- Net of what was rolled back.
  stakes_minor bigint not null default 0,
  wins_minor bigint not null default 0,
  primary key (provider, shard)
);

create function add_wallet_total() returns trigger language plpgsql as $$
declare
  v_stake bigint := case new.kind when 'bet' then new.amount_minor when 'rollback' then -(new.cash_minor + new.bonus_minor) else 0 end;
  v_win bigint := case new.kind when 'win' then new.amount_minor else 0 end;
begin
  if v_stake <> 0 or v_win <> 0 then
    insert into wallet_total as t (provider, shard, stakes_minor, wins_minor)
      values (new.provider, new.member_id % 16, v_stake, v_win)
      on conflict (provider, shard) do update set
        stakes_minor = t.stakes_minor + v_stake, wins_minor = t.wins_minor + v_win;
  end if;
  return null;
end $$;

insert into wallet_total (provider, shard, stakes_minor, wins_minor)
  select provider, member_id % 16,
         coalesce(sum(amount_minor) filter (where kind = 'bet'), 0)
           - coalesce(sum(cash_minor + bonus_minor) filter (where kind = 'rollback'), 0),
         coalesce(sum(amount_minor) filter (where kind = 'win'), 0)
  from wallet_transaction where status = 'OK' group by 1, 2;

-- A transaction becomes OK once, when all of it is booked.
create trigger wallet_transaction_counts after update of status on wallet_transaction
  for each row when (old.status is distinct from 'OK' and new.status = 'OK') execute function add_wallet_total();
