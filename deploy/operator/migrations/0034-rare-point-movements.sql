-- Points that bets and deposits earn are as frequent as bets: what was redeemed is found without reading them.
drop index ledger_entry_rare_by_time;
create index ledger_entry_rare_by_time on ledger_entry (account_id, at, id) where kind not in (
  'bet', 'payout', 'points-live', 'points-lottery', 'points-pvp', 'points-slots', 'points-sports', 'points-deposit');
