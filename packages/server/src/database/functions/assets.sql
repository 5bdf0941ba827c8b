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

-- For each statement: many lines may change at once.
create or replace function lines_become_assets() returns trigger language plpgsql as $$
begin
  insert into asset (id, client_id, ownership, contract_line_id, status, tag, product_code, serial_number, project_id,
    contract_id, quantity, placed_on, expected_until)
  select l.id, l.client_id, 'rented', l.id, l.status, l.fleet_number, l.product_code, l.serial_number, l.project_id,
    l.contract_id, l.quantity, l.on_rent_on, coalesce(l.off_rent_on, l.expected_on)
  from added l where l.status in ('planned', 'onRent', 'offHireRequested', 'offHired')
  on conflict (id) do update set (status, tag, product_code, serial_number, project_id,
      contract_id, quantity, placed_on, expected_until)
    = (excluded.status, excluded.tag, excluded.product_code, excluded.serial_number, excluded.project_id,
      excluded.contract_id, excluded.quantity, excluded.placed_on, excluded.expected_until)
    where (asset.status, asset.tag, asset.product_code, asset.serial_number, asset.project_id,
        asset.contract_id, asset.quantity, asset.placed_on, asset.expected_until)
      is distinct from (excluded.status, excluded.tag, excluded.product_code, excluded.serial_number, excluded.project_id,
        excluded.contract_id, excluded.quantity, excluded.placed_on, excluded.expected_until);
  if tg_op = 'UPDATE' then
    delete from asset where id in
      (select l.id from added l where not l.status in ('planned', 'onRent', 'offHireRequested', 'offHired'));
  end if;
  return null;
end $$;
create or replace trigger new_lines_become_assets after insert on contract_line
  referencing new table as added for each statement execute function lines_become_assets();
create or replace trigger changed_lines_become_assets after update on contract_line
  referencing new table as added for each statement execute function lines_become_assets();

create or replace function asset_follows_inspections() returns trigger language plpgsql as $$
begin
  update asset set inspection_due_on =
    (select min(case when result = 'fail' then date '1900-01-01' else due_on end) from asset_inspection
      where asset_id = new.asset_id)
  where id = new.asset_id;
  return null;
end $$;
create or replace trigger asset_follows_inspections after insert or update on asset_inspection
  for each row execute function asset_follows_inspections();

-- The counter of engine hours beside its machine: its value, as of when, and when it was first at that value, which is the
-- latest time at which the engine can have run. For each statement: a machine sends many readings at once.
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
