import type { ValidationIssue } from '@hireyard/contract';
import type { PhoneOffHireImport } from '@hireyard/contract/backoffice';
import { type SqlBool, sql } from 'kysely';
import type { CompanyDb } from '../database/client/company-db.ts';
import { localDate } from '../domain/calendar.ts';
import { invalid } from '../http/problem.ts';
import type { ImportCall, Later, Written } from './kind.ts';
import { ownedRows } from './owned.ts';
import { idsNamed, unknownReference } from './references.ts';

type Line = Awaited<ReturnType<typeof linesOfIds>>[number];

/** References of the off-hires of the past in a batch, read at once. */
export interface PastWarm {
  readonly lines: ReadonlyMap<string, Line>;
  /** External ids of lines that several rows name. */
  readonly contested: ReadonlySet<string>;
  /** Clients of contact persons. */
  readonly clientOf: ReadonlyMap<string, number>;
  /** Numbers that rows of the batch have, each with its client. */
  readonly numbers: ReadonlySet<string>;
}

const numbered = (client: string | undefined, number: string): string => JSON.stringify([client, number]);

export async function warmPast({ db, references }: ImportCall, all: readonly PhoneOffHireImport[]): Promise<PastWarm> {
  const rows = all.filter((row) => row.status === 'collected');
  const named = rows.flatMap((row) => [...new Set(row.lines.map(({ line }) => line))]);
  const namedBy = Map.groupBy(named, (line) => line);
  const persons = await idsNamed(
    references,
    'contactPersons',
    rows.map((row) => row.siteContact),
  );
  return {
    lines: await linesById(db, await idsNamed(references, 'lines', named)),
    contested: new Set([...namedBy].flatMap(([line, { length }]) => (length > 1 ? [line] : []))),
    clientOf: new Map((await ownedRows(db, 'contact_person', persons)).map((row) => [row.id, row.client_id])),
    numbers: new Set(all.flatMap(({ client, number }) => (number ? numbered(client, number) : []))),
  };
}

const linesById = async (db: CompanyDb, ids: readonly string[]): Promise<ReadonlyMap<string, Line>> =>
  new Map((await linesOfIds(db, ids)).map((row) => [row.id, row]));

/** Rows have up to 100 lines each, so only what is needed of them is read. */
const linesOfIds = ({ selectFrom }: CompanyDb, ids: readonly string[]) =>
  selectFrom('contract_line')
    .where(sql<SqlBool>`id = any(${ids}::uuid[])`)
    .select(['id', 'client_id', 'status', 'version', 'quantity', 'off_hire_id'])
    .select(['expected_off_rent_at', 'off_rent_on', 'time_zone'])
    .execute();

/**
 * Returns what is to be written of an off-hire of the past, as history of lines that are back already (OP-97). It moves
 * none of them and tells nobody.
 */
export async function pastOffHire(
  call: ImportCall,
  clientId: number,
  row: PhoneOffHireImport,
  warm: PastWarm,
  refused: Later['refused'],
): Promise<Written> {
  const lines = await linesOf(call, clientId, row, warm);
  const issues = lines.flatMap((line, index) => pastIssues(row, lines, line, index));
  if (issues.length > 0) throw invalid(issues);
  const id = call.newId();
  const values = {
    ...{ id, status: 'collected', off_rent_at: row.offRentAt, transport: row.transport ?? 'collect' },
    number: row.number ?? (await nextNumber(call, clientId, row, warm)),
    ...{ pickup_on: row.window?.date ?? null, pickup_slot: row.window?.slot ?? null },
    ...{ place: row.place ?? null, key_place: row.keyPlace ?? null, fail_reason: null, line_count: lines.length },
    site_contact_id: await siteContactOf(call, clientId, row, warm),
  };
  const calledOff = lines.map((line, index) => {
    const { quantity = line.quantity, meterHours = null, fuelPercent = null } = row.lines[index] ?? {};
    const counted = { quantity, meter_hours: meterHours, fuel_percent: fuelPercent };
    return { off_hire_id: id, contract_line_id: line.id, ...counted };
  });
  const later = {
    changes: lines.map((before) => {
      return { table: 'contract_line' as const, clientId, before, set: { off_hire_id: id } };
    }),
    inserts: [
      { table: 'off_hire' as const, clientId, values },
      ...calledOff.map((one) => ({ table: 'off_hire_line' as const, clientId, values: one })),
    ],
    refused,
    isUrgent: row.lines.some(({ line }) => warm.contested.has(line)),
  };
  return { id, changed: true, later };
}

/** Returns the lines of a row. Those that several rows name are as earlier rows have left them. */
async function linesOf(
  { db, references }: ImportCall,
  clientId: number,
  row: PhoneOffHireImport,
  { lines, contested }: PastWarm,
): Promise<Line[]> {
  const ids = await Promise.all(
    row.lines.map(({ line }, index) => references.idOf('lines', line, `/lines/${index}/line`)),
  );
  const byId = row.lines.some(({ line }) => contested.has(line)) ? await linesById(db, ids) : lines;
  return ids.map((id, index) => {
    const line = byId.get(id);
    if (line?.client_id !== clientId) throw unknownReference(`/lines/${index}/line`);
    return line;
  });
}

/** Returns the client's next number that no other row of the batch has. */
async function nextNumber(
  { db }: ImportCall,
  clientId: number,
  { client }: PhoneOffHireImport,
  { numbers }: PastWarm,
): Promise<string> {
  for (;;) {
    const number = await db.within(clientId).nextNumber('offHire');
    if (!numbers.has(numbered(client, number))) return number;
  }
}

async function siteContactOf(
  { references }: ImportCall,
  clientId: number,
  { siteContact }: PhoneOffHireImport,
  { clientOf }: PastWarm,
): Promise<string | null> {
  if (!siteContact) return null;
  const id = await references.idOf('contactPersons', siteContact, '/siteContact');
  if (clientOf.get(id) !== clientId) throw unknownReference('/siteContact');
  return id;
}

/** Refuses a line that is not back, that stopped on another day, or that an off-hire holds already. */
function pastIssues(row: PhoneOffHireImport, lines: readonly Line[], line: Line, index: number): ValidationIssue[] {
  const pointer = `/lines/${index}/line`;
  if (line.status !== 'returned' && line.status !== 'closed') return [{ pointer, code: 'choice' }];
  const isTaken = line.off_hire_id !== null || lines.findIndex(({ id }) => id === line.id) < index;
  if (isTaken) return [{ pointer, code: 'taken' }];
  if (localDate(new Date(row.offRentAt), line.time_zone) !== line.off_rent_on)
    return [{ pointer: '/offRentAt', code: 'choice' }];
  const { quantity = line.quantity } = row.lines[index] ?? {};
  if (quantity > line.quantity)
    return [{ pointer: `/lines/${index}/quantity`, code: 'too-large', params: { max: line.quantity } }];
  return [];
}
