import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import type { Metrics } from './metrics.ts';

const PATH = '/metrics';
/** Milliseconds to receive and answer a request. */
const TIMEOUT = 10_000;

export interface MetricsServer {
  readonly url: string;
  /** Closes when all requests are answered, or after this many milliseconds. */
  readonly close: (patience: number) => Promise<void>;
}

/** Serves the metrics on a separate address that users cannot reach (OP-08). */
export async function serveMetrics(
  { host, port }: NonNullable<Settings['metrics']>,
  metrics: Metrics,
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: TIMEOUT, headersTimeout: TIMEOUT }, async (request, response) => {
    const status = request.url?.split('?', 1)[0] !== PATH ? 404 : /^(GET|HEAD)$/.test(request.method ?? '') ? 200 : 405;
    try {
      const text = status === 200 ? await metrics.text() : '';
      response
        .writeHead(status, {
          'content-type': status === 200 ? metrics.type : 'text/plain',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
        })
        .end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  } catch (error) {
    throw new StartError(sentence(error as NodeJS.ErrnoException, host, port));
  }
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}${PATH}`,
    close: async (patience) => {
      const idle = setInterval(() => server.closeIdleConnections(), 100);
      const cut = setTimeout(() => server.closeAllConnections(), patience);
      await new Promise((resolve) => server.close(resolve));
      clearInterval(idle);
      clearTimeout(cut);
    },
  };
}

function sentence({ code }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `METRICS_PORT ${port} is taken on ${host}; stop what uses it or set another METRICS_PORT.`;
  if (code === 'EACCES') return `METRICS_PORT ${port} may not be used by this user; set METRICS_PORT above 1023.`;
  return `The metrics cannot be served on METRICS_HOST ${host} and METRICS_PORT ${port} (${code}).`;
}
