import type * as z from 'zod/mini';
import type { ImportKind } from '../backoffice/imports/values.ts';
import type { Module } from '../clients/values.ts';
import type { DeskRight } from '../desk/values.ts';
import type { Right } from '../users/values.ts';
import type {
  ExportQuery,
  ExportQueryInput,
  Facets,
  FacetsQuery,
  FacetsQueryInput,
  List,
  ListQuery,
  ListQueryInput,
  Page,
} from './list.ts';
import type { ProblemType } from './problem.ts';

/** Base addresses of the environment file (ST-01) and their paths on the reference backend. */
export const BASES = {
  main: '/api',
  overview: '/api/overview',
  request: '/api/request',
  usermgmt: '/api/usermgmt',
} as const;
export type Base = keyof typeof BASES;

/**
 * Access levels, in the order of the server's checks (domain.md).
 * - `public`: anyone.
 * - `token`: a signed-in user.
 * - `client`: a signed-in user within a corporate client; the client header is required.
 * - `machine`: only a machine account of the rental company's systems (OP-10).
 * - `desk`: only a desk account, of a person at the rental company (DK-01).
 */
export type Access = 'public' | 'token' | 'client' | 'machine' | 'desk';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Input and output types of a call. Types only: the zod schemas stay out of the first load. */
export interface CallTypes {
  readonly params: unknown;
  /** Query as parsed by the server, with defaults. */
  readonly query: unknown;
  /** Query as written by a caller. */
  readonly queryInput: unknown;
  readonly body: unknown;
  readonly bodyInput: unknown;
  readonly response: unknown;
}

/**
 * Call of the API, without its schemas. `operations.ts` joins both for the server, the OpenAPI document and the
 * generated tests.
 */
export interface Endpoint<T extends CallTypes = CallTypes> {
  /** OpenAPI operationId, unique and stable. */
  readonly id: string;
  readonly summary: string;
  readonly method: Method;
  readonly base: Base;
  /** Path behind the base, with `{name}` for parameters. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Module that must be active for the client, else 403 `module-inactive`; null if no module is required. */
  readonly module: Module | null;
  /** Required rights, else 403 `missing-right` (DOM-11). */
  readonly rights: readonly Right[];
  /** Right of the desk account that a call of the desk requires beside `desk.see`, else 403 `missing-right` (DK-02). */
  readonly deskRight?: DeskRight;
  /**
   * Kind of the record that `{id}` of the path names, where systems of the rental company may name it by their own id as
   * well (OP-70).
   */
  readonly namedAs?: ImportKind;
  /** Id of the call of the rental company's systems with the same input, answer and effect. */
  readonly sameAs?: string;
  /** True if the call edits a versioned resource and requires `If-Match` (412 `stale-version`). */
  readonly ifMatch: boolean;
  /**
   * True if the call accepts an `Idempotency-Key` (HT-05): all writes except those under `/auth` and explicit
   * exceptions.
   */
  readonly idempotent: boolean;
  /** True if the answer contains a secret, as all under `/auth` do: it is neither cached nor compressed. */
  readonly secret: boolean;
  /**
   * True if no cache may keep the answer, not even the browser's: personal data and every file. The answer still has an
   * ETag.
   */
  readonly uncached?: true;
  readonly status: 200 | 201 | 202 | 204;
  /** True if the call makes the resource where there is none, and answers 201 then. */
  readonly makes?: true;
  /** True if the call writes many rows and answers each by itself: a refused row leaves the others alone. */
  readonly answersRows?: true;
  /** Set if the call uploads one file, as `file` of a multipart form, or downloads one. */
  readonly carries?: 'upload' | 'download';
  /** Problems beyond those derived from access, module, rights and input. */
  readonly problems: readonly ProblemType[];
  /** Set if the call returns a page of a list, its facets, or the whole list as a file. */
  readonly list?: List;
  readonly answers?: 'page' | 'facets' | 'export';
  /** Columns of such a file, by their names on the list's page. */
  readonly columns?: readonly string[];
  /** Type parameter of the call; undefined at run time. */
  readonly types?: T;
}

export type Schema = z.ZodMiniType;
/** Schemas of one endpoint. For a list, the schema of one `item`. */
export interface EndpointSchemas {
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response?: Schema;
  readonly item?: Schema;
}
export type SchemaMap = Readonly<Record<string, EndpointSchemas>>;

type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;
type At<S, K extends PropertyKey> = K extends keyof S ? S[K] : undefined;

