import * as z from 'zod/mini';
import { ARCHIVE_ACTIONS, ARCHIVE_STATUSES } from '../core/archive.ts';
import { Email, PhoneNumber } from '../core/contact-schemas.ts';
import { LanguageCode, Uuid } from '../core/primitive-schemas.ts';
import { fieldsRule } from '../core/rule-schemas.ts';
import { lineOf } from '../core/text-schemas.ts';
import { NamingProjects } from '../projects/reference-schemas.ts';
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

export const ContactPersonDetail = z.object({
  ...ContactPerson.shape,
  projects: NamingProjects,
  actions: z.array(z.enum(ARCHIVE_ACTIONS)),
  version: z.int(),
});
export type ContactPersonDetail = z.infer<typeof ContactPersonDetail>;

/** What a user enters of a contact person. */
export const ContactPersonEdit = z
  .object({
    firstName: lineOf(100),
    lastName: lineOf(100),
    email: z.nullable(Email),
    phone: z.nullable(PhoneNumber),
    functions: z.array(z.enum(CONTACT_FUNCTIONS)).check(z.maxLength(CONTACT_FUNCTIONS.length)),
    language: LanguageCode,
  })
  .check(
    fieldsRule(['email', 'phone'], ({ email, phone }) => email !== null || phone !== null, {
      path: ['email'],
      code: 'email-or-phone',
    }),
  );
export type ContactPersonEdit = z.infer<typeof ContactPersonEdit>;

export const contactPersonSchemas = {
  listContactPersons: { item: ContactPerson },
  getContactPerson: { response: ContactPersonDetail },
  createContactPerson: { body: ContactPersonEdit, response: ContactPersonDetail },
  putContactPerson: { body: ContactPersonEdit, response: ContactPersonDetail },
  archiveContactPerson: { response: ContactPersonDetail },
  restoreContactPerson: { response: ContactPersonDetail },
};
