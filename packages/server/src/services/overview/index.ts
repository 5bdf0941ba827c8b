import { getContract, getKeyFigures, getPlanning, listContractLines, listContracts } from '@hireyard/contract';
import { notFound } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';

const empty = async () => {
  throw notFound();
};
export const overviewRoutes: Route[] = [
  route(getContract, empty),
  route(getKeyFigures, empty),
  route(getPlanning, empty),
  route(listContractLines, empty),
  route(listContracts, empty),
];
