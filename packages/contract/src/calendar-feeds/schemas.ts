import * as z from 'zod/mini';
import { Instant, Uuid } from '../core/primitive-schemas.ts';
import { lineOf } from '../core/text-schemas.ts';
import { ProjectRef } from '../projects/reference-schemas.ts';
import { CALENDAR_FEEDS_MAX, CALENDAR_KINDS, CALENDAR_NAME_MAX } from './values.ts';

const Kinds = z.array(z.enum(CALENDAR_KINDS)).check(z.minLength(1), z.maxLength(CALENDAR_KINDS.length));

/** Calendar feed that a user's calendar program subscribes to (DOM-21). */
export const CalendarFeed = z.object({
  id: Uuid,
  name: z.string(),
  kinds: Kinds,
  /** Null for all projects. `project` is null as well if its owner may not see it any more. */
  projectId: z.nullable(Uuid),
  project: z.nullable(ProjectRef),
  createdAt: Instant,
  /** Time of the last read, to the hour; null if never read. */
  readAt: z.nullable(Instant),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const CalendarFeedEdit = z.object({
  name: lineOf(CALENDAR_NAME_MAX),
  kinds: Kinds,
  projectId: z.nullable(Uuid),
});
export type CalendarFeedEdit = z.infer<typeof CalendarFeedEdit>;

export const calendarFeedSchemas = {
  listCalendarFeeds: { response: z.object({ items: z.array(CalendarFeed).check(z.maxLength(CALENDAR_FEEDS_MAX)) }) },
  createCalendarFeed: {
    body: CalendarFeedEdit,
    /** Returns the secret only once. */
    response: z.object({ feed: CalendarFeed, secret: z.string() }),
  },
  deleteCalendarFeed: {},
};
