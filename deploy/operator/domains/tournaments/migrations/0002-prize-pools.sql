-- Prizes of tournaments are set aside like those of raffles and red envelopes: in an account of the kind `prize_pool`.
update ledger_account set kind = 'prize_pool' where kind = 'tournament_prizes';
delete from ledger_account_kind where kind = 'tournament_prizes';
