import { type ConsentOptions, createConsentConfig } from '../config.ts';
import { receiptsName } from '../storage/names.ts';
import { translations } from '../translations/index.ts';
import { pickLanguage } from '../translations/pick-language.ts';
import type { Translation } from '../translations/translation.ts';
import { withOwn } from '../translations/with-own.ts';
import type { ConsentService, CookiePattern } from '../types.ts';
import { serviceTitle } from '../ui/service-title.ts';
import { type TableTexts, tableTexts } from './table-texts.ts';

export type CookieColumn = 'name' | 'service' | 'purpose' | 'kept';

/** The table of cookies for a policy page: plain data, which crosses the boundary of a server component. */
export interface CookieTableData {
  language: string;
  caption: string;
  columns: readonly { key: CookieColumn; label: string }[];
  rows: readonly Readonly<Record<CookieColumn, string>>[];
}

/** `_ga*` for what begins with `_ga`, the whole name for one, and any other pattern as it is. */
function nameOf({ pattern }: CookiePattern): string {
  if (typeof pattern === 'string' && !pattern.startsWith('^')) return pattern;
  const source = typeof pattern === 'string' ? pattern : pattern.source;
  const [, beginning, end] = /^\^((?:[\w-]|\\\W)+)(\$?)$/.exec(source) ?? [];
  return beginning === undefined ? source : beginning.replaceAll('\\', '') + (end ? '' : '*');
}

/**
 * The cookies of each service, and what consent itself stores, in a language. An app that sets cookies by itself, for its sign-in
 * for example, adds them as a service of this table alone.
 */
export async function cookieTable(options: ConsentOptions, languageTag: string): Promise<CookieTableData> {
  const language = pickLanguage([languageTag]);
  const config = createConsentConfig(options);
  const texts = await withOwn(translations[language], language, config.translations);
  const words = tableTexts[language];
  const inDays = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const kept = (days: number | undefined): string =>
    days === undefined ? words.unknown : days > 0 ? inDays.format(days) : words.untilClosed;

  /** One row for the cookies of a service that are kept equally long. */
  const ofService = (service: ConsentService) => {
    const { cookies = [], name } = service;
    const names = (days: number | undefined) => [
      ...new Set(cookies.filter((cookie) => cookie.days === days).map(nameOf)),
    ];
    return [...new Set(cookies.map(({ days }) => days))].map((days) => ({
      name: names(days).join(', '),
      service: serviceTitle(config, texts, name),
      purpose: purposeOf(service, texts),
      kept: kept(days),
    }));
  };
  const { storageName } = config;
  const own = {
    name: `${[storageName, `${storageName}ConfirmedAt`, receiptsName(storageName)].join(', ')} (${words.localStorage})`,
    service: words.choice,
    purpose: texts.purposes.functional.title,
    kept: kept(config.cookieExpiresAfterDays),
  };
  return {
    language,
    caption: words.caption,
    columns: columnsOf(words),
    rows: config.services.length ? [own, ...config.services.flatMap(ofService)] : [],
  };
}

const columnsOf = (words: TableTexts): CookieTableData['columns'] =>
  (['name', 'service', 'purpose', 'kept'] as const).map((key) => ({ key, label: words[key] }));

function purposeOf({ name, purposes }: ConsentService, texts: Translation): string {
  const titles = purposes.map((purpose) => texts.purposes[purpose].title).join(', ');
  const description = Object.hasOwn(texts.services, name) ? texts.services[name] : undefined;
  return description ? `${titles}. ${description}` : titles;
}
