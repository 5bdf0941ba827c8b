import * as z from 'zod/mini';
import { Instant, Uuid } from '../core/primitive-schemas.ts';

/** One sign-in on one device. Browser and system are names such as `Firefox` and `Windows`, or null. */
export const Session = z.object({
  id: Uuid,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** When its access token was last renewed, which happens every quarter of an hour while it is in use. */
  usedAt: Instant,
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const sessionSchemas = {
  listSessions: { response: z.object({ items: z.array(Session) }) },
  endSession: {},
};
