-- Time of the database at which a row was last changed, set by a trigger (functions/changed-at.ts). Null for rows from before.
alter table request add column changed_at timestamptz;
alter table rental_order add column changed_at timestamptz;
alter table contract_line add column changed_at timestamptz;
alter table off_hire add column changed_at timestamptz;
alter table document add column changed_at timestamptz;

drop index request_by_change;
drop index rental_order_by_change;
drop index contract_line_by_change;
drop index invoice_by_change;
create index request_by_change on request (coalesce(changed_at, updated_at), id);
create index rental_order_by_change on rental_order (coalesce(changed_at, updated_at), id);
create index contract_line_by_change on contract_line (coalesce(changed_at, updated_at), id);
create index off_hire_by_change on off_hire (coalesce(changed_at, updated_at), id);
create index invoice_by_change on document (coalesce(changed_at, updated_at), id)
  where type in ('invoice', 'creditNote');
