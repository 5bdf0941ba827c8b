import { closeLine, deliverLine, type InvoicedLineEdit, issueInvoice } from '@hireyard/contract/backoffice';
import type { Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import { billedPeriods } from '../domain/billing.ts';
import { addDays, daysBetween, type LocalDate } from '../domain/calendar.ts';
import { mixedCharges } from '../domain/explain-bill.ts';
import { toMinor } from '../domain/money.ts';
import { holidaysOf } from '../services/main/holidays.ts';
import { chanceOf } from './chance.ts';
import { AT_ONCE, clientsOf, firstDayOf, type Rule, todayOf, type World } from './world.ts';

type Line = Selectable<Database['contract_line']>;

/** Machines arrive at the time that was agreed; the driver brings what the depot has. */
export const playDeliveries: Rule = async (world) => {
  const { db, actor, seed, startedAt } = world;
  const due = await db
    .selectFrom('contract_line')
    .innerJoin('product', 'product.code', 'contract_line.product_code')
    .select(['contract_line.id', 'on_rent_at', 'fleet_number', 'tracking'])
    .where('client_id', 'in', clientsOf(world))
    .where('contract_line.status', '=', 'planned')
    .where('on_rent_at', '>', startedAt)
    .where('on_rent_at', '<=', actor.now)
    .orderBy('on_rent_at')
    .orderBy('contract_line.id')
    .limit(AT_ONCE)
    .execute();
  let moves = 0;
  for (const { id, on_rent_at: at, fleet_number: known, tracking } of due) {
    const made = tracking === 'bulk' ? null : String(40_000 + Math.floor(chanceOf(seed, id, 'fleet') * 30_000));
    const body = { at: at.toISOString(), fleetNumber: known ?? made, serialNumber: null };
    if (await actor.act(deliverLine, { params: { id }, body })) moves += 1;
  }
  return moves;
};

/** Days until an invoice is due. */
const PAYMENT_DAYS = 30;

/** What came back is billed to its last day and closed; what stays longer is billed every four weeks. */
export const playBilling: Rule = async (world) => {
  const { db, actor, startedAt } = world;
  const ofCompany = db.selectFrom('contract_line').selectAll().where('client_id', 'in', clientsOf(world));
  const returned = await ofCompany
    .where('status', '=', 'returned')
    .where('returned_at', '>', startedAt)
    .where('returned_at', '<=', actor.now)
    .orderBy('returned_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  const running = await ofCompany
    .where('status', '=', 'onRent')
    .where('next_billing_on', '>=', firstDayOf(world))
    .where('next_billing_on', '<', todayOf(world))
    .orderBy('next_billing_on')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  let moves = 0;
  for (const lines of Map.groupBy([...returned, ...running], (line) => line.contract_id).values()) {
    if (await bill(world, lines)) moves += 1;
    for (const { id, status } of lines) {
      if (status === 'returned' && (await actor.act(closeLine, { params: { id } }))) moves += 1;
    }
  }
  return moves;
};

/** One invoice for the lines of a contract; false where there is nothing to charge. */
async function bill(world: World, lines: readonly Line[]): Promise<boolean> {
  const { db, actor } = world;
  const [first] = lines;
  if (!first) return false;
  const edits = (await Promise.all(lines.map((line) => chargesOf(world, line)))).flat();
  if (edits.length === 0) return false;
  const client = await db
    .selectFrom('contract')
    .innerJoin('corporate_client', 'corporate_client.id', 'contract.client_id')
    .select(['external_uuid', 'po_number'])
    .where('contract.id', '=', first.contract_id)
    .executeTakeFirstOrThrow();
  const issuedOn = todayOf(world);
  const { n } = await db
    .selectFrom('document')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('n'))
    .where('client_id', '=', first.client_id)
    .where('type', '=', 'invoice')
    .executeTakeFirstOrThrow();
  const body = {
    clientUuid: client.external_uuid,
    number: `I-${issuedOn.slice(2, 4)}${issuedOn.slice(5, 7)}-S${String(n + 1).padStart(4, '0')}`,
    issuedOn,
    dueOn: addDays(issuedOn, PAYMENT_DAYS),
    poNumber: client.po_number,
    lines: edits,
  };
  return (await actor.act(issueInvoice, { body })) !== null;
}

/** Days of the week that the demo's machines are charged for. */
const WEEK_DAYS = 5;
const DAYS_OF_UNIT = { day: 1, week: WEEK_DAYS, fourWeek: 4 * WEEK_DAYS } as const;

/** What of a line is not invoiced yet, up to its last day or yesterday. */
async function chargesOf(world: World, line: Line): Promise<InvoicedLineEdit[]> {
  const { rate_unit: unit, rate_price: price, rate_currency: currency } = line;
  if (unit === null || price === null || currency === null) return [];
  const rental = {
    from: await firstUnbilled(world, line),
    till: line.off_rent_on ?? addDays(todayOf(world), -1),
    rate: { unit, price: { amount: price, currency } },
    quantity: line.quantity,
    billingWeekDays: WEEK_DAYS,
    standDowns: [],
  } as const;
  if (rental.till < rental.from) return [];
  const mixed = await mixOf(world, line, rental);
  const text = line.fleet_number ? `${line.product_code} (${line.fleet_number})` : line.product_code;
  const edit = (from: LocalDate, till: LocalDate) => ({
    contractLineId: line.id,
    text: `${text}, ${from} – ${till}`,
    vatRate: VAT[world.company.code] ?? '0',
  });
  if (mixed) {
    const { charges, rates } = mixed;
    return charges.map(({ from, till, days, unit: of, units }) => ({
      ...edit(from, till),
      quantity: String(units * line.quantity),
      unit: of,
      price: rates[of].amount,
      period: { from, till, days },
    }));
  }
  return billedPeriods(rental)
    .filter(({ kind, days }) => kind === 'charge' && days > 0)
    .map(({ from, till, days }) => ({
      ...edit(from, till),
      quantity: String((days * line.quantity) / DAYS_OF_UNIT[unit]),
      unit,
      price,
      period: { from, till, days },
    }));
}
/** The standard rates of the demo's companies. */
const VAT: Readonly<Record<string, string>> = { NL: '21', DE: '19', PL: '23' };

/** The cheapest mix of the company's rates, without holidays (DOM-16); null where another price was agreed. */
async function mixOf({ db, company }: World, line: Line, range: { from: LocalDate; till: LocalDate }) {
  const { from, till } = range;
  const rate = await db
    .selectFrom('product_rate')
    .selectAll()
    .where('op_co', '=', company.code)
    .where('product_code', '=', line.product_code)
    .executeTakeFirst();
  const isListed = line.rate_unit === 'week' && line.rate_currency === rate?.currency;
  if (!rate || !isListed || toMinor(line.rate_price ?? '0') !== toMinor(rate.week)) return null;
  const depot = await db
    .selectFrom('depot')
    .select(['country', 'subdivision'])
    .where('id', '=', line.depot_id)
    .executeTakeFirstOrThrow();
  const holidays = await holidaysOf(depot, { from, days: daysBetween(from, till) + 1 }, 'en-US');
  const money = (amount: string) => ({ amount, currency: rate.currency });
  const rates = { day: money(rate.day), week: money(rate.week), fourWeek: money(rate.four_week) };
  return { rates, charges: mixedCharges(range, rates, WEEK_DAYS, new Set(holidays.map(({ date }) => date))) };
}

async function firstUnbilled({ db }: World, line: Line): Promise<LocalDate> {
  const invoiced = await db
    .selectFrom('rental_period')
    .select('ends_on')
    .where('contract_line_id', '=', line.id)
    .where('invoice_number', 'is not', null)
    .orderBy('ends_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (invoiced) return addDays(invoiced.ends_on, 1);
  const broken = await db
    .selectFrom('contract_line')
    .select('id')
    .where('replaced_by_line_id', '=', line.id)
    .limit(1)
    .executeTakeFirst();
  // The day of an exchange is charged for the machine that left (DOM-17).
  return broken ? addDays(line.on_rent_on, 1) : line.on_rent_on;
}
