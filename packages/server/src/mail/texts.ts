import type { Language } from '@hireyard/contract';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en-US.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import hu from './locales/hu.json' with { type: 'json' };
import nl from './locales/nl.json' with { type: 'json' };
import pl from './locales/pl.json' with { type: 'json' };

export type MailTexts = typeof en;

/** The texts of mails, in the language of who gets them; `pnpm i18n` checks them as it does the portal's. */
export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = { 'en-US': en, de, fr, hu, nl, pl };

/** A text with its placeholders filled in. Throws for one without a value, so that no mail shows a placeholder. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`A mail has no value for ${name}`);
    return value;
  });
