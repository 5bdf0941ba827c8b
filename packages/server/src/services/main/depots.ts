import { listDepots } from '@hireyard/contract';
import { phoneText } from '@hireyard/contract/schemas';
import { localDate } from '../../domain/calendar.ts';
import { type Route, route } from '../../http/route.ts';
import { geoPosition, postalAddress } from '../postal-address.ts';
import { holidaysOf } from './holidays.ts';

/** Enough to find the next opening day after any holidays. */
const DAYS_AHEAD = 15;

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
        holidays: await holidaysOf(row, { from: localDate(now, row.time_zone), days: DAYS_AHEAD }, query.lang),
        own: row.id === client?.default_depot_id,
      })),
    );
    return { items: items.toSorted((one, other) => Number(other.own) - Number(one.own)) };
  }),
];
