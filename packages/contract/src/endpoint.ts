import type * as z from 'zod/mini';
import type { ProblemType } from './problem.ts';
import type { Right } from './rights.ts';

/** The four base addresses of the environment file (ST-01) and where the reference backend mounts them. */
export const BASES = {
  main: '/api',
  overview: '/api/overview',
  request: '/api/request',
  usermgmt: '/api/usermgmt',
} as const;
export type Base = keyof typeof BASES;

/**
 * Who may call, in the order the server checks (domain.md): `public` anyone; `token` a signed-in
 * user; `client` a signed-in user acting within a corporate client (client header required).
 */
export type Access = 'public' | 'token' | 'client';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = z.ZodMiniType;

/** One call of the API: the single source for validation, types, the OpenAPI document and the generated tests. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema | undefined = Schema | undefined,
> {
  /** Unique and stable: the OpenAPI operationId. */
  readonly id: string;
  readonly summary: string;
  readonly method: Method;
  readonly base: Base;
  /** Path behind the base, with `{name}` for parameters. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Rights that are all needed, else 403 `missing-right` (DOM-11). */
  readonly rights: readonly Right[];
  /** True where the call edits a versioned resource and needs `If-Match` (412 `stale-version`). */
  readonly ifMatch: boolean;
  /** True where a write takes an `Idempotency-Key` (HT-05): every write but those under `/auth`. */
  readonly idempotent: boolean;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Body of the success answer; undefined answers 204. */
  readonly response: Response;
  readonly status: 200 | 201 | 202 | 204;
  /** Problems beyond those that follow from access, rights and input. */
  readonly problems: readonly ProblemType[];
}

/** Declares an endpoint; what is left out takes the strictest default (client access, no rights, no input, 200). */
export function endpoint<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Response extends Schema | undefined = undefined,
>(
  declared: Pick<Endpoint, 'id' | 'summary' | 'method' | 'base' | 'path'> &
    Partial<Pick<Endpoint, 'access' | 'rights' | 'ifMatch' | 'status' | 'problems'>> & {
      params?: Params;
      query?: Query;
      body?: Body;
      response?: Response;
    },
): Endpoint<Params, Query, Body, Response> {
  const underAuth = declared.base === 'usermgmt' && declared.path.startsWith('/auth/');
  return {
    access: 'client',
    rights: [],
    ifMatch: false,
    problems: [],
    ...declared,
    idempotent: declared.method !== 'GET' && !underAuth,
    status: declared.status ?? (declared.response ? 200 : 204),
    params: declared.params as Params,
    query: declared.query as Query,
    body: declared.body as Body,
    response: declared.response as Response,
  };
}

type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;

export type ParamsOf<E> =
  E extends Endpoint<infer S, Schema | undefined, Schema | undefined, Schema | undefined> ? Out<S> : never;
/** The query as the server sees it, parsed and with defaults. */
export type QueryOf<E> =
  E extends Endpoint<Schema | undefined, infer S, Schema | undefined, Schema | undefined> ? Out<S> : never;
/** The query as a caller may write it. */
export type QueryInput<E> =
  E extends Endpoint<Schema | undefined, infer S, Schema | undefined, Schema | undefined> ? In<S> : never;
export type BodyOf<E> =
  E extends Endpoint<Schema | undefined, Schema | undefined, infer S, Schema | undefined> ? Out<S> : never;
export type BodyInput<E> =
  E extends Endpoint<Schema | undefined, Schema | undefined, infer S, Schema | undefined> ? In<S> : never;
export type ResponseOf<E> =
  E extends Endpoint<Schema | undefined, Schema | undefined, Schema | undefined, infer S> ? Out<S> : never;
