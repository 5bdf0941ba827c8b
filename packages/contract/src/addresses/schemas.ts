import * as z from 'zod/mini';
import { ARCHIVE_ACTIONS, ARCHIVE_STATUSES } from '../core/archive.ts';
import { COUNTRIES } from '../core/countries.ts';
import { hasPostcodes, postcodeOf } from '../core/postcode.ts';
import { GeoPosition, LocalTime, PostalAddress, Uuid } from '../core/primitive-schemas.ts';
import { lineOf, optionalLineOf, optionalLinesOf } from '../core/text-schemas.ts';
import { NamingProjects } from '../projects/reference-schemas.ts';
import { ADDRESS_KINDS, MAX_VEHICLES } from './values.ts';

/** How a driver gets in; what is not known is null. */
const Access = z.object({
  instructions: z.nullable(z.string()),
  maxVehicle: z.nullable(z.enum(MAX_VEHICLES)),
  /** Between which local times deliveries are let in. */
  from: z.nullable(LocalTime),
  till: z.nullable(LocalTime),
});

export const Address = z.object({
  id: Uuid,
  kind: z.enum(ADDRESS_KINDS),
  status: z.enum(ARCHIVE_STATUSES),
  ...PostalAddress.shape,
  geo: z.nullable(GeoPosition),
  access: Access,
});
export type Address = z.infer<typeof Address>;

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
      postalCode: z.string().check(z.trim(), z.maxLength(20)),
      city: lineOf(80),
      region: optionalLineOf(80),
      country: z.enum(COUNTRIES),
      geo: z.nullable(GeoPosition),
      access: z.object({ ...Access.shape, instructions: optionalLinesOf(1000) }),
    })
    .check(
      z.refine(({ postalCode, country }) => postalCode !== '' || !hasPostcodes(country), {
        path: ['postalCode'],
        params: { code: 'required' },
      }),
      z.refine(({ postalCode, country }) => postalCode === '' || postcodeOf(postalCode, country) !== null, {
        path: ['postalCode'],
        params: { code: 'postcode' },
      }),
      z.refine(({ access: { from, till } }) => from === null || till === null || from < till, {
        path: ['access', 'till'],
        params: { code: 'before-start' },
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
