import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  type Endpoint,
  EXPORT_FORMATS,
  exportEmissions,
  exportSpend,
  getInvoiceArchive,
  getInvoiceCsv,
  getInvoicePdf,
  getInvoiceUbl,
  listActivityExport,
  listActivityFacets,
  listAssetsExport,
  listAssetsFacets,
  listContractLinesExport,
  listContractLinesFacets,
  listContractsExport,
  listContractsFacets,
  listDocumentsExport,
  listDocumentsFacets,
  listOrdersExport,
  listOrdersFacets,
  MAX_ARCHIVED,
  MAX_EXPORTED_ROWS,
} from '@hireyard/contract';
import {
  app,
  type BenchClient,
  db,
  isAsked,
  large,
  median,
  now,
  type Query,
  requestOf,
  small,
  stopwatch,
} from './bench-server.ts';
import { growInvoice } from './grow.ts';

// What files cost, to a reader who takes them as they come: lists as CSV and workbook, invoices as PDF, UBL and ZIP.

/** Of a long file; short ones are quick. */
const ROUNDS = 3;
const QUICK_ROUNDS = Math.min(11, Number(process.env.ROUNDS ?? 11));
/**
 * Times what one row or document costs: beside the small client's, and of a file's second half beside its first. The part
 * of all work that is done before the first byte, the megabytes that a file holds of the process while it is sent, and
 * the milliseconds that others wait for their turn: on the embedded database a query is one of them.
 */
const BUDGETS = { each: 1.5, half: 1.5, firstByte: 0.25, held: 64, blocked: 500 };
const LONG_INVOICE = 1_000;
/** The fewest that a large client has. */
const INVOICES = 50_000;
/** Bytes between two looks at the memory. */
const LOOK = 500_000;

interface FileCost {
  readonly ms: number;
  readonly firstByte: number;
  /** Work at the half of its bytes. */
  readonly halfway: number;
  readonly bytes: number;
  /** Megabytes beyond those before it: what is in use, and what the process takes of the machine. */
  readonly held: number;
  readonly resident: number;
  /** The longest that others waited for their turn, in milliseconds by the clock. */
  readonly blocked: number;
}

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;
const MB = 1_000_000;
const inUse = (): number => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

interface Asked {
  readonly client: BenchClient;
  readonly endpoint: Endpoint;
  readonly query: Query;
  readonly id?: string;
}

