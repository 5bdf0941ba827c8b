-- When products or their names changed after the last ranking; null where all are ranked.
alter table operating_company add column product_names_changed_at timestamptz;
