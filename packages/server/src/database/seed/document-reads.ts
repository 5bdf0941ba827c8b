import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables.ts';
import { ACCOUNTS } from './companies.ts';

/** Days from issue to reading, by account: frequent readers have fewer unread documents. */
const READS_BEHIND: Readonly<Record<string, number>> = { 'admin@demo.example': 6, 'planner@demo.example': 20 };
const BEHIND = 12;

/** Marks older documents as read by the demo accounts; later ones stay unread. */
export async function seedReads(db: Kysely<Database>, now: Date): Promise<void> {
  const readers = ACCOUNTS.map(({ email }) => ({ email, behind: READS_BEHIND[email] ?? BEHIND }));
  await sql`
    insert into document_read (user_id, document_id, client_id, read_at)
    select m.user_id, d.id, d.client_id, ${now}
    from jsonb_to_recordset(${JSON.stringify(readers)}::jsonb) as reader (email text, behind integer)
    join app_user u on u.email = reader.email
    join membership m on m.user_id = u.id
    join document d on d.client_id = m.client_id and d.issued_on < ${now}::timestamptz::date - reader.behind`.execute(
    db,
  );
}
