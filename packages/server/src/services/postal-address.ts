import type { GeoPosition, PostalAddress } from '@hireyard/contract';
import type { Geo, Postal } from '../database/tables/rental.ts';

/** Converts the address columns of any row to an address of the API. */
export const postalAddress = (row: Postal & { readonly name: string | null }): PostalAddress => ({
  name: row.name,
  line1: row.line1,
  line2: row.line2,
  postalCode: row.postal_code,
  city: row.city,
  region: row.region,
  country: row.country,
});

/** Returns the map position of a row, or null if unknown. */
export const geoPosition = ({ latitude, longitude }: Geo): GeoPosition | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };
