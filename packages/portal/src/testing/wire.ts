import { isObservable, map, of, throwError } from 'rxjs';
import { HttpError, type HttpProblem } from '../http/problem.ts';
import type { Http, HttpRequest } from '../http/types.ts';

/**
 * Answers of the wire by `METHOD path`, or how to answer where it matters which call it is; a call that no test foresaw
 * fails the test.
 */
export type Answers = Readonly<Record<string, unknown>>;

export const refusal = (problem: Partial<HttpProblem>): HttpError =>
  new HttpError({ type: 'internal', status: 500, title: 'Refused', traceId: 'trace-1', ...problem });

/** HTTP that gives these answers at once, or when the observable among them does, and the requests it was asked. */
export function wire(answers: Answers) {
  const requests: HttpRequest[] = [];
  const http: Http = (request) => {
    requests.push(request);
    const key = `${request.method} ${request.path}`;
    if (!(key in answers)) throw new Error(`No answer was foreseen for ${key}.`);
    const found = answers[key];
    const answer: unknown = typeof found === 'function' ? found(request) : found;
    if (answer instanceof HttpError) return throwError(() => answer);
    const bodies = isObservable(answer) ? answer : of(answer);
    return bodies.pipe(map((body) => ({ status: 200, etag: null, body })));
  };
  return { http, requests };
}
