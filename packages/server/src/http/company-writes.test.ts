import { createAddress, endpointsOf } from '@hireyard/contract';
import { issueInvoice, putCompanyDepot } from '@hireyard/contract/backoffice';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { LOCK_TIMEOUT } from '../database/request-transaction.ts';
import { embeddedFiles } from '../files/file-store.ts';
import { startTestApp } from '../testing/app.ts';
import { insertMachineAccount, MACHINE_SECRET } from '../testing/fixture.ts';
import { answerErrors } from './errors.ts';
import { mountRoutes } from './mount.ts';

const OF_DE = `hyb_${'d'.repeat(43)}`;

it('[OP-40] a request that waits for a lock of a long batch answers 503, and gives its connection back', async ({
  skip,
}) => {
  const test = await startTestApp({ lockTimeout: LOCK_TIMEOUT });
  if (test.database.embedded) {
    await test.close();
    skip('the embedded database has one connection');
  }
  try {
    const ofSystem = await test.sampleOf(putCompanyDepot);
    const ofUser = await test.sampleOf(createAddress);
    const held = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const batch = test.database.db.transaction().execute(async (trx) => {
      await trx.selectFrom('operating_company').select('code').forNoKeyUpdate().execute();
      await trx.selectFrom('corporate_client').select('id').forUpdate().execute();
      held.resolve();
      await end.promise;
    });
    await held.promise;
    const answers = await Promise.all([
      test.call(putCompanyDepot, { sample: ofSystem }),
      test.call(createAddress, { sample: ofUser }),
    ]);
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
      [503, '2'],
      [503, '2'],
    ]);
    end.resolve();
    await batch;
    expect((await test.call(putCompanyDepot, { sample: ofSystem })).statusCode).toBeLessThan(300);
  } finally {
    await test.close();
  }
}, 30_000);

it('[DOM-06] an invoice waits for whoever changes lines of its client', async ({ skip }) => {
  const test = await startTestApp({ lockTimeout: LOCK_TIMEOUT });
  if (test.database.embedded) {
    await test.close();
    skip('the embedded database has one connection');
  }
  try {
    const sample = await test.sampleOf(issueInvoice);
    const held = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const correction = test.database.db.transaction().execute(async (trx) => {
      await trx.selectFrom('corporate_client').select('id').forNoKeyUpdate().execute();
      held.resolve();
      await end.promise;
    });
    await held.promise;
    expect((await test.call(issueInvoice, { sample })).statusCode).toBe(503);
    end.resolve();
    await correction;
    expect((await test.call(issueInvoice, { sample })).statusCode).toBe(201);
  } finally {
    await test.close();
  }
});

it('[OP-40] of the writes of one company two run and eight wait; reads and other companies go on', async () => {
  const schemas = {
    write: { response: z.object({ done: z.boolean() }) },
    read: { response: z.object({ done: z.boolean() }) },
  };
  const declare = endpointsOf<typeof schemas>();
  const common = { summary: '', base: 'main', module: null, access: 'machine' } as const;
  const write = declare('write', { ...common, method: 'POST', path: '/backoffice/things' });
  const read = declare('read', { ...common, method: 'GET', path: '/backoffice/things' });
  const test = await startTestApp();
  const app = fastify();
  try {
    await test.database.db
      .insertInto('operating_company')
      .values({ code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' })
      .execute();
    await insertMachineAccount(test.database.db, 'DE', OF_DE);
    answerErrors(app);
    app.decorateRequest('machine', null);
    app.decorateRequest('clientScope', null);
    const waiting: (() => void)[] = [];
    const held = async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return { done: true };
    };
    // Without a transaction: on the embedded database, one would hold the only connection.
    const operations = [
      { ...write, idempotent: false, query: undefined, body: undefined, ...schemas.write },
      { ...read, query: undefined, body: undefined, ...schemas.read },
    ];
    mountRoutes(
      app,
      [
        { endpoint: operations[0] as never, handle: held },
        { endpoint: operations[1] as never, handle: async () => ({ done: true }) },
      ],
      {
        db: test.database.db,
        tokens: test.tokens,
        clock: test.now,
        files: embeddedFiles,
        limitRate: async () => {},
        checkAnswers: true,
        secure: () => false,
      },
      operations as never,
    );
    const send = (method: 'GET' | 'POST', secret: string) =>
      app.inject({ method, url: '/api/backoffice/things', headers: { authorization: `Bearer ${secret}` } });
    const sent = Array.from({ length: 12 }, () => send('POST', MACHINE_SECRET));
    // Calls beyond the queue are answered before any other has ended.
    const refused = await Promise.race([Promise.all(sent), firstTwo(sent)]);
    expect(refused.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
      [503, '2'],
      [503, '2'],
    ]);
    expect(waiting).toHaveLength(2);
    expect((await send('GET', MACHINE_SECRET)).statusCode).toBe(200);
    const other = send('POST', OF_DE);
    await expect.poll(() => waiting.length, { timeout: 20_000 }).toBe(3);
    const isOver = Promise.all([...sent, other]);
    let all: Awaited<typeof isOver> | null = null;
    void isOver.then((answers) => {
      all = answers;
    });
    await expect
      .poll(
        () => {
          for (const end of waiting.splice(0)) end();
          return all;
        },
        { timeout: 20_000 },
      )
      .not.toBeNull();
    expect((await isOver).filter(({ statusCode }) => statusCode === 200)).toHaveLength(11);
  } finally {
    await app.close();
    await test.close();
  }
});

/** Resolves with the first two answers. */
async function firstTwo<T>(all: readonly Promise<T>[]): Promise<T[]> {
  const some: T[] = [];
  return new Promise((resolve) => {
    for (const one of all)
      void one.then((answer) => {
        some.push(answer);
        if (some.length === 2) resolve(some);
      });
  });
}
