import { NOTIFICATION_KINDS } from '@hireyard/contract';
import { isObservable, map, of, throwError } from 'rxjs';
import { HttpError, type HttpProblem } from '../http/problem.ts';
import type { Http, HttpRequest } from '../http/types.ts';
import { NOTHING } from './attention.ts';

/** Answers by `METHOD path`, or functions of the request. A call without an answer fails the test. */
export type Answers = Readonly<Record<string, unknown>>;

export const refusal = (problem: Partial<HttpProblem>): HttpError =>
  new HttpError({ type: 'internal', status: 500, title: 'Refused', traceId: 'trace-1', ...problem });

/** Answers for parts of pages that most tests and stories do not cover. */
const DEFAULTS: Answers = {
  'GET /activity': { items: [], page: 0, size: 5, hasMore: false },
  'GET /attention': NOTHING,
  'GET /calendar-feeds': { items: [] },
  'GET /saved-views': { items: [] },
  'GET /profile/notifications': {
    kinds: NOTIFICATION_KINDS.map((kind) => ({ kind, portal: true, mail: true })),
    weeklyMail: false,
    version: 0,
  },
};

/** Creates an HTTP pipeline and records its requests. Answers at once, or when an observable answer emits. */
export function fakeHttp(own: Answers) {
  const requests: HttpRequest[] = [];
  const http: Http = (request) => {
    requests.push(request);
    const key = `${request.method} ${request.path}`;
    // Looked up for each request, because a test may change its answers while it runs.
    const answers = key in own ? own : DEFAULTS;
    if (!(key in answers)) throw new Error(`No answer was foreseen for ${key}.`);
    const configured = answers[key];
    const answer: unknown = typeof configured === 'function' ? configured(request) : configured;
    if (answer instanceof HttpError) return throwError(() => answer);
    const bodies = isObservable(answer) ? answer : of(answer);
    return bodies.pipe(map((body) => ({ status: 200, etag: null, body })));
  };
  return { http, requests };
}
