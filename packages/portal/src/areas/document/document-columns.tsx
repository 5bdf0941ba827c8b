import { type DocumentSummary, documentState, type Money } from '@hireyard/contract';
import { TwoLines } from '@hireyard/ui/components/DataList';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { rentalTone } from '@hireyard/ui/rental';
import { type DocumentRow, useDocumentColumns } from '@hireyard/ui/rental/DocumentList';
import { styled } from '@mui/material/styles';
import { useCallback } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ListColumn } from '../../lists/ListView.tsx';
import { DetailLink } from '../../lists/RowLink.tsx';
import { useSortLabels } from '../../lists/use-sort-labels.ts';
import { selectHasRight } from '../../session/user.ts';
import { useAppSelector } from '../../store/hooks.ts';

/** Most urgent status of an invoice: void, then disputed, then overdue, then its state. A paper has only the state void. */
export function DocumentStatusChip(document: Pick<DocumentSummary, 'invoice' | 'voidedOn'>) {
  const { t } = useTranslation('document');
  const state = documentState(document);
  if (!state) return null;
  return <StatusChip tone={rentalTone(state)}>{t(`status.${state}`)}</StatusChip>;
}

function useRow() {
  const { t } = useTranslation('document');
  const format = useFormat();
  return useCallback(
    (document: DocumentSummary): DocumentRow => {
      const { id, type, number, title, date, from, to, project, contracts, unread, hasFile, invoice } = document;
      const state = documentState(document);
      const isPartlyPaid = invoice?.status === 'partlyPaid';
      return {
        id,
        number,
        type: [t(`type.${type}`), title, !hasFile && t('noFile')].filter(Boolean).join(' · '),
        href: `/order/documents/${id}`,
        unread,
        date: format.date(date),
        period: from && format.dateRange(from, to, 'short'),
        project: project?.name ?? t('noProject'),
        contracts: contracts.map((contract) => contract.number),
        status: state,
        statusText: state && t(`status.${state}`),
        amount: invoice?.gross ? format.money(invoice.gross) : '',
        toPay: isPartlyPaid && invoice.due ? t('toPay', { amount: format.money(invoice.due) }) : null,
      };
    },
    [t, format],
  );
}

const Overdue = styled('span')(({ theme }) => ({ color: theme.vars.palette.error.main }));

const haveStatus = (items: readonly DocumentSummary[]) => items.some(documentState);
const haveDueDate = (items: readonly DocumentSummary[]) => items.some(({ type }) => type === 'invoice');
const havePoNumber = (items: readonly DocumentSummary[]) => items.some(({ poNumber }) => poNumber);
const haveAmount = (items: readonly DocumentSummary[]) => items.some(({ invoice }) => invoice?.gross);

type Invoice = NonNullable<DocumentSummary['invoice']>;
/** Kinds of the sorted values, which determine the words for the directions. */
const SORT_KINDS: Readonly<Record<string, 'name' | 'number' | 'date'>> = {
  number: 'number',
  date: 'date',
  project: 'name',
  amount: 'number',
};

/** Widths that keep amounts and statuses in one piece from 1280 pixels on. */
const WIDTHS: Readonly<Record<string, string>> = {
  document: '13%',
  date: '11%',
  dueDate: '9%',
  project: '13%',
  poNumber: '8%',
  contracts: '8%',
  status: '11%',
  net: '9%',
  vat: '8.5%',
  amount: '9.5%',
};

/** Columns of the document list, with PO number, due date, net amount and VAT added. */
export function useDocumentListColumns(): readonly ListColumn<DocumentSummary>[] {
  const { t } = useTranslation('document');
  const format = useFormat();
  const sortLabels = useSortLabels();
  const seesAmounts = useAppSelector(selectHasRight('invoice-view'));
  const ready = useDocumentColumns<DocumentSummary>({
    toRow: useRow(),
    sortFields: { document: 'number', date: 'date', project: 'project', amount: 'amount' },
    hidden: ['files'],
    LinkComponent: DetailLink,
  });
  const due: ListColumn<DocumentSummary> = {
    id: 'dueDate',
    header: t('facts.dueDate'),
    sort: 'dueDate',
    sortLabels: sortLabels('date', t('facts.dueDate')),
    card: 'pair',
    skeleton: 'twoLines',
    shownFor: haveDueDate,
    // Credit notes have no due date, and nothing is to be paid for a void invoice.
    cell: ({ type, voidedOn, invoice }) =>
      invoice &&
      type === 'invoice' &&
      voidedOn === null && (
        <TwoLines
          first={format.date(invoice.dueDate)}
          second={
            invoice.overdueDays > 0 ? <Overdue>{t('overdueDays', { count: invoice.overdueDays })}</Overdue> : null
          }
        />
      ),
  };
  const poNumber: ListColumn<DocumentSummary> = {
    id: 'poNumber',
    header: t('facts.poNumber'),
    card: 'pair',
    shownFor: havePoNumber,
    cell: (document) => document.poNumber,
  };
  const amountColumn = (
    id: 'net' | 'vat',
    amountOf: (invoice: Invoice) => Money | null,
  ): ListColumn<DocumentSummary> => ({
    id,
    header: t(`facts.${id}`),
    align: 'end',
    // The gross amount suffices on a card.
    card: 'hidden',
    skeleton: 'number',
    shownFor: haveAmount,
    cell: ({ invoice }) => {
      const amount = invoice && amountOf(invoice);
      return amount && format.money(amount);
    },
  });
  const parts = [amountColumn('net', ({ net }) => net), amountColumn('vat', ({ vatAmount }) => vatAmount)];
  const columns = ready.flatMap((base): ListColumn<DocumentSummary>[] => {
    // Sorts of the column, under the name used in this list.
    const holds = base.sort === undefined ? undefined : SORT_KINDS[base.sort];
    // The date column also shows the period, but sorts by the date alone.
    const name = holds === 'date' ? t('facts.date') : (base.header as string);
    const column = { ...base, ...(holds && { sortLabels: sortLabels(holds, name) }) };
    if (column.id === 'date') return [column, due];
    if (column.id === 'project') return [column, poNumber];
    if (column.id === 'status') return [{ ...column, shownFor: haveStatus }];
    if (column.id !== 'amount') return [column];
    if (!seesAmounts) return [];
    const cell = (document: DocumentSummary) => (document.invoice?.gross ? column.cell(document) : null);
    return [...parts, { ...column, cell, shownFor: haveAmount }];
  });
  return columns.map((column) => ({ ...column, width: WIDTHS[column.id] }));
}
