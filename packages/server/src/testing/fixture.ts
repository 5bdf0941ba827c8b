import { RIGHTS, type Right } from '@hireyard/contract';
import type { Kysely } from 'kysely';
import { hashPassword } from '../auth/passwords.ts';
import type { Database } from '../database/tables.ts';

export const PASSWORD = 'correct horse battery staple';

export interface TestClient {
  readonly id: number;
  readonly uuid: string;
  readonly contractId: string;
}
export interface TestUser {
  readonly id: string;
  readonly email: string;
}

/** Two clients of one company, each with an administrator and a contract, and for A a user who lacks each right. */
export interface Fixture {
  readonly a: TestClient;
  readonly b: TestClient;
  readonly administrator: TestUser;
  readonly administratorOfB: TestUser;
  /** A user of A with every right but this one. */
  lacking(right: Right): TestUser;
}

export async function insertFixture(db: Kysely<Database>): Promise<Fixture> {
  const passwordHash = await hashPassword(PASSWORD);
  await db
    .insertInto('operating_company')
    .values({ code: 'NL', name: 'Hireyard NL', country: 'NL', currency: 'EUR', time_zone: 'Europe/Amsterdam' })
    .execute();
  const depotId = crypto.randomUUID();
  await db
    .insertInto('depot')
    .values({
      id: depotId,
      op_co: 'NL',
      name: 'Utrecht',
      ...SITE,
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
    .values({ product_code: 'LIFT-10', language: 'en-US', name: 'Scissor lift 10 m' })
    .execute();

  const a = await insertClient(db, 1, 'Alpha Bouw', depotId);
  const b = await insertClient(db, 2, 'Beta Bau', depotId);
  const lacking = new Map<Right, TestUser>();
  for (const right of RIGHTS) {
    const others = RIGHTS.filter((other) => other !== right);
    lacking.set(right, await insertUser(db, `lacks-${right}@a.example`, passwordHash, [{ client: a, rights: others }]));
  }
  return {
    a,
    b,
    administrator: await insertUser(db, 'admin@a.example', passwordHash, [{ client: a, rights: RIGHTS }]),
    administratorOfB: await insertUser(db, 'admin@b.example', passwordHash, [{ client: b, rights: RIGHTS }]),
    lacking: (right) => {
      const user = lacking.get(right);
      if (!user) throw new Error(`nobody lacks ${right}`);
      return user;
    },
  };
}

const SITE = { line1: 'Kanaalweg 1', postal_code: '3526 KL', city: 'Utrecht', country: 'NL' };

async function insertClient(db: Kysely<Database>, id: number, name: string, depotId: string): Promise<TestClient> {
  const uuid = crypto.randomUUID();
  const contractId = crypto.randomUUID();
  await db
    .insertInto('corporate_client')
    .values({
      id,
      external_uuid: uuid,
      name,
      show_prices: true,
      customer_number: `C-${id}`,
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
    ])
    .execute();
  await db
    .insertInto('contract')
    .values({ id: contractId, client_id: id, number: `R-${id}`, depot_id: depotId, ...SITE })
    .execute();
  await db
    .insertInto('contract_line')
    .values({
      id: crypto.randomUUID(),
      contract_id: contractId,
      line_no: 1,
      status: 'onRent',
      product_code: 'LIFT-10',
      quantity: 1,
      on_rent_at: '2026-11-02T06:00:00Z',
      rate_unit: 'day',
      rate_price: '84.00',
      rate_currency: 'EUR',
    })
    .execute();
  return { id, uuid, contractId };
}

/** A user with a role of their own in each client. */
export async function insertUser(
  db: Kysely<Database>,
  email: string,
  passwordHash: string | null,
  memberships: readonly { client: TestClient; rights: readonly Right[] }[],
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
  for (const { client, rights } of memberships) {
    const roleId = crypto.randomUUID();
    await db
      .insertInto('role')
      .values({ id: roleId, client_id: client.id, name: `Role of ${email}`, built_in: false })
      .execute();
    if (rights.length) {
      await db
        .insertInto('role_right')
        .values(rights.map((right) => ({ role_id: roleId, right })))
        .execute();
    }
    await db.insertInto('membership').values({ user_id: id, client_id: client.id, project_scope: null }).execute();
    await db.insertInto('membership_role').values({ user_id: id, client_id: client.id, role_id: roleId }).execute();
  }
  return { id, email };
}
