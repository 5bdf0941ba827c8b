import { type OffHireEdit, piecesOnRent, RIGHTS, type Right } from '@hireyard/contract';
import { type Kysely, sql } from 'kysely';
import { addDays, instantAt, localDate, localTime } from '../../domain/calendar.ts';
import { applied, withdrawal } from '../../services/backoffice/off-hire-moves.ts';
import { confirmOffHire, insertOffHire } from '../../services/main/off-hires/off-hire.ts';
import { rentedLine, rentedRows } from '../../services/main/off-hires/rented.ts';
import { holdsRight } from '../../services/members.ts';
import { type ClientDb, clientDb } from '../client/client-db.ts';
import { companyDb } from '../client/company-db.ts';
import type { Database } from '../tables.ts';
import { uuidOf } from '../uuid-of.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { SeededClient } from './client.ts';

const DAY = 24 * 3600 * 1000;
/** Withdrawn off-hires of a client, and extended lines. */
const WITHDRAWN = 2;
const EXTENDED = 3;
/** Days by which a line was extended. */
const EXTENDED_BY = 7;

/** Off-hires get their callers; a few are withdrawn, and a few lines are extended. */
export async function seedOffHires(
  db: Kysely<Database>,
  { clients, now }: { readonly clients: readonly SeededClient[]; readonly now: Date },
): Promise<void> {
  // One company confirms each off-hire itself, and puts machines back on rent after a failed collection.
  await companyDb(db, 'PL', now).updateCompany({ confirms_off_hires: false, failed_collection: 'backOnRent' });
  for (const client of clients) {
    const own = companyDb(db, client.opCo, now).within(client.id);
    const caller = await firstHolder(own, 'contract-off-hire');
    await sql`
      update off_hire o set created_at = least(o.off_rent_at, ${now}::timestamptz) - interval '1 hour',
        created_by = ${caller}, site_contact_id = (select c.site_contact_id from off_hire_line l
          join contract_line r on r.id = l.contract_line_id join contract c on c.id = r.contract_id
          where l.off_hire_id = o.id limit 1)
      where o.client_id = ${client.id}`.execute(db);
    const lines = await linesOnRent(db, client.id);
    for (const [index, line] of lines.slice(0, WITHDRAWN).entries())
      await withdrawOne(db, { client, caller, now }, line, `OH-${87_001 + index}`);
    const extender = await firstHolder(own, 'contract-extend');
    const extensions = lines.map((line) => ({
      ...extensionOf(line, now),
      client_id: client.id,
      extended_by: extender,
    }));
    await bulkInsert(db, 'line_extension', extensions);
  }
}

/** Returns the first active member who holds a right. */
async function firstHolder(client: ClientDb, right: Right): Promise<string | null> {
  const holders = client.selectFrom('membership').where('status', '=', 'active').where(holdsRight(right)).select('id');
  const first = await holders.orderBy('confined').orderBy('last_name').orderBy('id').executeTakeFirst();
  return first?.id ?? null;
}

/** Returns the first lines of a client that are on rent and have an end. */
const linesOnRent = (db: Kysely<Database>, clientId: number) =>
  db
    .selectFrom('contract_line')
    .where('client_id', '=', clientId)
    .where('status', '=', 'onRent')
    .where('expected_off_rent_at', 'is not', null)
    .orderBy('contract_number')
    .orderBy('line_no')
    .limit(EXTENDED)
    .select(['id', 'time_zone', 'on_rent_at', 'expected_off_rent_at'])
    .select([
      uuidOf(sql`'withdrawn ' || contract_line.id`).as('off_hire_id'),
      uuidOf(sql`'extended ' || contract_line.id`).as('extension_id'),
    ])
    .execute();
type Line = Awaited<ReturnType<typeof linesOnRent>>[number];

interface Calling {
  readonly client: SeededClient;
  readonly caller: string | null;
  readonly now: Date;
}

/** Calls a line off, and withdraws the off-hire. */
async function withdrawOne(db: Kysely<Database>, { client, caller, now }: Calling, line: Line, number: string) {
  const { id: lineId, off_hire_id: id } = line;
  const at = new Date(now.getTime() - 3 * DAY);
  const member = clientDb(db, { userId: caller, clientId: client.id, projects: 'all', rights: new Set(RIGHTS) }, at);
  const company = companyDb(db, client.opCo, at).within(client.id, { silent: true });
  const rows = await rentedRows({ db: member }, [lineId]);
  const edit: OffHireEdit = {
    lines: rows.map((row) => ({
      lineId,
      quantity: piecesOnRent(rentedLine(row)),
      meterHours: null,
      fuelPercent: null,
    })),
    ...{ offRentAt: at.toISOString(), transport: 'bringBack', window: null },
    ...{ place: null, keyPlace: null, siteContactId: null, attachmentIds: [] },
  };
  await insertOffHire(member, edit, rows, id);
  await confirmOffHire(company, { id, transport: edit.transport }, number);
  const row = await company.selectFrom('off_hire').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  await applied(company, row, withdrawal(row.status));
}

/** Returns an extension that has led to the end of a line, at the same time of day. */
function extensionOf({ id, extension_id, time_zone: timeZone, on_rent_at: onRentAt, ...line }: Line, now: Date) {
  const after = line.expected_off_rent_at ?? onRentAt;
  const daysBefore = (days: number): Date =>
    instantAt(addDays(localDate(after, timeZone), -days), localTime(after, timeZone), timeZone);
  const before = daysBefore(EXTENDED_BY);
  const asked = daysBefore(EXTENDED_BY + 1);
  const yesterday = new Date(now.getTime() - DAY);
  return {
    ...{ id: extension_id, contract_line_id: id, reason: null },
    ...{ expected_before: before < onRentAt ? onRentAt : before, expected_after: after },
    extended_at: asked < yesterday ? asked : yesterday,
  };
}
