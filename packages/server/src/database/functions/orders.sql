create or replace function rental_order_follows_project() returns trigger language plpgsql as $$
begin
  select p.name, folded(new.number, new.po_number, new.cost_code, new.reference, p.number, p.name)
  into new.project_name, new.search_text
  from (select) one left join project p on p.id = new.project_id;
  return new;
end $$;
create or replace trigger rental_order_follows_project
  before insert or update of number, po_number, cost_code, reference, project_id, project_name on rental_order
  for each row execute function rental_order_follows_project();

create or replace function project_reaches_rental_orders() returns trigger language plpgsql as $$
begin
  update rental_order set project_name = new.name where client_id = new.client_id and project_id = new.id;
  return null;
end $$;
create or replace trigger project_reaches_rental_orders after update of number, name on project
  for each row when ((old.number, old.name) is distinct from (new.number, new.name))
  execute function project_reaches_rental_orders();
