'use client';

import type { ColumnListProps } from '../../components/DataList/columns.tsx';
import { type DataColumn, DataList } from '../../components/DataList/DataList.tsx';
import { useComponentProps } from '../../internal/component.ts';
import { derivedRoot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import { useUiText } from '../../provider/text.ts';
import type { RentalLocale } from '../locales/RentalLocale.ts';
import { type DocumentColumn, type DocumentColumnOptions, type DocumentRow, spokenColumns } from './columns.tsx';
import { documentListText } from './text.ts';

const Root = derivedRoot(DataList<DocumentRow>, 'HyDocumentList-root');

const SORT_FIELDS = { document: 'number', date: 'date', status: 'status', amount: 'amount' };

export interface DocumentListProps extends ColumnListProps<DocumentRow, DocumentColumn, 'HyDocumentList'> {
  /** Loads a file by script, because a plain link does not send the user’s token. */
  onDownload?: DocumentColumnOptions<DocumentRow>['onDownload'] | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<RentalLocale['DocumentList']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyDocumentList: DocumentListProps;
  }
  interface ComponentNameToClassKey {
    HyDocumentList: 'root' | 'unread' | 'contract' | 'files';
  }
}

/** Returns the columns with the provider’s texts, for lists that take columns as data. */
export function useDocumentColumns<Item>({
  labels,
  ...options
}: Omit<DocumentColumnOptions<Item>, 'labels'> & Pick<DocumentListProps, 'labels'>): DataColumn<Item>[] {
  return spokenColumns({ ...options, text: useUiText('DocumentList', documentListText, labels) });
}

/** List of documents, one row each, with their files: invoices, contracts, delivery notes and certificates. */
export const DocumentList = withRef(function DocumentList(props: DocumentListProps) {
  const {
    hidden,
    sortFields = SORT_FIELDS,
    LinkComponent,
    onDownload,
    labels,
    ...list
  } = useComponentProps('HyDocumentList', props);
  const text = useUiText('DocumentList', documentListText, labels);
  const columns = spokenColumns({
    toRow: (row: DocumentRow) => row,
    ...{ text, hidden, sortFields, LinkComponent, onDownload },
  });
  return <Root caption={text.caption} columns={columns} keyOf={({ id }) => id} {...list} />;
});
