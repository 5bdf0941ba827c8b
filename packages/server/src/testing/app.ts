import { type Endpoint, fullPath } from '@hireyard/contract';
import type { BackofficeEndpointId } from '@hireyard/contract/backoffice';
import { type EndpointId, ROUTE_TABLE } from '@hireyard/contract/operations';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type AppDeps, buildApp } from '../app.ts';
import { type AccessTokens, accessTokens } from '../auth/access-tokens.ts';
import { signingKeys } from '../auth/signing-keys.ts';
import type { OpenDatabase } from '../database/connection.ts';
import { CLIENT_HEADER } from '../http/client-scope.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { readSettings, type Settings } from '../settings.ts';
import { BACKOFFICE_SAMPLES } from './backoffice-samples.ts';
import { openFixture } from './database.ts';
import { deskSampleOf } from './desk-samples.ts';
import { ENCRYPTION_KEY } from './encryption-key.ts';
import { type Fixture, MACHINE_SECRET, type TestUser } from './fixture.ts';
import { SAMPLES, type Sample, type Setting } from './samples.ts';

export const ORIGIN = 'http://127.0.0.1:8080';

export interface CallOptions {
  /** Input of the call. Default: a new sample of the endpoint. */
  readonly sample?: Sample;
  /** Null sends no token. */
  readonly token?: string | null;
  /** Null sends no client header. */
  readonly client?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: OpenDatabase;
  readonly fixture: Fixture;
  readonly tokens: AccessTokens;
  /** Changes only with `advance`. */
  now(): Date;
  advance(milliseconds: number): void;
  tokenOf(user: TestUser): Promise<string>;
  /** Returns a valid call of an endpoint. Default user: A's administrator. A write gets a new resource. */
  sampleOf(endpoint: Endpoint, setting?: Partial<Setting>): Promise<Sample>;
  /** Calls an endpoint. Default: as A's administrator within A, or as a system or person of their operating company. */
  call(endpoint: Endpoint, options?: CallOptions): Promise<LightMyRequestResponse>;
  /**
   * Returns the `If-Match` of an edit: the ETag of the resource at its path or the nearest one above. Null if it needs
   * none.
   */
  tagOf(endpoint: Endpoint, options: CallOptions & { readonly sample: Sample }): Promise<string | null>;
  close(): Promise<void>;
}

interface TestDeps extends Partial<AppDeps> {
  readonly env?: Record<string, string>;
  readonly measure?: (database: OpenDatabase, clock: () => Date) => Metrics;
}

/** Starts the whole server on a database of its own with the two clients. Its clock stands still. */
export async function startTestApp({ env, measure, ...deps }: TestDeps = {}): Promise<TestApp> {
  const { database, fixture } = await openFixture();
  const settings: Settings = readSettings({ PORTAL_DIST: '/nonexistent', ...env });
  let time = Date.parse('2026-11-20T09:00:00.000Z');
  const now = () => new Date(time);
  const publicUrl = () => settings.publicUrl ?? ORIGIN;
  const app = await buildApp({
    db: database.db,
    encryptionKey: ENCRYPTION_KEY,
    settings,
    publicUrl,
    clock: now,
    log: { level: 'error' },
    checkAnswers: true,
    lockTimeout: 20_000,
    ...(measure ? { metrics: measure(database, now) } : {}),
    ...deps,
  });
  await app.ready();
  const tokens = accessTokens(signingKeys(database.db, ENCRYPTION_KEY), publicUrl);
  const tokenOf = async (user: TestUser) =>
    (await tokens.issue({ userId: user.id, sessionId: user.sessionId }, now())).accessToken;
  const sampleOf: TestApp['sampleOf'] = async (endpoint, setting) =>
    samplesOf(endpoint)({
      db: database.db,
      user: fixture.administrator,
      client: fixture.a,
      ...setting,
    });
  const call: TestApp['call'] = async (endpoint, options = {}) => {
    const own = () =>
      endpoint.access === 'machine'
        ? MACHINE_SECRET
        : tokenOf(endpoint.access === 'desk' ? fixture.desk : fixture.administrator);
    const token = options.token === undefined ? await own() : options.token;
    const client = options.client === undefined ? fixture.a.uuid : options.client;
    return app.inject(
      requestOf(endpoint, options.sample ?? (await sampleOf(endpoint)), {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(client === null ? {} : { [CLIENT_HEADER]: client }),
        ...options.headers,
      }),
    );
  };

  return {
    app,
    database,
    fixture,
    tokens,
    now,
    advance: (milliseconds) => {
      time += milliseconds;
    },
    tokenOf,
    sampleOf,
    call,
    async tagOf(endpoint, options) {
      if (!endpoint.ifMatch) return null;
      const answer = await call(readAbove(endpoint), { ...options, headers: {} });
      return String(answer.headers.etag);
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

function samplesOf(endpoint: Endpoint) {
  const { id, access } = endpoint;
  if (access === 'machine') return BACKOFFICE_SAMPLES[id as BackofficeEndpointId];
  return access === 'desk' ? deskSampleOf(endpoint) : SAMPLES[id as EndpointId];
}

/** Returns the read of an edit's resource: `GET /projects/{id}` for `POST /projects/{id}/close`. */
function readAbove(endpoint: Endpoint): Endpoint {
  const reads = ROUTE_TABLE.filter(
    ({ method, base, path }) =>
      method === 'GET' && base === endpoint.base && (endpoint.path === path || endpoint.path.startsWith(`${path}/`)),
  );
  const read = reads.toSorted((a, b) => b.path.length - a.path.length)[0];
  if (!read) throw new Error(`${endpoint.id} edits what no read gives out`);
  return read;
}

export function requestOf(endpoint: Endpoint, sample: Sample, headers: Record<string, string>): InjectOptions {
  const path = fullPath(endpoint).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(sample.params?.[name] ?? ''),
  );
  const query = new URLSearchParams(sample.query).toString();
  return {
    method: endpoint.method as NonNullable<InjectOptions['method']>,
    url: query ? `${path}?${query}` : path,
    headers,
    ...(sample.body === undefined ? {} : { payload: sample.body as object }),
  };
}
