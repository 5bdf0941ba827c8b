import { readFileSync } from 'node:fs';
import type { Language } from '@hireyard/contract';
import type { Database } from '../tables.ts';

/** A product class of the demo catalog, with its name in every language. */
export interface CatalogueProduct {
  readonly code: string;
  readonly group: string;
  readonly energy: Database['product']['energy'];
  readonly tracking: Database['product']['tracking'];
  readonly names: Readonly<Record<Language, string>>;
}

/** Language of each column in catalogue.csv. */
const LANGUAGE_OF_COLUMN: Readonly<Record<string, Language>> = {
  en: 'en-US',
  nl: 'nl',
  de: 'de',
  fr: 'fr',
  pl: 'pl',
  hu: 'hu',
};

/** Reads catalogue.csv: a header, then one product per line. Fields are separated by `;` and never contain it. */
export function readCatalogue(): CatalogueProduct[] {
  const [header = '', ...lines] = readFileSync(new URL('./catalogue.csv', import.meta.url), 'utf8')
    .trim()
    .split(/\r?\n/);
  const columns = header.split(';');
  return lines.map((line) => {
    const row = Object.fromEntries(line.split(';').map((value, index) => [columns[index], value]));
    const names = Object.entries(LANGUAGE_OF_COLUMN).map(([column, language]) => [language, row[column]]);
    return {
      ...{ code: row.code, group: row.group, energy: row.energy, tracking: row.tracking },
      names: Object.fromEntries(names),
    } as CatalogueProduct;
  });
}
