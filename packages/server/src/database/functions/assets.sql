create or replace function asset_follows_project() returns trigger language plpgsql as $$
begin
  new.project_name := (select name from project where id = new.project_id);
  new.search_text := folded(new.tag, replace(new.tag, ' ', ''), new.name, new.product_code, new.make, new.model,
    new.serial_number, new.home, new.project_name);
  return new;
end $$;
create or replace trigger asset_follows_project
  before insert or update of tag, name, product_code, make, model, serial_number, home, project_id on asset
  for each row execute function asset_follows_project();

create or replace function project_reaches_assets() returns trigger language plpgsql as $$
begin
  update asset set project_id = new.id where project_id = new.id;
  return null;
end $$;
create or replace trigger project_reaches_assets after update of name on project
  for each row when (old.name is distinct from new.name) execute function project_reaches_assets();

-- Copies the engine hour counter to its asset: value, time of the reading, and first time at this value. The latter is
-- the latest time at which the engine can have run. A statement trigger, because a machine sends many readings at once.
create or replace function asset_follows_hours() returns trigger language plpgsql as $$
begin
  update asset set operating_hours = told.value, hours_read_at = told.read_at, used_at = told.used_at
  from (select distinct asset_id from added where kind = 'cumulativeOperatingHours') as one
    cross join lateral (
      select latest.value, latest.read_at,
        (select min(read_at) from asset_reading
          where asset_id = one.asset_id and kind = 'cumulativeOperatingHours' and value >= latest.value) as used_at
      from (select value, read_at from asset_reading where asset_id = one.asset_id and kind = 'cumulativeOperatingHours'
        order by read_at desc, value desc limit 1) as latest) as told
  where asset.id = one.asset_id;
  return null;
end $$;
create or replace trigger asset_follows_hours after insert on asset_reading
  referencing new table as added for each statement execute function asset_follows_hours();

-- Takes a void reading out of the readings, and gives its asset the counter of the reading before.
create or replace function reading_becomes_void() returns trigger language plpgsql as $$
begin
  delete from asset_reading where id = new.id and asset_id = new.asset_id and client_id = new.client_id;
  update asset set operating_hours = latest.value, hours_read_at = latest.read_at,
    used_at = (select min(read_at) from asset_reading
      where asset_id = new.asset_id and kind = 'cumulativeOperatingHours' and value >= latest.value)
  from (select 1) as one left join lateral (
    select value, read_at from asset_reading
    where asset_id = new.asset_id and kind = 'cumulativeOperatingHours'
    order by read_at desc, value desc limit 1) as latest on true
  where asset.id = new.asset_id and new.kind = 'cumulativeOperatingHours';
  return null;
end $$;
create or replace trigger reading_becomes_void after insert on asset_reading_void
  for each row execute function reading_becomes_void();
