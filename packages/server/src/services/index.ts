import type { AccessTokens } from '../auth/access-tokens.ts';
import type { SigningKeys } from '../auth/signing-keys.ts';
import type { RentalCompany } from '../http/rental-companies.ts';
import type { Route } from '../http/route.ts';
import { accountRoutes } from './account/index.ts';
import { backofficeRoutes } from './backoffice/index.ts';
import { deskRoutes } from './desk/index.ts';
import { mainRoutes } from './main/index.ts';
import { overviewRoutes } from './overview/index.ts';
import { requestRoutes } from './request/index.ts';
import { usermgmtRoutes } from './usermgmt/index.ts';

/** Routes of all four base addresses, of the back office and of the desk. */
export const serviceRoutes = (
  tokens: AccessTokens,
  keys: SigningKeys,
  companies: () => Promise<readonly RentalCompany[]>,
): Route[] => [
  ...accountRoutes(companies),
  ...backofficeRoutes,
  ...deskRoutes(tokens, companies),
  ...mainRoutes,
  ...overviewRoutes,
  ...requestRoutes,
  ...usermgmtRoutes(tokens, keys),
];
