import { LANGUAGES } from '@hireyard/contract';
import { LANGUAGE_NAMES } from './languages.ts';

/** Select options of all languages, each named in its own language. */
export const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }));
