import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Liveness and readiness probes. */
export function answerProbes(app: FastifyInstance, db: Kysely<Database>): void {
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ready' };
    } catch {
      request.log.error('the database does not answer');
      return reply.code(503).send({ status: 'not ready' });
    }
  });
}
