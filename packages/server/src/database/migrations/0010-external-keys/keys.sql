-- Ids that rows have in the rental company's own systems, by operating company and kind. One table for all kinds, because
-- a client's rows do not name its operating company, within which their ids are unique.
create table external_key (
  op_co text not null references operating_company (code),
  kind text not null,
  external_id text not null check (length(external_id) between 1 and 100),
  -- Id of the row as text.
  row_id text not null,
  -- Version at the source of what was written last.
  source_version bigint,
  primary key (op_co, kind, external_id),
  constraint external_key_row unique (kind, row_id)
);

-- Archived depots stay on their contracts and are not offered any more. Nobody opens an archived client.
alter table depot add column archived boolean not null default false;
alter table corporate_client add column archived boolean not null default false;
