-- Lines of the invoice in question, as the contract's DisputedLine without its text. Null for the whole invoice and for other kinds.
alter table request
  add column disputed_lines jsonb,
  add constraint disputed_lines_of_document check (disputed_lines is null or document_id is not null);
