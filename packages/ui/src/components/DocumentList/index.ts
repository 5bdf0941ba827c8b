export {
  type DocumentField,
  type DocumentFile,
  DocumentList,
  type DocumentListProps,
  type DocumentRow,
} from './DocumentList.tsx';
