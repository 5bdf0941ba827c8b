import { DESK_TABLE } from '../desk/operations.ts';
import { type Operation, ROUTE_TABLE } from '../operations.ts';
import * as companyEndpoints from './endpoints.ts';
import * as importEndpoints from './imports/endpoints.ts';
import * as listEndpoints from './imports/list-endpoints.ts';
import { backofficeSchemas } from './schemas.ts';

const endpoints = { ...companyEndpoints, ...importEndpoints, ...listEndpoints };

export type BackofficeEndpoint = (typeof endpoints)[keyof typeof endpoints];
export type BackofficeEndpointId = BackofficeEndpoint['id'];

/** Ensures that every endpoint has an entry, and every entry an endpoint. */
const SCHEMAS: Record<BackofficeEndpointId, Partial<Pick<Operation, 'query' | 'body' | 'response'>>> &
  Record<Exclude<keyof typeof backofficeSchemas, BackofficeEndpointId>, never> = backofficeSchemas;

/** All back-office endpoints. The server mounts them beside the portal's. */
export const BACKOFFICE_TABLE: readonly Operation[] = Object.values(endpoints).map((endpoint) => ({
  ...endpoint,
  query: undefined,
  body: undefined,
  response: undefined,
  ...SCHEMAS[endpoint.id],
}));

/** Endpoints of all three APIs, for the server and the generated tests. */
export const ALL_OPERATIONS: readonly Operation[] = [...ROUTE_TABLE, ...BACKOFFICE_TABLE, ...DESK_TABLE];
