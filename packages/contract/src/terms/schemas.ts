import * as z from 'zod/mini';
import { TextsByLanguage } from '../core/language-schemas.ts';
import { LanguageCode, LocalDate } from '../core/primitive-schemas.ts';

/** Terms that hold for orders of a client. */
export const Terms = z.object({
  /** Name of the operating company whose terms they are. */
  company: z.string(),
  version: z.string(),
  /** First day on which they hold. */
  from: LocalDate,
  /** Web addresses of the text by language, one at least. */
  links: TextsByLanguage,
  /** Language that replaces a missing one. */
  fallbackLanguage: LanguageCode,
});
export type Terms = z.infer<typeof Terms>;

/** Terms that an order was sent under. */
export const AcceptedTerms = z.object({
  version: z.string(),
  /** Language of the text that was offered. */
  language: LanguageCode,
  /** Web address of the text at that time. */
  link: z.string(),
});
export type AcceptedTerms = z.infer<typeof AcceptedTerms>;
