import {
  type Endpoint,
  getAttention,
  getEmissions,
  getKeyFigures,
  getPlanning,
  getProject,
  getProjectSpend,
  getSpend,
  LIVE_LINE_STATUSES,
  type List,
  listActivity,
  listActivityFacets,
  listAddresses,
  listAddressesFacets,
  listAssets,
  listAssetsFacets,
  listContactPersons,
  listContactPersonsFacets,
  listContractLines,
  listContractLinesFacets,
  listContracts,
  listContractsFacets,
  listDocuments,
  listDocumentsFacets,
  listEmissionLines,
  listIdleMachines,
  listNotifications,
  listNotificationsFacets,
  listOrders,
  listOrdersFacets,
  listPlanningLines,
  listProjects,
  listProjectsFacets,
  listRequests,
  listRequestsFacets,
  listSites,
  listSpendLines,
  listUsers,
  listUsersFacets,
  SPEND_GROUPS,
  search,
} from '@hireyard/contract';
import { addDays, localDate } from '../domain/calendar.ts';
import { measureFiles } from './bench-files.ts';
import {
  app,
  type BenchClient,
  isAsked,
  large,
  median,
  now,
  type Query,
  requestOf,
  small,
  stop,
  stopwatch,
} from './bench-server.ts';

/**
 * Compares the cost of lists for a client with 60,000 contract lines and one with 160, on the same server. Run it as
 * `pnpm bench:lists`, with the DATA_DIR or DATABASE_URL of a large demo to skip creating one. Reports medians of
 * processor time, which other load hardly changes. Reports waiting time if the database is another process. Fails
 * beyond the budgets. `LINES=1000000` first grows the large client to a million lines, which takes minutes. The large
 * client has 500 users, 5,000 assets, 1,000 projects and addresses, 1,500 requests, 10,000 orders and 22,000
 * activities. The small one has about 20 of each. `ONLY=listOrders,getSpend` measures only these endpoints. Finally
 * measures files (`bench-files.ts`).
 */
const ROUNDS = Number(process.env.ROUNDS ?? 41);
const BUDGETS = { page: 1.5, facets: 3, search: 2, bytes: 30_000, planningBytes: 200_000 };
/** Budget of sums, as a share of the ratio of lines, because sums read every visible line. */
const SUMS = 0.35;
const PAGES = [0, 39, 99];

interface Cost {
  readonly ms: number;
  readonly bytes: number;
}
/** Placeholder for the project id in a query, like `{id}` in a path. */
const PROJECT = 'project-of-the-client';

async function call(client: BenchClient, endpoint: Endpoint, query: Query): Promise<Cost> {
  const { url, headers } = requestOf(client, endpoint, query);
  const spent = stopwatch();
  const answer = await app.inject({ url: url.replace(PROJECT, client.project), headers });
  const ms = spent();
  if (answer.statusCode !== 200) throw new Error(`${endpoint.id} answered ${answer.statusCode}: ${answer.body}`);
  return { ms, bytes: answer.rawPayload.length };
}

let failed = false;

/** Calls both clients in turns, so that the load of the machine affects both alike. */
async function compare(
  endpoint: Endpoint,
  query: Query,
  page: number | null,
  budget: number | null,
  mostBytes = page === null ? Number.POSITIVE_INFINITY : BUDGETS.bytes,
) {
  if (!isAsked(endpoint)) return;
  const costs: { small: Cost[]; large: Cost[] } = { small: [], large: [] };
  const params = [...new URLSearchParams(query)] as [string, string][];
  for (let round = 0; round < ROUNDS; round += 1) {
    costs.small.push(await call(small, endpoint, query));
    costs.large.push(await call(large, endpoint, page === null ? query : [...params, ['page', String(page)]]));
  }
  const ms = (costs: readonly Cost[]) => median(costs.map((cost) => cost.ms));
  const ratio = ms(costs.large) / ms(costs.small);
  const bytes = costs.large.at(-1)?.bytes ?? 0;
  const isOver = (budget !== null && ratio > budget) || bytes > mostBytes;
  if (isOver) failed = true;
  const title = `${endpoint.id} ${new URLSearchParams(query)}${page === null ? '' : ` page ${page + 1}`}`;
  const figures = [ms(costs.small), ms(costs.large)].map((value) => `${value.toFixed(1).padStart(7)} ms`).join(' ');
  console.log(
    `${title.padEnd(60)} ${figures}  ×${ratio.toFixed(2)} ${String(bytes).padStart(7)} B${isOver ? '  OVER' : ''}`,
  );
}

// Query of a project's page.
const ofProject: [string, string] = ['project', PROJECT];
const live = LIVE_LINE_STATUSES.map((status): [string, string] => ['status', status]);
const few: [string, string] = ['size', '5'];
await compare(getKeyFigures, {}, null, null);
await compare(getAttention, {}, null, BUDGETS.facets);
await compare(listIdleMachines, {}, null, BUDGETS.facets);
const grown = large.lines / small.lines;
for (const by of SPEND_GROUPS) await compare(getSpend, { by }, null, SUMS * grown);
for (const endpoint of [listSpendLines, getEmissions, listEmissionLines, listSites]) {
  await compare(endpoint, {}, null, SUMS * grown);
}
await compare(getProject, {}, null, BUDGETS.page);
await compare(getProjectSpend, {}, null, BUDGETS.page);
await compare(listContractLines, [ofProject, few, ...live], null, BUDGETS.page);
await compare(listContractLinesFacets, [ofProject, ...live], null, BUDGETS.facets);
await compare(listDocuments, [ofProject, few], null, BUDGETS.page);
await compare(listDocumentsFacets, [ofProject], null, BUDGETS.facets);
await compare(listUsers, [ofProject, few], null, BUDGETS.page);
await compare(listUsersFacets, [ofProject], null, BUDGETS.facets);

