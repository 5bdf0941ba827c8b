import { listProjects, listProjectsFacets } from '@hireyard/contract';

export const projects = { page: listProjects, facets: listProjectsFacets };
export { getProject as project } from '@hireyard/contract';