/** Reads a file chunk by chunk and keeps none. Looking at what is in use takes time of its own, so it is a call for itself. */
async function read({ client, endpoint, query, id }: Asked, looksAtMemory = false): Promise<FileCost> {
  const { url, headers } = requestOf(client, endpoint, query, id);
  const { port } = app.server.address() as AddressInfo;
  const before = looksAtMemory ? inUse() : 0;
  const residentBefore = process.memoryUsage.rss();
  let [bytes, looked, held, resident] = [0, 0, 0, 0];
  const times: { readonly bytes: number; readonly ms: number }[] = [];
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  const spent = stopwatch();
  const [answer] = (await once(get({ port, path: url, headers }), 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`${endpoint.id} answered ${answer.statusCode}`);
  for await (const chunk of answer as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    times.push({ bytes, ms: spent() });
    resident = Math.max(resident, process.memoryUsage.rss() - residentBefore);
    if (!looksAtMemory || bytes - looked < LOOK) continue;
    looked = bytes;
    held = Math.max(held, inUse() - before);
  }
  const ms = spent();
  // What was under way as the last chunk came is told with the next turn.
  await setTimeout(20);
  delays.disable();
  return {
    ms,
    firstByte: times[0]?.ms ?? 0,
    halfway: times.find((time) => time.bytes >= bytes / 2)?.ms ?? 0,
    bytes,
    held: held / MB,
    resident: resident / MB,
    blocked: delays.max / MB,
  };
}

/** Medians of some readings; what is in use is looked at in the last one alone. */
async function costOf(asked: Asked, rounds: number, looksAtMemory = false): Promise<FileCost> {
  const costs: FileCost[] = [];
  for (let round = 0; round < rounds; round += 1) costs.push(await read(asked));
  const of = (what: keyof FileCost) => median(costs.map((cost) => cost[what]));
  const { held } = looksAtMemory ? await read(asked, true) : { held: 0 };
  const resident = Math.max(...costs.map((cost) => cost.resident));
  return {
    ...{ ms: of('ms'), firstByte: of('firstByte'), halfway: of('halfway'), bytes: of('bytes'), blocked: of('blocked') },
    ...{ held, resident },
  };
}

let failed = false;

/** A line of the report: each figure with its budget, where it has one. */
function report(title: string, figures: readonly (readonly [text: string, value: number, budget?: number])[]): void {
  const told = figures.map(([text, value, budget = Number.POSITIVE_INFINITY]) => {
    if (value > budget) failed = true;
    return `${text.replace('#', value.toFixed(value < 10 ? 2 : 0))}${value > budget ? ' OVER' : ''}`;
  });
  console.log(`${title.padEnd(44)} ${told.join(', ')}`);
}

/** Lists as files, each with what counts its rows. */
const EXPORTS: readonly { readonly file: Endpoint; readonly facets: Endpoint }[] = [
  { file: listContractLinesExport, facets: listContractLinesFacets },
  { file: listContractsExport, facets: listContractsFacets },
  { file: listDocumentsExport, facets: listDocumentsFacets },
  { file: listAssetsExport, facets: listAssetsFacets },
  { file: listOrdersExport, facets: listOrdersFacets },
  { file: listActivityExport, facets: listActivityFacets },
];

interface Counted {
  readonly total: number;
  readonly facets: { readonly status?: readonly { readonly value: string; readonly count: number }[] };
}

/** All rows of a list, or where those are more than a file may hold, the statuses that fill one. */
async function longest(client: BenchClient, facets: Endpoint): Promise<{ rows: number; query: [string, string][] }> {
  const { total, facets: counted } = (await app.inject(requestOf(client, facets, {}))).json<Counted>();
  if (total <= MAX_EXPORTED_ROWS) return { rows: total, query: [] };
  const query: [string, string][] = [];
  let rows = 0;
  for (const { value, count } of counted.status ?? []) {
    if (rows + count > MAX_EXPORTED_ROWS) continue;
    query.push(['status', value]);
    rows += count;
  }
  return { rows, query };
}

async function measureExports(): Promise<void> {
  for (const { file, facets } of EXPORTS.filter((list) => isAsked(list.file))) {
    const [short, long] = [await longest(small, facets), await longest(large, facets)];
    for (const format of EXPORT_FORMATS) {
      const query = [...long.query, ['format', format]] as [string, string][];
      const of = await costOf({ client: small, endpoint: file, query: { format } }, QUICK_ROUNDS);
      const beside = await costOf({ client: large, endpoint: file, query }, ROUNDS, true);
      const each = beside.ms / long.rows;
      report(`${file.id} ${format}`, [
        [`${short.rows} rows # ms`, of.ms],
        [`${long.rows} rows # ms`, beside.ms],
        ['# µs a row', each * 1_000],
        ['each ×#', each / (of.ms / short.rows), BUDGETS.each],
        ['second half ×#', (beside.ms - beside.halfway) / (beside.halfway - beside.firstByte), BUDGETS.half],
        ['first byte # ms', beside.firstByte],
        ['# of all', beside.firstByte / beside.ms, BUDGETS.firstByte],
        ['others wait # ms', beside.blocked, BUDGETS.blocked],
        ['holds # MB', beside.held, BUDGETS.held],
        ['resident +# MB', beside.resident],
        ['# MB', beside.bytes / MB],
      ]);
    }
    if (long.query.length > 0) await reportRefusal(file);
  }
}

/** A list that is too long for a file is found out without reading its rows. */
async function reportRefusal(endpoint: Endpoint): Promise<void> {
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const spent = stopwatch();
    const { statusCode } = await app.inject(requestOf(large, endpoint, {}));
    costs.push(spent());
    if (statusCode === 200) throw new Error(`${endpoint.id} answered more rows than a file may hold`);
  }
  report(`${endpoint.id}, too long`, [['refused after # ms', median(costs)]]);
}

/** A client's invoices with the fewest or the most lines, but for those that were grown. */
const invoicesOf = ({ id }: BenchClient, order: 'asc' | 'desc') =>
  db
    .selectFrom('document')
    .innerJoin('document_line', 'document_line.document_id', 'document.id')
    .where('document.client_id', '=', id)
    .where('type', '=', 'invoice')
    .groupBy('document.id')
    .having((eb) => eb.fn.countAll(), '<', LONG_INVOICE / 10)
    .orderBy((eb) => eb.fn.countAll(), order)
    .orderBy('document.id')
    .limit(MAX_ARCHIVED)
    .select((eb) => ['document.id', eb.fn.countAll<string>().as('lines')])
    .execute();

