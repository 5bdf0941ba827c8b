import { LANGUAGES } from '@hireyard/contract';
import { DESK_RIGHTS, type DeskRight } from '@hireyard/contract/desk';
import { type Kysely, sql } from 'kysely';
import { accountEmail } from '../auth/account-email.ts';
import type { Database } from '../database/tables.ts';
import { StartError } from '../start-error.ts';
import { companyCode } from './entered-line.ts';
import { checkAccount, type EnteredAccount, insertAccount } from './new-account.ts';

/** What a person may do at the desk. */
export interface DeskAccess {
  /** True if the person only reads. */
  readonly readsOnly: boolean;
  /** True if the person also makes and revokes machine accounts. */
  readonly connects: boolean;
  /** True if the person may view the portal as a user of a client (DK-15). */
  readonly viewsAs: boolean;
}

export interface NewDeskUser extends EnteredAccount, DeskAccess {
  /** Code of the operating company. */
  readonly opCo: string;
  /** Name of the depot where the person works; null for all. */
  readonly depot: string | null;
  readonly language: string;
}

/** Returns the rights of a person. Who connects systems can do all that they can, so that reading alone is no limit. */
function rightsOf({ readsOnly, connects, viewsAs }: DeskAccess): DeskRight[] {
  if (readsOnly && connects) throw new StartError('Take either --read-only or --connects.');
  const granted = { 'desk.see': true, 'desk.act': !readsOnly, 'desk.connect': connects, 'desk.view-as': viewsAs };
  return DESK_RIGHTS.filter((right) => granted[right]);
}

/** Creates the account of a person at the rental company (DK-01). Returns the message for the operator. */
export async function addDeskUser(db: Kysely<Database>, entered: NewDeskUser): Promise<string> {
  const language = LANGUAGES.find((code) => code === entered.language);
  if (!language) throw new StartError(`--language has to be one of: ${LANGUAGES.join(', ')}.`);
  const rights = rightsOf(entered);
  const account = await checkAccount(entered);
  const opCo = await companyCode(db, entered.opCo);
  const depot = entered.depot === null ? null : await depotNamed(db, opCo, entered.depot);
  await db.transaction().execute(async (trx) => {
    const userId = await insertAccount(trx, account, language);
    // A person of the rental company has no client.
    await trx
      .updateTable('membership')
      .set({ status: 'deactivated', version: sql`version + 1` })
      .where('user_id', '=', userId)
      .where('status', '<>', 'deactivated')
      .execute();
    await trx
      .insertInto('desk_account')
      .values({
        user_id: userId,
        op_co: opCo,
        depot_id: depot,
        rights,
        created_at: new Date(),
      })
      .execute();
  });
  return `${account.email} ${entered.readsOnly ? 'reads' : 'works at'} the desk of ${opCo}.${account.note}`;
}

async function depotNamed(db: Kysely<Database>, opCo: string, name: string): Promise<string> {
  const depots = await db
    .selectFrom('depot')
    .select(['id', 'name'])
    .where('op_co', '=', opCo)
    .where('archived', '=', false)
    .orderBy('name')
    .execute();
  const [depot, ...others] = depots.filter((one) => one.name === name);
  if (depot && others.length === 0) return depot.id;
  throw new StartError(
    `--depot has to name one of: ${depots.map((one) => one.name).join(', ') || 'there is none yet'}.`,
  );
}

/** Returns a line for each desk account. */
export async function listDeskUsers(db: Kysely<Database>): Promise<string> {
  const rows = await db
    .selectFrom('desk_account as d')
    .innerJoin('app_user as u', 'u.id', 'd.user_id')
    .leftJoin('depot', 'depot.id', 'd.depot_id')
    .select(['u.email', 'd.op_co', 'd.rights', 'depot.name as depot'])
    .orderBy('d.op_co')
    .orderBy('u.email')
    .execute();
  if (rows.length === 0) return 'There is no desk account.';
  return rows
    .map(({ email, op_co: opCo, depot, rights }) => [email, opCo, depot ?? 'all depots', doesOf(rights)].join('  '))
    .join('\n');
}

/** Changes what a person may do at the desk, from the next call on. */
export async function setDeskUser(db: Kysely<Database>, entered: DeskAccess & { email: string }): Promise<string> {
  const rights = rightsOf(entered);
  const email = accountEmail(entered.email.trim());
  const changed = await db
    .updateTable('desk_account')
    .set({ rights })
    .where('user_id', 'in', (eb) => eb.selectFrom('app_user').select('id').where('email', '=', email))
    .returning('op_co')
    .executeTakeFirst();
  if (!changed) throw new StartError(`There is no desk account ${email}.`);
  return `${email} at the desk of ${changed.op_co}: ${doesOf(rights)}.`;
}

/** Says what the rights of a person come to. */
function doesOf(rights: readonly DeskRight[]): string {
  const more = { 'desk.connect': 'connects', 'desk.view-as': 'views as users' } as const;
  const others = Object.entries(more).flatMap(([right, does]) => (rights.includes(right as DeskRight) ? [does] : []));
  return [rights.includes('desk.act') ? 'acts' : 'reads', ...others].join(', ');
}

/** Ends a person's access to the desk at once, and their sessions. The account stays, for `erase-user`. */
export async function removeDeskUser(db: Kysely<Database>, entered: string): Promise<string> {
  const email = accountEmail(entered.trim());
  await db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('desk_account')
      .where('user_id', 'in', (eb) => eb.selectFrom('app_user').select('id').where('email', '=', email))
      .returning('user_id')
      .executeTakeFirst();
    if (!removed) throw new StartError(`There is no desk account ${email}.`);
    await trx.deleteFrom('session').where('user_id', '=', removed.user_id).execute();
  });
  return `${email} has no access to the desk any more.`;
}
