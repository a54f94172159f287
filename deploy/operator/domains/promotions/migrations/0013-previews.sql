-- Drafts that are shown in the merchant's site before they are stored, for a quarter of an hour each.
create table promotion_preview (
  token_hash bytea primary key,
  merchant text not null references merchant (code),
  draft jsonb not null,
  expires_at timestamptz not null
);
create index promotion_preview_expired on promotion_preview (expires_at);
