import { describe, expect, it } from 'vitest';
import {
  callTextFunctions,
  flatten,
  keyFaults,
  placeholderFaults,
  pluralFaults,
  typographyFaults,
  untranslatedFaults,
  unusedFaults,
  usageOf,
} from './i18n-rules.ts';

const ENGLISH = { title: 'Machines', n_one: '{{count}} machine', n_other: '{{count}} machines', by: 'By {{name}}' };

describe('texts', () => {
  it('[I18N-01] finds keys that a language lacks or has too many of, whatever its plural forms', () => {
    expect(keyFaults({ title: 'Maszyny', n_few: '', n_other: '', extra: '' }, ENGLISH)).toEqual([
      'by is missing',
      'extra is not in the reference',
    ]);
  });

  it('[I18N-01] asks for the plural forms of the language', () => {
    expect(pluralFaults(ENGLISH, 'en-US')).toEqual([]);
    expect(pluralFaults(ENGLISH, 'pl')).toEqual(['n lacks its form «few»', 'n lacks its form «many»']);
    expect(pluralFaults({ n_one: '', n_few: '', n_other: '' }, 'de')).toEqual(['n_few is a form that de has not']);
    expect(pluralFaults({ step_one: 'A key that only looks like a plural form' }, 'pl')).toEqual([]);
  });

  it('[I18N-01] compares placeholders, and lets a form for one number alone leave the number out', () => {
    expect(
      placeholderFaults({ n_one: 'één machine', n_other: '{{count}} machines', by: 'Door {{naam}}' }, ENGLISH, 'nl'),
    ).toEqual(['by lacks {{name}}', 'by has {{naam}}, which is never filled in']);
    // French uses the form «one» for 0 as well.
    expect(placeholderFaults({ n_one: 'une machine', n_other: '{{count}} machines' }, ENGLISH, 'fr')).toEqual([
      'n_one lacks {{count}}',
    ]);
    expect(placeholderFaults({ n_many: 'maszyn', n_other: '{{count}} maszyny' }, ENGLISH, 'pl')).toEqual([
      'n_many lacks {{count}}',
    ]);
  });

  it('[I18N-01] finds sentences left in English, but no names and single words', () => {
    const english = { a: 'You cannot order today', b: 'Status', c: '{{name}} · Hireyard' };
    expect(untranslatedFaults(english, english)).toEqual(['a is not translated']);
  });

  it('[I18N-01] finds signs that would begin a line of their own, and straight apostrophes', () => {
    const french = {
      a: 'Où louez-vous ?',
      b: '« {{page}} »',
      c: 'Contact\u00a0: {{name}}',
      d: "l'ordre",
      e: '{{n, number}} lignes',
    };
    expect(typographyFaults(french, 'fr')).toEqual([
      'a lacks a no-break space',
      'b lacks a no-break space',
      'd has a straight apostrophe',
    ]);
    expect(typographyFaults({ a: '19 % MwSt.', b: '19\u00a0% MwSt.: ja' }, 'de')).toEqual(['a lacks a no-break space']);
    expect(typographyFaults({ a: 'Where? 19% here: yes' }, 'en')).toEqual([]);
  });

  it('[UI-04] reads a text that is a function by what it says of one and of many', () => {
    const kit = { Paginator: { next: 'Next', rows: (n: number) => (n === 1 ? '1 row' : `${n} rows`) } };
    expect(callTextFunctions(kit)).toEqual({ Paginator: { next: 'Next', rows: '1 row 5 rows' } });
  });

  it('[I18N-01] takes nothing but sentences', () => {
    const faults: string[] = [];
    expect(flatten({ a: { b: 'x' }, c: ' ', d: ['y'], e: 3 }, faults)).toEqual({ 'a.b': 'x', c: ' ' });
    expect(faults).toEqual(['c is empty', 'd is no text', 'e is no text']);
  });
});

describe('use', () => {
  const source = `
    const { t } = useTranslation('order');
    t(open ? 'lines.open' : 'lines.closed', { count });
    t(\`status.\${line.status}\`);
    t(\`\${page}.title\`);
    t('common:retry');
  `;

  it('[I18N-01] finds keys that nothing asks for', () => {
    const texts = {
      'lines.open_one': '',
      'lines.open_other': '',
      'lines.closed': '',
      'status.onRent': '',
      'a.title': '',
      old: '',
    };
    expect(unusedFaults('order', texts, [usageOf(source)])).toEqual(['old is used nowhere']);
  });

  it('[I18N-01] counts a key for the namespace that is asked alone', () => {
    expect(unusedFaults('common', { retry: '' }, [usageOf(source)])).toEqual([]);
    expect(unusedFaults('asset', { old: '' }, [usageOf("const old = 'old'")])).toEqual(['old is used nowhere']);
  });

  it('[I18N-01] counts the title that a page declares', () => {
    const route = "page({ namespace: 'asset', title: 'assets.title' })";
    const texts = { 'assets.title': '', 'assets.old': '' };
    expect(unusedFaults('asset', texts, [usageOf(route)])).toEqual(['assets.old is used nowhere']);
  });

  it('[I18N-01] follows a template whose substitution contains strings', () => {
    const { patterns } = usageOf(`t(\`issue.\${key === 'invalid' ? other : { a }.a}.text\`)`);
    expect(patterns.map((pattern) => pattern.test('issue.email.text'))).toEqual([true]);
    expect(patterns.map((pattern) => pattern.test('problem.email'))).toEqual([false]);
  });

  it('[I18N-01] does not take a template without a fixed part for every key', () => {
    expect(usageOf(`t(\`\${key}\`)`).patterns).toEqual([]);
  });
});
