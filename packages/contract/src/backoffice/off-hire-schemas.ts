import * as z from 'zod/mini';
import { Attachment } from '../attachments/schemas.ts';
import { LINE_STATUSES } from '../contracts/values.ts';
import { Instant, LocalDate, PostalAddress, Uuid } from '../core/primitive-schemas.ts';
import { OffHireLine } from '../off-hires/schemas.ts';
import { FAIL_REASONS, OFF_HIRE_STATUSES, PICKUP_SLOT_NAMES, TRANSPORTS } from '../off-hires/values.ts';
import { ClientRef } from './line-schemas.ts';
import { CompanyPerson, OwnId } from './own-ref-schemas.ts';
import { COMPANY_OFF_HIRE_ACTIONS } from './values.ts';

export const PickupWindow = z.object({ date: LocalDate, slot: z.enum(PICKUP_SLOT_NAMES) });

/** Machine that was called off, or pieces of a line. */
export const CompanyOffHireLine = z.extend(OffHireLine, {
  /** External id of the contract line. */
  line: OwnId,
  /** External id of the contract. */
  contract: OwnId,
  /** Its own state: some machines of an off-hire may be back before the others. */
  status: z.enum(LINE_STATUSES),
});

/** Machines at one place that a client called off. */
export const CompanyOffHire = z.object({
  id: Uuid,
  /** Id in the company's own systems. */
  externalId: OwnId,
  client: ClientRef,
  number: z.nullable(z.string()),
  status: z.enum(OFF_HIRE_STATUSES),
  offRentAt: Instant,
  transport: z.enum(TRANSPORTS),
  /** Pick-up window; null if the client brings the machines back. */
  window: z.nullable(PickupWindow),
  address: PostalAddress,
  place: z.nullable(z.string()),
  keyPlace: z.nullable(z.string()),
  siteContact: z.nullable(
    z.object({
      /** Id in the company's own systems. */
      externalId: OwnId,
      name: z.string(),
      phone: z.nullable(z.string()),
    }),
  ),
  depotId: Uuid,
  /** External id of the depot. */
  depot: OwnId,
  timeZone: z.string(),
  failReason: z.nullable(z.enum(FAIL_REASONS)),
  /** Null for an off-hire that was called in by phone. */
  caller: z.nullable(CompanyPerson),
  /** Photos of the machines and of the place. */
  attachments: z.array(Attachment),
  lines: z.array(CompanyOffHireLine),
  actions: z.array(z.enum(COMPANY_OFF_HIRE_ACTIONS)),
  updatedAt: Instant,
  version: z.int(),
});
export type CompanyOffHire = z.infer<typeof CompanyOffHire>;
