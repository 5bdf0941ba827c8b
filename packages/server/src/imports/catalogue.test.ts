import {
  type BodyInput,
  createOrder,
  type Endpoint,
  estimateOrder,
  getCatalogue,
  getOrderRules,
  getProductTranslations,
  getStock,
  listProducts,
  putProjectFavorite,
} from '@hireyard/contract';
import {
  type CompanyChange,
  completeCompanyOrder,
  getCompanyChanges,
  getCompanyProduct,
  getCompanyProductGroup,
  getCompanyRate,
  getCompanyStock,
  importCompanyRates,
  putCompanyLine,
  putCompanyProduct,
  putCompanyProductGroup,
  putCompanyRate,
  putCompanyStock,
} from '@hireyard/contract/backoffice';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientDb } from '../database/client/client-db.ts';
import { rankChangedProducts } from '../database/product-ranks.ts';
import { databaseQueries } from '../metrics/channels.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { insertMachineAccount } from '../testing/fixture.ts';
import { enteredOrder, fixtureDepot, insertOrder } from '../testing/fixture-orders.ts';
import { changesSettle } from '../testing/settled-changes.ts';

const OF_DE = `hyb_${'d'.repeat(43)}`;
let test: TestApp;
let depotId: string;
beforeAll(async () => {
  test = await startTestApp({ rateLimits: { user: 1e6, address: 1e6 } });
  const { db } = test.database;
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await db
    .insertInto('operating_company')
    .values({ ...de, language: 'de' })
    .execute();
  await insertMachineAccount(db, 'DE', OF_DE);
  depotId = await fixtureDepot(db);
  await db
    .insertInto('external_key')
    .values([
      { op_co: 'NL', kind: 'depots', external_id: 'D-1', row_id: depotId },
      { op_co: 'NL', kind: 'clients', external_id: 'K-A', row_id: String(test.fixture.a.id) },
      { op_co: 'NL', kind: 'clients', external_id: 'K-B', row_id: String(test.fixture.b.id) },
      { op_co: 'NL', kind: 'contracts', external_id: 'C-A', row_id: test.fixture.a.contractId },
    ])
    .execute();
});
afterAll(() => test.close());

const put = async (endpoint: Endpoint, externalId: string, body: object, token?: string) =>
  test.call(endpoint, { sample: { params: { externalId }, query: {}, body }, ...(token ? { token } : {}) });
