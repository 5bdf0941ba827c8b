import * as z from 'zod/mini';
import { Instant } from '../core/primitive-schemas.ts';

/** Stored data of the user by section, such as `account` and `sessions`: rows of named values. */
export const PersonalData = z.object({
  createdAt: Instant,
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type PersonalData = z.infer<typeof PersonalData>;

export const privacySchemas = { getPersonalData: { response: PersonalData } };
