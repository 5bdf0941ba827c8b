import type { BodyInput, Endpoint, ParamsOf, QueryInput, ResponseOf } from '@hireyard/contract';
import { map, type Observable } from 'rxjs';
import type { Http, HttpRequest, QueryValue } from './types.ts';

type Given<Key extends string, Value> = [Value] extends [undefined] ? object : { readonly [K in Key]: Value };

/** What an endpoint has to be given: its path parameters, query and body. */
export type CallInput<E extends Endpoint> = Given<'params', ParamsOf<E>> &
  (QueryInput<E> extends undefined
    ? object
    : object extends QueryInput<E>
      ? { readonly query?: QueryInput<E> }
      : { readonly query: QueryInput<E> }) &
  Given<'body', BodyInput<E>>;

/** The argument of a call: nothing at all for an endpoint that takes nothing. `version` goes with an edit (`If-Match`). */
export type CallArgument<E extends Endpoint> = keyof CallInput<E> extends never
  ? // biome-ignore lint/suspicious/noConfusingVoidType: undefined would still have to be passed.
    void
  : CallInput<E> & { readonly version?: number };

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
  readonly version?: number;
}

const fill = (path: string, params: Readonly<Record<string, string>> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** The request for an endpoint of the contract and its input. Throws for an edit without its version. */
export const requestOf = <E extends Endpoint>(endpoint: E, input: CallArgument<E>): HttpRequest => {
  const { params, query, body, version } = (input ?? {}) as LooseInput;
  if (endpoint.ifMatch && version === undefined) throw new TypeError(`${endpoint.id} needs the version it edits`);
  return {
    method: endpoint.method,
    base: endpoint.base,
    path: fill(endpoint.path, params),
    ...(query && { query }),
    ...(body !== undefined && { body }),
    ...(version !== undefined && { headers: { 'If-Match': `"${version}"` } }),
  };
};

/** Calls an endpoint outside RTK Query, as epics do. */
export const call = <E extends Endpoint>(http: Http, endpoint: E, input: CallArgument<E>): Observable<ResponseOf<E>> =>
  http(requestOf(endpoint, input)).pipe(map(({ body }) => body as ResponseOf<E>));
