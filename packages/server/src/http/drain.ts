import { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds for which idle connections stay open. */
const LINGER = 500;
const CHECK = 50;

/**
 * Ends when all requests under way are answered; those that take longer than `limit` are cut.
 *
 * A proxy keeps connections, and may send a request on one at the moment in which it is closed: that request is lost, and
 * a write is not sent again. So new connections are refused first, by which the proxy learns that it has to go elsewhere;
 * each connection that is still used ends with its next answer, and only then are those closed that nobody used (OP-09).
 */
export async function drain(app: FastifyInstance, limit: number): Promise<void> {
  const { server } = app;
  const cut = setTimeout(() => server.closeAllConnections(), limit);
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  // That of HTTP would close idle connections as well.
  Server.prototype.close.call(server);
  for (let left = LINGER; left > 0 && (await isConnected(app)); left -= CHECK) await delay(CHECK);
  // One may become idle later.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  await app.close();
  clearInterval(idle);
  clearTimeout(cut);
}

const isConnected = ({ server }: FastifyInstance): Promise<boolean> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(!error && count > 0)));
