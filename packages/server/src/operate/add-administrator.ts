import type { Kysely, Transaction } from 'kysely';
import { accountEmail } from '../auth/account-email.ts';
import type { ClientDb } from '../database/client/client-db.ts';
import { type CompanyDb, companyDb } from '../database/client/company-db.ts';
import type { Database } from '../database/tables.ts';
import { canMove, USER } from '../domain/lifecycle.ts';
import { differs } from '../imports/differs.ts';
import { administratorRole } from '../services/usermgmt/administrator-role.ts';
import { linkMember } from '../services/usermgmt/member-writes.ts';
import { readDomainTime } from '../simulator/clock-store.ts';
import { StartError } from '../start-error.ts';
import { companyCode, enteredLine } from './entered-line.ts';
import { checkAccount, insertAccount } from './new-account.ts';

const NAME_MAX = 120;

export interface Administrator {
  readonly email: string;
  /** Null: a password is generated and printed once. */
  readonly password: string | null;
  /** Null where the operator gave none. */
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Code of the operating company. */
  readonly opCo: string;
  /** Client of that company, which exists. */
  readonly client: ClientName;
}
/** A client by its name, or by its id in the company's own system. */
type ClientName = { readonly name: string } | { readonly externalId: string };

interface Person {
  readonly id: string;
  readonly email: string;
  /** Sentence about the password. */
  readonly note: string;
}

/**
 * Makes a person an administrator of an existing client (OP-01, OP-67). A person who can sign in already keeps name and
 * password. Returns the message for the operator.
 */
export function addAdministrator(db: Kysely<Database>, entered: Administrator): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const code = await companyCode(trx, entered.opCo);
    const real = new Date();
    const company = companyDb(trx, code, await readDomainTime(trx, real), real);
    const { id, name } = await clientNamed(company, entered.client);
    const person = (await knownPerson(trx, entered)) ?? (await newPerson(trx, entered));
    await administers(company.within(id), person, name);
    return `${person.email} administers "${name}" (${code}).${person.note}`;
  });
}

/** Returns the client of that name or id. Never another one: its administrator would read what belongs to others. */
async function clientNamed(company: CompanyDb, client: ClientName): Promise<{ id: number; name: string }> {
  const clients = company.selectFrom('corporate_client').where('archived', '=', false).select(['id', 'name']);
  if ('externalId' in client) {
    const { externalId } = client;
    const key = (await company.externalKeys.find('clients', [externalId])).get(externalId);
    const found = key && (await clients.where('id', '=', Number(key.rowId)).executeTakeFirst());
    if (!found) throw noClient(externalId, company);
    return found;
  }
  const name = enteredLine('--company', client.name, NAME_MAX);
  const [found, ...others] = await clients.where('name', '=', name).execute();
  if (!found) throw noClient(`"${name}"`, company);
  if (others.length > 0)
    throw new StartError(`${company.opCo} has several clients "${name}": name one by --external-id.`);
  return found;
}

const noClient = (client: string, { opCo }: CompanyDb): StartError =>
  new StartError(`There is no client ${client} in ${opCo}; add-client makes one.`);

/** Returns the person who signs in with the address. Null where nobody does, also if somebody has invited it. */
async function knownPerson(db: Transaction<Database>, entered: Administrator): Promise<Person | null> {
  const email = accountEmail(entered.email.trim());
  const account = await db
    .selectFrom('app_user')
    .leftJoin('desk_account', 'desk_account.user_id', 'app_user.id')
    .select(['app_user.id', 'password_hash', 'desk_account.op_co'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (account?.op_co) throw new StartError(`${email} works at the desk of ${account.op_co}, and belongs to no client.`);
  if (!account?.password_hash) return null;
  if ([entered.password, entered.firstName, entered.lastName].some((given) => given !== null)) {
    throw new StartError(
      `There is a user ${email} already, who keeps name and password: leave out --first-name, --last-name and --password-stdin.`,
    );
  }
  return { id: account.id, email, note: ' Name and password stay as they are.' };
}

async function newPerson(db: Transaction<Database>, entered: Administrator): Promise<Person> {
  const { email, password, firstName, lastName } = entered;
  const names = { firstName: firstName ?? 'Portal', lastName: lastName ?? 'Administrator' };
  const account = await checkAccount({ email, password, ...names });
  return { id: await insertAccount(db, account, 'en-US'), email: account.email, note: account.note };
}

/** Gives a person every right in a client, in all of its projects. The client reads it in its activity. */
async function administers(client: ClientDb, { id, email }: Person, name: string): Promise<void> {
  await client.lock();
  const member = await client.selectFrom('membership').where('id', '=', id).selectAll().executeTakeFirst();
  const all = { confined: false, order_limit_amount: null, order_limit_currency: null };
  if (!member) await client.insert('membership', [{ user_id: id, status: 'active', ...all }]);
  else if (member.status === 'active') {
    if (differs(member, all)) await client.update('membership', member, all);
  } else if (canMove(USER, member.status, 'active')) await client.move('membership', id, USER, 'active', all);
  else throw new StartError(`The access of ${email} to "${name}" has ended, and does not come back.`);
  const held = await client.selectFrom('membership_role').where('user_id', '=', id).select('role_id').execute();
  const roleIds = [...held.map((role) => role.role_id), await administratorRole(client)];
  await linkMember(client, id, { roleIds, projectIds: null, orderLimit: null });
}
