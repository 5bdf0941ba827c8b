/** What lists of projects, addresses and contact persons sort, filter and search by, and a project's budget. */
export const PROJECT_STATEMENTS = [
  `alter table project
    add column budget_amount numeric(14, 2) check (budget_amount >= 0),
    add column budget_currency char(3),
    add column city text,
    add column on_rent_count integer not null default 0,
    add column search_text text not null default '',
    add check ((budget_amount is null) = (budget_currency is null)),
    add check (starts_on <= ends_on)`,
  `alter table address
    add column search_text text not null default '',
    add column status text not null generated always as (case when archived then 'archived' else 'active' end) stored`,
  `alter table contact_person
    add column search_text text not null default '',
    add column status text not null generated always as (case when archived then 'archived' else 'active' end) stored`,

  `create function address_is_searched() returns trigger language plpgsql as $$
  begin
    new.search_text := folded(new.name, new.line1, new.line2, new.postal_code, new.city);
    return new;
  end $$`,
  `create trigger address_is_searched before insert or update of name, line1, line2, postal_code, city on address
    for each row execute function address_is_searched()`,
  `create function contact_person_is_searched() returns trigger language plpgsql as $$
  begin
    new.search_text := folded(new.first_name, new.last_name, new.email, new.phone);
    return new;
  end $$`,
  `create trigger contact_person_is_searched before insert or update of first_name, last_name, email, phone
    on contact_person for each row execute function contact_person_is_searched()`,

  `create function project_follows_address() returns trigger language plpgsql as $$
  begin
    new.city := (select city from address where id = new.address_id);
    new.search_text := folded(new.number, new.name, new.city, new.default_po, new.default_cost_code);
    return new;
  end $$`,
  `create trigger project_follows_address
    before insert or update of number, name, address_id, city, default_po, default_cost_code on project
    for each row execute function project_follows_address()`,
  `create function address_reaches_projects() returns trigger language plpgsql as $$
  begin
    update project set city = new.city where address_id = new.id;
    return null;
  end $$`,
  `create trigger address_reaches_projects after update of city on address
    for each row when (old.city is distinct from new.city) execute function address_reaches_projects()`,

  ...['insert', 'update', 'delete'].flatMap(countOnRent),

  'update address set city = city',
  'update contact_person set last_name = last_name',
  'update project set city = null',
  `update project set on_rent_count = counted.n
    from (select project_id, count(*) as n from contract_line where status = 'onRent' group by project_id) counted
    where project.id = counted.project_id`,

  'create index project_by_name on project (client_id, name, id)',
  'create index project_by_number on project (client_id, number, id)',
  'create index project_by_city on project (client_id, city, name, id)',
  'create index project_by_start on project (client_id, starts_on, id)',
  'create index project_by_end on project (client_id, ends_on, id)',
  'create index project_by_on_rent on project (client_id, on_rent_count, id)',
  'create index project_by_address on project (address_id)',
  'drop index address_by_client',
  'create index address_by_city on address (client_id, city, name, id)',
  'create index address_by_name on address (client_id, name, id)',
  'drop index contact_person_by_client',
  'create index contact_person_by_name on contact_person (client_id, last_name, first_name, id)',
];

/** Lines on rent are counted by what changes; projects are locked in one order, so that two writers never deadlock. */
function countOnRent(event: string): string[] {
  const added = "select project_id, 1 as d from added where status = 'onRent'";
  const removed = "select project_id, -1 as d from removed where status = 'onRent'";
  const changes = { insert: added, delete: removed, update: `${added} union all ${removed}` }[event];
  const tables = {
    insert: 'new table as added',
    delete: 'old table as removed',
    update: 'old table as removed new table as added',
  }[event];
  return [
    `create function project_counts_lines_${event}() returns trigger language plpgsql as $$
    begin
      with delta as (
        select project_id, sum(d) as n from (${changes}) changes
        where project_id is not null group by project_id having sum(d) <> 0
      ), locked as (
        select id from project where id in (select project_id from delta) order by id for no key update
      )
      update project set on_rent_count = project.on_rent_count + delta.n
      from delta join locked on locked.id = delta.project_id
      where project.id = delta.project_id;
      return null;
    end $$`,
    `create trigger project_counts_lines_${event} after ${event} on contract_line referencing ${tables}
      for each statement execute function project_counts_lines_${event}()`,
  ];
}
