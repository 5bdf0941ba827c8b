import { LANGUAGES } from '@hireyard/contract';
import { LANGUAGE_NAMES } from './languages.ts';

/** The languages by their names in themselves, each said in its own. */
export const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }));