/** Writes a row that is accepted. */
const write = async (endpoint: Endpoint, externalId: string, body: object, token?: string) => {
  const answer = await put(endpoint, externalId, body, token);
  expect([200, 201], answer.body).toContain(answer.statusCode);
  return answer.json();
};
const issuesOf = async (endpoint: Endpoint, externalId: string, body: object, token?: string) => {
  const answer = await put(endpoint, externalId, body, token);
  expect(answer.statusCode, answer.body).toBe(422);
  return answer.json().errors.map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`);
};
const get = (endpoint: Endpoint, externalId: string, token?: string) =>
  test.call(endpoint, { sample: { params: { externalId } }, ...(token ? { token } : {}) });
const ask = async (endpoint: Endpoint, query: Record<string, string>) =>
  (await test.call(endpoint, { sample: { query } })).json();

const group = (code: string, names: object) => ({ code, names });
const product = (code: string, more: object = {}) => ({
  code,
  group: 'G-1',
  names: { nl: `Bouwkeet ${code}` },
  tracking: 'bulk',
  ...more,
});
/** Writes the same group and product in both companies, each with its own name. */
async function bothOf(code: string) {
  await write(putCompanyProductGroup, 'G-1', group('huts', { nl: 'Keten' }));
  await write(putCompanyProductGroup, 'G-1', group('huts', { de: 'Container' }), OF_DE);
  await write(putCompanyProduct, code, product(code));
  await write(putCompanyProduct, code, { ...product(code), names: { de: `Baubude ${code}` } }, OF_DE);
}
/** One for the version of the products. */
const REQUEST_QUERIES = 1;
const codesOf = ({ items }: { items: { code: string }[] }) => items.map(({ code }) => code);
const catalogue = (lang = 'en-US') => ask(getCatalogue, { lang });
const namesFor = (opCo: string, lang: string) => ask(getProductTranslations, { lang, opCo });

describe('products of one operating company', () => {
  it('[OP-27] are made, changed and archived by the ids of the company, and read back as they were sent', async () => {
    await write(putCompanyProductGroup, 'G-1', group('huts', { nl: 'Keten' }));
    await write(putCompanyProduct, 'ACC', product('ACC'));
    const sent = {
      ...product('HUT-6', { names: { nl: 'Bouwkeet 6 m', de: 'Container 6 m' }, fallbackLanguage: 'nl' }),
      descriptions: { nl: 'Met verwarming' },
      specs: [{ key: 'lengthM', value: 6 }],
      minDays: 28,
      accessories: ['ACC'],
      energy: 'electric',
      consumption: { fuel: 'electricity', perHour: '1.50', hoursPerDay: '8.0', source: 'Data sheet' },
      manualUrl: 'https://papers.example/HUT-6.pdf',
      safetySheetUrl: null,
    };
    const made = await write(putCompanyProduct, 'HUT-6', sent);
    expect(made).toMatchObject({ ...sent, outcome: 'created', kind: 'rental', archived: false });
    expect((await write(putCompanyProduct, 'HUT-6', sent)).outcome).toBe('unchanged');
    const { outcome: _, ...read } = await write(putCompanyProduct, 'HUT-6', { ...sent, minDays: null });
    expect(read).toMatchObject({ minDays: null, consumption: sent.consumption, accessories: ['ACC'] });
    expect((await get(getCompanyProduct, 'HUT-6')).json()).toEqual(read);
    expect((await write(putCompanyProduct, 'HUT-6', { ...sent, names: { nl: 'Keet' } })).names).toEqual({ nl: 'Keet' });

    expect((await catalogue()).items.find(({ code }: { code: string }) => code === 'HUT-6')).toMatchObject({
      description: 'Met verwarming',
      minDays: 28,
      accessories: ['ACC'],
    });
    // Anything but a web address would be run or fetched by the browsers of users.
    for (const manualUrl of ['javascript:alert(1)', 'http://papers.example/HUT-6.pdf', 'manual.pdf']) {
      const sample = { params: { externalId: 'HUT-6' }, body: { ...sent, manualUrl } };
      expect((await test.call(putCompanyProduct, { sample })).json().errors).toEqual([
        { pointer: '/manualUrl', code: 'format' },
      ]);
    }
    await write(putCompanyProduct, 'HUT-6', { ...sent, archived: true });
    expect(codesOf(await catalogue())).not.toContain('HUT-6');
    expect(codesOf(await ask(listProducts, { lang: 'nl', size: '100' }))).not.toContain('HUT-6');
  });

  it('[OP-27] are refused with a pointer: another code, an unknown group or accessory, and none of the names', async () => {
    await write(putCompanyProductGroup, 'G-1', group('huts', { nl: 'Keten' }));
    await write(putCompanyProduct, 'FIX', product('FIX'));
    expect(await issuesOf(putCompanyProduct, 'FIX', product('FIX-2'))).toEqual(['/code taken']);
    expect(await issuesOf(putCompanyProduct, 'R-1', product('R-1', { group: 'G-9' }))).toEqual(['/group reference']);
    expect(await issuesOf(putCompanyProduct, 'R-1', product('R-1', { accessories: ['FIX', 'R-9'] }))).toEqual([
      '/accessories/1 reference',
    ]);
    expect(await issuesOf(putCompanyProduct, 'R-1', product('R-1', { names: {} }))).toEqual(['/names required']);
    expect(await issuesOf(putCompanyProduct, 'R-1', product('R-1', { fallbackLanguage: 'pl' }))).toEqual([
      '/fallbackLanguage choice',
    ]);
    expect(await issuesOf(putCompanyProductGroup, 'G-1', group('cabins', { nl: 'Keten' }))).toEqual(['/code taken']);
    expect(await issuesOf(putCompanyProduct, 'FIX-B', product('FIX'))).toEqual(['/code taken']);
  });

  it('[OP-27] may have the code of another company, and are seen by clients of their own alone', async () => {
    await bothOf('SAME');
    await write(putCompanyProduct, 'ONLY-DE', { ...product('ONLY-DE'), names: { de: 'Nur hier' } }, OF_DE);
    const mine = await catalogue();
    expect(codesOf(mine).filter((code) => code === 'SAME')).toHaveLength(1);
    expect(codesOf(mine)).not.toContain('ONLY-DE');
    expect((await ask(listProducts, { q: 'nur hier', lang: 'de' })).items).toEqual([]);
    expect((await ask(listProducts, { q: 'baubude', lang: 'de' })).items).toEqual([]);
    expect((await ask(listProducts, { q: 'bouwkeet same', lang: 'de' })).items).toEqual([
      { code: 'SAME', name: 'Bouwkeet SAME', group: 'huts' },
    ]);
    expect((await namesFor('NL', 'de')).names).toMatchObject({ SAME: 'Bouwkeet SAME' });
    expect((await namesFor('NL', 'de')).names).not.toHaveProperty('ONLY-DE');
    expect((await namesFor('DE', 'nl')).names).toMatchObject({ SAME: 'Baubude SAME', 'ONLY-DE': 'Nur hier' });
    expect(Object.keys((await ask(getProductTranslations, { lang: 'nl' })).names)).toEqual(['LIFT-10']);

    const line = { quantity: 1, from: '2026-11-24', to: '2026-12-24', remark: null };
    const body = (productCode: string) =>
      enteredOrder({
        projectId: test.fixture.a.projectIds[0],
        poNumber: '4500041',
        depotId,
        lines: [{ ...line, productCode }],
      }) satisfies BodyInput<typeof createOrder>;
    const other = await test.call(createOrder, { sample: { body: body('ONLY-DE') } });
    expect([other.statusCode, other.json().errors]).toMatchObject([
      422,
      [{ pointer: '/lines/0/productCode', code: 'reference' }],
    ]);
    expect((await test.call(createOrder, { sample: { body: body('SAME') } })).statusCode).toBe(201);
    const favorite = { params: { id: test.fixture.a.projectIds[0] }, body: { productCode: 'ONLY-DE', favorite: true } };
    expect((await test.call(putProjectFavorite, { sample: favorite })).statusCode).toBe(422);
    const onRent = {
      ...{ contract: 'C-A', status: 'onRent', onRentAt: '2026-11-02T07:00:00.000Z', quantity: 2 },
      expectedOffRentAt: '2026-12-20T15:00:00.000Z',
    };
    expect(await issuesOf(putCompanyLine, 'L-1', { ...onRent, productCode: 'ONLY-DE' })).toEqual([
      '/productCode reference',
    ]);
    await write(putCompanyLine, 'L-1', { ...onRent, productCode: 'SAME' });
  });

  it('[OP-27] stand before the product of all companies with their code', async () => {
    await write(putCompanyProductGroup, 'G-1', group('huts', { nl: 'Keten' }));
    const before = (await namesFor('NL', 'nl')).names['LIFT-10'];
    await write(putCompanyProduct, 'LIFT', product('LIFT-10', { names: { nl: 'Onze lift' }, tracking: 'serialised' }));
    expect(codesOf(await catalogue()).filter((code) => code === 'LIFT-10')).toHaveLength(1);
    expect((await namesFor('NL', 'pl')).names['LIFT-10']).toBe('Onze lift');
    expect((await namesFor('DE', 'nl')).names['LIFT-10']).toBe(before);
  });

  it('[OP-41] are ranked by name within a minute, in their own company, and stand last until then', async () => {
    const { db } = test.database;
    await bothOf('RANK-0');
    const ofAll = { code: 'SHARED-1', product_group: 'access', kind: 'rental', tracking: 'serialised' } as const;
    await db
      .insertInto('product')
      .values({ ...ofAll, energy: 'electric' })
      .execute();
    await db
      .insertInto('product_translation')
      .values({ product_code: 'SHARED-1', language: 'nl', name: 'Midden' })
      .execute();
    await rankChangedProducts(db);
    const changed = () =>
      db.selectFrom('operating_company').where('product_names_changed_at', 'is not', null).select('code').execute();
    const listed = async () => codesOf(await ask(listProducts, { lang: 'nl', size: '100' }));
    const ranksOf = (opCo: string) =>
      db
        .selectFrom('product_rank')
        .where('op_co', '=', opCo)
        .select(sql<string>`xmin::text`.as('written'))
        .distinct()
        .orderBy('written')
        .execute();
    expect(await changed()).toEqual([]);
    const others = await ranksOf('DE');

    const named = (nl: string, more: object = {}) => product('RANK-1', { names: { nl }, ...more });
    const dryRun = { params: { externalId: 'RANK-1' }, query: { dryRun: 'true' }, body: named('Aanhanger') };
    expect((await test.call(putCompanyProduct, { sample: dryRun })).json().outcome).toBe('created');
    expect(await changed()).toEqual([]);
    await write(putCompanyProduct, 'RANK-1', named('Aanhanger'));
    expect((await listed()).at(-1)).toBe('RANK-1');
    expect((await ask(listProducts, { q: 'aanhanger', lang: 'nl' })).items).toHaveLength(1);
    expect(await changed()).toEqual([{ code: 'NL' }]);
    await rankChangedProducts(db);
    expect((await listed())[0]).toBe('RANK-1');
    await write(putCompanyProduct, 'RANK-1', named('Aanhanger', { minDays: 3 }));
    expect(await changed()).toEqual([]);
    await write(putCompanyProduct, 'RANK-1', named('Zuiger'));
    await rankChangedProducts(db);
    expect((await listed()).at(-1)).toBe('RANK-1');
    expect(await changed()).toEqual([]);
    // Products of all companies stand between those of the company.
    const codes = await listed();
    expect(codes.indexOf('SHARED-1')).toBeGreaterThan(codes.indexOf('RANK-0'));
    expect(codes.indexOf('SHARED-1')).toBeLessThan(codes.length - 1);
    expect(await ranksOf('DE')).toEqual(others);
  });

  it('[OP-45] are named anew once they change; an archived one only where something refers to it', async () => {
    await bothOf('OLD-1');
    await write(putCompanyProduct, 'OLD-2', product('OLD-2'));
    const names = async () => (await namesFor('NL', 'nl')).names;
    expect(await names()).toMatchObject({ 'OLD-1': 'Bouwkeet OLD-1', 'OLD-2': 'Bouwkeet OLD-2' });
    const onRent = {
      ...{ contract: 'C-A', status: 'onRent', onRentAt: '2026-11-02T07:00:00.000Z', quantity: 2 },
      ...{ expectedOffRentAt: '2026-12-20T15:00:00.000Z', productCode: 'OLD-1' },
    };
    await write(putCompanyLine, 'L-OLD', onRent);
    for (const code of ['OLD-1', 'OLD-2']) await write(putCompanyProduct, code, product(code, { archived: true }));
    expect(await names()).toMatchObject({ 'OLD-1': 'Bouwkeet OLD-1' });
    expect(await names()).not.toHaveProperty('OLD-2');
    // Read once while nothing changes.
    const queries: number[] = [];
    const stop = databaseQueries.subscribe(({ seconds }) => void queries.push(seconds));
    await Promise.all([names(), names(), names()]);
    stop();
    expect(queries.length).toBeLessThanOrEqual(3 * REQUEST_QUERIES);
    await write(putCompanyProductGroup, 'G-1', group('huts', { nl: 'Hutten' }));
    expect((await namesFor('NL', 'nl')).groups).toEqual({ huts: 'Hutten' });
    await write(putCompanyProductGroup, 'G-1', group('huts', { nl: 'Keten' }));
  });

  it('[OP-27] have groups with names of their own', async () => {
    await bothOf('NAMED');
    expect((await namesFor('NL', 'hu')).groups).toEqual({ huts: 'Keten' });
    expect((await namesFor('DE', 'hu')).groups).toEqual({ huts: 'Container' });
    expect((await ask(getProductTranslations, { lang: 'hu' })).groups).toEqual({});
  });

  it('[OP-27] limit the days of an order', async () => {
    await write(putCompanyProductGroup, 'G-1', group('huts', { nl: 'Keten' }));
    await write(putCompanyProduct, 'LONG', product('LONG', { minDays: 10 }));
    expect((await ask(getOrderRules, { depot: depotId, lang: 'nl' })).minDaysOf).toMatchObject({ LONG: 10 });
    const order = (to: string) => ({
      ...enteredOrder({
        projectId: test.fixture.a.projectIds[0],
        poNumber: '4500041',
        depotId,
        lines: [{ productCode: 'LONG', quantity: 1, from: '2026-11-24', to, remark: null }],
      }),
      submit: true,
    });
    const short = await test.call(createOrder, { sample: { body: order('2026-12-02') } });
    expect(short.json().errors).toContainEqual({
      pointer: '/lines/0/to',
      code: 'rental-too-short',
      params: { days: 10 },
    });
    const long = await test.call(createOrder, { sample: { body: order('2026-12-04') } });
    expect(JSON.stringify(long.json().errors ?? [])).not.toContain('rental-too-short');
  });
});

describe('rates', () => {
  const rate = (code: string, more: object = {}) => ({
    product: code,
    from: '2026-11-01',
    currency: 'EUR',
    day: '50.00',
    week: '200.00',
    ...more,
  });
  const weekOf = async (code: string) =>
    (await catalogue()).items.find((one: { code: string }) => one.code === code)?.rates?.week.amount ?? null;
  const estimated = async (code: string, from: string, to: string) => {
    const lines = [{ productCode: code, quantity: 1, from, to, remark: null }];
    const answer = await test.call(estimateOrder, { sample: { body: { depotId, lines } } });
    return answer.json().lines[0].estimate?.net.amount ?? null;
  };

  it('[OP-28] [DOM-96] of the client come first, each from its day on, in catalogue, estimate and contract', async () => {
    await bothOf('RATED');
    expect(await weekOf('RATED')).toBeNull();
    await write(putCompanyRate, 'R-1', rate('RATED', { to: '2026-11-30' }));
    await write(putCompanyRate, 'R-2', rate('RATED', { from: '2026-12-01', week: '220.00' }));
    await write(putCompanyRate, 'R-DE', rate('RATED', { week: '9.00', day: '2.00' }), OF_DE);
    expect(await weekOf('RATED')).toBe('200.00');
    expect(await estimated('RATED', '2026-11-23', '2026-11-27')).toBe('200.00');
    expect(await estimated('RATED', '2026-12-07', '2026-12-11')).toBe('220.00');
    await write(putCompanyRate, 'R-B', rate('RATED', { client: 'K-B', week: '77.00' }));
    expect(await weekOf('RATED')).toBe('200.00');
    await write(putCompanyRate, 'R-A', rate('RATED', { client: 'K-A', from: '2026-12-01', week: '150.00' }));
    expect(await weekOf('RATED')).toBe('200.00');
    expect(await estimated('RATED', '2026-12-07', '2026-12-11')).toBe('150.00');

    const { db } = test.database;
    const { a, administrator } = test.fixture;
    const orderId = await insertOrder(db, a, { ordererId: administrator.id, label: a.name, status: 'confirmed' });
    await db
      .updateTable('rental_order_line')
      .set({ product_code: 'RATED', quantity: 1, starts_on: '2026-12-07', ends_on: '2026-12-11' })
      .where('order_id', '=', orderId)
      .execute();
    const completed = await test.call(completeCompanyOrder, {
      sample: { params: { id: orderId }, body: { contractNumber: 'C-RATED' } },
    });
    expect(completed.statusCode, completed.body).toBe(200);
    const line = db.selectFrom('contract_line').where('contract_number', '=', 'C-RATED').selectAll();
    expect(await line.executeTakeFirstOrThrow()).toMatchObject({
      rate_unit: 'week',
      rate_price: '150.00',
      agreed_day: '50.00',
      agreed_week: '150.00',
      agreed_four_week: null,
    });
  });

  it('[OP-28] that overlap are refused with a pointer, and archived ones make room', async () => {
    await bothOf('LAPS');
    await write(putCompanyRate, 'O-1', rate('LAPS', { to: '2026-12-31' }));
    expect(await issuesOf(putCompanyRate, 'O-2', rate('LAPS', { from: '2026-12-31' }))).toEqual(['/from taken']);
    await write(putCompanyRate, 'O-3', rate('LAPS', { from: '2027-01-01' }));
    // Another client's, and a client's own beside the company's, share its days.
    await write(putCompanyRate, 'O-4', rate('LAPS', { client: 'K-A' }));
    await write(putCompanyRate, 'O-5', rate('LAPS', { client: 'K-B' }));
    expect(await issuesOf(putCompanyRate, 'O-6', rate('LAPS', { client: 'K-A', from: '2027-02-01' }))).toEqual([
      '/from taken',
    ]);
    expect(await issuesOf(putCompanyRate, 'O-1', rate('LAPS', { to: null }))).toEqual(['/from taken']);
    const batch = await test.call(importCompanyRates, {
      sample: {
        body: {
          items: [
            { externalId: 'O-7', ...rate('LAPS', { from: '2027-03-01' }) },
            { externalId: 'O-3', ...rate('LAPS', { from: '2027-01-01', archived: true }) },
            { externalId: 'O-7', ...rate('LAPS', { from: '2027-03-01' }) },
          ],
        },
      },
    });
    expect(batch.json().items.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'refused',
      'changed',
      'created',
    ]);
    const zloty = rate('LAPS', { currency: 'PLN', from: '2020-01-01', to: '2020-01-02' });
    expect(await issuesOf(putCompanyRate, 'O-8', zloty)).toEqual(['/currency choice']);
    expect(await issuesOf(putCompanyRate, 'O-8', rate('LAPS', { to: '2026-10-31' }))).toEqual(['/to before-from']);
    expect(await issuesOf(putCompanyRate, 'O-4', rate('LAPS', { client: 'K-B' }))).toEqual(['/client reference']);
  });

  it('[OP-28] [DOM-11] of another client are in no handle of a client', async () => {
    await bothOf('HIDDEN');
    await write(putCompanyRate, 'H-B', rate('HIDDEN', { client: 'K-B', week: '66.66' }));
    const { a, b, administrator } = test.fixture;
    const weeks = async (clientId: number) => {
      const db = clientDb(test.database.db, { userId: administrator.id, clientId, projects: 'all' }, test.now());
      const rows = await db.selectFrom('rental_rate').where('product_code', '=', 'HIDDEN').select('week').execute();
      return rows.map(({ week }) => week);
    };
    expect(await weeks(a.id)).toEqual([]);
    expect(await weeks(b.id)).toEqual(['66.66']);
  });
});

describe('stock', () => {
  it('[OP-29] [DOM-97] counts from its day on, and feeds what is free', async () => {
    await bothOf('PILE');
    const row = { depot: 'D-1', product: 'PILE', pieces: 5, from: '2026-11-01' };
    const free = async (from: string, to: string) =>
      (await ask(getStock, { depot: depotId, from, to })).items.find((one: { code: string }) => one.code === 'PILE');
    expect(await free('2026-11-24', '2026-11-27')).toBeUndefined();
    expect(await write(putCompanyStock, 'S-1', row)).toMatchObject({ ...row, outcome: 'created' });
    expect((await write(putCompanyStock, 'S-1', row)).outcome).toBe('unchanged');
    await write(putCompanyStock, 'S-2', { ...row, pieces: 2, from: '2026-12-01' });
    await write(putCompanyStock, 'S-3', { ...row, pieces: 8, from: '2026-12-15' });
    expect(await free('2026-11-24', '2026-11-27')).toMatchObject({ free: 5 });
    expect(await free('2026-11-24', '2026-12-04')).toMatchObject({ free: 2 });
    expect(await free('2026-12-20', '2026-12-24')).toMatchObject({ free: 8 });
    await write(putCompanyStock, 'S-2', { ...row, pieces: 0, from: '2026-12-01' });
    expect(await free('2026-12-07', '2026-12-11')).toMatchObject({ free: 0, freeFrom: '2026-12-15' });
    expect(await issuesOf(putCompanyStock, 'S-4', { ...row, from: '2026-12-01' })).toEqual(['/from taken']);
    expect(await issuesOf(putCompanyStock, 'S-4', { ...row, depot: 'D-9', from: '2027-01-01' })).toEqual([
      '/depot reference',
    ]);
    expect(await issuesOf(putCompanyStock, 'S-4', { ...row, from: '2027-01-01', archived: true })).toHaveLength(1);
  });
});

it('[OP-27] [OP-28] [OP-29] are of no other operating company, and in its feed of changes alone', async () => {
  await bothOf('FED');
  await write(putCompanyRate, 'F-R', { product: 'FED', from: '2026-11-01', currency: 'EUR', day: '5', week: '20' });
  await write(putCompanyStock, 'F-S', { depot: 'D-1', product: 'FED', pieces: 5, from: '2026-11-01' });
  for (const [endpoint, id] of [
    [getCompanyProduct, 'FIX'],
    [getCompanyRate, 'F-R'],
    [getCompanyStock, 'F-S'],
  ] as const) {
    expect((await get(endpoint, id)).statusCode).toBe(200);
    expect((await get(endpoint, id, OF_DE)).statusCode).toBe(404);
  }
  expect((await get(getCompanyProductGroup, 'G-1', OF_DE)).json().names).toEqual({ de: 'Container' });
  await changesSettle(test.database.db);
  const changes = async (token?: string): Promise<CompanyChange[]> =>
    (await test.call(getCompanyChanges, { sample: { query: { limit: '1000' } }, ...(token ? { token } : {}) })).json()
      .items;
  const idsOf = (items: readonly CompanyChange[], kind: CompanyChange['kind']) =>
    items.filter((one) => one.kind === kind).map(({ externalId, path, client }) => [externalId, path, client]);
  const mine = await changes();
  const at = (path: string, id: string) => [id, `/api/backoffice/${path}/${id}`, null];
  expect(idsOf(mine, 'product')).toContainEqual(at('products', 'FED'));
  expect(idsOf(mine, 'rate')).toContainEqual(at('rates', 'F-R'));
  expect(idsOf(mine, 'stock')).toContainEqual(at('stock', 'F-S'));
  expect(idsOf(mine, 'productGroup')).toContainEqual(at('product-groups', 'G-1'));
  const theirs = await changes(OF_DE);
  expect(idsOf(theirs, 'stock')).toEqual([]);
  expect(idsOf(theirs, 'product').map(([id]) => id)).not.toContain('FIX');
});
