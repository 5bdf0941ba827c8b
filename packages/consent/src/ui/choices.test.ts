import { expect, it } from 'vitest';
import { createConsentConfig } from '../config.ts';
import { translations } from '../translations/index.ts';
import { createChoices } from './choices.ts';

it('[CC-01] describes a service in the texts’ own words alone, whatever it is named', () => {
  const services = ['constructor', '__proto__'].map((name) => ({
    name,
    title: 'Maps',
    purposes: ['performance'] as const,
  }));
  const config = { ...createConsentConfig(), services };
  expect(createChoices(config, translations.en, new Map(), new Set()).textContent).not.toMatch(/native|object/);
});
