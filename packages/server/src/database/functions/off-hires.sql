create or replace function off_hire_line_follows_off_hire() returns trigger language plpgsql as $$
begin
  select client_id into new.client_id from off_hire where id = new.off_hire_id;
  return new;
end $$;
create or replace trigger off_hire_line_follows_off_hire before insert or update of off_hire_id on off_hire_line
  for each row execute function off_hire_line_follows_off_hire();
