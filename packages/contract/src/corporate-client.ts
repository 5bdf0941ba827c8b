import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Uuid } from './primitives.ts';

/** The modules that can be active for a corporate client; they act as permissions (RT-01). */
export const MODULES = ['order', 'request', 'asset'] as const;
export const Module = z.enum(MODULES);
export type Module = z.infer<typeof Module>;

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
  rentalContact: z.object({
    /** E.164, e.g. `+31205550100`. */
    phone: z.string(),
    email: z.string(),
  }),
});
export type CorporateClient = z.infer<typeof CorporateClient>;

export const listCorporateClients = endpoint({
  id: 'listCorporateClients',
  summary: 'The corporate clients that the caller may act within, by name',
  method: 'GET',
  base: 'main',
  path: '/corporate-clients',
  access: 'token',
  response: z.object({ items: z.array(CorporateClient) }),
});

export const getCorporateClient = endpoint({
  id: 'getCorporateClient',
  summary: 'One corporate client of the caller',
  method: 'GET',
  base: 'main',
  path: '/corporate-clients/{uuid}',
  access: 'token',
  params: z.object({ uuid: z.string() }),
  response: CorporateClient,
  problems: ['not-found'],
});

/** What the caller may do in the whole portal now: `possible` shows New order, `disabled` keeps it from being used (NAV-03). */
export const GlobalActions = z.object({ order: z.object({ possible: z.boolean(), disabled: z.boolean() }) });
export type GlobalActions = z.infer<typeof GlobalActions>;

export const getGlobalActions = endpoint({
  id: 'getGlobalActions',
  summary: 'What the caller may do in the whole portal now',
  method: 'GET',
  base: 'main',
  path: '/global-actions',
  response: GlobalActions,
});
