import type { KeyObject } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { accessTokens } from './auth/access-tokens.ts';
import { signingKeys } from './auth/signing-keys.ts';
import type { Database } from './database/tables.ts';
import { embeddedFiles, type FileStore } from './files/file-store.ts';
import { limitArrival, UPLOAD_TIMEOUT } from './http/arrival.ts';
import { BODY_LIMIT, parseBodies } from './http/body.ts';
import { configFiles } from './http/config-files.ts';
import { answerPortalElsewhere, refuseForeignPages } from './http/cross-origin.ts';
import { describeApi } from './http/docs.ts';
import { answerErrors, answerUnreadable, sendProblem, toProblemError } from './http/errors.ts';
import { answerProbes } from './http/health.ts';
import { logOptions, logRequests } from './http/log.ts';
import { mountRoutes } from './http/mount.ts';
import { servePortal } from './http/portal.ts';
import { malformed } from './http/problem.ts';
import { limitRates, RATE_LIMITS, type RateLimits } from './http/rate-limit.ts';
import { rentalCompanies } from './http/rental-companies.ts';
import { secureAnswers } from './http/security-headers.ts';
import { answerSecurityContact } from './http/security-txt.ts';
import { withStoredCompanies } from './http/stored-companies.ts';
import { countRequests } from './metrics/count-requests.ts';
import type { Metrics } from './metrics/metrics.ts';
import { answerCalendarFeeds } from './services/calendar/answer-feeds.ts';
import { keepConsentReceipts } from './services/consents/keep-receipts.ts';
import { serviceRoutes } from './services/index.ts';
import type { Settings } from './settings.ts';

const URL_LIMIT = 8_192;
/** Milliseconds for a whole request to arrive. */
const REQUEST_TIMEOUT = 30_000;
/**
 * Time limit of a handler, as a multiple of the request timeout. It starts with the request head. A late request is the
 * client's fault (408) and must be detected before a late answer, the server's fault (503).
 */
const HANDLING = 1.5;
/** Number of checks for late requests within the timeout. */
const CHECKS = 10;

const TRUSTS_ANYONE =
  'TRUST_PROXY=true: any client can name its own address, so limits by address stop nobody; give the number of proxies or their networks';

export interface AppDeps {
  readonly db: Kysely<Database>;
  /** Encrypts signing keys in the database. */
  readonly encryptionKey: KeyObject;
  readonly settings: Settings;
  /** Keeps the bytes of files. Default: the database. */
  readonly files?: FileStore;
  /** Origin of the server as users see it. Known once the server listens. */
  readonly publicUrl: () => string;
  readonly clock?: () => Date;
  /** Counts requests. Without it, they are not counted. */
  readonly metrics?: Metrics;
  readonly log?: { level: string; stream?: { write(line: string): void } };
  readonly rateLimits?: RateLimits;
  /** Milliseconds for a whole request to arrive. Tests set a shorter time. */
  readonly requestTimeout?: number;
  /** Milliseconds for which a write waits for a lock. Tests on slow machines set a longer time. */
  readonly lockTimeout?: number;
  /** For tests: fails on an answer that differs from the contract. */
  readonly checkAnswers?: boolean;
}

/** Builds the server without listening. The caller closes the database. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, settings, publicUrl } = deps;
  const secure = (request: FastifyRequest) => request.protocol === 'https' || publicUrl().startsWith('https:');
  const requestTimeout = deps.requestTimeout ?? REQUEST_TIMEOUT;
  const app = fastify({
    ...logOptions(deps.log?.level ?? 'info', deps.log?.stream),
    trustProxy: typeof settings.trustProxy === 'number' ? hops(settings.trustProxy) : settings.trustProxy,
    bodyLimit: BODY_LIMIT,
    // Node has one limit for all requests, and a separate minute for headers. `limitArrival` is stricter.
    requestTimeout: UPLOAD_TIMEOUT,
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / CHECKS },
    handlerTimeout: requestTimeout * HANDLING,
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => originForm(url),
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: URL_LIMIT },
    frameworkErrors: (error, request, reply) => sendProblem(toProblemError(error), error, request, reply),
  });
  if (settings.trustProxy === true) app.log.warn(TRUSTS_ANYONE);
  limitArrival(app, requestTimeout);
  answerErrors(app);
  logRequests(app);
  if (deps.metrics) countRequests(app, deps.metrics);
  parseBodies(app);
  app.decorateRequest('caller', null);
  app.decorateRequest('machine', null);
  app.decorateRequest('desk', null);
  app.decorateRequest('clientScope', null);

  const files = withStoredCompanies(
    configFiles(settings, publicUrl, (reason) => app.log.error(reason)),
    db,
  );
  await files.policy();
  await secureAnswers(app, files, secure, settings.hstsSubdomains);
  if (settings.publicUrl) answerPortalElsewhere(app, settings.publicUrl);
  refuseForeignPages(app, settings.publicUrl);
  app.addHook('onRequest', async (request) => {
    if (request.url.length > URL_LIMIT) throw malformed('The address is too long.');
  });
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1_024, globalDecompression: false });
  await app.register(cookie);

  const keys = signingKeys(db, deps.encryptionKey);
  const tokens = accessTokens(keys, publicUrl);
  const context = {
    db,
    tokens,
    secure,
    files: deps.files ?? embeddedFiles,
    clock: deps.clock ?? (() => new Date()),
    limitRate: await limitRates(app, deps.rateLimits ?? RATE_LIMITS),
    lockTimeout: deps.lockTimeout,
    checkAnswers: deps.checkAnswers ?? false,
  };
  mountRoutes(
    app,
    serviceRoutes(tokens, keys, () => rentalCompanies(files)),
    context,
  );
  answerCalendarFeeds(app, context);
  if (settings.consentDays !== null) keepConsentReceipts(app, context, settings.consentDays);
  answerProbes(app, db, context.files);
  answerSecurityContact(app, files, { publicUrl, clock: context.clock });
  await describeApi(app, { publicUrl, limitRate: context.limitRate });
  await servePortal(app, settings, files);
  return app;
}

/** Returns the path of an absolute request target (RFC 9112, 3.2.2). Every check that reads the path depends on it. */
const originForm = (target: string): string => {
  const parsed = target.startsWith('/') ? null : URL.parse(target);
  return parsed ? parsed.pathname + parsed.search : target;
};

/** Trusts this many proxies, counted from the server outwards. */
const hops = (count: number) => (_address: string, hop: number) => hop < count;
