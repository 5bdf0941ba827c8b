import type { PostalAddress } from '@hireyard/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from './use-translation.ts';

type Formats = Pick<typeof import('./address-formats.ts'), 'linesByCountry'>;

/** Countries that write street, then postcode and city. They need no format data, which is large. */
export const STREET_THEN_CITY: ReadonlySet<string> = new Set('AT BE CZ DE DK ES FR NL NO PL PT SK'.split(' '));

/** Returns the lines of an address in such a country, without the country itself. */
export const streetThenCity = ({ name, line1, line2, postalCode, city, region }: PostalAddress): string[] =>
  [name, line1, line2, `${postalCode} ${city}`, region].filter((line) => line !== null);

/**
 * Returns the lines of an address in the format of its country, ending with the country in the user's language.
 * Undefined without an address and until the format has loaded.
 */
export function useAddressLines(address: PostalAddress | null | undefined): string[] | undefined {
  const { i18n } = useTranslation();
  const [formats, setFormats] = useState<Formats | null>(null);
  const country = address?.country;
  const isKnown = country === undefined || STREET_THEN_CITY.has(country);
  useEffect(() => {
    // If the formats fail to load, the address is shown in the most common format.
    if (!isKnown)
      void import('./address-formats.ts').then(setFormats, () => setFormats({ linesByCountry: streetThenCity }));
  }, [isKnown]);
  if (!address) return undefined;
  const lines = isKnown ? streetThenCity(address) : formats?.linesByCountry(address);
  const name = new Intl.DisplayNames(i18n.language, { type: 'region' }).of(address.country);
  return lines && [...lines, name ?? address.country];
}
