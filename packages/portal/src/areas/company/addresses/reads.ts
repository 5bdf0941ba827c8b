import { listAddresses, listAddressesFacets } from '@hireyard/contract';

export const addresses = { page: listAddresses, facets: listAddressesFacets };
export { getAddress as address } from '@hireyard/contract';
