import { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds for which idle connections stay open. */
const LINGER = 500;
const CHECK = 50;

/**
 * Resolves when all requests under way are answered. Cuts requests that take longer than `limit`.
 *
 * A proxy keeps connections, and may send a request on a connection that is just being closed. Such a request is lost,
 * and a write is not repeated. So new connections are refused first, to make the proxy switch to another server. A
 * connection in use ends with its next answer, and idle connections are closed last (OP-09).
 */
export async function drain(app: FastifyInstance, limit: number): Promise<void> {
  const { server } = app;
  const cut = setTimeout(() => server.closeAllConnections(), limit);
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  // `close` of the HTTP server would close idle connections as well.
  Server.prototype.close.call(server);
  for (let remaining = LINGER; remaining > 0 && (await isConnected(app)); remaining -= CHECK) await delay(CHECK);
  // A connection may become idle later.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  await app.close();
  clearInterval(idle);
  clearTimeout(cut);
}

const isConnected = ({ server }: FastifyInstance): Promise<boolean> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(!error && count > 0)));
