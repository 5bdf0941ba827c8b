/** Which data each read shows, by the id of its endpoint. A read has to have a row. */
export const READS = {
  listCorporateClients: ['CorporateClient'],
  getGlobalActions: ['GlobalActions'],
  getRights: ['Rights'],
  getModules: ['Modules'],
  getProfile: ['Profile'],
  getProductTranslations: ['ProductName'],
  listContractLines: ['ContractLine'],
  getContract: ['Contract'],
  getKeyFigures: ['KeyFigures'],
  getPlanning: ['Planning'],
  listPlanningLines: ['Planning'],
  listContractLinesFacets: ['ContractLine'],
  listProjects: ['Project'],
  listProjectsFacets: ['Project'],
  getProject: ['Project'],
  listDocuments: ['Document'],
  listDocumentsFacets: ['Document'],
  getDocument: ['Document'],
  listAddresses: ['Address'],
  listAddressesFacets: ['Address'],
  listContactPersons: ['ContactPerson'],
  listContactPersonsFacets: ['ContactPerson'],
  // With the projects that name them.
  getContactPerson: ['ContactPerson', 'Project'],
  getAddress: ['Address', 'Project'],
  listDepots: ['Depot'],
  getWhatsNew: ['Release'],
  listSessions: ['Session'],
  listUsers: ['User'],
  listUsersFacets: ['User'],
  getUser: ['User'],
  listRoles: ['Role'],
  getRole: ['Role'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Tag = (typeof READS)[keyof typeof READS][number];
export const TAGS: readonly Tag[] = [...new Set(Object.values(READS).flat())];

/** Which data each write changes: the reads on screen that show it are asked again. A write has to have a row. */
export const WRITES: Readonly<Record<string, readonly Tag[]>> = {
  putProfile: ['Profile'],
  createProject: ['Project'],
  // A project's name and number stand on its contracts, their lines and its documents.
  putProject: ['Project', 'Contract', 'ContractLine', 'Planning', 'Document'],
  closeProject: ['Project'],
  reopenProject: ['Project'],
  createContactPerson: ['ContactPerson'],
  // Its project and the contracts there show the site contact.
  putContactPerson: ['ContactPerson', 'Project', 'Contract'],
  archiveContactPerson: ['ContactPerson'],
  restoreContactPerson: ['ContactPerson'],
  createAddress: ['Address'],
  putAddress: ['Address', 'Project'],
  archiveAddress: ['Address', 'Project'],
  restoreAddress: ['Address', 'Project'],
  markDocumentsRead: ['Document'],
  endSession: ['Session'],
  // The other devices are signed out.
  changePassword: ['Session'],
  requestPasswordReset: [],
  resetPassword: [],
  acceptInvitation: [],
  createProspect: [],
  inviteUser: ['User', 'Role'],
  // An edit may be of oneself.
  putUser: ['User', 'Role', 'Rights', 'GlobalActions'],
  resendInvitation: ['User'],
  blockUser: ['User'],
  unblockUser: ['User'],
  deactivateUser: ['User', 'Role'],
  createRole: ['Role'],
  putRole: ['Role', 'User', 'Rights', 'GlobalActions'],
  deleteRole: ['Role'],
};

/** The row of an endpoint. Throws where there is none, so that no endpoint is forgotten. */
export function tagsOf(table: Readonly<Record<string, readonly Tag[]>>, id: string): readonly Tag[] {
  const row = Object.hasOwn(table, id) ? table[id] : undefined;
  if (!row) throw new TypeError(`${id} has no row in api/tags.ts`);
  return row;
}
