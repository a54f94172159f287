-- A difference belongs to one vendor of one merchant and is open until both books agree again. What was found before named
-- neither; the next comparison finds it again if it is still there.
alter table vendor_wallet_difference
  add column merchant text not null default '',
  add column vendor text not null default '',
  add column closed_at timestamptz;
update vendor_wallet_difference set closed_at = at;
create unique index vendor_wallet_difference_open on vendor_wallet_difference (provider, merchant, vendor)
  where closed_at is null;
