import { listSpendLines, type QueryOf, type SpendFigure, type SpendLine } from '@hireyard/contract';
import { type RawBuilder, sql } from 'kysely';
import { type Call, type ClientCall, route } from '../../http/route.ts';
import { billingWeekDaysOf } from '../billing-week-days.ts';
import { projectRef } from '../project-ref.ts';
import { mayRead } from '../resources.ts';
import { factsOf, isInPeriod, KEY_OF, periodOf } from './spend-facts.ts';
import { limitSums } from './sum-limit.ts';

interface Row {
  readonly figure: SpendFigure;
  readonly ref: string;
  readonly line_id: string | null;
  readonly document_id: string | null;
  readonly since: string | null;
  readonly to: string | null;
  readonly days: number | null;
  readonly amount: string;
  readonly currency: string;
  readonly cost_code: string | null;
  readonly project_id: string | null;
  readonly project_number: string | null;
  readonly project_name: string | null;
}

/** Lines of a figure (DOM-34). They add up to the figure. */
export const listSpendLinesRoute = route(listSpendLines, (call) => limitSums(call.scope.userId, () => linesOf(call)));

async function linesOf(call: Call<typeof listSpendLines>) {
  const { query } = call;
  const { page, size } = query;
  const facts = factsOf(call, query, await billingWeekDaysOf(call));
  const rows = await call.db
    .selectFrom(
      sql<Row>`(
        select fact.figure, fact.ref, fact.line_id, fact.document_id, min(fact.since)::text as since,
          max(fact."to")::text as "to", sum(fact.days)::int as days, sum(fact.amount)::numeric(16, 2)::text as amount,
          fact.currency, fact.cost_code, fact.project_id, project.number as project_number, project.name as project_name,
          row_number() over (order by array_position(array['invoiced', 'notInvoiced', 'forecast'], fact.figure),
            coalesce(min(fact.since), max(fact.month)) desc, sum(fact.amount) desc, fact.ref) as place
        from ${facts} as fact left join project on project.id = fact.project_id
        where ${sql.join(conditionsOf(call), sql` and `)}
        group by fact.figure, fact.ref, fact.line_id, fact.document_id, fact.currency, fact.cost_code, fact.project_id,
          project.number, project.name
        order by place limit ${size + 1} offset ${page * size}
      )`.as('rows'),
    )
    .selectAll()
    .execute();
  const items = await itemsOf(call, rows.slice(0, size));
  return { items, page, size, hasMore: rows.length > size };
}

function conditionsOf(call: ClientCall & { readonly query: QueryOf<typeof listSpendLines> }): RawBuilder<unknown>[] {
  const { by, key, figure, month, currency } = call.query;
  const conditions = [isInPeriod(sql`fact.month`, periodOf(call.query, call))];
  // An empty key means no project, cost code or group.
  if (key !== undefined) conditions.push(sql`${KEY_OF[by]} is not distinct from ${key === '' ? null : key}::text`);
  if (figure !== undefined) conditions.push(sql`fact.figure = ${figure}`);
  if (month !== undefined) conditions.push(sql`fact.month = ${`${month}-01`}::date`);
  if (currency !== undefined) conditions.push(sql`fact.currency = ${currency}`);
  return conditions;
}

/** Reads the details of lines, with one query each for invoices and machines. */
async function itemsOf(call: ClientCall, rows: readonly Row[]): Promise<SpendLine[]> {
  const documents = await documentsOf(call, rows);
  const machines = await machinesOf(call, rows);
  const texts = await textsOf(call, rows);
  return rows.map((row) => {
    const { figure, ref, amount, currency, since: from, to, days } = row;
    const machine = machines.get(row.line_id ?? '');
    const isBilled = figure === 'invoiced';
    const { rate_unit: unit = null, rate_price: price = null, rate_currency: rateCurrency = null } = machine ?? {};
    const hasRate = unit !== null && price !== null && rateCurrency !== null && !isBilled;
    return {
      id: `${figure} ${ref}`,
      figure,
      text: texts.get(ref) ?? null,
      productCode: machine?.product_code ?? null,
      fleetNumber: machine?.fleet_number ?? null,
      quantity: machine?.quantity ?? null,
      project: projectRef(row),
      costCode: row.cost_code,
      document: documents.get(row.document_id ?? '') ?? null,
      contract: machine ? { id: machine.contract_id, name: machine.contract_number } : null,
      from,
      to,
      days: isBilled ? null : days,
      rate: hasRate && call.scope.prices ? { unit, price: { amount: price, currency: rateCurrency } } : null,
      invoiced: isBilled ? { amount, currency } : null,
      rental: isBilled ? null : { amount, currency },
    };
  });
}

const some = (ids: readonly (string | null)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))];

/** Returns only documents that the caller may open, for links. */
async function documentsOf({ db, scope }: ClientCall, rows: readonly Row[]) {
  const ids = some(rows.map((row) => row.document_id));
  if (ids.length === 0 || !mayRead(scope, 'document')) return new Map<string, NonNullable<SpendLine['document']>>();
  const records = await db
    .selectFrom('document')
    .where('id', 'in', ids)
    .select(['id', 'number', 'type', 'issued_on', 'disputed'])
    .execute();
  return new Map(
    records.map(({ id, number: name, type, issued_on: issuedOn, disputed }) => [
      id,
      { id, name, type: type === 'creditNote' ? ('creditNote' as const) : ('invoice' as const), issuedOn, disputed },
    ]),
  );
}

async function machinesOf({ db }: ClientCall, rows: readonly Row[]) {
  const ids = some(rows.map((row) => row.line_id));
  if (ids.length === 0) return new Map<string, never>();
  const records = await db
    .selectFrom('contract_line')
    .where('id', 'in', ids)
    .select(['id', 'contract_id', 'contract_number', 'product_code', 'fleet_number', 'quantity'])
    .select(['rate_unit', 'rate_price', 'rate_currency'])
    .execute();
  return new Map(records.map((line) => [line.id, line]));
}

/** Texts of invoice lines require the right to documents, as on their page. */
async function textsOf({ db, scope }: ClientCall, rows: readonly Row[]) {
  const ids = rows.filter(({ figure }) => figure === 'invoiced').map(({ ref }) => ref);
  if (ids.length === 0 || !mayRead(scope, 'document')) return new Map<string, string>();
  const records = await db.selectFrom('document_line').where('id', 'in', ids).select(['id', 'text']).execute();
  return new Map(records.map(({ id, text }) => [id, text]));
}
