import { getContractRoute } from './get-contract.ts';
import { getKeyFiguresRoute } from './key-figures.ts';
import { listContractsRoute } from './list-contracts.ts';
import { listContractLinesRoute } from './list-lines.ts';
import { getPlanningRoute } from './planning.ts';

/** What the overview base answers: contracts and what is on rent, read only. */
export const overviewRoutes = [
  listContractLinesRoute,
  listContractsRoute,
  getContractRoute,
  getKeyFiguresRoute,
  getPlanningRoute,
];
