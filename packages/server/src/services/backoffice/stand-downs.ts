import { addStandDown, takeBackStandDown } from '@hireyard/contract/backoffice';
import { sql } from 'kysely';
import type { ClientDb } from '../../database/client/client-db.ts';
import type { CompanyDb } from '../../database/client/company-db.ts';
import { type BillingWeekDays, chargesOf, type DateRange, daysOf } from '../../domain/billing.ts';
import { COMPANY_LINE, companyLineActions, standDownIssue } from '../../domain/company-lines.ts';
import { illegalTransition, invalid } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import { firstUnbilled } from '../first-unbilled.ts';
import { chargeColumns, standDownColumns } from '../rental-periods.ts';
import { tariffOf } from '../tariff.ts';
import { companyOf } from './company-of.ts';
import { type LineRow, locked, readLine } from './lines.ts';

/** POST /backoffice/contract-lines/{id}/stand-downs and …/take-back: days of a machine that are not charged (DOM-16). */
export const standDownRoutes: Route[] = [
  route(addStandDown, async (call) => {
    const { db, row } = await lockedAtSite(call);
    const range: DateRange = call.body;
    const periods = await periodsOf(db, row.id);
    const fixed = periods.filter(({ kind, invoice_number: invoice }) => kind === 'standDown' || invoice !== null);
    const issue = standDownIssue(range, await firstUnbilled(db, row), fixed);
    if (issue) throw invalid([issue]);
    const { billingWeekDays: weekDays } = await companyOf(call);
    const expected = periods.filter((one) => !fixed.includes(one));
    const standDowns = [...fixed.filter(({ kind }) => kind === 'standDown'), range];
    const rented = { quantity: row.quantity, currency: row.rate_currency };
    await call.db.replacePeriods(
      row.id,
      expected.map(({ id }) => id),
      [
        { id: crypto.randomUUID(), contract_line_id: row.id, ...standDownColumns(rented, range, weekDays) },
        ...expectedCharges(row, expected, standDowns, weekDays),
      ],
    );
    await db.update('contract_line', row, {});
    return readLine(call, row.id);
  }),

  route(takeBackStandDown, async (call) => {
    const { db, row } = await lockedAtSite(call);
    const periods = await periodsOf(db, row.id);
    const taken = periods.find(({ kind, from }) => kind === 'standDown' && from === call.body.from);
    if (!taken) throw invalid([{ pointer: '/from', code: 'reference' }]);
    const date = await firstUnbilled(db, row);
    if (taken.from < date) throw invalid([{ pointer: '/from', code: 'too-early', params: { date } }]);
    const expected = periods.filter(isExpected);
    const standDowns = periods.filter((one) => one.kind === 'standDown' && one !== taken);
    const { billingWeekDays } = await companyOf(call);
    const charges = expectedCharges(row, expected, standDowns, billingWeekDays);
    const replaced = charges.length > 0 ? [taken, ...expected] : [taken];
    await call.db.replacePeriods(
      row.id,
      replaced.map(({ id }) => id),
      charges,
    );
    await db.update('contract_line', row, {});
    return readLine(call, row.id);
  }),
];

/** Locks the client and returns a line. Throws 409 where no machine can stand down. */
async function lockedAtSite(call: Parameters<typeof locked>[0]): ReturnType<typeof locked> {
  const found = await locked(call);
  const { status } = found.row;
  if (!companyLineActions(status).includes('standDown')) throw illegalTransition(status, COMPANY_LINE[status]);
  return found;
}

type Period = Awaited<ReturnType<typeof periodsOf>>[number];
const periodsOf = (db: ClientDb, id: string) =>
  db
    .selectFrom('rental_period')
    .where('contract_line_id', '=', id)
    .select(['id', 'kind', 'pieces', 'invoice_number', 'starts_on as from', 'ends_on as to'])
    .orderBy('starts_on')
    .execute();

const isExpected = ({ kind, invoice_number: invoice }: Period) => kind === 'charge' && invoice === null;

/** Returns the lines with charges that are expected and not invoiced. */
export async function linesWithExpected(
  { selectFrom }: Pick<CompanyDb, 'selectFrom'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await selectFrom('rental_period')
    .where(sql<boolean>`contract_line_id = any(${[...ids]}::uuid[])`)
    .where('kind', '=', 'charge')
    .where('invoice_number', 'is', null)
    .select('contract_line_id as id')
    .distinct()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Prices what a line is expected to be charged by its rate of now. What is invoiced stays (DOM-16). */
export async function repriceExpected(db: CompanyDb, client: ClientDb, id: string): Promise<void> {
  const periods = await periodsOf(client, id);
  const expected = periods.filter(isExpected);
  if (expected.length === 0) return;
  const row = await client.selectFrom('contract_line').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  const standDowns = periods.filter(({ kind }) => kind === 'standDown');
  const { billingWeekDays } = await companyOf({ db });
  const charges = expectedCharges(row, expected, standDowns, billingWeekDays);
  if (charges.length === 0) return;
  await db.replacePeriods(
    id,
    expected.map((period) => period.id),
    charges,
  );
}

/** Prices all expected charges of a line anew, without its stand-downs. */
function expectedCharges(
  row: LineRow,
  expected: readonly Period[],
  standDowns: readonly DateRange[],
  weekDays: BillingWeekDays,
) {
  const tariff = tariffOf(row);
  const from = expected.map((one) => one.from).toSorted()[0];
  const to = expected
    .map((one) => one.to)
    .toSorted()
    .at(-1);
  if (!tariff || from === undefined || to === undefined) return [];
  const { quantity } = row;
  const free = new Set(standDowns.flatMap(daysOf));
  return chargesOf({ from, to, tariff, quantity, weekDays, free })
    .filter(({ days }) => days > 0)
    .map((charge) => ({ id: crypto.randomUUID(), contract_line_id: row.id, ...chargeColumns(row, charge) }));
}
