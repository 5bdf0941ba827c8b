import type { PostalAddress } from '@hireyard/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from './use-translation.ts';

type Formats = Pick<typeof import('./address-formats.ts'), 'linesByCountry'>;

/** Countries that write street, then postcode and city: shown without the formats of all others, which are larger. */
export const STREET_THEN_CITY: ReadonlySet<string> = new Set('AT BE CZ DE DK ES FR NL NO PL PT SK'.split(' '));

/** The lines of an address of such a country, but for that of the country. */
export const streetThenCity = ({ name, line1, line2, postalCode, city, region }: PostalAddress): string[] =>
  [name, line1, line2, `${postalCode} ${city}`, region].filter((line) => line !== null);

/**
 * The lines of an address in the order of its country, and the country by its name in the user's language; undefined
 * until there is an address, or until the format of its country is loaded.
 */
export function useAddressLines(address: PostalAddress | null | undefined): string[] | undefined {
  const { i18n } = useTranslation();
  const [formats, setFormats] = useState<Formats | null>(null);
  const country = address?.country;
  const isKnown = country === undefined || STREET_THEN_CITY.has(country);
  useEffect(() => {
    // Where they do not load, the address is shown as most countries write it.
    if (!isKnown)
      void import('./address-formats.ts').then(setFormats, () => setFormats({ linesByCountry: streetThenCity }));
  }, [isKnown]);
  if (!address) return undefined;
  const lines = isKnown ? streetThenCity(address) : formats?.linesByCountry(address);
  const name = new Intl.DisplayNames(i18n.language, { type: 'region' }).of(address.country);
  return lines && [...lines, name ?? address.country];
}
