import type { AccessTokens } from '../../auth/access-tokens.ts';
import type { SigningKeys } from '../../auth/signing-keys.ts';
import type { Route } from '../../http/route.ts';
import { accessRoutes } from './access.ts';
import { authRoutes } from './auth.ts';
import { notificationSettingRoutes } from './notification-settings.ts';
import { personalDataRoutes } from './personal-data.ts';
import { profileRoutes } from './profile.ts';
import { roleRoutes } from './roles.ts';
import { sessionRoutes } from './sessions.ts';
import { userRoutes } from './user.ts';
import { userListRoutes } from './users.ts';

/** Routes of `apiUrlUsermgmt`. */
export const usermgmtRoutes = (tokens: AccessTokens, keys: SigningKeys): Route[] => [
  ...authRoutes(tokens, keys),
  ...accessRoutes,
  ...profileRoutes,
  ...notificationSettingRoutes,
  ...personalDataRoutes,
  ...sessionRoutes,
  ...userListRoutes,
  ...userRoutes,
  ...roleRoutes,
];
