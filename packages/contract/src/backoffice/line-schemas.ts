import * as z from 'zod/mini';
import { Rate } from '../contracts/schemas.ts';
import { LINE_STATUSES } from '../contracts/values.ts';
import { Instant, LocalDate, Uuid } from '../core/primitive-schemas.ts';
import { OwnId } from './own-ref-schemas.ts';
import { COMPANY_LINE_ACTIONS } from './values.ts';

/** Customer of the operating company. */
export const ClientRef = z.object({
  uuid: Uuid,
  /** Id in the company's own systems. */
  externalId: OwnId,
  name: z.string(),
  customerNumber: z.string(),
});
export type ClientRef = z.infer<typeof ClientRef>;

/** Days of a machine that are not charged. */
export const StandDown = z.object({ from: LocalDate, to: LocalDate, days: z.int() });

/** Machine on a contract, or a quantity of a bulk product. */
export const CompanyLine = z.object({
  id: Uuid,
  /** Id in the company's own systems. */
  externalId: OwnId,
  client: ClientRef,
  contractId: Uuid,
  /** External id of the contract. */
  contract: OwnId,
  contractNumber: z.string(),
  lineNo: z.int(),
  status: z.enum(LINE_STATUSES),
  productCode: z.string(),
  fleetNumber: z.nullable(z.string()),
  serialNumber: z.nullable(z.string()),
  quantity: z.int(),
  onRentAt: Instant,
  expectedOffRentAt: z.nullable(Instant),
  offRentAt: z.nullable(Instant),
  returnedAt: z.nullable(Instant),
  depotId: Uuid,
  /** External id of the depot. */
  depot: OwnId,
  timeZone: z.string(),
  rate: z.nullable(Rate),
  /** Line that replaced this one after a breakdown (DOM-17). */
  replacedByLineId: z.nullable(Uuid),
  /** External id of that line. */
  replacedByLine: OwnId,
  /** Original line of pieces that were called off. Earlier invoices stay with the original (DOM-02). */
  splitFromLineId: z.nullable(Uuid),
  /** External id of that line. */
  splitFromLine: OwnId,
  /** Stand-downs, which are not charged; `days` counts the days that would have been charged. */
  standDowns: z.array(StandDown),
  actions: z.array(z.enum(COMPANY_LINE_ACTIONS)),
  updatedAt: Instant,
  version: z.int(),
});
export type CompanyLine = z.infer<typeof CompanyLine>;
