import * as z from 'zod/mini';
import { Rate } from '../contracts/schemas.ts';
import { Money, visibleBy } from '../core/amount-schemas.ts';
import { EXPORT_FORMATS } from '../core/export.ts';
import { pagedQuery, pageOf, repeated } from '../core/list-schemas.ts';
import { LanguageCode, LocalDate, Named, Uuid } from '../core/primitive-schemas.ts';
import { printable } from '../core/text-schemas.ts';
import { ProjectRef } from '../projects/reference-schemas.ts';
import { SPEND_FIGURES, SPEND_GROUPS } from './values.ts';

/** A month of a year, `2026-11`. */
export const Month = z.string().check(z.regex(/^(19|2\d)\d\d-(0[1-9]|1[0-2])$/));
const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));

/** Amounts of one currency. Without VAT; rents and forecasts without transport, insurance and fuel too (DOM-16). */
const figures = {
  /** What was invoiced, less what was credited. */
  invoiced: visibleBy('invoice', Money),
  /** How much of it is in dispute. */
  disputed: visibleBy('invoice', Money),
  notInvoiced: visibleBy('rental', Money),
  forecast: visibleBy('rental', Money),
};

/** What of a project, cost code or product group is in the period, and where it will end. */
export const SpendRow = z.object({
  /** The id of a project, a cost code or a product group; null for what has none. */
  key: z.nullable(z.string()),
  /** Of a project alone, like what follows. */
  project: z.nullable(z.object({ ...ProjectRef.shape, city: z.nullable(z.string()), to: z.nullable(LocalDate) })),
  ...figures,
  /** What lies outside the period, whenever: it counts for the end. Null for who misses a part of it, like what follows. */
  outside: visibleBy('rental', Money),
  /** What it will have cost: all of the above. */
  atEnd: visibleBy('rental', Money),
  budget: visibleBy('budget', Money),
  /** How much is over the budget at the end; less than nothing is left. */
  over: visibleBy('rental', Money),
});
export type SpendRow = z.infer<typeof SpendRow>;

export const SpendMonth = z.object({ month: Month, ...figures });
export type SpendMonth = z.infer<typeof SpendMonth>;

/** What a client spends in one currency: a page of groups, the dearest first, with all of its months (DOM-30). */
export const Spend = z.extend(pageOf(SpendRow), {
  today: LocalDate,
  from: Month,
  /** Null: up to the last month that something is expected in. */
  to: z.nullable(Month),
  /** The one on show; null where nothing was spent. */
  currency: z.nullable(CurrencyCode),
  /** Sums of each currency, never added to one another; the operating company's own first. */
  currencies: z.array(z.object({ currency: CurrencyCode, ...figures })),
  /** Months with something in them, the first first. */
  months: z.array(SpendMonth),
  /** How many groups there are. */
  count: z.int(),
  /** Over all projects that have something in the period and a budget in this currency. */
  budgets: z.object({
    projects: z.int(),
    budget: visibleBy('budget', Money),
    /** How many of them will be over it, and by how much together. */
    overCount: z.nullable(z.int()),
    over: visibleBy('rental', Money),
  }),
  /** Machines that are not in the figures, or not to their end. */
  machines: z.object({
    /** On rent or planned without a rate. */
    withoutRate: z.int(),
    /** On rent or planned without an end that is ahead, on a project without one either: not in the forecast. */
    withoutEnd: z.int(),
  }),
});
export type Spend = z.infer<typeof Spend>;

/** A line behind a figure: of an invoice or credit note, or a machine for a stretch of days. */
export const SpendLine = z.object({
  /** Stays the same from page to page. */
  id: z.string(),
  figure: z.enum(SPEND_FIGURES),
  /** What the invoice says; null of a machine, which its product names. */
  text: z.nullable(z.string()),
  productCode: z.nullable(z.string()),
  fleetNumber: z.nullable(z.string()),
  quantity: z.nullable(z.int()),
  project: z.nullable(ProjectRef),
  costCode: z.nullable(z.string()),
  document: z.nullable(
    z.object({ ...Named.shape, type: z.enum(['invoice', 'creditNote']), issuedOn: LocalDate, disputed: z.boolean() }),
  ),
  contract: z.nullable(Named),
  /** The days that are counted, and how many of them are charged; null of an invoice's line. */
  from: z.nullable(LocalDate),
  to: z.nullable(LocalDate),
  days: z.nullable(z.int()),
  rate: visibleBy('rental', Rate),
  /** Of an invoice or credit note. */
  invoiced: visibleBy('invoice', Money),
  /** Of a machine, whether it is due by now or to come. */
  rental: visibleBy('rental', Money),
});
export type SpendLine = z.infer<typeof SpendLine>;

const asked = {
  from: z.optional(Month),
  to: z.optional(Month),
  by: z._default(z.enum(SPEND_GROUPS), 'project'),
  project: repeated(Uuid),
  currency: z.optional(CurrencyCode),
};

export const spendSchemas = {
  getSpend: { query: pagedQuery(asked), response: Spend },
  listSpendLines: {
    query: pagedQuery({
      ...asked,
      /** Of the group; nothing between the quotes for what has none. */
      key: z.optional(z.string().check(z.maxLength(50), printable)),
      figure: z.optional(z.enum(SPEND_FIGURES)),
      month: z.optional(Month),
    }),
    response: pageOf(SpendLine),
  },
  exportSpend: {
    query: z.strictObject({
      from: asked.from,
      to: asked.to,
      project: asked.project,
      format: z._default(z.enum(EXPORT_FORMATS), 'csv'),
      lang: z._default(LanguageCode, 'en-US'),
    }),
  },
};
