import * as z from 'zod/mini';
import { AttachmentIds } from '../attachments/schemas.ts';
import { Instant, LocalDate, Uuid } from '../core/primitive-schemas.ts';
import { optionalLineOf } from '../core/text-schemas.ts';
import { MAX_CALLED_LINES, PICKUP_SLOT_NAMES, TRANSPORTS } from './values.ts';

// Apart from the schemas of answers, so that a form loads these alone.

const some = <T extends z.core.$ZodType>(line: T) => z.array(line).check(z.maxLength(MAX_CALLED_LINES), z.minLength(1));

/** One machine, or a part of a quantity, that is called off. */
const OffHireLineEdit = z.object({
  lineId: Uuid,
  quantity: z.int().check(z.minimum(1), z.maximum(999)),
  meterHours: z.nullable(z.int().check(z.minimum(0), z.maximum(999_999))),
  fuelPercent: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
});

/** What somebody calls off at one place. `offHireIssues` says what else it is held against. */
export const OffHireEdit = z.object({
  lines: some(OffHireLineEdit),
  /** When rent stops. */
  offRentAt: Instant.check(z.regex(/^2\d/)),
  transport: z.enum(TRANSPORTS),
  /** When it can be collected; null where the client brings it back. */
  window: z.nullable(z.object({ date: LocalDate, slot: z.enum(PICKUP_SLOT_NAMES) })),
  place: optionalLineOf(200),
  keyPlace: optionalLineOf(100),
  siteContactId: z.nullable(Uuid),
  attachmentIds: AttachmentIds,
});
export type OffHireEdit = z.infer<typeof OffHireEdit>;

/** What of it decides how much is saved. */
export const OffHireQuestion = z.object({
  lines: some(z.object({ lineId: Uuid, quantity: OffHireLineEdit.shape.quantity })),
  offRentAt: OffHireEdit.shape.offRentAt,
});

/** The last day that each line is needed until, by the calendar of its depot. */
export const ExtensionEdit = z.object({
  lines: some(z.object({ lineId: Uuid, to: LocalDate })),
  reason: optionalLineOf(200),
});
export type ExtensionEdit = z.infer<typeof ExtensionEdit>;

export const ReferencesEdit = z.object({
  poNumber: optionalLineOf(50),
  costCode: optionalLineOf(50),
  reference: optionalLineOf(50),
});
export type ReferencesEdit = z.infer<typeof ReferencesEdit>;
