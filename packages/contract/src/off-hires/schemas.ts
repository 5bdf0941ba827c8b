import * as z from 'zod/mini';
import { Attachment } from '../attachments/schemas.ts';
import { Money, visibleBy } from '../core/amount-schemas.ts';
import { ISSUE_CODES } from '../core/issue.ts';
import { Instant, LanguageCode, LocalDate, Named, PostalAddress, Uuid } from '../core/primitive-schemas.ts';
import { ClosingDay } from '../depots/closing-day-schemas.ts';
import { ProjectRef } from '../projects/reference-schemas.ts';
import {
  AnotherDay,
  ExtensionEdit,
  ExtensionQuestion,
  OffHireEdit,
  OffHireQuestion,
  ReferencesEdit,
} from './edit-schemas.ts';
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

/** Machines at one place that are called off, and their way back to the depot. */
export const OffHire = z.object({
  id: Uuid,
  /** Proof that rent stopped; null until the rental company confirms. */
  number: z.nullable(z.string()),
  status: z.enum(OFF_HIRE_STATUSES),
  offRentAt: Instant,
  transport: z.enum(TRANSPORTS),
  window: z.nullable(z.object({ date: LocalDate, slot: z.enum(PICKUP_SLOT_NAMES) })),
  /** Address of all its machines. */
  address: PostalAddress,
  place: z.nullable(z.string()),
  keyPlace: z.nullable(z.string()),
  siteContact: z.nullable(Named),
  depot: z.object({ id: Uuid, name: z.string(), phone: z.string(), timeZone: z.string() }),
  failReason: z.nullable(z.enum(FAIL_REASONS)),
  createdAt: Instant,
  /** Null for the rental company. */
  createdBy: z.nullable(Named),
  lines: z.array(OffHireLine),
  attachments: z.array(Attachment),
  actions: z.array(z.enum(OFF_HIRE_ACTIONS)),
  version: z.int(),
});
export type OffHire = z.infer<typeof OffHire>;

/** Off-hire in a list, with the first of its machines. */
export const OffHireSummary = z.extend(
  z.pick(OffHire, {
    id: true,
    number: true,
    status: true,
    offRentAt: true,
    transport: true,
    window: true,
    failReason: true,
    createdAt: true,
    createdBy: true,
    actions: true,
  }),
  {
    depot: z.object({ id: Uuid, name: z.string(), timeZone: z.string() }),
    /** Project of the first machine, and city of all. */
    project: z.nullable(ProjectRef),
    city: z.string(),
    productCode: z.string(),
    fleetNumber: z.nullable(z.string()),
    /** Number of its lines that the caller sees. */
    lineCount: z.int(),
  },
);
export type OffHireSummary = z.infer<typeof OffHireSummary>;

/** Rules for off-hires and extensions at a depot. `today` is its local date. */
export const CallOffRules = z.object({
  timeZone: z.string(),
  today: LocalDate,
  /** First possible pick-up day. */
  firstPickupDay: LocalDate,
  lastPickupDay: LocalDate,
  /** First possible day of an extension: after the cut-off, today's pick-ups are fixed. */
  firstEndDay: LocalDate,
  lastEndDay: LocalDate,
  workDays: z.array(z.int()),
  /** Days on which the depot is closed: public holidays, and closing days of its own. */
  closedDays: z.array(ClosingDay),
  /** Local time until which the next workday can be requested, `HH:MM`. */
  cutOff: z.string(),
});
export type CallOffRules = z.infer<typeof CallOffRules>;

/** Result per line to extend. A contract is extended completely or not at all. */
export const ExtensionResult = z.object({
  lineId: Uuid,
  contractId: Uuid,
  extended: z.boolean(),
  /** Reason for refusing the line; also null if another line of its contract was refused. */
  issue: z.nullable(
    z.object({
      code: z.enum(ISSUE_CODES),
      params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
  ),
  expectedOffRentAt: z.nullable(Instant),
});
export type ExtensionResult = z.infer<typeof ExtensionResult>;

/** Saving of an off-hire. A machine that is open-ended or overdue has no known saving. */
export const OffHireSaving = z.object({
  /** Total of all machines, without VAT, transport, insurance and fuel; null if a rate is missing. */
  saved: visibleBy('rental', Money),
  /** Number of lines with a saving. */
  lines: z.int(),
  /** Latest of their expected ends; null without a saving. */
  to: z.nullable(LocalDate),
});

/** Rent that an extension adds, as it will be billed. Excludes VAT, transport, insurance and fuel. */
export const ExtensionCost = z.object({
  /** Total of all machines; null if one has no price or is not extended, or if the prices have several currencies. */
  added: visibleBy('rental', Money),
});
export type ExtensionCost = z.infer<typeof ExtensionCost>;

export const offHireSchemas = {
  listOffHires: { item: OffHireSummary },
  getCallOffRules: { query: z.strictObject({ depot: Uuid }), response: CallOffRules },
  createOffHire: { body: OffHireEdit, response: OffHire },
  estimateOffHire: { body: OffHireQuestion, response: OffHireSaving },
  getOffHire: { response: OffHire },
  /** `lang` is the language of the PDF. */
  getOffHirePdf: { query: z.strictObject({ lang: LanguageCode }) },
  withdrawOffHire: { response: OffHire },
  estimateExtension: { body: ExtensionQuestion, response: ExtensionCost },
  askAnotherDay: { body: AnotherDay, response: OffHire },
  extendLines: { body: ExtensionEdit, response: z.object({ lines: z.array(ExtensionResult) }) },
  putContractReferences: {
    body: ReferencesEdit,
    response: z.object({
      poNumber: z.nullable(z.string()),
      costCode: z.nullable(z.string()),
      reference: z.nullable(z.string()),
      version: z.int(),
    }),
  },
};
