import { listActivity, listActivityFacets } from '@hireyard/contract';

export const activity = { page: listActivity, facets: listActivityFacets };
