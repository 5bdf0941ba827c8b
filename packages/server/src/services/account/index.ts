import type { RentalCompany } from '../../http/rental-companies.ts';
import type { Route } from '../../http/route.ts';
import { invitationRoutes } from './invitations.ts';
import { passwordRoutes } from './passwords.ts';
import { prospectRoutes } from './prospects.ts';

/** Routes for invitations, passwords and registrations. */
export const accountRoutes = (companies: () => Promise<readonly RentalCompany[]>): Route[] => [
  ...invitationRoutes,
  ...passwordRoutes,
  ...prospectRoutes(companies),
];
