import type { PostalAddress } from '@hireyard/contract';
import { formatAddress } from 'localized-address-format';

/** Returns the lines of an address in the format of its country, without the country itself. */
export function linesByCountry({ name, line1, line2, postalCode, city, region, country }: PostalAddress): string[] {
  const lines = formatAddress({
    postalCountry: country,
    addressLines: [line1, ...(line2 ? [line2] : [])],
    locality: city,
    postalCode,
    ...(name && { name }),
    ...(region && { administrativeArea: region }),
  });
  // A country's format may have no place for a part that is set. It gets a line of its own.
  const missing = [postalCode, region].filter((part) => !!part && !lines.some((line) => line.includes(part)));
  return [...lines, ...missing].map(String);
}

const PARTS = ['line1', 'postalCode', 'city', 'region'] as const;
export type AddressPart = (typeof PARTS)[number];

/** Returns the parts of an address in the order of a country. Only some countries have a region. */
export function addressParts(country: string): AddressPart[] {
  const text = formatAddress({
    postalCountry: country,
    addressLines: ['line1'],
    locality: 'city',
    postalCode: 'postalCode',
    administrativeArea: 'region',
  }).join(' ');
  const at = (part: AddressPart) => text.indexOf(part);
  const parts = PARTS.filter((part) => at(part) >= 0).toSorted((one, other) => at(one) - at(other));
  return parts.includes('postalCode') ? parts : [...parts.slice(0, -1), 'postalCode', ...parts.slice(-1)];
}
