import { closeLine, type InvoicedLineEdit, issueInvoice } from '@hireyard/contract/backoffice';
import type { Selectable } from 'kysely';
import { COMPANIES, PAYMENT_DAYS } from '../database/seed/companies.ts';
import type { Database } from '../database/tables.ts';
import { billedText } from '../domain/billed-text.ts';
import { BILLING_CYCLE_DAYS, chargesOf, type DateRange, daysOf } from '../domain/billing.ts';
import { addDays, daysBetween, type LocalDate } from '../domain/calendar.ts';
import { firstUnbilled } from '../services/first-unbilled.ts';
import { dayCauses, unchargedDatesOf } from '../services/main/closed-days.ts';
import { namesOfProducts } from '../services/names-of-products.ts';
import { tariffOf } from '../services/tariff.ts';
import { invoiceNumber } from './invoice-number.ts';
import { AT_ONCE, clientsOf, firstDayOf, type Rule, todayOf, type World } from './world.ts';

type Line = Selectable<Database['contract_line']>;

/** Bills returned machines to their last day and closes them. Longer rentals are billed every four weeks. */
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
    .where('next_billing_on', '<=', todayOf(world))
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

/** Creates one invoice for the lines of a contract. False if there is nothing to charge. */
async function bill(world: World, lines: readonly Line[]): Promise<boolean> {
  const { db, actor } = world;
  const [first] = lines;
  if (!first) return false;
  const edits = (await Promise.all(lines.map((line) => chargesOfLine(world, line)))).flat();
  if (edits.length === 0) return false;
  const client = await db
    .selectFrom('contract')
    .innerJoin('corporate_client', 'corporate_client.id', 'contract.client_id')
    .select(['external_uuid', 'po_number'])
    .where('contract.id', '=', first.contract_id)
    .executeTakeFirstOrThrow();
  const issuedOn = todayOf(world);
  const body = {
    client: client.external_uuid,
    number: await invoiceNumber(world, 'I'),
    issuedOn,
    dueOn: addDays(issuedOn, PAYMENT_DAYS),
    poNumber: client.po_number,
    lines: edits,
    notify: 'all' as const,
  };
  return (await actor.act(issueInvoice, { body })) !== null;
}

/** Returns the uninvoiced charges of a line, up to its last day or the end of its last whole cycle. */
async function chargesOfLine(world: World, line: Line): Promise<InvoicedLineEdit[]> {
  const { quantity } = line;
  const tariff = tariffOf(line);
  const to = line.off_rent_on ?? endOfCycle(line, todayOf(world));
  if (tariff === null || to === null) return [];
  const from = await firstUnbilled(world.db, line);
  if (to < from) return [];
  const free = await freeDaysOf(world, line, { from, to });
  const { language, weekDays } = world.company;
  const product = { name: await nameOf(world, line), fleetNumber: line.fleet_number, quantity };
  return chargesOf({ from, to, tariff, quantity, weekDays, free })
    .filter(({ days }) => days > 0)
    .map((charge) => ({
      line: line.id,
      text: billedText(product, charge, language),
      quantity: charge.quantity,
      unit: charge.unit,
      price: charge.price.amount,
      vatRate: COMPANIES.find(({ code }) => code === world.company.code)?.vatRate ?? '0',
      period: { from: charge.from, to: charge.to, days: charge.days, pieces: quantity },
    }));
}

/** Returns the last day to bill for a machine on rent. Counts whole cycles, also after a long delay. */
function endOfCycle({ next_billing_on: next }: Line, today: LocalDate): LocalDate | null {
  if (next === null || next > today) return null;
  const cycles = Math.floor(daysBetween(next, today) / BILLING_CYCLE_DAYS);
  return addDays(next, cycles * BILLING_CYCLE_DAYS - 1);
}

/** Returns the days of a line that are not charged, such as public holidays and stand-downs. */
async function freeDaysOf({ db }: World, line: Line, { from, to }: DateRange): Promise<ReadonlySet<LocalDate>> {
  const standDowns = await db
    .selectFrom('rental_period')
    .select(['starts_on as from', 'ends_on as to'])
    .where('contract_line_id', '=', line.id)
    .where('kind', '=', 'standDown')
    .execute();
  const depot = await db
    .selectFrom('depot')
    .select(dayCauses)
    .where('id', '=', line.depot_id)
    .executeTakeFirstOrThrow();
  const uncharged = await unchargedDatesOf(depot.day_causes, { from, days: daysBetween(from, to) + 1 });
  return new Set([...uncharged, ...standDowns.flatMap(daysOf)]);
}

async function nameOf({ own, company }: World, { product_code: code }: Line): Promise<string> {
  return (await namesOfProducts(own, company.language, [code])).get(code) ?? code;
}
