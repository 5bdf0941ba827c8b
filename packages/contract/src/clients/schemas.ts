import * as z from 'zod/mini';
import { Uuid } from '../core/primitive-schemas.ts';
import { MODULES } from './values.ts';

export const CorporateClient = z.object({
  id: z.int(),
  externalUuid: Uuid,
  name: z.string(),
  showPrices: z.boolean(),
  customerNumber: z.string(),
  /** Code of the operating company, e.g. `NL`. */
  opCo: z.string(),
  /** Time zone of the operating company, e.g. `Europe/Amsterdam`. Times without a depot are shown in it. */
  timeZone: z.string(),
  /** True if the client is blocked commercially: SH-02's banner is shown and orders are refused. */
  blocked: z.boolean(),
  /** Active modules, available to the portal before it reads the user's modules. */
  modules: z.array(z.enum(MODULES)),
  rentalContact: z.object({
    /** E.164, e.g. `+31205550100`. */
    phone: z.string(),
    email: z.string(),
  }),
});
export type CorporateClient = z.infer<typeof CorporateClient>;

/** Actions of the caller in the whole portal: `possible` shows New order, `disabled` disables it (NAV-03). */
export const GlobalActions = z.object({
  order: z.object({ possible: z.boolean(), disabled: z.boolean() }),
  /** Number of unread notifications (NAV-12). */
  notifications: z.object({ unread: z.int() }),
});
export type GlobalActions = z.infer<typeof GlobalActions>;

export const clientSchemas = {
  listCorporateClients: { response: z.object({ items: z.array(CorporateClient) }) },
  getCorporateClient: { response: CorporateClient },
  getGlobalActions: { response: GlobalActions },
};
