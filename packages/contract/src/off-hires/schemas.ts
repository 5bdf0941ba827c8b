import * as z from 'zod/mini';
import { Attachment } from '../attachments/schemas.ts';
import { Money, visibleBy } from '../core/amount-schemas.ts';
import { ISSUE_CODES } from '../core/issue.ts';
import { Instant, LanguageCode, LocalDate, Named, PostalAddress, Uuid } from '../core/primitive-schemas.ts';
import { ExtensionEdit, OffHireEdit, OffHireQuestion, ReferencesEdit } from './edit-schemas.ts';
import { FAIL_REASONS, OFF_HIRE_ACTIONS, OFF_HIRE_STATUSES, PICKUP_SLOT_NAMES, TRANSPORTS } from './values.ts';

export const OffHireLine = z.object({
  lineId: Uuid,
  contractId: Uuid,
  contractNumber: z.string(),
  productCode: z.string(),
  fleetNumber: z.nullable(z.string()),
  quantity: z.int(),
  meterHours: z.nullable(z.int()),
  fuelPercent: z.nullable(z.int()),
});
export type OffHireLine = z.infer<typeof OffHireLine>;

/** Machines at one place whose rent is stopped, and how they go back to the depot. */
export const OffHire = z.object({
  id: Uuid,
  /** The proof that rent stopped; null until the rental company has confirmed it. */
  number: z.nullable(z.string()),
  status: z.enum(OFF_HIRE_STATUSES),
  offRentAt: Instant,
  transport: z.enum(TRANSPORTS),
  window: z.nullable(z.object({ date: LocalDate, slot: z.enum(PICKUP_SLOT_NAMES) })),
  /** Where its machines are: all of them at one address. */
  address: PostalAddress,
  place: z.nullable(z.string()),
  keyPlace: z.nullable(z.string()),
  siteContact: z.nullable(Named),
  depot: z.object({ id: Uuid, name: z.string(), phone: z.string(), timeZone: z.string() }),
  /** Why its collection failed. */
  failReason: z.nullable(z.enum(FAIL_REASONS)),
  createdAt: Instant,
  /** Null: the rental company. */
  createdBy: z.nullable(Named),
  lines: z.array(OffHireLine),
  attachments: z.array(Attachment),
  actions: z.array(z.enum(OFF_HIRE_ACTIONS)),
  version: z.int(),
});
export type OffHire = z.infer<typeof OffHire>;

/** What off-hires and extensions are held against at a depot, today by its clock. */
export const CallOffRules = z.object({
  timeZone: z.string(),
  today: LocalDate,
  /** The first day of a pick-up that is asked for now. */
  firstPickupDay: LocalDate,
  lastPickupDay: LocalDate,
  /** The first day to which a rental can be extended now: past the cut-off today's truck has its list. */
  firstEndDay: LocalDate,
  lastEndDay: LocalDate,
  workDays: z.array(z.int()),
  holidays: z.array(z.object({ date: LocalDate, name: z.string() })),
  /** Until when of a workday the next one can still be asked for, `HH:MM`. */
  cutOff: z.string(),
});
export type CallOffRules = z.infer<typeof CallOffRules>;

/** What became of each line that was to be extended: a contract is extended as a whole or not at all. */
export const ExtensionResult = z.object({
  lineId: Uuid,
  contractId: Uuid,
  extended: z.boolean(),
  /** Why not: of the line itself; null too where another line of its contract was refused. */
  issue: z.nullable(
    z.object({
      code: z.enum(ISSUE_CODES),
      params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
  ),
  expectedOffRentAt: z.nullable(Instant),
});
export type ExtensionResult = z.infer<typeof ExtensionResult>;

/** What calling off saves. A machine without an end, or past it, saves nothing that is known. */
export const OffHireSaving = z.object({
  /** Of all machines, without VAT, transport, insurance and fuel; null without a rate too. */
  saved: visibleBy('rental', Money),
  /** How many lines save something. */
  lines: z.int(),
  /** The latest of their expected ends; null where none saves anything. */
  to: z.nullable(LocalDate),
});

export const offHireSchemas = {
  getCallOffRules: { query: z.strictObject({ depot: Uuid }), response: CallOffRules },
  createOffHire: { body: OffHireEdit, response: OffHire },
  estimateOffHire: { body: OffHireQuestion, response: OffHireSaving },
  getOffHire: { response: OffHire },
  /** `lang` is the language of its reader. */
  getOffHirePdf: { query: z.strictObject({ lang: LanguageCode }) },
  withdrawOffHire: { response: OffHire },
  extendLines: { body: ExtensionEdit, response: z.object({ lines: z.array(ExtensionResult) }) },
  putContractReferences: {
    body: ReferencesEdit,
    response: z.object({ ...ReferencesEdit.shape, version: z.int() }),
  },
};
