import { type Kysely, sql } from 'kysely';

/**
 * A membership becomes what a client administers of a person: status, roles, projects and order limit are of this client
 * alone, so that who is blocked here stays as they are elsewhere. The account (`app_user`) stays the person's own. A
 * membership carries the names that its list sorts and searches by, kept by triggers as in `0002-rental`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const AUDIT = `
    add column created_at timestamptz not null default now(),
    add column created_by uuid,
    add column updated_at timestamptz not null default now(),
    add column updated_by uuid,
    add column version integer not null default 1`;

const MEMBERSHIP = [
  `alter table membership
    add column id uuid,
    add column status text check (status in ('invited', 'active', 'blocked', 'deactivated')),
    add column status_rank smallint not null generated always as (case status
      when 'active' then 0 when 'invited' then 1 when 'blocked' then 2 else 3 end) stored,
    add column email text,
    add column first_name text,
    add column last_name text,
    add column search_text text,
    add column confined boolean not null default false,
    add column project_count integer not null default 0,
    add column order_limit_amount numeric(14, 2) check (order_limit_amount >= 0),
    add column order_limit_currency char(3),
    add column invited_at timestamptz,
    add column invitation_expires_at timestamptz,
    add column last_seen_at timestamptz,${AUDIT},
    add check ((order_limit_amount is null) = (order_limit_currency is null)),
    add check ((invited_at is null) = (invitation_expires_at is null))`,

  // The projects that a confined user sees; the foreign keys keep them inside one client.
  `create table membership_project (
    user_id uuid not null,
    client_id integer not null,
    project_id uuid not null,
    primary key (user_id, client_id, project_id),
    foreign key (user_id, client_id) references membership (user_id, client_id) on delete cascade,
    foreign key (project_id, client_id) references project (id, client_id)
  )`,
  'create index membership_project_by_project on membership_project (client_id, project_id)',
  `create function membership_counts_projects() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      update membership set project_count = project_count + 1
        where user_id = new.user_id and client_id = new.client_id;
    else
      update membership set project_count = project_count - 1
        where user_id = old.user_id and client_id = old.client_id;
    end if;
    return null;
  end $$`,
  `create trigger membership_counts_projects after insert or delete on membership_project
    for each row execute function membership_counts_projects()`,
  `insert into membership_project (user_id, client_id, project_id)
    select m.user_id, m.client_id, p.id
    from membership m join project p on p.client_id = m.client_id and p.id = any(m.project_scope)`,
  'update membership set confined = true where project_scope is not null',
  'alter table membership drop column project_scope',

  // Until an invitation is accepted, its names are those that the inviter entered: whether the address has an account
  // elsewhere, and under which name, is not told. From then on they follow the account.
  `create function membership_follows_user() returns trigger language plpgsql as $$
  declare person app_user%rowtype;
  begin
    select * into person from app_user where id = new.user_id;
    new.id := new.user_id;
    new.status := coalesce(new.status, person.status);
    new.email := person.email;
    if new.status <> 'invited' or new.first_name is null or new.last_name is null then
      new.first_name := person.first_name;
      new.last_name := person.last_name;
    end if;
    new.search_text := folded(new.first_name, new.last_name, new.email);
    return new;
  end $$`,
  `create trigger membership_follows_user before insert or update of status, email, first_name, last_name on membership
    for each row execute function membership_follows_user()`,
  `create function user_reaches_memberships() returns trigger language plpgsql as $$
  begin
    update membership set email = new.email where user_id = new.id;
    return null;
  end $$`,
  `create trigger user_reaches_memberships after update on app_user
    for each row when ((old.email, old.first_name, old.last_name) is distinct from (new.email, new.first_name, new.last_name))
    execute function user_reaches_memberships()`,
  'update membership set status = null',
  // What was blocked or deactivated so far was so within its clients.
  `update app_user set status = case when password_hash is null then 'invited' else 'active' end
    where status in ('blocked', 'deactivated') and exists (select from membership m where m.user_id = app_user.id)`,
  `alter table membership
    alter column id set not null,
    alter column status set not null,
    alter column email set not null,
    alter column first_name set not null,
    alter column last_name set not null,
    alter column search_text set not null,
    add unique (client_id, id)`,

  `update membership set last_seen_at = seen.used_at
    from (select user_id, max(used_at) as used_at from session group by user_id) seen
    where seen.user_id = membership.user_id and status = 'active'`,

  'drop index membership_by_client',
  'create index membership_by_name on membership (client_id, last_name, first_name, id)',
  'create index membership_by_email on membership (client_id, email, id)',
  'create index membership_by_status on membership (client_id, status_rank, last_name, first_name, id)',
];

const ROLE = [
  `alter table role
    add column copied_from uuid references role (id) on delete set null,${AUDIT}`,
  'create index role_by_source on role (copied_from)',
  'alter table role_right add column client_id integer',
  `create function role_right_follows_role() returns trigger language plpgsql as $$
  begin
    new.client_id := (select client_id from role where id = new.role_id);
    return new;
  end $$`,
  `create trigger role_right_follows_role before insert or update of role_id on role_right
    for each row execute function role_right_follows_role()`,
  'update role_right set role_id = role_id',
  'alter table role_right alter column client_id set not null',
];

const STATEMENTS = [...MEMBERSHIP, ...ROLE];
