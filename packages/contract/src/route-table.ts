import * as auth from './auth.ts';
import * as availability from './availability.ts';
import * as contract from './contract.ts';
import * as corporateClient from './corporate-client.ts';
import { BASES, type Endpoint } from './endpoint.ts';
import * as product from './product.ts';
import * as user from './user.ts';

/** Every endpoint of the API; the server mounts it, the OpenAPI document and the generated tests walk it. */
export const ROUTE_TABLE = [
  availability.getAvailability,
  auth.login,
  auth.refresh,
  auth.logout,
  auth.getKeySet,
  corporateClient.listCorporateClients,
  corporateClient.getCorporateClient,
  corporateClient.getGlobalActions,
  user.getRights,
  user.getProfile,
  user.putProfile,
  user.getModules,
  product.getProductTranslations,
  contract.listContractLines,
  contract.listContracts,
  contract.getContract,
  contract.getKeyFigures,
  contract.getPlanning,
] as const;

export type AnyEndpoint = (typeof ROUTE_TABLE)[number];
export type EndpointId = AnyEndpoint['id'];

/** The whole path of an endpoint on the reference backend, e.g. `/api/overview/contracts/{id}`. */
export const fullPath = (e: Pick<Endpoint, 'base' | 'path'>): string => `${BASES[e.base]}${e.path}`;
