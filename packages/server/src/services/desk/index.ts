import { DESK_TABLE } from '@hireyard/contract/desk/operations';
import type { AccessTokens } from '../../auth/access-tokens.ts';
import type { RentalCompany } from '../../http/rental-companies.ts';
import type { Route } from '../../http/route.ts';
import { backofficeRoutes } from '../backoffice/index.ts';
import { deskAccountRoutes } from './account.ts';
import { deskClientRoutes } from './clients.ts';
import { deskClosedDayRoutes } from './closed-days.ts';
import { deskDepotRoutes } from './depots.ts';
import { deskImportRoutes } from './imports.ts';
import { deskInboxRoutes } from './inbox.ts';
import { deskMachineAccountRoutes } from './machine-accounts.ts';
import { deskMachineRoutes } from './machines.ts';
import { deskMailRoutes } from './mails.ts';
import { deskPaperRoutes } from './papers.ts';
import { deskProductRoutes } from './products.ts';
import { deskViewRoutes } from './views.ts';

const ofCompany = new Map<string, Route>(backofficeRoutes.map((one) => [one.endpoint.id, one]));

/** Routes that share the handlers of the company's systems, limited to the operating company of the person. */
const sameRoutes: Route[] = DESK_TABLE.flatMap((endpoint) => {
  if (endpoint.sameAs === undefined) return [];
  const same = ofCompany.get(endpoint.sameAs);
  if (!same) throw new Error(`endpoint ${endpoint.sameAs} has no handler`);
  return [{ ...same, endpoint }];
});

/** Routes of the desk, for the people of an operating company (DK-01). */
export const deskRoutes = (tokens: AccessTokens, companies: () => Promise<readonly RentalCompany[]>): Route[] => [
  ...deskAccountRoutes(companies),
  ...deskInboxRoutes,
  ...deskClientRoutes,
  ...deskDepotRoutes,
  ...deskClosedDayRoutes,
  ...deskProductRoutes,
  ...deskPaperRoutes,
  ...deskMachineRoutes,
  ...deskMachineAccountRoutes,
  ...deskImportRoutes,
  ...deskMailRoutes,
  ...deskViewRoutes(tokens),
  ...sameRoutes,
];
