import type { EndpointId } from '@hireyard/contract/operations';

/** One tag an entity: a write names what it changes, and the reads that show it are asked again. */
export const TAGS = [
  'Address',
  'ContactPerson',
  'Contract',
  'ContractLine',
  'Document',
  'KeyFigures',
  'Planning',
  'Profile',
  'Project',
] as const;
export type Tag = (typeof TAGS)[number];
type Tags = Partial<Record<EndpointId, readonly Tag[]>>;

/** What each read shows. */
export const SHOWS: Tags = {
  getContract: ['Contract'],
  getDocument: ['Document'],
  getKeyFigures: ['KeyFigures'],
  getPlanning: ['Planning'],
  getProfile: ['Profile'],
  getProject: ['Project'],
  listAddresses: ['Address'],
  listContactPersons: ['ContactPerson'],
  listContractLines: ['ContractLine'],
  listContractLinesFacets: ['ContractLine'],
  listDocuments: ['Document'],
  listDocumentsFacets: ['Document'],
  listProjects: ['Project'],
  listProjectsFacets: ['Project'],
};

/** What each write changes: the reads that show it are made again. */
export const CHANGES: Tags = {
  putProfile: ['Profile'],
  // A project's name and number stand on its contracts, their lines and its documents.
  putProject: ['Project', 'Contract', 'ContractLine', 'Planning', 'Document'],
  createProject: ['Project'],
  closeProject: ['Project'],
  reopenProject: ['Project'],
  markDocumentsRead: ['Document'],
};
