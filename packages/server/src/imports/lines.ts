import type { ValidationIssue } from '@hireyard/contract';
import { type CompanyLineDetail, type LineImport, lineImport } from '@hireyard/contract/backoffice';
import { type Selectable, sql } from 'kysely';
import type { CompanyDb } from '../database/client/company-db.ts';
import type { NewRow } from '../database/client/write-together.ts';
import type { Database } from '../database/tables.ts';
import { nextBillingOn } from '../domain/billing.ts';
import { addDays, type LocalDate, localDate } from '../domain/calendar.ts';
import { chargedIssues, IMPORTED_LINE, timesIssues, VOIDED_LINE } from '../domain/imported-lines.ts';
import { refusedBy } from '../http/constraints.ts';
import { illegalTransition, invalid } from '../http/problem.ts';
import { lineReader } from '../services/backoffice/lines.ts';
import { linesWithExpected, repriceExpected } from '../services/backoffice/stand-downs.ts';
import { currencyIssues, currencyOf } from '../services/currency-issues.ts';
import { firstUnbilledDays } from '../services/first-unbilled.ts';
import { differs, given } from './differs.ts';
import type { ImportCall, Kind, Written } from './kind.ts';
import { agreedOf, columnsOf, type Merged, mergedLine, rateColumns, rateOf } from './line-columns.ts';
import { ownedRows } from './owned.ts';
import { idsNamed, unknownReference } from './references.ts';
import {
  assertVoidable,
  asVoid,
  dropExpected,
  isValidAgain,
  lineDependents,
  VOID_COLUMNS,
  voidLine,
} from './void-line.ts';

/** Charged in advance, at most. */
const CHARGED_AHEAD_DAYS = 366;

type Row = Selectable<Database['contract_line']>;
type Contract = Pick<Selectable<Database['contract']>, 'id' | 'client_id' | 'time_zone'>;

/** Line as it is before a write. */
interface Stored {
  readonly row: Row;
  /** First day that is not charged. */
  readonly unbilled: LocalDate;
  /** True if charges of days to come are stored. */
  readonly isExpected: boolean;
}
/** References of the rows of a batch, read at once. */
interface Warm {
  readonly contracts: ReadonlyMap<string, Contract>;
  readonly trackings: ReadonlyMap<string, string>;
  readonly currency: string;
  /** Lines by the place that rows name. */
  readonly numbered: ReadonlyMap<string, string>;
  /** Last line number of each contract. */
  readonly lastNumbers: Map<string, number>;
  /** Lines that were not given out yet. */
  readonly stored: Map<string, Stored>;
}

const place = (contractId: string, lineNo: number) => `${contractId} ${lineNo}`;

async function warmLines({ db, references }: ImportCall, rows: readonly LineImport[]): Promise<Warm> {
  const named = rows.map((row) => row.contract);
  const contracts = await ownedRows(db, 'contract', await idsNamed(references, 'contracts', named));
  await db.lockClients([...new Set(contracts.map((contract) => contract.client_id))]);
  const codes = [...new Set(rows.map((row) => row.productCode))];
  const products = await db
    .selectFrom('product')
    .where(sql<boolean>`code = any(${codes}::text[])`)
    .select(['code', 'tracking'])
    .execute();
  const currency = await currencyOf({ db, scope: { opCo: db.opCo } });
  const contractIds = contracts.map((contract) => contract.id);
  const numbered = await db
    .selectFrom('contract_line')
    .where(sql<boolean>`contract_id = any(${contractIds}::uuid[])`)
    .where(sql<boolean>`line_no = any(${[...new Set(rows.flatMap((row) => row.lineNo ?? []))]}::integer[])`)
    .select(['id', 'contract_id', 'line_no'])
    .execute();
  const last = await db
    .selectFrom('contract_line')
    .where(sql<boolean>`contract_id = any(${contractIds}::uuid[])`)
    .groupBy('contract_id')
    .select(['contract_id', (eb) => eb.fn.max('line_no').as('lineNo')])
    .execute();
  const sent = rows.map((row) => row.externalId);
  const ids = [...(await idsNamed(references, 'lines', sent)), ...numbered.map((line) => line.id)];
  return {
    contracts: new Map(contracts.map((contract) => [contract.id, contract])),
    trackings: new Map(products.map((product) => [product.code, product.tracking])),
    currency,
    numbered: new Map(numbered.map((line) => [place(line.contract_id, line.line_no), line.id])),
    lastNumbers: new Map(last.map((line) => [line.contract_id, Number(line.lineNo)])),
    stored: await storedLines(db, [...new Set(ids)]),
  };
}

