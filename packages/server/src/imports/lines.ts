import type { ValidationIssue } from '@hireyard/contract';
import { type CompanyLineDetail, type LineImport, lineImport } from '@hireyard/contract/backoffice';
import type { Selectable } from 'kysely';
import type { ClientDb } from '../database/client/client-db.ts';
import type { Database } from '../database/tables.ts';
import { BILLING_CYCLE_DAYS } from '../domain/billing.ts';
import { addDays, localDate } from '../domain/calendar.ts';
import { chargedIssues, IMPORTED_LINE, timesIssues } from '../domain/imported-lines.ts';
import { withTwoDecimals } from '../domain/money.ts';
import { refusedBy } from '../http/constraints.ts';
import { illegalTransition, invalid } from '../http/problem.ts';
import { lineReader } from '../services/backoffice/lines.ts';
import { repriceExpected } from '../services/backoffice/stand-downs.ts';
import { currencyIssues } from '../services/currency-issues.ts';
import { firstUnbilled, firstUnbilledDays } from '../services/first-unbilled.ts';
import { differs, given } from './differs.ts';
import type { ImportCall, Kind } from './kind.ts';
import { externalIdsOf, ownedRows } from './owned.ts';
import { unknownReference } from './references.ts';

/** Charged in advance, at most. */
const CHARGED_AHEAD_DAYS = 366;

type Row = Selectable<Database['contract_line']>;

const refused = refusedBy({ contract_line_contract_id_line_no_key: { pointer: '/lineNo', code: 'taken' } });

/** Lines of contracts, in any state: what was delivered, extended, called off by telephone or corrected. */
export const lines: Kind<LineImport, CompanyLineDetail> = {
  name: 'lines',
  row: lineImport.row,

  foundBy: '/lineNo',
  async find({ db, references }, { contract, lineNo }) {
    const key = await references.find('contracts', contract);
    if (!key || lineNo === undefined) return null;
    const rows = db.selectFrom('contract_line').where('contract_id', '=', key.rowId).where('line_no', '=', lineNo);
    return (await rows.select('id').executeTakeFirst())?.id ?? null;
  },

  async write(call, sent, id) {
    const { db, references, now } = call;
    const contractId = await references.idOf('contracts', sent.contract, '/contract');
    const [contract] = await ownedRows(db, 'contract', [contractId]);
    if (!contract) throw unknownReference('/contract');
    const client = db.within(contract.client_id, { silent: !call.notifies });
    await client.lock();
    const [stored = null] = id === null ? [] : await ownedRows(db, 'contract_line', [id]);
    if (stored && stored.contract_id !== contractId) throw unknownReference('/contract');

    // What was charged elsewhere and has arrived already says nothing new, even if days were invoiced here since.
    const row = stored && repeatsCharged(sent, stored) ? { ...sent, chargedUntil: undefined } : sent;
    const isMoved = stored !== null && stored.status !== row.status;
    if (isMoved) assertMoves(stored, row.status);
    const merged = mergedLine(row, stored);
    const issues: ValidationIssue[] = [
      ...timesIssues(merged, now),
      ...(await referenceIssues(call, client, row, merged)),
    ];
    const before = stored ? await firstUnbilled(client, stored) : null;
    if (stored && before !== null) {
      const charged = { onRentOn: stored.on_rent_on, productCode: stored.product_code, quantity: stored.quantity };
      issues.push(
        ...chargedIssues(
          { ...charged, firstUnbilled: before },
          { ...merged, chargedUntil: row.chargedUntil },
          contract.time_zone,
        ),
      );
    }
    issues.push(...aheadIssues(row, addDays(localDate(now, contract.time_zone), CHARGED_AHEAD_DAYS)));
    if (issues.length > 0) throw invalid(issues);

    const columns = columnsOf(row, merged);
    if (!stored) return { id: await insertLine(client, contract, row, columns), changed: true };
    const moves = isMoved || row.chargedUntil !== undefined;
    const set = { ...columns, ...(moves ? billingOf(row, contract.time_zone, before) : {}) };
    if (!isMoved && !differs(stored, set)) return { id: stored.id, changed: false };
    if (isMoved) await client.move('contract_line', stored.id, IMPORTED_LINE, row.status, set);
    else await client.update('contract_line', stored, set).catch(refused);
    await recordExtension(client, stored, merged.expectedOffRentAt, now);
    await repriceExpected(db, client, stored.id);
    return { id: stored.id, changed: true };
  },

  async read(db, ids) {
    const rows = await ownedRows(db, 'contract_line', ids);
    const contract = await externalIdsOf(
      db,
      'contracts',
      rows.map((row) => row.contract_id),
    );
    const read = await lineReader({ db }, rows);
    const unbilled = await firstUnbilledDays(db, rows);
    return rows.map((row) => {
      const { externalId: _, ...item } = read(row);
      const chargedFrom = unbilled.get(row.id) ?? row.on_rent_on;
      return { id: row.id, item: { ...item, contract: contract(row.contract_id), agreed: agreedOf(row), chargedFrom } };
    });
  },
};

