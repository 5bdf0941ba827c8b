import type { LineStatus } from '@hireyard/contract';
import {
  addLineReadings,
  type CompanyLine,
  cancelLine,
  closeLine,
  deliverLine,
  exchangeLine,
  getCompanyLine,
  listCompanyLines,
  returnLine,
} from '@hireyard/contract/backoffice';
import type { Selectable } from 'kysely';
import type { ClientDb } from '../../database/client/client-db.ts';
import type { Changes } from '../../database/client/writable.ts';
import type { Database } from '../../database/tables.ts';
import { nextBillingOn } from '../../domain/billing.ts';
import { addDays, localDate } from '../../domain/calendar.ts';
import { COMPANY_LINE, companyLineActions, delivered, exchanged, returned } from '../../domain/company-lines.ts';
import { illegalTransition, notFound } from '../../http/problem.ts';
import { type CompanyCall, type Route, route } from '../../http/route.ts';
import { externalIdsOf } from '../../imports/owned.ts';
import { addReadings } from '../readings.ts';
import { agreedColumnsOf } from '../tariff.ts';
import { clientOf } from './client-of.ts';
import { clientRefs } from './clients.ts';
import { inTime } from './in-time.ts';
import { changedAt, listed } from './page.ts';

export type LineRow = Selectable<Database['contract_line']>;
type OfOne = CompanyCall & { readonly params: { readonly id: string } };

/** Transitions of rented machines by the rental company (DOM-02, DOM-17). */
export const companyLineRoutes: Route[] = [
  route(listCompanyLines, async (call) => {
    const { db, query } = call;
    let rows = db.selectFrom('contract_line').selectAll('contract_line');
    if (query.status.length) rows = rows.where('contract_line.status', 'in', query.status);
    return listed(db, rows, 'contract_line', query, async (page) => page.map(await lineReader(call, page)));
  }),
  route(getCompanyLine, (call) => readLine(call, call.params.id)),

  route(deliverLine, async (call) => {
    const { at, fleetNumber, serialNumber } = call.body;
    return move(call, (line) => {
      const { to, onRentAt } = delivered(line, new Date(at), call.now);
      return {
        to,
        set: {
          on_rent_at: onRentAt,
          next_billing_on: nextBillingOn(localDate(onRentAt, line.row.time_zone)),
          fleet_number: fleetNumber ?? line.row.fleet_number,
          serial_number: serialNumber ?? line.row.serial_number,
        },
      };
    });
  }),
  route(cancelLine, (call) => move(call, () => ({ to: 'cancelled', set: {} }))),
  route(returnLine, (call) =>
    move(call, (line) => {
      const { to, offRentAt, returnedAt } = returned(line, new Date(call.body.at), call.now);
      return { to, set: { off_rent_at: offRentAt, returned_at: returnedAt, ...whole(line.row) } };
    }),
  ),
  route(closeLine, (call) => move(call, () => ({ to: 'closed', set: { next_billing_on: null } }))),

  route(exchangeLine, async (call) => {
    const replacementId = crypto.randomUUID();
    const { body, now } = call;
    const { db, row } = await locked(call);
    const { to, replacement, ...times } = inTime(() => exchanged(stateOf(row), new Date(body.at), now));
    const { lineNo } = await db
      .selectFrom('contract_line')
      .where('contract_id', '=', row.contract_id)
      .select((eb) => eb.fn.max('line_no').as('lineNo'))
      .executeTakeFirstOrThrow();
    // The day of an exchange is charged for the machine that leaves (DOM-17).
    const since = addDays(localDate(replacement.onRentAt, row.time_zone), 1);
    await db.insert('contract_line', [
      {
        id: replacementId,
        contract_id: row.contract_id,
        line_no: Number(lineNo) + 1,
        status: replacement.status,
        product_code: row.product_code,
        fleet_number: body.fleetNumber,
        serial_number: body.serialNumber,
        quantity: row.quantity,
        on_rent_at: replacement.onRentAt,
        expected_off_rent_at: row.expected_off_rent_at,
        ...agreedColumnsOf(row),
        next_billing_on: row.next_billing_on,
        charged_from: since,
      },
    ]);
    await db.move('contract_line', row.id, COMPANY_LINE, to, {
      off_rent_at: times.offRentAt,
      returned_at: times.returnedAt,
      replaced_by_line_id: replacementId,
      ...whole(row),
    });
    await db.followPeriods(row.id, replacementId, since);
    return { ended: await readLine(call, row.id), replacement: await readLine(call, replacementId) };
  }),

  route(addLineReadings, async (call) => {
    const { db, row } = await locked(call);
    if (!companyLineActions(row.status).includes('addReading'))
      throw illegalTransition(row.status, COMPANY_LINE[row.status]);
    await addReadings(db, row.id, call.body.readings, call.now);
    return undefined;
  }),
];

