import { MACHINE_ACCOUNT_NAME_MAX } from '@hireyard/contract/desk';
import type { Kysely } from 'kysely';
import { machineAccounts } from '../database/client/machine-accounts.ts';
import type { Database } from '../database/tables.ts';
import { isUuid } from '../domain/uuid.ts';
import { StartError } from '../start-error.ts';
import { companyCode, enteredLine } from './entered-line.ts';

export interface NewMachineAccount {
  /** Code of the operating company. */
  readonly opCo: string;
  readonly name: string;
}

/**
 * Creates an account for a system of the rental company (OP-10). Returns the message with its secret, shown only once.
 */
export async function addMachineAccount(db: Kysely<Database>, account: NewMachineAccount): Promise<string> {
  const name = enteredLine('--name', account.name, MACHINE_ACCOUNT_NAME_MAX);
  const opCo = await companyCode(db, account.opCo);
  const { id, secret } = await machineAccounts(db, opCo, new Date()).add({ name, createdBy: null });
  return `"${name}" acts for ${opCo}; its id is ${id}. The secret, shown this once: ${secret}`;
}

/** Returns a line for each account, with its last use. */
export async function listMachineAccounts(db: Kysely<Database>): Promise<string> {
  const rows = await db.selectFrom('machine_account').selectAll().orderBy('created_at').orderBy('id').execute();
  if (rows.length === 0) return 'There is no machine account.';
  return rows
    .map(({ id, op_co: opCo, name, created_at: createdAt, used_at: used, revoked_at: revoked }) =>
      [
        id,
        opCo,
        JSON.stringify(name),
        `made ${createdAt.toISOString()}`,
        used === null ? 'never used' : `used ${used.toISOString()}`,
        ...(revoked === null ? [] : [`revoked ${revoked.toISOString()}`]),
      ].join('  '),
    )
    .join('\n');
}

/** Revokes an account at once. */
export async function revokeMachineAccount(db: Kysely<Database>, id: string): Promise<string> {
  if (!isUuid(id)) throw new StartError(`"${id}" is no id.`);
  const account = await db.selectFrom('machine_account').selectAll().where('id', '=', id).executeTakeFirst();
  if (!account) throw new StartError(`There is no machine account ${id}.`);
  await machineAccounts(db, account.op_co, new Date()).revoke(id);
  return `"${account.name}" is revoked.`;
}
