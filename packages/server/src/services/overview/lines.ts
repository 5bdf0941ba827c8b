import { listContractLines, listContractLinesFacets } from '@hireyard/contract';
import { listRoutes } from '../../lists/list-routes.ts';
import { LINE_SOURCE } from './line-source.ts';

/** GET /contract-lines and its facets: the machines, one item a contract line (RT-09). */
export const lineRoutes = listRoutes(listContractLines, listContractLinesFacets, LINE_SOURCE);
