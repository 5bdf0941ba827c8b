import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Known methods. Scanners send other ones. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Returns the route pattern: paths contain ids, so their number is unlimited. */
const routeOf = (request: FastifyRequest, status: number): string => {
  const { url } = request.routeOptions;
  if (url !== undefined && !request.is404) return url;
  // The portal's page answers all of its URLs.
  return status < 400 ? 'page' : 'unknown';
};

/** Counts and times all requests (OP-08), including aborted ones. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  let underWay = 0;
  app.addHook('onRequest', async (request, reply) => {
    underWay += 1;
    const start = performance.now();
    reply.raw.once('close', () => {
      underWay -= 1;
      const { statusCode, writableEnded } = reply.raw;
      const method = METHODS.has(request.method) ? request.method : 'other';
      const status = writableEnded ? `${Math.floor(statusCode / 100)}xx` : 'aborted';
      metrics.answered({ method, route: routeOf(request, statusCode), status }, (performance.now() - start) / 1_000);
    });
  });
  metrics.gauge('http_requests_under_way', 'Requests that are being answered.', () => underWay);
  metrics.gauge('http_connections_open', 'Connections to the port of the portal and its API.', () =>
    connectionsOf(app),
  );
}

const connectionsOf = ({ server }: FastifyInstance): Promise<number | null> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? null : count)));
