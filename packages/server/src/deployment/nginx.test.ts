import { once } from 'node:events';
import { createServer, type IncomingMessage, request as plainRequest, type ServerResponse } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../testing/embedded-postgres.ts';
import { ask } from './ask.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { programOf, skipAloud } from './tools.ts';

const program = programOf('nginx');
const openssl = programOf('openssl');
if (!program || !openssl) skipAloud('what nginx does with requests', program ? 'openssl' : 'nginx');

/** Starts a stand-in of a server process. It records requests, and answers as the test says. */
async function startProcess() {
  let answer = (_request: IncomingMessage, response: ServerResponse): void => void response.end('here');
  const received: { method: string; path: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    received.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers });
    answer(request, response);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    received,
    answers: (how: typeof answer) => {
      answer = how;
    },
    stop: async () => {
      const closed = server.listening ? once(server, 'close') : null;
      server.close();
      server.closeAllConnections();
      await closed;
    },
    start: () => listen(port),
  };
}

describe.skipIf(!program || !openssl)('nginx with deploy/nginx.conf', { timeout: 30_000 }, () => {
  let nginx: Nginx;
  let one: Awaited<ReturnType<typeof startProcess>>;
  let other: typeof one;
  const ca = () => nginx.certificate;
  const both = (how: Parameters<typeof one.answers>[0]) => {
    one.answers(how);
    other.answers(how);
  };
  const received = () => [...one.received, ...other.received];
  /** nginx leaves out a failed process for five seconds. */
  const startAgain = async () => {
    one = await startProcess();
    other = await startProcess();
    const ports = { https: await freePort(), http: await freePort(), processes: [one.port, other.port] as const };
    nginx = await startNginx(program ?? '', openssl ?? '', ports);
  };
  const stop = () => Promise.all([nginx.stop(), one.stop(), other.stop()]);
  beforeAll(startAgain);
  afterAll(stop);
  afterEach(() => {
    both((_request, response) => response.end('here'));
    one.received.length = 0;
    other.received.length = 0;
  });

  it('[OP-09] never sends a POST or PATCH again that a process has received, and answers a problem with Retry-After', async () => {
    for (const method of ['POST', 'PATCH']) {
      both((request) => request.socket.destroy());
      const { status, headers, body } = await ask(`${nginx.url}/api/x`, { method, body: '{}', ca: ca() });
      expect(received().map((sent) => sent.method)).toEqual([method]);
      expect({ status, retryAfter: headers['retry-after'], type: headers['content-type'] }).toEqual({
        status: 503,
        retryAfter: '2',
        type: 'application/problem+json',
      });
      expect(JSON.parse(String(body))).toEqual({
        type: 'unavailable',
        title: 'The service is not available at the moment',
        status: 503,
        traceId: expect.stringMatching(/^[\da-f]{32}$/),
      });
      await stop();
      await startAgain();
    }
  });

  it('[OP-09] sends a read to the other process, and a POST too whose connection was refused', async () => {
    one.answers((request) => request.socket.destroy());
    for (let i = 0; i < 4; i += 1) {
      expect((await ask(`${nginx.url}/api/x`, { ca: ca() })).status).toBe(200);
    }
    await one.stop();
    await stop();
    await startAgain();
    await one.stop();
    for (let i = 0; i < 6; i += 1) {
      expect((await ask(`${nginx.url}/api/x`, { method: 'POST', body: '{}', ca: ca() })).status).toBe(200);
    }
    expect(other.received.filter(({ method }) => method === 'POST')).toHaveLength(6);
    await stop();
    await startAgain();
  });

  it('[OP-09] tells a process the address and scheme of its caller, whatever they claim', async () => {
    const headers = {
      'x-forwarded-for': '203.0.113.77',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=203.0.113.77',
      host: 'portal.example',
    };
    await ask(`${nginx.url}/assets/app-AbCdEf12.js`, { headers, ca: ca() });
    await ask(`${nginx.url}/api/x`, { headers, ca: ca() });
    for (const { headers: told } of received()) {
      expect(told).toMatchObject({
        host: 'portal.example',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
      });
      expect(Object.keys(told)).not.toEqual(expect.arrayContaining(['x-forwarded-host']));
      expect(Object.keys(told)).not.toEqual(expect.arrayContaining(['forwarded']));
    }
    expect(received()).toHaveLength(2);
    const moved = await new Promise<IncomingMessage>((resolve) =>
      plainRequest(`${nginx.redirectUrl}/order/contracts?q=1`, { agent: false }, resolve).end(),
    );
    expect([moved.statusCode, moved.headers.location]).toEqual([308, 'https://portal.example/order/contracts?q=1']);
    moved.resume();
  });

  it('[OP-09] passes a file on as it is made, at the pace of its reader, and never through a file', async () => {
    const part = Buffer.alloc(1_000_000, 'x');
    let written = 0;
    both(async (_request, response) => {
      while (written < 60 * part.length && !response.destroyed) {
        written += part.length;
        if (!response.write(part)) await once(response, 'drain').catch(() => {});
      }
      response.end();
    });
    const answer = await new Promise<IncomingMessage>((resolve) =>
      request(`${nginx.url}/api/exports`, { ca: ca(), agent: false }, resolve).end(),
    );
    await once(answer, 'readable');
    await delay(500);
    // At most the content of the sockets between them.
    expect(written).toBeLessThan(40 * part.length);
    expect(await nginx.temporaryFiles()).toEqual([]);
    let read = 0;
    for await (const chunk of answer) read += chunk.length;
    expect(read).toBe(60 * part.length);
  });

  it('[OP-09] passes an upload on as it arrives, up to the largest, and refuses a larger one as the server does', async () => {
    const arrived = Promise.withResolvers<void>();
    both(async (incoming, response) => {
      incoming.once('data', () => arrived.resolve());
      const size = (await text(incoming)).length;
      response.end(String(size));
    });
    const size = 10_016_384;
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(size) };
    const answer = Promise.withResolvers<IncomingMessage>();
    const sent = request(
      `${nginx.url}/api/attachments`,
      { method: 'POST', headers, ca: ca(), agent: false },
      answer.resolve,
    );
    sent.write(Buffer.alloc(100_000, 'x'));
    await arrived.promise;
    expect(await nginx.temporaryFiles()).toEqual([]);
    sent.end(Buffer.alloc(size - 100_000, 'x'));
    expect(await text(await answer.promise)).toBe(String(size));

    const tooLarge = await ask(`${nginx.url}/api/attachments`, {
      method: 'POST',
      headers: { 'content-length': '20000000', expect: '100-continue' },
      ca: ca(),
    });
    expect(tooLarge.status).toBe(413);
    expect(JSON.parse(String(tooLarge.body))).toMatchObject({ type: 'too-large', status: 413 });
  });

  it('[OP-09] asks the other process for a file that one does not have, and keeps what never changes', async () => {
    one.answers((_request, response) => response.writeHead(404, { 'cache-control': 'no-store' }).end());
    other.answers((_request, response) =>
      response
        .writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
        .end('new'),
    );
    const asset = (encoding: string) =>
      ask(`${nginx.url}/assets/late-AbCdEf12.js`, { headers: { 'accept-encoding': encoding }, ca: ca() });
    for (const encoding of ['br, gzip', 'gzip, br', 'gzip', 'identity', 'br']) {
      expect(String((await asset(encoding)).body), encoding).toBe('new');
    }
    expect(other.received.map(({ headers }) => headers['accept-encoding'])).toEqual(['br', 'gzip', undefined]);
    // Everything else is revalidated each time.
    for (const path of ['/', '/sw.js', '/manifest.webmanifest', '/assets/environment.json']) {
      await ask(nginx.url + path, { ca: ca() });
      await ask(nginx.url + path, { ca: ca() });
      expect(
        received().filter((sent) => sent.path === path),
        path,
      ).toHaveLength(2);
    }
  });

  it('[OP-08] keeps the address of a calendar feed and what was asked for out of its logs', async () => {
    both((request) => request.socket.destroy());
    await ask(`${nginx.url}/api/calendar-feeds/a-secret.ics`, { ca: ca() });
    await ask(`${nginx.url}/api/overview/contracts?q=jansen`, { ca: ca() });
    const log = await nginx.accessLog();
    expect(log).toContain('GET /api/calendar-feeds/- 503');
    expect(log).toContain('GET /api/overview/contracts 503');
    expect(log).toContain('upstream=');
    expect(log).not.toMatch(/a-secret|jansen|127\.0\.0\.1 /);
    expect(await nginx.errorLog()).not.toMatch(/a-secret|jansen|client: /);
  });
});
