-- When products or their names changed after the last ranking; null where all are ranked.
alter table operating_company add column product_names_changed_at timestamptz;
-- When products or groups changed last, for answers that are kept for a while.
alter table operating_company add column products_changed_at timestamptz;
