import { PASSPORT_DAYS } from '@hireyard/contract';
import { type DeskMachine, listDeskMachines, MAX_CODES } from '@hireyard/contract/desk';
import { sql } from 'kysely';
import { type Route, route } from '../../http/route.ts';

/**
 * GET /desk/machines. The product has no register of the company's machines, so those of a depot are the ones that its
 * contracts name.
 */
export const deskMachineRoutes: Route[] = [
  route(listDeskMachines, async ({ db, query, now }) => {
    const rows = await db
      .selectFrom(
        sql<DeskMachine>`(
          select distinct on (contract_line.fleet_number) contract_line.fleet_number as "fleetNumber",
            contract_line.product_code as "productCode"
          from contract_line
          where contract_line.depot_id = ${query.depot} and contract_line.fleet_number is not null
            and contract_line.status <> 'cancelled'
            and contract_line.rented_until >= (${now}::timestamptz at time zone contract_line.time_zone)::date
              - ${PASSPORT_DAYS}::int
          order by contract_line.fleet_number, contract_line.on_rent_at desc)`.as('machine'),
      )
      .selectAll()
      .orderBy('fleetNumber')
      .limit(MAX_CODES + 1)
      .execute();
    return { items: rows.slice(0, MAX_CODES), hasMore: rows.length > MAX_CODES };
  }),
];
