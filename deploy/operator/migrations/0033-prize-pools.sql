-- What a raffle or a drop of red envelopes can pay, set aside when it is published: an account for each of them, which is
-- never below zero, so nobody is promised what others have been paid.
insert into ledger_account_kind (kind, may_be_negative) values ('prize_pool', false);
