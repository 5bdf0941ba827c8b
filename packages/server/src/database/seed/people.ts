import type { Language, UserStatus } from '@hireyard/contract';
import { DESK_RIGHTS } from '@hireyard/contract/desk';
import { type Kysely, sql } from 'kysely';
import { companyDb } from '../client/company-db.ts';
import type { Database } from '../tables.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { SeededClient } from './client.ts';
import {
  ACCOUNTS,
  BULK_CLIENT,
  BULK_USERS,
  CLIENTS,
  COLLEAGUES,
  COMPANIES,
  DESK_ACCOUNTS,
  SITE_USERS,
} from './companies.ts';
import { importSeed } from './imported.ts';
import { Random } from './random.ts';

const DAY = 24 * 3600 * 1000;
/** Lifetime of an invitation link. */
const INVITATION_LIFE = 7 * DAY;
const APART_SEED = 50_000;
const SITE_SEED = 51_000;
const DESK_SEED = 52_000;

interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly passwordHash: string | null;
  readonly memberships: readonly Membership[];
}
interface Membership {
  readonly client: SeededClient;
  readonly roles: readonly string[];
  readonly status: UserStatus;
  readonly projectIds: readonly string[] | null;
  readonly orderLimit: string | null;
  readonly invitedAt: Date | null;
  readonly seenAt: Date | null;
}

interface People {
  readonly clients: readonly SeededClient[];
  readonly random: Random;
  readonly now: Date;
}

const named = (clients: readonly SeededClient[], name: string): SeededClient => {
  const client = clients.find((one) => one.name === name);
  if (!client) throw new RangeError(`Unknown client ${name}`);
  return client;
};
/** The same time of day, this many days ago. */
const daysAgo = (now: Date, days: number, hours = 2): Date =>
  new Date(now.getTime() - days * DAY - hours * 3600 * 1000);

/** Seeds the demo accounts, all with one password. Admin also belongs to the bulk client if it is seeded. */
export async function seedAccounts(
  db: Kysely<Database>,
  { clients, random, now, passwordHash }: People & { passwordHash: string },
) {
  const bulk = clients.find(({ name }) => name === BULK_CLIENT.name);
  const people = ACCOUNTS.map((account): Person => {
    const { email, firstName, lastName, orderLimit = null } = account;
    const held = account.memberships.map(({ client, role }) => ({ client: named(clients, client), role }));
    if (bulk !== undefined && account.memberships.length > 1) held.push({ client: bulk, role: 'Administrator' });
    const memberships = held.map(({ client, role }) => ({
      client,
      roles: [role],
      status: 'active' as const,
      projectIds: null,
      orderLimit,
      invitedAt: null,
      seenAt: daysAgo(now, 0),
    }));
    return { email, firstName, lastName, language: 'en-US', passwordHash, memberships };
  });
  await insertPeople(db, people, random, now);
}

/** The rental company's people, who have no client. All have the password of the demo accounts. */
export async function seedDeskAccounts(db: Kysely<Database>, passwordHash: string, now: Date): Promise<void> {
  const random = new Random(DESK_SEED);
  const people = DESK_ACCOUNTS.map((account) => ({ id: random.uuid(), ...account }));
  await bulkInsert(
    db,
    'app_user',
    people.map(({ id, email, firstName, lastName }) => ({
      ...{ id, email, first_name: firstName, last_name: lastName, phone: null, language: 'en-US' as const },
      ...{ password_hash: passwordHash, status: 'active' as const },
    })),
  );
  await bulkInsert(
    db,
    'desk_account',
    people.map(({ id, opCo }) => ({
      ...{ user_id: id, op_co: opCo, depot_id: null, rights: [...DESK_RIGHTS], created_at: daysAgo(now, 400) },
    })),
  );
}

/** Colleagues of the main client, some confined to projects. They have no password and cannot sign in. */
export async function seedColleagues(db: Kysely<Database>, { clients, random, now }: People): Promise<void> {
  const main = named(clients, CLIENTS[0]?.name ?? '');
  const people = COLLEAGUES.map((colleague, index): Person => {
    const { name, roles, status, projects, orderLimit = null, invited, seen } = colleague;
    const [firstName = '', ...rest] = name.split(' ');
    return {
      email: `${firstName}.${rest.join('')}@noordzee.example`
        .toLowerCase()
        .normalize('NFKD')
        .replaceAll(/[^a-z.@]/g, ''),
      firstName,
      lastName: rest.join(' '),
      language: 'nl',
      passwordHash: null,
      memberships: [
        {
          client: main,
          roles,
          status,
          projectIds: projects?.map((project) => main.projectIds.get(project)).filter((id) => id !== undefined) ?? null,
          orderLimit,
          invitedAt: invited === undefined ? null : daysAgo(now, invited),
          seenAt: seen === undefined ? null : daysAgo(now, seen, index),
        },
      ],
    };
  });
  await insertPeople(db, people, random, now);
}