async function measureDocuments(): Promise<void> {
  const { n } = await db
    .selectFrom('document')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('client_id', '=', large.id)
    .where('type', '=', 'invoice')
    .executeTakeFirstOrThrow();
  if (Number(n) < INVOICES) throw new Error(`The large client has ${n} invoices: too few to say anything`);
  const files = [getInvoicePdf, getInvoiceUbl, getInvoiceCsv].filter(isAsked);
  const [shortOf, short] = [await invoicesOf(small, 'asc'), await invoicesOf(large, 'asc')];
  const [longest] = await invoicesOf(large, 'desc');
  if (!shortOf[0] || !short[0] || !longest) throw new Error('There are no invoices to measure');
  const grown = { id: await growInvoice(db, longest.id, LONG_INVOICE), lines: String(LONG_INVOICE) };
  const long = { id: await growInvoice(db, longest.id, LONG_INVOICE / 10), lines: String(LONG_INVOICE / 10) };
  for (const endpoint of files) {
    const cost = (client: BenchClient, { id }: { readonly id: string }) =>
      costOf({ client, endpoint, query: {}, id }, QUICK_ROUNDS);
    const of = await cost(small, shortOf[0]);
    const beside = await cost(large, short[0]);
    const most = await cost(large, longest);
    const [tenth, whole] = [await cost(large, long), await cost(large, grown)];
    const each = (whole.ms - tenth.ms) / (LONG_INVOICE * 0.9);
    report(endpoint.id, [
      [`${shortOf[0].lines} lines # ms`, of.ms],
      [`${short[0].lines} lines # ms`, beside.ms],
      ['×#', beside.ms / of.ms, BUDGETS.each],
      [`${longest.lines} lines # ms`, most.ms],
      [`${long.lines} lines # ms`, tenth.ms],
      [`${grown.lines} lines # ms`, whole.ms],
      ['# µs a line', each * 1_000],
      ['each ×#', each / ((tenth.ms - beside.ms) / (LONG_INVOICE / 10 - Number(short[0].lines))), BUDGETS.each],
    ]);
  }
  if (!isAsked(getInvoiceArchive)) return;
  const zip = (client: BenchClient, invoices: readonly { readonly id: string }[], looksAtMemory = false) => {
    const query = invoices.map(({ id }): [string, string] => ['id', id]);
    return costOf({ client, endpoint: getInvoiceArchive, query }, ROUNDS, looksAtMemory);
  };
  const few = MAX_ARCHIVED / 10;
  const [of, fewer, all] = [
    await zip(small, shortOf),
    await zip(large, short.slice(0, few)),
    await zip(large, short, true),
  ];
  report(`${getInvoiceArchive.id} of ${short.length}`, [
    ['small # ms', of.ms],
    ['large # ms', all.ms],
    ['each # ms', all.ms / short.length],
    ['×#', all.ms / short.length / (of.ms / shortOf.length), BUDGETS.each],
    [`×# that of ${few}`, all.ms / short.length / (fewer.ms / few), BUDGETS.each],
    ['first byte # ms', all.firstByte],
    ['# of all', all.firstByte / all.ms, BUDGETS.firstByte],
    ['others wait # ms', all.blocked, BUDGETS.blocked],
    ['holds # MB', all.held, BUDGETS.held],
    ['resident +# MB', all.resident],
  ]);
}

/** What is summed up as a file, of this month, since more than some rows are refused. It reads all lines, so it grows. */
async function measureSums(): Promise<void> {
  const month = now.toISOString().slice(0, 7);
  const query = { from: month, to: month };
  for (const endpoint of [exportSpend, exportEmissions].filter(isAsked)) {
    const of = await costOf({ client: small, endpoint, query }, ROUNDS);
    const beside = await costOf({ client: large, endpoint, query }, ROUNDS);
    report(endpoint.id, [
      ['small # ms', of.ms],
      ['large # ms', beside.ms],
      ['×#', beside.ms / of.ms],
      ['# MB', beside.bytes / MB],
    ]);
  }
}

/** Says whether something was beyond its budget. */
export async function measureFiles(): Promise<boolean> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  await measureExports();
  await measureSums();
  await measureDocuments();
  return failed;
}
