import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { send } from './send.ts';
import type { WireRequest } from './types.ts';

const request: WireRequest = {
  method: 'GET',
  url: new URL('https://portal.example/api/depots'),
  headers: {},
  answer: 'json',
  own: true,
  underAuth: false,
};
const answering = (body: string | null, init: ResponseInit) => {
  const fetch = vi.fn(async () => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const json = { 'Content-Type': 'application/json' };

afterEach(() => vi.unstubAllGlobals());

describe('the wire', () => {
  it('reads JSON, the entity tag and an empty answer', async () => {
    answering('{"a":1}', { headers: { ...json, ETag: '"7"' } });
    expect(await firstValueFrom(send(request))).toEqual({ status: 200, etag: '"7"', body: { a: 1 } });
    answering(null, { status: 204 });
    expect(await firstValueFrom(send(request))).toEqual({ status: 204, etag: null, body: undefined });
  });

  it('turns a problem document into a typed problem', async () => {
    const body = {
      type: 'validation',
      title: 'No',
      status: 422,
      traceId: 't-1',
      errors: [{ pointer: '/a', code: 'x' }],
    };
    answering(JSON.stringify(body), { status: 422, headers: { 'Content-Type': 'application/problem+json' } });
    await expect(firstValueFrom(send(request))).rejects.toMatchObject({ name: 'HttpError', problem: body });
  });

  it("[HT-03] knows a gateway's page of HTML by its status", async () => {
    answering('<h1>Gateway Time-out</h1>', { status: 504, headers: { 'Content-Type': 'text/html' } });
    await expect(firstValueFrom(send(request))).rejects.toMatchObject({ problem: { type: 'unknown', status: 504 } });
  });

  it('[SW-04] says how long the server asks to wait, where it says so in seconds', async () => {
    answering('busy', { status: 503, headers: { 'Retry-After': '120' } });
    await expect(firstValueFrom(send(request))).rejects.toMatchObject({ problem: { retryAfter: 120 } });
    answering('busy', { status: 503, headers: { 'Retry-After': 'tomorrow' } });
    const refused: unknown = await firstValueFrom(send(request)).catch((error: unknown) => error);
    expect(refused).toMatchObject({ problem: { status: 503 } });
    expect(refused).not.toHaveProperty('problem.retryAfter');
  });

  it.each(['constructor', 'our-own-idea'])('does not take the type %s for a problem of the contract', async (type) => {
    answering(JSON.stringify({ type, title: 'No', traceId: 't-1' }), { status: 409, headers: json });
    await expect(firstValueFrom(send(request))).rejects.toMatchObject({ problem: { type: 'unknown', status: 409 } });
  });

  it('tells an answer that cannot be read from one that never came', async () => {
    answering('<!doctype html>', { headers: json });
    await expect(firstValueFrom(send(request))).rejects.toMatchObject({ problem: { type: 'unknown', status: 0 } });
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(firstValueFrom(send(request))).rejects.toMatchObject({ problem: { type: 'network', status: 0 } });
  });

  it('[HT-06] aborts the fetch when it is left', () => {
    const fetch = vi.fn(
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    vi.stubGlobal('fetch', fetch);
    send(request).subscribe().unsubscribe();
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });

  it('[HT-04] follows no redirect with our headers, and sends cookies elsewhere for the sign-in calls alone', async () => {
    const fetch = answering('{}', { headers: json });
    await firstValueFrom(send(request));
    await firstValueFrom(send({ ...request, underAuth: true }));
    expect(fetch.mock.calls.map((args: unknown[]) => args[1])).toMatchObject([
      { redirect: 'error', credentials: 'same-origin' },
      { redirect: 'error', credentials: 'include' },
    ]);
  });
});
