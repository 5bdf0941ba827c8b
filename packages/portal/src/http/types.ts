import type { Base, Method } from '@hireyard/contract';
import type { Observable } from 'rxjs';

/** A query parameter; an array repeats it, null and undefined leave it out. */
export type QueryValue = string | number | boolean | null | undefined | readonly (string | number | boolean)[];

/** A call as the application asks for it. Plain data: it is also the argument of RTK Query's base query. */
export interface HttpRequest {
  readonly method: Method;
  /** One of the four base addresses; null where `path` is an address of its own, resolved against the page. */
  readonly base: Base | null;
  /** Path behind the base, with its parameters filled in. */
  readonly path: string;
  readonly query?: Readonly<Record<string, QueryValue>> | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sent as JSON; FormData as it is. */
  readonly body?: unknown;
  /** `blob` for a file to save. */
  readonly answer?: 'json' | 'blob' | undefined;
  /** Hears how much of the body has been sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Reads a successful answer in place of what `answer` says, e.g. to show how much of it has come. */
  readonly read?: ((response: Response) => Promise<unknown>) | undefined;
}

export interface HttpResponse {
  readonly status: number;
  /** The answer's entity tag, with its quotes, or null. */
  readonly etag: string | null;
  /** Parsed JSON, a Blob where one was asked for, or undefined for an empty answer. */
  readonly body: unknown;
}

/** One call: nothing is sent before it is subscribed to, and unsubscribing aborts it. Fails only with HttpError. */
export type Http = (request: HttpRequest) => Observable<HttpResponse>;

/** A call as it goes over the wire. */
export interface WireRequest {
  readonly method: Method;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData | undefined;
  readonly answer: 'json' | 'blob';
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly read?: ((response: Response) => Promise<unknown>) | undefined;
  /** Whether the origin is one of the configured base addresses: all else gets no header of ours (HT-04). */
  readonly own: boolean;
  /** Whether the call is one of those under `/auth`: no session to refresh, and no idempotency key. */
  readonly underAuth: boolean;
}

export type Handler = (request: WireRequest) => Observable<HttpResponse>;
/** A middleware of the pipeline, around the rest of it. */
export type Layer = (next: Handler) => Handler;

export const withHeader = (request: WireRequest, name: string, value: string): WireRequest => ({
  ...request,
  headers: { ...request.headers, [name]: value },
});
