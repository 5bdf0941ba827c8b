/**
 * The rules of `pnpm i18n`, without file access: each takes texts or sources and returns the faults it finds.
 * Texts are flat: `signIn.title` to a sentence, plural forms by i18next's suffixes (`machines_one`, `machines_other`).
 */
export type Texts = Readonly<Record<string, string>>;

const FORM = /_(zero|one|two|few|many|other)$/;
const PLACEHOLDER = /\{\{\s*([\w.]+)[^}]*\}\}/g;

/** Nested texts as flat keys; anything that is neither a sentence nor a group of them becomes a fault. */
export function flatten(value: unknown, faults: string[], path = ''): Record<string, string> {
  if (typeof value === 'string') {
    if (value.trim() === '') faults.push(`${path} is empty`);
    return { [path]: value };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    faults.push(`${path} is no text`);
    return {};
  }
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => flatten(inner, faults, path ? `${path}.${key}` : key)),
  );
}

/** Texts of the kit, where some are functions of a number or a name: called with two samples, one of them for plurals. */
export function spoken(value: unknown): unknown {
  if (typeof value === 'function')
    return [1, 5].map((sample) => String(value(sample, sample, sample, sample))).join(' ');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spoken(inner)]));
}

/** The key as code uses it: without the plural form, if the key has forms. */
export const baseKey = (key: string, texts: Texts): string => {
  const base = key.replace(FORM, '');
  return base !== key && `${base}_other` in texts ? base : key;
};

const placeholders = (text: string): Set<string> =>
  new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name));
const NUMBERS = [...Array.from({ length: 201 }, (_, n) => n), 1_000_000];

/** The plural forms of a language, each with whether it covers several numbers, so that its text has to show the number. */
export function pluralForms(language: string): Map<string, boolean> {
  const rules = new Intl.PluralRules(language);
  return new Map(
    rules
      .resolvedOptions()
      .pluralCategories.map((form) => [form, NUMBERS.filter((n) => rules.select(n) === form).length > 1]),
  );
}

/** Missing and needless plural forms of one language. */
export function pluralFaults(texts: Texts, language: string): string[] {
  const forms = pluralForms(language);
  const bases = new Set(Object.keys(texts).map((key) => baseKey(key, texts)));
  const faults: string[] = [];
  for (const base of bases) {
    if (base in texts) continue;
    for (const form of forms.keys()) if (!(`${base}_${form}` in texts)) faults.push(`${base} lacks its form «${form}»`);
  }
  for (const key of Object.keys(texts)) {
    const form = FORM.exec(key)?.[1];
    if (form && baseKey(key, texts) !== key && !forms.has(form))
      faults.push(`${key} is a form that ${language} has not`);
  }
  return faults;
}

/** Keys that one language has and the reference has not, and the other way round. */
export function keyFaults(texts: Texts, reference: Texts): string[] {
  const bases = (of: Texts) => new Set(Object.keys(of).map((key) => baseKey(key, of)));
  const [own, wanted] = [bases(texts), bases(reference)];
  return [
    ...[...wanted].filter((key) => !own.has(key)).map((key) => `${key} is missing`),
    ...[...own].filter((key) => !wanted.has(key)).map((key) => `${key} is not in the reference`),
  ];
}

/** Placeholders that differ from the reference's; a form that stands for one number may leave out `count`. */
export function placeholderFaults(texts: Texts, reference: Texts, language: string): string[] {
  const wantedOf = new Map<string, Set<string>>();
  for (const [key, text] of Object.entries(reference)) {
    const base = baseKey(key, reference);
    wantedOf.set(base, new Set([...(wantedOf.get(base) ?? []), ...placeholders(text)]));
  }
  const forms = pluralForms(language);
  return Object.entries(texts).flatMap(([key, text]) => {
    const base = baseKey(key, texts);
    const wanted = wantedOf.get(base);
    if (!wanted) return [];
    const own = placeholders(text);
    const mayLeaveOut = base !== key && forms.get(FORM.exec(key)?.[1] ?? '') === false ? 'count' : null;
    return [
      ...[...wanted].filter((name) => !own.has(name) && name !== mayLeaveOut).map((name) => `${key} lacks {{${name}}}`),
      ...[...own].filter((name) => !wanted.has(name)).map((name) => `${key} has {{${name}}}, which is never filled in`),
    ];
  });
}

