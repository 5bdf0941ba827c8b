import * as z from 'zod/mini';
import { rentalDaysRules } from '../core/period-schemas.ts';
import { LanguageCode, LocalDate, Uuid } from '../core/primitive-schemas.ts';
import { lineOf, optionalLineOf, optionalLinesOf } from '../core/text-schemas.ts';
import { TERMS_VERSION_MAX } from '../terms/values.ts';
import { FULFILMENTS, MAX_ORDER_LINES, MAX_ORDER_QUANTITY, SLOT_NAMES } from './values.ts';

// Separate from the response schemas, so that a form loads only these.

export const OrderLineEdit = z
  .object({
    productCode: lineOf(40),
    quantity: z.int().check(z.minimum(1), z.maximum(MAX_ORDER_QUANTITY)),
    from: LocalDate,
    /** Last day; null if open-ended. */
    to: z.nullable(LocalDate),
    remark: optionalLineOf(200),
  })
  .check(...rentalDaysRules);
export type OrderLineEdit = z.infer<typeof OrderLineEdit>;

export const OrderLinesEdit = z.array(OrderLineEdit).check(z.maxLength(MAX_ORDER_LINES), z.minLength(1));

/** Terms that the user has seen and accepts by sending an order. */
export const AcceptedTermsEdit = z.object({ version: lineOf(TERMS_VERSION_MAX), language: LanguageCode });
export type AcceptedTermsEdit = z.infer<typeof AcceptedTermsEdit>;

/** Input for an order. See `orderIssues` for further rules before it can be sent. */
export const OrderEdit = z.object({
  projectId: z.nullable(Uuid),
  poNumber: optionalLineOf(50),
  costCode: optionalLineOf(50),
  reference: optionalLineOf(50),
  depotId: Uuid,
  fulfilment: z.enum(FULFILMENTS),
  /** Delivery address; null for a pick-up at the depot, as is the slot. */
  addressId: z.nullable(Uuid),
  slot: z.nullable(z.enum(SLOT_NAMES)),
  siteContactId: z.nullable(Uuid),
  remark: optionalLinesOf(500),
  /** Approved request for equipment with at least one line to rent (DOM-04). */
  requestId: z.nullable(Uuid),
  lines: OrderLinesEdit,
  /** Sends the order; otherwise saves a draft that only its writer sees. */
  submit: z.boolean(),
  /** Terms that are accepted by sending it, where the rental company has terms (`getOrderRules`). */
  acceptedTerms: z.optional(z.nullable(AcceptedTermsEdit)),
});
export type OrderEdit = z.infer<typeof OrderEdit>;
