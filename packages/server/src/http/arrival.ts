import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Number of checks for late bodies within the timeout. */
const CHECKS = 10;
/** Bytes of an upload that must arrive within each timeout. */
const LEAST = 16_384;
/** Milliseconds for the slowest upload. */
export const UPLOAD_TIMEOUT = 600_000;

interface Arriving {
  readonly request: FastifyRequest;
  since: number;
  /** Bytes that the connection had received at `since`. */
  received: number;
}

/**
 * Ends requests whose body does not arrive in time. Node has a single limit for all requests. An upload from a phone on
 * a site takes minutes, so it gets the timeout for each part.
 */
export function limitArrival(app: FastifyInstance, timeout: number): void {
  const arriving = new Set<Arriving>();
  app.addHook('onRequest', async (request) => {
    const { headers, raw } = request;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    // An injected call has no connection.
    if (!(raw.socket instanceof Socket)) return;
    arriving.add({ request, since: performance.now(), received: raw.socket.bytesRead });
  });
  const check = () => {
    const now = performance.now();
    for (const one of arriving) {
      const { raw, routeOptions } = one.request;
      const { socket } = raw;
      if (raw.complete || socket.destroyed) {
        arriving.delete(one);
      } else if (now - one.since >= timeout) {
        if (routeOptions.config.isUpload && socket.bytesRead - one.received >= LEAST) {
          Object.assign(one, { since: now, received: socket.bytesRead });
        } else {
          arriving.delete(one);
          const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
          app.server.emit('clientError', late, socket);
        }
      }
    }
  };
  const timer = setInterval(check, timeout / CHECKS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
