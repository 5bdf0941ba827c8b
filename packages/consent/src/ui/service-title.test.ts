import { expect, it } from 'vitest';
import { createConsentConfig } from '../config.ts';
import { testServices } from '../testing/services.ts';
import { de } from '../translations/de.ts';
import { serviceTitle } from './service-title.ts';

it('[CC-04] services of one title are told apart by their purposes, in the visitor’s language', () => {
  const config = createConsentConfig({ services: testServices() });
  const titles = ['gtm', 'gtm pers', 'clarity', 'gone'].map((name) => serviceTitle(config, de, name));
  expect(titles).toEqual([
    'Google Tag Manager (Funktional)',
    'Google Tag Manager (Personalisierung)',
    'Microsoft Clarity',
    'gone',
  ]);
});
