import { LANGUAGES, type Language } from '../core/languages.ts';
import type { AcceptedTermsEdit } from '../orders/edit-schemas.ts';
import type { AcceptedTerms, Terms } from './schemas.ts';

/** Returns the version that holds on a day: the last that has begun (DOM-101). */
export const termsOn = <T extends Pick<Terms, 'from'>>(versions: readonly T[], day: string): T | undefined =>
  versions
    .filter(({ from }) => from <= day)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .at(-1);

type Linked = Pick<Terms, 'links' | 'version'> & { readonly fallbackLanguage: Language | null };

/** Returns the text in a language, or in the first one that stands in for it (DOM-101). */
export function termsIn({ version, links, fallbackLanguage }: Linked, language: Language): AcceptedTerms {
  for (const one of [language, fallbackLanguage, ...LANGUAGES]) {
    const link = one && links[one];
    if (link) return { version, language: one, link };
  }
  throw new Error('terms have one text at least');
}

/** Returns what was accepted, or null if other terms hold, or none of that language. */
export function acceptedTerms(terms: Linked, accepted: AcceptedTermsEdit | null | undefined): AcceptedTerms | null {
  if (accepted?.version !== terms.version) return null;
  const { language } = accepted;
  const link = terms.links[language];
  return link ? { version: terms.version, language, link } : null;
}
