import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Rules = { readonly createScriptURL: (url: string) => string };
const createPolicy = vi.fn((_: string, rules: Rules) => rules);

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  createPolicy.mockClear();
});

it('[OP-04] lets the two scripts of the portal become a worker and no other, by one policy', async () => {
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { PDF_WORKER, SERVICE_WORKER, trustedWorker } = await import('./trusted-worker.ts');
  expect(trustedWorker(SERVICE_WORKER)).toBe('/sw.js');
  expect(trustedWorker(PDF_WORKER)).toMatch(/pdf\.worker/);
  for (const other of ['https://elsewhere.example/sw.js', '/assets/other.js', 'blob:1', '']) {
    expect(() => trustedWorker(other), other).toThrow(TypeError);
  }
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect(createPolicy).toHaveBeenCalledWith('hireyard-worker', expect.anything());
});

it('[OP-04] does without trusted types in a browser that has none', async () => {
  vi.stubGlobal('trustedTypes', undefined);
  const { SERVICE_WORKER, trustedWorker } = await import('./trusted-worker.ts');
  expect(trustedWorker(SERVICE_WORKER)).toBe('/sw.js');
});
