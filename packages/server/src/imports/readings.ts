import { type CompanyReading, type ReadingImport, readingImport } from '@hireyard/contract/backoffice';
import { type Selectable, sql } from 'kysely';
import type { CompanyDb } from '../database/client/company-db.ts';
import type { Database } from '../database/tables.ts';
import { instantAt, localDate } from '../domain/calendar.ts';
import { COMPANY_LINE, companyLineActions } from '../domain/company-lines.ts';
import { illegalTransition, invalid } from '../http/problem.ts';
import { addReadings, isLatest, type ReportedValue, reportedIssue, voidForCompany } from '../services/readings.ts';
import type { ImportCall, Kind } from './kind.ts';
import { externalIdsOf, ownedRows, withPointers } from './owned.ts';
import { idsNamed, unknownReference } from './references.ts';

/** Readings count at the end of a working day, or now. */
const READ_AT = '16:00';
const KIND = 'cumulativeOperatingHours';
const POINTERS = { '/readings/0/value': '/hours', '/readings/0/at': '/day', '/value': '/hours', '/at': '/day' };

/** Engine hours of machines on rent, by the day. */
export const readings: Kind<ReadingImport, CompanyReading, Warm> = {
  name: 'readings',
  row: readingImport.row,

  warm: warmReadings,

  async write(call, row, id, warm) {
    const { db, references, now, newId } = call;
    const lineId = await references.idOf('lines', row.line, '/line');
    const line = warm.lines.get(lineId);
    if (!line) throw unknownReference('/line');
    const stored = id === null ? null : await takeStored(db, warm, id);
    if (stored && stored.asset_id !== lineId) throw unknownReference('/line');
    // The reading went with its machine. A repeat says nothing new.
    if (id !== null && !stored) return { id, changed: false };
    const archived = row.archived ?? stored?.archived ?? false;
    if (stored && isSame(stored, { ...row, archived }, line.time_zone)) return { id: stored.id, changed: false };
    if (!companyLineActions(line.status).includes('addReading'))
      throw illegalTransition(line.status, COMPANY_LINE[line.status]);
    const end = instantAt(row.day, READ_AT, line.time_zone);
    const at = row.day === localDate(now, line.time_zone) && end > now ? now : end;
    const madeId = stored && archived ? stored.id : newId();
    const reading = { id: madeId, asset_id: lineId, kind: KIND, value: String(row.hours), read_at: at } as const;
    if (stored || archived) warm.apart.add(lineId);
    if (warm.apart.has(lineId)) {
      const after = () => writeApart(call, line.client_id, { reading, hours: row.hours, stored, archived });
      return { id: madeId, changed: true, later: { after } };
    }
    const reported = { kind: KIND, value: row.hours, at } as const;
    const latest = warm.latest.get(lineId);
    const issue = reportedIssue(reported, latest, now);
    if (issue) await withPointers(POINTERS, () => Promise.reject(invalid([issue])));
    if (isLatest(reported, latest)) warm.latest.set(lineId, reported);
    const values = { ...reading, source: 'telematics', entered_by: null };
    const inserts = [{ table: 'asset_reading' as const, clientId: line.client_id, values }];
    return { id: madeId, changed: true, later: { inserts } };
  },

  async takeBack({ db, now }, id) {
    const [stored] = await readingsOf(db, [id]);
    const [line] = stored ? await ownedRows(db, 'contract_line', [stored.asset_id]) : [];
    if (!stored || stored.archived || !line) return 'archived';
    const client = db.within(line.client_id, { silent: true });
    await client.lock();
    await voidForCompany(client, stored, now);
    return 'archived';
  },

  async read(db, ids) {
    const rows = await readingsOf(db, ids);
    const lineIds = rows.map((row) => row.asset_id);
    const line = await externalIdsOf(db, 'lines', lineIds);
    const lines = await ownedRows(db, 'contract_line', lineIds);
    const zones = new Map(lines.map((one) => [one.id, one.time_zone]));
    return rows.map((row) => ({
      id: row.id,
      item: {
        id: row.id,
        line: line(row.asset_id),
        hours: Number(row.value),
        day: localDate(row.read_at, zones.get(row.asset_id) ?? 'UTC'),
        archived: row.archived,
      },
    }));
  },
};

