import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf, Right } from '@hireyard/contract';
import type { Kysely } from 'kysely';
import type { ClientDb } from '../database/client/client-db.ts';
import type { Database } from '../database/tables.ts';

/** A verified user. */
export interface Caller {
  readonly userId: string;
}

/**
 * What a caller may touch within one corporate client. Made from the verified token and client header
 * alone; every query over client data takes it, so that none can forget the boundary (DOM-11).
 */
export interface ClientScope {
  readonly userId: string;
  readonly clientId: number;
  readonly clientUuid: string;
  readonly opCo: string;
  /** IANA time zone of the operating company, where a depot does not say otherwise. */
  readonly timeZone: string;
  readonly rights: ReadonlySet<Right>;
  /** True only when the client shows prices and the user may see them (DOM-10). */
  readonly prices: boolean;
  readonly blocked: boolean;
  /** The projects the user is confined to, or `all`. */
  readonly projects: 'all' | readonly string[];
}

/** What a sign-in needs of the transport: the refresh cookie and where the call comes from. */
export interface Session {
  /** The refresh token of the cookie, or null. */
  readonly refreshToken: string | null;
  /** Network address of the caller, for counting attempts alone: never stored in clear or logged. */
  readonly address: string;
  setRefreshToken(token: string, expiresAt: Date): void;
  clearRefreshToken(): void;
}

/**
 * One call, after token, client, right and input have been checked in this order. What it brings beside the input
 * follows from who may call the endpoint: within a client the database is bound to that client.
 */
export type Call<E extends Endpoint> = Input<E> & Access[E['access']];

interface Input<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly now: Date;
  /** The version of `If-Match`. Throws for an endpoint that takes none. Edit where it matches, else `staleVersion()`. */
  readonly version: number;
}

/** `db` is a transaction where the endpoint is idempotent: it commits together with the idempotency answer. */
interface Access {
  readonly public: { readonly db: Kysely<Database>; readonly session: Session };
  readonly token: { readonly db: Kysely<Database>; readonly caller: Caller };
  readonly client: ClientCall;
}
export interface ClientCall {
  readonly db: ClientDb;
  readonly scope: ClientScope;
  readonly now: Date;
}

/** An endpoint with what answers it; `route` makes it, so that handler and contract cannot drift apart. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: never) => Promise<unknown>;
}

/** Ties an endpoint of the contract to what answers it. */
export const route = <E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Promise<ResponseOf<E>>): Route => ({
  endpoint,
  handle,
});
