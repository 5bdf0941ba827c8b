import type { FastifyInstance } from 'fastify';
import { CLIENT_HEADER } from './client-scope.ts';
import { isApi } from './security-headers.ts';

const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const HEADERS = `Authorization, Content-Type, If-Match, If-None-Match, Idempotency-Key, X-Opco, ${CLIENT_HEADER}`;
const EXPOSED = 'ETag, Retry-After, Idempotent-Replayed';
/** How long a browser may cache a preflight, in seconds. */
const REMEMBERED = '600';

/**
 * If a base address points to this server directly (ST-01), the portal's pages at PUBLIC_URL call it from another origin:
 * they may read the API with the refresh cookie, other origins may not (Fetch standard, CORS).
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
        'access-control-max-age': REMEMBERED,
      });
      await reply.code(204).send();
    }
  });
}
