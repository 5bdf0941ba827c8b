import type { READS } from '../api/tags.ts';

/**
 * The reads whose answers are kept for reading offline (SW-03): what the start asks for, lists, and single things with what
 * belongs to them. Not sessions and personal data, and not what is only true at the moment, such as what is free.
 */
const KEPT: ReadonlySet<string> = new Set<keyof typeof READS | `${keyof typeof READS}Facets`>([
  'listCorporateClients',
  'getGlobalActions',
  'getRights',
  'getModules',
  'getProfile',
  'getProductTranslations',
  'listContractLines',
  'listContractLinesFacets',
  'getKeyFigures',
  'getAttention',
  'getPlanning',
  'listPlanningLines',
  'getContract',
  'getRentedLines',
  'getOffHire',
  'listOrders',
  'listOrdersFacets',
  'getOrder',
  'listDocuments',
  'listDocumentsFacets',
  'getDocument',
  'getDocumentAmounts',
  'explainInvoice',
  'listRequests',
  'listRequestsFacets',
  'getRequest',
  'listAssets',
  'listAssetsFacets',
  'getAsset',
  'listProjects',
  'listProjectsFacets',
  'getProject',
  'getProjectSpend',
  'listAddresses',
  'listAddressesFacets',
  'getAddress',
  'listContactPersons',
  'listContactPersonsFacets',
  'getContactPerson',
  'listDepots',
  'listNotifications',
  'listNotificationsFacets',
  'listSavedViews',
  'listActivity',
]);

export const isKept = (endpoint: string): boolean => KEPT.has(endpoint);
