import * as z from 'zod/mini';
import { MODULES } from '../clients/values.ts';
import { PhoneNumber } from '../core/contact-schemas.ts';
import { LanguageCode, Uuid } from '../core/primitive-schemas.ts';
import { lineOf } from '../core/text-schemas.ts';
import { RIGHTS } from './values.ts';

/** The signed-in user. `version` is the number that `If-Match` carries back on an edit. */
export const Profile = z.object({
  id: Uuid,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** In international notation, or null. */
  phone: z.nullable(z.string()),
  preferredLanguageCode: LanguageCode,
  version: z.int(),
});
export type Profile = z.infer<typeof Profile>;

const PersonName = lineOf(100);

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
    /** The client whose modules are asked for. */
    query: z.strictObject({ clientUuid: Uuid }),
    response: z.object({ modules: z.array(z.enum(MODULES)) }),
  },
};
