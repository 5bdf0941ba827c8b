import { type CompanyDepot, type DepotImport, depotImport } from '@hireyard/contract/backoffice';
import { phoneText, withPostcode } from '@hireyard/contract/schemas';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { CompanyDb } from '../database/client/company-db.ts';
import type { Database } from '../database/tables.ts';
import { invalid } from '../http/problem.ts';
import { geoPosition, postalAddress } from '../services/postal-address.ts';
import { differs, given } from './differs.ts';
import type { Kind } from './kind.ts';
import { siteColumns } from './owned.ts';
import { depotDependents } from './undo/dependents.ts';

/** Depots of the operating company, with their opening times. */
export const depots: Kind<DepotImport, CompanyDepot> = {
  name: 'depots',
  row: depotImport.row,

  async write({ db, newId: makeId }, row, id) {
    const entered = withPostcode(row);
    if (id === null) {
      const company = await db
        .selectFrom('operating_company')
        .where('code', '=', db.opCo)
        .select('time_zone')
        .executeTakeFirstOrThrow();
      const newId = makeId();
      await db.insertOwn('depot', {
        ...{ line2: null, region: null, subdivision: null, latitude: null, longitude: null },
        ...toStored(columnsOf(entered)),
        id: newId,
        time_zone: row.timeZone ?? company.time_zone,
      });
      return { id: newId, changed: true };
    }
    const stored = await db.selectFrom('depot').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
    // Days of contracts are days of their depot.
    if (row.timeZone !== undefined && row.timeZone !== stored.time_zone)
      throw invalid([{ pointer: '/timeZone', code: 'taken' }]);
    return { id, changed: await changeDepot(db, stored, entered) };
  },

  isInUse: sql<SqlBool>`exists (select from depot where depot.id::text = external_key.row_id and not depot.archived)`,
  archive: ({ db }, id) => db.updateOwn('depot', id, { archived: true }),

  dependents: depotDependents,
  async fieldsOf(_db, read) {
    return new Map(read.map(({ id, item: { name, address } }) => [id, { ...address, name }]));
  },

  async read(db, ids) {
    if (ids.length === 0) return [];
    const rows = await db.selectFrom('depot').where('id', 'in', ids).where('op_co', '=', db.opCo).selectAll().execute();
    return rows.map((row) => ({
      id: row.id,
      item: {
        id: row.id,
        name: row.name,
        address: postalAddress({ ...row, name: null }),
        phone: phoneText(row.phone),
        email: row.email,
        timeZone: row.time_zone,
        subdivision: row.subdivision,
        geo: geoPosition(row),
        openingTimes: row.opening_times,
        closingDays: row.closing_days,
        workedDays: row.worked_days,
        archived: row.archived,
      },
    }));
  },
};

/** Changes a depot: fields that are left out stay. Returns whether it was different before. */
export async function changeDepot(
  db: CompanyDb,
  stored: Selectable<Database['depot']>,
  edit: Partial<DepotImport>,
): Promise<boolean> {
  const columns = columnsOf(edit);
  if (!differs(stored, columns)) return false;
  await db.updateOwn('depot', stored.id, toStored(columns));
  await db.followSite(stored.id, siteColumns({ ...stored, ...columns }));
  return true;
}

function columnsOf({ name, line1, line2, postalCode, city, region, country, ...row }: Partial<DepotImport>) {
  const { phone, email, subdivision, geo, archived, openingTimes, closingDays, workedDays } = row;
  const columns = { name, line1, line2, postal_code: postalCode, city, region, country };
  const position = geo === undefined ? {} : { latitude: geo?.latitude ?? null, longitude: geo?.longitude ?? null };
  return {
    ...given({ ...columns, phone, email, subdivision, archived }),
    ...given({ opening_times: openingTimes, closing_days: closingDays, worked_days: workedDays }),
    ...position,
  };
}

/** Opening times and days are stored as JSON. */
function toStored(columns: ReturnType<typeof columnsOf>) {
  const { opening_times: times, closing_days: closing, worked_days: worked, ...others } = columns;
  return {
    ...others,
    ...(times && { opening_times: JSON.stringify(times) }),
    ...(closing && { closing_days: JSON.stringify(closing) }),
    ...(worked && { worked_days: JSON.stringify(worked) }),
  };
}
