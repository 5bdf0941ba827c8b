import { renderHook, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { addressParts, linesByCountry } from './address-formats.ts';
import { STREET_THEN_CITY, streetThenCity, useAddressLines } from './address-lines.ts';
import { createI18n } from './i18n.ts';

// Hooks use the latest instance.
beforeAll(async () => {
  await createI18n('en-US', []);
});

const SITE = { name: 'Gate 3', line1: 'Street 1', line2: null, postalCode: '1117', city: 'Budapest', region: null };

it.each([
  ['HU', ['Gate 3', 'Budapest', 'Street 1', '1117']],
  ['NL', ['Gate 3', 'Street 1', '1117 Budapest']],
  ['GB', ['Gate 3', 'Street 1', 'Budapest', '1117']],
])('[DOM-15] an address of %s has its lines in the order of the country', (country, lines) => {
  const { result } = renderHook(() => useAddressLines({ ...SITE, country }));
  const named = new Intl.DisplayNames('en', { type: 'region' }).of(country);
  return waitFor(() => expect(result.current).toEqual([...lines, named]));
});

it('[DOM-15] leaves nothing out that the format of a country has no place for', () => {
  const address = { ...SITE, line2: 'Floor 2', region: 'Noord-Holland', country: 'NL' };
  const lines = ['Gate 3', 'Street 1', 'Floor 2', '1117 Budapest', 'Noord-Holland'];
  expect([linesByCountry(address), streetThenCity(address)]).toEqual([lines, lines]);
});

it('[DOM-15] the countries shown without their format are written as it says', () => {
  expect(STREET_THEN_CITY.size).toBeGreaterThan(10);
  for (const country of STREET_THEN_CITY) {
    const address = { ...SITE, country };
    expect(linesByCountry(address), country).toEqual(streetThenCity(address));
  }
});

it.each([
  ['NL', ['line1', 'postalCode', 'city']],
  ['HU', ['city', 'line1', 'postalCode']],
  ['US', ['line1', 'city', 'region', 'postalCode']],
])('[DOM-15] the form for %s asks in that order', (country, parts) => {
  expect(addressParts(country)).toEqual(parts);
});

it('[DOM-15] the form asks for a postcode also where the country’s format has none', () => {
  expect(addressParts('HK')).toContain('postalCode');
});
