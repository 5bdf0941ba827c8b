import type { BodyOf, Endpoint, Language, Module, ParamsOf, QueryOf, ResponseOf, Right } from '@hireyard/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { ClientDb } from '../database/client/client-db.ts';
import type { CompanyDb } from '../database/client/company-db.ts';
import type { Database } from '../database/tables.ts';
import type { DemoClock } from '../domain/demo-clock.ts';
import type { SentFile } from './upload.ts';

/** A verified user, within a session that stands. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * What a caller may access within one corporate client. Made only from the verified token and the client header; the
 * database handle of the call is limited to it (DOM-11).
 */
export interface ClientScope {
  readonly userId: string;
  readonly clientId: number;
  readonly clientUuid: string;
  readonly opCo: string;
  /** The user's own, of what the server words. */
  readonly language: Language;
  /** IANA time zone of the operating company, for what has no depot. */
  readonly timeZone: string;
  /** The modules that are active for the client. */
  readonly modules: ReadonlySet<Module>;
  readonly rights: ReadonlySet<Right>;
  /** Whether the client shows prices and the user may see them (DOM-10). */
  readonly prices: boolean;
  readonly blocked: boolean;
  /** The projects the user is confined to, or `all`. */
  readonly projects: 'all' | readonly string[];
  /** What a demo has for a clock; null elsewhere (DOM-24). */
  readonly clock: DemoClock | null;
}

/** What a sign-in needs of the request: its cookies, address and browser. */
export interface Visitor {
  /** The refresh token of the cookie, or null. */
  readonly refreshToken: string | null;
  /** What recognizes the device, from its cookie, or null. */
  readonly deviceToken: string | null;
  /** Read for the names of browser and system; never logged or stored. */
  readonly userAgent: string;
  /** Network address of the caller, used only to count attempts: never logged, or stored in clear. */
  readonly address: string;
  setRefreshToken(token: string, expiresAt: Date): void;
  clearRefreshToken(): void;
  setDeviceToken(token: string, expiresAt: Date): void;
}

/**
 * One call, after token, client, module, right and input have been checked in this order. What else it has depends on the
 * access of the endpoint: with client access the database handle is limited to that client.
 */
export type Call<E extends Endpoint> = Input<E> & Access[E['access']];

interface Input<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly now: Date;
  /** The version of `If-Match`. Throws for an endpoint that takes none. */
  readonly version: number;
}

/** `db` is a transaction where the endpoint is idempotent: it commits together with the idempotency answer. */
interface Access {
  readonly public: { readonly db: Kysely<Database>; readonly visitor: Visitor; readonly log: FastifyBaseLogger };
  readonly token: { readonly db: Kysely<Database>; readonly caller: Caller; readonly log: FastifyBaseLogger };
  /** `userAgent` is read for the names of browser and system; never logged or stored. */
  readonly client: ClientCall & Logged & { readonly userAgent: string };
  /** `db` is limited to the operating company of the machine account. */
  readonly machine: CompanyCall & Logged;
}
export interface Logged {
  readonly log: FastifyBaseLogger;
}
export interface ClientCall {
  readonly db: ClientDb;
  readonly scope: ClientScope;
  readonly now: Date;
}
/** A call of the rental company, or what acts for it. */
export interface CompanyCall {
  readonly db: CompanyDb;
  readonly now: Date;
}
/** A call that also reaches accounts and mails, which belong to no client: `accounts` is the database without a boundary. */
export interface AccountsCall {
  readonly accounts: Kysely<Database>;
}

/** What is known of a public call before its transaction begins. */
export interface Visit {
  readonly db: Kysely<Database>;
  readonly visitor: Visitor;
  readonly now: Date;
}

/** An endpoint and its handler. */
export interface Route {
  readonly endpoint: Endpoint;
  /** Counts a call before its transaction, which would take the count back where the call is refused. */
  readonly admit?: (visit: Visit) => Promise<void>;
  /** Whether its call has `accounts`; a test names the few that do. */
  readonly reachesAccounts?: boolean;
  /** Makes the stored file of the one that a user sent, before the transaction begins: that may take seconds. */
  readonly prepare?: (sent: SentFile, userId: string) => Promise<object>;
  readonly handle: (call: never) => Promise<unknown>;
}

/** A file as an answer. */
export interface FileAnswer {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array | ReadableStream<Uint8Array>;
  /** Stands for what it holds; a file that is made while it is sent has none, and is not kept anywhere. */
  readonly tag?: string;
  /** About how many bytes there will be, where they are made while they are sent. */
  readonly about?: number;
  /** What was asked for and is not in it, by its numbers. */
  readonly leftOut?: readonly string[];
}

/** Connects an endpoint of the contract to its handler, which the types of the contract check. */
export const route = <E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Promise<ResponseOf<E>>): Route => ({
  endpoint,
  handle,
});

/** The same for a public write whose failures count: `admit` counts them. */
export const countedRoute = <E extends Endpoint & { readonly access: 'public' }>(
  endpoint: E,
  admit: (visit: Visit) => Promise<void>,
  handle: (call: Call<E>) => Promise<ResponseOf<E>>,
): Route => ({ endpoint, admit, handle });

/** The same for the few that invite people, and so make and mail accounts, or that mail the rental company. */
export const accountsRoute = <E extends Endpoint & { readonly access: 'client' }>(
  endpoint: E,
  handle: (call: Call<E> & AccountsCall) => Promise<ResponseOf<E>>,
): Route => ({ endpoint, handle, reachesAccounts: true });

type OfClient = Endpoint & { readonly access: 'client' };

/** The same for one that is sent a file, of which `prepare` makes what the handler gets. */
export const uploadRoute = <E extends OfClient, F extends object>(
  endpoint: E,
  prepare: (sent: SentFile, userId: string) => Promise<F>,
  handle: (call: Call<E> & { readonly file: F }) => Promise<ResponseOf<E>>,
): Route => ({ endpoint, prepare, handle });

/** The same for one that answers a file. */
export const downloadRoute = <E extends OfClient>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<FileAnswer>,
): Route => ({ endpoint, handle });
