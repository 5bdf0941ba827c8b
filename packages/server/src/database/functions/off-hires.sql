create or replace function off_hire_line_follows_off_hire() returns trigger language plpgsql as $$
begin
  select client_id into new.client_id from off_hire where id = new.off_hire_id;
  return new;
end $$;
create or replace trigger off_hire_line_follows_off_hire before insert or update of off_hire_id on off_hire_line
  for each row execute function off_hire_line_follows_off_hire();

create or replace function off_hire_gets_number() returns trigger language plpgsql as $$
declare counted integer;
begin
  loop
    insert into off_hire_counter as counter (client_id, last) values (new.client_id, 1)
      on conflict (client_id) do update set last = counter.last + 1
      returning last into counted;
    new.number := 'OH-' || to_char(new.updated_at, 'YY') || lpad(counted::text, greatest(4, length(counted::text)), '0');
    exit when not exists (select from off_hire where client_id = new.client_id and number = new.number);
  end loop;
  return new;
end $$;
create or replace trigger off_hire_gets_number before insert or update of status on off_hire
  for each row when (new.number is null and new.status = 'confirmed') execute function off_hire_gets_number();
