-- `returned`: the account was closed before the prize was paid, and the prize went back to the house.
alter table raffle_prize drop constraint raffle_prize_status_check,
  add constraint raffle_prize_status_check check (status in ('won', 'claimed', 'credited', 'returned'));
