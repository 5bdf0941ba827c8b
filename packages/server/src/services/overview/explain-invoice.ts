import { explainInvoice, type InvoiceExplanation, type Language } from '@hireyard/contract';
import { sql } from 'kysely';
import type { BillingWeekDays } from '../../domain/billing.ts';
import { daysBetween, localDate } from '../../domain/calendar.ts';
import { alternatives, explainedDays } from '../../domain/explain-bill.ts';
import { fromMinor, sum, toMinor, withTwoDecimals } from '../../domain/money.ts';
import { notFound } from '../../http/problem.ts';
import { type ClientCall, route } from '../../http/route.ts';
import { billingWeekDaysOf } from '../billing-week-days.ts';
import { dayCauses, unchargedDaysOf } from '../main/closed-days.ts';
import { tariffOf } from '../tariff.ts';
import { orderedAmounts } from './ordered-amounts.ts';

type BilledMachine = InvoiceExplanation['machines'][number];

/** GET /documents/{id}/explanation (DOM-23). */
export const explainInvoiceRoute = route(explainInvoice, async (call): Promise<InvoiceExplanation> => {
  const explanation = await billExplanation(call, call.params.id, call.query.lang);
  if (!explanation) throw notFound();
  const { weekDays, machines, currency } = explanation;
  const contractIds = [...new Set(machines.map(({ contract }) => contract.id))];
  return { weekDays, machines, orders: await orderedAmounts(call, contractIds, currency) };
});

/**
 * Explains the machines of an invoice whose charges equal the charges of their contract, to the cent. Null for a document
 * without amounts.
 */
export async function billExplanation(call: ClientCall, id: string, lang: Language) {
  const { db } = call;
  const invoice = await db
    .selectFrom('document')
    .where('id', '=', id)
    .select(['number', 'currency'])
    .executeTakeFirst();
  if (!invoice?.currency) return null;
  const { currency } = invoice;
  const weekDays = await billingWeekDaysOf(call);
  const lines = await linesOf(call, id);
  const ids = [...new Set(lines.map(({ machine_id: id }) => id))];
  const periods = ids.length === 0 ? [] : await periodsOf(call, ids, invoice.number);
  const machines: BilledMachine[] = [];
  for (const [id, ownLines] of Map.groupBy(lines, ({ machine_id: one }) => one)) {
    const own = periods.filter(({ contract_line_id: one }) => one === id);
    const machine = await explained(ownLines, own, { weekDays, currency, lang });
    if (machine) machines.push(machine);
  }
  return { weekDays, machines, currency };
}

type Line = Awaited<ReturnType<typeof linesOf>>[number];
const linesOf = ({ db }: ClientCall, id: string) =>
  db
    .selectFrom('document_line')
    .innerJoin('contract_line', 'contract_line.id', 'document_line.contract_line_id')
    .innerJoin('depot', 'depot.id', 'contract_line.depot_id')
    .where('document_line.document_id', '=', id)
    .select(['document_line.id', 'unit', 'price', 'net', 'contract_line.id as machine_id'])
    .select(['contract_id', 'contract_number', 'fleet_number', 'off_rent_on', 'returned_at'])
    .select(['contract_line.product_code', 'contract_line.time_zone', dayCauses])
    .select(['agreed_day', 'agreed_week', 'agreed_four_week', 'rate_unit', 'rate_price', 'rate_currency'])
    .select(sql<string>`trim_scale(document_line.quantity)::text`.as('quantity'))
    .orderBy('document_line.line_no')
    .execute();

type Period = Awaited<ReturnType<typeof periodsOf>>[number];
/** Selects the charges of the invoice, and the stand-downs of the same machines. */
const periodsOf = ({ db }: ClientCall, ids: readonly string[], number: string) =>
  db
    .selectFrom('rental_period')
    .where('contract_line_id', 'in', ids)
    .where((eb) => eb.or([eb('invoice_number', '=', number), eb('kind', '=', 'standDown')]))
    .select(['contract_line_id', 'starts_on as from', 'ends_on as to', 'kind', 'days', 'pieces', 'amount'])
    .orderBy('starts_on')
    .execute();

interface Setting {
  readonly weekDays: BillingWeekDays;
  readonly currency: string;
  readonly lang: Language;
}

/** Returns null if the invoice lines differ from the charged periods of the contract. */
async function explained(
  lines: readonly Line[],
  periods: readonly Period[],
  { weekDays, currency, lang }: Setting,
): Promise<BilledMachine | null> {
  const [line] = lines;
  const open = periods.filter(({ kind }) => kind === 'charge');
  const money = (amount: string) => ({ amount, currency });
  const charges: BilledMachine['charges'] = [];
  const counts = new Set<number>();
  for (const { id: lineId, unit, quantity, price, net } of lines) {
    const index = open.findIndex(({ amount }) => amount !== null && toMinor(amount) === toMinor(net));
    const [period] = index < 0 ? [] : open.splice(index, 1);
    if (!period || unit === 'piece') return null;
    const { from, to, days } = period;
    counts.add(period.pieces);
    charges.push({ lineId, from, to, days, quantity, unit, price: money(price), net: money(net) });
  }
  const [first, last] = [
    charges.map(({ from }) => from).toSorted()[0],
    charges
      .map(({ to }) => to)
      .toSorted()
      .at(-1),
  ];
  // Number of pieces at that time. Some may have been taken off hire since.
  const [pieces] = counts;
  if (!line || pieces === undefined || counts.size > 1 || first === undefined || last === undefined) return null;
  const length = daysBetween(first, last) + 1;
  const returnedOn = line.returned_at && localDate(line.returned_at, line.time_zone);
  const days = explainedDays({
    charges,
    standDowns: periods.filter(({ kind }) => kind === 'standDown'),
    holidays: await unchargedDaysOf(line.day_causes, { from: first, days: length }, lang),
    weekDays,
    stopped: line.off_rent_on === null ? null : { offRentOn: line.off_rent_on, returnedOn },
  });
  const net = sum(charges.flatMap((charge) => charge.net ?? []));
  if (!days || !net) return null;
  return {
    contract: { id: line.contract_id, number: line.contract_number },
    productCode: line.product_code,
    fleetNumber: line.fleet_number,
    pieces,
    from: first,
    to: last,
    days,
    charges,
    net,
    mixes: mixesOf(line, { charges, net: net.amount, pieces }, weekDays).map(({ mix, net: amount }) => ({
      mix,
      net: money(amount),
    })),
  };
}

interface Charged extends Pick<BilledMachine, 'charges' | 'pieces'> {
  readonly net: string;
}
/** Returns other rate mixes than the billed one, for all units. Empty if it was not billed by a mix of agreed rates. */
function mixesOf(line: Line, { charges, net, pieces }: Charged, weekDays: BillingWeekDays) {
  const rates = tariffOf(line);
  if (!rates || 'unit' in rates) return [];
  const isAtRate = ({ unit, price }: (typeof charges)[number]) => {
    const agreed = rates[unit];
    return agreed !== null && toMinor(price?.amount ?? '0') === toMinor(agreed.amount);
  };
  if (!charges.every(isAtRate)) return [];
  const mixes = alternatives(
    charges.reduce((total, charge) => total + charge.days, 0),
    rates,
    weekDays,
  ).map(({ mix, net: one }) => ({ mix, net: fromMinor(toMinor(one) * BigInt(pieces)) }));
  return mixes[0]?.net === withTwoDecimals(net) ? mixes : [];
}
