import * as z from 'zod/mini';
import { LanguageCode, LocalDate } from '../core/primitive-schemas.ts';
import { CHANGE_KINDS } from './values.ts';

/** Changes in one version of the portal. */
export const Release = z.object({
  /** Never reused, so that a browser can remember which releases the user has read. */
  id: z.string(),
  date: LocalDate,
  title: z.string(),
  changes: z.array(z.object({ kind: z.enum(CHANGE_KINDS), text: z.string() })),
});
export type Release = z.infer<typeof Release>;

export const whatsNewSchemas = {
  getWhatsNew: {
    query: z.strictObject({ lang: LanguageCode }),
    /** Releases, latest first. */
    response: z.object({ releases: z.array(Release) }),
  },
};
