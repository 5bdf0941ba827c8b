import * as z from 'zod/mini';
import { Money, visibleBy } from '../core/amount-schemas.ts';
import { filterQuery, pagedFilterQuery, pageOf } from '../core/list-schemas.ts';
import { Instant, LocalDate, Named, PostalAddress, Uuid } from '../core/primitive-schemas.ts';
import { OffHire } from '../off-hires/schemas.ts';
import { ProjectRef } from '../projects/reference-schemas.ts';
import {
  CONTRACT_ACTIONS,
  CONTRACT_STATUSES,
  LINE_ACTIONS,
  LINE_FILTERS,
  LINE_STATUS_FILTERS,
  LINE_STATUSES,
} from './values.ts';

/** The price of one unit of a machine for one period; excludes VAT, transport, insurance and fuel (DOM-10). */
export const Rate = z.object({ unit: z.enum(['day', 'week', 'fourWeek']), price: Money });

export const DepotRef = z.object({ id: Uuid, name: z.string(), phone: z.string(), timeZone: z.string() });

/** One machine (or a quantity of a bulk product) on a contract, as the list of machines shows it (RT-09). */
export const ContractLine = z.object({
  id: Uuid,
  contractId: Uuid,
  contractNumber: z.string(),
  lineNo: z.int(),
  status: z.enum(LINE_STATUSES),
  /** Whole days past the expected date in the depot's time zone; 0 when not overdue. */
  overdueDays: z.int(),
  productCode: z.string(),
  fleetNumber: z.nullable(z.string()),
  serialNumber: z.nullable(z.string()),
  quantity: z.int(),
  qtyPendingPickup: z.int(),
  qtyReturned: z.int(),
  onRentAt: Instant,
  /** Null: open-ended. */
  expectedOffRentAt: z.nullable(Instant),
  offRentAt: z.nullable(Instant),
  returnedAt: z.nullable(Instant),
  offHireNumber: z.nullable(z.string()),
  project: z.nullable(ProjectRef),
  poNumber: z.nullable(z.string()),
  costCode: z.nullable(z.string()),
  city: z.string(),
  depot: z.object({ id: Uuid, name: z.string(), timeZone: z.string() }),
  /** Null where the caller may not see prices (DOM-10). */
  rate: visibleBy('rental', Rate),
  /** The off-hire that holds the line now. */
  offHireId: z.nullable(Uuid),
  actions: z.array(z.enum(LINE_ACTIONS)),
});
export type ContractLine = z.infer<typeof ContractLine>;

const ContractHead = z.object({
  id: Uuid,
  number: z.string(),
  status: z.enum(CONTRACT_STATUSES),
  orderNumber: z.nullable(z.string()),
  project: z.nullable(ProjectRef),
  poNumber: z.nullable(z.string()),
  costCode: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  city: z.string(),
  /** First and last day of rent over the live lines; `to` null when one is open-ended. */
  from: z.nullable(Instant),
  to: z.nullable(Instant),
  depot: Named,
});

/** A contract in a list: its references and how many lines it has in all and on rent. */
export const ContractSummary = z.object({ ...ContractHead.shape, lineCount: z.int(), onRentCount: z.int() });
export type ContractSummary = z.infer<typeof ContractSummary>;

/** A stretch of a line's rental: charged, or stand-down (not charged, e.g. a holiday). Days are billable days. */
export const RentalPeriod = z.object({
  from: LocalDate,
  to: LocalDate,
  kind: z.enum(['charge', 'standDown']),
  days: z.int(),
  amount: visibleBy('rental', Money),
  invoiceNumber: z.nullable(z.string()),
  /** The document of that number, where the caller may open it. */
  invoiceId: z.nullable(Uuid),
});

/** The expected end of a line was moved, by a user who may have said why. */
const LineExtension = z.object({
  from: Instant,
  to: Instant,
  reason: z.nullable(z.string()),
  at: Instant,
  by: z.nullable(Named),
});

export const ContractDetailLine = z.object({
  ...ContractLine.shape,
  periods: z.array(RentalPeriod),
  nextBillingDate: z.nullable(LocalDate),
  /** How its expected end was moved, in order. */
  extensions: z.array(LineExtension),
  /** The line that replaced this one after a breakdown, and the one this replaced (DOM-17). */
  replacedByLineId: z.nullable(Uuid),
  replacesLineId: z.nullable(Uuid),
  /** What was reported about it and is not done with, the latest first. */
  requests: z.array(z.object({ id: Uuid, number: z.string() })),
});
export type ContractDetailLine = z.infer<typeof ContractDetailLine>;

/** A contract with its lines. Money is null where the caller may not see prices. */
export const Contract = z.object({
  ...ContractHead.shape,
  address: PostalAddress,
  depot: DepotRef,
  siteContact: z.nullable(z.object({ name: z.string(), phone: z.nullable(z.string()), email: z.nullable(z.string()) })),
  lines: z.array(ContractDetailLine),
  spendToDate: visibleBy('rental', Money),
  /** Those of its lines, the latest first. */
  offHires: z.array(OffHire),
  /** Whether the caller may change its references. */
  actions: z.array(z.enum(CONTRACT_ACTIONS)),
  version: z.int(),
});
export type Contract = z.infer<typeof Contract>;

/** The key figures above the list and the totals under its title; all count contract lines, as the list does. */
export const KeyFigures = z.object({
  /** Contract lines on rent today, overdue ones included. */
  onRent: z.int(),
  overdue: z.int(),
  endingThisWeek: z.int(),
  /** Called off and not yet returned. */
  pickupPending: z.int(),
  /** Contracts with at least one line on rent, and the projects they belong to. */
  contracts: z.int(),
  projects: z.int(),
});
export type KeyFigures = z.infer<typeof KeyFigures>;

/** One bar of the planning: what a list line holds, less what a timeline cannot show, and its project's id alone. */
export const PlanningLine = z.extend(
  z.pick(ContractLine, {
    id: true,
    contractId: true,
    contractNumber: true,
    status: true,
    overdueDays: true,
    productCode: true,
    fleetNumber: true,
    quantity: true,
    onRentAt: true,
    expectedOffRentAt: true,
    offRentAt: true,
    returnedAt: true,
    offHireNumber: true,
    city: true,
    depot: true,
    actions: true,
  }),
  { projectId: z.nullable(Uuid) },
);
export type PlanningLine = z.infer<typeof PlanningLine>;

/** A project on the planning, null for the lines without one, and how many lines it has there. */
export const PlanningGroup = z.object({ project: z.nullable(ProjectRef), lineCount: z.int() });
export type PlanningGroup = z.infer<typeof PlanningGroup>;

/** The frame of the planning. The lines of its groups are those of `listPlanningLines`, one after another. */
export const Planning = z.object({
  from: LocalDate,
  to: LocalDate,
  /** True when the window has more than `PLANNING_MAX_GROUPS` or `PLANNING_MAX_LINES`; narrow it or filter. */
  truncated: z.boolean(),
  /** What the lines are, in the order of a machine's life. */
  statuses: z.array(z.enum(LINE_STATUS_FILTERS)),
  groups: z.array(PlanningGroup),
});
export type Planning = z.infer<typeof Planning>;

export const contractSchemas = {
  listContractLines: { item: ContractLine },
  listContracts: { item: ContractSummary },
  getContract: { response: Contract },
  getKeyFigures: { response: KeyFigures },
  getPlanning: {
    query: filterQuery(LINE_FILTERS),
    response: Planning,
  },
  listPlanningLines: {
    query: pagedFilterQuery(LINE_FILTERS),
    response: pageOf(PlanningLine),
  },
};
