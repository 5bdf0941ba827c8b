import { en } from '../locales/en.ts';
import type { UiLocale } from '../locales/UiLocale.ts';

/** Marks around every text of the pseudo-locale. */
export const OPEN = '⟦';
export const CLOSE = '⟧';

/** A BCP 47 tag among the texts: what dates are written in. */
const isTag = (text: string) => /^[a-z]{2}-[A-Z]{2}$/.test(text);

function marked(label: unknown): unknown {
  if (typeof label === 'string') return isTag(label) ? label : `${OPEN}${label}${CLOSE}`;
  if (typeof label !== 'function') return label;
  return (...values: unknown[]) => `${OPEN}${label(...values)}${CLOSE}`;
}

const entries = Object.entries(en).map(([component, labels]) => [
  component,
  Object.fromEntries(Object.entries(labels as object).map(([key, label]) => [key, marked(label)])),
]);

/** A language that nobody speaks: English between marks, so that a text without them is one that was not translated. */
export const pseudo = Object.fromEntries(entries) as unknown as UiLocale;
