import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { hu } from './hu.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import type { Language, Translation } from './translation.ts';

export { LANGUAGES, type Language, type Translation, type TranslationOverride } from './translation.ts';

/** All six languages, for checks and documentation; pages load only the one they show. */
export const translations: Record<Language, Translation> = { en, de, fr, nl, hu, pl };
