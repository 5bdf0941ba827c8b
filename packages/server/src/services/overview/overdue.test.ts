import { DOCUMENT_TYPES, INVOICE_STATUSES, LINE_STATUSES } from '@hireyard/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/connection.ts';
import { daysBetween, localDate } from '../../domain/calendar.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { invoiceOverdueDays, isOverdue, overdueDays } from './overdue.ts';
import { insertRentals, lineId, SCOPE } from './overview.fixture.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await insertRentals(database.db);
});
afterAll(() => database.close());

const ZONE = 'Europe/Amsterdam';

/** Returns the overdue days of the line with this expected end, by the columns that the database derives from it. */
async function daysLate(expected: string | Date | null, now: string | Date, { zone = ZONE, status = 'onRent' } = {}) {
  await sql`update contract_line set expected_off_rent_at = ${expected}, time_zone = ${zone} where id = ${lineId(1)}`.execute(
    database.db,
  );
  const at = new Date(now);
  const { rows } = await sql<{ days: number; late: boolean }>`
    select ${overdueDays(at)} as days, coalesce(${isOverdue(at)}, false) as late
    from (select ${status}::text as status, overdue_from, expected_on, time_zone
      from contract_line where id = ${lineId(1)}) as contract_line`.execute(database.db);
  const [row] = rows;
  expect(row?.late).toBe(row && row.days > 0);
  return row?.days;
}

describe('a contract line', () => {
  it('[DOM-02] is overdue by the whole days past its expected day', async () => {
    const now = '2026-11-20T09:00:00Z';
    expect(await daysLate('2026-11-13T16:00:00Z', now)).toBe(7);
    expect(await daysLate('2026-11-20T07:00:00Z', now)).toBe(0);
    expect(await daysLate('2026-11-21T07:00:00Z', now)).toBe(0);
    expect(await daysLate(null, now)).toBe(0);
  });

  it('[DOM-02] is overdue from midnight in the depot’s zone, not in UTC', async () => {
    const expected = '2026-11-20T16:00:00Z';
    expect(await daysLate(expected, '2026-11-20T22:59:59Z')).toBe(0);
    expect(await daysLate(expected, '2026-11-20T23:00:00Z')).toBe(1);
    expect(await daysLate(expected, '2026-11-20T23:00:00Z', { zone: 'Europe/London' })).toBe(0);
  });

  it('[DOM-02] counts a day of 23 or 25 hours as one', async () => {
    expect(await daysLate('2026-03-28T16:00:00Z', '2026-03-29T22:30:00Z')).toBe(2);
    expect(await daysLate('2026-10-24T16:00:00Z', '2026-10-25T22:30:00Z')).toBe(1);
  });

  it('[DOM-02] is overdue only while it is on rent', async () => {
    const late: string[] = [];
    for (const status of LINE_STATUSES)
      if (await daysLate('2026-11-01T09:00:00Z', '2026-11-20T09:00:00Z', { status })) late.push(status);
    expect(late).toEqual(['onRent']);
  });

  it('[DOM-02] is as late as the calendar says, at any time of any day', async () => {
    const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    await fc.assert(
      fc.asyncProperty(instant, instant, async (expected, now) => {
        const days = daysBetween(localDate(expected, ZONE), localDate(now, ZONE));
        expect(await daysLate(expected, now)).toBe(Math.max(0, days));
      }),
      { numRuns: 50 },
    );
  });
});

describe('an invoice', () => {
  const daysLateOn = async (day: string, { type = 'invoice', status = 'open' } = {}) => {
    const days = invoiceOverdueDays({ now: new Date(`${day}T09:00:00Z`), scope: SCOPE });
    const { rows } = await sql<{ days: number }>`
      select ${days} as days
      from (select ${type}::text as type, ${status}::text as status, date '2026-11-20' as due_on, null::date as as_of) as document`.execute(
      database.db,
    );
    return rows[0]?.days;
  };

  it('[DOM-06] is overdue by the whole days past its due date', async () => {
    const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-12-20'].map((day) => daysLateOn(day));
    expect(await Promise.all(days)).toEqual([0, 0, 1, 30]);
  });

  it('[DOM-06] is overdue while it is not paid, and a credit note never is', async () => {
    const late: string[] = [];
    for (const status of INVOICE_STATUSES) if (await daysLateOn('2026-12-20', { status })) late.push(status);
    for (const type of DOCUMENT_TYPES) if (await daysLateOn('2026-12-20', { type })) late.push(type);
    expect(late).toEqual(['open', 'partlyPaid', 'invoice']);
  });
});
