import { createSecretKey, randomBytes } from 'node:crypto';
import { type Endpoint, fullPath } from '@hireyard/contract';
import { buildApp } from '../app.ts';
import { accessTokens } from '../auth/access-tokens.ts';
import { configuredKey, keyInDataDir } from '../auth/key-file.ts';
import { startSession } from '../auth/sessions.ts';
import { signingKeys } from '../auth/signing-keys.ts';
import { openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { rankProducts } from '../database/product-ranks.ts';
import { seed } from '../database/seed/index.ts';
import { seedOnce } from '../database/seed-once.ts';
import { CLIENT_HEADER } from '../http/client-scope.ts';
import { readSettings } from '../settings.ts';
import { growContractLines, growNotifications, growOrders } from './grow.ts';
import { keepAllMonths } from './keep-all-months.ts';

// Starts the server of the benchmarks, with a small and a grown client.

const SMALL = 'Bouwgroep Noordzee B.V.';
const LARGE = 'Grand Infra Holding';
const LINES = Number(process.env.LINES ?? 60_000);
const ONLY = process.env.ONLY?.split(',');
const { DATA_DIR: dataDir, DATABASE_URL: url, KEY_FILE = '' } = process.env;
export const now = new Date();

const { db, close } = await openDatabase(url ? { url } : dataDir ? { dataDir } : 'memory');

export { db };

await migrate(db);
await seedOnce(db, seed, { scale: 'large', now });
await rankProducts(db);

export interface BenchClient {
  readonly id: number;
  readonly uuid: string;
  /** The project with the most documents. */
  readonly project: string;
  /** Number of contract lines. */
  lines: number;
}
const linesOf = async (id: number): Promise<number> => {
  const { n } = await db
    .selectFrom('contract_line')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('client_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(n);
};
async function clientOf(name: string): Promise<BenchClient> {
  const { id, uuid } = await db
    .selectFrom('corporate_client')
    .select(['id', 'external_uuid as uuid'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const { project_id: project } = await db
    .selectFrom('document_count')
    .where('client_id', '=', id)
    .where('project_id', 'is not', null)
    .groupBy('project_id')
    .orderBy((eb) => eb.fn.sum('n'), 'desc')
    .select('project_id')
    .executeTakeFirstOrThrow();
  return { id, uuid, project: String(project), lines: await linesOf(id) };
}
export const small = await clientOf(SMALL);
export const large = await clientOf(LARGE);

const settings = readSettings({ PORTAL_DIST: '/nonexistent', KEY_FILE, DATABASE_URL: url });
const encryptionKey =
  (await configuredKey(settings)) ?? (dataDir ? await keyInDataDir(dataDir) : createSecretKey(randomBytes(32)));
const publicUrl = () => 'http://127.0.0.1';
const rateLimits = { user: 1e9, address: 1e9 };
const log = { level: 'silent' } as const;
export const app = await buildApp({ db, encryptionKey, settings, publicUrl, log, rateLimits, clock: () => now });

const admin = await db
  .selectFrom('app_user')
  .select('id')
  .where('email', '=', 'admin@demo.example')
  .executeTakeFirstOrThrow();
if (LINES > large.lines) await growContractLines(db, large.id, LINES);
large.lines = await linesOf(large.id);
await growOrders(db, small.id, 20);
await growOrders(db, large.id, 10_000);
await growNotifications(db, { clientId: small.id, userId: admin.id, count: 20 });
await growNotifications(db, { clientId: large.id, userId: admin.id, count: 3_000 });
await keepAllMonths(db, now);
const device = { deviceHash: 'bench', browser: null, system: null };
const session = await startSession(db, { userId: admin.id, ...device }, now);
const { accessToken } = await accessTokens(signingKeys(db, encryptionKey), publicUrl).issue(session, now);

export type Query = Record<string, string> | [name: string, value: string][];

/** Returns a stopwatch in milliseconds: processor time, or waiting time if the database is another process. */
export function stopwatch(): () => number {
  const started = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return url ? performance.now() - started : (user + system) / 1_000;
  };
}

/** Returns the request of a client. `id` replaces `{id}` in the path. */
export function requestOf(client: BenchClient, endpoint: Endpoint, query: Query, id = client.project) {
  const headers = { authorization: `Bearer ${accessToken}`, [CLIENT_HEADER]: client.uuid };
  return { url: `${fullPath(endpoint).replace('{id}', id)}?${new URLSearchParams(query)}`, headers };
}

/** True if the endpoint is to be measured. `ONLY` restricts them. */
export const isAsked = ({ id }: Endpoint): boolean => !ONLY || ONLY.includes(id);

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export async function stop(): Promise<void> {
  await app.close();
  await close();
}
