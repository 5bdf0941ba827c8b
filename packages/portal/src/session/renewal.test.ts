import { firstValueFrom, forkJoin, NEVER, type Observable, of } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '../http/http.ts';
import { HttpError } from '../http/problem.ts';
import type { Handler } from '../http/types.ts';
import { memoryStorage, problem, replyAfter } from '../testing/epic-test.ts';
import { exclusivelyBy } from './exclusively.ts';
import { createRenewal, type Renew } from './renewal.ts';

const bases = { main: '/api', usermgmt: '/api/usermgmt', request: '/api/request', overview: '/api/overview' };
const inVirtualTime = (work: (scheduler: TestScheduler) => void) => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run(() => work(scheduler));
};

/** A tab with the former token in storage. Its server accepts only `fresh` and answers a refresh with `grant`. */
const tab = (grant: unknown, { storage = memoryStorage({ accessToken: 'former' }) } = {}) => {
  const refreshed: number[] = [];
  const refused = vi.fn();
  const wire: Handler = ({ url, headers }) => {
    if (url.pathname.endsWith('/auth/refresh')) {
      refreshed.push(1);
      return replyAfter(50, grant) as Observable<never>;
    }
    const isFresh = headers.Authorization === 'Bearer fresh';
    return replyAfter(
      10,
      isFresh ? { status: 200, etag: null, body: url.pathname } : problem(401, 'token'),
    ) as Observable<never>;
  };
  const build = (scheduler: TestScheduler) => {
    const http = createHttp({
      bases,
      page: 'https://portal.example/',
      token: () => storage.getItem('accessToken'),
      renew: (former) => renew(former),
      opCo: () => null,
      client: () => ({ id: null, uuid: null }),
      newKey: () => 'k',
      scheduler,
      wire,
    });
    const renew: Renew = createRenewal({ http, storage, exclusively: (_, work) => work, refused });
    return { http, renew };
  };
  return { storage, refreshed, refused, build };
};
const FRESH = { status: 200, etag: null, body: { accessToken: 'fresh', expiresIn: 900 } };

describe('the refresh of a session', () => {
  it('[HT-07] is one for ten calls that expire together, and each of them is answered', () =>
    inVirtualTime((scheduler) => {
      const { build, refreshed, storage } = tab(FRESH);
      const { http } = build(scheduler);
      const answers: unknown[] = [];
      const calls = Array.from({ length: 10 }, (_, n) => http({ method: 'GET', base: 'main', path: `/${n}` }));
      forkJoin(calls).subscribe((all) => answers.push(...all.map(({ body }) => body)));
      scheduler.flush();
      expect(refreshed).toHaveLength(1);
      expect(answers).toEqual(Array.from({ length: 10 }, (_, n) => `/api/${n}`));
      expect(storage.getItem('accessToken')).toBe('fresh');
    }));

  it('[HT-07] is not asked for where another tab has already done it', () =>
    inVirtualTime((scheduler) => {
      const { build, refreshed, storage } = tab(FRESH);
      const { renew } = build(scheduler);
      storage.setItem('accessToken', 'fresh');
      const tokens: string[] = [];
      renew('former').subscribe((token) => tokens.push(token));
      scheduler.flush();
      expect(tokens).toEqual(['fresh']);
      expect(refreshed).toEqual([]);
    }));

  it('[HT-07] goes on when the call that asked for it is left', () =>
    inVirtualTime((scheduler) => {
      const { build, storage } = tab(FRESH);
      const asking = build(scheduler).renew('former').subscribe();
      scheduler.schedule(() => asking.unsubscribe(), 5);
      scheduler.flush();
      expect(storage.getItem('accessToken')).toBe('fresh');
    }));

  it('[HT-07] that fails for want of a network leaves the session, and the next one tries again', () =>
    inVirtualTime((scheduler) => {
      const { build, refreshed, refused, storage } = tab(problem(0, 'network'));
      const { renew } = build(scheduler);
      renew('former').subscribe({ error: () => renew('former').subscribe({ error: () => undefined }) });
      scheduler.flush();
      expect(refreshed).toHaveLength(2);
      expect(refused).not.toHaveBeenCalled();
      expect(storage.getItem('accessToken')).toBe('former');
    }));

  it('[LO-03] that is refused makes the token stale, once', () =>
    inVirtualTime((scheduler) => {
      const { build, refused } = tab(problem(401, 'token'));
      const { http } = build(scheduler);
      const calls = Array.from({ length: 3 }, (_, n) => http({ method: 'GET', base: 'main', path: `/${n}` }));
      for (const each of calls) each.subscribe({ error: () => undefined });
      scheduler.flush();
      expect(refused).toHaveBeenCalledOnce();
    }));

  it('[LO-01] never brings back a session that was logged out in the meantime', () =>
    inVirtualTime((scheduler) => {
      const { build, storage, refused } = tab(FRESH);
      const errors: unknown[] = [];
      build(scheduler)
        .renew('former')
        .subscribe({ error: (error) => errors.push(error) });
      scheduler.schedule(() => storage.removeItem('accessToken'), 20);
      scheduler.flush();
      expect(errors).toEqual([expect.any(HttpError)]);
      expect(storage.getItem('accessToken')).toBeNull();
      expect(refused).not.toHaveBeenCalled();
    }));
});

describe('work that only one tab does', () => {
  /** The Web Locks of one browser, as far as the test needs them. */
  const browserLocks = () => {
    let last: Promise<unknown> = Promise.resolve();
    return {
      request: (_: string, { signal }: { signal: AbortSignal }, run: () => Promise<unknown>) => {
        const turn = last.then(() => {
          signal.throwIfAborted();
          return run();
        });
        last = turn.catch(() => undefined);
        return turn;
      },
    } as unknown as LockManager;
  };

  it('[HT-07] waits for the other tab, and goes on when that is done or left', async () => {
    const locks = browserLocks();
    const order: string[] = [];
    const first = exclusivelyBy(locks)('session', NEVER).subscribe();
    const second = new Promise<void>((done) => {
      exclusivelyBy(locks)('session', of('second')).subscribe({ next: (value) => order.push(value), complete: done });
    });
    await new Promise((tick) => setTimeout(tick));
    expect(order).toEqual([]);
    first.unsubscribe();
    await second;
    expect(order).toEqual(['second']);
  });

  it('[HT-07] simply runs where there are no Web Locks', () => {
    const seen: number[] = [];
    exclusivelyBy(undefined)('session', of(1)).subscribe((value) => seen.push(value));
    expect(seen).toEqual([1]);
  });

  it('[HT-07] simply runs where the browser forbids Web Locks, as it does with storage', async () => {
    const forbidden = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) };
    expect(await firstValueFrom(exclusivelyBy(forbidden)('session', of(1)))).toBe(1);
  });
});
