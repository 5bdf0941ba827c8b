import type { Language } from '@hireyard/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage, createI18n } from './i18n.ts';

const arrivals = vi.hoisted(() => new Map<string, () => Promise<void>>());
vi.mock('./ui-locale.ts', () => ({
  loadUiLocale: (language: Language) => arrivals.get(language)?.(),
  uiLocale: () => undefined,
}));

afterEach(() => {
  arrivals.clear();
  vi.restoreAllMocks();
});

describe('another language', () => {
  it('[I18N-01] is spoken once its texts are there', async () => {
    const i18n = await createI18n('en-US', ['common']);
    await changeLanguage(i18n, 'nl');
    expect(i18n.language).toBe('nl');
    expect(document.documentElement.lang).toBe('nl');
  });

  it('[I18N-01] is spoken where a page opens while it loads, as the sign-in page does after a logout', async () => {
    const i18n = await createI18n('en-US', ['common']);
    const change = changeLanguage(i18n, 'nl');
    const opens = i18n.loadNamespaces(['auth']);
    await Promise.all([change, opens]);
    expect(i18n.language).toBe('nl');
    expect(i18n.t('signIn.submit', { ns: 'auth' })).toBe('Inloggen');
  });

  it('[I18N-01] whose texts do not arrive changes nothing, and the console says why', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const offline = new TypeError('offline');
    arrivals.set('hu', () => Promise.reject(offline));
    const i18n = await createI18n('en-US', ['common']);
    await changeLanguage(i18n, 'hu');
    expect(i18n.language).toBe('en-US');
    expect(report.mock.calls).toEqual([[offline]]);
  });

  it('[I18N-01] is the one wished for last, whichever arrives first', async () => {
    const slow = Promise.withResolvers<void>();
    arrivals.set('de', () => slow.promise);
    const i18n = await createI18n('en-US', ['common']);
    const first = changeLanguage(i18n, 'de');
    await changeLanguage(i18n, 'pl');
    slow.resolve();
    await first;
    expect(i18n.language).toBe('pl');

    const back = Promise.withResolvers<void>();
    arrivals.set('fr', () => back.promise);
    const change = changeLanguage(i18n, 'fr');
    await changeLanguage(i18n, 'pl');
    back.resolve();
    await change;
    expect(i18n.language).toBe('pl');
  });
});
