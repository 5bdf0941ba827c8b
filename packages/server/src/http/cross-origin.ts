import type { FastifyInstance } from 'fastify';
import { CLIENT_HEADER } from './client-scope.ts';
import { malformed } from './problem.ts';
import { isApi } from './security-headers.ts';

const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const HEADERS = `Authorization, Content-Type, If-Match, If-None-Match, Idempotency-Key, X-Opco, ${CLIENT_HEADER}`;
const EXPOSED = 'ETag, Retry-After, Idempotent-Replayed, X-Estimated-Size, X-Left-Out, X-Left-Out-Count';
/** Seconds for which a browser may cache a preflight. */
const PREFLIGHT_MAX_AGE = '600';

/**
 * Refuses writes from pages of other origins. SameSite=Strict keeps cookies from other sites, but other hosts of the
 * domain are the same site. Such a page could sign a user out by a request without a preflight. Browsers say whether a
 * request comes from another origin (Fetch Metadata), over plain HTTP by `Origin` alone. Programs send neither.
 */
export function refuseForeignPages(app: FastifyInstance, portalOrigin: string | null): void {
  app.addHook('onRequest', async (request) => {
    const { 'sec-fetch-site': site, origin } = request.headers;
    const reads = /^(GET|HEAD|OPTIONS)$/.test(request.method);
    if (reads || !isApi(request) || origin === portalOrigin) return;
    const isForeign = site === undefined ? isOtherHost(origin, request.host) : /^(same|cross)-site$/.test(String(site));
    if (isForeign) throw malformed('Pages of another origin may not write here.');
  });
}

/** Compares hosts with their ports. The scheme may differ, since a proxy may end TLS. */
const isOtherHost = (origin: string | undefined, host: string): boolean =>
  origin !== undefined && URL.parse(origin)?.host !== URL.parse(`${origin.split(':', 1)[0]}://${host}`)?.host;

/**
 * Allows the portal's pages to call this server from another origin. Needed if a base address points to this server
 * directly (ST-01). Pages at PUBLIC_URL may read the API with the refresh cookie, and no other origin may (Fetch
 * standard, CORS).
 */
export function answerPortalElsewhere(app: FastifyInstance, portalOrigin: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(request)) return;
    reply.header('vary', `${reply.getHeader('vary')}, Origin`);
    if (request.headers.origin !== portalOrigin) return;
    reply.headers({
      'access-control-allow-origin': portalOrigin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': EXPOSED,
    });
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method']) {
      reply.headers({
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': HEADERS,
        'access-control-max-age': PREFLIGHT_MAX_AGE,
      });
      await reply.code(204).send();
    }
  });
}
