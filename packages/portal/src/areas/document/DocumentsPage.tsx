import { type DOCUMENT_TYPES, type DocumentSummary, type INVOICE_STATUS_FILTERS, NO_ID } from '@hireyard/contract';
import { FilterToggle } from '@hireyard/ui/components/FilterToggle';
import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { withTexts } from '../../i18n/i18n.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ListPage } from '../../lists/ListPage.tsx';
import { useBulkActions } from '../../lists/use-bulk-actions.tsx';
import { lazyPart } from '../../pages/load-chunk.ts';
import { selectHasRight, selectMayHaveRight } from '../../session/user.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useDocumentListColumns } from './document-columns.tsx';
import { documents as DOCUMENTS } from './reads.ts';

const DocumentsBar = lazyPart(() => withTexts(import('./DocumentsBar.tsx'), 'lists'));
const InvoiceAmounts = lazyPart(() => import('./InvoiceAmounts.tsx'));
const seesAmounts = selectHasRight('invoice-view');
const maySeeAmounts = selectMayHaveRight('invoice-view');

/** Reserves the height of the amounts, so that the list does not move. */
const Room = styled('div')({ blockSize: 44, [tokens.media.twoColumns]: { blockSize: 112 } });

/** Lists all documents: invoices and credit notes, contracts, delivery and return notes, and certificates. */
export default function DocumentsPage() {
  const { t } = useTranslation('document');
  const bulk = useBulkActions<DocumentSummary>({
    endpoints: DOCUMENTS,
    nameOf: ({ type, number }) => t('numbered', { type: t(`type.${type}`), number }),
    bar: (selected) => <DocumentsBar selected={selected} />,
  });
  const withAmounts = useAppSelector(seesAmounts);
  const withRoom = useAppSelector(maySeeAmounts);
  return (
    <ListPage
      endpoints={DOCUMENTS}
      columns={useDocumentListColumns()}
      above={
        withRoom
          ? (controls) => (
              <Suspense fallback={<Room />}>{withAmounts ? <InvoiceAmounts controls={controls} /> : <Room />}</Suspense>
            )
          : undefined
      }
      rowHref={({ id }) => `/order/documents/${id}`}
      bulk={bulk}
      filters={[
        {
          kind: 'menu',
          name: 'type',
          label: t('facts.type'),
          nameOf: (value) => t(`type.${value as (typeof DOCUMENT_TYPES)[number]}`),
        },
        {
          kind: 'menu',
          name: 'status',
          label: t('facts.status'),
          nameOf: (value) => t(`status.${value as (typeof INVOICE_STATUS_FILTERS)[number]}`),
        },
        {
          kind: 'menu',
          name: 'project',
          label: t('facts.project'),
          nameOf: (value) => (value === NO_ID ? t('noProject') : value),
        },
        { kind: 'period', name: 'period', from: 'from', to: 'to', label: t('facts.date') },
        {
          kind: 'toggle',
          Button: FilterToggle,
          name: 'read',
          value: 'unread',
          label: t('facts.unread'),
          nameOf: () => t('unreadOnly'),
        },
      ]}
      texts={{
        caption: t('list.caption'),
        search: t('list.search'),
        searchHint: t('list.searchHint'),
        empty: { title: t('list.empty.title'), text: t('list.empty.text') },
      }}
    />
  );
}
