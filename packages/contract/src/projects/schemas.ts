import * as z from 'zod/mini';
import { Address } from '../addresses/address-schemas.ts';
import { EnteredMoney, Money, visibleBy } from '../core/amount-schemas.ts';
import { LocalDate, Uuid } from '../core/primitive-schemas.ts';
import { fieldsRule } from '../core/rule-schemas.ts';
import { lineOf, optionalLineOf } from '../core/text-schemas.ts';
import { PROJECT_ACTIONS, PROJECT_STATUSES } from './values.ts';

/** A project in a list: where and when it is, and how many contract lines are on rent there. */
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
  /** What new orders for the project start with. */
  defaultPo: z.nullable(z.string()),
  defaultCostCode: z.nullable(z.string()),
  budget: visibleBy('budget', Money),
  actions: z.array(z.enum(PROJECT_ACTIONS)),
  version: z.int(),
});
export type Project = z.infer<typeof Project>;

/** What a project has cost so far: an amount for each currency, since they are never added up (DOM-16). */
export const ProjectSpend = z.object({
  invoiced: visibleBy(
    'invoice',
    z.array(
      z.object({
        /** Without VAT, less what was credited. */
        net: Money,
        /** How many invoices and credit notes it comes from. */
        documents: z.int(),
        /** When the latest of them was issued. */
        lastOn: LocalDate,
      }),
    ),
  ),
});
export type ProjectSpend = z.infer<typeof ProjectSpend>;

/** What a user enters of a project. A budget that the caller may not see stays as it is. */
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
