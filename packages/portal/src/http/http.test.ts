import { EMPTY, NEVER, of, throwError } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it, vi } from 'vitest';
import { createHttp, type HttpDeps } from './http.ts';
import { HttpError, type HttpProblem } from './problem.ts';
import type { Handler, HttpRequest, HttpResponse, WireRequest } from './types.ts';

const CLIENT = 'x-mysite-corporate-client-external-uuid';
const bases = {
  main: '/api',
  usermgmt: 'https://users.example/api/usermgmt',
  request: '/api/request',
  overview: '/api/overview',
};
const answer: HttpResponse = { status: 200, etag: null, body: 'done' };
const problem = (status: number, more: Partial<HttpProblem> = {}) =>
  new HttpError({ type: 'unknown', status, title: '', traceId: null, ...more });
const get = (path: string, more: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'GET',
  base: 'main',
  path,
  ...more,
});

const portal = (over: Partial<HttpDeps> = {}) => {
  const sent: WireRequest[] = [];
  const wire: Handler = (request) => {
    sent.push(request);
    return (over.wire ?? (() => of(answer)))(request);
  };
  const http = createHttp({
    bases,
    page: 'https://portal.example/order/contracts',
    token: () => 'a.b.c',
    renew: () => throwError(() => problem(401)),
    opCo: () => 'NL',
    client: () => ({ id: 7, uuid: 'c-7' }),
    newKey: () => 'key-1',
    scheduler: new TestScheduler(() => undefined),
    ...over,
    wire,
  });
  const send = (request: HttpRequest) => {
    http(request).subscribe({ error: () => undefined });
    return sent.at(-1) as WireRequest;
  };
  return { http, sent, send };
};
const marbles = (
  run: Parameters<TestScheduler['run']>[0] extends (helpers: infer H) => unknown
    ? (helpers: H, scheduler: TestScheduler) => void
    : never,
) => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => run(helpers, scheduler));
};

describe('the client header', () => {
  it('[HT-01] names the client on a call for client data', () => {
    expect(portal().send(get('/global-actions')).headers[CLIENT]).toBe('c-7');
  });

  it.each(['/corporate-clients', '/corporate-clients/u-1', '/prospects', '/i18n/products'])(
    '[HT-01] stays off %s',
    (path) => expect(portal().send(get(path)).headers).not.toHaveProperty(CLIENT),
  );

  it.each(['/auth/login', '/.well-known/jwks.json'])('[HT-01] stays off the user management at %s', (path) => {
    expect(portal().send(get(path, { base: 'usermgmt' })).headers).not.toHaveProperty(CLIENT);
  });

  it.each(['prospects', 'i18n', 'auth/login', '.well-known', 'corporate-clients'])(
    '[HT-01] is judged on the path: a search for %s keeps it',
    (q) => expect(portal().send(get('/contracts', { base: 'overview', query: { q } })).headers[CLIENT]).toBe('c-7'),
  );

  it.each([
    { id: null, uuid: 'c-7' },
    { id: 7, uuid: null },
  ])('[HT-01] needs both id and uuid: %o', (client) => {
    expect(portal({ client: () => client }).send(get('/depots')).headers).not.toHaveProperty(CLIENT);
  });

  it('[ST-11] stays with the client that the call was made for, through its retries', () =>
    marbles(({ cold, flush }, scheduler) => {
      let uuid = 'c-7';
      const { http, sent } = portal({
        scheduler,
        client: () => ({ id: 7, uuid }),
        wire: () => (sent.length === 1 ? throwError(() => problem(504)) : cold('(a|)')) as never,
      });
      http(get('/orders', { method: 'POST' })).subscribe();
      uuid = 'c-8';
      flush();
      expect(sent.map(({ headers }) => headers[CLIENT])).toEqual(['c-7', 'c-7']);
    }));
});

describe('the operating company', () => {
  it('[HT-02] goes to the user management and to password calls', () => {
    expect(portal().send(get('/rights', { base: 'usermgmt' })).headers['X-Opco']).toBe('NL');
    expect(portal().send(get('/public/profiles/password')).headers['X-Opco']).toBe('NL');
  });

  it('[HT-02] goes nowhere else, and not when none is set', () => {
    expect(portal().send(get('/depots')).headers).not.toHaveProperty('X-Opco');
    expect(portal({ opCo: () => null }).send(get('/rights', { base: 'usermgmt' })).headers).not.toHaveProperty(
      'X-Opco',
    );
  });
});

