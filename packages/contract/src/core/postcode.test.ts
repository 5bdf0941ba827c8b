import { expect, it } from 'vitest';
import { postcodeOf } from './postcode.ts';

it.each([
  ['NL', ' 1082md ', '1082 MD'],
  ['NL', 'NL-1082 MD', '1082 MD'],
  ['PL', '00843', '00-843'],
  ['PL', '00 843', '00-843'],
  ['DE', 'D-20457', '20457'],
  ['BE', 'B-1000', '1000'],
  ['GB', 'sw1a  1aa', 'SW1A 1AA'],
  ['CZ', '110 00', '110 00'],
  ['HU', '1117', '1117'],
  ['SE', '11455', '114 55'],
  ['FR', '75 001', '75001'],
  ['HK', '', ''],
])('[DOM-15] in %s, %j is stored as %j', (country, entered, stored) => {
  expect(postcodeOf(entered, country)).toBe(stored);
});

it.each(['NL', 'DE', 'HK'])('[HT-08] a text of any length is read at once in %s', (country) => {
  const start = Date.now();
  expect(postcodeOf('1'.repeat(240_000), country)).toBeNull();
  expect(Date.now() - start).toBeLessThan(100);
});

it.each([
  ['NL', '1082'],
  ['DE', '2045'],
  ['PL', '1082 MD'],
  ['HU', '01117'],
  ['FR', ''],
])('[DOM-15] in %s, %j is no postcode', (country, entered) => {
  expect(postcodeOf(entered, country)).toBeNull();
});