/** One site user for each other client with the request module; its demo account answers the requests. */
export async function seedSiteUsers(db: Kysely<Database>, { clients, now }: Omit<People, 'random'>): Promise<void> {
  const people = SITE_USERS.map(({ name, email, language, client }): Person => {
    const [firstName = '', ...rest] = name.split(' ');
    return {
      email,
      firstName,
      lastName: rest.join(' '),
      language,
      passwordHash: null,
      memberships: [
        {
          client: named(clients, client),
          roles: ['Site user'],
          status: 'active',
          projectIds: null,
          orderLimit: null,
          invitedAt: null,
          seenAt: daysAgo(now, 1),
        },
      ],
    };
  });
  await insertPeople(db, people, new Random(SITE_SEED), now);
}

/** One of twenty users is invited, one blocked and one deactivated. Every third is confined to a few projects. */
export async function seedBulkUsers(db: Kysely<Database>, { clients, random, now }: People): Promise<void> {
  const bulk = named(clients, BULK_CLIENT.name);
  const separateRandom = new Random(APART_SEED);
  const projectIds = [...bulk.projectIds.values()];
  const statuses: Readonly<Record<number, UserStatus>> = { 7: 'invited', 13: 'blocked', 19: 'deactivated' };
  const people = Array.from({ length: BULK_USERS }, (_, index): Person => {
    const status = statuses[index % 20] ?? 'active';
    return {
      email: `user${index + 1}@grandinfra.example`,
      firstName: random.pick(['Alex', 'Sam', 'Robin', 'Kim', 'Jo', 'Chris']),
      lastName: `${random.pick(['Bakker', 'Meijer', 'Vos', 'Peeters', 'Wolters'])} ${index + 1}`,
      language: 'en-US',
      passwordHash: null,
      memberships: [
        {
          client: bulk,
          roles: [random.pick(['Buyer', 'Site user', 'Viewer', 'Finance'])],
          status,
          projectIds:
            index % 3 === 0
              ? [...new Set(Array.from({ length: separateRandom.int(1, 4) }, () => separateRandom.pick(projectIds)))]
              : null,
          orderLimit: index % 2 === 0 ? `${separateRandom.int(1, 40) * 500}.00` : null,
          invitedAt: status === 'invited' ? daysAgo(now, separateRandom.int(0, 14)) : null,
          seenAt: status === 'invited' ? null : daysAgo(now, separateRandom.int(0, 60), separateRandom.int(0, 20)),
        },
      ],
    };
  });
  await insertPeople(db, people, random, now);
}

/** Imports people, and writes what an import does not know: their passwords, and what they have done since. */
async function insertPeople(db: Kysely<Database>, people: readonly Person[], random: Random, now: Date): Promise<void> {
  const users = people.map((person) => ({ id: random.uuid(), person }));
  const members = users.flatMap(({ id, person }) =>
    person.memberships.map((membership) => ({ id, person, ...membership, opCo: membership.client.opCo })),
  );
  for (const [opCo, own] of Map.groupBy(members, (member) => member.opCo)) {
    const projectIds = own.flatMap((member) => member.projectIds ?? []);
    const keys = await companyDb(db, opCo, now).externalKeys.of('projects', projectIds);
    const rows = own.map(({ id, person, client, roles, projectIds: confinedTo, orderLimit }) => ({
      row: {
        ...{ externalId: `${client.key}-${person.email}`, client: client.key, email: person.email, roles },
        ...{ firstName: person.firstName, lastName: person.lastName, language: person.language },
        projects: confinedTo?.flatMap((projectId) => keys.get(projectId)?.externalId ?? []) ?? null,
        orderLimit: orderLimit === null ? null : { amount: orderLimit, currency: currencyOf(client) },
      },
      ids: [id],
    }));
    await importSeed(db, { opCo, now }, 'users', rows);
  }
  const accounts = users.map(({ id, person }) => ({
    ...{ id, email: person.email, first_name: person.firstName, last_name: person.lastName, phone: null },
    ...{ language: person.language, password_hash: person.passwordHash },
    // The account becomes active with its first accepted invitation.
    status: person.memberships.some(({ status }) => status === 'invited') ? 'invited' : 'active',
  }));
  // A person without a client is not imported.
  await sql`insert into app_user (id, email, first_name, last_name, phone, language, password_hash, status)
    select id, email, first_name, last_name, phone, language, password_hash, status
    from json_populate_recordset(null::app_user, ${JSON.stringify(accounts)}::json)
    on conflict (id) do update set password_hash = excluded.password_hash, status = excluded.status`.execute(db);
  const histories = members.map(({ id, client, status, invitedAt, seenAt }) => ({
    ...{ user_id: id, client_id: client.id, status, invited_at: invitedAt, last_seen_at: seenAt },
    invitation_expires_at: invitedAt && new Date(invitedAt.getTime() + INVITATION_LIFE),
  }));
  await sql`update membership set status = past.status, invited_at = past.invited_at, last_seen_at = past.last_seen_at,
      invitation_expires_at = past.invitation_expires_at
    from json_populate_recordset(null::membership, ${JSON.stringify(histories)}::json) past
    where membership.user_id = past.user_id and membership.client_id = past.client_id`.execute(db);
}

const currencyOf = ({ opCo }: SeededClient): string | null =>
  COMPANIES.find(({ code }) => code === opCo)?.currency ?? null;
