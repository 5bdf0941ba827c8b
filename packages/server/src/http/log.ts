import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { LogController } from 'fastify';

/**
 * Logs no personal data: no address, header, query, body or path parameter. One line per request: method, route
 * pattern, status, milliseconds and a trace id that a user can quote.
 */
export const logOptions = (level: string, stream?: { write(line: string): void }): FastifyServerOptions => ({
  logger: {
    level,
    ...(stream ? { stream } : {}),
    serializers: {
      req: ({ method }) => ({ method }),
      res: ({ statusCode }) => ({ statusCode }),
      err: (error) => ({ type: error.name, code: error.code, message: '', stack: '' }),
    },
  },
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
  genReqId: traceIdOf,
});

export const newTraceId = (): string => randomBytes(16).toString('hex');

/** Continues the caller's trace (W3C Trace Context), or starts one. */
function traceIdOf(request: IncomingMessage): string {
  const { traceparent } = request.headers;
  const [, traceId] = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/.exec(String(traceparent ?? '')) ?? [];
  return traceId && !/^0+$/.test(traceId) ? traceId : newTraceId();
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const probe = request.routeOptions.url?.startsWith('/health/') ?? false;
    request.log[probe ? 'debug' : 'info'](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
