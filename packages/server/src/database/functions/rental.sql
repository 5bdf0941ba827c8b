create or replace function contract_follows_project() returns trigger language plpgsql as $$
declare of_project project%rowtype;
begin
  select * into of_project from project where id = new.project_id;
  new.project_name := of_project.name;
  new.search_text := folded(new.number, new.order_number, new.po_number, new.cost_code, new.reference,
    of_project.number, of_project.name, new.city);
  return new;
end $$;
create or replace trigger contract_follows_project
  before insert or update of number, order_number, po_number, cost_code, reference, project_id, city, project_name
  on contract for each row execute function contract_follows_project();

create or replace function project_reaches_contracts() returns trigger language plpgsql as $$
begin
  update contract set project_name = new.name where project_id = new.id;
  return null;
end $$;
create or replace trigger project_reaches_contracts after update of number, name on project
  for each row execute function project_reaches_contracts();

create or replace function contract_follows_depot() returns trigger language plpgsql as $$
begin
  select time_zone into new.time_zone from depot where id = new.depot_id;
  return new;
end $$;
create or replace trigger contract_follows_depot before insert or update of depot_id on contract
  for each row execute function contract_follows_depot();

create or replace function line_follows_contract() returns trigger language plpgsql as $$
begin
  select c.client_id, c.number, c.project_id, c.project_name, c.depot_id, d.time_zone,
    folded(new.product_code, new.fleet_number, replace(new.fleet_number, ' ', ''), new.serial_number)
      || ' ' || c.search_text
  into new.client_id, new.contract_number, new.project_id, new.project_name, new.depot_id, new.time_zone,
    new.search_text
  from contract c join depot d on d.id = c.depot_id
  where c.id = new.contract_id;
  return new;
end $$;
create or replace trigger line_follows_contract
  before insert or update of contract_id, product_code, fleet_number, serial_number
  on contract_line for each row execute function line_follows_contract();

-- Setting its contract again makes a line copy the contract's columns (line_follows_contract).
create or replace function contract_reaches_lines() returns trigger language plpgsql as $$
begin
  update contract_line set contract_id = new.id where contract_id = new.id;
  return null;
end $$;
create or replace trigger contract_reaches_lines after update on contract
  for each row when (
    (old.number, old.project_id, old.project_name, old.depot_id, old.search_text)
    is distinct from (new.number, new.project_id, new.project_name, new.depot_id, new.search_text))
  execute function contract_reaches_lines();

-- A statement trigger, because many lines may change at once. The status comes from `contract_status`, generated from
-- domain/contract-status.ts.
create or replace function contract_follows_lines() returns trigger language plpgsql as $$
begin
  update contract set status = s.status, starts_at = s.starts_at, ends_at = s.ends_at,
    line_count = s.line_count, on_rent_count = s.on_rent_count
  from (
    select c.id,
      contract_status(array_agg(distinct l.status) filter (where l.id is not null)) as status,
      min(l.on_rent_at) filter (where l.status <> 'cancelled') as starts_at,
      -- Open-ended if any line is.
      case when bool_or(l.status <> 'cancelled' and l.off_rent_at is null and l.expected_off_rent_at is null) then null
        else max(coalesce(l.off_rent_at, l.expected_off_rent_at)) filter (where l.status <> 'cancelled') end as ends_at,
      count(l.id)::integer as line_count,
      count(*) filter (where l.status = 'onRent')::integer as on_rent_count
    from (select distinct contract_id as id from changed) c
    left join contract_line l on l.contract_id = c.id
    group by c.id
  ) s
  where contract.id = s.id
    and (contract.status, contract.starts_at, contract.ends_at, contract.line_count, contract.on_rent_count)
      is distinct from (s.status, s.starts_at, s.ends_at, s.line_count, s.on_rent_count);
  return null;
end $$;
create or replace trigger contract_follows_new_lines after insert on contract_line
  referencing new table as changed for each statement execute function contract_follows_lines();
create or replace trigger contract_follows_changed_lines after update on contract_line
  referencing new table as changed for each statement execute function contract_follows_lines();
create or replace trigger contract_follows_removed_lines after delete on contract_line
  referencing old table as changed for each statement execute function contract_follows_lines();
