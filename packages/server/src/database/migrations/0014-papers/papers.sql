-- Invoices as the rental company's own systems have them, and papers with their files.
alter table document
  drop constraint document_status_check,
  add constraint document_status_check check (status in ('open', 'partlyPaid', 'paid', 'void')),
  -- What a paper is called.
  add column title text,
  -- Order that a paper belongs to.
  add column order_id uuid,
  -- Day on which it was declared void. It keeps its number.
  add column voided_on date,
  -- Day of a state from the past that nobody follows up.
  add column as_of date,
  -- False for amounts that do not follow from the lines, and for tax whose category is not known.
  add column with_ubl boolean not null default true,
  add constraint document_order foreign key (order_id, client_id) references rental_order (id, client_id),
  add constraint document_void check (status is distinct from 'void' or voided_on is not null);

-- Unit in the company's own words. Such a line counts pieces.
alter table document_line
  add column unit_name text,
  add constraint document_line_unit_name check (unit_name is null or unit = 'piece');

-- File of a document as it was received. Apart from the document, so that lists do not read it.
create table document_file (
  document_id uuid primary key,
  client_id integer not null,
  content bytea not null,
  size integer not null check (size > 0),
  -- Hexadecimal SHA-256 of the content.
  sha256 text not null check (length(sha256) = 64),
  stored_at timestamptz not null,
  foreign key (document_id, client_id) references document (id, client_id)
);
-- Not compressed by PostgreSQL, because PDF files already are.
alter table document_file alter column content set storage external;
