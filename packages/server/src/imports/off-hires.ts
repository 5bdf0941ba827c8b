import { type OffHireEdit, piecesOnRent, type ValidationIssue } from '@hireyard/contract';
import { type PhoneOffHire, type PhoneOffHireImport, phoneOffHireImport } from '@hireyard/contract/backoffice';
import type { Selectable } from 'kysely';
import type { ClientDb } from '../database/client/client-db.ts';
import type { Database } from '../database/tables.ts';
import { addDays, localDate } from '../domain/calendar.ts';
import { CONTRACT_LINE } from '../domain/lifecycle.ts';
import { refusedBy } from '../http/constraints.ts';
import { illegalTransition, invalid } from '../http/problem.ts';
import { withdrawImported } from '../services/backoffice/off-hire-moves.ts';
import { offHiresOf } from '../services/backoffice/off-hires.ts';
import { firstUnbilledDays } from '../services/first-unbilled.ts';
import { confirmOffHire, insertOffHire, issuesOf } from '../services/main/off-hires/off-hire.ts';
import { type RentedRow, rentedLine, rentedRows } from '../services/main/off-hires/rented.ts';
import { callOffRulesOf } from '../services/main/off-hires/rules.ts';
import { holdersOf } from '../services/members.ts';
import type { ImportCall, Kind } from './kind.ts';
import { clientIdOfRow, lockNamedClients, type NamedClients } from './named-clients.ts';
import { ownedRows, storedRows, withPointers } from './owned.ts';
import { type PastWarm, pastOffHire, warmPast } from './past-off-hires.ts';
import { idsNamed, unknownReference } from './references.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const refused = refusedBy({ off_hire_client_id_number_key: { pointer: '/number', code: 'taken' } });

/**
 * Off-hires that a client has called in. They are confirmed when they are made, under the company's number or the client's
 * next one. Cut-off times and workdays do not bind the rental company, and rent may have stopped days ago. Those of the
 * past have been collected.
 */
export const offHires: Kind<PhoneOffHireImport, PhoneOffHire, Warm> = {
  name: 'offHires',
  row: phoneOffHireImport.row,

  warm: warmOffHires,

  async write(call, row, id, { clients, storedOf, past }) {
    const stored = await storedOf(id);
    const clientId = await clientIdOfRow(call, clients, row.client, stored);
    if (stored) {
      assertSame(stored, row);
      return { id: stored.id, changed: false };
    }
    if (row.status === 'collected') return pastOffHire(call, clientId, row, past, refused);
    const client = call.db.within(clientId, { silent: !call.notifies });
    const rows = await rowsOf(call, client, row);
    for (const one of rows) if (one.status !== 'onRent') throw illegalTransition(one.status, CONTRACT_LINE[one.status]);
    const edit = await editOf(call, row, rows);
    await assertAllowed(call, client, edit, rows);
    const madeId = call.newId();
    const after = async () => {
      await insertOffHire(client, edit, rows, madeId);
      const number = row.number ?? (await client.nextNumber('offHire'));
      const status = await confirmOffHire(client, { id: madeId, transport: edit.transport }, number);
      const userIds = await holdersOf({ db: client }, 'contract-off-hire');
      const subject = { resource: 'offHire', id: madeId } as const;
      await client.notify({ kind: 'offHireNumber', status, userIds, subject, byCompany: true });
    };
    return { id: madeId, changed: true, later: { after, refused } };
  },

  async takeBack({ db }, id) {
    const [row] = await ownedRows(db, 'off_hire', [id]);
    if (!row) return 'gone';
    const client = db.within(row.client_id, { silent: true });
    await client.lock();
    if (row.status !== 'cancelled') await withdrawImported(client, row);
    return 'gone';
  },

  async read(db, ids) {
    const rows = await ownedRows(db, 'off_hire', ids);
    return (await offHiresOf({ db }, rows)).map(({ externalId: _, ...item }) => ({ id: item.id, item }));
  },
};

/** References of the rows of a batch, read at once. */
interface Warm {
  readonly clients: NamedClients;
  readonly storedOf: Awaited<ReturnType<typeof storedRows<'off_hire'>>>;
  readonly past: PastWarm;
}

