import { ARCHIVE_STATUSES } from '../core/archive.ts';
import { listOf, values } from '../core/list.ts';

export const ADDRESS_KINDS = ['delivery', 'invoice', 'office'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** Largest vehicle that can reach the address: a van, a rigid truck or an articulated truck. */
export const MAX_VEHICLES = ['van', 'truck', 'artic'] as const;
export type MaxVehicle = (typeof MAX_VEHICLES)[number];

export const ADDRESS_LIST = listOf({
  sorts: ['city', 'name'],
  defaultSort: { field: 'city', direction: 'asc' },
  filters: { kind: values(ADDRESS_KINDS), status: values(ARCHIVE_STATUSES) },
  facets: ['kind', 'status'],
  opensWith: { status: ['active'] },
});
