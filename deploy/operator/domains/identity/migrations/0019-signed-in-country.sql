-- The country of the last sign-in's address, as the merchant locates it; null before the first one since this is kept.
alter table member add column last_signed_in_country text;
