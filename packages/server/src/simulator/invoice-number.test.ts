import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import { openFixture } from '../testing/database.ts';
import type { Fixture } from '../testing/fixture.ts';
import { insertInvoice } from '../testing/fixture-documents.ts';
import { invoiceNumber } from './invoice-number.ts';
import type { World } from './world.ts';

let database: OpenDatabase;
let fixture: Fixture;
beforeAll(async () => {
  ({ database, fixture } = await openFixture());
});
afterAll(() => database.close());

it('[DOM-24] numbers invoices on from the last of the operating company, whichever of its clients has that', async () => {
  const { db } = database;
  const world = (code: string) =>
    ({
      db,
      company: { code, timeZone: 'Europe/Amsterdam' },
      actor: { now: new Date('2026-11-30T23:30:00Z') },
    }) as World;
  const invoice = { projectId: null, net: '1.00', currency: 'EUR', on: '2026-11-20' };
  const numbers = [
    [fixture.a.id, 'I-2612-S0009'],
    [fixture.b.id, 'I-2612-S10000'],
    [fixture.b.id, 'I-2611-S20000'],
    [fixture.b.id, 'I-2612-S99999-X'],
  ] as const;
  for (const [clientId, number] of numbers) {
    const id = await insertInvoice(db, clientId, invoice);
    await db.updateTable('document').set({ number }).where('id', '=', id).execute();
  }
  expect(await invoiceNumber(world('NL'), 'I')).toBe('I-2612-S10001');
  expect(await invoiceNumber(world('NL'), 'CN')).toBe('CN-2612-S0001');
  expect(await invoiceNumber(world('DE'), 'I')).toBe('I-2612-S0001');
});
