import { LANGUAGES, RIGHTS, type Right, type UserStatus } from '@hireyard/contract';
import { DESK_RIGHTS, type DeskRight } from '@hireyard/contract/desk';
import { type Kysely, sql } from 'kysely';
import { secretDigest } from '../auth/machine-accounts.ts';
import { endOfLink } from '../auth/one-time-links.ts';
import { hashPassword } from '../auth/passwords.ts';
import { rankProducts } from '../database/product-ranks.ts';
import type { Database } from '../database/tables.ts';
import { insertImport } from './fixture-assets.ts';
import { insertAttention } from './fixture-attention.ts';
import { insertCalendarFeed } from './fixture-calendar.ts';
import { readDocument } from './fixture-documents.ts';
import { insertAcknowledgements } from './fixture-inbox.ts';
import { insertNotification } from './fixture-notifications.ts';
import { insertCatalogue, insertOrdersOf } from './fixture-orders.ts';
import { insertActivity, insertRentalsOf } from './fixture-rentals.ts';
import { insertRequestsOf } from './fixture-requests.ts';
import { insertSavedView } from './fixture-saved-views.ts';
import type { Fixture, TestClient, TestUser } from './fixture-types.ts';

export type { Fixture, TestClient, TestUser };

/** Secret of the machine account of the clients' operating company. */
export const MACHINE_SECRET = `hyb_${'a'.repeat(43)}`;
export const PASSWORD = 'correct horse battery staple';

export async function insertFixture(db: Kysely<Database>): Promise<Fixture> {
  const passwordHash = await hashPassword(PASSWORD);
  await db
    .insertInto('operating_company')
    .values({ code: 'NL', name: 'Hireyard NL', country: 'NL', currency: 'EUR', time_zone: 'Europe/Amsterdam' })
    .execute();
  await insertMachineAccount(db, 'NL', MACHINE_SECRET);
  const depotId = crypto.randomUUID();
  await db
    .insertInto('depot')
    .values({
      id: depotId,
      op_co: 'NL',
      name: 'Utrecht',
      line1: 'Kanaalweg 1',
      postal_code: '3526 KL',
      city: 'Utrecht',
      country: 'NL',
      phone: '+31305550100',
      email: 'utrecht@hireyard.example',
      time_zone: 'Europe/Amsterdam',
    })
    .execute();
  await db
    .insertInto('product')
    .values({ code: 'LIFT-10', product_group: 'access', kind: 'rental', tracking: 'serialised', energy: 'electric' })
    .execute();
  await db
    .insertInto('product_translation')
    .values(
      LANGUAGES.map((language) => ({ product_code: 'LIFT-10', language, name: `Scissor lift 10 m, ${language}` })),
    )
    .execute();
  await rankProducts(db);
  await insertCatalogue(db, depotId);

  const a = await insertClient(db, 1, 'Alpha Bouw', depotId);
  const b = await insertClient(db, 2, 'Beta Bau', depotId);
  // The next client gets the next number.
  await sql`select setval(pg_get_serial_sequence('corporate_client', 'id'), 2)`.execute(db);
  const ofA = { client: a, rights: RIGHTS };
  const ofB = { client: b, rights: RIGHTS };
  const lacking = {} as Record<Right, TestUser>;
  for (const right of RIGHTS) {
    const others = RIGHTS.filter((other) => other !== right);
    lacking[right] = await insertUser(db, `lacks-${right}@a.example`, passwordHash, [{ client: a, rights: others }]);
  }
  const administrator = await insertUser(db, 'admin@a.example', passwordHash, [ofA]);
  const administratorOfB = await insertUser(db, 'admin@b.example', passwordHash, [ofB]);
  for (const id of [a.documentId, a.secondDocumentId]) await readDocument(db, administrator.id, id);
  for (const id of [b.documentId, b.secondDocumentId]) await readDocument(db, administratorOfB.id, id);
  for (const [client, user] of [
    [a, administrator],
    [b, administratorOfB],
  ] as const) {
    await insertImport(db, { clientId: client.id, userId: user.id, label: client.name });
    await insertCalendarFeed(db, client, user.id);
    await insertSavedView(db, client, user.id, { shared: true });
    await insertAcknowledgements(db, client, user.id);
    for (const projectId of client.projectIds) {
      await insertActivity(db, client.id, projectId, user.id);
      await insertNotification(db, client.id, user.id, projectId, true);
      await insertAttention(db, client.id, user.id, projectId);
    }
  }
  return {
    a,
    b,
    administrator,
    administratorOfB,
    desk: await insertDeskUser(db, 'desk@nl.example', passwordHash, { opCo: 'NL' }),
    deskReader: await insertDeskUser(db, 'reader@nl.example', passwordHash, { opCo: 'NL', rights: ['desk.see'] }),
    confined: await insertUser(db, 'confined@a.example', passwordHash, [{ ...ofA, projects: [a.projectIds[0]] }]),
    ofBoth: await insertUser(db, 'both@a.example', passwordHash, [ofA, ofB]),
    lacking,
  };
}

