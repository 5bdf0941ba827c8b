-- What waits for the rental company from its clients. Entries are read from orders, off-hires and requests; only what the
-- company says about them is stored.

-- When the client asked for another pick-up after a failed one. Null for the first.
alter table off_hire add column asked_again_at timestamptz;

create table inbox_acknowledgement (
  client_id integer not null references corporate_client (id),
  resource text not null check (resource in ('order', 'offHire', 'request')),
  resource_id uuid not null,
  -- Since when the entry waited. It counts anew when it waits again.
  since timestamptz not null,
  acknowledged_at timestamptz not null,
  -- A system or a person of the company; both are null for a person whose data was erased.
  by_name text,
  by_user_id uuid,
  primary key (resource, resource_id)
);

-- Entries that the depot was told of by mail.
create table inbox_mail (
  resource text not null,
  resource_id uuid not null,
  since timestamptz not null,
  mailed_at timestamptz not null,
  primary key (resource, resource_id)
);

-- Minutes of opening times after which a depot is told of what nobody acknowledges. Null switches these mails off.
alter table operating_company add column inbox_mail_minutes integer default 10 check (inbox_mail_minutes between 1 and 1440);

create index rental_order_submitted on rental_order (client_id) where status = 'submitted';
create index off_hire_waiting on off_hire (client_id) where status in ('requested', 'confirmed');
