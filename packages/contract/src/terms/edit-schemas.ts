import * as z from 'zod/mini';
import { TextsByLanguage, textsOf } from '../core/language-schemas.ts';
import { LANGUAGES } from '../core/languages.ts';
import { LanguageCode, LocalDate } from '../core/primitive-schemas.ts';
import { fieldsRule, rule } from '../core/rule-schemas.ts';
import { lineOf } from '../core/text-schemas.ts';
import { WebAddress } from '../core/web-address-schemas.ts';
import { TERMS_MAX, TERMS_VERSION_MAX } from './values.ts';

const fields = z.strictObject({
  /** Name of the version: `2026-01`. */
  version: lineOf(TERMS_VERSION_MAX),
  /** First day on which the version holds, until a later one does. */
  from: LocalDate,
  /** Web addresses of the text by language, one at least. */
  links: textsOf(WebAddress),
  /** Language that replaces a missing one. Default: the company's, or the first that has a text. */
  fallbackLanguage: z.optional(z.nullable(LanguageCode)),
});
type Fields = z.infer<typeof fields>;

/** A version of the terms of a company or of a client. */
export const TermsVersion = fields.check(
  fieldsRule<Fields, 'links'>(['links'], ({ links }) => LANGUAGES.some((language) => links[language]), {
    path: ['links'],
    code: 'required',
  }),
  fieldsRule<Fields, 'links' | 'fallbackLanguage'>(
    ['links', 'fallbackLanguage'],
    ({ links, fallbackLanguage: language }) => !language || links[language] !== undefined,
    { path: ['fallbackLanguage'], code: 'choice' },
  ),
);

const isUniqueIn = (key: 'version' | 'from') => (versions: readonly Fields[]) =>
  new Set(versions.map((one) => one[key])).size === versions.length;

/** All versions of the terms of a company or of a client. */
export const TermsVersions = z
  .array(TermsVersion)
  .check(
    z.maxLength(TERMS_MAX),
    rule(isUniqueIn('version'), { code: 'taken' }),
    rule(isUniqueIn('from'), { code: 'taken' }),
  );
export type TermsVersions = z.infer<typeof TermsVersions>;

/** A version as the rental company's systems read it. */
export const StoredTermsVersion = z.object({
  version: z.string(),
  /** First day on which the version holds, until a later one does. */
  from: LocalDate,
  /** Web addresses of the text by language. */
  links: TextsByLanguage,
  /** Language that replaces a missing one; null for the company's, or the first that has a text. */
  fallbackLanguage: z.nullable(LanguageCode),
});
export type StoredTermsVersion = z.infer<typeof StoredTermsVersion>;

/** Returns the versions as they are stored. */
export const storedTerms = (versions: TermsVersions): StoredTermsVersion[] =>
  versions
    .map(({ fallbackLanguage = null, ...one }) => ({ ...one, fallbackLanguage }))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
