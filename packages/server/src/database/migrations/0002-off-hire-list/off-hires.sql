-- Order of the list of off-hires: failed pick-ups first, then what waits, the latest first.

alter table off_hire add column status_rank smallint not null generated always as (case status
    when 'failed' then 0 when 'requested' then 1 when 'confirmed' then 2 when 'scheduled' then 3
    when 'collected' then 4 else 5 end) stored;
alter table off_hire add column newness bigint not null generated always as (
    -extract(epoch from created_at at time zone 'UTC')::bigint) stored;
create index off_hire_by_status on off_hire (client_id, status_rank, newness, id);
-- Facet column only.
create index off_hire_counted on off_hire (client_id, status);
