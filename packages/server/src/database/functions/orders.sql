create or replace function rental_order_gets_number() returns trigger language plpgsql as $$
declare
  this_month text;
  counted integer;
begin
  select to_char(new.created_at at time zone company.time_zone, 'YYMM') into this_month
  from corporate_client client join operating_company company on company.code = client.op_co
  where client.id = new.client_id;
  insert into rental_order_number as counter (client_id, month, last) values (new.client_id, this_month, 1)
  on conflict (client_id, month) do update set last = counter.last + 1
  returning last into counted;
  new.number := 'O-' || this_month || '-' || lpad(counted::text, greatest(3, length(counted::text)), '0');
  return new;
end $$;
create or replace trigger rental_order_gets_number before insert on rental_order
  for each row when (new.number is null) execute function rental_order_gets_number();

create or replace function rental_order_follows_project() returns trigger language plpgsql as $$
begin
  select p.name, folded(new.number, new.po_number, new.cost_code, new.reference, p.number, p.name)
  into new.project_name, new.search_text
  from (select) one left join project p on p.id = new.project_id;
  return new;
end $$;

create or replace trigger rental_order_then_follows_project
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
