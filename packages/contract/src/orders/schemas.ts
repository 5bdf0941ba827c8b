import * as z from 'zod/mini';
import { Money, visibleBy } from '../core/amount-schemas.ts';
import { Instant, LanguageCode, LocalDate, LocalTime, Named, PostalAddress, Uuid } from '../core/primitive-schemas.ts';
import { linesOf, optionalLinesOf } from '../core/text-schemas.ts';
import { ProjectRef } from '../projects/reference-schemas.ts';
import { OrderEdit, OrderLinesEdit } from './edit-schemas.ts';
import { APPROVAL_POLICIES, FULFILMENTS, ORDER_ACTIONS, ORDER_STATUSES, SLOT_NAMES } from './values.ts';

/** Days, weeks and four weeks that together are the cheapest for a rental (DOM-16). */
export const RateMix = z.object({ day: z.int(), week: z.int(), fourWeek: z.int() });
export type RateMix = z.infer<typeof RateMix>;

/** What a line is expected to cost, without VAT, transport, insurance and fuel. */
export const LineEstimate = z.object({
  net: Money,
  mix: RateMix,
  /** Billable days; of a line that is open-ended those of its first four weeks. */
  days: z.int(),
});
export type LineEstimate = z.infer<typeof LineEstimate>;

/** An order in a list. */
export const OrderSummary = z.object({
  id: Uuid,
  /** `O-2611-042`: counted by the client and the month in which it was begun. */
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  project: z.nullable(ProjectRef),
  orderer: Named,
  createdAt: Instant,
  /** The first day of its lines, and their last one; null while one of them is open-ended. */
  startsOn: LocalDate,
  endsOn: z.nullable(LocalDate),
  lineCount: z.int(),
  pieceCount: z.int(),
  /** The product of its first line. */
  firstProduct: z.string(),
  fulfilment: z.enum(FULFILMENTS),
  depot: Named,
  poNumber: z.nullable(z.string()),
  /** Without VAT, transport, insurance and fuel. */
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

/** A state that an order has reached. */
export const OrderStep = z.object({
  status: z.enum(ORDER_STATUSES),
  at: Instant,
  /** Null: the rental company. */
  by: z.nullable(Named),
});
export type OrderStep = z.infer<typeof OrderStep>;

/** Why an order waited or waits for somebody, and what they said. */
export const OrderApproval = z.object({
  rule: z.enum(APPROVAL_POLICIES),
  /** Who can decide it now; nobody once it is decided. */
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
  /** Where it is delivered to; of a pick-up null. */
  address: z.nullable(z.object({ id: Uuid, ...PostalAddress.shape })),
  slot: z.nullable(z.enum(SLOT_NAMES)),
  siteContact: z.nullable(z.object({ ...Named.shape, phone: z.nullable(z.string()) })),
  lines: z.array(OrderLine),
  /** Null where none was asked for. */
  approval: z.nullable(OrderApproval),
  /** Why the rental company could not supply it. */
  rejectReason: z.nullable(z.string()),
  /** Until when a confirmed order can be cancelled; null where that is no matter. */
  cancelUntil: z.nullable(Instant),
  /** The request that it answers; null too where the caller may not see it. */
  request: z.nullable(z.object({ id: Uuid, number: z.string(), title: z.string() })),
  /** The contracts that were made of it, as far as the caller may see contracts. */
  contracts: z.array(z.object({ id: Uuid, number: z.string() })),
  /** The states it has reached, in order. */
  steps: z.array(OrderStep),
  actions: z.array(z.enum(ORDER_ACTIONS)),
  version: z.int(),
});
export type Order = z.infer<typeof Order>;

/** What the client wants of every order. */
export const OrderPolicy = z.object({
  poRequired: z.boolean(),
  /** `#` stands for a digit and `@` for a letter, anything else for itself: `45#####`. */
  poPattern: z.nullable(z.string()),
  projectRequired: z.boolean(),
  costCodeRequired: z.boolean(),
  approval: z.enum(APPROVAL_POLICIES),
});
export type OrderPolicy = z.infer<typeof OrderPolicy>;

/** What an order from a depot is held against, in the form and on the server (DOM-12, DOM-14). */
export const OrderRules = z.object({
  policy: OrderPolicy,
  /** In the depot's time zone, as are all of these days. */
  today: LocalDate,
  /** The first day of a rental: the next workday, or the one after it once today's cut-off has passed. */
  firstDay: LocalDate,
  lastDay: LocalDate,
  /** ISO 8601: 1 is Monday. */
  workDays: z.array(z.int()),
  /** From today to the last day. */
  holidays: z.array(z.object({ date: LocalDate, name: z.string() })),
  /** Until when an order may be sent for the next workday. */
  cutOff: LocalTime,
  minRentalDays: z.int(),
});
export type OrderRules = z.infer<typeof OrderRules>;

const EstimatedLine = z.object({ estimate: visibleBy('rental', LineEstimate) });

export const orderSchemas = {
  listOrders: { item: OrderSummary },
  getOrderRules: {
    /** `lang` is the language that holidays are named in. */
    query: z.strictObject({ depot: Uuid, lang: LanguageCode }),
    response: OrderRules,
  },
  estimateOrder: {
    /** Of the depot the holidays are not charged; null: as if there were none. */
    body: z.object({ depotId: z.nullable(Uuid), lines: OrderLinesEdit }),
    response: z.object({
      lines: z.array(EstimatedLine),
      total: visibleBy('rental', Money),
      /** Whether somebody has to approve it; null where that would tell a price to who may not see it. */
      needsApproval: z.nullable(z.boolean()),
      /** Who could. */
      approvers: z.array(Named),
    }),
  },
  getOrder: { response: Order },
  createOrder: { body: OrderEdit, response: Order },
  putOrder: { body: OrderEdit, response: Order },
  deleteOrder: {},
  submitOrder: { response: Order },
  withdrawOrder: { response: Order },
  approveOrder: { body: z.object({ comment: optionalLinesOf(500) }), response: Order },
  rejectOrder: { body: z.object({ reason: linesOf(500) }), response: Order },
  cancelOrder: { response: Order },
};
