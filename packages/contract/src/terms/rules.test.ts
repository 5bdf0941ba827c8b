import { describe, expect, it } from 'vitest';
import { TermsVersions } from './edit-schemas.ts';
import { acceptedTerms, termsIn, termsOn } from './rules.ts';

const TERMS = {
  version: '2026-01',
  links: { de: 'https://miete.example/agb', nl: 'https://miete.example/voorwaarden' },
  fallbackLanguage: 'nl' as const,
};

describe('terms', () => {
  it('[DOM-101] hold from their first day until a later version begins', () => {
    const versions = [{ from: '2027-01-01' }, { from: '2025-01-01' }, { from: '2026-01-01' }];
    const on = (day: string) => termsOn(versions, day)?.from;
    expect([on('2024-12-31'), on('2025-01-01'), on('2026-12-31'), on('2028-02-29')]).toEqual([
      undefined,
      '2025-01-01',
      '2026-01-01',
      '2027-01-01',
    ]);
  });

  it('[DOM-101] are offered in the language of the reader, in their own fallback, or in the first that there is', () => {
    expect(termsIn(TERMS, 'de')).toEqual({ version: '2026-01', language: 'de', link: TERMS.links.de });
    expect(termsIn(TERMS, 'pl')).toMatchObject({ language: 'nl', link: TERMS.links.nl });
    expect(termsIn({ ...TERMS, fallbackLanguage: 'hu' }, 'pl')).toMatchObject({ language: 'de' });
  });

  it('[OP-66] are accepted as the version that holds, in a language that has a text', () => {
    expect(acceptedTerms(TERMS, { version: '2026-01', language: 'de' })).toEqual(termsIn(TERMS, 'de'));
    for (const other of [
      { version: '2025-01', language: 'de' } as const,
      { version: '2026-01', language: 'pl' } as const,
      null,
      undefined,
    ])
      expect(acceptedTerms(TERMS, other)).toBeNull();
  });

  it('[OP-66] are refused where two begin on a day or have a name, or where a text or its address is missing', () => {
    const one = { version: 'A', from: '2026-01-01', links: { de: 'https://miete.example/agb' } };
    const codes = (versions: readonly object[]) =>
      TermsVersions.safeParse(versions).error?.issues.map(({ path, ...issue }) => [
        path.join('.'),
        'params' in issue ? issue.params?.code : issue.code,
      ]) ?? [];
    expect(codes([one, { ...one, version: 'B', from: '2026-02-01' }])).toEqual([]);
    expect(codes([one, { ...one, version: 'B' }])).toEqual([['', 'taken']]);
    expect(codes([one, { ...one, from: '2026-02-01' }])).toEqual([['', 'taken']]);
    expect(codes([{ ...one, links: {} }])).toEqual([['0.links', 'required']]);
    expect(codes([{ ...one, links: { de: 'http://miete.example/agb' } }])).toEqual([['0.links.de', 'format']]);
    expect(codes([{ ...one, fallbackLanguage: 'pl' }])).toEqual([['0.fallbackLanguage', 'choice']]);
  });
});
