import type { BodyOf, Endpoint, Language, Module, ParamsOf, QueryOf, ResponseOf, Right } from '@hireyard/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DeskScope } from '../auth/desk-accounts.ts';
import type { View } from '../auth/desk-views.ts';
import type { ClientDb } from '../database/client/client-db.ts';
import type { CompanyDb } from '../database/client/company-db.ts';
import type { Database } from '../database/tables.ts';
import type { DemoClock } from '../domain/demo-clock.ts';
import type { FileStore, Kept } from '../files/file-store.ts';
import type { SentFile } from './upload.ts';

/** A verified user with an open session. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  /** Set if a person of the rental company views the portal as the user: only reads, and of one client (DK-15). */
  readonly view: View | null;
}

/**
 * Access of a caller within one corporate client. Created only from the verified token and the client header. The
 * database handle of the call is limited to it (DOM-11).
 */
export interface ClientScope {
  readonly userId: string;
  readonly clientId: number;
  readonly clientUuid: string;
  readonly opCo: string;
  /** The user's language, for texts that the server writes. */
  readonly language: Language;
  /** IANA time zone of the operating company, for records without a depot. */
  readonly timeZone: string;
  /** Modules that are active for the client. */
  readonly modules: ReadonlySet<Module>;
  readonly rights: ReadonlySet<Right>;
  /** True if the client shows prices and the user may see them (DOM-10). */
  readonly prices: boolean;
  readonly blocked: boolean;
  /** The projects that the user is confined to, or `all`. */
  readonly projects: 'all' | readonly string[];
  /** Clock of a demo. Null in a real client (DOM-24). */
  readonly clock: DemoClock | null;
}

/** Cookies, address and browser of a request, for a sign-in. */
export interface Visitor {
  /** Refresh token of the cookie, or null. */
  readonly refreshToken: string | null;
  /** Device token of the cookie, or null. It recognizes the device. */
  readonly deviceToken: string | null;
  /** Read for the names of browser and system. Never logged or stored. */
  readonly userAgent: string;
  /** Network address of the caller, used only to count attempts. Never logged, nor stored in clear. */
  readonly address: string;
  setRefreshToken(token: string, expiresAt: Date): void;
  clearRefreshToken(): void;
  setDeviceToken(token: string, expiresAt: Date): void;
}

/**
 * One call, after token, client, module, right and input have been checked in this order. Its other properties depend
 * on the access of the endpoint. With client access the database handle is limited to that client.
 */
export type Call<E extends Endpoint> = Input<E> & Access[E['access']];

interface Input<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly now: Date;
  /** Version of `If-Match`. Throws for an endpoint that takes none. */
  readonly version: number;
}

/** `db` is a transaction if the endpoint is idempotent. It commits together with the idempotency answer. */
interface Access {
  readonly public: { readonly db: Kysely<Database>; readonly visitor: Visitor; readonly log: FastifyBaseLogger };
  readonly token: { readonly db: Kysely<Database>; readonly caller: Caller; readonly log: FastifyBaseLogger };
  /** `userAgent` is read for the names of browser and system. Never logged or stored. */
  readonly client: ClientCall & Logged & { readonly userAgent: string };
  /** `db` is limited to the operating company of the machine account. */
  readonly machine: CompanyCall & Logged & { readonly by: CompanyActor };
  /** `db` is limited to the operating company of the desk account. */
  readonly desk: CompanyCall &
    Logged & { readonly by: CompanyActor; readonly desk: DeskScope; readonly caller: Caller };
}
export interface Logged {
  readonly log: FastifyBaseLogger;
}
export interface ClientCall {
  readonly db: ClientDb;
  readonly scope: ClientScope;
  readonly now: Date;
  /** Reads a file whose key stands in a row that `db` has read. Absent in a job. */
  readonly files?: Pick<FileStore, 'get'>;
}
/** Call of the rental company, or of a job on its behalf. */
export interface CompanyCall {
  readonly db: CompanyDb;
  readonly now: Date;
  /** Absent in a job. */
  readonly by?: CompanyActor;
}
/** System or person that acts for the rental company. */
export interface CompanyActor {
  readonly name: string;
  /** Null for a system. */
  readonly userId: string | null;
}
/**
 * Call that also reaches accounts and mails, which belong to no client. `accounts` is the database without a tenant
 * scope.
 */
export interface AccountsCall {
  readonly accounts: Kysely<Database>;
  /** Time by which mails are sent and links expire: a demo's clock does not shift it (DOM-24). */
  readonly real: Date;
}

/** Part of a public call that is known before its transaction begins. */
export interface Visit {
  readonly db: Kysely<Database>;
  readonly visitor: Visitor;
  readonly now: Date;
}

/** An endpoint and its handler. */
export interface Route {
  readonly endpoint: Endpoint;
  /** Counts a call outside its transaction, because a refused call rolls its transaction back. */
  readonly admit?: (visit: Visit) => Promise<void>;
  /** True if its call has `accounts`. A test lists the few such routes. */
  readonly reachesAccounts?: boolean;
  /** Converts an uploaded file to its stored form. Runs before the transaction begins, because it may take seconds. */
  readonly prepare?: (sent: SentFile, userId: string, files: FileStore) => Promise<object>;
  /** Reads the body where one schema for all of it would refuse more than it has to. */
  readonly parse?: (body: unknown) => unknown;
  readonly handle: (call: never) => Promise<unknown>;
}

/** A file as an answer. */
export interface FileAnswer {
  readonly name: string;
  readonly type: string;
  /** A file in the file store is read once it is to be sent. */
  readonly content: Uint8Array | ReadableStream<Uint8Array> | Kept;
  /** Identifies the content. A streamed file has no tag and is not cached. */
  readonly tag?: string;
  /** True for content that never changes under its address, and that everybody may see. */
  readonly isForever?: true;
  /** Approximate size of a streamed file, in bytes. */
  readonly about?: number;
  /** Numbers of requested records that the file does not contain. */
  readonly leftOut?: readonly string[];
}

/** Connects an endpoint of the contract to its handler. The types of the contract check the handler. */
export const route = <E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Promise<ResponseOf<E>>): Route => ({
  endpoint,
  handle,
});

/** Route of a public write that counts failures by `admit`. */
export const countedRoute = <E extends Endpoint & { readonly access: 'public' }>(
  endpoint: E,
  admit: (visit: Visit) => Promise<void>,
  handle: (call: Call<E>) => Promise<ResponseOf<E>>,
): Route => ({ endpoint, admit, handle });

/**
 * Route of an endpoint that invites people, and so creates and mails accounts, that mails the rental company, or that keeps a
 * view as a user, which is bound to a session.
 */
export const accountsRoute = <E extends Endpoint & { readonly access: 'client' | 'desk' }>(
  endpoint: E,
  handle: (call: Call<E> & AccountsCall) => Promise<ResponseOf<E>>,
): Route => ({ endpoint, handle, reachesAccounts: true });

/** Route of an upload. The handler gets the result of `prepare`. */
export const uploadRoute = <E extends Endpoint & { readonly access: 'client' | 'machine' | 'desk' }, F extends object>(
  endpoint: E,
  prepare: (sent: SentFile, userId: string, files: FileStore) => Promise<F>,
  handle: (call: Call<E> & { readonly file: F }) => Promise<ResponseOf<E>>,
): Route => ({ endpoint, prepare, handle });

/** Route of a download. */
export const downloadRoute = <E extends Endpoint & { readonly access: 'public' | 'client' | 'machine' | 'desk' }>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<FileAnswer>,
): Route => ({ endpoint, handle });
