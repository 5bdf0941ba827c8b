import { listContractLines, listContractLinesFacets } from '@hireyard/contract';
import { listRoutes } from '../../lists/list-routes.ts';
import { LINE_SOURCE } from './line-source.ts';

/** GET /contract-lines and its facets: machines, one item per contract line (RT-09). */
export const lineRoutes = listRoutes(listContractLines, listContractLinesFacets, LINE_SOURCE);
