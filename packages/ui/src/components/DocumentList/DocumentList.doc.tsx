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
  notes: `A \`DataList\` with ready-made columns: on narrow windows each document is a card. Dates, amounts and states come
in the reader’s words. \`hidden\` leaves columns out, such as amounts for a reader who may not see them.
\`useDocumentColumns\` gives the same columns to a list of your own.`,
  use: {
    when: ['For the documents of a client or a project: invoices, delivery notes, certificates.'],
    instead: {
      OrderList: 'For orders.',
      AttachmentList: 'For the few files of one request or machine.',
      DataList: 'For rows of another kind, or with columns of your own.',
    },
  },
  screenReader: [
    'That a document is unread is said in words. A file is read with its format and the number of its document.',
  ],
  related: { ListSheet: 'Holds it, with search, filters and pages.', StatusChip: 'Shows the state of an invoice.' },
  anatomy: {
    slots: {
      root: 'The list; its other parts are those of the DataList.',
      unread: 'Says that this reader has not opened the document yet, by a dot and a word.',
      contract: 'The number of a contract, which is never broken over two lines.',
      files: 'The files of a document, each by its format.',
    },
  },
  wide: true,
  states: {
    'Sorted by date': {},
    'Without amounts': { props: { hidden: ['amount'] } },
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
        say: 'Say how overdue an invoice is, and what is left to pay under its amount.',
      },
      dont: {
        show: (
          <DocumentList {...sample} items={documents.slice(1, 2).map((row) => ({ ...row, statusText: 'Status 4' }))} />
        ),
        say: 'Don’t show the code of a status, nor an amount without its currency.',
      },
    },
    {
      do: {
        show: <DocumentList {...sample} items={first} hidden={['amount', 'contracts']} />,
        say: 'Leave a column out where nobody here needs it, or may see it.',
      },
      dont: {
        show: <DocumentList {...sample} items={first.map((row) => ({ ...row, amount: '***' }))} />,
        say: 'Don’t show a column and cover its values.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes through the heads that sort, then for each document its number and its files.',
    'Enter, Space': 'On a head, sorts by it, and the other way round when it was sorted by already.',
    Enter: 'On a number, opens the document; on a format, downloads the file.',
  },
});
