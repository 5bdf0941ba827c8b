import { listActivity } from '../activity/endpoints.ts';
import { listAddresses } from '../addresses/endpoints.ts';
import { listAssets } from '../assets/endpoints.ts';
import { listContactPersons } from '../contact-persons/endpoints.ts';
import { listContractLines, listContracts } from '../contracts/endpoints.ts';
import { exportOf } from '../core/endpoint.ts';
import { listDocuments } from '../documents/endpoints.ts';
import { listUsers } from '../members/endpoints.ts';
import { listOrders } from '../orders/endpoints.ts';
import { listProjects } from '../projects/endpoints.ts';
import { listRequests } from '../requests/endpoints.ts';
import { EXPORT_COLUMNS } from './values.ts';

// Separate from the lists, because the portal requests files only on a click.

export const listActivityExport = /* @__PURE__ */ exportOf(listActivity, EXPORT_COLUMNS.listActivity);
export const listAddressesExport = /* @__PURE__ */ exportOf(listAddresses, EXPORT_COLUMNS.listAddresses);
export const listAssetsExport = /* @__PURE__ */ exportOf(listAssets, EXPORT_COLUMNS.listAssets);
export const listContactPersonsExport = /* @__PURE__ */ exportOf(listContactPersons, EXPORT_COLUMNS.listContactPersons);
export const listContractLinesExport = /* @__PURE__ */ exportOf(listContractLines, EXPORT_COLUMNS.listContractLines);
export const listContractsExport = /* @__PURE__ */ exportOf(listContracts, EXPORT_COLUMNS.listContracts);
export const listDocumentsExport = /* @__PURE__ */ exportOf(listDocuments, EXPORT_COLUMNS.listDocuments);
export const listUsersExport = /* @__PURE__ */ exportOf(listUsers, EXPORT_COLUMNS.listUsers);
export const listOrdersExport = /* @__PURE__ */ exportOf(listOrders, EXPORT_COLUMNS.listOrders);
export const listProjectsExport = /* @__PURE__ */ exportOf(listProjects, EXPORT_COLUMNS.listProjects);
export const listRequestsExport = /* @__PURE__ */ exportOf(listRequests, EXPORT_COLUMNS.listRequests);
