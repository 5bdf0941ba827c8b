import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { AccessTokens } from '../auth/access-tokens.ts';
import type { Machine } from '../auth/machine-accounts.ts';
import type { Database } from '../database/tables.ts';
import type { Caller, ClientScope } from './route.ts';

/** What the checks in front of every endpoint need of the server. */
export interface ServerContext {
  readonly db: Kysely<Database>;
  readonly tokens: AccessTokens;
  readonly clock: () => Date;
  /** Counts the request for its user or machine account, or for its address while nobody is signed in; throws 429. */
  readonly limitRate: (request: FastifyRequest) => Promise<void>;
  /** Compares every answer with the contract and fails on a difference; for tests. */
  readonly checkAnswers: boolean;
  /** Whether users reach this request over TLS. */
  readonly secure: (request: FastifyRequest) => boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body is a file, which takes longer to arrive. */
    isUpload?: boolean;
  }
  interface FastifyRequest {
    /** Set once the token is verified. */
    caller: Caller | null;
    /** Set once the secret of a machine account is verified. */
    machine: Machine | null;
    /** Set once the client header and the rights are checked. */
    clientScope: ClientScope | null;
  }
}
