import { referenceRoutes } from '../main/off-hires/references.ts';
import { contractRoutes } from './contracts.ts';
import { documentRoutes } from './document.ts';
import { documentAmountsRoute } from './document-amounts.ts';
import { documentListRoutes } from './documents.ts';
import { exportEmissionsRoute } from './emission-export.ts';
import { listEmissionLinesRoute } from './emission-lines.ts';
import { emissionRoutes } from './emissions.ts';
import { explainInvoiceRoute } from './explain-invoice.ts';
import { getContractRoute } from './get-contract.ts';
import { idleMachineRoute } from './idle-machines.ts';
import { invoiceFileRoutes } from './invoice-files.ts';
import { getKeyFiguresRoute } from './key-figures.ts';
import { lineRoutes } from './lines.ts';
import { machineRoutes } from './machine.ts';
import { getPlanningRoute, listPlanningLinesRoute } from './planning.ts';
import { siteRoute } from './sites.ts';
import { getSpendRoute } from './spend.ts';
import { exportSpendRoute } from './spend-export.ts';
import { listSpendLinesRoute } from './spend-lines.ts';

/** Routes of `apiUrlOverview`. */
export const overviewRoutes = [
  ...lineRoutes,
  ...contractRoutes,
  getContractRoute,
  ...referenceRoutes,
  getKeyFiguresRoute,
  idleMachineRoute,
  ...machineRoutes,
  siteRoute,
  getPlanningRoute,
  listPlanningLinesRoute,
  getSpendRoute,
  listSpendLinesRoute,
  exportSpendRoute,
  ...emissionRoutes,
  listEmissionLinesRoute,
  exportEmissionsRoute,
  documentAmountsRoute,
  ...documentListRoutes,
  ...documentRoutes,
  explainInvoiceRoute,
  ...invoiceFileRoutes,
];
