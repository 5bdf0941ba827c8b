import { type CompanyReading, type ReadingImport, readingImport } from '@hireyard/contract/backoffice';
import type { Selectable } from 'kysely';
import type { CompanyDb } from '../database/client/company-db.ts';
import type { Database } from '../database/tables.ts';
import { instantAt, localDate } from '../domain/calendar.ts';
import { COMPANY_LINE, companyLineActions } from '../domain/company-lines.ts';
import { illegalTransition } from '../http/problem.ts';
import { addReadings, voidForCompany } from '../services/readings.ts';
import type { Kind } from './kind.ts';
import { externalIdsOf, ownedRows, withPointers } from './owned.ts';
import { unknownReference } from './references.ts';

/** Readings count at the end of a working day, or now. */
const READ_AT = '16:00';
const POINTERS = { '/readings/0/value': '/hours', '/readings/0/at': '/day' };

/** Engine hours of machines on rent, by the day. */
export const readings: Kind<ReadingImport, CompanyReading> = {
  name: 'readings',
  row: readingImport.row,

  async write({ db, references, now, notifies, newId }, row, id) {
    const lineId = await references.idOf('lines', row.line, '/line');
    const [line] = await ownedRows(db, 'contract_line', [lineId]);
    if (!line) throw unknownReference('/line');
    const client = db.within(line.client_id, { silent: !notifies });
    await client.lock();
    const stored = id === null ? null : ((await readingsOf(db, [id]))[0] ?? null);
    if (stored && stored.asset_id !== lineId) throw unknownReference('/line');
    // The reading went with its machine. A repeat says nothing new.
    if (id !== null && !stored) return { id, changed: false };
    const archived = row.archived ?? stored?.archived ?? false;
    if (stored && isSame(stored, { ...row, archived }, line.time_zone)) return { id: stored.id, changed: false };
    if (!companyLineActions(line.status).includes('addReading'))
      throw illegalTransition(line.status, COMPANY_LINE[line.status]);
    const end = instantAt(row.day, READ_AT, line.time_zone);
    const at = row.day === localDate(now, line.time_zone) && end > now ? now : end;
    // A wrong reading leaves first, because what it was corrected to may be lower.
    if (stored && !stored.archived) await voidForCompany(client, stored, now);
    if (archived && stored) return { id: stored.id, changed: true };
    const kind = 'cumulativeOperatingHours';
    if (archived) {
      const voidId = newId();
      await voidForCompany(client, { id: voidId, asset_id: lineId, kind, value: String(row.hours), read_at: at }, now);
      return { id: voidId, changed: true };
    }
    const reading = { kind, value: row.hours, at: at.toISOString() } as const;
    const [madeId] = await withPointers(POINTERS, () => addReadings(client, lineId, [reading], now));
    if (madeId === undefined) throw new Error('a reading was not inserted');
    return { id: madeId, changed: true };
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
