import { expect, it } from 'vitest';
import { createConsentConfig } from '../config.ts';
import { translations } from '../translations/index.ts';
import { policyLink } from './policy-link.ts';

const linkTo = (policyUrl?: string) =>
  policyLink(createConsentConfig(policyUrl === undefined ? {} : { policyUrl }), translations.en);

it.each([
  ['https://hireyard.nl/cookies', 'https://hireyard.nl/cookies'],
  ['/cookies?from=portal', `${window.location.origin}/cookies?from=portal`],
  ['//hireyard.nl/cookies', `${window.location.protocol}//hireyard.nl/cookies`],
])('[CC-01] links to the cookie policy at %s', (policyUrl, href) => {
  const link = linkTo(policyUrl);
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAccessibleName('Cookie policy (new tab)');
});

it.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'https://',
  'mailto:a@b.nl',
  '',
  undefined,
])('[CC-01] has no link for %j', (policyUrl) => {
  expect(linkTo(policyUrl)).toBeUndefined();
});
