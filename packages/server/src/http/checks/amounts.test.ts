import type { Right } from '@hireyard/contract';
import { type Operation, ROUTE_TABLE } from '@hireyard/contract/operations';
import { type AmountRule, amountRules, Money } from '@hireyard/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { type CallOptions, startTestApp, type TestApp } from '../../testing/app.ts';
import { insertEngineHours } from '../../testing/fixture-assets.ts';
import { insertExplained } from '../../testing/fixture-bills.ts';
import { insertInvoice } from '../../testing/fixture-documents.ts';
import { insertLine } from '../../testing/fixture-lines.ts';
import { insertOrder } from '../../testing/fixture-orders.ts';

/** Path of an amount in a schema, and the rule that hides it (DOM-10). */
interface Place {
  readonly path: string;
  readonly rule: AmountRule | null;
}
type Schema = z.core.$ZodType;

/** Returns every place of a schema with an amount. A rule covers everything below it. */
function placesOf(schema: Schema, path = '', above: AmountRule | null = null): Place[] {
  const rule = amountRules.get(schema)?.rule ?? above;
  if (schema === (Money as Schema)) return [{ path, rule }];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, inner]) => placesOf(inner, `${path}/${key}`, rule));
    case 'array':
      return placesOf(def.element, `${path}/*`, rule);
    case 'record':
      return placesOf(def.valueType, `${path}/*`, rule);
    case 'tuple':
      return def.items.flatMap((inner) => placesOf(inner, `${path}/*`, rule));
    case 'union':
      return def.options.flatMap((inner) => placesOf(inner, path, rule));
    case 'nullable':
    case 'optional':
    case 'default':
    case 'readonly':
    case 'lazy':
      return placesOf(def.type === 'lazy' ? def.getter() : def.innerType, path, rule);
    case 'pipe':
      return placesOf(def.out, path, rule);
    default:
      return [];
  }
}

/** Returns the paths of amounts in an answer, whatever its schema: any object with an amount and a currency. */
function amountsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('amount' in value && 'currency' in value) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    amountsIn(inner, `${path}/${Array.isArray(value) ? '*' : key}`),
  );
}

const places = new Map(ROUTE_TABLE.map(({ id, response }) => [id, response ? placesOf(response) : []]));
/** Amounts of billing requests. The samples are of other kinds, so `services/request/disputes.test.ts` reads these. */
const ELSEWHERE = '/disputedLines/*/amount';
const withAmounts = ROUTE_TABLE.filter(({ id }) => places.get(id)?.length);
const rules = new Set([...places.values()].flat().flatMap(({ rule }) => rule ?? []));

/** Right that each rule requires. Rules also apply to everyone of a client that shows no prices. */
const RIGHT_OF_RULE: Readonly<Record<AmountRule, Right>> = {
  rental: 'price-view',
  invoice: 'invoice-view',
  budget: 'price-view',
  'order-limit': 'manage-roles-and-users',
};
/** Figures that an answer must not contain in any form if a rule hides them. They occur only in fixture and samples. */
const FIGURES: Readonly<Record<AmountRule, readonly string[]>> = {
  rental: ['84.37', '843.71', '319.17', '957.51'],
  invoice: ['296.64', '61.29', '74.16', '752.00', '935.87'],
  budget: ['250000.00', '125000.50'],
  'order-limit': ['7345.21', '1500.75'],
};

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  // Counts in sums that are read before it.
  const { db } = test.database;
  const { a } = test.fixture;
  await insertExplained(db, a);
  // Entries for the attention list: an order to decide, and an invoice to pay.
  const order = { ordererId: a.colleagueId, label: 'Alpha Bouw first', status: 'pendingApproval' } as const;
  await insertOrder(db, a, { ...order, projectId: a.projectIds[0] });
  await insertInvoice(db, a.id, { projectId: a.projectIds[0], net: '935.87', currency: 'EUR', on: '2026-11-20' });
  // An idle machine.
  const id = await insertLine(db, a.contractId, 'onRent');
  await insertEngineHours(db, { id, clientId: a.id }, [
    ['812.5', '2026-11-09T17:00:00Z'],
    ['812.5', '2026-11-19T17:00:00Z'],
  ]);
});
afterAll(() => test.close());