async function storedLines(db: CompanyDb, ids: readonly string[]): Promise<Map<string, Stored>> {
  const rows = await ownedRows(db, 'contract_line', ids);
  const unbilled = await firstUnbilledDays(db, rows);
  const expected = await linesWithExpected(db, ids);
  return new Map(
    rows.map((row) => {
      const isExpected = expected.has(row.id);
      return [row.id, { row, unbilled: unbilled.get(row.id) ?? row.on_rent_on, isExpected }];
    }),
  );
}

/** Returns a line. A second row for it reads what the first one has written. */
async function takeStored({ db }: ImportCall, { stored }: Warm, id: string): Promise<Partial<Stored>> {
  const found = stored.get(id) ?? (await storedLines(db, [id])).get(id);
  stored.delete(id);
  return found ?? {};
}

const refused = refusedBy({ contract_line_contract_id_line_no_key: { pointer: '/lineNo', code: 'taken' } });

/** Lines of contracts, in any state: what was delivered, extended, called off by telephone or corrected. */
export const lines: Kind<LineImport, CompanyLineDetail, Warm> = {
  name: 'lines',
  row: lineImport.row,

  warm: warmLines,

  foundBy: '/lineNo',
  async find({ references }, { contract, lineNo }, { numbered }) {
    const key = await references.find('contracts', contract);
    return (key && lineNo !== undefined && numbered.get(place(key.rowId, lineNo))) || null;
  },

  async write(call, sent, id, warm) {
    const { db, references, now } = call;
    const contractId = await references.idOf('contracts', sent.contract, '/contract');
    const contract = warm.contracts.get(contractId);
    if (!contract) throw unknownReference('/contract');
    const {
      row: stored = null,
      unbilled: before = null,
      isExpected = false,
    } = id === null ? {} : await takeStored(call, warm, id);
    if (stored && stored.contract_id !== contractId) throw unknownReference('/contract');
    if (stored && sent.archived) return voided(call, contract, stored);

    const row = toldOf(sent, stored);
    const isMoved = stored !== null && stored.status !== row.status;
    if (isMoved && !isValidAgain(stored, row)) assertMoves(stored, row.status);
    const merged = mergedLine(row, stored);
    const issues: ValidationIssue[] = [...timesIssues(merged, now), ...referenceIssues(warm, row, merged)];
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
    issues.push(...chargedUntilIssues(row, now, contract.time_zone));
    if (issues.length > 0) throw invalid(issues);

    const columns = { ...columnsOf(row, merged), ...(await relatedLines(call, row, contractId)) };
    if (!stored) return newLine(call, warm, contract, row, columns);
    const moves = isMoved || row.chargedUntil !== undefined;
    const set = { ...columns, ...(moves ? billingOf(row, contract.time_zone, before) : {}) };
    if (!isMoved && !differs(stored, set)) return { id: stored.id, changed: false };
    const clientId = contract.client_id;
    const status = isMoved ? row.status : undefined;
    const later = {
      changes: [{ table: 'contract_line' as const, clientId, before: stored, set, status }],
      inserts: extensionsOf(clientId, stored, merged.expectedOffRentAt, now),
      refused,
      after: isExpected ? () => repriceExpected(db, db.within(clientId), stored.id) : undefined,
    };
    return { id: stored.id, changed: true, later };
  },

  async takeBack({ db }, id) {
    await voidLine(db, id);
    return 'archived';
  },
  dependents: lineDependents,
  async fieldsOf(_db, read) {
    return new Map(read.map(({ id, item: { agreed } }) => [id, { rate: agreed && rateOf(agreed) }]));
  },

  async read(db, ids) {
    const rows = await ownedRows(db, 'contract_line', ids);
    const read = await lineReader({ db }, rows);
    const unbilled = await firstUnbilledDays(db, rows);
    return rows.map((row) => {
      const { externalId: _, ...item } = read(row);
      const chargedFrom = unbilled.get(row.id) ?? row.on_rent_on;
      return { id: row.id, item: { ...item, agreed: agreedOf(row), chargedFrom } };
    });
  },
};

/**
 * Returns what a row says. What was charged elsewhere and has arrived already says nothing new, even if days were invoiced
 * here since.
 */
function toldOf(sent: LineImport, stored: Row | null): LineImport {
  if (sent.archived) return asVoid(sent);
  return stored && repeatsCharged(sent, stored) ? { ...sent, chargedUntil: undefined } : sent;
}

/** Makes a line void, with the other rows of its batch. */
async function voided({ db }: ImportCall, { client_id: clientId }: Contract, stored: Row): Promise<Written> {
  if (stored.status === 'cancelled') return { id: stored.id, changed: false };
  await assertVoidable(db, stored);
  const [status] = VOIDED_LINE[stored.status];
  const changes = [{ table: 'contract_line' as const, clientId, before: stored, set: VOID_COLUMNS, status }];
  return { id: stored.id, changed: true, later: { changes, after: () => dropExpected(db, stored.id) } };
}

