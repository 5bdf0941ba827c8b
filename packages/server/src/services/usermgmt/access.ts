import { getModules, getRights, MODULES, RIGHTS } from '@hireyard/contract';
import { notFound } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import { canOpen } from '../members.ts';

/** Rights and modules in the contract's order, so that an unchanged answer keeps its ETag. */
export const accessRoutes: Route[] = [
  route(getRights, async ({ scope }) => ({ rights: RIGHTS.filter((right) => scope.rights.has(right)) })),

  route(getModules, async ({ params, query, db, caller, now }) => {
    if (params.userId.toLowerCase() !== caller.userId) throw notFound();
    // A view is bound to its client.
    if (caller.view && query.clientUuid.toLowerCase() !== caller.view.clientUuid) throw notFound();
    const client = await db
      .selectFrom('membership')
      .innerJoin('corporate_client', 'corporate_client.id', 'membership.client_id')
      .select('corporate_client.id')
      .where('membership.user_id', '=', caller.userId)
      .where(canOpen(now))
      .where('corporate_client.external_uuid', '=', query.clientUuid)
      .executeTakeFirst();
    if (!client) throw notFound();
    const rows = await db.selectFrom('client_module').select('module').where('client_id', '=', client.id).execute();
    const active = new Set(rows.map((row) => row.module));
    return { modules: MODULES.filter((module) => active.has(module)) };
  }),
];
