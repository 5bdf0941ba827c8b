import * as z from 'zod/mini';
import { AttachmentIds } from '../attachments/schemas.ts';
import { Instant, LocalDate, Uuid } from '../core/primitive-schemas.ts';
import { optionalLineOf } from '../core/text-schemas.ts';
import { MAX_CALLED_LINES, PICKUP_SLOT_NAMES, TRANSPORTS } from './values.ts';

// Separate from the response schemas, so that a form loads only these.

const some = <T extends z.core.$ZodType>(line: T) => z.array(line).check(z.maxLength(MAX_CALLED_LINES), z.minLength(1));

/** Machine to call off, or part of a quantity. */
const OffHireLineEdit = z.object({
  lineId: Uuid,
  quantity: z.int().check(z.minimum(1), z.maximum(999)),
  meterHours: z.nullable(z.int().check(z.minimum(0), z.maximum(999_999))),
  fuelPercent: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
});

/** Pick-up window of a day. */
const PickupWindow = z.object({ date: LocalDate, slot: z.enum(PICKUP_SLOT_NAMES) });

/** Input for an off-hire at one place. See `offHireIssues` for further rules. */
export const OffHireEdit = z.object({
  lines: some(OffHireLineEdit),
  /** Time at which rent stops. */
  offRentAt: Instant.check(z.regex(/^2\d/)),
  transport: z.enum(TRANSPORTS),
  /** Pick-up window; null if the client brings the machines back. */
  window: z.nullable(PickupWindow),
  place: optionalLineOf(200),
  keyPlace: optionalLineOf(100),
  siteContactId: z.nullable(Uuid),
  attachmentIds: AttachmentIds,
});
export type OffHireEdit = z.infer<typeof OffHireEdit>;

/** Another pick-up after a failed one, and where the driver finds machines and keys then. */
export const AnotherDay = z.object({
  window: PickupWindow,
  place: OffHireEdit.shape.place,
  keyPlace: OffHireEdit.shape.keyPlace,
});
export type AnotherDay = z.infer<typeof AnotherDay>;

/** Fields of an off-hire that determine its saving. */
export const OffHireQuestion = z.object({
  lines: some(z.object({ lineId: Uuid, quantity: OffHireLineEdit.shape.quantity })),
  offRentAt: OffHireEdit.shape.offRentAt,
});

/** New expected end of each line, in the time zone of its depot. */
export const ExtensionEdit = z.object({
  lines: some(z.object({ lineId: Uuid, to: LocalDate })),
  reason: optionalLineOf(200),
});
export type ExtensionEdit = z.infer<typeof ExtensionEdit>;

/** Fields of an extension that determine its cost. */
export const ExtensionQuestion = z.pick(ExtensionEdit, { lines: true });

export const ReferencesEdit = z.object({
  poNumber: optionalLineOf(50),
  costCode: optionalLineOf(50),
  reference: optionalLineOf(50),
});
export type ReferencesEdit = z.infer<typeof ReferencesEdit>;
