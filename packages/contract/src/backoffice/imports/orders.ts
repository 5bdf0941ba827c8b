import * as z from 'zod/mini';
import { rentalDaysRules } from '../../core/period-schemas.ts';
import { LocalDate } from '../../core/primitive-schemas.ts';
import { OrderEdit, OrderLineEdit } from '../../orders/edit-schemas.ts';
import { MAX_ORDER_LINES, SLOT_NAMES } from '../../orders/values.ts';
import { CompanyOrder } from '../order-schemas.ts';
import { ExternalId, importedFields, importOf, importSchemasOf, neverArchived } from './frame.ts';

const { productCode, quantity, from, remark } = OrderLineEdit.shape;
const line = z
  .object({
    productCode,
    quantity,
    from,
    /** Last day. Default: open-ended, as with null. */
    to: z._default(z.nullable(LocalDate), null),
    remark: z._default(remark, null),
  })
  .check(...rentalDaysRules);

/** States in which an order is taken. */
export const PHONE_ORDER_STATUSES = ['submitted', 'confirmed'] as const;

const fields = OrderEdit.shape;
/** Order that the company has taken by phone. What was ordered never changes; a later row may confirm it. */
export const phoneOrderImport = importOf({
  /** Orders end with their moves: they are rejected, or cancelled by the client. */
  archived: neverArchived,
  client: ExternalId,
  depot: ExternalId,
  /** Default: `submitted`. */
  status: z.optional(z.enum(PHONE_ORDER_STATUSES)),
  /** Address that is delivered to. Default: the client fetches at the depot, as with null. */
  address: z.optional(z.nullable(ExternalId)),
  slot: z.optional(z.nullable(z.enum(SLOT_NAMES))),
  project: z.optional(z.nullable(ExternalId)),
  siteContact: z.optional(z.nullable(ExternalId)),
  poNumber: z.optional(fields.poNumber),
  costCode: z.optional(fields.costCode),
  reference: z.optional(fields.reference),
  remark: z.optional(fields.remark),
  lines: z.array(line).check(z.maxLength(MAX_ORDER_LINES), z.minLength(1)),
});
export type PhoneOrderImport = z.output<typeof phoneOrderImport.row>;

export const PhoneOrder = z.object({ ...CompanyOrder.shape, ...importedFields });
export type PhoneOrder = z.infer<typeof PhoneOrder>;

const { get, put, batch } = importSchemasOf(phoneOrderImport, PhoneOrder);
export const phoneOrderImportSchemas = { getPhoneOrder: get, putPhoneOrder: put, importPhoneOrders: batch };