describe('a gateway timeout', () => {
  it('[HT-03] is retried five times, each wait 500 ms longer', () =>
    marbles(({ expectObservable, flush }, scheduler) => {
      const times: number[] = [];
      const { http } = portal({
        scheduler,
        wire: () => {
          times.push(scheduler.now());
          return throwError(() => problem(504));
        },
      });
      expectObservable(http(get('/depots'))).toBe('7500ms #', null, problem(504));
      flush();
      expect(times).toEqual([0, 500, 1500, 3000, 5000, 7500]);
    }));

  it('[HT-03] ends with the first answer', () =>
    marbles(({ cold, expectObservable }, scheduler) => {
      let tries = 0;
      const wire = () => (++tries < 3 ? throwError(() => problem(504)) : cold('--a|', { a: answer }));
      expectObservable(portal({ scheduler, wire }).http(get('/depots'))).toBe('1502ms a|', { a: answer });
    }));

  it.each([500, 502, 503, 429, 0])('[HT-03] %i is not one', (status) =>
    marbles(({ expectObservable }, scheduler) => {
      const { http, sent } = portal({ scheduler, wire: () => throwError(() => problem(status)) });
      expectObservable(http(get('/depots'))).toBe('#', null, problem(status));
      scheduler.flush();
      expect(sent).toHaveLength(1);
    }),
  );

  it('[HT-03] without a subscriber is not retried', () =>
    marbles(({ expectObservable, flush }, scheduler) => {
      const { http, sent } = portal({ scheduler, wire: () => throwError(() => problem(504)) });
      expectObservable(http(get('/depots')), '400ms !').toBe('');
      flush();
      expect(sent).toHaveLength(1);
    }));
});

describe('a foreign origin', () => {
  it.each([
    '//evil.example/api/usermgmt',
    'https://portal.example.evil/api',
    'http://portal.example/api',
    '/\\evil.example',
  ])('[HT-04] %s gets no header of ours', (path) => {
    const { headers, own } = portal().send({ method: 'POST', base: null, path });
    expect(own).toBe(false);
    expect(Object.keys(headers)).toEqual(['Accept']);
  });

  it('[HT-04] a configured base elsewhere is not one', () => {
    const { url, headers } = portal().send(get('/rights', { base: 'usermgmt' }));
    expect(url.href).toBe('https://users.example/api/usermgmt/rights');
    expect(headers.Authorization).toBe('Bearer a.b.c');
  });
});

describe('the idempotency key', () => {
  it('[HT-05] goes with every write but those under /auth, and with no read', () => {
    const { send } = portal();
    expect(send(get('/orders', { method: 'POST' })).headers['Idempotency-Key']).toBe('key-1');
    expect(send(get('/orders')).headers).not.toHaveProperty('Idempotency-Key');
    expect(send({ method: 'POST', base: 'usermgmt', path: '/auth/refresh' }).headers).not.toHaveProperty(
      'Idempotency-Key',
    );
  });

  it('[HT-05] is one for all retries of a write and new for the next write', () =>
    marbles(({ cold, flush }, scheduler) => {
      let keys = 0;
      const { http, sent } = portal({
        scheduler,
        newKey: () => `key-${++keys}`,
        wire: () => (sent.length < 3 ? throwError(() => problem(504)) : cold('(a|)', { a: answer })),
      });
      http(get('/orders', { method: 'POST' })).subscribe();
      flush();
      http(get('/orders', { method: 'POST' })).subscribe();
      flush();
      expect(sent.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
    }));
});

describe('a call', () => {
  it('[HT-06] is sent when subscribed to and aborted when left', () =>
    marbles(({ cold, expectObservable, expectSubscriptions }, scheduler) => {
      const wire = cold('-----a|', { a: answer });
      const { http } = portal({ scheduler, wire: () => wire });
      expectObservable(http(get('/depots')), '---!').toBe('');
      expectSubscriptions(wire.subscriptions).toBe('^--!');
    }));

  it('[HT-07] refused with 401 is repeated once with the refreshed token', () =>
    marbles(({ cold, expectObservable, flush }, scheduler) => {
      const renew = vi.fn(() => cold('--(t|)', { t: 'd.e.f' }));
      const { http, sent } = portal({
        scheduler,
        renew,
        wire: ({ headers }) => (headers.Authorization === 'Bearer d.e.f' ? of(answer) : throwError(() => problem(401))),
      });
      expectObservable(http(get('/depots'))).toBe('--(a|)', { a: answer });
      flush();
      expect(renew).toHaveBeenCalledExactlyOnceWith('a.b.c');
      expect(sent).toHaveLength(2);
    }));

  it('[HT-07] refused again after the refresh fails', () =>
    marbles(({ expectObservable, flush }, scheduler) => {
      const { http, sent } = portal({
        scheduler,
        renew: () => of('d.e.f'),
        wire: () => throwError(() => problem(401)),
      });
      expectObservable(http(get('/depots'))).toBe('#', null, problem(401));
      flush();
      expect(sent).toHaveLength(2);
    }));

  it.each([
    ['without a token', { token: () => null }, get('/depots')],
    ['under /auth', {}, { method: 'POST', base: 'usermgmt', path: '/auth/login' } as const],
  ])('[HT-07] refused %s refreshes nothing', (_, over, request) => {
    const renew = vi.fn(() => EMPTY);
    portal({ ...over, renew, wire: () => throwError(() => problem(401)) }).send(request);
    expect(renew).not.toHaveBeenCalled();
  });

  it('repeats a query parameter for each value and leaves out what is not set', () => {
    const { url } = portal({ wire: () => NEVER }).send(
      get('/x', { query: { status: ['onRent', 'planned'], q: undefined, page: 0 } }),
    );
    expect(url.search).toBe('?status=onRent&status=planned&page=0');
  });
});
