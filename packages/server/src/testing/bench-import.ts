import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fullPath, getSpend, listContractLines, listContractLinesFacets, listContracts } from '@hireyard/contract';
import { importCompanyLines } from '@hireyard/contract/backoffice';
import { writeTable } from '@hireyard/contract/table-file';
import { addDays } from '../domain/calendar.ts';
import { CLIENT_HEADER } from '../http/client-scope.ts';
import { freePort, startPostgres } from './embedded-postgres.ts';
import { type CompanyFile, companyFiles, IMPORTED_COMPANY } from './import-company.ts';

// A company goes live: its files are imported into an empty PostgreSQL by `operate`, and then its systems send what has
// changed in an hour while 50 users read. Fails above what docs/performance.md promises. `LINES` makes it smaller.

const LINES = Number(process.env.LINES ?? 200_000);
const SIZE = { clients: 300, machines: 4_000, lines: LINES };
const PROMISE = { importSeconds: 600 * (LINES / 200_000), deltaSeconds: 20, slowdown: 1.5 };
const DELTA_ROWS = 2_000;
const USERS = 50;
/** Milliseconds between the clicks of a user. */
const PAUSE = 1_000;
const ROUNDS = 5;
const SOURCE = path.resolve(import.meta.dirname, '..');
const today = new Date().toISOString().slice(0, 10);

const folder = mkdtempSync(path.join(tmpdir(), 'hireyard-bench-import-'));
const postgres = await startPostgres();
const env = { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: folder, KEY_FILE: path.join(folder, 'key') };
writeFileSync(env.KEY_FILE, Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64'));

async function operate(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [path.join(SOURCE, 'operate.ts'), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`operate ${args[0]} ended with ${code}:\n${said}`);
  return said;
}

function writeCsv({ name, rows }: CompanyFile): void {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => headings.map((heading) => row[heading] ?? ''));
  writeFileSync(path.join(folder, 'company', name), writeTable([headings, ...cells]));
}

const share = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
const middle = (values: readonly number[]) =>
  share(
    values.toSorted((one, other) => one - other),
    0.5,
  );
const seconds = (since: number) => (performance.now() - since) / 1_000;

type Headers = Readonly<Record<string, string>>;
interface Reading {
  /** Milliseconds of each answer. */
  readonly times: number[];
  readonly refused: Map<number, number>;
}

/** Reads as 50 users do until `isOver`. */
async function read(url: string, users: readonly Headers[], isOver: () => boolean): Promise<Reading> {
  const reading: Reading = { times: [], refused: new Map() };
  const click = async (headers: Headers, at: number) => {
    const endpoint = [listContractLines, listContractLinesFacets, listContracts][at % 3] ?? listContracts;
    const page = endpoint === listContractLinesFacets ? '' : `?size=25&page=${at % 8}`;
    const begun = performance.now();
    const answer = await fetch(`${url}${fullPath(endpoint)}${page}`, { headers });
    await answer.arrayBuffer();
    if (answer.ok) reading.times.push(performance.now() - begun);
    else reading.refused.set(answer.status, (reading.refused.get(answer.status) ?? 0) + 1);
  };
  const user = async (_: unknown, index: number) => {
    await delay((PAUSE * index) / USERS);
    for (let at = index; !isOver(); at += 1) {
      await click(users[index % users.length] ?? {}, at);
      await delay(PAUSE * (0.5 + Math.random()));
    }
  };
  await Promise.all(Array.from({ length: USERS }, user));
  reading.times.sort((one, other) => one - other);
  return reading;
}

/** What an ERP sends after an hour: rents that went on, machines that came back, and new ones. */
function deltaOf(lines: CompanyFile['rows'], round: number): object[] {
  const out = lines.filter((line) => line.status === 'onRent');
  return Array.from({ length: DELTA_ROWS }, (_, at) => {
    const line = out[(at + round * DELTA_ROWS) % out.length];
    if (!line) throw new Error('no machine is on rent');
    const row = {
      ...{ externalId: line.externalId, contract: line.contract, productCode: line.productCode, status: 'onRent' },
      ...{ fleetNumber: line.fleetNumber, onRentAt: line.onRentAt, sourceVersion: round + 2 },
      expectedOffRentAt: `${addDays(today, 30 + round)}T15:00:00Z`,
    };
    if (at % 10 === 0) return { ...row, externalId: `${line.externalId}-${round}`, lineNo: 100 + round };
    if (at % 10 === 1) return { ...row, poNumber: undefined, rate: { currency: 'EUR', day: `${60 + round}.00` } };
    return row;
  });
}

