import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf, ResponseOf, Right } from '@hireyard/contract';
import type { Kysely } from 'kysely';
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

type CallerOf<E> = E extends { access: 'public' } ? undefined : Caller;

/** What a sign-in needs of the transport: the refresh cookie and where the call comes from. */
export interface Session {
  /** The refresh token of the cookie, or null. */
  readonly refreshToken: string | null;
  /** Network address of the caller, for counting attempts alone: never stored in clear or logged. */
  readonly address: string;
  setRefreshToken(token: string, expiresAt: Date): void;
  clearRefreshToken(): void;
}

/** One call, after token, client, right and input have been checked in this order. */
export interface Call<E extends AnyEndpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** A transaction where the endpoint is idempotent: it commits together with the idempotency answer. */
  readonly db: Kysely<Database>;
  readonly now: Date;
  readonly caller: CallerOf<E>;
  /** Throws for an endpoint without client access. */
  readonly scope: ClientScope;
  /** The version of `If-Match`. Throws for an endpoint that takes none. Edit where it matches, else `staleVersion()`. */
  readonly version: number;
  readonly session: Session;
}

/** An endpoint with what answers it; `route` makes it, so that handler and contract cannot drift apart. */
export interface Route {
  readonly endpoint: AnyEndpoint;
  readonly handle: (call: never) => Promise<unknown>;
}

/** Ties an endpoint of the contract to what answers it. */
export const route = <E extends AnyEndpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<ResponseOf<E>>,
): Route => ({ endpoint, handle });
