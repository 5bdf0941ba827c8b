import { createOffHire, explainInvoice, getDocument, type InvoiceExplanation } from '@hireyard/contract';
import { addStandDown } from '@hireyard/contract/backoffice';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startClock } from '../../simulator/clock-store.ts';
import { playOnce } from '../../simulator/simulator.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertLine } from '../../testing/fixture-lines.ts';

const HOUR = 3_600_000;
const FENCE = 'FEN-M-35';
/** Cents of one piece. */
const PRICES = { day: 410, week: 1230, fourWeek: 3777 };
const euros = (cents: number) => (cents / 100).toFixed(2);
const cents = (amount: string) => Math.round(Number(amount) * 100);

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
  const { db } = test.database;
  await startClock(db, 1, test.now());
  await db
    .insertInto('product')
    .values({ code: FENCE, product_group: 'fences', kind: 'rental', tracking: 'bulk', energy: 'none' })
    .execute();
  await db
    .insertInto('product_translation')
    .values([
      { product_code: FENCE, language: 'en-US', name: 'Mesh fence 3.5 m' },
      { product_code: FENCE, language: 'nl', name: 'Bouwhek 3,5 m' },
    ])
    .execute();
  const [day, week, fourWeek] = [euros(PRICES.day), euros(PRICES.week), euros(PRICES.fourWeek)];
  await db
    .insertInto('rental_rate')
    .values({ op_co: 'NL', product_code: FENCE, day, week, four_week: fourWeek, currency: 'EUR' })
    .execute();
});
afterEach(() => test.close());

/** Runs the simulator until a moment, twice a day. */
async function playUntil(moment: string): Promise<void> {
  while (test.now() < new Date(moment)) {
    test.advance(Math.min(12 * HOUR, Date.parse(moment) - test.now().getTime()));
    await playOnce(test.database.db, test.now());
  }
}
/** Inserts five fences that arrive in the morning of a day. */
const fences = (day: string) =>
  insertLine(test.database.db, test.fixture.a.contractId, 'planned', {
    product_code: FENCE,
    quantity: 5,
    on_rent_at: `${day}T06:00:00Z`,
    expected_off_rent_at: null,
    rate_unit: 'week',
    rate_price: euros(PRICES.week),
    agreed_day: euros(PRICES.day),
    agreed_week: euros(PRICES.week),
    agreed_four_week: euros(PRICES.fourWeek),
  });
