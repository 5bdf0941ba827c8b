import { of } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Http, HttpRequest } from '../http/types.ts';
import { createStore } from '../store/store.ts';
import { memoryStorage, tokenFor } from '../testing/epic-test.ts';
import { signIn } from './sign-in.ts';

afterEach(() => vi.restoreAllMocks());

const ENTERED = { email: 'ann@portal.example', password: 'Demo-2026!' };
const portal = (accessToken: string, storage = memoryStorage()) => {
  const asked: HttpRequest[] = [];
  const http: Http = (request) => {
    asked.push(request);
    return of({ status: 200, etag: null, body: { accessToken } });
  };
  const store = createStore({ http, storage });
  return { store, storage, asked, enter: (entered: object = ENTERED) => store.dispatch(signIn({ ...entered })) };
};

describe('signing in', () => {
  it('[RT-08] keeps the token and begins the session of its subject', async () => {
    const token = tokenFor('u-1', 9e12);
    const { store, storage, asked, enter } = portal(token);
    storage.setItem('loggingOut', 'logout');
    expect(await enter()).toBeNull();
    expect(asked.map(({ base, path, body }) => [base, path, body])).toEqual([['usermgmt', '/auth/login', ENTERED]]);
    expect([storage.getItem('accessToken'), storage.getItem('loggingOut')]).toEqual([token, null]);
    expect(store.getState().user).toMatchObject({ status: 'signedIn', id: 'u-1' });
  });

  it('sends nothing that the contract refuses', async () => {
    const { asked, enter } = portal(tokenFor('u-1', 9e12));
    expect(await enter({ email: 'ann', password: '' })).toMatchObject({ type: 'validation', status: 422 });
    expect(asked).toEqual([]);
  });

  it('takes no token that cannot be read', async () => {
    const { store, storage, enter } = portal('nonsense');
    expect(await enter()).toMatchObject({ type: 'unknown' });
    expect(storage.length).toBe(0);
    expect(store.getState().user.status).toBe('unknown');
  });

  it('says so where the token cannot be kept', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const full = new DOMException('full', 'QuotaExceededError');
    const storage = memoryStorage();
    storage.setItem = () => {
      throw full;
    };
    const { store, enter } = portal(tokenFor('u-1', 9e12), storage);
    expect(await enter()).toMatchObject({ type: 'unknown', status: 0 });
    expect(report.mock.calls).toEqual([[full]]);
    expect(store.getState().user.status).toBe('unknown');
  });
});
