import { getDeskAccount } from '@hireyard/contract/desk';
import { mismatchOf } from '../../http/company-codes.ts';
import { notFound } from '../../http/problem.ts';
import type { RentalCompany } from '../../http/rental-companies.ts';
import { type Route, route } from '../../http/route.ts';

/** GET /desk/account */
export const deskAccountRoutes = (companies: () => Promise<readonly RentalCompany[]>): Route[] => [
  route(getDeskAccount, async ({ db, desk }) => {
    const stored = await db.selectFrom('operating_company').select(['code', 'name', 'country', 'time_zone']).execute();
    const company = stored.find(({ code }) => code === desk.opCo);
    if (!company) throw notFound();
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
      companyMismatch: ownMismatch(
        await companies(),
        stored.map(({ code }) => code),
        desk.opCo,
      ),
    };
  }),
];

/** Leaves out other operating companies that the config, which everybody can read, does not name. */
function ownMismatch(configured: readonly RentalCompany[], stored: readonly string[], own: string) {
  // No portal is served here.
  if (configured.length === 0) return { isOwnMissing: false, notSetUp: [] };
  const { notStored, notConfigured } = mismatchOf(configured, stored);
  return { isOwnMissing: notConfigured.includes(own), notSetUp: [...notStored] };
}