/** Takes some of the fences off hire now, and returns them. */
async function callOff(lineId: string, quantity: number): Promise<void> {
  const body = {
    ...{ lines: [{ lineId, quantity, meterHours: null, fuelPercent: null }], offRentAt: test.now().toISOString() },
    ...{ transport: 'bringBack', window: null, place: null, keyPlace: null, siteContactId: null, attachmentIds: [] },
  };
  const answer = await test.call(createOffHire, {
    sample: { body },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer.statusCode, answer.body).toBe(201);
}

type Machine = InvoiceExplanation['machines'][number];
interface Bill {
  readonly net: string;
  readonly texts: readonly string[];
  readonly machines: readonly Machine[];
}
/** Returns the invoices of the fences in order, as the client reads them. */
async function bills(): Promise<Bill[]> {
  const rows = await test.database.db
    .selectFrom('document')
    .innerJoin('document_line', 'document_line.document_id', 'document.id')
    .innerJoin('contract_line', 'contract_line.id', 'document_line.contract_line_id')
    .where('contract_line.product_code', '=', FENCE)
    .select(['document.id', 'document.issued_on', 'document.number'])
    .distinct()
    .orderBy('document.issued_on')
    .orderBy('document.number')
    .execute();
  return Promise.all(
    rows.map(async ({ id }) => {
      const invoice = (await test.call(getDocument, { sample: { params: { id } } })).json();
      const explained = await test.call(explainInvoice, { sample: { params: { id }, query: { lang: 'en-US' } } });
      const { machines } = explained.json() as InvoiceExplanation;
      const texts = invoice.invoice.lines.map(({ text }: { text: string }) => text);
      return { net: invoice.invoice.net.amount, texts, machines };
    }),
  );
}
const chargedOf = ({ days }: Machine) => days.flatMap(({ date, kind }) => (kind === 'charged' ? [date] : []));

/**
 * Returns the prices of a day, a week and four weeks of one piece, in cents. Each comes from the mix without other
 * units.
 */
function ratesShown({ mixes, pieces }: Machine): typeof PRICES {
  const rateOf = (unit: keyof typeof PRICES): number => {
    for (const { mix, net } of mixes) {
      const units = mix.day + mix.week + mix.fourWeek;
      if (mix[unit] > 0 && mix[unit] === units && net) return cents(net.amount) / pieces / units;
    }
    throw new Error(`no mix is of the unit ${unit} alone`);
  };
  return { day: rateOf('day'), week: rateOf('week'), fourWeek: rateOf('fourWeek') };
}
/** Returns the lowest price of a number of days of one piece, in cents, by trying every mix. */
function cheapest(days: number, prices: typeof PRICES): number {
  let best = Number.POSITIVE_INFINITY;
  for (let fourWeek = 0; fourWeek <= days; fourWeek += 1)
    for (let week = 0; week <= days; week += 1)
      for (let day = 0; day <= days; day += 1)
        if (fourWeek * 20 + week * 5 + day >= days)
          best = Math.min(best, fourWeek * prices.fourWeek + week * prices.week + day * prices.day);
  return best;
}
/** Calculates the charge only from the explanation of a machine: its days and rates, line by line. */
function byHand(machine: Machine): number {
  const days = chargedOf(machine);
  let sum = 0;
  let counted = 0;
  for (const { from, to, days: charged, quantity, price, net } of machine.charges) {
    expect(days.filter((day) => from <= day && day <= to)).toHaveLength(charged);
    const amount = Math.round(Number(quantity) * cents(price?.amount ?? ''));
    expect(amount).toBe(cents(net?.amount ?? ''));
    sum += amount;
    counted += charged;
  }
  expect(counted).toBe(days.length);
  expect(cheapest(days.length, ratesShown(machine)) * machine.pieces).toBe(sum);
  return sum;
}

/** Returns the number of charged pieces of each day, over all bills. */
function piecesCharged(all: readonly Bill[]): Record<string, number> {
  const pieces: Record<string, number> = {};
  for (const machine of all.flatMap(({ machines }) => machines))
    for (const day of chargedOf(machine)) pieces[day] = (pieces[day] ?? 0) + machine.pieces;
  return pieces;
}
const each = (days: readonly string[], pieces: number) => Object.fromEntries(days.map((day) => [day, pieces]));
const december = (...days: readonly number[]) => days.map((day) => `2026-12-${String(day).padStart(2, '0')}`);

it('[DOM-16] [DOM-23] three weeks over a holiday, with a stand-down and a part called off, are recalculated by hand', async () => {
  const lineId = await fences('2026-12-14');
  await playUntil('2026-12-15T09:00:00Z');
  const stoodDown = await test.call(addStandDown, {
    sample: { params: { id: lineId }, body: { from: '2026-12-17', to: '2026-12-18' } },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(stoodDown.statusCode, stoodDown.body).toBe(201);
  await playUntil('2026-12-23T09:00:00Z');
  await callOff(lineId, 2);
  await playUntil('2026-12-31T09:00:00Z');
  await callOff(lineId, 3);
  await playUntil('2027-01-04T20:00:00Z');

  const all = await bills();
  expect(piecesCharged(all)).toEqual({
    ...each(december(14, 15, 16, 21, 22, 23), 5),
    ...each(december(24, 28, 29, 30, 31), 3),
  });
  // A week and a day of two, and two weeks and a day of three.
  expect(all.map(({ net }) => net).toSorted()).toEqual(['32.80', '86.10']);
  for (const { net, machines } of all)
    expect(machines.reduce((sum, machine) => sum + byHand(machine), 0)).toBe(cents(net));
  const kinds = all.flatMap(({ machines }) => machines.flatMap(({ days }) => days));
  const kindOf = (date: string) => [...new Set(kinds.filter((day) => day.date === date).map(({ kind }) => kind))];
  expect([kindOf('2026-12-17'), kindOf('2026-12-25')]).toEqual([['standDown'], ['holiday']]);
  for (const { mixes, net } of all.flatMap(({ machines }) => machines)) expect(mixes[0]?.net).toEqual(net);
});

it('[DOM-02] [DOM-16] [DOM-23] a part that is called off after an invoice is not charged again for what that billed', async () => {
  const lineId = await fences('2026-11-23');
  await playUntil('2026-12-23T09:00:00Z');
  const [before] = await bills();
  await callOff(lineId, 2);
  await playUntil('2027-01-20T09:00:00Z');
  await callOff(lineId, 3);
  await playUntil('2027-01-22T20:00:00Z');

  const all = await bills();
  // Four weeks of five pieces. A later partial off-hire does not change it.
  expect(all[0]).toEqual(before);
  expect(before?.machines).toMatchObject([{ pieces: 5, from: '2026-11-23', to: '2026-12-20' }]);
  expect(before?.net).toBe(euros(5 * PRICES.fourWeek));
  expect(before?.texts).toEqual(['5 × Mesh fence 3.5 m, 11/23/2026 – 12/20/2026']);
  const november = [23, 24, 25, 26, 27, 30].map((day) => `2026-11-${day}`);
  const january = [4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 18, 19, 20].map(
    (day) => `2027-01-${String(day).padStart(2, '0')}`,
  );
  expect(piecesCharged(all)).toEqual({
    ...each([...november, ...december(1, 2, 3, 4, 7, 8, 9, 10, 11, 14, 15, 16, 17, 18, 21, 22, 23)], 5),
    ...each([...december(24, 28, 29, 30, 31), ...january], 3),
  });
  for (const { net, machines } of all)
    expect(machines.reduce((sum, machine) => sum + byHand(machine), 0)).toBe(cents(net));
  // Continuing rentals are billed by whole cycles.
  expect(all.flatMap(({ machines }) => machines.map(({ from, to }) => [from, to]))).toContainEqual([
    '2026-12-21',
    '2027-01-17',
  ]);
});
