import * as z from 'zod/mini';
import { Instant, Named, Uuid } from '../core/primitive-schemas.ts';
import { NamedSubject, SubjectRental } from '../core/resource-schemas.ts';
import { ACTIVITY_ACTIONS, ACTIVITY_FIELDS } from './values.ts';

/** Effect of one call on one resource. */
export const Activity = z.object({
  id: Uuid,
  at: Instant,
  /** Null for the rental company and for the product itself. */
  actor: z.nullable(Named),
  /** Name of the person of the rental company. Known only of a view as a user. */
  person: z.nullable(z.string()),
  subject: NamedSubject,
  /** Null unless the subject is a contract or an off-hire. */
  rental: z.nullable(SubjectRental),
  action: z.enum(ACTIVITY_ACTIONS),
  /** Names of the changed fields, without old or new values. */
  fields: z.array(z.enum(ACTIVITY_FIELDS)),
  /** Status after a transition. */
  status: z.nullable(z.string()),
});
export type Activity = z.infer<typeof Activity>;

export const activitySchemas = { listActivity: { item: Activity } };
