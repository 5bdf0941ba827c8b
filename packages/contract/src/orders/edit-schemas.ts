import * as z from 'zod/mini';
import { rentalDaysRules } from '../core/period-schemas.ts';
import { LocalDate, Uuid } from '../core/primitive-schemas.ts';
import { lineOf, optionalLineOf, optionalLinesOf } from '../core/text-schemas.ts';
import { FULFILMENTS, MAX_ORDER_LINES, MAX_ORDER_QUANTITY, SLOT_NAMES } from './values.ts';

// Apart from the schemas of answers, so that a form loads these alone.

export const OrderLineEdit = z
  .object({
    productCode: lineOf(40),
    quantity: z.int().check(z.minimum(1), z.maximum(MAX_ORDER_QUANTITY)),
    from: LocalDate,
    /** The last day; null while it is open how long it is needed. */
    to: z.nullable(LocalDate),
    remark: optionalLineOf(200),
  })
  .check(...rentalDaysRules);
export type OrderLineEdit = z.infer<typeof OrderLineEdit>;

export const OrderLinesEdit = z.array(OrderLineEdit).check(z.maxLength(MAX_ORDER_LINES), z.minLength(1));

/** What somebody orders. `orderIssues` says what else an order needs before it can be sent. */
export const OrderEdit = z.object({
  projectId: z.nullable(Uuid),
  poNumber: optionalLineOf(50),
  costCode: optionalLineOf(50),
  reference: optionalLineOf(50),
  depotId: Uuid,
  fulfilment: z.enum(FULFILMENTS),
  /** Where it is delivered to; of a pick-up null, as is the slot. */
  addressId: z.nullable(Uuid),
  slot: z.nullable(z.enum(SLOT_NAMES)),
  siteContactId: z.nullable(Uuid),
  remark: optionalLinesOf(500),
  /** The request that it answers: an approved one of equipment, with a line that is to be rented (DOM-04). */
  requestId: z.nullable(Uuid),
  lines: OrderLinesEdit,
  /** Sends it at once; otherwise it is a draft that its writer alone sees. */
  submit: z.boolean(),
});
export type OrderEdit = z.infer<typeof OrderEdit>;
