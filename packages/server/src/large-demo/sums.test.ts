import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { seed } from '../database/seed/index.ts';
import { seedOnce } from '../database/seed-once.ts';
import { readClientScope } from '../http/client-scope.ts';
import type { ClientScope } from '../http/route.ts';
import { attentionAsked } from '../testing/attention-asked.ts';
import { confineTo } from '../testing/demo-scopes.ts';
import { emissionsAsked } from '../testing/emissions-asked.ts';
import { idleAsked } from '../testing/idle-asked.ts';
import { keepAllMonths } from '../testing/keep-all-months.ts';
import { sitesAsked } from '../testing/sites-asked.ts';
import { spendAsked } from '../testing/spend-asked.ts';

/**
 * Every figure over the 60,000 lines of the large demo, held against the second calculation by plain SQL, as the tests of
 * the small demo do: `npm run test:all -- large-demo`, with the DATA_DIR or DATABASE_URL of a large demo to skip making one.
 */
const LARGE = 'Grand Infra Holding';
const NOW = new Date();
const { DATA_DIR: dataDir, DATABASE_URL: url } = process.env;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase(url ? { url } : dataDir ? { dataDir } : 'memory');
  await migrate(database.db);
  await seedOnce(database.db, seed, { scale: 'large', now: NOW });
  await keepAllMonths(database.db, NOW);
});
afterAll(() => database.close());

/** An administrator of the large client, as they are now. */
async function scopeOf(): Promise<ClientScope> {
  const { id, external_uuid: uuid } = await database.db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .innerJoin('corporate_client', 'corporate_client.id', 'membership.client_id')
    .where('app_user.email', '=', 'admin@demo.example')
    .where('corporate_client.name', '=', LARGE)
    .select(['app_user.id', 'external_uuid'])
    .executeTakeFirstOrThrow();
  return (await readClientScope(database.db, id, uuid)) as ClientScope;
}

/** Takes the prices of the client away, until what it returns is called. */
async function hidePrices({ clientId }: ClientScope): Promise<() => Promise<void>> {
  const show = async (yes: boolean) => {
    const rows = database.db.updateTable('corporate_client').set({ show_prices: yes });
    await rows.where('id', '=', clientId).execute();
  };
  await show(false);
  return () => show(true);
}

/** To a project with machines on rent past their day. */
async function confine(scope: ClientScope): Promise<() => Promise<void>> {
  const { db } = database;
  const { id } = await db
    .selectFrom('contract_line')
    .where('client_id', '=', scope.clientId)
    .where('status', '=', 'onRent')
    .where('overdue_from', '<', NOW)
    .where('project_id', 'is not', null)
    .groupBy('project_id')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .select('project_id as id')
    .executeTakeFirstOrThrow();
  return confineTo(db, scope, String(id));
}

const USERS: Readonly<Record<string, (scope: ClientScope) => Promise<() => Promise<void>>>> = {
  'with all rights': async () => async () => undefined,
  'confined to a project': confine,
  'without prices': hidePrices,
};
/** How much there is at least to compare, so that nothing is found right for want of anything. */
const LEAST = { 'with all rights': 500, 'confined to a project': 3, 'without prices': 500 } as const;

describe.each(Object.entries(USERS))('a user %s', (name, become) => {
  const least = LEAST[name as keyof typeof LEAST];
  async function user(): Promise<ClientScope> {
    onTestFinished(await become(await scopeOf()));
    return scopeOf();
  }

  it('[DOM-30] needs what plain SQL finds', async () => {
    const scope = await user();
    expect(await attentionAsked(database.db, NOW).compare(scope)).toBeGreaterThan(least);
  });

  it('[DOM-34] spends what plain SQL finds day by day', async () => {
    const scope = await user();
    expect(await spendAsked(database.db, NOW).compare({ scope, now: NOW }, 200)).toBeGreaterThan(least);
  });

  it('[DOM-31] has the idle machines that plain SQL finds', async () => {
    const scope = await user();
    expect(await idleAsked(database.db, NOW).compare(scope)).toBeGreaterThan(least);
  });

  it('[DOM-35] has caused what plain SQL finds day by day', async () => {
    const scope = await user();
    const from = new Date(NOW.getFullYear() - 1, NOW.getMonth() + 1, 15).toISOString().slice(0, 7);
    expect(await emissionsAsked(database.db, NOW).compare({ scope }, from)).toBeGreaterThan(least);
  });

  it('[DOM-32] has pieces at the sites that plain SQL finds', async () => {
    const scope = await user();
    expect(await sitesAsked(database.db, NOW).compare(scope)).toBeGreaterThan(0);
  });
});
