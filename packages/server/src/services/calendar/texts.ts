import type { Language } from '@hireyard/contract';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en-US.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import hu from './locales/hu.json' with { type: 'json' };
import nl from './locales/nl.json' with { type: 'json' };
import pl from './locales/pl.json' with { type: 'json' };

/** Fixed texts of calendars, in the language of their owner. */
export const CALENDAR_TEXTS: Readonly<Record<Language, typeof en>> = { 'en-US': en, de, fr, hu, nl, pl };
