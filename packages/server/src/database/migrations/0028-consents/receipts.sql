-- Receipts of visitors' choices about cookies, of whoever sends them here. They name nobody, and no address is kept.
create table consent_receipt (
  id uuid primary key,
  received_at timestamptz not null,
  expires_at timestamptz not null,
  receipt jsonb not null
);
create index consent_receipt_expiry on consent_receipt (expires_at);
