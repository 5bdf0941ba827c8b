import { randomBytes } from 'node:crypto';
import {
  CALENDAR_FEEDS_MAX,
  type CalendarFeed,
  createCalendarFeed,
  deleteCalendarFeed,
  listCalendarFeeds,
} from '@hireyard/contract';
import { secretDigest } from '../../auth/machine-accounts.ts';
import type { ClientDb } from '../../database/client/client-db.ts';
import { invalid, notFound } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import { logSecurity } from '../../http/security-log.ts';

/** The caller's own calendar feeds (DOM-21). */
export const calendarFeedRoutes: Route[] = [
  route(listCalendarFeeds, async ({ db }) => ({ items: await feedsOf(db) })),

  route(createCalendarFeed, async ({ db, scope, body, now, log }) => {
    const { name, kinds, projectId } = body;
    const feeds = await feedsOf(db);
    if (feeds.length >= CALENDAR_FEEDS_MAX) {
      throw invalid([{ pointer: '/name', code: 'too-many', params: { max: CALENDAR_FEEDS_MAX } }]);
    }
    if (projectId !== null) {
      const project = await db.selectFrom('project').where('id', '=', projectId).select('id').executeTakeFirst();
      if (!project) throw invalid([{ pointer: '/projectId', code: 'reference' }]);
    }
    const secret = randomBytes(32).toString('base64url');
    const id = crypto.randomUUID();
    await db.insert('calendar_feed', [
      {
        id,
        user_id: scope.userId,
        name,
        kinds: [...new Set(kinds)],
        project_id: projectId,
        secret_hash: secretDigest(secret),
        made_at: now,
        read_at: null,
      },
    ]);
    logSecurity(log, 'calendar-feed-made');
    const feed = (await feedsOf(db)).find((one) => one.id === id);
    if (!feed) throw new Error('a feed that was made is not there');
    return { feed, secret };
  }),

  route(deleteCalendarFeed, async ({ db, params: { id }, log }) => {
    const feed = await db.selectFrom('calendar_feed').where('id', '=', id).select('id').executeTakeFirst();
    if (!feed) throw notFound();
    await db.remove('calendar_feed', feed);
    logSecurity(log, 'calendar-feed-revoked');
    return undefined;
  }),
];

/** Returns the feeds of the handle's user. */
async function feedsOf(db: ClientDb): Promise<CalendarFeed[]> {
  const rows = await db
    .selectFrom('calendar_feed as f')
    .leftJoin('project as p', 'p.id', 'f.project_id')
    .select(['f.id', 'f.name', 'f.kinds', 'f.project_id', 'f.made_at', 'f.read_at'])
    .select(['p.id as shown_id', 'p.number', 'p.name as project_name'])
    .orderBy('f.made_at', 'desc')
    .orderBy('f.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    kinds: row.kinds,
    projectId: row.project_id,
    project:
      row.shown_id === null ? null : { id: row.shown_id, number: row.number ?? '', name: row.project_name ?? '' },
    createdAt: row.made_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  }));
}
