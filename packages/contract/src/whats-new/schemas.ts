import * as z from 'zod/mini';
import { LanguageCode, LocalDate } from '../core/primitive-schemas.ts';
import { CHANGE_KINDS } from './values.ts';

/** What came with one version of the portal. */
export const Release = z.object({
  /** Never used again, so that a browser can remember what its user has read. */
  id: z.string(),
  date: LocalDate,
  title: z.string(),
  changes: z.array(z.object({ kind: z.enum(CHANGE_KINDS), text: z.string() })),
});
export type Release = z.infer<typeof Release>;

export const whatsNewSchemas = {
  getWhatsNew: {
    query: z.strictObject({ lang: LanguageCode }),
    /** The latest first. */
    response: z.object({ releases: z.array(Release) }),
  },
};
