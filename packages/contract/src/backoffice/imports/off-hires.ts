import * as z from 'zod/mini';
import { Instant } from '../../core/primitive-schemas.ts';
import { lineOf } from '../../core/text-schemas.ts';
import { OffHireEdit } from '../../off-hires/edit-schemas.ts';
import { MAX_CALLED_LINES, TRANSPORTS } from '../../off-hires/values.ts';
import { CompanyOffHire } from '../off-hire-schemas.ts';
import { ExternalId, importedFields, importOf, importSchemasOf, neverArchived } from './frame.ts';

const { quantity, meterHours, fuelPercent } = OffHireEdit.shape.lines.def.element.shape;
const line = z.object({
  line: ExternalId,
  /** Default: all pieces on rent. */
  quantity: z.optional(quantity),
  meterHours: z._default(meterHours, null),
  fuelPercent: z._default(fuelPercent, null),
});

/** States in which an off-hire is written down: rent has stopped now, or the machines have long been back. */
export const PHONE_OFF_HIRE_STATUSES = ['confirmed', 'collected'] as const;

const fields = OffHireEdit.shape;
/** Machines at one place that a client has called off by phone. The off-hire is confirmed, and its rent has stopped. */
export const phoneOffHireImport = importOf({
  /** Off-hires end with their moves: they are collected, or withdrawn by the client. */
  archived: neverArchived,
  client: ExternalId,
  /** Default: `confirmed`. One of the past is `collected`: its lines are returned or closed already. */
  status: z.optional(z.enum(PHONE_OFF_HIRE_STATUSES)),
  /** Time at which rent stops. It may have passed, but no charged day. */
  offRentAt: Instant.check(z.regex(/^2\d/)),
  /** Default: `collect`, in a window; `bringBack` has none. */
  transport: z.optional(z.enum(TRANSPORTS)),
  window: z.optional(fields.window),
  place: z.optional(fields.place),
  keyPlace: z.optional(fields.keyPlace),
  siteContact: z.optional(z.nullable(ExternalId)),
  /** Proof that rent stopped. Default: the client's next number. */
  number: z.optional(lineOf(40)),
  lines: z.array(line).check(z.maxLength(MAX_CALLED_LINES), z.minLength(1)),
});
export type PhoneOffHireImport = z.output<typeof phoneOffHireImport.row>;

export const PhoneOffHire = z.object({ ...CompanyOffHire.shape, ...importedFields });
export type PhoneOffHire = z.infer<typeof PhoneOffHire>;

const { get, put, batch } = importSchemasOf(phoneOffHireImport, PhoneOffHire);
export const phoneOffHireImportSchemas = { getPhoneOffHire: get, putPhoneOffHire: put, importPhoneOffHires: batch };
