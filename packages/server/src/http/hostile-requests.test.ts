import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import {
  createAttachment,
  type Endpoint,
  fullPath,
  getPlanning,
  listContractLines,
  listContracts,
  listCorporateClients,
  login,
  markDocumentsRead,
} from '@hireyard/contract';
import { Problem } from '@hireyard/contract/schemas';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { TestUser } from '../testing/fixture.ts';
import { CLIENT_HEADER } from './client-scope.ts';

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await startTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as { port: number }).port;
});
afterAll(() => test.close());

/** Sends bytes that no HTTP client would send, and reads the whole answer. */
async function raw(head: string, headers: Record<string, string> = {}): Promise<{ status: number; answer: string }> {
  const socket = connect(port, '127.0.0.1');
  const answer = text(socket);
  const all = { host: 'a', connection: 'close', ...headers };
  socket.write(
    `${head}\r\n${Object.entries(all)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  );
  const received = await answer;
  return { status: Number(received.split(' ')[1]), answer: received };
}

const bearer = async () => ({ authorization: `Bearer ${await test.tokenOf(test.fixture.administrator)}` });

describe('a request target', () => {
  it('[DOM-11] with a whole address in it gets what its path gets, with the headers of the API', async () => {
    const target = `http://evil.example${fullPath(listCorporateClients)}`;
    const { status, answer } = await raw(`GET ${target} HTTP/1.1`, await bearer());
    expect(status).toBe(200);
    expect(answer).toMatch(/^cache-control: private, no-cache\r$/im);
    expect(answer).toMatch(/^content-security-policy: default-src 'none'/im);
    expect((await raw(`GET ${target} HTTP/1.1`)).status).toBe(401);
  });

  it.each([`/%61pi/corporate-clients`, `/api/corp%6Frate-clients`, `/%61%70%69/nothing`])(
    '[DOM-11] spelled another way has the headers of the API: %s',
    async (target) => {
      const { status, answer } = await raw(`GET ${target} HTTP/1.1`, { ...(await bearer()), accept: 'text/html' });
      expect(status).toBe(target.endsWith('nothing') ? 404 : 200);
      expect(answer).toMatch(/^vary: Authorization, x-mysite-corporate-client-external-uuid/im);
      expect(answer).toMatch(
        status === 200 ? /^cache-control: private, no-cache\r$/im : /^cache-control: no-store\r$/im,
      );
      expect(answer).toMatch(/^content-security-policy: default-src 'none'/im);
    },
  );

  it.each([
    '/api//corporate-clients',
    '/api/%2e%2e/api/corporate-clients',
    '/api%2fcorporate-clients',
    '/API/corporate-clients',
    '/api/corporate-clients/',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/api/corporate-clients/%ff',
    `/api/corporate-clients/${'a'.repeat(9_000)}`,
  ])('[DOM-11] in disguise reaches nothing, and no cache keeps the answer: %s', async (target) => {
    const { status, answer } = await raw(`GET ${target} HTTP/1.1`, await bearer());
    expect([400, 404]).toContain(status);
    expect(answer).toMatch(/^cache-control: no-store\r$/im);
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
  });
});

describe('what is not HTTP', () => {
  it.each([
    ['an unknown method', 'FOO / HTTP/1.1', {}, 400],
    ['a length below zero', 'POST / HTTP/1.1', { 'content-length': '-1' }, 400],
    ['two lengths', 'POST / HTTP/1.1', { 'content-length': '4', 'transfer-encoding': 'chunked' }, 400],
    ['headers without end', 'GET / HTTP/1.1', { x: 'a'.repeat(40_000) }, 413],
  ])('[DOM-11] is a problem like any other error: %s', async (_name, head, headers, expected) => {
    const { status, answer } = await raw(head, headers as Record<string, string>);
    expect(status).toBe(expected);
    const [top = '', body = ''] = answer.split('\r\n\r\n');
    expect(top).toMatch(/^content-type: application\/problem\+json/im);
    expect(Problem.parse(JSON.parse(body)).status).toBe(expected);
  });
});

