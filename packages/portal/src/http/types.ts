import type { Base, Method } from '@hireyard/contract';
import type { Observable } from 'rxjs';

/** A query parameter; an array repeats it, null and undefined leave it out. */
export type QueryValue = string | number | boolean | null | undefined | readonly (string | number | boolean)[];

/** A call of the API as the application asks for it. Plain data: it is also the argument of RTK Query's base query. */
export interface HttpRequest {
  readonly method: Method;
  readonly base: Base;
  /** Path behind the base, with its parameters filled in. */
  readonly path: string;
  readonly query?: Readonly<Record<string, QueryValue>> | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sent as JSON; FormData as it is. */
  readonly body?: unknown;
}

export interface HttpResponse {
  readonly status: number;
  /** The answer's entity tag, with its quotes, or null. */
  readonly etag: string | null;
  /** Parsed JSON, or undefined for an empty answer. */
  readonly body: unknown;
}

/** One call: nothing is sent before it is subscribed to, and unsubscribing aborts it. Fails with HttpError alone. */
export type Http = (request: HttpRequest) => Observable<HttpResponse>;