const today = localDate(now, 'UTC');
/** Filters with the budget of their facets. A search has no budget. */
const NARROWED: readonly [filter: string, value: string, budget: number | null][] = [
  ['q', '4500012', null],
  ['from', today, BUDGETS.facets],
  ['to', addDays(today, -182), BUDGETS.facets],
];
const LISTS: {
  list: Endpoint & { list: List };
  facets: Endpoint;
  one: Record<string, string>;
  facet: string;
  pages?: number[];
  /** Smaller than the default, so that the small client fills a page too. */
  size?: string;
}[] = [
  { list: listContractLines, facets: listContractLinesFacets, one: { status: 'onRent' }, facet: 'project' },
  { list: listContracts, facets: listContractsFacets, one: { status: 'onRent' }, facet: 'project' },
  { list: listDocuments, facets: listDocumentsFacets, one: { status: 'overdue' }, facet: 'project' },
  { list: listAssets, facets: listAssetsFacets, one: { ownership: 'owned' }, facet: 'project' },
  { list: listProjects, facets: listProjectsFacets, one: { status: 'active' }, facet: 'status', pages: [0, 20, 39] },
  {
    list: listUsers,
    facets: listUsersFacets,
    one: { status: 'active' },
    facet: 'role',
    pages: [0, 24, 49],
    size: '10',
  },
  {
    list: listOrders,
    facets: listOrdersFacets,
    one: { status: 'confirmed' },
    facet: 'project',
    size: '10',
  },
  {
    list: listRequests,
    facets: listRequestsFacets,
    one: { status: 'approved' },
    facet: 'project',
    pages: [0, 64, 129],
    size: '10',
  },
  {
    list: listAddresses,
    facets: listAddressesFacets,
    one: { kind: 'delivery' },
    facet: 'kind',
    pages: [0, 45, 90],
    size: '10',
  },
  {
    list: listContactPersons,
    facets: listContactPersonsFacets,
    one: { status: 'active' },
    facet: 'status',
    pages: [0, 35, 70],
    size: '5',
  },
  { list: listActivity, facets: listActivityFacets, one: { action: 'updated' }, facet: 'actor' },
  {
    list: listNotifications,
    facets: listNotificationsFacets,
    one: { kind: 'comment' },
    facet: 'kind',
    size: '20',
  },
];
for (const { list, facets, one, facet, pages = PAGES, size } of LISTS) {
  for (const field of list.list.sorts) {
    for (const direction of ['asc', 'desc']) {
      for (const page of pages) {
        await compare(list, { sort: `${field},${direction}`, ...(size && { size }) }, page, BUDGETS.page);
      }
    }
  }
  const opening = Object.entries(list.list.opensWith ?? {}).flatMap(([name, values]) =>
    values.map((value): [string, string] => [name, value]),
  );
  if (opening.length > 0) {
    for (const field of list.list.sorts) {
      for (const page of pages.slice(0, 2)) {
        const query: Query = [
          ['sort', `${field},asc`],
          ...opening,
          ...(size ? [['size', size] as [string, string]] : []),
        ];
        await compare(list, query, page, BUDGETS.page);
      }
    }
    await compare(facets, opening, null, BUDGETS.facets);
  }
  await compare(facets, {}, null, BUDGETS.facets);
  await compare(facets, one, null, BUDGETS.facets);
  await compare(facets, { facet, facetQuery: 'a' }, null, BUDGETS.facets);
  await compare(list, one, 0, null);
  for (const [name, value, budget] of NARROWED) {
    if (name !== 'q' && !(name in list.list.filters)) continue;
    await compare(list, { [name]: value }, 0, null);
    await compare(facets, { [name]: value }, null, budget);
  }
}
await compare(listRequests, { waiting: 'me' }, 0, null);
await compare(listDocuments, { read: 'unread' }, 0, null);
await compare(listDocuments, { type: 'certificate' }, 0, null);
// Numbers, a product, a city, an unknown word, and two letters, too short for a trigram index.
for (const q of ['C-26', '45', '204 118', 'excavator', 'Amsterdam', 'an', 'nowhere']) {
  await compare(search, { q }, null, BUDGETS.search);
}
// The planning has a budget of bytes, because the number of lines in a window differs by client.
const WINDOWS: Record<string, string>[] = [{}, { from: addDays(today, -182), to: addDays(today, 182) }];
for (const query of WINDOWS) {
  await compare(getPlanning, query, null, null, BUDGETS.planningBytes);
  for (const page of PAGES) {
    await compare(listPlanningLines, { ...query, size: '100' }, page, null, BUDGETS.planningBytes);
  }
}
failed = (await measureFiles()) || failed;
await stop();
process.exitCode = failed ? 1 : 0;
