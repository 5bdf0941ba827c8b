import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { erasedEmail } from './former-user.ts';
import { PERSONAL_TABLES, type Person } from './personal-data.ts';

/**
 * Erases the personal data of a person. Account and memberships remain under a neutral name, so that past actions keep
 * an actor. Idempotent (DOM-25).
 */
export async function erasePersonalData(db: Kysely<Database>, person: Person): Promise<void> {
  // Starts with rows that refer to the person only through other rows.
  for (const { table, rows, erasedRows = rows, erased } of PERSONAL_TABLES.toSorted(
    (one, other) => rank(one) - rank(other),
  )) {
    if (erased === 'kept') continue;
    const target = sql.table(table);
    if (erased === 'deleted') await sql`delete from ${target} where ${erasedRows(person)}`.execute(db);
    else {
      const values = Object.entries(erased).map(([name, value]) => sql`${sql.id(name)} = ${value}`);
      await sql`update ${target} set ${sql.join(values)} where ${erasedRows(person)}`.execute(db);
    }
  }
  await db
    .updateTable('app_user')
    .set((eb) => ({ email: erasedEmail(person), version: eb('version', '+', 1) }))
    .where('id', '=', person.id)
    .where('email', '!=', erasedEmail(person))
    .execute();
}

const rank = ({ table }: { readonly table: keyof Database }): number =>
  Number(table !== 'mail' && table !== 'failed_mail');
