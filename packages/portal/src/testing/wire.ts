import { NOTIFICATION_KINDS } from '@hireyard/contract';
import { isObservable, map, of, throwError } from 'rxjs';
import { HttpError, type HttpProblem } from '../http/problem.ts';
import type { Http, HttpRequest } from '../http/types.ts';
import { NOTHING } from './attention.ts';

/**
 * Answers of the wire by `METHOD path`, or how to answer where it matters which call it is; a call that no test foresaw
 * fails the test.
 */
export type Answers = Readonly<Record<string, unknown>>;

export const refusal = (problem: Partial<HttpProblem>): HttpError =>
  new HttpError({ type: 'internal', status: 500, title: 'Refused', traceId: 'trace-1', ...problem });

/** Parts of pages that are about something else; a test or story that is about them says more. */
const UNLESS_SAID: Answers = {
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

/** HTTP that gives these answers at once, or when the observable among them does, and the requests it was asked. */
export function wire(own: Answers) {
  const requests: HttpRequest[] = [];
  const http: Http = (request) => {
    requests.push(request);
    const key = `${request.method} ${request.path}`;
    // A test may change its answers while it runs.
    const answers = key in own ? own : UNLESS_SAID;
    if (!(key in answers)) throw new Error(`No answer was foreseen for ${key}.`);
    const found = answers[key];
    const answer: unknown = typeof found === 'function' ? found(request) : found;
    if (answer instanceof HttpError) return throwError(() => answer);
    const bodies = isObservable(answer) ? answer : of(answer);
    return bodies.pipe(map((body) => ({ status: 200, etag: null, body })));
  };
  return { http, requests };
}