/** All pieces are back. */
const whole = ({ quantity }: LineRow) => ({ qty_pending_pickup: 0, qty_returned: quantity });

const stateOf = (row: LineRow) => ({ status: row.status, onRentAt: row.on_rent_at });
type Line = ReturnType<typeof stateOf> & { readonly row: LineRow };

async function rowOf(db: Pick<ClientDb, 'selectFrom'>, id: string): Promise<LineRow> {
  const row = await db.selectFrom('contract_line').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Locks the client and returns a line, so that no concurrent call works on an outdated row. */
export async function locked(call: OfOne): Promise<{ readonly db: ClientDb; readonly row: LineRow }> {
  const db = await clientOf(call, 'contract_line', call.params.id);
  await db.lock();
  return { db, row: await rowOf(db, call.params.id) };
}

interface Move {
  readonly to: LineStatus;
  readonly set: Omit<Changes<'contract_line'>, 'status'>;
}
async function move(call: OfOne, rule: (line: Line) => Move): Promise<CompanyLine> {
  const { db, row } = await locked(call);
  const { to, set } = inTime(() => rule({ ...stateOf(row), row }));
  await db.move('contract_line', row.id, COMPANY_LINE, to, set);
  return readLine(call, row.id);
}

export async function readLine(call: CompanyCall, id: string): Promise<CompanyLine> {
  const row = await rowOf(call.db, id);
  return (await lineReader(call, [row]))(row);
}

/** Reads lines of several clients, with one query per table. */
export async function lineReader(
  call: Pick<CompanyCall, 'db'>,
  rows: readonly LineRow[],
): Promise<(row: LineRow) => CompanyLine> {
  const { db } = call;
  const client = await clientRefs(call, [...new Set(rows.map((row) => row.client_id))]);
  const standDowns = await standDownsOf(call, rows);
  const lineOf = await externalIdsOf(
    db,
    'lines',
    rows.flatMap((row) => [row.id, row.replaced_by_line_id, row.split_from_line_id]),
  );
  const contractOf = await externalIdsOf(
    db,
    'contracts',
    rows.map((row) => row.contract_id),
  );
  const depotOf = await externalIdsOf(
    db,
    'depots',
    rows.map((row) => row.depot_id),
  );
  return (row) => ({
    id: row.id,
    externalId: lineOf(row.id),
    client: client(row.client_id),
    contractId: row.contract_id,
    contract: contractOf(row.contract_id),
    contractNumber: row.contract_number,
    lineNo: row.line_no,
    status: row.status,
    productCode: row.product_code,
    fleetNumber: row.fleet_number,
    serialNumber: row.serial_number,
    quantity: row.quantity,
    onRentAt: row.on_rent_at.toISOString(),
    expectedOffRentAt: row.expected_off_rent_at?.toISOString() ?? null,
    offRentAt: row.off_rent_at?.toISOString() ?? null,
    returnedAt: row.returned_at?.toISOString() ?? null,
    depotId: row.depot_id,
    depot: depotOf(row.depot_id),
    timeZone: row.time_zone,
    rate:
      row.rate_unit === null || row.rate_price === null || row.rate_currency === null
        ? null
        : { unit: row.rate_unit, price: { amount: row.rate_price, currency: row.rate_currency } },
    replacedByLineId: row.replaced_by_line_id,
    replacedByLine: lineOf(row.replaced_by_line_id),
    splitFromLineId: row.split_from_line_id,
    splitFromLine: lineOf(row.split_from_line_id),
    standDowns: (standDowns.get(row.id) ?? []).map(({ from, to, days }) => ({ from, to, days })),
    actions: companyLineActions(row.status),
    updatedAt: changedAt(row),
    version: row.version,
  });
}

async function standDownsOf({ db }: Pick<CompanyCall, 'db'>, rows: readonly LineRow[]) {
  const ids = rows.map(({ id }) => id);
  const periods =
    ids.length === 0
      ? []
      : await db
          .selectFrom('rental_period')
          .where('contract_line_id', 'in', ids)
          .where('kind', '=', 'standDown')
          .select(['contract_line_id', 'starts_on as from', 'ends_on as to', 'days'])
          .orderBy('starts_on')
          .execute();
  return Map.groupBy(periods, (one) => one.contract_line_id);
}
