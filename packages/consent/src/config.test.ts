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
});
