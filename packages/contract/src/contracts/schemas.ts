import * as z from 'zod/mini';
import { Money, visibleBy } from '../core/amount-schemas.ts';
import { filterQuery, pagedFilterQuery, pageOf, repeated } from '../core/list-schemas.ts';
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

/** Price per unit of a machine and period. Excludes VAT, transport, insurance and fuel (DOM-10). */
export const Rate = z.object({ unit: z.enum(['day', 'week', 'fourWeek']), price: Money });

export const DepotRef = z.object({ id: Uuid, name: z.string(), phone: z.string(), timeZone: z.string() });

/** Machine on a contract, or a quantity of a bulk product, as a row of the list (RT-09). */
export const ContractLine = z.object({
  id: Uuid,
  contractId: Uuid,
  contractNumber: z.string(),
  lineNo: z.int(),
  status: z.enum(LINE_STATUSES),
  /** Whole days past the expected end in the depot's time zone; 0 if not overdue. */
  overdueDays: z.int(),
  productCode: z.string(),
  fleetNumber: z.nullable(z.string()),
  serialNumber: z.nullable(z.string()),
  quantity: z.int(),
  qtyPendingPickup: z.int(),
  qtyReturned: z.int(),
  onRentAt: Instant,
  /** Null if open-ended. */
  expectedOffRentAt: z.nullable(Instant),
  offRentAt: z.nullable(Instant),
  returnedAt: z.nullable(Instant),
  offHireNumber: z.nullable(z.string()),
  /** True if its last pick-up failed: it waits for another one, or is on rent again and was not called off since. */
  pickupFailed: z.boolean(),
  project: z.nullable(ProjectRef),
  poNumber: z.nullable(z.string()),
  costCode: z.nullable(z.string()),
  city: z.string(),
  depot: z.object({ id: Uuid, name: z.string(), timeZone: z.string() }),
  /** Null without the right to see prices (DOM-10). */
  rate: visibleBy('rental', Rate),
  /** Current off-hire of the line. */
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
  /** First and last day of rent over the live lines; `to` is null if one is open-ended. */
  from: z.nullable(Instant),
  to: z.nullable(Instant),
  depot: Named,
});

/** Contract in a list: its references, and the number of lines in all and on rent. */
export const ContractSummary = z.object({ ...ContractHead.shape, lineCount: z.int(), onRentCount: z.int() });
export type ContractSummary = z.infer<typeof ContractSummary>;

/** Part of a line's rental: charged, or stand-down (not charged, e.g. a holiday). Days are billable days. */
export const RentalPeriod = z.object({
  from: LocalDate,
  to: LocalDate,
  kind: z.enum(['charge', 'standDown']),
  days: z.int(),
  amount: visibleBy('rental', Money),
  invoiceNumber: z.nullable(z.string()),
  /** Document of that number, if the caller may open it. */
  invoiceId: z.nullable(Uuid),
});

/** Change of a line's expected end by a user, with an optional reason. */
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
  /** Changes of the expected end, oldest first. */
  extensions: z.array(LineExtension),
  /** Line that replaced this one after a breakdown, and line that this one replaced (DOM-17). */
  replacedByLineId: z.nullable(Uuid),
  replacesLineId: z.nullable(Uuid),
  /** Open requests about the line, latest first. */
  requests: z.array(z.object({ id: Uuid, number: z.string() })),
});
export type ContractDetailLine = z.infer<typeof ContractDetailLine>;

/** Contract with its lines. Amounts are null without the right to see prices. */
export const Contract = z.object({
  ...ContractHead.shape,
  address: PostalAddress,
  depot: DepotRef,
  siteContact: z.nullable(z.object({ name: z.string(), phone: z.nullable(z.string()), email: z.nullable(z.string()) })),
  lines: z.array(ContractDetailLine),
  spendToDate: visibleBy('rental', Money),
  /** Off-hires of its lines, latest first. */
  offHires: z.array(OffHire),
  actions: z.array(z.enum(CONTRACT_ACTIONS)),
  version: z.int(),
});
export type Contract = z.infer<typeof Contract>;

/** Key figures above the list and totals below its title. Everything counts contract lines, as the list does. */
export const KeyFigures = z.object({
  /** Includes overdue lines. */
  onRent: z.int(),
  overdue: z.int(),
  endingThisWeek: z.int(),
  /** Called off and not yet returned. */
  pickupPending: z.int(),
  /** Contracts with at least one line on rent, and their projects. */
  contracts: z.int(),
  projects: z.int(),
});
export type KeyFigures = z.infer<typeof KeyFigures>;

/** Bar of the planning: a list line without the fields that a timeline cannot show, and with the project's id only. */
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

/** Project on the planning, or null for lines without one, and its number of lines. */
export const PlanningGroup = z.object({ project: z.nullable(ProjectRef), lineCount: z.int() });
export type PlanningGroup = z.infer<typeof PlanningGroup>;

/** Frame of the planning. `listPlanningLines` pages through the lines, group by group. */
export const Planning = z.object({
  from: LocalDate,
  to: LocalDate,
  /** True if the window has more than `PLANNING_MAX_GROUPS` or `PLANNING_MAX_LINES`. */
  truncated: z.boolean(),
  /** Statuses of the lines, in the order of a machine's life. */
  statuses: z.array(z.enum(LINE_STATUS_FILTERS)),
  groups: z.array(PlanningGroup),
});
export type Planning = z.infer<typeof Planning>;

export const contractSchemas = {
  listContractLines: { item: ContractLine },
  listContracts: { item: ContractSummary },
  getContract: { response: Contract },
  getKeyFigures: {
    /** Filters of the list that the figures follow. */
    query: z.strictObject({ project: repeated(Uuid), depot: repeated(Uuid) }),
    response: KeyFigures,
  },
  getPlanning: {
    query: filterQuery(LINE_FILTERS),
    response: Planning,
  },
  listPlanningLines: {
    query: pagedFilterQuery(LINE_FILTERS),
    response: pageOf(PlanningLine),
  },
};
