import { openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { seed } from '../database/seed/index.ts';
import { callsOn } from '../services/overview/overview.fixture.ts';

/**
 * How long a page of 25 with its facets takes out of 60,000 lines on PGlite: `node src/testing/measure-lists.ts`.
 * Prints the seed's time and the median of each call in milliseconds; compare runs on an idle machine alone.
 */
const ROUNDS = 21;
const now = new Date();

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const { db, close } = await openDatabase('memory');
await migrate(db);
const seeding = await timed(() => db.transaction().execute((trx) => seed(trx, { scale: 'large', now })));
console.log(`seed of SEED_SCALE=large  ${(seeding / 1000).toFixed(1)} s`);

const { id } = await db
  .selectFrom('corporate_client')
  .select('id')
  .where('name', '=', 'Grand Infra Holding')
  .executeTakeFirstOrThrow();
const call = callsOn(db);
const large = { scope: { clientId: id }, now };
const calls = {
  'first page': () => call.lines({}, large),
  'page 40': () => call.lines({ page: 40 }, large),
  'on rent': () => call.lines({ status: ['onRent'] }, large),
  'due this week': () => call.lines({ due: 'thisWeek' }, large),
  'search by product name': () => call.lines({ q: 'minigraver' }, large),
  'search by PO number': () => call.lines({ q: '4500012' }, large),
  'by product, descending': () => call.lines({ sort: 'product,desc' }, large),
  'by rate': () => call.lines({ sort: 'rate,asc' }, large),
  contracts: () => call.contracts({}, large),
  'key figures': () => call.keyFigures(undefined, large),
  'four weeks of planning': () => call.planning({}, large),
};
for (const [title, run] of Object.entries(calls)) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(run));
  const median = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  console.log(`${title.padEnd(24)}  ${median.toFixed(1)} ms`);
}
await close();
