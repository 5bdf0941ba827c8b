import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { listOf, listQuery, repeated } from './list.ts';
import { Instant, LocalDate, Money, PostalAddress, Uuid } from './primitives.ts';

/** The states of a contract line (DOM-02). */
export const LINE_STATUSES = [
  'planned',
  'onRent',
  'offHireRequested',
  'offHired',
  'returned',
  'closed',
  'cancelled',
] as const;
export const LineStatus = z.enum(LINE_STATUSES);
export type LineStatus = z.infer<typeof LineStatus>;

/** The states of a contract, derived from its lines (domain.md). */
export const CONTRACT_STATUSES = [
  'planned',
  'onRent',
  'partlyOffHired',
  'offHired',
  'returned',
  'closed',
  'cancelled',
] as const;
export const ContractStatus = z.enum(CONTRACT_STATUSES);
export type ContractStatus = z.infer<typeof ContractStatus>;

/**
 * What a list can be filtered by, in the order of a machine's life: a state, or `overdue`, on rent past the expected
 * date (computed, DOM-02).
 */
export const LINE_STATUS_FILTERS = LINE_STATUSES.flatMap((status) =>
  status === 'onRent' ? [status, 'overdue' as const] : [status],
);
export const LineStatusFilter = z.enum(LINE_STATUS_FILTERS);
export type LineStatusFilter = z.infer<typeof LineStatusFilter>;

/** The price of one unit of a machine for one period; excludes VAT, transport, insurance and fuel (DOM-10). */
export const Rate = z.object({ unit: z.enum(['day', 'week', 'fourWeek']), price: Money });

const Named = z.object({ id: Uuid, name: z.string() });

export const ProjectRef = z.object({ id: Uuid, number: z.string(), name: z.string() });
export const DepotRef = z.object({ id: Uuid, name: z.string(), phone: z.string(), timeZone: z.string() });

/** One machine (or a quantity of a bulk product) on a contract, as the list of machines shows it (RT-09). */
export const ContractLine = z.object({
  id: Uuid,
  contractId: Uuid,
  contractNumber: z.string(),
  lineNo: z.int(),
  status: LineStatus,
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
  rate: z.nullable(Rate),
});
export type ContractLine = z.infer<typeof ContractLine>;

const lineFilters = {
  status: repeated(LineStatusFilter),
  /** Project ids; `none` is the lines without a project. */
  project: repeated(z.string().check(z.maxLength(36))),
  depot: repeated(z.string().check(z.maxLength(36))),
  /** `thisWeek`: on rent and expected back from today to Sunday, in the depot's time zone. */
  due: z.optional(z.enum(['thisWeek'])),
  /** Lines whose rental period touches these local dates, both included. */
  from: z.optional(LocalDate),
  till: z.optional(LocalDate),
};

export const CONTRACT_LINE_SORTS = [
  'status',
  'product',
  'contract',
  'project',
  'onRentAt',
  'expectedOffRentAt',
  'rate',
] as const;
/** Sort fields that show prices: refused with 422 where the caller may not see them (DOM-10). */
export const PRICE_SORTS: readonly string[] = ['rate'];

export const listContractLines = endpoint({
  id: 'listContractLines',
  summary: 'The machines of the client, one item a contract line',
  method: 'GET',
  base: 'overview',
  path: '/contract-lines',
  rights: ['contract-view'],
  query: listQuery(CONTRACT_LINE_SORTS, 'status,asc', lineFilters),
  response: listOf(ContractLine, ['status', 'project', 'depot'] as const),
});

const ContractHead = z.object({
  id: Uuid,
  number: z.string(),
  status: ContractStatus,
  orderNumber: z.nullable(z.string()),
  project: z.nullable(ProjectRef),
  poNumber: z.nullable(z.string()),
  costCode: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  city: z.string(),
  /** First and last day of rent over the live lines; `till` null when one is open-ended. */
  from: z.nullable(Instant),
  till: z.nullable(Instant),
  depot: Named,
});

/** A contract in a list: its references and how many lines it has in all and on rent. */
export const ContractSummary = z.object({ ...ContractHead.shape, lineCount: z.int(), onRentCount: z.int() });
export type ContractSummary = z.infer<typeof ContractSummary>;

export const CONTRACT_SORTS = ['number', 'status', 'project', 'from', 'till'] as const;

