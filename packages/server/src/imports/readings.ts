import { type CompanyReading, type ReadingImport, readingImport } from '@hireyard/contract/backoffice';
import { instantAt, localDate } from '../domain/calendar.ts';
import { COMPANY_LINE, companyLineActions } from '../domain/company-lines.ts';
import { illegalTransition, invalid } from '../http/problem.ts';
import { addReadings } from '../services/readings.ts';
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

  async write({ db, references, now, notifies }, row, id) {
    const lineId = await references.idOf('lines', row.line, '/line');
    const [line] = await ownedRows(db, 'contract_line', [lineId]);
    if (!line) throw unknownReference('/line');
    const client = db.within(line.client_id, { silent: !notifies });
    await client.lock();
    const [stored = null] = id === null ? [] : await ownedRows(db, 'asset_reading', [id]);
    if (stored) {
      if (stored.asset_id !== lineId) throw unknownReference('/line');
      const day = localDate(stored.read_at, line.time_zone);
      const issues = [
        ...(Number(stored.value) === row.hours ? [] : [{ pointer: '/hours', code: 'taken' } as const]),
        ...(day === row.day ? [] : [{ pointer: '/day', code: 'taken' } as const]),
      ];
      if (issues.length > 0) throw invalid(issues);
      return { id: stored.id, changed: false };
    }
    // The reading went with its machine. A repeat says nothing new.
    if (id !== null) return { id, changed: false };
    if (!companyLineActions(line.status).includes('addReading'))
      throw illegalTransition(line.status, COMPANY_LINE[line.status]);
    const end = instantAt(row.day, READ_AT, line.time_zone);
    const at = row.day === localDate(now, line.time_zone) && end > now ? now : end;
    const reading = { kind: 'cumulativeOperatingHours', value: row.hours, at: at.toISOString() } as const;
    const [madeId] = await withPointers(POINTERS, () => addReadings(client, lineId, [reading], now));
    if (madeId === undefined) throw new Error('a reading was not inserted');
    return { id: madeId, changed: true };
  },

  async read(db, ids) {
    const rows = await ownedRows(db, 'asset_reading', ids);
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
      },
    }));
  },
};
