import { LANGUAGES } from '@hireyard/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import { openTestDatabase } from '../testing/database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Names whose order differs by bytes: case, accents, letters of one language, numbers and digraphs. */
const NAMES = [
  ...['van Dijk', 'Zieliński', 'Zielna', 'Ziemia', 'Ängstl', 'Anton', 'Azur', 'Ąbrowa', 'Ćwik', 'Cwikla', 'Czar'],
  ...['Łukasz', 'Lyon', 'Mak', 'Świt', 'Szabo', 'Sz\u0151ke', 'Suhr', 'Żak', 'Źródło', 'Zorn', 'Örs', 'Olga', 'Otto'],
  ...['Csaba', 'Cukor', 'Daru', 'Dzeta', 'Dzsungel', 'Gyula', 'Guba', 'Nyul', 'Nora', 'Ödön', 'Ürge', 'Ulla', 'Zsolt'],
  ...['Straße', 'Strasse 2', 'Straße 10', 'École', 'Eco', 'Étage', 'Ørsted', 'Osten', '2', '10', 'SC-2', 'SC-10'],
  ...['SC-2 b', '100', '1', 'a 1', 'a 01 x', 'Æther', 'Aether 2'],
];

it.each(LANGUAGES)('[I18N-09] names sort as %s does', async (language) => {
  const letters = ['hu', 'pl'].includes(language) ? language : 'en';
  const { rows } = await sql<{ name: string; key: string }>`
    select name, sort_key(name, ${letters}) as key from unnest(${NAMES}::text[]) as names (name)
    order by sort_key(name, ${letters}) collate "C", name`.execute(database.db);
  // Names that differ in case or accents alone have one key.
  const keys = new Map(rows.map(({ name, key }) => [name, key]));
  const { compare } = new Intl.Collator(language, { numeric: true });
  const inLanguage = NAMES.toSorted(compare).map((name) => keys.get(name));
  expect(rows.map(({ key }) => key)).toEqual(inLanguage);
});
