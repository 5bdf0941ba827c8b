import * as z from 'zod/mini';
import { MODULES } from '../clients/values.ts';
import { PersonName, PhoneNumber } from '../core/contact-schemas.ts';
import { LanguageCode, Uuid } from '../core/primitive-schemas.ts';
import { RIGHTS } from './values.ts';

/** Signed-in user. Send `version` as `If-Match` when editing. */
export const Profile = z.object({
  id: Uuid,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** International notation, or null. */
  phone: z.nullable(z.string()),
  preferredLanguageCode: LanguageCode,
  version: z.int(),
});
export type Profile = z.infer<typeof Profile>;

export const ProfileEdit = z.object({
  firstName: PersonName,
  lastName: PersonName,
  phone: z.nullable(PhoneNumber),
  preferredLanguageCode: LanguageCode,
});
export type ProfileEdit = z.infer<typeof ProfileEdit>;

export const userSchemas = {
  getRights: { response: z.object({ rights: z.array(z.enum(RIGHTS)) }) },
  getProfile: { response: Profile },
  putProfile: { body: ProfileEdit, response: Profile },
  getModules: {
    /** Client whose modules are requested. */
    query: z.strictObject({ clientUuid: Uuid }),
    response: z.object({ modules: z.array(z.enum(MODULES)) }),
  },
};
