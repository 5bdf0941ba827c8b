-- Versions, each with its first day and the web addresses of its text by language.
alter table operating_company add column terms jsonb not null default '[]' check (jsonb_typeof(terms) = 'array');
alter table corporate_client add column terms jsonb not null default '[]' check (jsonb_typeof(terms) = 'array');

-- Terms that an order was sent under, as its sender was offered them.
alter table rental_order
  add column terms_version text,
  add column terms_language text,
  add column terms_link text,
  add constraint rental_order_terms check (num_nulls(terms_version, terms_language, terms_link) in (0, 3)) not valid;
