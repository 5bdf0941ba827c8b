export {
  type DocumentColumn,
  type DocumentColumnOptions,
  type DocumentFile,
  type DocumentRow,
  documentColumns,
} from './columns.tsx';
export { DocumentList, type DocumentListProps, useDocumentColumns } from './DocumentList.tsx';
