import { DEPOT_DAYS_AHEAD, listDepots } from '@hireyard/contract';
import { phoneText } from '@hireyard/contract/schemas';
import { localDate } from '../../domain/calendar.ts';
import { type Route, route } from '../../http/route.ts';
import { geoPosition, postalAddress } from '../postal-address.ts';
import { closedDaysOf, dayCauses } from './closed-days.ts';

/** GET /depots of the client's operating company, the client's default depot first. */
export const depotRoutes: Route[] = [
  route(listDepots, async ({ db, scope, now, query }) => {
    const client = await db.selectFrom('corporate_client').select('default_depot_id').executeTakeFirst();
    const rows = await db
      .selectFrom('depot')
      .where('op_co', '=', scope.opCo)
      .where('archived', '=', false)
      .orderBy('name')
      .orderBy('id')
      .selectAll()
      .select(dayCauses)
      .execute();
    const items = await Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        name: row.name,
        address: postalAddress({ ...row, name: null }),
        geo: geoPosition(row),
        phone: phoneText(row.phone),
        email: row.email,
        timeZone: row.time_zone,
        openingTimes: row.opening_times,
        closedDays: await closedDaysOf(
          row.day_causes,
          { from: localDate(now, row.time_zone), days: DEPOT_DAYS_AHEAD },
          query.lang,
        ),
        own: row.id === client?.default_depot_id,
      })),
    );
    return { items: items.toSorted((one, other) => Number(other.own) - Number(one.own)) };
  }),
];