async function warmOffHires(call: ImportCall, rows: readonly PhoneOffHireImport[]): Promise<Warm> {
  const sent = rows.map((row) => row.externalId);
  return {
    clients: await lockNamedClients(call, rows),
    storedOf: await storedRows(call.db, 'off_hire', await idsNamed(call.references, 'offHires', sent)),
    past: await warmPast(call, rows),
  };
}

/** Returns the lines of a row. Throws 422 for an unknown one, and for another client's. */
async function rowsOf({ references }: ImportCall, client: ClientDb, row: PhoneOffHireImport): Promise<RentedRow[]> {
  const ids: string[] = [];
  for (const [index, { line }] of row.lines.entries())
    ids.push(await references.idOf('lines', line, `/lines/${index}/line`));
  const lines = await client.selectFrom('contract_line').where('id', 'in', ids).select('id').execute();
  const own = new Set(lines.map(({ id }) => id));
  const foreign = ids.findIndex((id) => !own.has(id));
  if (foreign >= 0) throw unknownReference(`/lines/${foreign}/line`);
  return rentedRows({ db: client }, ids);
}

async function editOf(
  { references }: ImportCall,
  row: PhoneOffHireImport,
  rows: readonly RentedRow[],
): Promise<OffHireEdit> {
  const { siteContact } = row;
  return {
    lines: rows.map((one, index) => {
      const { quantity, meterHours = null, fuelPercent = null } = row.lines[index] ?? {};
      return { lineId: one.id, quantity: quantity ?? piecesOnRent(rentedLine(one)), meterHours, fuelPercent };
    }),
    offRentAt: row.offRentAt,
    transport: row.transport ?? 'collect',
    window: row.window ?? null,
    place: row.place ?? null,
    keyPlace: row.keyPlace ?? null,
    siteContactId: siteContact ? await references.idOf('contactPersons', siteContact, '/siteContact') : null,
    attachmentIds: [],
  };
}

/** Checks an off-hire by the rules of the portal's form, with the freedom of the rental company, and against charged days. */
async function assertAllowed(
  { db, now }: ImportCall,
  client: ClientDb,
  edit: OffHireEdit,
  rows: readonly RentedRow[],
): Promise<void> {
  const [{ depot_id: depotId, time_zone: timeZone }] = rows as readonly [RentedRow];
  const stops = new Date(edit.offRentAt);
  const own = await callOffRulesOf({ db: client, now, scope: { opCo: db.opCo } }, depotId);
  const rules = { ...own, firstPickupDay: localDate(stops, timeZone), workDays: EVERY_DAY, closedDays: [] };
  const asOf = stops < now ? stops : now;
  const issues = (await issuesOf(client, edit, rows, { rules, now: asOf, speed: 1 })).map((issue) => ({
    ...issue,
    pointer: issue.pointer.replace(/\/lineId$/, '/line'),
  }));
  const unbilled = await firstUnbilledDays(client, rows);
  for (const row of rows) {
    const last = addDays(unbilled.get(row.id) ?? row.on_rent_on, -1);
    // Charged days never change (DOM-16).
    if (last >= row.on_rent_on && localDate(stops, row.time_zone) < last)
      issues.push({ pointer: '/offRentAt', code: 'too-early', params: { date: last } });
  }
  if (issues.length > 0)
    await withPointers({ '/siteContactId': '/siteContact' }, () => Promise.reject(invalid(issues)));
}

/** Throws 422 where a row says something else of an off-hire than was written down. Its window may have been moved since. */
function assertSame(stored: Selectable<Database['off_hire']>, row: PhoneOffHireImport): void {
  const refuse = (pointer: string, isSame: boolean): ValidationIssue[] => (isSame ? [] : [{ pointer, code: 'taken' }]);
  const isLeft = (sent: unknown, before: unknown) => sent === undefined || sent === before;
  const issues = [
    ...refuse('/offRentAt', stored.off_rent_at.getTime() === Date.parse(row.offRentAt)),
    ...refuse('/transport', isLeft(row.transport, stored.transport)),
    ...refuse('/number', isLeft(row.number, stored.number)),
    ...refuse('/status', row.status !== 'collected' || stored.status === 'collected'),
    ...refuse('/lines', row.lines.length === stored.line_count),
  ];
  if (issues.length > 0) throw invalid(issues);
}
