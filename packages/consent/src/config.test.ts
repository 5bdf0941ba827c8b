import { describe, expect, it } from 'vitest';
import { createConsentConfig } from './config.ts';

describe('the configuration', () => {
  it('[CC-05] is the specification’s, to the value', () => {
    const { services, ...values } = createConsentConfig();
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
    for (const { cookies = [] } of createConsentConfig({ cookieDomains: domains }).services) {
      for (const name of ['_ga', '_ga_ABC', '_gid', '_gi', '_gdpr', '_gd']) {
        const matching = cookies.filter(({ pattern }) => new RegExp(pattern).test(name));
        expect(new Set(matching.map(({ domain }) => domain))).toEqual(new Set([undefined, ...domains]));
        expect(matching.every(({ path }) => path === '/')).toBe(true);
      }
      expect(cookies.some(({ pattern }) => new RegExp(pattern).test('session_ga'))).toBe(false);
    }
  });

  it('[CC-05] an integration without an identifier requests nothing', () => {
    expect(createConsentConfig().services.flatMap(({ scripts = [] }) => scripts)).toEqual([]);
    const integrations = { gtmId: 'GTM-1', gtmPersId: 'GTM 2', clarityId: '', usersnapKey: null };
    const sources = createConsentConfig({ integrations }).services.flatMap(({ scripts = [] }) => scripts);
    expect(sources.map(({ src }) => src)).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-1',
      'https://www.googletagmanager.com/gtm.js?id=GTM%202',
    ]);
  });
});
