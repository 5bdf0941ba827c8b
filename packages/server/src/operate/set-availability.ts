import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Opens the portal or puts it into maintenance, with a message for everyone (MT-02, SH-01). */
export async function setAvailability(db: Kysely<Database>, status: 'UP' | 'DOWN', banner: string): Promise<string> {
  await db
    .insertInto('service_status')
    .values({ id: 1, status, banner_text: banner })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ status, banner_text: banner }))
    .execute();
  return `The portal is ${status}${banner ? ` with the banner "${banner}"` : ', without a banner'}.`;
}
