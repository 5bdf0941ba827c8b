-- Workbook of which it is a sheet. A sheet has no content of its own.
alter table import_run_file add column sheet_of uuid references import_run_file (id) on delete cascade;
create index import_run_file_sheets on import_run_file (sheet_of) where sheet_of is not null;
