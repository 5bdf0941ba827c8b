import type { BodyInput, Endpoint, ParamsOf, QueryInput, ResponseOf } from '@hireyard/contract';
import { map, type Observable } from 'rxjs';
import type { Http, HttpRequest, QueryValue } from './types.ts';

type Input<Key extends string, Value> = [Value] extends [undefined] ? object : { readonly [K in Key]: Value };

/** The input of an endpoint: path parameters, query and body. */
export type CallInput<E extends Endpoint> = Input<'params', ParamsOf<E>> &
  (QueryInput<E> extends undefined
    ? object
    : object extends QueryInput<E>
      ? { readonly query?: QueryInput<E> }
      : { readonly query: QueryInput<E> }) &
  Input<'body', BodyInput<E>>;

/** The argument of a call: `void` for an endpoint without input. `version` is sent with an edit (`If-Match`). */
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

/** Creates the request for an endpoint of the contract and its input. Throws for an edit without a version. */
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

/** Calls an endpoint outside RTK Query, for epics. */
export const call = <E extends Endpoint>(http: Http, endpoint: E, input: CallArgument<E>): Observable<ResponseOf<E>> =>
  http(requestOf(endpoint, input)).pipe(map(({ body }) => body as ResponseOf<E>));