/** References of the rows of a batch, read at once. */
interface Warm {
  readonly lines: ReadonlyMap<string, Selectable<Database['contract_line']>>;
  /** Readings that were not given out yet. */
  readonly stored: Map<string, StoredReading>;
  /** Last engine hours that each line has reported. */
  readonly latest: Map<string, ReportedValue>;
  /** Lines whose readings are written one by one, since others become void by them. */
  readonly apart: Set<string>;
}

async function warmReadings({ db, references }: ImportCall, rows: readonly ReadingImport[]): Promise<Warm> {
  const named = rows.map((row) => row.line);
  const lines = await ownedRows(db, 'contract_line', await idsNamed(references, 'lines', named));
  await db.lockClients([...new Set(lines.map((line) => line.client_id))]);
  const sent = rows.map((row) => row.externalId);
  const stored = await readingsOf(db, await idsNamed(references, 'readings', sent));
  const ofLines = db
    .selectFrom('asset_reading')
    .where(sql<boolean>`asset_id = any(${lines.map(({ id }) => id)}::uuid[])`);
  const latest = await ofLines
    .where('source', '=', 'telematics')
    .where('kind', '=', KIND)
    .distinctOn('asset_id')
    .select(['asset_id', 'value', 'read_at'])
    .orderBy('asset_id')
    .orderBy('read_at', 'desc')
    .orderBy('value', 'desc')
    .execute();
  const typed = await ofLines.where('source', '=', 'manual').select('asset_id').distinct().execute();
  return {
    lines: new Map(lines.map((line) => [line.id, line])),
    stored: new Map(stored.map((reading) => [reading.id, reading])),
    latest: new Map(latest.map((row) => [row.asset_id, { value: Number(row.value), at: row.read_at }])),
    apart: new Set(typed.map((row) => row.asset_id)),
  };
}

/** Returns a reading. A second row for it reads what the first one has written. */
async function takeStored(db: CompanyDb, { stored }: Warm, id: string): Promise<StoredReading | null> {
  const found = stored.get(id) ?? (await readingsOf(db, [id]))[0] ?? null;
  stored.delete(id);
  return found;
}

interface Apart {
  readonly reading: Omit<StoredReading, 'archived'>;
  readonly hours: number;
  readonly stored: StoredReading | null;
  readonly archived: boolean;
}

/** Writes a reading by which others become void: those that users have entered, or what it corrects. */
async function writeApart(
  { db, now, notifies }: ImportCall,
  clientId: number,
  { reading, hours, stored, archived }: Apart,
): Promise<void> {
  const client = db.within(clientId, { silent: !notifies });
  // A wrong reading leaves first, because what it was corrected to may be lower.
  if (stored && !stored.archived) await voidForCompany(client, stored, now);
  if (archived && stored) return;
  if (archived) return voidForCompany(client, reading, now);
  const reported = { kind: KIND, value: hours, at: reading.read_at.toISOString() } as const;
  await withPointers(POINTERS, () => addReadings(client, reading.asset_id, [reported], now, () => reading.id));
}

type StoredReading = Pick<
  Selectable<Database['asset_reading_void']>,
  'id' | 'asset_id' | 'kind' | 'value' | 'read_at'
> & {
  /** True for a void one. */
  readonly archived: boolean;
};

/** Returns readings by their ids, with those that are void. */
async function readingsOf(db: CompanyDb, ids: readonly string[]): Promise<StoredReading[]> {
  const counted = await ownedRows(db, 'asset_reading', ids);
  const voided = await ownedRows(db, 'asset_reading_void', ids);
  return [...counted.map((row) => ({ ...row, archived: false })), ...voided.map((row) => ({ ...row, archived: true }))];
}

/** True if a row says nothing new of a reading. Hours and day of a void one are of no use. */
const isSame = (
  stored: StoredReading,
  { archived, hours, day }: Pick<ReadingImport, 'archived' | 'hours' | 'day'>,
  timeZone: string,
): boolean =>
  stored.archived === archived &&
  (archived || (Number(stored.value) === hours && localDate(stored.read_at, timeZone) === day));
