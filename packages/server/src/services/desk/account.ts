import { getDeskAccount } from '@hireyard/contract/desk';
import { type Route, route } from '../../http/route.ts';

/** GET /desk/account */
export const deskAccountRoutes: Route[] = [
  route(getDeskAccount, async ({ db, desk }) => {
    const company = await db
      .selectFrom('operating_company')
      .select(['code', 'name', 'country', 'time_zone'])
      .where('code', '=', desk.opCo)
      .executeTakeFirstOrThrow();
    const all = await db
      .selectFrom('depot')
      .select(['id', 'name', 'archived'])
      .where('op_co', '=', desk.opCo)
      .orderBy('name')
      .orderBy('id')
      .execute();
    const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
    const own = all.find(({ id }) => id === desk.depotId);
    return {
      userId: desk.userId,
      firstName: desk.firstName,
      lastName: desk.lastName,
      email: desk.email,
      preferredLanguageCode: desk.language,
      company: { code: company.code, name: company.name, country: company.country, timeZone: company.time_zone },
      depot: own ? named(own) : null,
      depots: all.filter(({ archived }) => !archived).map(named),
      rights: [...desk.rights],
    };
  }),
];
