import * as z from 'zod/mini';
import { Money, visibleBy } from '../core/amount-schemas.ts';
import { Instant, LanguageCode, LocalDate, LocalTime, Named, PostalAddress, Uuid } from '../core/primitive-schemas.ts';
import { lineOf, linesOf, optionalLinesOf } from '../core/text-schemas.ts';
import { ClosingDay } from '../depots/closing-day-schemas.ts';
import { ProjectRef } from '../projects/reference-schemas.ts';
import { AcceptedTerms, Terms } from '../terms/schemas.ts';
import { TERMS_VERSION_MAX } from '../terms/values.ts';
import { OrderEdit, OrderLinesEdit } from './edit-schemas.ts';
import { APPROVAL_POLICIES, FULFILMENTS, ORDER_ACTIONS, ORDER_STATUSES, SLOT_NAMES } from './values.ts';

/** Cheapest combination of daily, weekly and four-weekly rates for a rental (DOM-16). */
export const RateMix = z.object({ day: z.int(), week: z.int(), fourWeek: z.int() });
export type RateMix = z.infer<typeof RateMix>;

/** Expected cost of a line, without VAT, transport, insurance and fuel. */
export const LineEstimate = z.object({
  net: Money,
  mix: RateMix,
  /** Billable days; for an open-ended line, of its first four weeks. */
  days: z.int(),
  /** True for four weeks or longer without an agreed four-week rate: such a line is billed by the week. */
  noFourWeekRate: z.optional(z.boolean()),
});
export type LineEstimate = z.infer<typeof LineEstimate>;