export const listContracts = endpoint({
  id: 'listContracts',
  summary: 'The contracts of the client',
  method: 'GET',
  base: 'overview',
  path: '/contracts',
  rights: ['contract-view'],
  query: listQuery(CONTRACT_SORTS, 'number,desc', {
    status: repeated(ContractStatus),
    project: lineFilters.project,
    depot: lineFilters.depot,
    from: lineFilters.from,
    till: lineFilters.till,
  }),
  response: listOf(ContractSummary, ['status', 'project', 'depot'] as const),
});

/** A stretch of a line's rental: charged, or stand-down (not charged, e.g. a holiday). Days are billable days. */
export const RentalPeriod = z.object({
  from: LocalDate,
  till: LocalDate,
  kind: z.enum(['charge', 'standDown']),
  days: z.int(),
  amount: z.nullable(Money),
  invoiceNumber: z.nullable(z.string()),
});

export const ContractDetailLine = z.object({
  ...ContractLine.shape,
  periods: z.array(RentalPeriod),
  nextBillingDate: z.nullable(LocalDate),
  /** The line that replaced this one after a breakdown, and the one this replaced (DOM-17). */
  replacedByLineId: z.nullable(Uuid),
  replacesLineId: z.nullable(Uuid),
});
export type ContractDetailLine = z.infer<typeof ContractDetailLine>;

/** A contract with its lines. Money is null where the caller may not see prices. */
export const Contract = z.object({
  ...ContractHead.shape,
  address: PostalAddress,
  depot: DepotRef,
  siteContact: z.nullable(z.object({ name: z.string(), phone: z.nullable(z.string()), email: z.nullable(z.string()) })),
  lines: z.array(ContractDetailLine),
  spendToDate: z.nullable(Money),
  version: z.int(),
});
export type Contract = z.infer<typeof Contract>;

export const getContract = endpoint({
  id: 'getContract',
  summary: 'One contract with its lines',
  method: 'GET',
  base: 'overview',
  path: '/contracts/{id}',
  rights: ['contract-view'],
  params: z.object({ id: z.string() }),
  response: Contract,
  problems: ['not-found'],
});

/** The key figures above the list (machines, counted by quantity) and the totals under its title. */
export const KeyFigures = z.object({
  /** Machines on rent today, overdue ones included. */
  onRent: z.int(),
  overdue: z.int(),
  endingThisWeek: z.int(),
  /** Called off and not yet returned. */
  pickupPending: z.int(),
  /** Contracts with at least one machine on rent, and the projects they belong to. */
  contracts: z.int(),
  projects: z.int(),
});
export type KeyFigures = z.infer<typeof KeyFigures>;

export const getKeyFigures = endpoint({
  id: 'getKeyFigures',
  summary: 'What is on rent, overdue, ending and waiting for pick-up',
  method: 'GET',
  base: 'overview',
  path: '/kpis',
  rights: ['contract-view'],
  response: KeyFigures,
});

/** Longest window of the planning, in days. */
export const PLANNING_MAX_DAYS = 371;

/** One bar of the planning: what a list line holds, less what a timeline cannot show. */
export const PlanningLine = z.pick(ContractLine, {
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
});
export type PlanningLine = z.infer<typeof PlanningLine>;

export const PlanningGroup = z.object({ project: z.nullable(ProjectRef), lines: z.array(PlanningLine) });
export type PlanningGroup = z.infer<typeof PlanningGroup>;

export const getPlanning = endpoint({
  id: 'getPlanning',
  summary: 'Rental periods that touch a window, grouped by project; without dates the four weeks around today',
  method: 'GET',
  base: 'overview',
  path: '/planning',
  rights: ['contract-view'],
  query: z.strictObject({
    from: lineFilters.from,
    till: lineFilters.till,
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    status: lineFilters.status,
    project: lineFilters.project,
    depot: lineFilters.depot,
    due: lineFilters.due,
  }),
  response: z.object({
    from: LocalDate,
    till: LocalDate,
    /** True when more lines touch the window than `PLANNING_MAX_LINES`; narrow it or filter. */
    truncated: z.boolean(),
    groups: z.array(PlanningGroup),
  }),
});
/** Most lines one planning answer holds. */
export const PLANNING_MAX_LINES = 10_000;
