import { MACHINE_ACCOUNTS_MAX } from '@hireyard/contract/desk';
import { type Kysely, type Selectable, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { newSecret, secretDigest } from '../../auth/machine-accounts.ts';
import type { Database } from '../tables.ts';

export interface MachineAccountRow
  extends Pick<Selectable<Database['machine_account']>, 'id' | 'name' | 'created_at' | 'used_at' | 'revoked_at'> {
  /** Null for an account that an operator has made. */
  readonly maker: {
    readonly id: string;
    readonly email: string;
    readonly first_name: string;
    readonly last_name: string;
  } | null;
}

/** Accounts of the systems of one operating company (OP-10). */
export interface MachineAccounts {
  /** Returns active accounts first, then those that were revoked last. */
  list(): Promise<MachineAccountRow[]>;
  find(id: string): Promise<MachineAccountRow | undefined>;
  /** Makes an account. Its secret is returned once and stored nowhere. */
  add(account: {
    readonly name: string;
    readonly createdBy: string | null;
  }): Promise<{ readonly id: string; readonly secret: string }>;
  /** Revokes an account at once. Changes nothing for one that is revoked, or that belongs to another company. */
  revoke(id: string): Promise<void>;
}

/** `now` is real time: the clock of a demo does not shift accounts (DOM-24). */
export function machineAccounts(db: Kysely<Database>, opCo: string, now: Date): MachineAccounts {
  const accounts = db
    .selectFrom('machine_account')
    .select(['id', 'name', 'created_at', 'used_at', 'revoked_at'])
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('app_user')
          .select(['app_user.id', 'email', 'first_name', 'last_name'])
          .whereRef('app_user.id', '=', 'machine_account.created_by'),
      ).as('maker'),
    )
    .where('op_co', '=', opCo);
  return {
    list: () =>
      accounts
        .orderBy('revoked_at', sql`desc nulls first`)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(2 * MACHINE_ACCOUNTS_MAX)
        .execute(),
    find: (id) => accounts.where('id', '=', id).executeTakeFirst(),
    async add({ name, createdBy }) {
      const id = crypto.randomUUID();
      const secret = newSecret();
      await db
        .insertInto('machine_account')
        .values({ id, op_co: opCo, name, secret_hash: secretDigest(secret), created_at: now, created_by: createdBy })
        .execute();
      return { id, secret };
    },
    async revoke(id) {
      await db
        .updateTable('machine_account')
        .set({ revoked_at: now })
        .where('id', '=', id)
        .where('op_co', '=', opCo)
        .where('revoked_at', 'is', null)
        .execute();
    },
  };
}
