import type { Language } from '@hireyard/contract';
import { filled } from '../domain/fill.ts';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en-US.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import hu from './locales/hu.json' with { type: 'json' };
import nl from './locales/nl.json' with { type: 'json' };
import pl from './locales/pl.json' with { type: 'json' };

export type MailTexts = typeof en;

/** Texts of mails, in the recipient's language. `pnpm i18n` checks them like the texts of the portal. */
export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = { 'en-US': en, de, fr, hu, nl, pl };

/** Fills in the placeholders of a text. Throws for one without a value, so that no mail shows a placeholder. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  filled(text, (name) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`A mail has no value for ${name}`);
    return value;
  });
