import { type Kysely, sql } from 'kysely';
import { companyDb } from '../database/client/company-db.ts';
import type { Database } from '../database/tables.ts';
import { createBuiltInRoles } from '../imports/built-in-roles.ts';
import { StartError } from '../start-error.ts';
import { enteredLine, unknownCompany } from './entered-line.ts';
import { checkAccount, type EnteredAccount, insertAccount } from './new-account.ts';

const ROLE_NAME = 'Administrator';
const NAME_MAX = 100;
const CODE_MAX = 10;

export interface Administrator extends EnteredAccount {
  /** Name of the corporate client. The first client of an installation is created with it. */
  readonly company: string;
  /** Used to create the company of the first client. */
  readonly opCo: {
    readonly code: string;
    /** True if the operator named the company. Without it, the client is found by its name alone. */
    readonly isGiven: boolean;
    readonly name: string;
    readonly country: string;
    readonly currency: string;
    readonly timeZone: string;
  };
}

/**
 * Creates the first administrator of an installation without demo data (OP-01). Returns the message for the operator.
 */
export async function addAdministrator(db: Kysely<Database>, administrator: Administrator): Promise<string> {
  const account = await checkAccount(administrator);
  const clientName = await db.transaction().execute(async (trx) => {
    const userId = await insertAccount(trx, account, 'en-US');
    const client = await clientFor(trx, administrator);
    const roleId = await administratorRole(trx, client);
    const member = { user_id: userId, client_id: client.id };
    // A person who was invited to the client before now administers all of it.
    await trx
      .deleteFrom('membership_project')
      .where('user_id', '=', userId)
      .where('client_id', '=', client.id)
      .execute();
    await trx
      .insertInto('membership')
      .values({ ...member, status: 'active' })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'client_id']).doUpdateSet({
          ...{ status: 'active', confined: false, order_limit_amount: null, order_limit_currency: null },
          version: sql`membership.version + 1`,
        }),
      )
      .execute();
    await trx
      .insertInto('membership_role')
      .values({ ...member, role_id: roleId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return client.name;
  });
  return `${account.email} administers "${clientName}".${account.note}`;
}

async function clientFor(db: Kysely<Database>, administrator: Administrator) {
  const company = enteredLine('--company', administrator.company, NAME_MAX);
  const clients = await db
    .selectFrom('corporate_client')
    .select(['id', 'name', 'op_co'])
    .orderBy('name')
    .orderBy('op_co')
    .execute();
  const { timeZone, isGiven, ...rest } = administrator.opCo;
  const [match, ...others] = clients.filter(({ name, op_co }) => name === company && !(isGiven && op_co !== rest.code));
  if (match && others.length === 0) return match;
  if (clients.length > 0) {
    // Never another client than the one that was named: its administrator would read what belongs to others.
    const names = clients.map(({ name, op_co }) => `${name} (${op_co})`).join(', ');
    throw new StartError(`--company and --op-co have to name one of: ${names}.`);
  }

  const code = enteredLine('--op-co', rest.code, CODE_MAX);
  const existing = await db.selectFrom('operating_company').select('code').where('code', '=', code).executeTakeFirst();
  if (!existing) {
    if (rest.name === '') throw unknownCompany(code);
    const name = enteredLine('--op-co-name', rest.name, NAME_MAX);
    await db
      .insertInto('operating_company')
      .values({ ...rest, code, name, time_zone: timeZone })
      .execute();
  }
  const client = await db
    .insertInto('corporate_client')
    .values({
      external_uuid: crypto.randomUUID(),
      name: company,
      show_prices: true,
      customer_number: '1',
      op_co: code,
      blocked: false,
      rental_phone: '',
      rental_email: '',
    })
    .returning(['id', 'name', 'op_co'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('client_module')
    .values((['order', 'request', 'asset'] as const).map((module) => ({ client_id: client.id, module })))
    .execute();
  return client;
}

/** Returns the client's built-in role with all rights. A client without it gets all built-in roles, as an imported one. */
async function administratorRole(
  db: Kysely<Database>,
  client: { readonly id: number; readonly op_co: string },
): Promise<string> {
  const role = db
    .selectFrom('role')
    .select('id')
    .where('client_id', '=', client.id)
    .where('name', '=', ROLE_NAME)
    .where('built_in', '=', true);
  const existing = await role.executeTakeFirst();
  if (existing) return existing.id;
  const now = new Date();
  await createBuiltInRoles(companyDb(db, client.op_co, now, now).within(client.id));
  return (await role.executeTakeFirstOrThrow()).id;
}
