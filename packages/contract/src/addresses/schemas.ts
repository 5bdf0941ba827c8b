import * as z from 'zod/mini';
import { ARCHIVE_ACTIONS } from '../core/archive.ts';
import { enteredPostal, postcodeRules, withPostcode } from '../core/postal-schemas.ts';
import { GeoPosition } from '../core/primitive-schemas.ts';
import { fieldsRule } from '../core/rule-schemas.ts';
import { optionalLineOf, optionalLinesOf } from '../core/text-schemas.ts';
import { NamingProjects } from '../projects/reference-schemas.ts';
import { Address, AddressAccess } from './address-schemas.ts';
import { ADDRESS_KINDS } from './values.ts';

export const AddressDetail = z.object({
  ...Address.shape,
  projects: NamingProjects,
  actions: z.array(z.enum(ARCHIVE_ACTIONS)),
  version: z.int(),
});
export type AddressDetail = z.infer<typeof AddressDetail>;

/** Fields of an address that its client or the rental company enters. */
export const addressFields = {
  kind: z.enum(ADDRESS_KINDS),
  name: optionalLineOf(120),
  ...enteredPostal,
  geo: z.nullable(GeoPosition),
  access: z.object({ ...AddressAccess.shape, instructions: optionalLinesOf(1000) }),
};

interface Hours {
  readonly access?: { readonly from: string | null; readonly to: string | null } | undefined;
}
export const accessHoursRule = fieldsRule<Hours, 'access'>(
  ['access'],
  ({ access }) => !access || access.from === null || access.to === null || access.from < access.to,
  { path: ['access', 'to'], code: 'before-start' },
);

/**
 * Input for an address. A postcode is required if the country has postcodes, and is stored in the format of the
 * country.
 */
export const AddressEdit = z.pipe(
  z.object(addressFields).check(...postcodeRules, accessHoursRule),
  z.transform(withPostcode),
);
export type AddressEdit = z.infer<typeof AddressEdit>;

export const addressSchemas = {
  listAddresses: { item: Address },
  getAddress: { response: AddressDetail },
  createAddress: { body: AddressEdit, response: AddressDetail },
  putAddress: { body: AddressEdit, response: AddressDetail },
  archiveAddress: { response: AddressDetail },
  restoreAddress: { response: AddressDetail },
};
