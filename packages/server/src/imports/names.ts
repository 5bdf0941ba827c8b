import { LANGUAGES, type Language } from '@hireyard/contract';
import type { Texts } from '../database/tables/rental.ts';

/** Returns texts in the order of the languages, without those that are left out: as the database returns them. */
export const textsOf = (texts: { readonly [L in Language]?: string | undefined }): Texts =>
  Object.fromEntries(LANGUAGES.flatMap((language) => (texts[language] ? [[language, texts[language]]] : [])));

/**
 * Returns the language whose texts stand in for those that are missing: the given one, the former one or the company's,
 * as far as it has a name, or else the first that has.
 */
export function fallbackOf(
  names: Texts,
  {
    given,
    before,
    own,
  }: { readonly given: Language | undefined; readonly before: Language | null; readonly own: Language },
): Language {
  const [first = own] = [given, before, own, ...LANGUAGES].flatMap((one) => (one && names[one] ? [one] : []));
  return first;
}
