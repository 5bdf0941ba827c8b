import type { PostalAddress } from '@hireyard/contract';

/** The lines of an address, its country by its name in the user's language. */
export function addressLines(address: PostalAddress, language: string): string[] {
  const { name, line1, line2, postalCode, city, region, country } = address;
  const countryName = new Intl.DisplayNames(language, { type: 'region' }).of(country);
  return [name, line1, line2, `${postalCode} ${city}`, region, countryName].filter((line) => !!line).map(String);
}