/** Sentences that equal the reference's; names and single words may be the same. */
export function untranslatedFaults(texts: Texts, reference: Texts): string[] {
  return Object.entries(texts)
    .filter(([key, text]) => text === reference[key] && text.replace(PLACEHOLDER, '').trim().split(/\s+/).length >= 4)
    .map(([key]) => `${key} is not translated`);
}

/** A no-break space where a line must not end: before what French sets apart, and before the German percent sign. */
// A colon within a time of day is none of a sentence.
const BREAKS: Readonly<Record<string, RegExp>> = { fr: /[^\u00a0](?:[;?!»%]|:(?!\d))|«[^\u00a0]/u, de: /[^\u00a0]%/u };

/** Straight apostrophes, and signs that would begin a line of their own. */
export function typographyFaults(texts: Texts, language: string): string[] {
  const breaks = BREAKS[language];
  return Object.entries(texts).flatMap(([key, text]) => {
    const shown = text.replace(PLACEHOLDER, 'x');
    return [
      ...(/\p{L}'\p{L}/u.test(shown) ? [`${key} has a straight apostrophe`] : []),
      ...(breaks?.test(shown) ? [`${key} lacks a no-break space`] : []),
    ];
  });
}

/** The translation keys that a source file may use. */
export interface Usage {
  /** The namespaces that it names. */
  readonly namespaces: ReadonlySet<string>;
  /** Every string in it; a key among them counts as used. */
  readonly strings: ReadonlySet<string>;
  /** Keys put together at run time, as patterns. */
  readonly patterns: readonly RegExp[];
}

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The index after the closing brace of the substitution `${…}` that starts here. */
function substitutionEnd(source: string, start: number): number {
  let depth = 1;
  let at = start + 2;
  for (; at < source.length && depth > 0; at++) {
    if (source[at] === '{') depth++;
    if (source[at] === '}') depth--;
  }
  return at;
}

/** A template literal as a pattern; each substitution matches one or more characters. */
function templatePattern(source: string, start: number): RegExp | null {
  let pattern = '';
  let fixed = false;
  let at = start;
  while (at < source.length && source[at] !== '`') {
    if (source.startsWith('${', at)) {
      pattern += '.+';
      at = substitutionEnd(source, at);
    } else {
      pattern += quoted(source[at] ?? '');
      fixed = true;
      at++;
    }
  }
  return fixed ? new RegExp(`^${pattern}$`) : null;
}

/**
 * Reads what a source file asks for: `useTranslation('order')`, `TFunction<'order'>`, a page's `namespace: 'order'`,
 * `t('lines.empty')`, t(`status.${status}`).
 */
export function usageOf(source: string): Usage {
  const named = source.matchAll(/(?:useTranslation\(|TFunction<|\bnamespace:)\s*\[?\s*'([\w-]+)'/g);
  const prefixed = source.matchAll(/'([\w-]+):[\w.-]+'/g);
  const strings = [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(([, single, double]) => single ?? double ?? '');
  const patterns = [...source.matchAll(/\bt\(\s*`/g)].map((call) =>
    templatePattern(source, call.index + call[0].length),
  );
  return {
    namespaces: new Set([...named, ...prefixed].map(([, name = '']) => name)),
    strings: new Set(strings),
    patterns: patterns.filter((pattern) => pattern !== null),
  };
}

/** Keys of a namespace that no source uses. */
export function unusedFaults(namespace: string, texts: Texts, usages: readonly Usage[]): string[] {
  const speaking = usages.filter(({ namespaces }) => namespaces.has(namespace));
  const used = (key: string) =>
    speaking.some(
      ({ strings, patterns }) =>
        strings.has(key) || strings.has(`${namespace}:${key}`) || patterns.some((pattern) => pattern.test(key)),
    );
  return [...new Set(Object.keys(texts).map((key) => baseKey(key, texts)))]
    .filter((key) => !used(key))
    .map((key) => `${key} is used nowhere`);
}
