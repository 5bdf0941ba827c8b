import { type Endpoint, type EndpointId, fullPath } from '@hireyard/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type AppDeps, buildApp } from '../app.ts';
import { type AccessTokens, accessTokens } from '../auth/access-tokens.ts';
import { signingKeys } from '../auth/signing-keys.ts';
import type { OpenDatabase } from '../database/connection.ts';
import { CLIENT_HEADER } from '../http/client-scope.ts';
import { readSettings, type Settings } from '../settings.ts';
import { openTestDatabase } from './database.ts';
import { type Fixture, insertFixture, PASSWORD, type TestClient, type TestUser } from './fixture.ts';

export const ORIGIN = 'http://127.0.0.1:8080';

/** A valid call of an endpoint: what the generated tests start from before they break one thing. */
export interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** A second valid body that asks for something else; every keyed write with a body has one. */
  readonly otherBody?: unknown;
}

/** One sample an endpoint, as its owner calls it; a test fails where a new endpoint brings none. */
export const samplesFor = (user: TestUser, client: TestClient): Readonly<Record<EndpointId, Sample>> => ({
  getAvailability: {},
  login: { body: { email: user.email, password: PASSWORD } },
  refresh: {},
  logout: {},
  getKeySet: {},
  listCorporateClients: {},
  getCorporateClient: { params: { uuid: client.uuid } },
  getGlobalActions: {},
  getRights: {},
  getProfile: {},
  putProfile: {
    body: { firstName: 'Ada', lastName: 'Bakker', phone: null, preferredLanguageCode: 'nl' },
    otherBody: { firstName: 'Ada', lastName: 'Bakker', phone: '+31305550110', preferredLanguageCode: 'pl' },
  },
  getModules: { params: { userId: user.id }, query: { clientUuid: client.uuid } },
  getProductTranslations: { query: { lang: 'en-US' } },
  listContractLines: {},
  listContracts: {},
  getContract: { params: { id: client.contractId } },
  getKeyFigures: {},
  getPlanning: {},
});

export interface CallOptions {
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
  readonly samples: Readonly<Record<EndpointId, Sample>>;
  /** Moves with `advance` alone. */
  now(): Date;
  advance(milliseconds: number): void;
  tokenOf(user: TestUser): Promise<string>;
  /** Calls an endpoint as A's administrator within A, unless told otherwise. */
  call(endpoint: Endpoint, options?: CallOptions): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** The whole server on a database of its own with the two clients, on a clock that stands still. */
export async function startTestApp(deps: Partial<AppDeps> & { env?: Record<string, string> } = {}): Promise<TestApp> {
  const database = await openTestDatabase();
  const fixture = await insertFixture(database.db);
  const settings: Settings = readSettings({ PORTAL_DIST: '/nonexistent', ...deps.env });
  let time = Date.parse('2026-11-20T09:00:00.000Z');
  const now = () => new Date(time);
  const publicUrl = () => settings.publicUrl ?? ORIGIN;
  const app = await buildApp({
    db: database.db,
    settings,
    publicUrl,
    clock: now,
    log: { level: 'error' },
    checkAnswers: true,
    ...deps,
  });
  await app.ready();
  const tokens = accessTokens(signingKeys(database.db), publicUrl);
  const tokenOf = async (user: TestUser) => (await tokens.issue(user.id, now())).accessToken;
  const samples = samplesFor(fixture.administrator, fixture.a);

  return {
    app,
    database,
    fixture,
    tokens,
    samples,
    now,
    advance: (milliseconds) => {
      time += milliseconds;
    },
    tokenOf,
    async call(endpoint, options = {}) {
      const token = options.token === undefined ? await tokenOf(fixture.administrator) : options.token;
      const client = options.client === undefined ? fixture.a.uuid : options.client;
      return app.inject(
        requestOf(endpoint, options.sample ?? samples[endpoint.id] ?? {}, {
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(client === null ? {} : { [CLIENT_HEADER]: client }),
          ...options.headers,
        }),
      );
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
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