export async function insertMachineAccount(db: Kysely<Database>, opCo: string, secret: string): Promise<string> {
  const id = crypto.randomUUID();
  await db
    .insertInto('machine_account')
    .values({
      id,
      op_co: opCo,
      name: 'ERP',
      secret_hash: secretDigest(secret),
      created_at: '2026-11-01T09:00:00Z',
      used_at: '2026-11-20T08:30:00Z',
    })
    .execute();
  return id;
}

async function insertClient(db: Kysely<Database>, id: number, name: string, depotId: string): Promise<TestClient> {
  const uuid = crypto.randomUUID();
  await db
    .insertInto('corporate_client')
    .values({
      id,
      external_uuid: uuid,
      name,
      show_prices: true,
      customer_number: `Customer-${id}`,
      op_co: 'NL',
      blocked: false,
      rental_phone: '+31305550101',
      rental_email: 'rental@hireyard.example',
    })
    .execute();
  await db
    .insertInto('client_module')
    .values([
      { client_id: id, module: 'order' },
      { client_id: id, module: 'asset' },
      { client_id: id, module: 'request' },
    ])
    .execute();
  const client = { id, uuid, name, ...(await insertRentalsOf(db, id, name, depotId)) };
  const colleagueId = await insertColleague(db, client);
  const requestId = await insertRequestsOf(db, client, colleagueId);
  const orderId = await insertOrdersOf(db, client, colleagueId);
  return { ...client, colleagueId, requestId, orderId, roleId: await insertRole(db, client) };
}

/** Fields of a client for a membership. */
type ClientOfMember = Pick<TestClient, 'id' | 'name' | 'projectIds'>;
interface TestMembership {
  readonly client: ClientOfMember;
  readonly rights: readonly Right[];
  readonly projects?: readonly string[];
  /** Name of a role that several users share. */
  readonly sharedRole?: string;
}

/** Inserts a user with a role in each client: of their own, or a shared one. */
export async function insertUser(
  db: Kysely<Database>,
  email: string,
  passwordHash: string | null,
  memberships: readonly TestMembership[],
): Promise<TestUser> {
  const id = crypto.randomUUID();
  await db
    .insertInto('app_user')
    .values({
      id,
      email,
      first_name: 'Test',
      last_name: 'User',
      phone: null,
      language: 'en-US',
      password_hash: passwordHash,
      status: 'active',
    })
    .execute();
  const sessionId = await insertSession(db, id);
  for (const { client, rights, projects, sharedRole } of memberships) {
    const name = `${client.name} ${sharedRole ?? `role of ${email}`}`;
    const named = db.selectFrom('role').where('client_id', '=', client.id).where('name', '=', name).select('id');
    const shared = await named.executeTakeFirst();
    const roleId = shared?.id ?? crypto.randomUUID();
    if (!shared) {
      await db.insertInto('role').values({ id: roleId, client_id: client.id, name, built_in: false }).execute();
    }
    if (!shared && rights.length) {
      await db
        .insertInto('role_right')
        .values(rights.map((right) => ({ role_id: roleId, right })))
        .execute();
    }
    await db.insertInto('membership').values({ user_id: id, client_id: client.id }).execute();
    if (projects) await confine(db, id, client.id, projects);
    await db.insertInto('membership_role').values({ user_id: id, client_id: client.id, role_id: roleId }).execute();
  }
  return { id, email, sessionId };
}

