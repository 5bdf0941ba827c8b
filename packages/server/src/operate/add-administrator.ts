import { randomBytes } from 'node:crypto';
import { PASSWORD_MIN, RIGHTS } from '@hireyard/contract';
import { Email } from '@hireyard/contract/schemas';
import type { Kysely } from 'kysely';
import { accountEmail } from '../auth/account-email.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { Database } from '../database/tables.ts';
import { StartError } from '../start-error.ts';
import { enteredLine } from './entered-line.ts';

const ROLE_NAME = 'Administrator';
const NAME_MAX = 100;
const CODE_MAX = 10;

export interface Administrator {
  readonly email: string;
  /** Null: a password is generated and printed once. */
  readonly password: string | null;
  readonly firstName: string;
  readonly lastName: string;
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
  const entered = Email.safeParse(administrator.email);
  if (!entered.success) throw new StartError(`"${administrator.email}" is no e-mail address.`);
  const email = accountEmail(entered.data);
  if (administrator.password !== null && administrator.password.length < PASSWORD_MIN) {
    throw new StartError(`The password needs at least ${PASSWORD_MIN} characters.`);
  }
  const firstName = enteredLine('--first-name', administrator.firstName, NAME_MAX);
  const lastName = enteredLine('--last-name', administrator.lastName, NAME_MAX);
  const password = administrator.password ?? randomBytes(15).toString('base64url');
  const passwordHash = await hashPassword(password);
  const clientName = await db.transaction().execute(async (trx) => {
    const existing = await trx.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirst();
    if (existing) throw new StartError(`There is a user ${email} already.`);
    const client = await clientFor(trx, administrator);
    const roleId = await administratorRole(trx, client.id);
    const userId = crypto.randomUUID();
    await trx
      .insertInto('app_user')
      .values({
        id: userId,
        email,
        first_name: firstName,
        last_name: lastName,
        phone: null,
        language: 'en-US',
        password_hash: passwordHash,
        status: 'active',
      })
      .execute();
    await trx.insertInto('membership').values({ user_id: userId, client_id: client.id }).execute();
    await trx
      .insertInto('membership_role')
      .values({ user_id: userId, client_id: client.id, role_id: roleId })
      .execute();
    return client.name;
  });
  const note = administrator.password === null ? ` The password, shown this once: ${password}` : '';
  return `${email} administers "${clientName}".${note}`;
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
  const name = enteredLine('--op-co-name', rest.name, NAME_MAX);
  await db
    .insertInto('operating_company')
    .values({ ...rest, code, name, time_zone: timeZone })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('client_module')
    .values((['order', 'request', 'asset'] as const).map((module) => ({ client_id: client.id, module })))
    .execute();
  return client;
}

/** Returns the client's built-in role with all rights. */
async function administratorRole(db: Kysely<Database>, clientId: number): Promise<string> {
  const existing = await db
    .selectFrom('role')
    .select('id')
    .where('client_id', '=', clientId)
    .where('name', '=', ROLE_NAME)
    .where('built_in', '=', true)
    .executeTakeFirst();
  if (existing) return existing.id;
  const id = crypto.randomUUID();
  await db.insertInto('role').values({ id, client_id: clientId, name: ROLE_NAME, built_in: true }).execute();
  await db
    .insertInto('role_right')
    .values(RIGHTS.map((right) => ({ role_id: id, right })))
    .execute();
  return id;
}
