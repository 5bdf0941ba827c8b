-- Sorts of documents whose rows without a value come last in both directions.
create index document_by_amount on document (client_id, gross, id);
create index document_by_amount_down on document (client_id, gross desc nulls last, id desc);
create index document_by_due_date_down on document (client_id, due_on desc nulls last, id desc);
