import { describe, expect, it } from 'vitest';
import { createConsentConfig } from './config.ts';

describe('the configuration', () => {
  it('[CC-05] has the specification’s values, unless an app sets others, and no service', () => {
    expect(createConsentConfig({ name: undefined })).toEqual({
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
      services: [],
    });
    expect(createConsentConfig({ mustConsent: false })).toMatchObject({ mustConsent: false, acceptAll: true });
  });

  it.each([
    [{ showAcceptAll: false }, { acceptAll: false }],
    [{ showDeclineAll: true }, { hideDeclineAll: false }],
    [{ showLearnMore: false }, { hideLearnMore: true }],
    [{ showPoweredBy: true }, { disablePoweredBy: false }],
  ])('[CC-17] takes the positive name in %j for klaro’s, over which it counts', (positive, klaros) => {
    const { services: _, ...defaults } = createConsentConfig();
    expect(createConsentConfig(positive)).toEqual({ ...defaults, services: [], ...klaros });
    expect(createConsentConfig(klaros)).toEqual(createConsentConfig(positive));
    const contrary = Object.fromEntries(Object.entries(klaros).map(([name, value]) => [name, !value]));
    expect(createConsentConfig({ ...contrary, ...positive })).toEqual(createConsentConfig(positive));
  });
});
