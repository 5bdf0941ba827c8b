import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { unavailable } from './problem.ts';

/** Answers liveness and readiness probes. They are not rate-limited, so simultaneous probes share one query. */
export function answerProbes(app: FastifyInstance, db: Kysely<Database>): void {
  let asking: Promise<unknown> | undefined;
  const ask = () => {
    asking ??= sql`select 1`.execute(db).finally(() => {
      asking = undefined;
    });
    return asking;
  };
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (request, reply) => {
    try {
      await ask();
      return { status: 'ready' };
    } catch {
      const { status, headers } = unavailable();
      request.log.warn('the database does not answer');
      return reply.code(status).headers(headers).send({ status: 'not ready' });
    }
  });
}
