-- Until an invitation is accepted, a member has the names entered by the inviter, also if it is withdrawn. This hides
-- whether the address already has an account, and its names. Afterwards the names follow the account, and once the account
-- is erased.
create or replace function membership_follows_user() returns trigger language plpgsql as $$
declare
  person app_user%rowtype;
  accepted boolean;
begin
  select * into person from app_user where id = new.user_id;
  new.id := new.user_id;
  new.status := coalesce(new.status, person.status);
  new.email := person.email;
  accepted := new.status <> 'invited'
    and not (new.status = 'deactivated' and new.last_seen_at is null
      and person.email <> person.id || '@erased.invalid');
  if accepted or new.first_name is null or new.last_name is null then
    new.first_name := person.first_name;
    new.last_name := person.last_name;
  end if;
  new.search_text := folded(new.first_name, new.last_name, new.email);
  return new;
end $$;
create or replace trigger membership_follows_user before insert or update of status, email, first_name, last_name on membership
  for each row execute function membership_follows_user();

create or replace function user_reaches_memberships() returns trigger language plpgsql as $$
begin
  update membership set email = new.email where user_id = new.id;
  return null;
end $$;
create or replace trigger user_reaches_memberships after update on app_user
  for each row when ((old.email, old.first_name, old.last_name) is distinct from (new.email, new.first_name, new.last_name))
  execute function user_reaches_memberships();

create or replace function membership_counts_projects() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update membership set project_count = project_count + 1
      where user_id = new.user_id and client_id = new.client_id;
  else
    update membership set project_count = project_count - 1
      where user_id = old.user_id and client_id = old.client_id;
  end if;
  return null;
end $$;
create or replace trigger membership_counts_projects after insert or delete on membership_project
  for each row execute function membership_counts_projects();

create or replace function role_right_follows_role() returns trigger language plpgsql as $$
begin
  new.client_id := (select client_id from role where id = new.role_id);
  return new;
end $$;
create or replace trigger role_right_follows_role before insert or update of role_id on role_right
  for each row execute function role_right_follows_role();
