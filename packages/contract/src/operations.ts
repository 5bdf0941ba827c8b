import type * as z from 'zod/mini';
import { accountSchemas } from './account/schemas.ts';
import { activitySchemas } from './activity/schemas.ts';
import { addressSchemas } from './addresses/schemas.ts';
import { assetSchemas } from './assets/schemas.ts';
import { attachmentSchemas } from './attachments/schemas.ts';
import { attentionSchemas } from './attention/schemas.ts';
import { authSchemas } from './auth/schemas.ts';
import { availabilitySchemas } from './availability/schemas.ts';
import { calendarFeedSchemas } from './calendar-feeds/schemas.ts';
import { catalogueSchemas } from './catalogue/schemas.ts';
import { clientSchemas } from './clients/schemas.ts';
import { contactPersonSchemas } from './contact-persons/schemas.ts';
import { contractSchemas } from './contracts/schemas.ts';
import type { Endpoint, EndpointSchemas, SchemaMap } from './core/endpoint.ts';
import { exportQuery, facetsAnswer, facetsQuery, listPageOf, listQuery } from './core/list-schemas.ts';
import { depotSchemas } from './depots/schemas.ts';
import { documentSchemas } from './documents/schemas.ts';
import { emissionSchemas } from './emissions/schemas.ts';
import * as endpoints from './endpoints.ts';
import { feedbackSchemas } from './feedback/schemas.ts';
import { idleMachineSchemas } from './idle-machines/schemas.ts';
import { machineSchemas } from './machines/schemas.ts';
import { memberSchemas } from './members/schemas.ts';
import { notificationSchemas } from './notifications/schemas.ts';
import { rentedSchemas } from './off-hires/rented-schemas.ts';
import { offHireSchemas } from './off-hires/schemas.ts';
import { orderSchemas } from './orders/schemas.ts';
import { privacySchemas } from './privacy/schemas.ts';
import { productSchemas } from './products/schemas.ts';
import { projectSchemas } from './projects/schemas.ts';
import { prospectSchemas } from './prospects/schemas.ts';
import { requestSchemas } from './requests/schemas.ts';
import { roleSchemas } from './roles/schemas.ts';
import { savedViewSchemas } from './saved-views/schemas.ts';
import { searchSchemas } from './search/schemas.ts';
import { sessionSchemas } from './sessions/schemas.ts';
import { siteSchemas } from './sites/schemas.ts';
import { spendSchemas } from './spend/schemas.ts';
import { userSchemas } from './users/schemas.ts';
import { whatsNewSchemas } from './whats-new/schemas.ts';

/** Endpoint with its schemas: the single source of validation, the OpenAPI document and the generated tests. */
export interface Operation extends Endpoint {
  readonly query: z.ZodMiniType | undefined;
  readonly body: z.ZodMiniType | undefined;
  /** Response body; undefined for 204. */
  readonly response: z.ZodMiniType | undefined;
}

export type AnyEndpoint = (typeof endpoints)[keyof typeof endpoints];
export type EndpointId = AnyEndpoint['id'];

const DECLARED = {
  ...accountSchemas,
  ...activitySchemas,
  ...addressSchemas,
  ...assetSchemas,
  ...contactPersonSchemas,
  ...depotSchemas,
  ...documentSchemas,
  ...emissionSchemas,
  ...feedbackSchemas,
  ...projectSchemas,
  ...prospectSchemas,
  ...attachmentSchemas,
  ...requestSchemas,
  ...attentionSchemas,
  ...authSchemas,
  ...availabilitySchemas,
  ...calendarFeedSchemas,
  ...catalogueSchemas,
  ...clientSchemas,
  ...contractSchemas,
  ...idleMachineSchemas,
  ...machineSchemas,
  ...memberSchemas,
  ...notificationSchemas,
  ...offHireSchemas,
  ...rentedSchemas,
  ...orderSchemas,
  ...privacySchemas,
  ...productSchemas,
  ...roleSchemas,
  ...savedViewSchemas,
  ...searchSchemas,
  ...sessionSchemas,
  ...siteSchemas,
  ...spendSchemas,
  ...userSchemas,
  ...whatsNewSchemas,
};
/**
 * Ensures that every endpoint has an entry, and every entry an endpoint. Facets and exports are derived from their
 * lists.
 */
const SCHEMAS: Record<Exclude<EndpointId, `${string}Facets` | `${string}Export`>, EndpointSchemas> &
  Record<Exclude<keyof typeof DECLARED, EndpointId>, never> = DECLARED;

/** Joins an endpoint with its schemas. The query of a list follows from its declaration. */
export const operationOf = (endpoint: Endpoint, { item, ...schemas }: EndpointSchemas = {}): Operation => {
  const { list, answers, columns = [] } = endpoint;
  const none = { query: undefined, body: undefined, response: undefined };
  if (list && answers === 'facets')
    return { ...endpoint, ...none, query: facetsQuery(list), response: facetsAnswer(list) };
  if (list && answers === 'export') return { ...endpoint, ...none, query: exportQuery(list, columns) };
  if (list && item) return { ...endpoint, ...none, query: listQuery(list), response: listPageOf(item) };
  return { ...endpoint, ...none, ...schemas };
};

/** All endpoints of the API, for the server, the OpenAPI document and the generated tests. */
export const ROUTE_TABLE: readonly Operation[] = Object.values(endpoints).map((endpoint) =>
  operationOf(endpoint, (SCHEMAS as SchemaMap)[endpoint.id]),
);

const byId = new Map(ROUTE_TABLE.map((operation) => [operation.id, operation]));
/** Returns the operation of an endpoint. Throws if it is not in the route table. */
export const operationById = (id: string): Operation => {
  const operation = byId.get(id);
  if (!operation) throw new Error(`endpoint ${id} is not in the route table`);
  return operation;
};
