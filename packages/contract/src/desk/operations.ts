import { backofficeSchemas } from '../backoffice/schemas.ts';
import type { EndpointSchemas } from '../core/endpoint.ts';
import { type Operation, operationOf } from '../operations.ts';
import * as endpoints from './endpoints.ts';
import { deskSchemas } from './schemas.ts';

export type DeskEndpoint = (typeof endpoints)[keyof typeof endpoints];
/** Ids of the endpoints that the company's systems do not have. */
export type OwnDeskEndpointId = Exclude<DeskEndpoint, { readonly sameAs: string }>['id'];

/** Ids in the map of schemas. The facets of a list follow from its declaration. */
type DeclaredId = Exclude<OwnDeskEndpointId, `${string}Facets`>;
/** Ensures that every endpoint of its own has an entry, and every entry an endpoint. */
const OWN: Record<DeclaredId, EndpointSchemas> & Record<Exclude<keyof typeof deskSchemas, DeclaredId>, never> =
  deskSchemas;

const schemasOf = (endpoint: DeskEndpoint): EndpointSchemas | undefined =>
  'sameAs' in endpoint
    ? backofficeSchemas[endpoint.sameAs as keyof typeof backofficeSchemas]
    : OWN[endpoint.id as DeclaredId];

/** All endpoints of the desk. */
export const DESK_TABLE: readonly Operation[] = Object.values(endpoints).map((endpoint) =>
  operationOf(endpoint, schemasOf(endpoint)),
);
