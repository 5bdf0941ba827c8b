/** Which data each read shows, by the id of its endpoint. A read has to have a row; what counts a list has the list's. */
export const READS = {
  listCorporateClients: ['CorporateClient'],
  getGlobalActions: ['GlobalActions'],
  getRights: ['Rights'],
  getModules: ['Modules'],
  getProfile: ['Profile'],
  getProductTranslations: ['ProductName'],
  listContractLines: ['ContractLine'],
  getContract: ['Contract'],
  getOffHire: ['Contract'],
  getCallOffRules: [],
  getRentedLines: ['Contract', 'ContractLine'],
  getKeyFigures: ['KeyFigures'],
  getPlanning: ['Planning'],
  // What changes a line changes assets too.
  listIdleMachines: ['Asset'],
  listSites: ['ContractLine', 'Project'],
  // Asked anew each time.
  search: [],
  // Summed up from what runs and what was invoiced, against the budgets of projects.
  getSpend: ['KeyFigures', 'Document', 'Project'],
  listSpendLines: ['KeyFigures'],
  // From what runs and what its counters tell.
  getEmissions: ['KeyFigures', 'Project'],
  listEmissionLines: ['KeyFigures'],
  getEmissionMethod: ['Catalogue'],
  // Whatever is done about one of them takes it off; what changes a line changes assets too.
  getAttention: ['Attention', 'OrderList', 'RequestList', 'Document', 'Asset'],
  getAttentionAssignees: ['User'],
  getSharedAssignees: ['User'],
  listPlanningLines: ['Planning'],
  listProjects: ['Project'],
  getProject: ['Project'],
  // Summed up from its invoices.
  getProjectSpend: ['Project', 'Document'],
  getDocumentAmounts: ['Document'],
  explainInvoice: ['Document'],
  listDocuments: ['Document'],
  getDocument: ['Document'],
  listAddresses: ['Address'],
  listContactPersons: ['ContactPerson'],
  // With the projects that name them.
  getContactPerson: ['ContactPerson', 'Project'],
  getAddress: ['Address', 'Project'],
  listAssets: ['Asset'],
  getAsset: ['Asset'],
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
  // What is free follows from what is ordered, also by others.
  getStock: ['Catalogue', 'OrderList'],
  getOrderRules: ['Order'],
  // A question, although it has a body.
  estimateOrder: ['Catalogue'],
  estimateOffHire: ['ContractLine'],
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

export type Tag = (typeof READS)[keyof typeof READS][number];
export const TAGS: readonly Tag[] = [...new Set(Object.values(READS).flat())];

/** The row of an endpoint in one of the two tables. Throws where there is none, so that no endpoint is forgotten. */
export function tagsOf(table: Readonly<Record<string, readonly Tag[]>>, id: string): readonly Tag[] {
  const list = id.replace(/Facets$/, '');
  const row = Object.hasOwn(table, list) ? table[list] : undefined;
  if (!row) throw new TypeError(`${id} has no row in api/tags.ts or api/write-tags.ts`);
  return row;
}
