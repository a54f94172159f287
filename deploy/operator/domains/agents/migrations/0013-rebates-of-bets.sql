-- Rebates that are credited as bets settle, where a merchant has chosen that instead of once a day.

-- Stakes whose rebates are credited one by one; the daily job leaves them out. A correction belongs to its bet: it is here if
-- the first stake is, whatever the merchant has chosen since.
create table stake_rebate (
  stake_id bigint primary key references settled_stake (id),
  merchant text not null,
  is_credited boolean not null default false
);
create index stake_rebate_due on stake_rebate (merchant, stake_id) where not is_credited;

-- The rates of a bet when its first stake was settled, from the bettor up, and the stake that has been counted so far.
create table bet_rebate (
  source text primary key,
  member_id bigint not null,
  rates jsonb not null,
  stake_minor bigint not null
);

-- Rebates that were taken back after they were paid; the account's next ones make up for them.
create table rebate_debt (
  member_id bigint primary key references member (id),
  amount_minor bigint not null check (amount_minor >= 0)
);

create function note_stake_rebate() returns trigger language plpgsql as $$
begin
  if new.corrects is null then
    insert into stake_rebate (stake_id, merchant)
      select new.id, new.merchant from merchant where code = new.merchant and profile->'agents'->>'rebates' = 'settled';
  else
    insert into stake_rebate (stake_id, merchant)
      select new.id, new.merchant from settled_stake s join stake_rebate r on r.stake_id = s.id where s.source = new.corrects;
  end if;
  return null;
end $$;
create trigger settled_stake_rebate after insert on settled_stake for each row execute function note_stake_rebate();
