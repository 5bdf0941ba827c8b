/**
 * The data that each read shows, by endpoint id. Every read needs a row. A facets endpoint uses the tags of its list.
 */
export const READS = {
  listCorporateClients: ['CorporateClient'],
  getGlobalActions: ['GlobalActions'],
  getRights: ['Rights'],
  getModules: ['Modules'],
  getProfile: ['Profile'],
  getProductTranslations: ['ProductName'],
  listContractLines: ['ContractLine'],
  getContract: ['Contract'],
  // Shows assets by their readings, and papers.
  getMachine: ['Contract', 'ContractLine', 'Document', 'Asset'],
  listMachineClients: ['ContractLine'],
  listOffHires: ['Contract'],
  getOffHire: ['Contract'],
  getCallOffRules: [],
  getRentedLines: ['Contract', 'ContractLine'],
  getKeyFigures: ['KeyFigures'],
  getPlanning: ['Planning'],
  // A changed line also changes assets.
  listIdleMachines: ['Asset'],
  listSites: ['ContractLine', 'Project'],
  // Never served from the store.
  search: [],
  // Computed from rentals and invoices, against project budgets.
  getSpend: ['KeyFigures', 'Document', 'Project'],
  listSpendLines: ['KeyFigures'],
  // Computed from rentals and meter readings.
  getEmissions: ['KeyFigures', 'Project'],
  listEmissionLines: ['KeyFigures'],
  getEmissionMethod: ['Catalogue'],
  // Acting on an entry removes it. A changed line also changes assets.
  getAttention: ['Attention', 'OrderList', 'RequestList', 'Document', 'Asset'],
  getAttentionAssignees: ['User'],
  getSharedAssignees: ['User'],
  listPlanningLines: ['Planning'],
  listProjects: ['Project'],
  getProject: ['Project'],
  // The sum of its invoices.
  getProjectSpend: ['Project', 'Document'],
  getDocumentAmounts: ['Document'],
  explainInvoice: ['Document'],
  listDocuments: ['Document'],
  getDocument: ['Document'],
  listAddresses: ['Address'],
  listContactPersons: ['ContactPerson'],
  // Includes the projects that use them.
  getContactPerson: ['ContactPerson', 'Project'],
  getAddress: ['Address', 'Project'],
  listAssets: ['Asset'],
  getAsset: ['Asset'],
  getAssetImports: ['AssetImport'],
  getAssetImportRefusals: [],
  listDepots: ['Depot'],
  getWhatsNew: ['Release'],
  listSessions: ['Session'],
  listCalendarFeeds: ['CalendarFeed'],
  listSavedViews: ['SavedView'],
  // Read once, for a file.
  getPersonalData: [],
  listUsers: ['User'],
  getUser: ['User'],
  listProducts: ['ProductName'],
  getCatalogue: ['Catalogue'],
  getProjectFavorites: ['Favorite'],
  // Availability depends on all orders, including orders of other users.
  getStock: ['Catalogue', 'OrderList'],
  getOrderRules: ['Order'],
  // A read, although it has a body.
  estimateOrder: ['Catalogue'],
  estimateOffHire: ['ContractLine'],
  estimateExtension: ['ContractLine'],
  listOrders: ['Order', 'OrderList'],
  getOrder: ['Order'],
  listRequests: ['Request', 'RequestList'],
  getRequest: ['Request', 'Order', 'OrderList'],
  listRoles: ['Role'],
  getRole: ['Role'],
  listActivity: ['Activity'],
  listNotifications: ['Notification'],
  getNotificationSettings: ['NotificationSettings'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The one tag of all calls of the desk: each of its moves may change its inbox and the record. */
const DESK = 'Desk';

export type Tag = (typeof READS)[keyof typeof READS][number] | typeof DESK;
export const TAGS: readonly Tag[] = [...new Set(Object.values(READS).flat()), DESK];

/**
 * Returns the row of an endpoint in one of the two tables. Throws if there is none, so that no endpoint is forgotten.
 */
export function tagsOf(table: Readonly<Record<string, readonly Tag[]>>, id: string): readonly Tag[] {
  if (/[a-z]Desk[A-Z]/.test(id)) return [DESK];
  const list = id.replace(/Facets$/, '');
  const row = Object.hasOwn(table, list) ? table[list] : undefined;
  if (!row) throw new TypeError(`${id} has no row in api/tags.ts or api/write-tags.ts`);
  return row;
}
