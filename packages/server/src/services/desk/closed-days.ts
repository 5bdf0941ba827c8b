import { type DeskClosedDays, getDeskClosedDays, patchDeskClosedDays } from '@hireyard/contract/desk';
import type { CompanyDb } from '../../database/client/company-db.ts';
import { localDate } from '../../domain/calendar.ts';
import { closedDays } from '../../domain/closed-days.ts';
import { notFound } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import { companyColumns } from '../backoffice/operating-company.ts';
import { type DayCauses, dayCauses } from '../main/closed-days.ts';
import { holidaysOf } from '../main/holidays.ts';

const YEAR = 366;
const NONE = { closingDays: [], workedDays: [] };

/** Closing days of the company and of its depots, for its people (DK-20). */
export const deskClosedDayRoutes: Route[] = [
  route(getDeskClosedDays, async ({ db, now, query }): Promise<DeskClosedDays> => {
    const { causes, timeZone } = query.depot === undefined ? await ofCompany(db) : await ofDepot(db, query.depot);
    const own = query.depot === undefined ? causes.company : causes;
    const from = localDate(now, timeZone);
    const holidays = await holidaysOf(causes, { from, days: YEAR }, query.lang);
    const all = [
      ...holidays.map((day) => ({ ...day, cause: 'holiday' as const })),
      ...causes.company.closingDays.map((day) => ({ ...day, cause: 'company' as const })),
      ...causes.closingDays.map((day) => ({ ...day, cause: 'depot' as const })),
    ];
    const named = new Map(all.map((day) => [day.date, day]));
    const closed = new Set(closedDays(holidays, causes.company, causes).map(({ date }) => date));
    const items = [...named.values()]
      .filter(({ date }) => date >= from)
      .map((day) => ({ ...day, worked: !closed.has(day.date) }))
      .toSorted((one, other) => (one.date < other.date ? -1 : 1));
    return { closingDays: [...own.closingDays], workedDays: [...own.workedDays], items };
  }),
  route(patchDeskClosedDays, async ({ db, body }) => {
    const set = companyColumns(body);
    if (Object.keys(set).length > 0) await db.updateCompany(set);
    const { causes } = await ofCompany(db);
    return { closingDays: [...causes.company.closingDays], workedDays: [...causes.company.workedDays] };
  }),
];

interface Asked {
  readonly causes: DayCauses;
  readonly timeZone: string;
}

async function ofDepot(db: CompanyDb, id: string): Promise<Asked> {
  const row = await db
    .selectFrom('depot')
    .where('id', '=', id)
    .where('op_co', '=', db.opCo)
    .select(['time_zone', dayCauses])
    .executeTakeFirst();
  if (!row) throw notFound();
  return { causes: row.day_causes, timeZone: row.time_zone };
}

async function ofCompany(db: CompanyDb): Promise<Asked> {
  const row = await db
    .selectFrom('operating_company')
    .where('code', '=', db.opCo)
    .select(['country', 'time_zone', 'closing_days', 'worked_days'])
    .executeTakeFirstOrThrow();
  const company = { closingDays: row.closing_days, workedDays: row.worked_days };
  return { causes: { country: row.country, subdivision: null, ...NONE, company }, timeZone: row.time_zone };
}
