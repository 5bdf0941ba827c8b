import { listContractLines } from '@hireyard/contract';
import {
  importCompanyClients,
  importCompanyContracts,
  importCompanyDepots,
  importCompanyLines,
  importPhoneOffHires,
} from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseQueries } from '../metrics/channels.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

const LINES = 600;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const contact = { phone: '+31235550100', email: 'haarlem@hireyard.example' };
  const place = { line1: 'Havenweg 4', postalCode: '2031 AB', city: 'Haarlem', country: 'NL' };
  const depots = [{ externalId: 'D', name: 'Haarlem', ...place, ...contact }];
  await test.call(importCompanyDepots, { sample: { body: { items: depots } } });
  const { a, b } = test.fixture;
  const clients = [
    { externalId: 'A', name: a.name, customerNumber: `Customer-${a.id}`, rentalContact: contact },
    { externalId: 'B', name: b.name, customerNumber: `Customer-${b.id}`, rentalContact: contact },
  ];
  await test.call(importCompanyClients, { sample: { body: { items: clients } } });
  const contracts = ['A', 'B'].map((client) => ({ externalId: `K-${client}`, client, number: 'K', depot: 'D' }));
  await test.call(importCompanyContracts, { sample: { body: { items: contracts } } });
  const lines = Array.from({ length: LINES }, (_, at) => ({ externalId: `L-${at}`, contract: 'K-A', ...stay }));
  const others = ['X', 'Y', 'Z'].map((name) => ({ externalId: name, contract: 'K-A', ...stay }));
  await test.call(importCompanyLines, { sample: { body: { items: [...lines, ...others] } } });
});
afterAll(() => test.close());

const stay = {
  ...{ productCode: 'LIFT-10', onRentAt: '2026-10-01T06:00:00.000Z', status: 'closed' },
  ...{ offRentAt: '2026-11-10T15:00:00.000Z', returnedAt: '2026-11-11T09:00:00.000Z' },
};
const past = (externalId: string, line: string, more: object = {}) => ({
  ...{ externalId, client: 'A', status: 'collected', offRentAt: '2026-11-10T15:00:00.000Z', lines: [{ line }] },
  ...more,
});
interface Answer {
  readonly outcome: string;
  readonly problem: string | null;
  readonly errors: readonly { readonly pointer: string; readonly code: string }[];
}
const send = async (items: readonly object[]): Promise<string[]> => {
  const answers: Answer[] = (await test.call(importPhoneOffHires, { sample: { body: { items } } })).json().items;
  return answers.map(({ outcome, problem, errors: [first] }) =>
    first ? `${first.pointer} ${first.code}` : (problem ?? outcome),
  );
};
const held = (...lines: readonly string[]) =>
  test.database.db
    .selectFrom('contract_line')
    .innerJoin('external_key', (join) =>
      join.on('kind', '=', 'lines').onRef('row_id', '=', (eb) => eb.cast<string>('contract_line.id', 'text')),
    )
    .innerJoin('off_hire', 'off_hire.id', 'contract_line.off_hire_id')
    .innerJoin('off_hire_line', (join) =>
      join
        .onRef('off_hire_line.off_hire_id', '=', 'off_hire.id')
        .onRef('off_hire_line.contract_line_id', '=', 'contract_line.id'),
    )
    .where('external_key.external_id', 'in', lines)
    .orderBy('external_key.external_id')
    .select(['external_key.external_id as line', 'off_hire.number', 'off_hire.status', 'off_hire_line.quantity'])
    .execute();

describe('off-hires of the past in a batch', () => {
  it('[OP-101] take few queries, and each holds its line', async () => {
    let queries = 0;
    const stop = databaseQueries.subscribe(() => {
      queries += 1;
    });
    const rows = Array.from({ length: LINES }, (_, at) => past(`H-${at}`, `L-${at}`, { number: `R-${at}` }));
    expect(new Set(await send(rows))).toEqual(new Set(['created']));
    stop();
    expect(queries).toBeLessThan(80);
    const numbers = (await held(...rows.map((_, at) => `L-${at}`))).map(({ line, number }) => [line, number]);
    expect(Object.fromEntries(numbers)).toEqual(Object.fromEntries(rows.map((_, at) => [`L-${at}`, `R-${at}`])));
    expect(new Set(await send(rows))).toEqual(new Set(['unchanged']));
    const { items } = (await test.call(listContractLines, { sample: { query: { status: 'closed' } } })).json();
    expect(items.length).toBeGreaterThan(0);
  });

  it('[OP-101] find a line as the row before has left it, and are refused alone', async () => {
    const answers = await send([
      past('P-1', 'X', { number: 'S-1' }),
      past('P-2', 'X', { number: 'S-2' }),
      past('P-3', 'Y', { number: 'S-1' }),
      past('P-4', 'Y', { number: 'S-3' }),
      past('P-5', 'Z', { client: 'B' }),
      past('P-6', 'Z'),
    ]);
    expect(answers).toEqual([
      ...['created', '/lines/0/line taken', '/number taken', 'created', '/lines/0/line reference', 'created'],
    ]);
    const lines = await held('X', 'Y', 'Z');
    expect(lines).toMatchObject([
      { line: 'X', number: 'S-1', status: 'collected', quantity: 1 },
      { line: 'Y', number: 'S-3' },
      { line: 'Z', number: expect.stringMatching(/^OH-26/) },
    ]);
  });
});
