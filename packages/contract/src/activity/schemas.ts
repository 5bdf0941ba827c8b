import * as z from 'zod/mini';
import { Instant, Named, Uuid } from '../core/primitive-schemas.ts';
import { NamedSubject } from '../core/resource-schemas.ts';
import { ACTIVITY_ACTIONS, ACTIVITY_FIELDS } from './values.ts';

/** What one call did to one thing. */
export const Activity = z.object({
  id: Uuid,
  at: Instant,
  /** Null where it was the rental company, or the product itself. */
  actor: z.nullable(Named),
  subject: NamedSubject,
  action: z.enum(ACTIVITY_ACTIONS),
  /** What was changed, without what it was or has become. */
  fields: z.array(z.enum(ACTIVITY_FIELDS)),
  /** The status that it was moved to. */
  status: z.nullable(z.string()),
});
export type Activity = z.infer<typeof Activity>;

export const activitySchemas = { listActivity: { item: Activity } };
