import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const SCRIPT = '/recorder.js';
const ERRORS = '/recorder-errors';

/** Runs in the page, as text, before its other scripts. Sends the page's errors to the recorder. */
function sendErrors(address: string): void {
  const send = (text: string) =>
    void fetch(address, { method: 'POST', body: `${location.pathname}: ${text}`, keepalive: true });
  const textOf = (value: unknown) => (value instanceof Error ? `${value}\n${value.stack}` : String(value));
  addEventListener('error', ({ message }) => send(message));
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  // Firefox rejects an `import()` that leaving cuts off.
  addEventListener('unhandledrejection', ({ reason }) => isLeaving || send(textOf(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    send(`${effectiveDirective} refuses ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...values: unknown[]) => {
    send(values.map(textOf).join(' '));
    error(...values);
  };
}

const bodyOf = async (stream: IncomingMessage) => Buffer.concat(await stream.toArray()).toString();

export interface Recorder {
  /** Address of the product as the recorder serves it. */
  readonly origin: string;
  /** Errors of all pages since the start: of scripts, on the console, of the policy, and answers that refuse a request. */
  readonly errors: readonly string[];
  /** Number of requests without an answer. */
  readonly pending: () => number;
  readonly close: () => void;
}

/**
 * Serves a running product with a script in front of each page's own that reports its errors: WebKitGTK's driver has no
 * console, and a script that a driver runs comes after the start of a page.
 */
export async function startRecorder(product: string): Promise<Recorder> {
  const errors: string[] = [];
  let pending = 0;
  const forward = async (asked: IncomingMessage, response: ServerResponse) => {
    const { 'accept-encoding': _, ...headers } = asked.headers;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const { method, url } = asked;
      const forwarded = request(product + url, { method, headers }, resolve).on('error', reject);
      response.on('close', () => forwarded.destroy());
      asked.pipe(forwarded);
    });
    const status = answer.statusCode ?? 0;
    if (status >= 400) errors.push(`${asked.method} ${asked.url} answered ${status}`);
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      response.writeHead(status, answer.headers);
      answer.pipe(response);
      return;
    }
    const { 'content-length': __, etag: ___, ...rest } = answer.headers;
    const page = (await bodyOf(answer)).replace('<head>', `<head><script src="${SCRIPT}"></script>`);
    response.writeHead(status, rest).end(page);
  };
  const server = createServer(async (asked, response) => {
    if (asked.url === SCRIPT) {
      const script = `(${sendErrors})(${JSON.stringify(ERRORS)})`;
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    } else if (asked.url === ERRORS) {
      errors.push(await bodyOf(asked));
      response.writeHead(204).end();
    } else {
      pending += 1;
      response.on('close', () => {
        pending -= 1;
      });
      // The browser gave the request up, or the product has ended.
      await forward(asked, response).catch(() => response.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    errors,
    pending: () => pending,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
