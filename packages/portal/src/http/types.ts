import type { Base, Method } from '@hireyard/contract';
import type { Observable } from 'rxjs';

/** A query parameter. An array repeats it; null and undefined omit it. */
export type QueryValue = string | number | boolean | null | undefined | readonly (string | number | boolean)[];

/** A call of the application. Plain data, because it is also the argument of RTK Query's base query. */
export interface HttpRequest {
  readonly method: Method;
  /** One of the four base addresses, or null to resolve `path` against the page. */
  readonly base: Base | null;
  /** Path below the base, with its parameters filled in. */
  readonly path: string;
  readonly query?: Readonly<Record<string, QueryValue>> | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sent as JSON, except FormData. */
  readonly body?: unknown;
  /** `blob` for a file download. */
  readonly answer?: 'json' | 'blob' | undefined;
  /** Receives the uploaded share of the body, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Reads a successful response instead of `answer`, for example to show the download progress. */
  readonly read?: ((response: Response) => Promise<unknown>) | undefined;
}

export interface HttpResponse {
  readonly status: number;
  /** Entity tag of the answer with its quotes, or null. */
  readonly etag: string | null;
  /** Parsed JSON, a Blob, or undefined for an empty answer. */
  readonly body: unknown;
}

/** Makes one call. Sends nothing before it is subscribed; unsubscribing aborts it. Fails only with `HttpError`. */
export type Http = (request: HttpRequest) => Observable<HttpResponse>;

/** A call ready to send. */
export interface WireRequest {
  readonly method: Method;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData | undefined;
  readonly answer: 'json' | 'blob';
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly read?: ((response: Response) => Promise<unknown>) | undefined;
  /** True if the origin is a configured base address. Other origins get none of our headers (HT-04). */
  readonly own: boolean;
  /** True for calls under `/auth`, which have no session to refresh and no idempotency key. */
  readonly underAuth: boolean;
}

export type Handler = (request: WireRequest) => Observable<HttpResponse>;
/** A middleware of the pipeline. */
export type Layer = (next: Handler) => Handler;

export const withHeader = (request: WireRequest, name: string, value: string): WireRequest => ({
  ...request,
  headers: { ...request.headers, [name]: value },
});
