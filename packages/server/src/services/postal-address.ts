import type { GeoPosition, PostalAddress } from '@hireyard/contract';
import type { Geo, Postal } from '../database/tables/rental.ts';

/** An address as the API shows it, whichever row it stands in. */
export const postalAddress = (row: Postal & { readonly name: string | null }): PostalAddress => ({
  name: row.name,
  line1: row.line1,
  line2: row.line2,
  postalCode: row.postal_code,
  city: row.city,
  region: row.region,
  country: row.country,
});

/** Where on the map a row is, if that is known. */
export const geoPosition = ({ latitude, longitude }: Geo): GeoPosition | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };
