-- Finds what a member deposited and withdrew among any number of bets.
create index ledger_entry_bank on ledger_entry (account_id) include (kind, amount_minor)
  where kind in ('deposit', 'withdrawal-paid');
