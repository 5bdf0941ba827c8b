import fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendFile } from './download.ts';

it('[DOM-22] the header that names omitted records stays short enough for every proxy', async () => {
  const app = fastify();
  const file = { name: 'documents.zip', type: 'application/zip', content: new Uint8Array([1]) };
  let leftOut: readonly string[] = [];
  app.get('/', (request, reply) => sendFile({ ...file, leftOut }, request, reply));
  const headersFor = async (records: readonly string[]) => {
    leftOut = records;
    return (await app.inject('/')).headers;
  };
  expect(await headersFor(['R-1', 'R 2'])).toMatchObject({ 'x-left-out': 'R-1,R%202', 'x-left-out-count': '2' });
  const long = Array.from({ length: 30 }, (_, n) => `${n}${'Ü'.repeat(60)}`);
  const headers = await headersFor(long);
  const names = String(headers['x-left-out']);
  expect(names.length).toBeLessThanOrEqual(2_000);
  expect(names.split(',').map(decodeURIComponent)).toEqual(long.slice(0, 5));
  expect(headers['x-left-out-count']).toBe('30');
  await app.close();
});
