/**
 * Columns of a list's export, named and ordered as on its page. One column of the page may become several, such as name
 * and number.
 */
export const EXPORT_COLUMNS = {
  listContractLines: ['machine', 'contract', 'project', 'period', 'status', 'rate'],
  listContracts: ['contract', 'project', 'period', 'status', 'lines'],
  listOrders: ['order', 'project', 'period', 'machines', 'status', 'estimate'],
  listDocuments: ['document', 'date', 'dueDate', 'project', 'poNumber', 'contracts', 'status', 'net', 'vat', 'amount'],
  listRequests: ['title', 'status', 'waitsFor', 'project', 'neededOn', 'created'],
  listAssets: ['asset', 'status', 'ownership', 'project', 'inspection'],
  listProjects: ['name', 'city', 'period', 'onRent', 'status'],
  listUsers: ['name', 'status', 'roles', 'projects', 'limit', 'seen'],
  listContactPersons: ['name', 'phone', 'email', 'status'],
  listAddresses: ['name', 'city', 'kind', 'status'],
  listActivity: ['subject', 'action', 'actor', 'at'],
} as const;
export type ExportedList = keyof typeof EXPORT_COLUMNS;