/** The off-hire that holds a line knows its number, its pick-up and its proof, so the line moves with it. */
function assertMoves({ status, off_hire_id: offHireId }: Row, to: LineImport['status']): void {
  const allowed = offHireId !== null && status !== 'returned' ? [] : IMPORTED_LINE[status];
  if (!allowed.includes(to)) throw illegalTransition(status, allowed);
}

/** Refuses a day before the rent begins, from which the days of centuries would be charged, and one far ahead. */
function chargedUntilIssues({ chargedUntil, onRentAt }: LineImport, now: Date, timeZone: string): ValidationIssue[] {
  if (chargedUntil === undefined) return [];
  const pointer = '/chargedUntil';
  const earliest = addDays(localDate(new Date(onRentAt), timeZone), -1);
  const latest = addDays(localDate(now, timeZone), CHARGED_AHEAD_DAYS);
  if (chargedUntil < earliest) return [{ pointer, code: 'too-early', params: { date: earliest } }];
  return chargedUntil > latest ? [{ pointer, code: 'too-late', params: { date: latest } }] : [];
}

const repeatsCharged = ({ chargedUntil }: LineImport, { charged_from: from }: Row): boolean =>
  chargedUntil !== undefined && from !== null && addDays(chargedUntil, 1) === from;

function referenceIssues(
  { trackings, currency }: Warm,
  { rate }: LineImport,
  { productCode, quantity }: Merged,
): ValidationIssue[] {
  const tracking = trackings.get(productCode);
  if (!tracking) return [{ pointer: '/productCode', code: 'reference' }];
  // A serialised product has one line for each machine (DOM-14).
  if (tracking === 'serialised' && quantity > 1)
    return [{ pointer: '/quantity', code: 'too-large', params: { max: 1 } }];
  return currencyIssues(rate, '/rate', currency);
}

/** Returns the columns of the lines that a row names. Throws 422 for lines of other contracts. */
async function relatedLines(call: ImportCall, { replacedByLine, splitFromLine }: LineImport, contractId: string) {
  const related = async (externalId: string | null | undefined, pointer: string) => {
    if (!externalId) return externalId;
    const id = await call.references.idOf('lines', externalId, pointer);
    const [line] = await ownedRows(call.db, 'contract_line', [id]);
    if (line?.contract_id !== contractId) throw unknownReference(pointer);
    return id;
  };
  return given({
    replaced_by_line_id: await related(replacedByLine, '/replacedByLine'),
    split_from_line_id: await related(splitFromLine, '/splitFromLine'),
  });
}

/** Returns the days from which a line is charged next, and billed next. */
function billingOf({ status, chargedUntil, onRentAt }: LineImport, timeZone: string, before: string | null) {
  const first =
    chargedUntil === undefined ? (before ?? localDate(new Date(onRentAt), timeZone)) : addDays(chargedUntil, 1);
  const isBilled = status === 'onRent' || status === 'offHired' || status === 'returned';
  return {
    ...(chargedUntil === undefined ? {} : { charged_from: first }),
    next_billing_on: isBilled ? nextBillingOn(first) : null,
  };
}

function newLine(
  { newId }: ImportCall,
  { lastNumbers }: Warm,
  { id: contract_id, client_id: clientId, time_zone: timeZone }: Contract,
  row: LineImport,
  columns: Readonly<Record<string, unknown>>,
): Written {
  const last = lastNumbers.get(contract_id) ?? 0;
  const line_no = row.lineNo ?? last + 1;
  lastNumbers.set(contract_id, Math.max(last, line_no));
  const unrelated = { replaced_by_line_id: null, split_from_line_id: null };
  const none = { fleet_number: null, serial_number: null, ...unrelated, ...rateColumns(null) };
  const id = newId();
  const own = { id, contract_id, line_no, status: row.status };
  const values = { ...none, ...columns, ...billingOf(row, timeZone, null), ...own };
  return { id, changed: true, later: { inserts: [{ table: 'contract_line', clientId, values }], refused } };
}

/** A later end is an extension, as if the client had asked for it (DOM-09). */
function extensionsOf(
  clientId: number,
  { id, status, expected_off_rent_at: before }: Row,
  after: Date | null,
  now: Date,
): NewRow[] {
  if (status !== 'onRent' || !before || !after || after <= before) return [];
  const values = {
    ...{ id: crypto.randomUUID(), contract_line_id: id, reason: null, extended_at: now, extended_by: null },
    ...{ expected_before: before, expected_after: after },
  };
  return [{ table: 'line_extension', clientId, values }];
}
