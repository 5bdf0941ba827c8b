'use client';

import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { DownloadIcon } from '../../internal/form-icons.tsx';
import { slot } from '../../internal/slot.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { type LinkComponent, useLinkComponent } from '../../provider/links.ts';
import { useUiText } from '../../provider/text.ts';
import type { StatusTone } from '../../theme/tokens.ts';
import { type DataColumn, DataList, type DataListProps } from '../DataList/DataList.tsx';
import { TwoLines } from '../DataList/TwoLines.tsx';
import { StatusChip } from '../StatusChip/StatusChip.tsx';
import { documentListText } from './text.ts';

const Root = slot(DataList<DocumentRow>, 'HyDocumentList-root', {});

const Unread = slot('span', 'HyDocumentList-unread', ({ theme }) => ({
  marginInlineStart: 8,
  paddingInline: 6,
  borderRadius: theme.vars.radius.status,
  backgroundColor: theme.vars.color.signal,
  color: theme.vars.color.onSignal,
  fontSize: '0.75rem',
  fontWeight: 650,
  whiteSpace: 'nowrap',
}));

const Files = slot('span', 'HyDocumentList-files', { display: 'flex', flexWrap: 'wrap', gap: 6 });

/** A file of a document; a press loads it. */
export interface DocumentFile {
  /** "PDF", "UBL", "CSV". */
  readonly format: string;
  readonly href: string;
}

/** A document as its row shows it: dates, amounts and states already in the reader's words. */
export interface DocumentRow {
  readonly id: string;
  /** Its kind and number: "Invoice 2026-0412". */
  readonly title: string;
  /** Its page; without one, the title is plain text. */
  readonly href?: string;
  /** What it is about: "Zuidas Tower C · PO 4500012". */
  readonly about?: string | null;
  /** Not opened by this reader yet. */
  readonly unread?: boolean;
  readonly date: string;
  readonly contract: { readonly number: string; readonly href: string } | null;
  readonly status: string | null;
  readonly tone?: StatusTone;
  /** Null where a document has none, or this reader may not see it. */
  readonly amount: string | null;
  readonly files: readonly DocumentFile[];
}

/** Fields that the list can be sorted by. */
export type DocumentField = 'title' | 'date' | 'contract' | 'status' | 'amount';

export interface DocumentListProps
  extends Pick<DataListProps<DocumentRow>, 'sort' | 'onSort' | 'selection' | 'skeletonRows'>,
    RootProps<HTMLTableElement> {
  /** Undefined while they load. */
  documents: readonly DocumentRow[] | undefined;
  /** Loads a file by script, where a plain link lacks the reader's token. */
  onDownload?: (document: DocumentRow, file: DocumentFile) => void;
  /** Fields that can be sorted by; all without it. */
  sortable?: readonly DocumentField[];
  /** Renders the links; the provider’s without it. */
  LinkComponent?: LinkComponent;
  /** Texts that this one place says differently. */
  labels?: Partial<UiLocale['DocumentList']>;
}

const ALL: readonly DocumentField[] = ['title', 'date', 'contract', 'status', 'amount'];

/** Documents, one row each, with their files to load. */
export function DocumentList(props: DocumentListProps) {
  const {
    documents,
    onDownload,
    sortable = ALL,
    LinkComponent,
    labels,
    ...list
  } = useComponentProps('HyDocumentList', props);
  const text = useUiText('DocumentList', documentListText, labels);
  const link = useLinkComponent(LinkComponent);
  const columns = useMemo((): DataColumn<DocumentRow>[] => {
    const sort = (field: DocumentField) => (sortable.includes(field) ? { sort: field } : {});
    const linked = (words: string, href: string | undefined) =>
      href === undefined ? (
        <bdi>{words}</bdi>
      ) : (
        <Link component={link} href={href}>
          <bdi>{words}</bdi>
        </Link>
      );
    const file = (document: DocumentRow, one: DocumentFile) => (
      <Button
        key={one.format}
        size="small"
        variant="outlined"
        startIcon={<DownloadIcon />}
        aria-label={text.download(one.format, document.title)}
        {...(onDownload
          ? { onClick: () => onDownload(document, one) }
          : { component: 'a', href: one.href, download: true })}
      >
        {one.format}
      </Button>
    );
    return [
      {
        id: 'document',
        header: text.document,
        ...sort('title'),
        width: '28%',
        card: 'title',
        skeleton: 'twoLines',
        cell: ({ title, href, about, unread }) => (
          <TwoLines
            strong
            first={
              <>
                {linked(title, href)}
                {unread && <Unread>{text.unread}</Unread>}
              </>
            }
            second={about}
          />
        ),
      },
      { id: 'date', header: text.date, ...sort('date'), card: 'pair', cell: ({ date }) => date },
      {
        id: 'contract',
        header: text.contract,
        ...sort('contract'),
        card: 'pair',
        cell: ({ contract }) => (contract ? linked(contract.number, contract.href) : text.none),
      },
      {
        id: 'status',
        header: text.status,
        ...sort('status'),
        card: 'corner',
        skeleton: 'chip',
        cell: ({ status, tone = 'neutral' }) => status !== null && <StatusChip tone={tone}>{status}</StatusChip>,
      },
      {
        id: 'amount',
        header: text.amount,
        ...sort('amount'),
        align: 'end',
        card: 'pair',
        skeleton: 'number',
        cell: ({ amount }) => amount ?? text.none,
      },
      {
        id: 'files',
        header: text.files,
        width: '18%',
        card: 'line',
        cell: (document) => <Files>{document.files.map((one) => file(document, one))}</Files>,
      },
    ];
  }, [text, link, sortable, onDownload]);
  return <Root {...list} caption={text.caption} columns={columns} items={documents} keyOf={({ id }) => id} />;
}
