import { type Kysely, sql } from 'kysely';
import { type Numbered, numbering } from '../../domain/numbers.ts';
import type { Database } from '../tables.ts';

/**
 * Returns the client's next number. It runs unscoped, because a confined user may not see the last number. Other
 * transactions wait for the same series until this one ends.
 */
export async function nextNumber(db: Kysely<Database>, clientId: number, kind: Numbered, now: Date): Promise<string> {
  const { timeZone } = await db
    .selectFrom('corporate_client')
    .innerJoin('operating_company', 'operating_company.code', 'corporate_client.op_co')
    .where('corporate_client.id', '=', clientId)
    .select('operating_company.time_zone as timeZone')
    .executeTakeFirstOrThrow();
  const { series, number } = numbering(kind, now, timeZone);
  for (;;) {
    const { last } = await db
      .insertInto('number_counter')
      .values({ client_id: clientId, series, last: 1 })
      .onConflict((conflict) =>
        conflict.columns(['client_id', 'series']).doUpdateSet({ last: sql`number_counter.last + 1` }),
      )
      .returning('last')
      .executeTakeFirstOrThrow();
    const next = number(last);
    if (kind !== 'offHire' || !(await isGiven(db, clientId, next))) return next;
  }
}

/** True if the rental company has already used this number for an off-hire. */
async function isGiven(db: Kysely<Database>, clientId: number, number: string): Promise<boolean> {
  const offHires = db.selectFrom('off_hire').where('client_id', '=', clientId).where('number', '=', number);
  return (await offHires.select('id').executeTakeFirst()) !== undefined;
}
