import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { tableTexts } from '../packages/consent/src/cookies/table-texts.ts';
import { translations as consentTexts } from '../packages/consent/src/translations/index.ts';
import { LANGUAGES, type Language } from '../packages/contract/src/core/languages.ts';
import { FAILURE_WORDS } from '../packages/portal/src/config/failure-words.ts';
import { FRAME_NAMESPACES, NAMESPACES } from '../packages/portal/src/i18n/namespaces.ts';
import { manifestOf } from '../packages/server/src/http/manifest.ts';
import { RELEASES, type ReleaseFile } from '../packages/server/src/services/main/whats-new.ts';
import { de } from '../packages/ui/src/rental/locales/de.ts';
import { en } from '../packages/ui/src/rental/locales/en.ts';
import { fr } from '../packages/ui/src/rental/locales/fr.ts';
import { hu } from '../packages/ui/src/rental/locales/hu.ts';
import { nl } from '../packages/ui/src/rental/locales/nl.ts';
import { pl } from '../packages/ui/src/rental/locales/pl.ts';
import { forbiddenFaults, forbiddenWords } from './glossary.ts';
import {
  callTextFunctions,
  flatten,
  keyFaults,
  placeholderFaults,
  pluralFaults,
  type Texts,
  typographyFaults,
  untranslatedFaults,
  unusedFaults,
  usageOf,
} from './i18n-rules.ts';

/**
 * `pnpm i18n`: checks all texts of the product (I18N-01). Fails on missing and unused keys, on wrong placeholders and plural
 * forms, on words that the glossary forbids, on missing no-break spaces, and on a route whose texts exceed their budget.
 */
const SOURCES = 'packages/portal/src';
const LOCALES = `${SOURCES}/i18n/locales`;
/** Folders of the server's texts, for mails, calendars and files. Each has one file for each language, without namespaces. */
const OF_SERVER = {
  mails: 'packages/server/src/mail/locales',
  documents: 'packages/server/src/documents/locales',
  exports: 'packages/server/src/exports/locales',
  calendar: 'packages/server/src/services/calendar/locales',
};
const REFERENCE = 'en-US';
/** Largest size of one route's texts in one language, gzipped. */
const BUDGET_BYTES = 8_500;

const faults: string[] = [];

const read = (language: string, namespace: string): Texts => readFile(`${LOCALES}/${language}/${namespace}.json`);

function readFile(path: string): Texts {
  if (!existsSync(path)) {
    faults.push(`${path} is missing`);
    return {};
  }
  const fileFaults: string[] = [];
  const texts = flatten(JSON.parse(readFileSync(path, 'utf8')), fileFaults);
  faults.push(...fileFaults.map((fault) => `${path}: ${fault}`));
  return texts;
}

const usages = globSync(`${SOURCES}/**/*.{ts,tsx}`)
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => usageOf(readFileSync(path, 'utf8')));

for (const file of readdirSync(`${LOCALES}/${REFERENCE}`).filter((name) => name.endsWith('.json'))) {
  const namespace = file.replace(/\.json$/, '');
  if (!NAMESPACES.some((name) => name === namespace)) faults.push(`${LOCALES}/${REFERENCE}/${file} is no namespace`);
}

const words = forbiddenWords(readFileSync('docs/glossary.md', 'utf8'));
if (words.length === 0) faults.push('docs/glossary.md lists no words');
const wordingFaults = (texts: Texts, language: string) => [
  ...forbiddenFaults(texts, language, words),
  ...typographyFaults(texts, language),
];
/** Language code of the glossary, such as `en` for `en-US`. */
const short = (language: Language): string => language.slice(0, 2);
const others = {
  consent: consentTexts,
  'the table of cookies': tableTexts,
  kit: { en, de, fr, hu, nl, pl },
  failure: FAILURE_WORDS,
  'browser-check.js': browserTexts(),
  manifest: Object.fromEntries(LANGUAGES.map((language) => [short(language), shortcuts(language)])),
  'the catalogue': catalogueNames(),
  ...releaseTexts(),
};
for (const [source, languages] of Object.entries(others)) {
  for (const [language, texts] of Object.entries(languages)) {
    const wording = wordingFaults(flatten(callTextFunctions(texts), faults), language);
    faults.push(...wording.map((fault) => `${source}, ${language}: ${fault}`));
  }
}

/** Texts of the page for unsupported browsers, which cannot load the portal's. */
function browserTexts(): Record<string, unknown> {
  const source = readFileSync('packages/portal/public/browser-check.js', 'utf8');
  const [, texts] = /var texts = (\{[\s\S]*?\n {2}\});/.exec(source) ?? [];
  if (!texts) throw new Error('browser-check.js has no texts');
  return runInNewContext(`(${texts})`);
}

