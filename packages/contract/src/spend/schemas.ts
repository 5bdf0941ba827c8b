import * as z from 'zod/mini';
import { Rate } from '../contracts/schemas.ts';
import { Money, visibleBy } from '../core/amount-schemas.ts';
import { EXPORT_FORMATS } from '../core/export.ts';
import { pagedQuery, pageOf, repeated } from '../core/list-schemas.ts';
import { LanguageCode, LocalDate, Named, Uuid } from '../core/primitive-schemas.ts';
import { printable } from '../core/text-schemas.ts';
import { INVOICE_TYPES } from '../documents/values.ts';
import { ProjectRef } from '../projects/reference-schemas.ts';
import { SPEND_FIGURES, SPEND_GROUPS } from './values.ts';

/** Month of a year: `2026-11`. */
export const Month = z.string().check(z.regex(/^(19|2\d)\d\d-(0[1-9]|1[0-2])$/));
const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));

/** Amounts of one currency, without VAT. Rents and forecasts exclude transport, insurance and fuel too (DOM-16). */
const figures = {
  /** Invoiced amount less credit notes. */
  invoiced: visibleBy('invoice', Money),
  /** Disputed part of the invoiced amount. */
  disputed: visibleBy('invoice', Money),
  notInvoiced: visibleBy('rental', Money),
  forecast: visibleBy('rental', Money),
};

/** Spend of a project, cost code or product group within the period, and its expected total. */
export const SpendRow = z.object({
  /** Id of the project, cost code or product group; null for amounts without one. */
  key: z.nullable(z.string()),
  /** Set for projects only, like the following fields. */
  project: z.nullable(z.object({ ...ProjectRef.shape, city: z.nullable(z.string()), to: z.nullable(LocalDate) })),
  ...figures,
  /**
   * Amount outside the period, part of the expected total. Like the following fields, null unless the caller may see
   * all parts.
   */
  outside: visibleBy('rental', Money),
  /** Expected total: all amounts above. */
  atEnd: visibleBy('rental', Money),
  budget: visibleBy('budget', Money),
  /** Expected total less budget; negative if below the budget. */
  over: visibleBy('rental', Money),
});
export type SpendRow = z.infer<typeof SpendRow>;

export const SpendMonth = z.object({ month: Month, ...figures });
export type SpendMonth = z.infer<typeof SpendMonth>;

/** Spend of a client in one currency: a page of groups, most expensive first, with all months (DOM-34). */
export const Spend = z.extend(pageOf(SpendRow), {
  today: LocalDate,
  from: Month,
  /** Null: up to the last month with an expected amount. */
  to: z.nullable(Month),
  /** Selected currency; null without spend. */
  currency: z.nullable(CurrencyCode),
  /** Totals per currency without conversion, the operating company's currency first. */
  currencies: z.array(z.object({ currency: CurrencyCode, ...figures })),
  /** Months with amounts, earliest first. */
  months: z.array(SpendMonth),
  /** Number of groups. */
  count: z.int(),
  /** Totals of all projects with amounts in the period and a budget in this currency. */
  budgets: z.object({
    projects: z.int(),
    budget: visibleBy('budget', Money),
    /** Number of projects expected to exceed their budget, and the total excess. */
    overCount: z.nullable(z.int()),
    over: visibleBy('rental', Money),
  }),
  /** Machines missing from the figures, or counted to an assumed end. */
  machines: z.object({
    /** On rent or planned without a rate. */
    withoutRate: z.int(),
    /** On rent or planned without a future end: forecast to the end of their project, for twelve months at most. */
    withoutEnd: z.int(),
  }),
});
export type Spend = z.infer<typeof Spend>;

/** Line behind a figure: of an invoice or credit note, or a machine over a range of days. */
export const SpendLine = z.object({
  /** Stable from page to page. */
  id: z.string(),
  figure: z.enum(SPEND_FIGURES),
  /** Text of the invoice line; null for a machine, which has a product. */
  text: z.nullable(z.string()),
  productCode: z.nullable(z.string()),
  fleetNumber: z.nullable(z.string()),
  quantity: z.nullable(z.int()),
  project: z.nullable(ProjectRef),
  costCode: z.nullable(z.string()),
  document: z.nullable(
    z.object({ ...Named.shape, type: z.enum(INVOICE_TYPES), issuedOn: LocalDate, disputed: z.boolean() }),
  ),
  contract: z.nullable(Named),
  /** Counted days, and the number of charged ones; null for an invoice line. */
  from: z.nullable(LocalDate),
  to: z.nullable(LocalDate),
  days: z.nullable(z.int()),
  rate: visibleBy('rental', Rate),
  /** Amount of an invoice or credit note. */
  invoiced: visibleBy('invoice', Money),
  /** Amount of a machine, due already or forecast. */
  rental: visibleBy('rental', Money),
});
export type SpendLine = z.infer<typeof SpendLine>;

const filters = {
  from: z.optional(Month),
  to: z.optional(Month),
  by: z._default(z.enum(SPEND_GROUPS), 'project'),
  project: repeated(Uuid),
  currency: z.optional(CurrencyCode),
};

export const spendSchemas = {
  getSpend: { query: pagedQuery(filters), response: Spend },
  listSpendLines: {
    query: pagedQuery({
      ...filters,
      /** Key of the group; an empty value selects amounts without one. */
      key: z.optional(z.string().check(z.maxLength(50), printable)),
      figure: z.optional(z.enum(SPEND_FIGURES)),
      month: z.optional(Month),
    }),
    response: pageOf(SpendLine),
  },
  exportSpend: {
    query: z.strictObject({
      from: filters.from,
      to: filters.to,
      project: filters.project,
      format: z._default(z.enum(EXPORT_FORMATS), 'csv'),
      lang: z._default(LanguageCode, 'en-US'),
    }),
  },
};
