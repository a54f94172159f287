-- As in 0019, with what came back: payments that were reversed, and withdrawals that were returned.
create index ledger_entry_outside on ledger_entry (account_id) include (kind, amount_minor)
  where kind in ('deposit', 'payment-reversed', 'withdrawal-paid', 'withdrawal-returned');
drop index ledger_entry_bank;
