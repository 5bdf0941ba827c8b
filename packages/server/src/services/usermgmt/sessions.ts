import { endSession, listSessions } from '@hireyard/contract';
import { notFound } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import { logSecurity } from '../../http/security-log.ts';

const MAX_SESSIONS = 100;

/** Sessions of the caller (SE-02). */
export const sessionRoutes: Route[] = [
  route(listSessions, async ({ db, caller, now }) => {
    const rows = await db
      .selectFrom('session')
      .select(['id', 'browser', 'system', 'used_at'])
      .where('user_id', '=', caller.userId)
      .where('expires_at', '>', now)
      .orderBy('used_at', 'desc')
      .orderBy('id')
      .limit(MAX_SESSIONS)
      .execute();
    return {
      items: rows.map(({ used_at, ...row }) => ({
        ...row,
        usedAt: used_at.toISOString(),
        current: row.id === caller.sessionId,
      })),
    };
  }),

  route(endSession, async ({ db, caller, params, now, log }) => {
    const ended = await db
      .deleteFrom('session')
      .where('id', '=', params.id)
      .where('user_id', '=', caller.userId)
      .where('expires_at', '>', now)
      .returning('id')
      .executeTakeFirst();
    if (!ended) throw notFound();
    logSecurity(log, 'session-ended');
    return undefined;
  }),
];
