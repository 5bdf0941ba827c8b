import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { unavailable } from './problem.ts';

/** Liveness and readiness probes. */
export function answerProbes(app: FastifyInstance, db: Kysely<Database>): void {
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ready' };
    } catch {
      const { status, headers } = unavailable();
      request.log.warn('the database does not answer');
      return reply.code(status).headers(headers).send({ status: 'not ready' });
    }
  });
}