/** Names of the shortcuts of the installed portal (SW-05). */
function shortcuts(language: Language): readonly string[] {
  return manifestOf({ opCo: 'NL', name: '', language }).shortcuts.map(({ name }) => name);
}

/** Names of product classes, from the catalogue's column for each language. */
function catalogueNames(): Record<string, Record<string, string>> {
  const [head = '', ...rows] = readFileSync('packages/server/src/database/seed/catalogue.csv', 'utf8')
    .trim()
    .split('\n');
  const columns = head.split(';');
  const names = (language: string) =>
    Object.fromEntries(rows.map((row) => row.split(';')).map((row) => [row[0], row[columns.indexOf(language)] ?? '']));
  return Object.fromEntries(LANGUAGES.map(short).map((language) => [language, names(language)]));
}

/** Titles and changes of each release in What's new, by language. */
function releaseTexts(): Record<string, Record<string, unknown>> {
  const textsOf = ({ title, changes }: ReleaseFile, language: Language) => ({
    title: title[language],
    changes: changes.map(({ text }) => text[language]),
  });
  return Object.fromEntries(
    RELEASES.map((release) => [
      `release ${release.id}`,
      Object.fromEntries(LANGUAGES.map((language) => [short(language), textsOf(release, language)])),
    ]),
  );
}

let count = 0;
/** Compares the texts of one language with the reference. */
const compare = (texts: Texts, reference: Texts, language: string): string[] => [
  ...keyFaults(texts, reference),
  ...pluralFaults(texts, language),
  ...placeholderFaults(texts, reference, language),
  ...untranslatedFaults(texts, reference),
  ...wordingFaults(texts, language),
];

for (const [what, folder] of Object.entries(OF_SERVER)) {
  const reference = readFile(`${folder}/${REFERENCE}.json`);
  count += Object.keys(reference).length;
  faults.push(...wordingFaults(reference, 'en').map((fault) => `${what}, ${REFERENCE}: ${fault}`));
  for (const language of LANGUAGES.filter((name) => name !== REFERENCE)) {
    const differences = compare(readFile(`${folder}/${language}.json`), reference, language);
    faults.push(...differences.map((fault) => `${what}, ${language}: ${fault}`));
  }
}

// An exported list uses the words of the portal: a text under a key of the portal equals the portal's.
for (const language of LANGUAGES) {
  for (const [key, text] of Object.entries(readFile(`${OF_SERVER.exports}/${language}.json`))) {
    const [namespace = '', ...rest] = key.split('.');
    if (namespace === 'own' || read(language, namespace)[rest.join('.')] === text) continue;
    faults.push(`exports, ${language}: ${key} differs from the portal`);
  }
}

for (const namespace of NAMESPACES) {
  const reference = read(REFERENCE, namespace);
  count += Object.keys(reference).length;
  const report = (language: string, messages: readonly string[]) =>
    faults.push(...messages.map((fault) => `${language}/${namespace}.json: ${fault}`));
  report(REFERENCE, unusedFaults(namespace, reference, usages));
  report(REFERENCE, pluralFaults(reference, REFERENCE));
  report(REFERENCE, wordingFaults(reference, 'en'));
  for (const language of LANGUAGES.filter((name) => name !== REFERENCE)) {
    report(language, compare(read(language, namespace), reference, language));
  }
}

const size = (language: string, namespace: string) => {
  const path = `${LOCALES}/${language}/${namespace}.json`;
  return existsSync(path) ? gzipSync(JSON.stringify(JSON.parse(readFileSync(path, 'utf8')))).length : 0;
};
let largest = { bytes: 0, route: '' };
for (const language of LANGUAGES) {
  const frame = FRAME_NAMESPACES.reduce((sum, namespace) => sum + size(language, namespace), 0);
  for (const namespace of NAMESPACES.filter((name) => !FRAME_NAMESPACES.some((frameName) => frameName === name))) {
    const bytes = frame + size(language, namespace);
    if (bytes > largest.bytes) largest = { bytes, route: `${namespace} in ${language}` };
    if (bytes > BUDGET_BYTES) faults.push(`${namespace} in ${language} takes ${bytes} bytes of ${BUDGET_BYTES}`);
  }
}

for (const fault of faults) console.error(`✗ ${fault}`);
console.log(
  `${count} texts in ${LANGUAGES.length} languages, ${faults.length} faults; the largest route (${largest.route}) takes ${largest.bytes} bytes gzipped.`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
