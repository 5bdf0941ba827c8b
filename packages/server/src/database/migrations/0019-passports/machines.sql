-- Machine that a paper is about, by the number of the rental company.
alter table document add column fleet_number text;
create index document_of_machine on document (client_id, fleet_number) where fleet_number is not null;
create index contract_line_of_machine on contract_line (client_id, fleet_number) where fleet_number is not null;

-- Web addresses of the papers that every machine of a product has.
alter table product
  add column manual_url text,
  add column safety_sheet_url text;

-- A certificate that ends while its machine is on rent waits for the rental company.
alter table inbox_acknowledgement
  drop constraint inbox_acknowledgement_resource_check,
  add constraint inbox_acknowledgement_resource_check check (resource in ('order', 'offHire', 'request', 'document'));
