create or replace function request_follows_project() returns trigger language plpgsql as $$
begin
  select p.name, folded(new.number, new.title, new.po_number, new.cost_code, p.number, p.name)
  into new.project_name, new.search_text
  from (select) one left join project p on p.id = new.project_id;
  return new;
end $$;
create or replace trigger request_follows_project
  before insert or update of number, title, po_number, cost_code, project_id, project_name on request
  for each row execute function request_follows_project();

create or replace function project_reaches_requests() returns trigger language plpgsql as $$
begin
  update request set project_name = new.name where client_id = new.client_id and project_id = new.id;
  return null;
end $$;
create or replace trigger project_reaches_requests after update of number, name on project
  for each row when ((old.number, old.name) is distinct from (new.number, new.name))
  execute function project_reaches_requests();
