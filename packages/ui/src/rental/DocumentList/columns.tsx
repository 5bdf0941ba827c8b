'use client';

import Button from '@mui/material/Button';
import type { SyntheticEvent } from 'react';
import { type ColumnOptions, cellKinds, columnsOf } from '../../components/DataList/columns.tsx';
import type { DataColumn } from '../../components/DataList/DataList.tsx';
import { RowLink } from '../../components/DataList/RowLink.tsx';
import { TwoLines } from '../../components/DataList/TwoLines.tsx';
import { type Spoken, spoken } from '../../internal/message.ts';
import { slot } from '../../internal/slot.ts';
import { projectColumn, statusColumn } from '../columns.tsx';
import type { RentalLocale } from '../locales/RentalLocale.ts';
import type { InvoiceStatus } from '../status.ts';
import { documentListText } from './text.ts';

/** File of a document. */
export interface DocumentFile {
  /** File format: "PDF", "UBL", "CSV". */
  readonly format: string;
  readonly href: string;
}

/** Row of a document. Dates, amounts and states are already formatted for the user. */
export interface DocumentRow {
  readonly id: string;
  /** Document number: "I-2611-7". */
  readonly number: string;
  /** Type as text: "Invoice". */
  readonly type: string;
  /** URL of the document's page. */
  readonly href: string;
  /** True if the user has not opened the document yet. */
  readonly unread?: boolean | undefined;
  readonly date: string;
  /** Billed period: "1 – 30 Nov". */
  readonly period?: string | null | undefined;
  readonly project: string | null;
  readonly poNumber?: string | null | undefined;
  /** Numbers of the document's contracts. */
  readonly contracts: readonly string[];
  /** Status of an invoice. Null for other documents. */
  readonly status: InvoiceStatus | null;
  /** Status as text: "Overdue 2 days". */
  readonly statusText?: string | null | undefined;
  /** Amount with its currency. Null for documents without one and for users without price rights. */
  readonly amount: string | null;
  /** Remaining amount, shown under the amount: "€ 551.10 to pay". */
  readonly toPay?: string | null | undefined;
  readonly files?: readonly DocumentFile[] | undefined;
}

export type DocumentColumn = 'document' | 'date' | 'project' | 'contracts' | 'status' | 'amount' | 'files';

export interface DocumentColumnOptions<Item> extends ColumnOptions<DocumentColumn> {
  /** Maps an item to its row. */
  toRow: (item: Item) => DocumentRow;
  /** Texts of the columns, in the user’s language. */
  labels: RentalLocale['DocumentList'];
  /** Loads a file by script, because a plain link does not send the user’s token. */
  onDownload?: ((event: SyntheticEvent | null, document: DocumentRow, file: DocumentFile) => void) | undefined;
}

const Unread = slot('span', 'HyDocumentList-unread', ({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  marginInlineStart: 8,
  color: theme.vars.color.brand,
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
  // Drawn as a border, so that forced colors keep the dot.
  '&::before': { content: '""', border: '4px solid', borderRadius: theme.vars.radius.pill },
}));

/** Lines may break between two numbers, but not at the hyphen within one. */
const Contract = slot('bdi', 'HyDocumentList-contract', { whiteSpace: 'nowrap' });

/** Placed above the link that covers the card. */
const Files = slot('span', 'HyDocumentList-files', {
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: -8,
});

interface SpokenColumnOptions<Item> extends Omit<DocumentColumnOptions<Item>, 'labels'> {
  text: Spoken<RentalLocale['DocumentList']>;
}

/** Columns of a list of documents, with the texts of a component. */
export function spokenColumns<Item>({ text, onDownload, ...options }: SpokenColumnOptions<Item>): DataColumn<Item>[] {
  const file = (document: DocumentRow, { format, href }: DocumentFile) => (
    <Button
      key={format}
      size="small"
      sx={{ paddingInline: 2 }}
      aria-label={text.download({ format, document: document.number })}
      {...(onDownload
        ? { onClick: (event: SyntheticEvent) => onDownload(event, document, { format, href }) }
        : { href, download: true })}
    >
      {format}
    </Button>
  );
  return columnsOf<Item, DocumentRow, DocumentColumn>(
    [
      {
        id: 'document',
        header: text.document,
        width: '19%',
        ...cellKinds.name,
        cell: ({ number, href, type, unread }) => (
          <TwoLines
            strong
            first={
              <>
                <RowLink href={href} LinkComponent={options.LinkComponent}>
                  {number}
                </RowLink>
                {unread && <Unread>{text.unread}</Unread>}
              </>
            }
            second={type}
          />
        ),
      },
      {
        id: 'date',
        header: text.date,
        ...cellKinds.twoLines,
        cell: ({ date, period }) => <TwoLines first={date} second={period} />,
      },
      { ...projectColumn(text), width: '20%' },
      {
        id: 'contracts',
        header: text.contracts,
        ...cellKinds.text,
        cell: ({ contracts }) =>
          contracts.length === 0
            ? text.none
            : contracts.map((number, at) => [at > 0 && ', ', <Contract key={number}>{number}</Contract>]),
      },
      statusColumn(text),
      {
        id: 'amount',
        header: text.amount,
        ...cellKinds.amount,
        cell: ({ amount, toPay }) => <TwoLines first={amount ?? text.none} second={toPay} />,
      },
      {
        id: 'files',
        header: text.files,
        width: '13%',
        card: 'line',
        cell: (document) => <Files>{document.files?.map((one) => file(document, one))}</Files>,
      },
    ],
    options,
  );
}

/** Columns of a list of documents, for any list that takes columns as data. */
export const documentColumns = <Item,>({ labels, ...options }: DocumentColumnOptions<Item>): DataColumn<Item>[] =>
  spokenColumns({ ...options, text: spoken(documentListText, labels) });
