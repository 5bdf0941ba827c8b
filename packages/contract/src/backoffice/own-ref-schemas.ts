import * as z from 'zod/mini';
import { Named, Uuid } from '../core/primitive-schemas.ts';
import { ProjectRef } from '../projects/reference-schemas.ts';

/** Id of a record in the company's own systems. Null for a record that has none there, and where there is no record. */
export const OwnId = z.nullable(z.string());

/** Depot or document by its name or number. */
export const CompanyRef = z.extend(Named, {
  /** Id in the company's own systems. */
  externalId: OwnId,
});

/** Project of a client. */
export const CompanyProjectRef = z.extend(ProjectRef, {
  /** Id in the company's own systems. */
  externalId: OwnId,
});

/** User of a client. Who it is beyond the name is read by `/users`. */
export const CompanyPerson = z.object({
  /** Id of the user within the client. */
  id: Uuid,
  /** Id in the company's own systems. */
  externalId: OwnId,
  name: z.string(),
});
export type CompanyPerson = z.infer<typeof CompanyPerson>;