/** `{id: string}` for `/contracts/{id}`; undefined for a path without parameters. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [K in Name]: string } & (PathParams<Rest> extends undefined ? unknown : PathParams<Rest>)
  : undefined;

interface TypesOf<S, Path extends string> {
  readonly params: PathParams<Path>;
  readonly query: Out<At<S, 'query'>>;
  readonly queryInput: In<At<S, 'query'>>;
  readonly body: Out<At<S, 'body'>>;
  readonly bodyInput: In<At<S, 'body'>>;
  readonly response: Out<At<S, 'response'>>;
}
interface PageTypes<S, L extends List> {
  readonly params: undefined;
  readonly query: ListQuery<L>;
  readonly queryInput: ListQueryInput<L>;
  readonly body: undefined;
  readonly bodyInput: undefined;
  readonly response: Page<Out<At<S, 'item'>>>;
}
interface FacetsTypes<L extends List> {
  readonly params: undefined;
  readonly query: FacetsQuery<L>;
  readonly queryInput: FacetsQueryInput<L>;
  readonly body: undefined;
  readonly bodyInput: undefined;
  readonly response: Facets<L>;
}

interface ExportTypes<L extends List, C extends readonly string[]> {
  readonly params: undefined;
  readonly query: ExportQuery<L, C[number]>;
  readonly queryInput: ExportQueryInput<L, C[number]>;
  readonly body: undefined;
  readonly bodyInput: undefined;
  readonly response: undefined;
}

type Declared<Path extends string> = Pick<Endpoint, 'summary' | 'method' | 'base' | 'module'> & {
  readonly path: Path;
} & Partial<
    Pick<
      Endpoint,
      'rights' | 'deskRight' | 'ifMatch' | 'status' | 'problems' | 'carries' | 'secret' | 'uncached' | 'namedAs'
    >
  > & {
    readonly idempotent?: false;
  };
type Identified<Id extends string, T extends CallTypes, A extends Access> = Endpoint<T> & {
  readonly id: Id;
  readonly access: A;
};

/**
 * Declares the endpoints of a resource's schema map: `endpointsOf<typeof contractSchemas>()`.
 * The id of an endpoint is its key in that map and determines its types.
 * `module` is required, so that it cannot be forgotten. Other fields default to the strictest value: client access, no
 * rights, and 200, or 204 without a response (`status: 204`).
 * Mark each call of the returned function as pure, so that bundles drop unused endpoints.
 */
/* @__NO_SIDE_EFFECTS__ */
export const endpointsOf =
  <S extends SchemaMap>() =>
  <const Id extends keyof S & string, const Path extends `/${string}`, A extends Access = 'client'>(
    id: Id,
    declared: Declared<Path> & { readonly access?: A },
  ): Identified<Id, TypesOf<S[Id], Path>, A> => {
    const underAuth = declared.base === 'usermgmt' && declared.path.startsWith('/auth/');
    return {
      rights: [],
      ifMatch: false,
      problems: [],
      status: 200,
      secret: underAuth,
      ...declared,
      id,
      access: declared.access ?? ('client' as A),
      idempotent: (declared.idempotent ?? true) && declared.method !== 'GET' && !underAuth,
    };
  };

/** Declares the paged `GET` of a list from the resource's schema map and the list's data. */
/* @__NO_SIDE_EFFECTS__ */
export const listsOf =
  <S extends SchemaMap>() =>
  <const Id extends keyof S & string, const L extends List, A extends Access = 'client'>(
    id: Id,
    declared: Omit<Declared<`/${string}`>, 'method' | 'ifMatch' | 'status' | 'idempotent'> & {
      readonly list: L;
      readonly access?: A;
    },
  ): Identified<Id, PageTypes<S[Id], L>, A> & { readonly list: L } => ({
    rights: [],
    problems: [],
    ...declared,
    id,
    method: 'GET',
    access: declared.access ?? ('client' as A),
    ifMatch: false,
    idempotent: false,
    secret: false,
    status: 200,
    answers: 'page',
  });

/** Declares the endpoint that counts a list: its total, and the number of rows per facet value. */
/* @__NO_SIDE_EFFECTS__ */
export const facetsOf = <const Id extends string, L extends List, A extends Access>(
  list: Endpoint & { readonly id: Id; readonly list: L; readonly access: A },
) =>
  ({
    ...list,
    id: `${list.id}Facets`,
    summary: `Total and facets: ${list.summary}`,
    path: `${list.path}/facets`,
    answers: 'facets',
  }) as Identified<`${Id}Facets`, FacetsTypes<L>, A> & { readonly list: L };

/** Declares the endpoint that returns a list as a file, with all rows and the requested columns (DOM-21). */
/* @__NO_SIDE_EFFECTS__ */
export const exportOf = <const Id extends string, L extends List, const C extends readonly string[]>(
  list: Endpoint & { readonly id: Id; readonly list: L },
  columns: C,
) =>
  ({
    ...list,
    id: `${list.id}Export`,
    summary: `As a file: ${list.summary}`,
    path: `${list.path}/export`,
    rights: [...list.rights, 'export'],
    problems: ['too-many-requests'],
    carries: 'download',
    answers: 'export',
    columns,
  }) as unknown as Identified<`${Id}Export`, ExportTypes<L, C>, 'client'> & {
    readonly list: L;
    readonly columns: C;
  };

type Types<E> = E extends Endpoint<infer T> ? T : never;
export type ParamsOf<E> = Types<E>['params'];
/** Query as parsed by the server, with defaults. */
export type QueryOf<E> = Types<E>['query'];
/** Query as written by a caller. */
export type QueryInput<E> = Types<E>['queryInput'];
export type BodyOf<E> = Types<E>['body'];
export type BodyInput<E> = Types<E>['bodyInput'];
export type ResponseOf<E> = Types<E>['response'];

/** Returns the parameter names of a path, in order. */
export const paramNames = ({ path }: Pick<Endpoint, 'path'>): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Returns the full path on the reference backend, e.g. `/api/overview/contracts/{id}`. */
export const fullPath = (e: Pick<Endpoint, 'base' | 'path'>): string => `${BASES[e.base]}${e.path}`;
