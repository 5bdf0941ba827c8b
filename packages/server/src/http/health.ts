import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { unavailable } from './problem.ts';

/**
 * Answers liveness and readiness probes. They are not rate-limited, so simultaneous probes share one query. A file store that is
 * away leaves the process ready: everything but files works, and no other process has the files either.
 */
export function answerProbes(app: FastifyInstance, db: Kysely<Database>, files: Pick<FileStore, 'isUp'> = {}): void {
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
      const [isUp] = await Promise.all([files.isUp?.(), ask()]);
      return { status: 'ready', ...(isUp !== undefined && { files: isUp ? 'ready' : 'away' }) };
    } catch {
      const { status, headers } = unavailable();
      request.log.warn('the database does not answer');
      return reply.code(status).headers(headers).send({ status: 'not ready' });
    }
  });
}
