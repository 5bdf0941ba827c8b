import { documented } from '../../stories/documentation/documentation.ts';
import { documents } from '../../stories/page-samples.ts';
import { DocumentList, type DocumentListProps } from './DocumentList.tsx';

const sample: DocumentListProps = {
  items: documents.slice(0, 3),
  defaultSort: { field: 'date', direction: 'desc' },
  skeletonRows: 3,
};
const first = documents.slice(0, 1);

export default documented('HyDocumentList', DocumentList, {
  sample,
  notes: `A \`DataList\` with ready-made columns. In narrow windows, documents are cards. Pass dates, amounts and
states as formatted texts. \`hidden\` omits columns, such as amounts for readers who may not see them.
\`useDocumentColumns\` returns the same columns for a list of your own.`,
  use: {
    when: ['For the documents of a client or a project: invoices, delivery notes, certificates.'],
    instead: {
      OrderList: 'For orders.',
      AttachmentList: 'For the few files of one request or machine.',
      DataList: 'For rows of another kind, or with columns of your own.',
    },
  },
  screenReader: [
    'Unread documents are announced as such. A file is read with its format and the number of its document.',
  ],
  related: { ListSheet: 'Contains it, with search, filters and pages.', StatusChip: 'Shows the state of an invoice.' },
  anatomy: {
    slots: {
      root: 'List. Its other slots are those of the DataList.',
      unread: 'Mark of an unread document: a dot and a word.',
      contract: 'Number of a contract, which never wraps.',
      files: 'Files of a document, by format.',
    },
  },
  wide: true,
  variants: {
    'Sorted by date': {},
    'Without amounts': { props: { hidden: ['amount'] } },
  },
  states: {
    'A certificate, of no project or amount': { props: { items: documents.slice(-1) } },
    Loading: { props: { items: undefined } },
    'Hover, a row': { hover: '.HyDataList-body .HyDataList-row' },
    'Hover, a file': { hover: '.HyDocumentList-files a' },
    'Focus, a file': { focus: '.HyDocumentList-files a' },
  },
  guidance: [
    {
      do: {
        show: <DocumentList {...sample} items={documents.slice(1, 2)} />,
        say: 'Show how overdue an invoice is, and the remaining amount below its amount.',
      },
      dont: {
        show: (
          <DocumentList {...sample} items={documents.slice(1, 2).map((row) => ({ ...row, statusText: 'Status 4' }))} />
        ),
        say: 'Don’t show status codes, or amounts without currency.',
      },
    },
    {
      do: {
        show: <DocumentList {...sample} items={first} hidden={['amount', 'contracts']} />,
        say: 'Omit columns that nobody here needs or may see.',
      },
      dont: {
        show: <DocumentList {...sample} items={first.map((row) => ({ ...row, amount: '***' }))} />,
        say: 'Don’t show a column with masked values.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves through the sortable headers, then through the number and the files of each document.',
    'Enter, Space': 'On a column header, sorts by it. Pressing it again reverses the order.',
    Enter: 'On a number, opens the document. On a format, downloads the file.',
  },
});
