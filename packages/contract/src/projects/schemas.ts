import * as z from 'zod/mini';
import { Address } from '../addresses/address-schemas.ts';
import { EnteredMoney, Money, visibleBy } from '../core/amount-schemas.ts';
import { LocalDate, Uuid } from '../core/primitive-schemas.ts';
import { fieldsRule } from '../core/rule-schemas.ts';
import { lineOf, optionalLineOf } from '../core/text-schemas.ts';
import { PROJECT_ACTIONS, PROJECT_STATUSES } from './values.ts';

/** Project in a list: its place and period, and its number of contract lines on rent. */
export const ProjectSummary = z.object({
  id: Uuid,
  number: z.string(),
  name: z.string(),
  status: z.enum(PROJECT_STATUSES),
  city: z.nullable(z.string()),
  from: z.nullable(LocalDate),
  to: z.nullable(LocalDate),
  onRentCount: z.int(),
});
export type ProjectSummary = z.infer<typeof ProjectSummary>;

export const Project = z.object({
  ...ProjectSummary.shape,
  address: z.nullable(Address),
  siteContact: z.nullable(
    z.object({ id: Uuid, name: z.string(), phone: z.nullable(z.string()), email: z.nullable(z.string()) }),
  ),
  /** Defaults of new orders for the project. */
  defaultPo: z.nullable(z.string()),
  defaultCostCode: z.nullable(z.string()),
  budget: visibleBy('budget', Money),
  actions: z.array(z.enum(PROJECT_ACTIONS)),
  version: z.int(),
});
export type Project = z.infer<typeof Project>;

/** Cost of a project so far, one amount per currency without conversion (DOM-16). */
export const ProjectSpend = z.object({
  invoiced: visibleBy(
    'invoice',
    z.array(
      z.object({
        /** Excludes VAT. Credit notes are subtracted. */
        net: Money,
        /** Number of invoices and credit notes in the amount. */
        documents: z.int(),
        /** Date of the latest one. */
        lastOn: LocalDate,
      }),
    ),
  ),
  /** Rent up to today that is not invoiced yet, by currency. Excludes VAT. */
  notInvoiced: visibleBy('rental', z.array(Money)),
});
export type ProjectSpend = z.infer<typeof ProjectSpend>;

/** Input for a project. A budget that the caller may not see remains unchanged. */
export const ProjectEdit = z
  .object({
    number: lineOf(30),
    name: lineOf(120),
    addressId: z.nullable(Uuid),
    siteContactId: z.nullable(Uuid),
    defaultPo: optionalLineOf(50),
    defaultCostCode: optionalLineOf(50),
    from: z.nullable(LocalDate),
    to: z.nullable(LocalDate),
    budget: z.nullable(EnteredMoney),
  })
  .check(
    fieldsRule(['from', 'to'], ({ from, to }) => from === null || to === null || from <= to, {
      path: ['to'],
      code: 'before-from',
    }),
  );
export type ProjectEdit = z.infer<typeof ProjectEdit>;

export const projectSchemas = {
  listProjects: { item: ProjectSummary },
  getProject: { response: Project },
  getProjectSpend: { response: ProjectSpend },
  createProject: { body: ProjectEdit, response: Project },
  putProject: { body: ProjectEdit, response: Project },
  closeProject: { response: Project },
  reopenProject: { response: Project },
};
