import type { Kysely } from 'kysely';
import type { BuiltInRole } from '../../domain/roles.ts';
import type { Database } from '../tables.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { SeededClient } from './client.ts';
import { ACCOUNTS, BULK_CLIENT, BULK_USERS, CLIENTS, COLLEAGUES } from './companies.ts';
import type { Random } from './random.ts';

interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly status: Database['app_user']['status'];
  readonly passwordHash: string | null;
  readonly memberships: readonly {
    readonly client: SeededClient;
    readonly role: BuiltInRole;
    readonly projectIds: readonly string[] | null;
  }[];
}

interface People {
  readonly clients: readonly SeededClient[];
  readonly random: Random;
}

const named = (clients: readonly SeededClient[], name: string): SeededClient => {
  const client = clients.find((one) => one.name === name);
  if (!client) throw new RangeError(`Unknown client ${name}`);
  return client;
};

/** The demo accounts, all with one password; admin also belongs to the bulk client where that is seeded. */
export async function seedAccounts(
  db: Kysely<Database>,
  { clients, random, passwordHash }: People & { passwordHash: string },
) {
  const bulk = clients.find(({ name }) => name === BULK_CLIENT.name);
  const people = ACCOUNTS.map((account): Person => {
    const memberships = account.memberships.map(({ client, role }) => ({
      client: named(clients, client),
      role,
      projectIds: null,
    }));
    const holdsBulk = bulk !== undefined && account.memberships.length > 1;
    return {
      ...account,
      status: 'active',
      passwordHash,
      memberships: holdsBulk
        ? [...memberships, { client: bulk, role: 'Administrator', projectIds: null }]
        : memberships,
    };
  });
  await insertPeople(db, people, random);
}

/** Colleagues of the main client, some confined to projects. They have no password and cannot sign in. */
export async function seedColleagues(db: Kysely<Database>, { clients, random }: People): Promise<void> {
  const main = named(clients, CLIENTS[0]?.name ?? '');
  const people = COLLEAGUES.map((colleague): Person => {
    const [firstName = '', ...rest] = colleague.name.split(' ');
    const projects = 'projects' in colleague ? colleague.projects : null;
    return {
      email: `${firstName}.${rest.join('')}@noordzee.example`
        .toLowerCase()
        .normalize('NFKD')
        .replaceAll(/[^a-z.@]/g, ''),
      firstName,
      lastName: rest.join(' '),
      status: colleague.status,
      passwordHash: null,
      memberships: [
        {
          client: main,
          role: colleague.role,
          projectIds: projects?.map((name) => main.projectIds.get(name)).filter((id) => id !== undefined) ?? null,
        },
      ],
    };
  });
  await insertPeople(db, people, random);
}

export async function seedBulkUsers(db: Kysely<Database>, { clients, random }: People): Promise<void> {
  const bulk = named(clients, BULK_CLIENT.name);
  const people = Array.from(
    { length: BULK_USERS },
    (_, index): Person => ({
      email: `user${index + 1}@grandinfra.example`,
      firstName: random.pick(['Alex', 'Sam', 'Robin', 'Kim', 'Jo', 'Chris']),
      lastName: `${random.pick(['Bakker', 'Meijer', 'Vos', 'Peeters', 'Wolters'])} ${index + 1}`,
      status: 'active',
      passwordHash: null,
      memberships: [{ client: bulk, role: random.pick(['Buyer', 'Site user', 'Viewer', 'Finance']), projectIds: null }],
    }),
  );
  await insertPeople(db, people, random);
}

async function insertPeople(db: Kysely<Database>, people: readonly Person[], random: Random): Promise<void> {
  const users = people.map((person) => ({ id: random.uuid(), person }));
  await bulkInsert(
    db,
    'app_user',
    users.map(({ id, person }) => ({
      id,
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      phone: null,
      language: 'en-US' as const,
      password_hash: person.passwordHash,
      status: person.status,
    })),
  );
  const memberships = users.flatMap(({ id, person }) =>
    person.memberships.map((membership) => ({ id, ...membership })),
  );
  await bulkInsert(
    db,
    'membership',
    memberships.map(({ id, client, projectIds }) => ({
      user_id: id,
      client_id: client.id,
      project_scope: projectIds === null ? null : [...projectIds],
    })),
  );
  await bulkInsert(
    db,
    'membership_role',
    memberships.flatMap(({ id, client, role }) => {
      const roleId = client.roleIds.get(role);
      return roleId === undefined ? [] : [{ user_id: id, client_id: client.id, role_id: roleId }];
    }),
  );
}
