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
  /** A commercially blocked client sees SH-02's banner and orders nothing. */
  blocked: z.boolean(),
  /** Active for this client: what the portal may ask for before it has read the user's modules. */
  modules: z.array(z.enum(MODULES)),
  rentalContact: z.object({
    /** E.164, e.g. `+31205550100`. */
    phone: z.string(),
    email: z.string(),
  }),
});
export type CorporateClient = z.infer<typeof CorporateClient>;

/** What the caller may do in the whole portal now: `possible` shows New order, `disabled` keeps it from being used (NAV-03). */
export const GlobalActions = z.object({
  order: z.object({ possible: z.boolean(), disabled: z.boolean() }),
  /** How many notifications the caller has not read yet (NAV-12). */
  notifications: z.object({ unread: z.int() }),
});
export type GlobalActions = z.infer<typeof GlobalActions>;

export const clientSchemas = {
  listCorporateClients: { response: z.object({ items: z.array(CorporateClient) }) },
  getCorporateClient: { response: CorporateClient },
  getGlobalActions: { response: GlobalActions },
};
