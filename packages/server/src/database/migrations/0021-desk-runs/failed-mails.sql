-- Mails that failed for good, with what the desk shows of them. They have no text and no link.
create table failed_mail (
  -- Id that the mail had in the queue.
  id uuid primary key,
  op_co text not null references operating_company (code),
  template text not null,
  params jsonb not null,
  -- Null where there was nobody to write to.
  to_name text,
  to_address text,
  -- In the language of the recipient. Null for a mail that could not be written.
  subject text,
  reason text not null check (reason in ('address', 'noAddress', 'refused', 'signIn', 'unreachable', 'other')),
  -- What the mail server has answered, such as 550.
  code text not null,
  attempts integer not null,
  state text not null default 'open' check (state in ('open', 'again', 'aside')),
  created_at timestamptz not null,
  failed_at timestamptz not null,
  -- When a person at the desk has sent the mail again, or put it aside.
  handled_at timestamptz,
  check ((state = 'open') = (handled_at is null))
);
create index failed_mail_by_company on failed_mail (op_co, failed_at, id);
create index failed_mail_by_time on failed_mail (failed_at);
