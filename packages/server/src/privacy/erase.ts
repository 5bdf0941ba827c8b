import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { erasedEmail } from './former-user.ts';
import { PERSONAL_TABLES, type Person } from './personal-data.ts';

/**
 * Erases what the database holds about a person. Account and memberships stay under a neutral name, so that what they did
 * is still somebody's; doing it again changes nothing (DOM-25).
 */
export async function erasePersonalData(db: Kysely<Database>, person: Person): Promise<void> {
  // First what only refers to them by way of other rows.
  for (const { table, rows, erased } of PERSONAL_TABLES.toSorted((one, other) => rank(one) - rank(other))) {
    if (erased === 'kept') continue;
    const target = sql.table(table);
    if (erased === 'deleted') await sql`delete from ${target} where ${rows(person)}`.execute(db);
    else {
      const values = Object.entries(erased).map(([name, value]) => sql`${sql.id(name)} = ${value}`);
      await sql`update ${target} set ${sql.join(values)} where ${rows(person)}`.execute(db);
    }
  }
  await db
    .updateTable('app_user')
    .set((eb) => ({ email: erasedEmail(person), version: eb('version', '+', 1) }))
    .where('id', '=', person.id)
    .where('email', '!=', erasedEmail(person))
    .execute();
}

const rank = ({ table }: { readonly table: keyof Database }): number => Number(table !== 'mail');
