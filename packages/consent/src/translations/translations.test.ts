import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { translationFaults } from './completeness.ts';
import { translations } from './index.ts';
import { loadTranslation } from './load.ts';
import { pickLanguage } from './pick-language.ts';
import { LANGUAGES, type Translation } from './translation.ts';
import { TEXTS_VERSION } from './version.ts';

describe('the texts', () => {
  it('[CC-04] are complete in English, German, French, Dutch, Hungarian and Polish', () => {
    expect(LANGUAGES).toEqual(['en', 'de', 'fr', 'nl', 'hu', 'pl']);
    expect(translationFaults(translations)).toEqual([]);
  });

  it('[CC-04] the check finds a text that is missing, empty, in English, or without its placeholder', () => {
    const { en, pl } = translations;
    const broken = { ...pl, notice: { ...pl.notice, title: ' ', text: en.notice.text, acceptAll: undefined } };
    const faults = translationFaults({
      ...translations,
      hu: undefined as never,
      pl: { ...broken, gate: { ...pl.gate, text: 'Treść' } } as unknown as Translation,
    });
    expect(faults).toEqual(
      expect.arrayContaining([
        'hu: notice.title is missing',
        'pl: notice.title is missing',
        'pl: notice.acceptAll is missing',
        'pl: notice.text is still in English',
        'pl: gate.text names other placeholders',
      ]),
    );
  });

  it('[CC-14] have a version that changes with them, for receipts', () => {
    const hash = createHash('sha256').update(JSON.stringify(translations)).digest('hex').slice(0, 16);
    // A text has changed? Give TEXTS_VERSION today's date, then both to this line.
    expect([TEXTS_VERSION, hash]).toEqual(['2026-11-30', '3fc0507ae767a85a']);
  });

  it.each(LANGUAGES)(
    '[CC-06] in %s offer a reload for one service or many, and claim nothing about storage',
    (language) => {
      // One sentence that lists after a colon: no verb to agree, and storage may be blocked.
      expect(translations[language].reload.text).toMatch(/^[^.:]+:\s\{services\}\.$/u);
    },
  );

  it('[CC-01] say in English what the specification says', () => {
    const { notice, dialog } = translations.en;
    expect([notice.preferences, notice.acceptAll]).toEqual(['Cookie preferences', 'Accept all cookies']);
    expect(dialog).toMatchObject({
      title: 'Cookie preferences',
      save: 'Save',
      acceptAll: 'Accept all',
      acceptSelected: 'Accept selected',
    });
  });

  it('[CC-04] start in the first of the browser’s languages that we speak, else in English', () => {
    expect(pickLanguage(['da-DK', 'de-AT', 'fr'])).toBe('de');
    expect(pickLanguage(['NL_be'])).toBe('nl');
    expect(pickLanguage(['da', ''])).toBe('en');
    expect(pickLanguage([])).toBe('en');
  });

  const own = { notice: { title: 'Kekse' }, services: { map: 'Zeigt eine Karte.' } };

  it.each([
    ['that are there', { de: own }],
    ['that are loaded', async (language: string) => (language === 'de' ? own : {})],
  ])('[CC-04] take an app’s own %s in place of single ones', async (_which, translationsOfApp) => {
    const texts = await loadTranslation('de', translationsOfApp);
    expect(texts.notice).toEqual({ ...translations.de.notice, title: 'Kekse' });
    expect(texts.services).toEqual({ map: 'Zeigt eine Karte.' });
    expect(await loadTranslation('fr', translationsOfApp)).toEqual(translations.fr);
  });

  it('[CC-03] [CC-04] are there without an app’s own that cannot be loaded', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(await loadTranslation('pl', () => Promise.reject(new Error('offline')))).toEqual(translations.pl);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