/** The off-hire that holds a line knows its number, its pick-up and its proof, so the line moves with it. */
function assertMoves({ status, off_hire_id: offHireId }: Row, to: LineImport['status']): void {
  const allowed = offHireId !== null && status !== 'returned' ? [] : IMPORTED_LINE[status];
  if (!allowed.includes(to)) throw illegalTransition(status, allowed);
}

const aheadIssues = ({ chargedUntil }: LineImport, latest: string): ValidationIssue[] =>
  chargedUntil !== undefined && chargedUntil > latest
    ? [{ pointer: '/chargedUntil', code: 'too-late', params: { date: latest } }]
    : [];

const repeatsCharged = ({ chargedUntil }: LineImport, { charged_from: from }: Row): boolean =>
  chargedUntil !== undefined && from !== null && addDays(chargedUntil, 1) === from;

/** Returns the line as it would be: a row leaves out what stays. */
function mergedLine(row: LineImport, stored: Row | null) {
  const timeOf = (given: string | null | undefined, before: Date | null | undefined) =>
    given === undefined ? (before ?? null) : given && new Date(given);
  const offRentAt = timeOf(row.offRentAt, stored?.off_rent_at);
  const isBack = row.status === 'returned' || row.status === 'closed';
  return {
    status: row.status,
    onRentAt: new Date(row.onRentAt),
    expectedOffRentAt: timeOf(row.expectedOffRentAt, stored?.expected_off_rent_at) || null,
    offRentAt: offRentAt || null,
    returnedAt: timeOf(row.returnedAt, stored?.returned_at) || (isBack ? offRentAt || null : null),
    productCode: row.productCode,
    quantity: row.quantity ?? stored?.quantity ?? 1,
  };
}
type Merged = ReturnType<typeof mergedLine>;

async function referenceIssues(
  { db }: ImportCall,
  client: ClientDb,
  row: LineImport,
  { productCode, quantity }: Merged,
): Promise<ValidationIssue[]> {
  const product = await db.selectFrom('product').where('code', '=', productCode).select('tracking').executeTakeFirst();
  if (!product) return [{ pointer: '/productCode', code: 'reference' }];
  // A serialised product has one line for each machine (DOM-14).
  if (product.tracking === 'serialised' && quantity > 1)
    return [{ pointer: '/quantity', code: 'too-large', params: { max: 1 } }];
  if (!row.rate) return [];
  const money = { amount: '0', currency: row.rate.currency };
  return currencyIssues(money, '/rate', { db: client, scope: { opCo: db.opCo } });
}

const COUNTED = { offHired: 'pending', returned: 'returned', closed: 'returned' } as const;