/** Returns an answer as its caller gets it, or null if the caller is refused. */
async function answerOf(
  endpoint: Operation,
  options: CallOptions = {},
  setting: Parameters<TestApp['sampleOf']>[1] = {},
): Promise<{ body: string; paths: string[] } | null> {
  const sample = await test.sampleOf(endpoint, setting);
  const tag = await test.tagOf(endpoint, { ...options, sample });
  const answer = await test.call(endpoint, { ...options, sample, headers: tag ? { 'if-match': tag } : {} });
  if (answer.statusCode === 403) return null;
  expect(answer.statusCode, `${endpoint.id}: ${answer.body}`).toBe(endpoint.status);
  const isJson = answer.body !== '' && endpoint.carries !== 'download';
  return { body: answer.body, paths: isJson ? amountsIn(answer.json()) : [] };
}

const shownPlaces = ({ id }: Operation) => (places.get(id) ?? []).filter(({ path }) => path !== ELSEWHERE);
const pathsUnder = (endpoint: Operation, rule: AmountRule): string[] =>
  (places.get(endpoint.id) ?? []).filter((place) => place.rule === rule).map(({ path }) => path);

it('[DOM-10] no amount of the API is without a rule that says who sees it', () => {
  expect(withAmounts.length).toBeGreaterThan(1);
  for (const [id, found] of places)
    expect(
      found.filter(({ rule }) => rule === null),
      id,
    ).toEqual([]);
});

it('[DOM-10] knows each amount in an answer from the schema', async () => {
  for (const endpoint of ROUTE_TABLE.filter(({ access, method }) => access !== 'public' && method === 'GET')) {
    const known = (places.get(endpoint.id) ?? []).map(({ path }) => path);
    const answer = await answerOf(endpoint);
    for (const path of answer?.paths ?? []) expect(known, endpoint.id).toContain(path);
  }
});

describe.each(withAmounts.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_id, endpoint) => {
  it('[DOM-10] answers each of its amounts to who may see it', async () => {
    const answer = await answerOf(endpoint);
    for (const { path } of shownPlaces(endpoint)) expect(answer?.paths).toContain(path);
  });

  it.each([...rules])('[DOM-10] answers no %s amount to who lacks its right', async (rule) => {
    const user = test.fixture.lacking[RIGHT_OF_RULE[rule]];
    const answer = await answerOf(endpoint, { token: await test.tokenOf(user) }, { user });
    for (const path of pathsUnder(endpoint, rule)) expect(answer?.paths ?? []).not.toContain(path);
  });

  it('[DOM-10] answers no rental amount where the client shows no prices, and still the others', async () => {
    const show = (showPrices: boolean) =>
      test.database.db
        .updateTable('corporate_client')
        .set({ show_prices: showPrices })
        .where('id', '=', test.fixture.a.id)
        .execute();
    await show(false);
    const answer = await answerOf(endpoint);
    await show(true);
    for (const { path, rule } of shownPlaces(endpoint)) {
      if (rule === 'rental') expect(answer?.paths).not.toContain(path);
      else expect(answer?.paths).toContain(path);
    }
  });
});

const ofClients = ROUTE_TABLE.filter(({ access }) => access === 'client');
/** Answers of all endpoints to an administrator. The same for every rule, so read once. */
let toldTheAdministrator: Promise<string> | undefined;
async function everyAnswer(): Promise<string> {
  const told: string[] = [];
  for (const endpoint of ofClients) told.push((await answerOf(endpoint))?.body ?? '');
  return told.join('\n');
}

it.each(Object.entries(FIGURES))(
  '[DOM-10] no read or write tells a figure of %s, in whatever form, to who lacks its right',
  async (rule, figures) => {
    const user = test.fixture.lacking[RIGHT_OF_RULE[rule as AmountRule]];
    const token = await test.tokenOf(user);
    toldTheAdministrator ??= everyAnswer();
    const shown = await toldTheAdministrator;
    for (const endpoint of ofClients) {
      const { body = '' } = (await answerOf(endpoint, { token }, { user })) ?? {};
      for (const figure of figures) expect(body, endpoint.id).not.toContain(figure);
    }
    for (const figure of figures) expect(shown).toContain(figure);
  },
);
