import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import { openTestDatabase } from '../testing/database.ts';
import { answerProbes } from './health.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('[OP-07] asks the database once for all who ask whether it is ready at the same moment', async () => {
  let asked = 0;
  const counting = database.db.withPlugin({
    transformQuery: ({ node }) => {
      asked += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const app = fastify();
  answerProbes(app, counting);
  const ask = () => app.inject('/health/ready');
  const answers = await Promise.all(Array.from({ length: 50 }, ask));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
  expect(asked).toBeLessThan(5);
  const before = asked;
  expect((await ask()).json()).toEqual({ status: 'ready' });
  expect(asked).toBe(before + 1);
});

it('[OP-92] stays ready while the file store is away, and says so', async () => {
  let isUp = false;
  const app = fastify();
  answerProbes(app, database.db, { isUp: async () => isUp });
  const away = await app.inject('/health/ready');
  expect([away.statusCode, away.json()]).toEqual([200, { status: 'ready', files: 'away' }]);
  isUp = true;
  expect((await app.inject('/health/ready')).json()).toEqual({ status: 'ready', files: 'ready' });
});
