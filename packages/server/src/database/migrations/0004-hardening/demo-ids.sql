-- Ids of demo data were made without the version and the variant of a UUID, so that the API refused them.

create or replace function with_version(id uuid) returns uuid language sql immutable as $$
  select case when id::text ~ '^.{14}[1-8].{4}[89ab]' then id
    else overlay(overlay(replace(id::text, '-', '') placing '8' from 13) placing '8' from 17)::uuid end
$$;

-- One statement changes what refers to each other, since foreign keys are checked at its end.
with told as (
  update notification set id = with_version(id) where id <> with_version(id)
)
update notification_read set notification_id = with_version(notification_id)
where notification_id <> with_version(notification_id);

with made as (
  update off_hire set id = with_version(id) where id <> with_version(id)
), lines as (
  update off_hire_line set off_hire_id = with_version(off_hire_id) where off_hire_id <> with_version(off_hire_id)
)
update contract_line set off_hire_id = with_version(off_hire_id) where off_hire_id <> with_version(off_hire_id);

update activity set id = with_version(id), resource_id = with_version(resource_id)
where id <> with_version(id) or resource_id <> with_version(resource_id);
update notification set resource_id = with_version(resource_id) where resource_id <> with_version(resource_id);
update attachment set resource_id = with_version(resource_id) where resource_id <> with_version(resource_id);
update saved_view set id = with_version(id) where id <> with_version(id);
update line_extension set id = with_version(id) where id <> with_version(id);

drop function with_version(uuid);
