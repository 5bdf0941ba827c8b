import * as z from 'zod/mini';
import { ARCHIVE_ACTIONS } from '../core/archive.ts';
import { COUNTRIES } from '../core/countries.ts';
import { hasPostcodes, POSTCODE_MAX, postcodeOf } from '../core/postcode.ts';
import { GeoPosition } from '../core/primitive-schemas.ts';
import { fieldsRule } from '../core/rule-schemas.ts';
import { lineOf, optionalLineOf, optionalLinesOf, printable } from '../core/text-schemas.ts';
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

/** What a user enters of an address. A postcode is needed where the country has them, and stored as it writes them. */
export const AddressEdit = z.pipe(
  z
    .object({
      kind: z.enum(ADDRESS_KINDS),
      name: optionalLineOf(120),
      line1: lineOf(120),
      line2: optionalLineOf(120),
      postalCode: z.string().check(z.trim(), z.maxLength(POSTCODE_MAX), printable),
      city: lineOf(80),
      region: optionalLineOf(80),
      country: z.enum(COUNTRIES),
      geo: z.nullable(GeoPosition),
      access: z.object({ ...AddressAccess.shape, instructions: optionalLinesOf(1000) }),
    })
    .check(
      fieldsRule(['postalCode', 'country'], ({ postalCode, country }) => postalCode !== '' || !hasPostcodes(country), {
        path: ['postalCode'],
        code: 'required',
      }),
      fieldsRule(
        ['postalCode', 'country'],
        ({ postalCode, country }) => postalCode === '' || postcodeOf(postalCode, country) !== null,
        { path: ['postalCode'], code: 'postcode' },
      ),
      fieldsRule(['access'], ({ access: { from, to } }) => from === null || to === null || from < to, {
        path: ['access', 'to'],
        code: 'before-start',
      }),
    ),
  z.transform((entered) => ({
    ...entered,
    postalCode: postcodeOf(entered.postalCode, entered.country) ?? entered.postalCode,
  })),
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
