-- Bonuses, rebates and cashback of different members do not wait for one row either.
update ledger_account_kind set shards = 16 where kind = 'bonus_expense';
