import { readdirSync, readFileSync } from 'node:fs';
import { getWhatsNew, type Language, type Release } from '@hireyard/contract';
import { type Route, route } from '../../http/route.ts';

type InEveryLanguage = Readonly<Record<Language, string>>;

/** Content of a file of `releases`. */
export interface ReleaseFile {
  readonly id: string;
  readonly date: string;
  readonly title: InEveryLanguage;
  readonly changes: readonly { readonly kind: Release['changes'][number]['kind']; readonly text: InEveryLanguage }[];
}

const FOLDER = new URL('./releases/', import.meta.url);

/** Releases, the latest first. One file per release, named by its date. */
export const RELEASES: readonly ReleaseFile[] = readdirSync(FOLDER)
  .toSorted()
  .toReversed()
  .map((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));

/** GET /whats-new. */
export const whatsNewRoutes: Route[] = [
  route(getWhatsNew, async ({ query: { lang } }) => ({
    releases: RELEASES.map(({ id, date, title, changes }) => ({
      id,
      date,
      title: title[lang],
      changes: changes.map(({ kind, text }) => ({ kind, text: text[lang] })),
    })),
  })),
];
