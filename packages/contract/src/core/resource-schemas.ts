import * as z from 'zod/mini';
import { LocalDate, Uuid } from './primitive-schemas.ts';
import { RESOURCES } from './resource.ts';

/** Resource of the client to which something refers. */
export const Subject = z.object({ resource: z.enum(RESOURCES), id: Uuid });
export type Subject = z.infer<typeof Subject>;

/** Subject with its name; null if it was deleted or is not visible to the caller. */
export const NamedSubject = z.object({ ...Subject.shape, name: z.nullable(z.string()) });
export type NamedSubject = z.infer<typeof NamedSubject>;

/** Machines of a contract or an off-hire, for a sentence about it: the first one, their number, place and days. */
export const SubjectRental = z.object({
  productCode: z.string(),
  fleetNumber: z.nullable(z.string()),
  lineCount: z.int(),
  /** Name of the project of the first machine. */
  project: z.nullable(z.string()),
  city: z.string(),
  /** First day of those that are planned, first end of those on rent, and day of the pick-up. */
  startsOn: z.nullable(LocalDate),
  endsOn: z.nullable(LocalDate),
  pickupOn: z.nullable(LocalDate),
});
export type SubjectRental = z.infer<typeof SubjectRental>;
