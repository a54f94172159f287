-- Up to which moment the draws of a merchant were announced to its open pages (ADR 85).

create table lottery_announced (
  merchant text primary key,
  up_to timestamptz not null
);
