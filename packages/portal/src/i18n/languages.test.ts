import { LANGUAGES } from '@hireyard/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLanguage, initialLanguage, supportedLanguage } from './languages.ts';

describe('language', () => {
  it.each([
    [{ profile: 'nl', device: 'de', browser: ['fr'] }, 'nl'],
    [{ profile: null, device: 'de', browser: ['fr'] }, 'de'],
    [{ device: null, browser: ['sv-SE', 'fr-BE', 'de'] }, 'fr'],
    [{ browser: ['sv'] }, 'en-US'],
    [{}, 'en-US'],
    [{ profile: 'xx', browser: ['pl-PL'] }, 'pl'],
  ] as const)('[I18N-01] profile, device, browser, en-US: %j gives %s', (wishes, language) => {
    expect(chooseLanguage(wishes)).toBe(language);
  });

  it.each([
    ['en-GB', 'en-US'],
    ['EN', 'en-US'],
    ['de-AT', 'de'],
    ['hu_HU', 'hu'],
    ['', undefined],
    ['zz', undefined],
  ])('[I18N-01] %j is spoken as %s', (tag, language) => {
    expect(supportedLanguage(tag)).toBe(language);
  });

  it('[I18N-01] whatever is wished for, a language of the product comes of it', () => {
    const wish = fc.option(fc.string());
    fc.assert(
      fc.property(wish, wish, fc.array(fc.string()), (profile, device, browser) => {
        expect(LANGUAGES).toContain(chooseLanguage({ profile, device, browser }));
      }),
    );
  });
});

describe('at the start', () => {
  const storage = (entries: Record<string, string>) => ({
    getItem: (key: string) => entries[key] ?? null,
    setItem: () => undefined,
  });

  it('[I18N-01] begins in the language of the session’s profile', () => {
    expect(initialLanguage(storage({ accessToken: 't', profileLanguage: 'hu', language: 'de' }), ['fr'])).toBe('hu');
  });

  it('[I18N-01] does not take the former user’s language for a visitor', () => {
    expect(initialLanguage(storage({ profileLanguage: 'hu', language: 'de' }), ['fr'])).toBe('de');
    expect(initialLanguage(storage({ profileLanguage: 'hu' }), ['fr'])).toBe('fr');
  });
});