async function sendDelta(url: string, token: string, rows: readonly object[]): Promise<number> {
  const begun = performance.now();
  for (let at = 0; at < rows.length; at += 1_000) {
    const answer = await fetch(`${url}${fullPath(importCompanyLines)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ notify: 'none', items: rows.slice(at, at + 1_000) }),
    });
    const { refused, unchanged, items } = (await answer.json()) as Record<string, number> & { items: object[] };
    if (answer.status !== 200 || refused || unchanged)
      throw new Error(`${answer.status}: ${refused} refused, ${unchanged} unchanged: ${JSON.stringify(items?.[0])}`);
  }
  return seconds(begun);
}

let failed = false;
const figures: Record<string, number> = {};
function report(what: string, value: number, unit: string, promise: number): void {
  const isOver = value > promise;
  failed ||= isOver;
  figures[`${what} (${unit})`] = value;
  console.log(
    `${what.padEnd(62)} ${value.toFixed(2).padStart(8)} ${unit.padEnd(6)} promised ${promise}${isOver ? '  OVER' : ''}`,
  );
}

let server: ReturnType<typeof spawn> | null = null;
try {
  await operate(
    ...['add-operating-company', '--op-co', IMPORTED_COMPANY, '--name', 'Lohmann Miet', '--country', 'DE'],
    ...['--currency', 'EUR', '--time-zone', 'Europe/Berlin'],
  );
  const files = companyFiles(SIZE, today);
  await import('node:fs/promises').then((fs) => fs.mkdir(path.join(folder, 'company')));
  for (const file of files) writeCsv(file);
  const lines = files.find(({ name }) => name === 'lines.csv')?.rows ?? [];

  const begun = performance.now();
  const said = await operate('import', path.join(folder, 'company'), '--op-co', IMPORTED_COMPANY);
  const { clients, machines } = SIZE;
  report(`${clients} clients, ${machines} machines, ${LINES} lines`, seconds(begun), 's', PROMISE.importSeconds);
  console.log(said.replaceAll(/^/gm, '  '));

  const users: Headers[] = [];
  const password = 'Bench-import-2026!';
  const emails = [0, 1, 2, 3, 4].map((at) => `bench${at}@lohmann-miet.example`);
  for (const [at, email] of emails.entries()) {
    const company = ['--op-co', IMPORTED_COMPANY, '--company', `Bauunternehmung ${at} GmbH`];
    const administrator = spawn(
      process.execPath,
      [path.join(SOURCE, 'operate.ts'), 'add-administrator', ...company, '--email', email, '--password-stdin'],
      { env, stdio: ['pipe', 'ignore', 'inherit'] },
    );
    administrator.stdin.end(`${password}\n`);
    await new Promise((resolve) => administrator.once('close', resolve));
  }
  const token = /hyb_[\w-]+/.exec(
    await operate('add-machine-account', '--op-co', IMPORTED_COMPANY, '--name', 'ERP'),
  )?.[0];
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, [path.join(SOURCE, 'main.ts')], {
    env: { ...env, PORT: String(port), PUBLIC_URL: url, SEED: 'none', PORTAL_DIST: '/nonexistent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(`${url}/health/ready`).catch(() => null))?.ok) await delay(100);
  for (const email of emails) {
    const login = await fetch(`${url}/api/usermgmt/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const authorization = `Bearer ${((await login.json()) as { accessToken: string }).accessToken}`;
    const answer = await fetch(`${url}/api/corporate-clients`, { headers: { authorization } });
    const { items } = (await answer.json()) as { items: { externalUuid: string }[] };
    users.push({ authorization, [CLIENT_HEADER]: items[0]?.externalUuid ?? '' });
  }

  const spendBegun = performance.now();
  const spend = await fetch(`${url}${fullPath(getSpend)}?by=project`, { headers: users[0] ?? {} });
  await spend.arrayBuffer();
  console.log(`spend right after the import: ${spend.status} in ${(seconds(spendBegun) * 1_000).toFixed(0)} ms`);

  const alone: number[] = [];
  const beside: number[] = [];
  const deltas: number[] = [];
  await read(url, users, until(5_000));
  for (let round = 0; round < ROUNDS; round += 1) {
    const quiet = await read(url, users, until(8_000));
    let isOver = false;
    const busy = read(url, users, () => isOver);
    // All users have begun.
    await delay(PAUSE);
    deltas.push(await sendDelta(url, token ?? '', deltaOf(lines, round)));
    isOver = true;
    const { times, refused } = await busy;
    for (const { size } of [quiet.refused, refused]) if (size > 0) throw new Error('calls of users were refused');
    alone.push(share(quiet.times, 0.95));
    beside.push(share(times, 0.95));
  }
  console.log(
    `p95 alone ${alone.map((ms) => ms.toFixed(0)).join(', ')} ms; beside ${beside.map((ms) => ms.toFixed(0)).join(', ')} ms`,
  );
  report(`${DELTA_ROWS} changed rows while ${USERS} users read`, middle(deltas), 's', PROMISE.deltaSeconds);
  report('95 % of their answers within, of that without', middle(beside) / middle(alone), 'times', PROMISE.slowdown);
} finally {
  server?.kill('SIGTERM');
  if (server && server.exitCode === null) await new Promise((resolve) => server?.once('exit', resolve));
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
// `pnpm bench import --record` reads them.
if (process.env.FIGURES) writeFileSync(process.env.FIGURES, JSON.stringify(figures));
process.exitCode = failed ? 1 : 0;

function until(milliseconds: number): () => boolean {
  const end = Date.now() + milliseconds;
  return () => Date.now() > end;
}