export const OrderSummary = z.object({
  id: Uuid,
  /** Number such as `O-2611-042`, counted per client and month of creation. */
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  project: z.nullable(ProjectRef),
  /** Null for an order that the rental company has taken by phone. */
  orderer: z.nullable(Named),
  createdAt: Instant,
  /** First and last day over its lines; `endsOn` is null if one is open-ended. */
  startsOn: LocalDate,
  endsOn: z.nullable(LocalDate),
  lineCount: z.int(),
  pieceCount: z.int(),
  firstProduct: z.string(),
  fulfilment: z.enum(FULFILMENTS),
  depot: Named,
  poNumber: z.nullable(z.string()),
  /** Excludes VAT, transport, insurance and fuel. */
  estimate: visibleBy('rental', Money),
  waitsForMe: z.boolean(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

export const OrderLine = z.object({
  id: Uuid,
  lineNo: z.int(),
  productCode: z.string(),
  quantity: z.int(),
  from: LocalDate,
  to: z.nullable(LocalDate),
  remark: z.nullable(z.string()),
  estimate: visibleBy('rental', LineEstimate),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** State that the order has reached. */
export const OrderStep = z.object({
  status: z.enum(ORDER_STATUSES),
  at: Instant,
  /** Null for the rental company. */
  by: z.nullable(Named),
});
export type OrderStep = z.infer<typeof OrderStep>;

/** Reason for an approval, and its outcome. */
export const OrderApproval = z.object({
  rule: z.enum(APPROVAL_POLICIES),
  /** Users who can decide now; empty after the decision. */
  approvers: z.array(Named),
  decision: z.nullable(z.enum(['approved', 'rejected'])),
  decidedBy: z.nullable(Named),
  decidedAt: z.nullable(Instant),
  comment: z.nullable(z.string()),
});
export type OrderApproval = z.infer<typeof OrderApproval>;

export const Order = z.object({
  ...OrderSummary.shape,
  costCode: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  remark: z.nullable(z.string()),
  /** Delivery address; null for a pick-up at the depot. */
  address: z.nullable(z.object({ id: Uuid, ...PostalAddress.shape })),
  slot: z.nullable(z.enum(SLOT_NAMES)),
  siteContact: z.nullable(z.object({ ...Named.shape, phone: z.nullable(z.string()) })),
  lines: z.array(OrderLine),
  /** Null if no approval was needed. */
  approval: z.nullable(OrderApproval),
  rejectReason: z.nullable(z.string()),
  /** Terms that a draft of the caller is sent under today; null for none, and for any other order. */
  terms: z.nullable(Terms),
  /** Terms that the order was sent under; null if none were asked for. */
  acceptedTerms: z.nullable(AcceptedTerms),
  /** Time until which a confirmed order can be canceled; null in other states. */
  cancelUntil: z.nullable(Instant),
  /** Request that the order answers; null if not visible to the caller. */
  request: z.nullable(z.object({ id: Uuid, number: z.string(), title: z.string() })),
  /** Contracts made from the order, if the caller may see contracts. */
  contracts: z.array(z.object({ id: Uuid, number: z.string() })),
  /** States that the order has reached, in order. */
  steps: z.array(OrderStep),
  actions: z.array(z.enum(ORDER_ACTIONS)),
  version: z.int(),
});
export type Order = z.infer<typeof Order>;

/** Requirements of the client for all orders. */
export const OrderPolicy = z.object({
  poRequired: z.boolean(),
  /** `#` matches a digit, `@` a letter and other characters themselves: `45#####`. */
  poPattern: z.nullable(z.string()),
  projectRequired: z.boolean(),
  costCodeRequired: z.boolean(),
  approval: z.enum(APPROVAL_POLICIES),
});
export type OrderPolicy = z.infer<typeof OrderPolicy>;

/** Rules for an order from a depot, shared by the form and the server (DOM-12, DOM-14). */
export const OrderRules = z.object({
  policy: OrderPolicy,
  /** Local date of the depot, like all days of this object. */
  today: LocalDate,
  /** First possible day of a rental: the next workday, or the workday after it once the cut-off has passed. */
  firstDay: LocalDate,
  lastDay: LocalDate,
  /** ISO 8601 weekdays: 1 is Monday. */
  workDays: z.array(z.int()),
  /** Days on which the depot is closed, from today to `lastDay`: public holidays, and closing days of its own. */
  closedDays: z.array(ClosingDay),
  /** Local time until which an order can be sent for the next workday. */
  cutOff: LocalTime,
  minRentalDays: z.int(),
  /** Days of a rental at least, by code of the products that have their own. */
  minDaysOf: z.record(z.string(), z.int()),
  /** Terms that an order is sent under today; null for none. */
  terms: z.nullable(Terms),
});
export type OrderRules = z.infer<typeof OrderRules>;

const EstimatedLine = z.object({ estimate: visibleBy('rental', LineEstimate) });

export const orderSchemas = {
  listOrders: { item: OrderSummary },
  getOrderRules: {
    /** `lang` is the language of the names of public holidays. */
    query: z.strictObject({ depot: Uuid, lang: LanguageCode }),
    response: OrderRules,
  },
  estimateOrder: {
    /** Depot whose public holidays are not charged; null to ignore public holidays. */
    body: z.object({ depotId: z.nullable(Uuid), lines: OrderLinesEdit }),
    response: z.object({
      lines: z.array(EstimatedLine),
      total: visibleBy('rental', Money),
      /** True if an approval is needed; null if that would reveal a price that the caller may not see. */
      needsApproval: z.nullable(z.boolean()),
      approvers: z.array(Named),
    }),
  },
  getOrder: { response: Order },
  createOrder: { body: OrderEdit, response: Order },
  putOrder: { body: OrderEdit, response: Order },
  deleteOrder: {},
  submitOrder: {
    /** Terms that are accepted by sending the order, where the rental company has terms. */
    query: z.strictObject({
      termsVersion: z.optional(lineOf(TERMS_VERSION_MAX)),
      termsLanguage: z.optional(LanguageCode),
    }),
    response: Order,
  },
  withdrawOrder: { response: Order },
  approveOrder: { body: z.object({ comment: optionalLinesOf(500) }), response: Order },
  rejectOrder: { body: z.object({ reason: linesOf(500) }), response: Order },
  cancelOrder: { response: Order },
};
