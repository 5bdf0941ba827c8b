import { contractRoutes } from './contracts.ts';
import { documentRoutes } from './document.ts';
import { documentListRoutes } from './documents.ts';
import { getContractRoute } from './get-contract.ts';
import { getKeyFiguresRoute } from './key-figures.ts';
import { lineRoutes } from './lines.ts';
import { getPlanningRoute } from './planning.ts';

/** What the overview base answers: contracts, what is on rent, and documents. */
export const overviewRoutes = [
  ...lineRoutes,
  ...contractRoutes,
  getContractRoute,
  getKeyFiguresRoute,
  getPlanningRoute,
  ...documentListRoutes,
  ...documentRoutes,
];
