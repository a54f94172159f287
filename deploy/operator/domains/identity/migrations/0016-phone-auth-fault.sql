-- The error with which the sandbox's twin of the channel answers, chosen at the console.
alter table merchant_phone_auth add column fault text;
