import type { DocumentSummary } from '@hireyard/contract';
import { TwoLines } from '@hireyard/ui/components/DataList';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ListColumn } from '../../lists/ListView.tsx';
import { RowLink } from '../../lists/RowLink.tsx';
import { invoiceState, TONE_OF } from './invoice-state.ts';

/** A mark and a word, so that colour alone tells nothing. */
const Unread = styled('span')(({ theme }) => ({
  marginInlineStart: 8,
  fontSize: '0.75rem',
  fontWeight: 650,
  color: theme.vars.color.brand,
  whiteSpace: 'nowrap',
  '&::before': {
    content: '""',
    display: 'inline-block',
    inlineSize: 8,
    blockSize: 8,
    marginInlineEnd: 4,
    borderRadius: theme.vars.radius.pill,
    backgroundColor: 'currentColor',
  },
}));

/** How an invoice stands, in the order of what needs an eye: disputed, overdue, then its state. */
export function InvoiceStatusChip({ invoice }: Pick<DocumentSummary, 'invoice'>) {
  const { t } = useTranslation('document');
  if (!invoice) return null;
  const state = invoiceState(invoice);
  return <StatusChip tone={TONE_OF[state]}>{t(`status.${state}`)}</StatusChip>;
}

/** The columns of the list of documents; amounts where the server sends any. */
export function useDocumentColumns(): readonly ListColumn<DocumentSummary>[] {
  const { t } = useTranslation('document');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'document',
        header: t('facts.document'),
        sort: 'number',
        card: 'title',
        skeleton: 'twoLines',
        width: '25%',
        cell: ({ id, type, number, unread }) => (
          <TwoLines
            first={
              <>
                <RowLink href={`/order/documents/${id}`}>{number}</RowLink>
                {unread && <Unread>{t('unread')}</Unread>}
              </>
            }
            second={t(`type.${type}`)}
          />
        ),
      },
      {
        id: 'date',
        header: t('facts.date'),
        sort: 'date',
        card: 'pair',
        width: '13%',
        cell: ({ date }) => format.date(date),
      },
      {
        id: 'dueDate',
        header: t('facts.dueDate'),
        sort: 'dueDate',
        card: 'pair',
        skeleton: 'twoLines',
        width: '14%',
        cell: ({ invoice }) =>
          invoice && (
            <TwoLines
              first={format.date(invoice.dueDate)}
              second={invoice.overdueDays > 0 ? t('overdueDays', { count: invoice.overdueDays }) : null}
            />
          ),
      },
      {
        id: 'project',
        header: t('facts.project'),
        sort: 'project',
        card: 'pair',
        skeleton: 'twoLines',
        width: '22%',
        cell: ({ project, contracts }) => (
          <TwoLines
            first={project?.name ?? t('noProject')}
            second={contracts.map(({ number }) => number).join(', ') || null}
          />
        ),
      },
      {
        id: 'status',
        header: t('facts.status'),
        card: 'corner',
        skeleton: 'chip',
        width: '13%',
        cell: (document) => <InvoiceStatusChip {...document} />,
      },
      {
        id: 'amount',
        header: t('facts.gross'),
        align: 'end',
        card: 'pair',
        skeleton: 'number',
        width: '13%',
        cell: ({ invoice }) => invoice?.gross && format.money(invoice.gross),
        // Amounts take a right of their own; without it there are none (DOM-10).
        shownFor: (items) => items.some(({ invoice }) => invoice?.gross) || items.every(({ invoice }) => !invoice),
      },
    ],
    [t, format],
  );
}
