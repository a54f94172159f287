-- Points that bets and deposits earn are as frequent as bets: what was redeemed is found without reading them. The new index
-- is made before the old one goes: meanwhile the ledger can be read.
create index ledger_entry_rare on ledger_entry (account_id, at, id) where kind not in (
  'bet', 'payout', 'points-live', 'points-lottery', 'points-pvp', 'points-slots', 'points-sports', 'points-deposit');
drop index ledger_entry_rare_by_time;
alter index ledger_entry_rare rename to ledger_entry_rare_by_time;
