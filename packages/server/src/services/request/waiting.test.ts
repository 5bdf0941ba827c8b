import type { RequestKind, RequestStatus } from '@hireyard/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertRequest } from '../../testing/fixture-requests.ts';
import { waitsForMember } from './waiting.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('[DOM-04] a request that somebody has taken into review waits for nobody else who handles requests', async () => {
  const { db } = test.database;
  const { a, administrator: writer, ofBoth: handler, confined: other } = test.fixture;
  const waiting = async (
    request: { kind?: RequestKind; status: RequestStatus; handlerId?: string; askedBack?: boolean },
    handles = true,
  ) => {
    const { id } = await insertRequest(db, a, { writerId: writer.id, label: 'Waiting', ...request });
    if (request.askedBack) await db.updateTable('request').set({ waits_for: 'writer' }).where('id', '=', id).execute();
    const people: string[] = [];
    for (const [name, user] of Object.entries({ writer, handler, other })) {
      const waits = waitsForMember({ id: user.id, handles });
      const row = await db.selectFrom('request').where('id', '=', id).where(waits).select('id').executeTakeFirst();
      if (row) people.push(name);
    }
    return people;
  };
  expect(await waiting({ status: 'inReview', handlerId: handler.id })).toEqual(['handler']);
  expect(await waiting({ status: 'submitted' })).toEqual(['writer', 'handler', 'other']);
  expect(await waiting({ status: 'inReview', handlerId: handler.id, askedBack: true })).toEqual(['writer']);
  expect(await waiting({ kind: 'service', status: 'submitted' })).toEqual([]);
  expect(await waiting({ status: 'inReview', handlerId: handler.id }, false)).toEqual([]);
  expect(await waiting({ status: 'fulfilled', handlerId: handler.id })).toEqual([]);
});
