import { listUsers, listUsersFacets } from '@hireyard/contract';

export const users = { page: listUsers, facets: listUsersFacets };
export { getUser as user } from '@hireyard/contract';
