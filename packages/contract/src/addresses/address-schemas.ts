import * as z from 'zod/mini';
import { ARCHIVE_STATUSES } from '../core/archive.ts';
import { GeoPosition, LocalTime, PostalAddress, Uuid } from '../core/primitive-schemas.ts';
import { ADDRESS_KINDS, MAX_VEHICLES } from './values.ts';

/** How a driver gets in; what is not known is null. */
export const AddressAccess = z.object({
  instructions: z.nullable(z.string()),
  maxVehicle: z.nullable(z.enum(MAX_VEHICLES)),
  /** Between which local times deliveries are let in. */
  from: z.nullable(LocalTime),
  to: z.nullable(LocalTime),
});

export const Address = z.object({
  id: Uuid,
  kind: z.enum(ADDRESS_KINDS),
  status: z.enum(ARCHIVE_STATUSES),
  ...PostalAddress.shape,
  geo: z.nullable(GeoPosition),
  access: AddressAccess,
});
export type Address = z.infer<typeof Address>;
