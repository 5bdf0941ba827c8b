/**
 * Flat texts of the rules of `pnpm i18n`: keys such as `signIn.title`, with i18next's suffixes for plural forms
 * (`machines_one`, `machines_other`). Each rule takes texts or sources, without file access, and returns faults.
 */
export type Texts = Readonly<Record<string, string>>;

const FORM = /_(zero|one|two|few|many|other)$/;
const PLACEHOLDER = /\{\{\s*([\w.]+)[^}]*\}\}/g;

/** Flattens nested texts. Adds a fault for a value that is neither a text nor a group of texts. */
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

/** Replaces texts that are functions by their results for 1 and 5, a singular and a plural. */
export function callTextFunctions(value: unknown): unknown {
  if (typeof value === 'function')
    return [1, 5].map((sample) => String(value(sample, sample, sample, sample))).join(' ');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, callTextFunctions(inner)]));
}

/** Returns the key as code uses it, without the suffix of a plural form. */
export const baseKey = (key: string, texts: Texts): string => {
  const base = key.replace(FORM, '');
  return base !== key && `${base}_other` in texts ? base : key;
};

const placeholders = (text: string): Set<string> =>
  new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name));
const NUMBERS = [...Array.from({ length: 201 }, (_, n) => n), 1_000_000];

/** Maps each plural form of a language to true if it covers several numbers, so that its text must show the number. */
export function pluralForms(language: string): Map<string, boolean> {
  const rules = new Intl.PluralRules(language);
  return new Map(
    rules
      .resolvedOptions()
      .pluralCategories.map((form) => [form, NUMBERS.filter((n) => rules.select(n) === form).length > 1]),
  );
}

/** Finds missing and needless plural forms. */
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

/** Finds keys that only one of language and reference has. */
export function keyFaults(texts: Texts, reference: Texts): string[] {
  const bases = (all: Texts) => new Set(Object.keys(all).map((key) => baseKey(key, all)));
  const [own, expected] = [bases(texts), bases(reference)];
  return [
    ...[...expected].filter((key) => !own.has(key)).map((key) => `${key} is missing`),
    ...[...own].filter((key) => !expected.has(key)).map((key) => `${key} is not in the reference`),
  ];
}

/** Finds placeholders that differ from the reference's. A form for exactly one number may omit `count`. */
export function placeholderFaults(texts: Texts, reference: Texts, language: string): string[] {
  const expectedByKey = new Map<string, Set<string>>();
  for (const [key, text] of Object.entries(reference)) {
    const base = baseKey(key, reference);
    expectedByKey.set(base, new Set([...(expectedByKey.get(base) ?? []), ...placeholders(text)]));
  }
  const forms = pluralForms(language);
  return Object.entries(texts).flatMap(([key, text]) => {
    const base = baseKey(key, texts);
    const expected = expectedByKey.get(base);
    if (!expected) return [];
    const own = placeholders(text);
    const mayLeaveOut = base !== key && forms.get(FORM.exec(key)?.[1] ?? '') === false ? 'count' : null;
    return [
      ...[...expected]
        .filter((name) => !own.has(name) && name !== mayLeaveOut)
        .map((name) => `${key} lacks {{${name}}}`),
      ...[...own]
        .filter((name) => !expected.has(name))
        .map((name) => `${key} has {{${name}}}, which is never filled in`),
    ];
  });
}

/** Finds sentences that equal the reference. Texts of up to three words may be equal. */
export function untranslatedFaults(texts: Texts, reference: Texts): string[] {
  return Object.entries(texts)
    .filter(([key, text]) => text === reference[key] && text.replace(PLACEHOLDER, '').trim().split(/\s+/).length >= 4)
    .map(([key]) => `${key} is not translated`);
}

/** Missing no-break spaces: around French punctuation and before the German percent sign. A colon within a time is allowed. */
const BREAKS: Readonly<Record<string, RegExp>> = { fr: /[^\u00a0](?:[;?!»%]|:(?!\d))|«[^\u00a0]/u, de: /[^\u00a0]%/u };

/** Finds straight apostrophes and missing no-break spaces. */
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

/** Translation keys that a source file may use. */
export interface Usage {
  /** Namespaces that the file names. */
  readonly namespaces: ReadonlySet<string>;
  /** Every string in the file; a key among them counts as used. */
  readonly strings: ReadonlySet<string>;
  /** Patterns of keys that are built at run time. */
  readonly patterns: readonly RegExp[];
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the index after the closing brace of the `${…}` at `start`. */
function substitutionEnd(source: string, start: number): number {
  let depth = 1;
  let at = start + 2;
  for (; at < source.length && depth > 0; at++) {
    if (source[at] === '{') depth++;
    if (source[at] === '}') depth--;
  }
  return at;
}

/** Turns a template literal into a pattern, in which each substitution matches one or more characters. */
function templatePattern(source: string, start: number): RegExp | null {
  let pattern = '';
  let fixed = false;
  let at = start;
  while (at < source.length && source[at] !== '`') {
    if (source.startsWith('${', at)) {
      pattern += '.+';
      at = substitutionEnd(source, at);
    } else {
      pattern += escapeRegExp(source[at] ?? '');
      fixed = true;
      at++;
    }
  }
  return fixed ? new RegExp(`^${pattern}$`) : null;
}

/**
 * Reads the keys and namespaces in a source file: `useTranslation('order')`, `TFunction<'order'>`, a page's
 * `namespace: 'order'`, `t('lines.empty')`, t(`status.${status}`).
 */
export function usageOf(source: string): Usage {
  const namespaces = source.matchAll(/(?:useTranslation\(|TFunction<|\bnamespace:)\s*\[?\s*'([\w-]+)'/g);
  const prefixes = source.matchAll(/'([\w-]+):[\w.-]+'/g);
  const strings = [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(([, single, double]) => single ?? double ?? '');
  const patterns = [...source.matchAll(/\bt\(\s*`/g)].map((call) =>
    templatePattern(source, call.index + call[0].length),
  );
  return {
    namespaces: new Set([...namespaces, ...prefixes].map(([, name = '']) => name)),
    strings: new Set(strings),
    patterns: patterns.filter((pattern) => pattern !== null),
  };
}

/** Finds keys that no source uses. */
export function unusedFaults(namespace: string, texts: Texts, usages: readonly Usage[]): string[] {
  const relevant = usages.filter(({ namespaces }) => namespaces.has(namespace));
  const used = (key: string) =>
    relevant.some(
      ({ strings, patterns }) =>
        strings.has(key) || strings.has(`${namespace}:${key}`) || patterns.some((pattern) => pattern.test(key)),
    );
  return [...new Set(Object.keys(texts).map((key) => baseKey(key, texts)))]
    .filter((key) => !used(key))
    .map((key) => `${key} is used nowhere`);
}
