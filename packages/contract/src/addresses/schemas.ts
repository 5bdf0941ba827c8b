import * as z from 'zod/mini';
import { PostalAddress, Uuid } from '../core/primitive-schemas.ts';
import { ADDRESS_KINDS, ARCHIVE_STATUSES } from './values.ts';

export const Address = z.object({
  id: Uuid,
  kind: z.enum(ADDRESS_KINDS),
  status: z.enum(ARCHIVE_STATUSES),
  ...PostalAddress.shape,
});
export type Address = z.infer<typeof Address>;

export const addressSchemas = { listAddresses: { item: Address } };
