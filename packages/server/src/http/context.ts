import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { AccessTokens } from '../auth/access-tokens.ts';
import type { DeskScope } from '../auth/desk-accounts.ts';
import type { Machine } from '../auth/machine-accounts.ts';
import type { Database } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Caller, ClientScope } from './route.ts';

/** Dependencies of the checks that run before every endpoint. */
export interface ServerContext {
  readonly db: Kysely<Database>;
  readonly tokens: AccessTokens;
  readonly clock: () => Date;
  readonly files: FileStore;
  /**
   * Counts the request for its user or machine account. Counts it for its address if nobody is signed in. Throws 429.
   */
  readonly limitRate: (request: FastifyRequest) => Promise<void>;
  /** Milliseconds for which a write waits for a lock. Tests on slow machines set a longer time. */
  readonly lockTimeout?: number | undefined;
  /** For tests: compares every answer with the contract and fails on a difference. */
  readonly checkAnswers: boolean;
  /** True if users reach this request over TLS. */
  readonly secure: (request: FastifyRequest) => boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the body is a file. A file takes longer to arrive. */
    isUpload?: boolean;
  }
  interface FastifyRequest {
    /** Set once the token is verified. */
    caller: Caller | null;
    /** Set once the secret of a machine account is verified. */
    machine: Machine | null;
    /** Set once the desk account of the caller and its rights are checked. */
    desk: DeskScope | null;
    /** Set once the client header and the rights are checked. */
    clientScope: ClientScope | null;
  }
}
