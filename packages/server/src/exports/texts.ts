import type { Language } from '@hireyard/contract';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en-US.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import hu from './locales/hu.json' with { type: 'json' };
import nl from './locales/nl.json' with { type: 'json' };
import pl from './locales/pl.json' with { type: 'json' };

export type ExportTexts = typeof en;

/**
 * Headings and words of lists as files. All but `own` stand under the key that they have in the portal, and say the
 * same; `pnpm i18n` compares them.
 */
export const EXPORT_TEXTS: Readonly<Record<Language, ExportTexts>> = { 'en-US': en, de, fr, hu, nl, pl };
