import { getContract, getProfile, listContractLines, putProfile } from '@hireyard/contract';
import { defer, finalize, map, NEVER, type Observable, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { CallArgument } from '../http/call.ts';
import type { Http, HttpRequest } from '../http/types.ts';
import { createStore } from '../store/store.ts';
import { memoryStorage, problem } from '../testing/epic-test.ts';
import { api } from './api.ts';
import { callOf, callsOf } from './calls.ts';

const endpoints = {
  lines: callsOf(listContractLines),
  contract: callsOf(getContract),
  readProfile: callsOf(getProfile),
};
const editProfile = (input: CallArgument<typeof putProfile>) =>
  api.endpoints.write.initiate({ ...callOf(putProfile, input), changes: ['Profile'] });

const portal = (answer: (request: HttpRequest) => Observable<unknown>) => {
  const sent: HttpRequest[] = [];
  const calls = { open: 0 };
  const http: Http = (request) =>
    defer(() => {
      sent.push(request);
      calls.open += 1;
      return answer(request).pipe(
        map((body) => ({ status: 200, etag: '"1"', body })),
        finalize(() => {
          calls.open -= 1;
        }),
      );
    });
  return { store: createStore({ http, storage: memoryStorage() }), sent, calls };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));
const edit = { firstName: 'Ann', lastName: 'B', phone: null, preferredLanguageCode: 'nl' } as const;

describe('a call out of the contract', () => {
  it('fills in path and query', async () => {
    const { store, sent } = portal(() => of({ items: [] }));
    await store.dispatch(endpoints.lines.initiate({ query: { page: 2, status: ['onRent', 'planned'] } }));
    await store.dispatch(endpoints.contract.initiate({ params: { id: 'a/b' } }));
    expect(sent).toMatchObject([
      { method: 'GET', base: 'overview', path: '/contract-lines', query: { page: 2, status: ['onRent', 'planned'] } },
      { method: 'GET', base: 'overview', path: '/contracts/a%2Fb' },
    ]);
  });

  it('edits the version that was read, and not without one', async () => {
    const { store, sent } = portal(() => of({}));
    await store.dispatch(editProfile({ body: edit, version: 3 }));
    expect(sent[0]).toMatchObject({ method: 'PUT', path: '/profile', headers: { 'If-Match': '"3"' }, body: edit });
    expect(() => editProfile({ body: edit })).toThrow('version');
    expect(sent).toHaveLength(1);
  });

  it('fails with the problem that the server answered', async () => {
    const { store } = portal(() => throwError(() => problem(412, 'stale-version', { traceId: 't-1' })));
    const { error } = await store.dispatch(editProfile({ body: edit, version: 3 }));
    expect(error).toMatchObject({ type: 'stale-version', status: 412, traceId: 't-1' });
  });

  it('is asked again when a write has made its entity stale', async () => {
    const { store, sent } = portal(() => of({ items: [] }));
    const reading = [
      store.dispatch(endpoints.lines.initiate({})),
      store.dispatch(endpoints.readProfile.initiate(undefined)),
    ];
    await Promise.all(reading);
    await store.dispatch(editProfile({ body: edit, version: 3 }));
    await settled();
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /contract-lines',
      'GET /profile',
      'PUT /profile',
      'GET /profile',
    ]);
    for (const one of reading) one.unsubscribe();
  });
});

describe('a query under way', () => {
  it('[HT-06] [NAV-05] is cancelled when everything is dropped for another client', async () => {
    const { store, calls } = portal(() => NEVER);
    void store.dispatch(endpoints.lines.initiate({}));
    store.dispatch(api.util.resetApiState());
    await settled();
    expect(calls.open).toBe(0);
  });
});
