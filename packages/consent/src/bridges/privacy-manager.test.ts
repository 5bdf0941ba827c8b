import { afterEach, expect, it, vi } from 'vitest';
import { createPrivacyManager } from './privacy-manager.ts';

const manager = createPrivacyManager({ url: 'https://consent.example', id: 'p1' });
afterEach(() => vi.unstubAllGlobals());

it('[CC-11] gets one configuration by name, or all', async () => {
  const fetch = vi.fn(async () => new Response('{"name":"default"}'));
  vi.stubGlobal('fetch', fetch);
  expect(await manager.config('a&b')).toEqual({ name: 'default' });
  expect(await manager.configs()).toEqual({ name: 'default' });
  expect(fetch.mock.calls.map(([url]: unknown[]) => url)).toEqual([
    'https://consent.example/v1/privacy-managers/p1/config.json?name=a%26b',
    'https://consent.example/v1/privacy-managers/p1/configs.json',
  ]);
});

it('[CC-11] does not wait for ever for an answer', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  vi.stubGlobal('fetch', (_url: string, init?: RequestInit) =>
    init?.signal?.aborted ? Promise.reject(init.signal.reason) : new Promise(() => {}),
  );
  expect(await manager.config('default')).toBeNull();
});

it.each([
  ['a refusal', async () => new Response('no', { status: 500 })],
  ['no JSON', async () => new Response('<html>')],
  ['no network', async () => Promise.reject(new TypeError('offline'))],
])('[CC-11] takes %s for no answer', async (_what, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await manager.config('default')).toBeNull();
  await manager.report({ consents: {}, changes: {}, by: 'save', config: 'default' });
});
