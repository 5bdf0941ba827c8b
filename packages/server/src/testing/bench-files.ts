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

// Measures the cost of files for a streaming reader: lists as CSV and workbook, invoices as PDF, UBL and ZIP.

/** Rounds for a long file. Short ones are quick. */
const ROUNDS = 3;
const QUICK_ROUNDS = Math.min(11, Number(process.env.ROUNDS ?? 11));
/**
 * Budgets. `each`: time per row or document, relative to the small client. `half`: second half of a file relative to
 * its first. `firstByte`: share of the work before the first byte. `held`: megabytes of memory while the file is sent.
 * `blocked`: milliseconds that other requests wait, including one query on the embedded database.
 */
const BUDGETS = { each: 1.5, half: 1.5, firstByte: 0.25, held: 64, blocked: 500 };
const LONG_INVOICE = 1_000;
/** Invoices of a measured ZIP. */
const ARCHIVED = 50;
/** Minimum number for a large client. */
const INVOICES = 50_000;
/** Bytes between two checks of the memory. */
const MEMORY_CHECK_BYTES = 500_000;

interface FileCost {
  readonly ms: number;
  readonly firstByte: number;
  /** Work until half of the bytes are sent. */
  readonly halfway: number;
  readonly bytes: number;
  /** Additional megabytes: memory in use, and resident memory of the process. */
  readonly held: number;
  readonly resident: number;
  /** Longest wait of other requests, in milliseconds of wall-clock time. */
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

interface FileRequest {
  readonly client: BenchClient;
  readonly endpoint: Endpoint;
  readonly query: Query;
  readonly id?: string;
}

/** Reads a file chunk by chunk without storing it. Checking memory takes time, so it needs a call of its own. */
async function read({ client, endpoint, query, id }: FileRequest, checksMemory = false): Promise<FileCost> {
  const { url, headers } = requestOf(client, endpoint, query, id);
  const { port } = app.server.address() as AddressInfo;
  const before = checksMemory ? inUse() : 0;
  const residentBefore = process.memoryUsage.rss();
  let [bytes, checked, held, resident] = [0, 0, 0, 0];
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
    if (!checksMemory || bytes - checked < MEMORY_CHECK_BYTES) continue;
    checked = bytes;
    held = Math.max(held, inUse() - before);
  }
  const ms = spent();
  // The delay of the last chunk is reported in the next turn.
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

/** Returns medians of several readings. Only the last reading checks memory. */
async function costOf(request: FileRequest, rounds: number, checksMemory = false): Promise<FileCost> {
  const costs: FileCost[] = [];
  for (let round = 0; round < rounds; round += 1) costs.push(await read(request));
  const medianOf = (what: keyof FileCost) => median(costs.map((cost) => cost[what]));
  const { held } = checksMemory ? await read(request, true) : { held: 0 };
  const resident = Math.max(...costs.map((cost) => cost.resident));
  return {
    ...{
      ms: medianOf('ms'),
      firstByte: medianOf('firstByte'),
      halfway: medianOf('halfway'),
      bytes: medianOf('bytes'),
      blocked: medianOf('blocked'),
    },
    ...{ held, resident },
  };
}

let failed = false;

/** Prints a line of the report: each figure with its budget, if any. */
function report(title: string, figures: readonly (readonly [text: string, value: number, budget?: number])[]): void {
  const parts = figures.map(([text, value, budget = Number.POSITIVE_INFINITY]) => {
    if (value > budget) failed = true;
    return `${text.replace('#', value.toFixed(value < 10 ? 2 : 0))}${value > budget ? ' OVER' : ''}`;
  });
  console.log(`${title.padEnd(44)} ${parts.join(', ')}`);
}

/** Lists with an export, and the facets that count their rows. */
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

/** Returns the query of the longest possible file: all rows of a list, or the statuses that fill a file. */
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
      const smallCost = await costOf({ client: small, endpoint: file, query: { format } }, QUICK_ROUNDS);
      const beside = await costOf({ client: large, endpoint: file, query }, ROUNDS, true);
      const each = beside.ms / long.rows;
      report(`${file.id} ${format}`, [
        [`${short.rows} rows # ms`, smallCost.ms],
        [`${long.rows} rows # ms`, beside.ms],
        ['# µs a row', each * 1_000],
        ['each ×#', each / (smallCost.ms / short.rows), BUDGETS.each],
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

/** Measures that an oversized list is refused without reading its rows. */
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

/** Selects a client's invoices with the fewest or the most lines, without the grown ones. */
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
    .limit(ARCHIVED)
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
    const smallCost = await cost(small, shortOf[0]);
    const beside = await cost(large, short[0]);
    const most = await cost(large, longest);
    const [tenth, whole] = [await cost(large, long), await cost(large, grown)];
    const each = (whole.ms - tenth.ms) / (LONG_INVOICE * 0.9);
    report(endpoint.id, [
      [`${shortOf[0].lines} lines # ms`, smallCost.ms],
      [`${short[0].lines} lines # ms`, beside.ms],
      ['×#', beside.ms / smallCost.ms, BUDGETS.each],
      [`${longest.lines} lines # ms`, most.ms],
      [`${long.lines} lines # ms`, tenth.ms],
      [`${grown.lines} lines # ms`, whole.ms],
      ['# µs a line', each * 1_000],
      ['each ×#', each / ((tenth.ms - beside.ms) / (LONG_INVOICE / 10 - Number(short[0].lines))), BUDGETS.each],
    ]);
  }
  if (!isAsked(getInvoiceArchive)) return;
  const zip = (client: BenchClient, invoices: readonly { readonly id: string }[], checksMemory = false) => {
    const query = invoices.map(({ id }): [string, string] => ['row', id]);
    return costOf({ client, endpoint: getInvoiceArchive, query }, ROUNDS, checksMemory);
  };
  const few = ARCHIVED / 10;
  const [ofSmall, fewer, all] = [
    await zip(small, shortOf),
    await zip(large, short.slice(0, few)),
    await zip(large, short, true),
  ];
  report(`${getInvoiceArchive.id} of ${short.length}`, [
    ['small # ms', ofSmall.ms],
    ['large # ms', all.ms],
    ['each # ms', all.ms / short.length],
    ['×#', all.ms / short.length / (ofSmall.ms / shortOf.length), BUDGETS.each],
    [`×# that of ${few}`, all.ms / short.length / (fewer.ms / few), BUDGETS.each],
    ['first byte # ms', all.firstByte],
    ['# of all', all.firstByte / all.ms, BUDGETS.firstByte],
    ['others wait # ms', all.blocked, BUDGETS.blocked],
    ['holds # MB', all.held, BUDGETS.held],
    ['resident +# MB', all.resident],
  ]);
}

/**
 * Measures summary files of this month, because files have a row limit. A summary reads all lines, so its cost grows.
 */
async function measureSums(): Promise<void> {
  const month = now.toISOString().slice(0, 7);
  const query = { from: month, to: month };
  for (const endpoint of [exportSpend, exportEmissions].filter(isAsked)) {
    const smallCost = await costOf({ client: small, endpoint, query }, ROUNDS);
    const beside = await costOf({ client: large, endpoint, query }, ROUNDS);
    report(endpoint.id, [
      ['small # ms', smallCost.ms],
      ['large # ms', beside.ms],
      ['×#', beside.ms / smallCost.ms],
      ['# MB', beside.bytes / MB],
    ]);
  }
}

/** Returns true if a figure exceeded its budget. */
export async function measureFiles(): Promise<boolean> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  await measureExports();
  await measureSums();
  await measureDocuments();
  return failed;
}