/** Inserts a person at the desk of an operating company. */
export async function insertDeskUser(
  db: Kysely<Database>,
  email: string,
  passwordHash: string | null,
  { opCo, rights = DESK_RIGHTS, depotId = null }: DeskSetting,
): Promise<TestUser> {
  const user = await insertUser(db, email, passwordHash, []);
  await db
    .insertInto('desk_account')
    .values({
      user_id: user.id,
      op_co: opCo,
      depot_id: depotId,
      rights: [...rights],
      created_at: '2026-11-01T09:00:00Z',
    })
    .execute();
  return user;
}
interface DeskSetting {
  readonly opCo: string;
  readonly rights?: readonly DeskRight[];
  readonly depotId?: string | null;
}

/** Invites a user to a client, starting now. */
export async function inviteMember(
  db: Kysely<Database>,
  { userId, clientId }: { readonly userId: string; readonly clientId: number },
  now: Date,
): Promise<void> {
  const invited = {
    status: 'invited' as const,
    invited_at: now,
    invitation_expires_at: endOfLink('invitation', now),
  };
  await db
    .insertInto('membership')
    .values({ user_id: userId, client_id: clientId, ...invited })
    .onConflict((conflict) => conflict.columns(['user_id', 'client_id']).doUpdateSet(invited))
    .execute();
}

/** Inserts an invited user without a password. */
export async function insertInvited(
  db: Kysely<Database>,
  email: string,
  client: ClientOfMember,
  now: Date,
): Promise<string> {
  const { id: userId } = await insertUser(db, email, null, [{ client, rights: [] }]);
  await db.updateTable('app_user').set({ status: 'invited' }).where('id', '=', userId).execute();
  await inviteMember(db, { userId, clientId: client.id }, now);
  return userId;
}

/** Confines a member to projects, or ends it with null. */
export async function confine(
  db: Kysely<Database>,
  userId: string,
  clientId: number,
  projects: readonly string[] | null,
): Promise<void> {
  const ofMember = { user_id: userId, client_id: clientId };
  await db
    .updateTable('membership')
    .set({ confined: projects !== null })
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .execute();
  await db.deleteFrom('membership_project').where('user_id', '=', userId).where('client_id', '=', clientId).execute();
  if (!projects?.length) return;
  await db
    .insertInto('membership_project')
    .values(projects.map((project_id) => ({ ...ofMember, project_id })))
    .execute();
}

/** Inserts a custom role without members. */
export async function insertRole(
  db: Kysely<Database>,
  client: ClientOfMember,
  rights: readonly Right[] = ['contract-view'],
): Promise<string> {
  const id = crypto.randomUUID();
  const name = `${client.name} role ${id}`;
  await db.insertInto('role').values({ id, client_id: client.id, name, built_in: false }).execute();
  await db
    .insertInto('role_right')
    .values(rights.map((right) => ({ role_id: id, right })))
    .execute();
  return id;
}

/** Inserts a colleague with an order limit, confined to both projects of a client. */
/** Inserts a colleague. All share one role, because a client has a limited number of roles. */
export async function insertColleague(
  db: Kysely<Database>,
  client: ClientOfMember,
  status: UserStatus = 'active',
): Promise<string> {
  const email = `${crypto.randomUUID()}@colleague.example`;
  const { id } = await insertUser(db, email, null, [
    { client, rights: ['contract-view'], projects: client.projectIds, sharedRole: 'colleagues' },
  ]);
  await db
    .updateTable('app_user')
    .set({ first_name: `${client.name} Ada` })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('membership')
    .set({
      status,
      order_limit_amount: '7345.21',
      order_limit_currency: 'EUR',
      ...(status === 'invited'
        ? { invited_at: '2026-11-18T09:00:00Z', invitation_expires_at: '2026-11-25T09:00:00Z' }
        : {}),
    })
    .where('user_id', '=', id)
    .execute();
  return id;
}

/** Inserts a session on a device of its own. */
export async function insertSession(
  db: Kysely<Database>,
  userId: string,
  { usedAt = new Date('2026-11-19T08:00:00Z'), expiresAt = new Date('2999-01-01T00:00:00Z') } = {},
): Promise<string> {
  const id = crypto.randomUUID();
  await db
    .insertInto('session')
    .values({
      id,
      refresh_id: crypto.randomUUID(),
      user_id: userId,
      device_hash: `device of ${id}`,
      browser: 'Firefox',
      system: 'Windows',
      started_at: usedAt,
      used_at: usedAt,
      expires_at: expiresAt,
    })
    .execute();
  return id;
}
