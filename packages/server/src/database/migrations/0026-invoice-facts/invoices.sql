-- Prices keep the decimals that they were sent with, four at most. A numeric without a scale is not written anew, as one
-- with another scale would be, so the table of a large installation is not locked for long.
alter table document_line alter column price type numeric;

-- Category of the tax (UNCL 5305). Null for lines of the product itself: standard rated, or zero rated at 0 %.
alter table document_line
  add column vat_category text check (vat_category in ('S', 'Z', 'AE', 'E', 'K', 'G', 'O')),
  -- Why no tax is charged, in words and by the code list VATEX.
  add column vat_reason text,
  add column vat_reason_code text,
  add constraint document_line_untaxed check (vat_category is null or vat_category = 'S' or vat_rate = 0),
  add constraint document_line_reason
    check (num_nonnulls(vat_reason, vat_reason_code) = 0 or vat_category in ('AE', 'E', 'K', 'G', 'O'));

-- The void invoice that an invoice replaces. Each is replaced once.
alter table document
  add column replaces_document_id uuid,
  add foreign key (replaces_document_id, client_id) references document (id, client_id),
  add constraint document_replaces check (replaces_document_id is null or (type = 'invoice' and replaces_document_id <> id));
create unique index document_replacement on document (replaces_document_id) where replaces_document_id is not null;
