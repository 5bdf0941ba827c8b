import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { send } from './send.ts';
import type { WireRequest } from './types.ts';

/** Allows a page of another origin to read the answers, like the real servers. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*, Authorization',
  'Access-Control-Expose-Headers': 'ETag',
};

/** A real server, because the test covers the browser's own client. */
async function serving(answer: RequestListener): Promise<WireRequest> {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') response.end();
    else answer(request, response);
  });
  onTestFinished(() => void server.close().closeAllConnections());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const body = new FormData();
  body.append('file', new File(['x'.repeat(200_000)], 'mast.jpg'));
  return {
    method: 'POST',
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/attachments`),
    headers: { Authorization: 'Bearer 1', 'Idempotency-Key': 'k' },
    body,
    answer: 'json',
    own: true,
    underAuth: false,
    onProgress: () => undefined,
  };
}

describe('an upload', () => {
  it('[DOM-18] sends the file with its headers, tells its progress, and reads the answer', async () => {
    let received = '';
    const request = await serving(async (sent, response) => {
      received = `${sent.headers.authorization} ${sent.headers['idempotency-key']} ${await text(sent)}`;
      response.writeHead(201, { 'Content-Type': 'application/json', ETag: '"1"' }).end('{"id":"a"}');
    });
    const shares: number[] = [];
    const answer = await firstValueFrom(send({ ...request, onProgress: (share) => shares.push(share) }));
    expect(answer).toEqual({ status: 201, etag: '"1"', body: { id: 'a' } });
    expect(received).toMatch(/^Bearer 1 k --.*filename="mast.jpg"/s);
    expect(shares.at(-1)).toBe(1);
  });

  it('[DOM-18] tells a refusal from a lost connection and from an answer that cannot be read', async () => {
    const refusing = await serving((sent, response) => {
      sent.resume();
      const problem = { type: 'storage-full', title: 'Full', status: 409, traceId: 't-1' };
      response.writeHead(409, { 'Content-Type': 'application/problem+json' }).end(JSON.stringify(problem));
    });
    await expect(firstValueFrom(send(refusing))).rejects.toMatchObject({
      name: 'HttpError',
      problem: { type: 'storage-full', status: 409, traceId: 't-1' },
    });
    const losing = await serving((sent) => sent.socket.destroy());
    await expect(firstValueFrom(send(losing))).rejects.toMatchObject({ problem: { type: 'network', status: 0 } });
    const strange = await serving((sent, response) => {
      sent.resume();
      response.end('<!doctype html>');
    });
    await expect(firstValueFrom(send(strange))).rejects.toMatchObject({ problem: { type: 'unknown', status: 0 } });
  });

  it('[HT-04] takes no answer that came by a redirect', async () => {
    const request = await serving((sent, response) => {
      sent.resume();
      if (sent.url === '/elsewhere') response.end('{"id":"a"}');
      else response.writeHead(303, { Location: '/elsewhere' }).end();
    });
    await expect(firstValueFrom(send(request))).rejects.toMatchObject({ problem: { type: 'network', status: 0 } });
  });

  it('[HT-06] is aborted when it is left', async () => {
    const arrived = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const request = await serving((sent, response) => {
      sent.resume();
      response.once('close', ended.resolve);
      arrived.resolve();
    });
    const upload = send(request).subscribe();
    await arrived.promise;
    upload.unsubscribe();
    await ended.promise;
  });
});
