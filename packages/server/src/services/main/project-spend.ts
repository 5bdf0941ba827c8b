import { getProjectSpend, type ProjectSpend } from '@hireyard/contract';
import { sql } from 'kysely';
import { type Route, route } from '../../http/route.ts';
import { billingWeekDaysOf } from '../billing-week-days.ts';
import { factsOf, seenFigures } from '../overview/spend-facts.ts';
import { rowOf } from '../row-of.ts';

interface Row {
  readonly currency: string;
  readonly invoiced: string | null;
  readonly notInvoiced: string | null;
  readonly documents: number;
  readonly lastOn: string | null;
}

/** GET /projects/{id}/spend: sums by currency, of the same facts as the spend of all projects (DOM-34). */
export const projectSpendRoutes: Route[] = [
  route(getProjectSpend, async (call): Promise<ProjectSpend> => {
    const { id } = await rowOf(call, 'project', call.params.id);
    const visible = seenFigures(call);
    const facts = factsOf(call, { project: [id] }, await billingWeekDaysOf(call));
    const rows = await call.db
      .selectFrom(
        sql<Row>`(
          select fact.currency, sum(fact.amount) filter (where fact.figure = 'invoiced')::numeric(16, 2)::text as invoiced,
            sum(fact.amount) filter (where fact.figure = 'notInvoiced')::numeric(16, 2)::text as "notInvoiced",
            count(distinct fact.document_id)::int as documents, max(document.issued_on)::text as "lastOn"
          from ${facts} as fact left join document on document.id = fact.document_id
          where fact.figure in ('invoiced', 'notInvoiced')
          group by fact.currency)`.as('sums'),
      )
      .selectAll()
      .orderBy('currency')
      .execute();
    return {
      invoiced: visible.invoiced
        ? rows.flatMap(({ currency, invoiced: amount, documents, lastOn }) =>
            amount === null || lastOn === null ? [] : [{ net: { amount, currency }, documents, lastOn }],
          )
        : null,
      notInvoiced: visible.rental
        ? rows.flatMap(({ currency, notInvoiced: amount }) => (amount === null ? [] : [{ amount, currency }]))
        : null,
    };
  }),
];
