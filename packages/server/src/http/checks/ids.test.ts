import { ALL_OPERATIONS } from '@hireyard/contract/backoffice';
import type { Operation } from '@hireyard/contract/operations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Field, fieldsOf } from '../../testing/fields.ts';

/** Operations with a path or a body that may name records. A file is sent as a form. */
const withIds = ALL_OPERATIONS.filter(
  ({ body, carries, path }) => carries !== 'upload' && (body || path.includes('{')),
);
const NO_UUID = 'no-uuid';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ rateLimits: { user: 1e6, address: 1e6 } });
});
afterAll(() => test.close());

async function ready(endpoint: Operation) {
  const sample = await test.sampleOf(endpoint);
  return { fields: fieldsOf(endpoint, sample), tag: await test.tagOf(endpoint, { sample }) };
}

it.each(withIds.map((endpoint) => [endpoint.id, endpoint] as const))(
  '[DOM-11] %s never answers 5xx to a text that is no UUID',
  async (_id, endpoint) => {
    let { fields, tag } = await ready(endpoint);
    for (let index = 0; index < fields.length; index += 1) {
      const { name, part, put } = fields[index] as Field;
      const sample = put(NO_UUID);
      // What a schema refuses, and every query, is tried elsewhere.
      if (part === 'query' || (part === 'body' && !endpoint.body?.safeParse(sample.body).success)) continue;
      const headers = { 'idempotency-key': crypto.randomUUID(), ...(tag ? { 'if-match': tag } : {}) };
      const { statusCode } = await test.call(endpoint, { sample, headers });
      expect(statusCode, name).toBeLessThan(500);
      // A write that was done cannot be repeated. A commit tries the rest on what it left, which takes a fifth of the time.
      if (process.env.TEST_ALL && statusCode < 400 && endpoint.method !== 'GET')
        ({ fields, tag } = await ready(endpoint));
    }
  },
);
