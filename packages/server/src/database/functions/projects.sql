create or replace function address_is_searched() returns trigger language plpgsql as $$
begin
  new.search_text := folded(new.name, new.line1, new.line2, new.postal_code, new.city);
  return new;
end $$;
create or replace trigger address_is_searched before insert or update of name, line1, line2, postal_code, city on address
  for each row execute function address_is_searched();

create or replace function contact_person_is_searched() returns trigger language plpgsql as $$
begin
  new.search_text := folded(new.first_name, new.last_name, new.email, new.phone);
  return new;
end $$;
create or replace trigger contact_person_is_searched before insert or update of first_name, last_name, email, phone
  on contact_person for each row execute function contact_person_is_searched();

create or replace function project_follows_address() returns trigger language plpgsql as $$
begin
  new.city := (select city from address where id = new.address_id);
  new.search_text := folded(new.number, new.name, new.city, new.default_po, new.default_cost_code);
  return new;
end $$;
create or replace trigger project_follows_address
  before insert or update of number, name, address_id, city, default_po, default_cost_code on project
  for each row execute function project_follows_address();

create or replace function address_reaches_projects() returns trigger language plpgsql as $$
begin
  update project set city = new.city where address_id = new.id;
  return null;
end $$;
create or replace trigger address_reaches_projects after update of city on address
  for each row when (old.city is distinct from new.city) execute function address_reaches_projects();
