-- Months that have ended are kept until this one. A job moves it on, and keeps them.
create table months_kept (
  id boolean primary key default true check (id),
  before date not null
);
insert into months_kept (before) values ('-infinity');

-- Use of a line in a month that has ended (DOM-105). No foreign key: a line that is gone is marked too.
create table line_month (
  contract_line_id uuid not null,
  month date not null,
  client_id integer not null,
  project_id uuid,
  product_code text not null,
  pieces integer not null,
  days integer not null,
  hours numeric(12, 1) not null,
  is_first boolean not null,
  has_told boolean not null,
  has_begun_to_tell boolean not null,
  primary key (contract_line_id, month)
);
create index line_month_by_month on line_month (client_id, month, project_id);

-- Sums of these rows. The parts that begin in a month count the lines of a period: those of its first month, and those
-- that begin in a later one.
create table use_month (
  client_id integer not null,
  month date not null,
  project_id uuid,
  product_code text not null,
  hours numeric not null,
  piece_days bigint not null,
  lines integer not null,
  begun integer not null,
  told integer not null,
  told_begun integer not null,
  unique nulls not distinct (client_id, month, project_id, product_code)
);

-- Lines whose kept months are no longer what they were, with the project that they have and the one that they had. A line
-- has a row for each transaction that has changed it, so that no writer waits for another one or for the job.
create table line_month_due (
  client_id integer not null,
  contract_line_id uuid not null,
  project_id uuid,
  transaction_id bigint not null,
  unique nulls not distinct (client_id, contract_line_id, project_id, transaction_id)
);

-- Lines without an end that the index of rented days does not find.
create index contract_line_unended on contract_line (client_id)
  where off_rent_at is null and status in ('offHired', 'returned', 'closed');
create index rental_period_stand_downs on rental_period (contract_line_id) where kind = 'standDown';
