-- Whoever registers is compared with the addresses that members have verified.
create index member_verified_email on member (merchant, lower(email)) where email_verified_at is not null;
