import { createHash } from 'node:crypto';
import { createConsentConfig, type TranslationOverride } from '@hireyard/consent';
import { LANGUAGES, translations } from '@hireyard/consent/translations';
import { LANGUAGES as PORTAL_LANGUAGES } from '@hireyard/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppConfig } from '../config/app-config.ts';
import { appConfig } from '../testing/fixtures.ts';
import { clarityConsent } from './clarity.ts';
import { consentOptions } from './deployed-consent.ts';

const INTEGRATIONS = { gtmId: 'GTM-1', gtmPersId: 'GTM 2', clarityId: 'c/1', usersnapKey: 'u1', sentryDsn: '' };
const configOf = (more: Partial<AppConfig> = {}) => createConsentConfig(consentOptions({ ...appConfig, ...more }));
const sourcesOf = (more: Partial<AppConfig>) =>
  configOf(more).services.map(({ scripts = [] }) => scripts.map(({ src }) => src).join());

describe('the portal’s configuration', () => {
  it('[CC-05] is the specification’s, to the value', () => {
    const { services, bridges: _, translations: __, textsVersion: ___, ...values } = configOf();
    expect(values).toEqual({
      name: 'default',
      status: 'inactive',
      storageMethod: 'localStorage',
      storageName: 'klaro',
      elementID: 'klaro',
      cookieExpiresAfterDays: 60,
      default: false,
      mustConsent: true,
      acceptAll: true,
      hideDeclineAll: true,
      hideLearnMore: false,
      disablePoweredBy: true,
      noticeAsModal: false,
      groupByPurpose: true,
      purposeOrder: ['functional', 'personalisation', 'performance', 'marketing'],
      styling: { theme: ['light', 'bottom', 'wide'] },
    });
    expect(
      services.map(({ name, required, purposes, optOut, onlyOnce }) => [name, required, purposes, optOut, onlyOnce]),
    ).toEqual([
      ['gtm', true, ['functional'], false, true],
      ['usersnap', true, ['functional'], false, true],
      ['gtm pers', false, ['personalisation'], false, true],
      ['clarity', false, ['personalisation'], false, true],
    ]);
  });

  it('[CC-05] each service names _ga*, _gi* and _gd* host-only and on every configured domain, path /', () => {
    const domains = ['hireyard.nl', 'hireyard.de', 'localhost', 'group.example'];
    for (const { cookies = [] } of configOf({ cookieDomains: domains }).services) {
      for (const name of ['_ga', '_ga_ABC', '_gid', '_gi', '_gdpr', '_gd']) {
        const matching = cookies.filter(({ pattern }) => new RegExp(pattern).test(name));
        expect(new Set(matching.map(({ domain }) => domain))).toEqual(new Set([undefined, ...domains]));
        expect(matching.every(({ path }) => path === '/')).toBe(true);
      }
      expect(cookies.some(({ pattern }) => new RegExp(pattern).test('session_ga'))).toBe(false);
    }
  });

  it('[CC-05] an integration without an identifier requests nothing', () => {
    expect(sourcesOf({})).toEqual(['', '', '', '']);
    expect(sourcesOf({ integrations: INTEGRATIONS })).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-1',
      'https://widget.usersnap.com/global/load/u1?onload=onUsersnapCXLoad',
      'https://www.googletagmanager.com/gtm.js?id=GTM%202',
      'https://www.clarity.ms/tag/c%2F1',
    ]);
  });

  it('[CC-11] [CC-22] reports to no consent API, and sends no receipt', () => {
    expect(configOf()).not.toHaveProperty('privacyManager');
    expect(configOf()).not.toHaveProperty('receiptsUrl');
  });
});

describe('the texts of the services', () => {
  const own = (language: (typeof LANGUAGES)[number]): Promise<TranslationOverride> =>
    consentOptions(appConfig).translations(language);

  it.each(LANGUAGES)('[CC-04] are there in %s', async (language) => {
    const { services } = await own(language);
    expect(Object.keys(services ?? {})).toEqual(configOf().services.map(({ name }) => name));
  });

  it('[CC-04] differ in every language of the portal', async () => {
    const texts = new Set(await Promise.all(LANGUAGES.map(async (each) => JSON.stringify(await own(each)))));
    expect(texts.size).toBe(PORTAL_LANGUAGES.length);
  });

  it('[CC-14] have a version that changes with all texts, for receipts', async () => {
    const all = [translations, await Promise.all(LANGUAGES.map(own))];
    const hash = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16);
    // A text has changed? Give TEXTS_VERSION today's date, then both to this line.
    expect([consentOptions(appConfig).textsVersion, hash]).toEqual(['2026-11-30', 'b16a3e550a463a70']);
  });
});

describe('the signal to Clarity', () => {
  const told = (clarity: boolean) => clarityConsent().update({ clarity }, configOf());
  const forget = () => delete window.clarity;
  beforeEach(forget);
  afterEach(forget);

  it('[CC-14] tells of acceptance and withdrawal, and grants no ad storage', () => {
    told(true);
    told(false);
    expect(window.clarity?.q).toEqual([
      ['consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' }],
      ['consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' }],
    ]);
  });

  it('[CC-14] is never set up for nothing', () => {
    told(false);
    expect(window.clarity).toBeUndefined();
  });
});
