import type { FastifyInstance } from 'fastify';
import { CLIENT_HEADER } from './client-scope.ts';
import { isApi } from './security-headers.ts';

const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const HEADERS = `Authorization, Content-Type, If-Match, If-None-Match, Idempotency-Key, X-Opco, ${CLIENT_HEADER}`;
const EXPOSED = 'ETag, Retry-After, Idempotent-Replayed';
/** Seconds a browser may remember the answer to a preflight. */
const REMEMBERED = '600';

/**
 * A base that was moved to this server's own address (ST-01) is called from the portal's: its pages, at
 * PUBLIC_URL, may read the API here, with the refresh cookie; no other origin may (Fetch standard, CORS).
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
