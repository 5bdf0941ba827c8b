import { getPersonalData } from '@hireyard/contract';
import { unauthorized } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import { logSecurity } from '../../http/security-log.ts';
import { collectPersonalData } from '../../privacy/collect.ts';

/** All data stored about the caller (DOM-25). */
export const personalDataRoutes: Route[] = [
  route(getPersonalData, async ({ db, caller, now, log }) => {
    const user = await db
      .selectFrom('app_user')
      .select(['id', 'email'])
      .where('id', '=', caller.userId)
      .executeTakeFirst();
    if (!user) throw unauthorized();
    const data = await collectPersonalData(db, user);
    logSecurity(log, 'personal-data-read');
    return { createdAt: now.toISOString(), data };
  }),
];