function columnsOf(
  row: LineImport,
  { productCode, quantity, onRentAt, expectedOffRentAt, offRentAt, returnedAt }: Merged,
) {
  const counted = COUNTED[row.status as keyof typeof COUNTED];
  return {
    ...given({
      fleet_number: row.fleetNumber,
      serial_number: row.serialNumber,
      line_no: row.lineNo,
      ...(row.rate === undefined ? {} : rateColumns(row.rate)),
    }),
    product_code: productCode,
    quantity,
    qty_pending_pickup: counted === 'pending' ? quantity : 0,
    qty_returned: counted === 'returned' ? quantity : 0,
    on_rent_at: onRentAt,
    expected_off_rent_at: expectedOffRentAt,
    off_rent_at: offRentAt,
    returned_at: returnedAt,
  };
}

/** The database returns prices with two decimals. */
const price = (amount: string | undefined) => (amount === undefined ? null : withTwoDecimals(amount));

function rateColumns(rate: NonNullable<LineImport['rate']> | null) {
  const { day, week, fourWeek, currency = null } = rate ?? {};
  const hasAll = day !== undefined && week !== undefined;
  const [unit = null, single] = hasAll
    ? (['week', week] as const)
    : day !== undefined
      ? (['day', day] as const)
      : week !== undefined
        ? (['week', week] as const)
        : fourWeek !== undefined
          ? (['fourWeek', fourWeek] as const)
          : [];
  return {
    rate_unit: unit,
    rate_price: price(single),
    rate_currency: currency,
    agreed_day: hasAll ? price(day) : null,
    agreed_week: hasAll ? price(week) : null,
    agreed_four_week: hasAll ? price(fourWeek) : null,
  };
}

function agreedOf(row: Row): CompanyLineDetail['agreed'] {
  if (row.rate_currency === null) return null;
  const single = (unit: Row['rate_unit']) =>
    row.agreed_day === null && row.rate_unit === unit ? row.rate_price : null;
  return {
    currency: row.rate_currency,
    day: row.agreed_day ?? single('day'),
    week: row.agreed_week ?? single('week'),
    fourWeek: row.agreed_four_week ?? single('fourWeek'),
  };
}

/** Returns the days from which a line is charged next, and billed next. */
function billingOf({ status, chargedUntil, onRentAt }: LineImport, timeZone: string, before: string | null) {
  const first =
    chargedUntil === undefined ? (before ?? localDate(new Date(onRentAt), timeZone)) : addDays(chargedUntil, 1);
  const isBilled = status === 'onRent' || status === 'offHired' || status === 'returned';
  return {
    ...(chargedUntil === undefined ? {} : { charged_from: first }),
    next_billing_on: isBilled ? addDays(first, BILLING_CYCLE_DAYS) : null,
  };
}

async function insertLine(
  client: ClientDb,
  contract: Pick<Selectable<Database['contract']>, 'id' | 'time_zone'>,
  row: LineImport,
  columns: ReturnType<typeof columnsOf>,
): Promise<string> {
  const last = await client
    .selectFrom('contract_line')
    .where('contract_id', '=', contract.id)
    .select((eb) => eb.fn.max('line_no').as('lineNo'))
    .executeTakeFirst();
  const none = { fleet_number: null, serial_number: null, ...rateColumns(null) };
  const id = crypto.randomUUID();
  await client
    .insert('contract_line', [
      {
        ...none,
        ...columns,
        ...billingOf(row, contract.time_zone, null),
        id,
        contract_id: contract.id,
        line_no: row.lineNo ?? Number(last?.lineNo ?? 0) + 1,
        status: row.status,
      } as never,
    ])
    .catch(refused);
  return id;
}

/** A later end is an extension, as if the client had asked for it (DOM-09). */
async function recordExtension(
  client: ClientDb,
  { id, status, expected_off_rent_at: before }: Row,
  after: Date | null,
  now: Date,
) {
  if (status !== 'onRent' || !before || !after || after <= before) return;
  await client.insert('line_extension', [
    {
      ...{ id: crypto.randomUUID(), contract_line_id: id, reason: null, extended_at: now, extended_by: null },
      ...{ expected_before: before, expected_after: after },
    },
  ]);
}
