import { backofficeSchemas } from '../backoffice/schemas.ts';
import type { Operation } from '../operations.ts';
import * as endpoints from './endpoints.ts';
import { deskSchemas } from './schemas.ts';

export type DeskEndpoint = (typeof endpoints)[keyof typeof endpoints];
/** Ids of the endpoints that the company's systems do not have. */
export type OwnDeskEndpointId = Exclude<DeskEndpoint, { readonly sameAs: string }>['id'];

type Schemas = Partial<Pick<Operation, 'query' | 'body' | 'response'>>;
/** Ensures that every endpoint of its own has an entry, and every entry an endpoint. */
const OWN: Record<OwnDeskEndpointId, Schemas> & Record<Exclude<keyof typeof deskSchemas, OwnDeskEndpointId>, never> =
  deskSchemas;

const schemasOf = (endpoint: DeskEndpoint): Schemas =>
  'sameAs' in endpoint
    ? backofficeSchemas[endpoint.sameAs as keyof typeof backofficeSchemas]
    : OWN[endpoint.id as OwnDeskEndpointId];

/** All endpoints of the desk. */
export const DESK_TABLE: readonly Operation[] = Object.values(endpoints).map((endpoint) => ({
  ...endpoint,
  query: undefined,
  body: undefined,
  response: undefined,
  ...schemasOf(endpoint),
}));
