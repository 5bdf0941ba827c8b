import { en } from '../rental/locales/en.ts';
import type { RentalLocale } from '../rental/locales/RentalLocale.ts';

/** Markers around every text of the pseudo-locale. */
export const OPEN = '⟦';
export const CLOSE = '⟧';

/** True for BCP 47 tags among the texts, which are used to format dates. */
const isTag = (text: string) => /^[a-z]{2}-[A-Z]{2}$/.test(text);

function marked(label: unknown): unknown {
  if (typeof label === 'string') return isTag(label) ? label : `${OPEN}${label}${CLOSE}`;
  const forms = Object.entries(label as object);
  return Object.fromEntries(forms.map(([category, form]) => [category, marked(form)]));
}

const entries = Object.entries(en).map(([component, labels]) => [
  component,
  Object.fromEntries(Object.entries(labels as object).map(([key, label]) => [key, marked(label)])),
]);

/** Pseudo-locale: English texts between markers, so that text without markers is untranslated. */
export const pseudo = Object.fromEntries(entries) as unknown as RentalLocale;
