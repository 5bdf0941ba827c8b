import type { BodyOf, ParamsOf, ResponseOf } from '@hireyard/contract';
import type { BackofficeEndpoint } from '@hireyard/contract/backoffice';
import type { Kysely } from 'kysely';
import { companyDb } from '../database/client/company-db.ts';
import type { Database } from '../database/tables.ts';
import { IllegalMove } from '../domain/lifecycle.ts';
import { ProblemError } from '../http/problem.ts';
import { backofficeRoutes } from '../services/backoffice/index.ts';

/** Input of a back-office call. */
export interface Input<E> {
  readonly params?: ParamsOf<E>;
  readonly body?: BodyOf<E>;
}

/** Plays one operating company at one moment. */
export interface Actor {
  readonly opCo: string;
  /** Time of the domain. */
  readonly now: Date;
  /** Calls an endpoint of the back office. Null if the call is refused, because another process was faster. */
  act<E extends BackofficeEndpoint>(endpoint: E, input: Input<E>): Promise<ResponseOf<E> | null>;
}

const HANDLERS = new Map(backofficeRoutes.map(({ endpoint, handle }) => [endpoint.id, handle]));

/** Creates a client of the back office without HTTP. It runs the same handlers, each in a transaction of its own. */
export const actorOf = (
  db: Kysely<Database>,
  { opCo, now, real }: { readonly opCo: string; readonly now: Date; readonly real: Date },
): Actor => ({
  opCo,
  now,
  act: (endpoint, input) =>
    db
      .transaction()
      .execute(async (trx) => {
        const handle = HANDLERS.get(endpoint.id) as ((call: object) => Promise<never>) | undefined;
        if (!handle) throw new Error(`endpoint ${endpoint.id} has no handler`);
        return handle({ ...input, db: companyDb(trx, opCo, now, real), now });
      })
      .catch((error: unknown) => {
        if (error instanceof ProblemError || error instanceof IllegalMove) return null;
        throw error;
      }),
});
