import * as z from 'zod/mini';
import { Instant, LocalDate, PostalAddress, Uuid } from '../core/primitive-schemas.ts';
import { FULFILMENTS, ORDER_STATUSES, SLOT_NAMES } from '../orders/values.ts';
import { AcceptedTerms } from '../terms/schemas.ts';
import { ClientRef } from './line-schemas.ts';
import { CompanyPerson, CompanyProjectRef, OwnId } from './own-ref-schemas.ts';
import { COMPANY_ORDER_ACTIONS } from './values.ts';

/** Address that an order is delivered to. */
export const CompanyOrderAddress = z.extend(PostalAddress, {
  /** Id in the company's own systems. */
  externalId: OwnId,
});

export const CompanyOrder = z.object({
  id: Uuid,
  /** Id in the company's own systems. */
  externalId: OwnId,
  client: ClientRef,
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  /** Null for an order that the company has taken by phone. */
  orderer: z.nullable(CompanyPerson),
  fulfilment: z.enum(FULFILMENTS),
  depotId: Uuid,
  /** External id of the depot. */
  depot: OwnId,
  project: z.nullable(CompanyProjectRef),
  /** Delivery address; null for a pick-up at the depot. */
  address: z.nullable(CompanyOrderAddress),
  slot: z.nullable(z.enum(SLOT_NAMES)),
  siteContact: z.nullable(
    z.object({
      /** Id in the company's own systems. */
      externalId: OwnId,
      name: z.string(),
      phone: z.nullable(z.string()),
    }),
  ),
  poNumber: z.nullable(z.string()),
  costCode: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  remark: z.nullable(z.string()),
  lines: z.array(
    z.object({
      id: Uuid,
      lineNo: z.int(),
      productCode: z.string(),
      quantity: z.int(),
      from: LocalDate,
      /** Null if open-ended. */
      to: z.nullable(LocalDate),
      remark: z.nullable(z.string()),
    }),
  ),
  rejectReason: z.nullable(z.string()),
  /** Terms that the client accepted when it sent the order; null if none were asked for. */
  acceptedTerms: z.nullable(AcceptedTerms),
  contracts: z.array(
    z.object({
      id: Uuid,
      /** Id in the company's own systems. */
      externalId: OwnId,
      number: z.string(),
    }),
  ),
  actions: z.array(z.enum(COMPANY_ORDER_ACTIONS)),
  updatedAt: Instant,
  version: z.int(),
});
export type CompanyOrder = z.infer<typeof CompanyOrder>;
