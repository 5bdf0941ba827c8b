-- Address or depot that the company's systems named as the site of a contract, which copies it. Null for a contract of the
-- portal.
alter table contract add column site_id uuid;
create index contract_by_site on contract (site_id) where site_id is not null;
