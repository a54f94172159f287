-- What was chosen with a deposit when it was announced; null is "no bonus". Saying it again must say the same.
create table promotion_deposit_choice (
  deposit_id bigint primary key references deposit (id),
  promotion_id text,
  at timestamptz not null
);
