import { type DocumentAmounts, getDocumentAmounts } from '@hireyard/contract';
import { type RawBuilder, sql } from 'kysely';
import { localDate } from '../../domain/calendar.ts';
import { route } from '../../http/route.ts';
import { isOwed } from './overdue.ts';

const FIGURES = ['open', 'overdue', 'disputed'] as const;
type Figure = (typeof FIGURES)[number];
type Row = { readonly currency: string } & Record<Figure, string> & Record<`${Figure}Count`, number>;

/**
 * GET /documents/amounts (DOM-06): sums by currency, never across currencies (DOM-16). Reads the index of unpaid
 * invoices, which are few.
 */
export const documentAmountsRoute = route(getDocumentAmounts, async ({ db, scope, now }): Promise<DocumentAmounts> => {
  const which: Record<Figure, RawBuilder<unknown>> = {
    open: sql`true`,
    overdue: sql`due_on < ${localDate(now, scope.timeZone)}::date`,
    disputed: sql`disputed`,
  };
  const sums = FIGURES.map(
    (figure) => sql`coalesce(sum(due) filter (where ${which[figure]}), 0)::numeric(14, 2)::text as ${sql.ref(figure)},
      (count(*) filter (where ${which[figure]}))::int as ${sql.ref(`${figure}Count`)}`,
  );
  const rows = await db
    .selectFrom(
      sql<Row>`(select currency, ${sql.join(sums)} from document
        where ${isOwed()} group by currency)`.as('sums'),
    )
    .selectAll()
    .orderBy('currency')
    .execute();
  const isSeen = scope.rights.has('invoice-view');
  return {
    currencies: rows.map((row) => {
      const sumOf = (figure: Figure) => ({
        amount: isSeen ? { amount: row[figure], currency: row.currency } : null,
        invoices: row[`${figure}Count`],
      });
      return { currency: row.currency, open: sumOf('open'), overdue: sumOf('overdue'), disputed: sumOf('disputed') };
    }),
  };
});
