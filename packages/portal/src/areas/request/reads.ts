import { listRequests, listRequestsFacets } from '@hireyard/contract';

export const requests = { page: listRequests, facets: listRequestsFacets };
export { getRequest as request } from '@hireyard/contract';
