import { contractRoutes } from './contracts.ts';
import { getContractRoute } from './get-contract.ts';
import { getKeyFiguresRoute } from './key-figures.ts';
import { lineRoutes } from './lines.ts';
import { getPlanningRoute } from './planning.ts';

/** What the overview base answers: contracts and what is on rent, read only. */
export const overviewRoutes = [
  ...lineRoutes,
  ...contractRoutes,
  getContractRoute,
  getKeyFiguresRoute,
  getPlanningRoute,
];
