import type { Language } from '@hireyard/contract';
import { untaxedCategory, type VatGroup } from '../domain/vat.ts';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en-US.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import hu from './locales/hu.json' with { type: 'json' };
import nl from './locales/nl.json' with { type: 'json' };
import pl from './locales/pl.json' with { type: 'json' };

export type DocumentTexts = typeof en;

/** Returns why a group is not taxed, in the words of the company or else of the product. Null for taxed groups. */
export function reasonOf({ category, reason }: Pick<VatGroup, 'category' | 'reason'>, texts: DocumentTexts) {
  const untaxed = untaxedCategory(category);
  return untaxed && (reason ?? texts.untaxed[untaxed]);
}

export const DOCUMENT_TEXTS: Readonly<Record<Language, DocumentTexts>> = { 'en-US': en, de, fr, hu, nl, pl };
