import { type Operation, ROUTE_TABLE } from '../operations.ts';
import * as endpoints from './endpoints.ts';
import { backofficeSchemas } from './schemas.ts';

export type BackofficeEndpoint = (typeof endpoints)[keyof typeof endpoints];
export type BackofficeEndpointId = BackofficeEndpoint['id'];

/** Each endpoint has its entry, and each entry its endpoint. */
const SCHEMAS: Record<BackofficeEndpointId, Partial<Pick<Operation, 'query' | 'body' | 'response'>>> &
  Record<Exclude<keyof typeof backofficeSchemas, BackofficeEndpointId>, never> = backofficeSchemas;

/** Every endpoint of the back office, which the server mounts beside the portal's. */
export const BACKOFFICE_TABLE: readonly Operation[] = Object.values(endpoints).map((endpoint) => ({
  ...endpoint,
  query: undefined,
  body: undefined,
  response: undefined,
  ...SCHEMAS[endpoint.id],
}));

/** The endpoints of both: what the server mounts, and what the generated tests walk. */
export const ALL_OPERATIONS: readonly Operation[] = [...ROUTE_TABLE, ...BACKOFFICE_TABLE];
