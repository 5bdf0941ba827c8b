import type { PostalAddress } from '@hireyard/contract';
import { formatAddress } from 'localized-address-format';

/** The lines of an address in the order of its country, but for that of the country. */
export function linesByCountry({ name, line1, line2, postalCode, city, region, country }: PostalAddress): string[] {
  const lines = formatAddress({
    postalCountry: country,
    addressLines: [line1, ...(line2 ? [line2] : [])],
    locality: city,
    postalCode,
    ...(name && { name }),
    ...(region && { administrativeArea: region }),
  });
  // The format of a country may have no place for what was given all the same.
  const left = [postalCode, region].filter((part) => !!part && !lines.some((line) => line.includes(part)));
  return [...lines, ...left].map(String);
}

const PARTS = ['line1', 'postalCode', 'city', 'region'] as const;
export type AddressPart = (typeof PARTS)[number];

/** The parts of an address in the order in which its country writes them; a region only where it has one. */
export function addressParts(country: string): AddressPart[] {
  const written = formatAddress({
    postalCountry: country,
    addressLines: ['line1'],
    locality: 'city',
    postalCode: 'postalCode',
    administrativeArea: 'region',
  }).join(' ');
  const at = (part: AddressPart) => written.indexOf(part);
  const known = PARTS.filter((part) => at(part) >= 0).toSorted((one, other) => at(one) - at(other));
  return known.includes('postalCode') ? known : [...known.slice(0, -1), 'postalCode', ...known.slice(-1)];
}