describe('a request that does not arrive whole', () => {
  const lines: string[] = [];
  let strict: TestApp;
  beforeAll(async () => {
    const log = { level: 'warn', stream: { write: (line: string) => lines.push(line) } };
    strict = await startTestApp({ requestTimeout: 800, log });
    await strict.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => strict.close());
  afterEach(() => expect(lines).toEqual([]));

  const part = 20_000;
  const form = Buffer.concat([
    Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n'),
    Buffer.alloc(6 * part, ' '),
    Buffer.from('%%EOF\n\r\n--b--\r\n'),
  ]);
  const beginUpload = async (user: TestUser, length = form.length) => {
    const headers = {
      connection: 'close',
      authorization: `Bearer ${await strict.tokenOf(user)}`,
      [CLIENT_HEADER]: strict.fixture.a.uuid,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': length,
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    return begin(createAttachment, `${head.join('')}\r\n`);
  };
  const begin = (endpoint: Endpoint, rest: string) => {
    const socket = connect((strict.app.server.address() as { port: number }).port, '127.0.0.1');
    socket.write(`POST ${fullPath(endpoint)} HTTP/1.1\r\nhost: a\r\n${rest}`);
    return socket;
  };

  it('[DOM-11] is answered 408 when it stalls, and leaves no error in the log', async () => {
    const body = 'content-type: application/json\r\ncontent-length: 20\r\n\r\n{"email"';
    for (const rest of [body, 'content-type: applica']) {
      const [top = '', problem = ''] = (await text(begin(login, rest))).split('\r\n\r\n');
      expect(top).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
      expect(top).toMatch(/^connection: close$/im);
      expect(Problem.parse(JSON.parse(problem))).toMatchObject({ type: 'request-timeout', status: 408 });
    }
    const abandoned = begin(login, body);
    await delay(50);
    abandoned.destroy();
    await delay(50);
  });

  it('[DOM-18] has more time where it is an upload, as long as that goes on', async () => {
    const slow = await beginUpload(strict.fixture.administrator);
    const answered = text(slow);
    for (let sent = 0; sent < form.length; sent += part) {
      slow.write(form.subarray(sent, sent + part));
      await delay(200);
    }
    expect(await answered).toMatch(/^HTTP\/1\.1 201 /);
    const stalled = await beginUpload(strict.fixture.administrator);
    stalled.write(form.subarray(0, part));
    expect(await text(stalled)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('[DOM-18] keeps nobody else from sending files: of one user four are read at once', async () => {
    const { administrator, ofBoth } = strict.fixture;
    const send = async (user: TestUser) => {
      const socket = await beginUpload(user);
      socket.write(form);
      return text(socket);
    };
    let begun = 0;
    const onHandled = () => {
      begun += 1;
    };
    subscribe('tracing:fastify.request.handler:start', onHandled);
    onTestFinished(() => void unsubscribe('tracing:fastify.request.handler:start', onHandled));
    const endless = await Promise.all(Array.from({ length: 4 }, () => beginUpload(administrator, 10_000_000)));
    const goOn = () => {
      for (const socket of endless) socket.write(form.subarray(0, part));
    };
    goOn();
    const going = setInterval(goOn, 100);
    await vi.waitFor(() => expect(begun).toBe(endless.length), 10_000);
    const [top = ''] = (await send(administrator)).split('\r\n\r\n');
    expect(top).toMatch(/^HTTP\/1\.1 429 /);
    expect(top).toMatch(/^retry-after: 5\r?$/im);
    expect(lines.splice(0).join()).toContain('"reason":"too-many-requests"');
    expect(await send(ofBoth)).toMatch(/^HTTP\/1\.1 201 /);
    clearInterval(going);
    for (const socket of endless) socket.destroy();
    await vi.waitFor(async () => expect(await send(administrator)).toMatch(/^HTTP\/1\.1 201 /), 5000);
    lines.length = 0;
  });
});

describe('a body', () => {
  it('[DOM-11] that is compressed is refused unread, however much it would hold', async () => {
    const bomb = gzipSync(`{"email":"${'a'.repeat(10_000_000)}"}`);
    const answer = await test.app.inject({
      method: 'POST',
      url: fullPath(login),
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: bomb,
    });
    expect(answer.json()).toMatchObject({ type: 'unsupported-media-type', status: 415 });
    expect(answer.headers['accept-encoding']).toBe('identity');
  });
});

describe('a refusal', () => {
  it('[DOM-11] stays small, in however many places a body is wrong', async () => {
    const name = 'n'.repeat(100_000);
    const bodies = [
      [login, `{"${name}":[${Array(10_000).fill('"\\u0000"').join()}]}`],
      [markDocumentsRead, JSON.stringify({ ids: Array(60_000).fill(1) })],
    ] as const;
    for (const [endpoint, payload] of bodies) {
      const answer = await test.app.inject({
        method: 'POST',
        url: fullPath(endpoint),
        headers: { ...(await bearer()), [CLIENT_HEADER]: test.fixture.a.uuid, 'content-type': 'application/json' },
        payload,
      });
      expect(answer.statusCode, endpoint.id).toBe(422);
      expect(answer.json().errors.length, endpoint.id).toBeLessThanOrEqual(100);
      expect(answer.body.length, endpoint.id).toBeLessThan(2_000_000);
    }
  });
});

describe('a date', () => {
  it.each([
    [listContractLines, { from: '0000-01-01' }],
    [listContracts, { from: '0000-01-01' }],
    [getPlanning, { to: '0001-01-01' }],
    [getPlanning, { from: '9999-12-31' }],
  ])('[RT-09] outside the years there are is refused: $id %o', async (endpoint, query) => {
    const answer = await test.call(endpoint, { sample: { query } });
    const [name] = Object.keys(query);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ pointer: `?${name}`, code: 'format' }]);
  });
});
