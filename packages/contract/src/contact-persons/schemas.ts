import * as z from 'zod/mini';
import { ARCHIVE_STATUSES } from '../addresses/values.ts';
import { LanguageCode, Uuid } from '../core/primitive-schemas.ts';
import { CONTACT_FUNCTIONS } from './values.ts';

/** A person at the client's; an e-mail address or a phone number is always there. */
export const ContactPerson = z.object({
  id: Uuid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  /** E.164, or null. */
  phone: z.nullable(z.string()),
  functions: z.array(z.enum(CONTACT_FUNCTIONS)),
  language: LanguageCode,
  status: z.enum(ARCHIVE_STATUSES),
});
export type ContactPerson = z.infer<typeof ContactPerson>;

export const contactPersonSchemas = { listContactPersons: { item: ContactPerson } };
