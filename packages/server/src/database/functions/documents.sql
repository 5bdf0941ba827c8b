-- Contract numbers are not in the search text, because a user may not see all contracts of a document.
create or replace function document_follows_client_and_project() returns trigger language plpgsql as $$
begin
  select c.op_co, p.name, folded(new.number, new.title, new.po_number, p.number, p.name)
  into new.op_co, new.project_name, new.search_text
  from corporate_client c left join project p on p.id = new.project_id
  where c.id = new.client_id;
  return new;
end $$;
create or replace trigger document_follows_client_and_project
  before insert or update of client_id, number, title, po_number, project_id, project_name
  on document for each row execute function document_follows_client_and_project();

create or replace function project_reaches_documents() returns trigger language plpgsql as $$
begin
  update document set project_name = new.name where client_id = new.client_id and project_id = new.id;
  return null;
end $$;
create or replace trigger project_reaches_documents after update of number, name on project
  for each row when ((old.number, old.name) is distinct from (new.number, new.name))
  execute function project_reaches_documents();
