import { listDocuments, listDocumentsFacets } from '@hireyard/contract';

export const documents = { page: listDocuments, facets: listDocumentsFacets };
export { getDocument as document } from '@hireyard/contract';
