import * as z from 'zod/mini';
import { Instant, Uuid } from '../core/primitive-schemas.ts';

/** Sign-in on one device. Browser and system are names such as `Firefox` and `Windows`, or null. */
export const Session = z.object({
  id: Uuid,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** Last renewal of the access token, every quarter of an hour while in use. */
  usedAt: Instant,
  /** True for the session of this request. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const sessionSchemas = {
  listSessions: { response: z.object({ items: z.array(Session) }) },
  endSession: {},
};
