-- Third-party channel that proves mobile numbers of registrations in the place of the operator's own SMS (decision 25).
create table merchant_phone_auth (
  merchant text primary key,
  channel text not null
);
