import { listContactPersons, listContactPersonsFacets } from '@hireyard/contract';

export const contactPersons = { page: listContactPersons, facets: listContactPersonsFacets };
export { getContactPerson as contactPerson } from '@hireyard/contract';
