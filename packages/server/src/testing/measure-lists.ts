import { openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { seed } from '../database/seed/index.ts';
import { seedOnce } from '../database/seed-once.ts';
import { callsOn } from '../services/overview/overview.fixture.ts';

/**
 * What a page of 25 with its facets costs out of 60,000 lines on PGlite: `node src/testing/measure-lists.ts`, or with
 * the DATA_DIR of a large demo to skip making one. Prints medians in milliseconds of processor time, which a busy
 * machine hardly changes, and of waiting, which it does.
 */
const ROUNDS = 21;
const now = new Date();

interface Cost {
  readonly cpu: number;
  readonly wall: number;
}

const costOf = async (work: () => Promise<unknown>): Promise<Cost> => {
  const start = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / 1_000, wall: performance.now() - start };
};
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const print = (title: string, { cpu, wall }: Cost) =>
  console.log(`${title.padEnd(24)}  ${cpu.toFixed(1).padStart(8)} ms processor ${wall.toFixed(1).padStart(8)} ms wall`);

const dataDir = process.env.DATA_DIR;
const { db, close } = await openDatabase(dataDir ? { dataDir } : 'memory');
if (!dataDir) {
  await migrate(db);
  print('demo data', await costOf(() => seedOnce(db, seed, { scale: 'large', now })));
}

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
  const costs: Cost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) costs.push(await costOf(run));
  print(title, { cpu: median(costs.map(({ cpu }) => cpu)), wall: median(costs.map(({ wall }) => wall)) });
}
await close();
