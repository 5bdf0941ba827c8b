-- Queue of mails to send.
create table mail (
  id uuid primary key,
  template text not null,
  params jsonb not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null
);
create index mail_by_attempt on mail (next_attempt_at);
