import type * as z from 'zod/mini';
import type { Module } from '../clients/values.ts';
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
 * user; `client` a signed-in user acting within a corporate client (client header required); `machine` a system of the
 * rental company by a machine account, and nobody else (OP-10).
 */
export type Access = 'public' | 'token' | 'client' | 'machine';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call takes and answers, as types alone: the zod schemas behind them stay out of the browser's first load. */
export interface CallTypes {
  readonly params: unknown;
  /** As the server sees it, parsed and with defaults. */
  readonly query: unknown;
  /** As a caller may write it. */
  readonly queryInput: unknown;
  readonly body: unknown;
  readonly bodyInput: unknown;
  readonly response: unknown;
}

/**
 * One call of the API, without its schemas. `operations.ts` joins both for the server, the OpenAPI document and the
 * generated tests.
 */
export interface Endpoint<T extends CallTypes = CallTypes> {
  /** Unique and stable: the OpenAPI operationId. */
  readonly id: string;
  readonly summary: string;
  readonly method: Method;
  readonly base: Base;
  /** Path behind the base, with `{name}` for parameters. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** The module that has to be active for the client, else 403 `module-inactive`; null where no module matters. */
  readonly module: Module | null;
  /** Rights that are all needed, else 403 `missing-right` (DOM-11). */
  readonly rights: readonly Right[];
  /** True where the call edits a versioned resource and needs `If-Match` (412 `stale-version`). */
  readonly ifMatch: boolean;
  /** True where a write takes an `Idempotency-Key` (HT-05): every write but those under `/auth` and those that say no. */
  readonly idempotent: boolean;
  /** True where the answer holds a secret, as all under `/auth` do: it is kept in no cache and not compressed. */
  readonly secret: boolean;
  readonly status: 200 | 201 | 202 | 204;
  /** Set where the call sends one file, as `file` of a form (multipart), or answers one. */
  readonly carries?: 'upload' | 'download';
  /** Problems beyond those that follow from access, module, rights and input. */
  readonly problems: readonly ProblemType[];
  /** Set where the call answers a page of a list, the facets of one, or all of one as a file. */
  readonly list?: List;
  readonly answers?: 'page' | 'facets' | 'export';
  /** The columns of such a file, as the list's page calls them. */
  readonly columns?: readonly string[];
  /** Never there at run time: carries the types of the call. */
  readonly types?: T;
}

export type Schema = z.ZodMiniType;
/** The schemas of one endpoint; of a list the schema of one `item`. */
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

/** `{id: string}` of `/contracts/{id}`; undefined where a path has no parameters. */
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
} & Partial<Pick<Endpoint, 'rights' | 'ifMatch' | 'status' | 'problems' | 'carries' | 'secret'>> & {
    readonly idempotent?: false;
  };
type Identified<Id extends string, T extends CallTypes, A extends Access> = Endpoint<T> & {
  readonly id: Id;
  readonly access: A;
};

/**
 * Declares the endpoints whose schemas stand in a resource's map: `endpointsOf<typeof contractSchemas>()`. The id of an
 * endpoint is its key in that map, from which its types follow. Its module is always declared, so that none is
 * forgotten. What else is left out takes the strictest default: client access, no rights, 200, or 204 for an endpoint
 * without an answer (`status: 204`). Each call of what this answers is marked as pure, so that a bundle holds the
 * endpoints that it uses.
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

/** Declares `GET` of a list, a page at a time, out of the resource's map and the list as data. */
/* @__NO_SIDE_EFFECTS__ */
export const listsOf =
  <S extends SchemaMap>() =>
  <const Id extends keyof S & string, const L extends List>(
    id: Id,
    declared: Omit<Declared<`/${string}`>, 'method' | 'ifMatch' | 'status' | 'idempotent'> & { readonly list: L },
  ): Identified<Id, PageTypes<S[Id], L>, 'client'> & { readonly list: L } => ({
    rights: [],
    problems: [],
    ...declared,
    id,
    method: 'GET',
    access: 'client',
    ifMatch: false,
    idempotent: false,
    secret: false,
    status: 200,
    answers: 'page',
  });

/** The endpoint beside a list that counts it: its total, and how many rows each value of a facet would leave. */
/* @__NO_SIDE_EFFECTS__ */
export const facetsOf = <const Id extends string, L extends List>(
  list: Endpoint & { readonly id: Id; readonly list: L },
) =>
  ({
    ...list,
    id: `${list.id}Facets`,
    summary: `Total and facets: ${list.summary}`,
    path: `${list.path}/facets`,
    answers: 'facets',
  }) as Identified<`${Id}Facets`, FacetsTypes<L>, 'client'> & { readonly list: L };

/** The endpoint beside a list that answers all of it as a file: its rows, with the columns that are asked for (DOM-21). */
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
/** The query as the server sees it, parsed and with defaults. */
export type QueryOf<E> = Types<E>['query'];
/** The query as a caller may write it. */
export type QueryInput<E> = Types<E>['queryInput'];
export type BodyOf<E> = Types<E>['body'];
export type BodyInput<E> = Types<E>['bodyInput'];
export type ResponseOf<E> = Types<E>['response'];

/** The names of a path's parameters, in order. */
export const paramNames = ({ path }: Pick<Endpoint, 'path'>): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The whole path of an endpoint on the reference backend, e.g. `/api/overview/contracts/{id}`. */
export const fullPath = (e: Pick<Endpoint, 'base' | 'path'>): string => `${BASES[e.base]}${e.path}`;
