import { listOffHires, listOffHiresFacets } from '@hireyard/contract';

export const offHires = { page: listOffHires, facets: listOffHiresFacets };
export { getOffHire as offHire } from '@hireyard/contract';
