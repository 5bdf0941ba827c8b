import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { enteredLine } from './entered-line.ts';

const BANNER_MAX = 500;

/** Opens the portal or puts it into maintenance, with a message for everyone (MT-02, SH-01). */
export async function setAvailability(db: Kysely<Database>, status: 'UP' | 'DOWN', entered: string): Promise<string> {
  const banner = entered && enteredLine('--banner', entered, BANNER_MAX);
  await db
    .insertInto('service_status')
    .values({ id: 1, status, banner_text: banner })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ status, banner_text: banner }))
    .execute();
  return `The portal is ${status}${banner ? ` with the banner "${banner}"` : ', without a banner'}.`;
}
