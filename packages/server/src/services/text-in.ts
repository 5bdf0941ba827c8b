import type { Language } from '@hireyard/contract';
import type { Texts } from '../database/tables/rental.ts';

/** Returns a text in a language, or in the fallback language. Null without either. */
export const textIn = (language: Language, texts: Texts, fallback: Language | null): string | null =>
  texts[language] ?? (fallback && texts[fallback]) ?? null;
