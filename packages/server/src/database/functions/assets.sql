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

-- The engine hour counter of an asset: value, time of the last reading, and first time at this value. The latter is the
-- latest time at which the engine can have run. All are null without a reading.
create or replace function latest_counter(asset uuid)
returns table (value numeric, read_at timestamptz, used_at timestamptz)
language sql stable as $$
  select latest.value, latest.read_at,
    (select min(reading.read_at) from asset_reading reading
      where reading.asset_id = asset and reading.kind = 'cumulativeOperatingHours' and reading.value >= latest.value)
  from (select 1) as one left join lateral (
    select reading.value, reading.read_at from asset_reading reading
    where reading.asset_id = asset and reading.kind = 'cumulativeOperatingHours'
    order by reading.read_at desc, reading.value desc limit 1) as latest on true
$$;

-- Copies the engine hour counter to its asset. A statement trigger, because a machine sends many readings at once.
create or replace function asset_follows_hours() returns trigger language plpgsql as $$
begin
  update asset set operating_hours = counter.value, hours_read_at = counter.read_at, used_at = counter.used_at
  from (select distinct asset_id from added where kind = 'cumulativeOperatingHours') as one
    cross join lateral latest_counter(one.asset_id) as counter
  where asset.id = one.asset_id;
  return null;
end $$;
create or replace trigger asset_follows_hours after insert on asset_reading
  referencing new table as added for each statement execute function asset_follows_hours();

-- Takes a void reading out of the readings, and gives its asset the counter of the reading before.
create or replace function reading_becomes_void() returns trigger language plpgsql as $$
begin
  delete from asset_reading where id = new.id and asset_id = new.asset_id and client_id = new.client_id;
  update asset set operating_hours = counter.value, hours_read_at = counter.read_at, used_at = counter.used_at
  from latest_counter(new.asset_id) as counter
  where asset.id = new.asset_id and new.kind = 'cumulativeOperatingHours';
  return null;
end $$;
create or replace trigger reading_becomes_void after insert on asset_reading_void
  for each row execute function reading_becomes_void();
