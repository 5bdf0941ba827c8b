import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../core/local-date.ts';
import { isWorkday } from '../orders/rules.ts';
import type { OffHireEdit } from './edit-schemas.ts';
import { extensionIssue, firstEndOf, firstPickupOf, offHireIssues, piecesOnRent, type RentedLine } from './rules.ts';
import type { CallOffRules } from './schemas.ts';

const NOW = '2026-11-20T13:20:00Z';
const RULES: CallOffRules = {
  timeZone: 'Europe/Amsterdam',
  today: '2026-11-20',
  firstPickupDay: '2026-11-23',
  lastPickupDay: '2027-01-19',
  firstEndDay: '2026-11-20',
  lastEndDay: '2028-11-09',
  workDays: [1, 2, 3, 4, 5],
  closedDays: [{ date: '2026-12-25', name: 'Christmas' }],
  cutOff: '15:00',
};
const LINE: RentedLine = {
  status: 'onRent',
  quantity: 4,
  qtyPendingPickup: 0,
  qtyReturned: 1,
  onRentAt: '2026-10-12T05:00:00Z',
  expectedOffRentAt: '2026-12-04T15:00:00Z',
};
const EDIT: OffHireEdit = {
  lines: [{ lineId: 'a', quantity: 3, meterHours: null, fuelPercent: null }],
  offRentAt: NOW,
  transport: 'collect',
  window: { date: '2026-11-23', slot: 'morning' },
  place: null,
  keyPlace: null,
  siteContactId: null,
  attachmentIds: [],
};
const issuesWith = (own: Partial<OffHireEdit>, line: Partial<RentedLine> = {}) =>
  offHireIssues({ ...EDIT, ...own }, () => ({ ...LINE, ...line }), RULES, NOW).map(
    ({ path, code, params }) => `${path.join('/')} ${code}${params ? ` ${Object.values(params)[0]}` : ''}`,
  );
const minutes = (count: number) => new Date(Date.parse(NOW) + count * 60_000).toISOString();
const window = (date: string) => ({ window: { date, slot: 'day' as const } });

describe('an off-hire', () => {
  it.each([
    [{}, {}, []],
    [{ offRentAt: minutes(-15) }, {}, []],
    [{ offRentAt: minutes(-16) }, {}, ['offRentAt backdated 15']],
    [{ offRentAt: minutes(28 * 1440 + 1) }, {}, ['offRentAt too-large 28', 'window/date too-early 2026-12-18']],
    [{}, { onRentAt: minutes(1) }, ['offRentAt before-on-rent']],
    [{}, { qtyPendingPickup: 1 }, ['lines/0/quantity too-large 2']],
    [{ lines: [...EDIT.lines, ...EDIT.lines] }, {}, ['lines/1/lineId taken']],
    [{ window: null }, {}, ['window required']],
    [{ transport: 'bringBack' as const }, {}, ['window unknown']],
    [window('2026-11-20'), {}, ['window/date too-early 2026-11-23']],
    [window('2026-11-28'), {}, ['window/date closed-day 2026-11-30']],
    [window('2026-12-25'), {}, ['window/date closed-day 2026-12-28']],
    [window('2027-01-20'), {}, ['window/date too-late 2027-01-19']],
  ])('[DOM-13] with %j of a line with %j is refused for %j', (edit, line, issues) => {
    expect(issuesWith(edit, line)).toEqual(issues);
  });

  it('[DOM-13] [DOM-24] has a quarter of an hour of real time where the clock of a demo runs faster', () => {
    const late = { ...EDIT, offRentAt: minutes(-60) };
    const codes = (speed?: number) => offHireIssues(late, () => LINE, RULES, NOW, speed).map(({ code }) => code);
    expect([codes(), codes(0), codes(60)]).toEqual([['backdated'], ['backdated'], []]);
  });

  it('[DOM-13] is not collected before its rent stops, by the clock of the depot', () => {
    // Half past midnight in Amsterdam, on Friday.
    expect(firstPickupOf('2026-11-26T23:30:00Z', RULES)).toBe('2026-11-27');
    expect(firstPickupOf('2026-11-27T23:30:00Z', RULES)).toBe('2026-11-30');
  });

  const count = fc.integer({ min: 0, max: 50 });
  it('[DOM-13] never takes more than is on rent and not called off, whatever the line holds', () => {
    fc.assert(
      fc.property(count, count, count, fc.integer({ min: 1, max: 200 }), (free, pending, back, quantity) => {
        const line = { ...LINE, quantity: free + pending + back, qtyPendingPickup: pending, qtyReturned: back };
        const issues = issuesWith({ lines: [{ ...(EDIT.lines[0] as OffHireEdit['lines'][0]), quantity }] }, line);
        expect(piecesOnRent(line)).toBe(free);
        expect(issues).toEqual(quantity > free ? [`lines/0/quantity too-large ${free}`] : []);
      }),
    );
  });
});

const to = (line: Partial<RentedLine>, date: string) => extensionIssue({ ...LINE, ...line }, date, RULES);

describe('an extension', () => {
  it.each([
    [{}, '2026-12-11', null],
    [{}, '2026-12-04', 'too-early'],
    [{}, '2026-12-05', 'too-early'],
    [{}, '2026-12-12', 'closed-day'],
    [{}, '2028-11-10', 'too-late'],
    [{ qtyPendingPickup: 1 }, '2026-12-11', 'not-on-rent'],
    [{ status: 'offHired' as const }, '2026-12-11', 'not-on-rent'],
    [{ expectedOffRentAt: null }, '2026-12-11', 'open-ended'],
    // Overdue for a week.
    [{ expectedOffRentAt: '2026-11-13T15:00:00Z' }, '2026-11-19', 'too-early'],
    [{ expectedOffRentAt: '2026-11-13T15:00:00Z' }, '2026-11-20', null],
  ])('[DOM-09] of a line with %j to %s answers %s', (line, date, code) => {
    expect(to(line, date)?.code ?? null).toBe(code);
  });

  it('[DOM-09] goes to any workday from the first one on, and to no other', () => {
    const first = firstEndOf(LINE, RULES);
    expect(first).toBe('2026-12-07');
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 700 }), (days) => {
        const date = addDays(first, days);
        expect(to({}, date) === null).toBe(days >= 0 && isWorkday(date, RULES));
      }),
    );
  });
});
