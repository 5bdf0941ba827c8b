import * as z from 'zod/mini';
import { Instant } from '../core/primitive-schemas.ts';

/** What is kept about the user, by sections such as `account` and `sessions`: rows of named values, for a reader. */
export const PersonalData = z.object({
  createdAt: Instant,
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type PersonalData = z.infer<typeof PersonalData>;

export const privacySchemas = { getPersonalData: { response: PersonalData } };
