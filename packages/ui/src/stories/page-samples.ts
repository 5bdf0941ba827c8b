import type { Release } from '../components/WhatsNewPage/WhatsNewPage.tsx';
import type { DocumentRow } from '../rental/DocumentList/columns.tsx';
import type { Instance } from '../rental/InstancePage/InstancePage.tsx';
import type { OrderRow } from '../rental/OrderList/columns.tsx';
import type { RequestProduct } from '../rental/RequestProductHeader/RequestProductHeader.tsx';

const order = (number: string, own: Partial<OrderRow>): OrderRow => ({
  id: number,
  number,
  href: `#${number}`,
  placed: '19 Nov · Anna Visser',
  project: 'Zuidas Tower C',
  poNumber: 'PO 4500012',
  period: '24 Nov – 4 Dec',
  machines: '4 machines',
  status: 'confirmed',
  statusText: 'Confirmed',
  estimate: '€ 1,140.00',
  ...own,
});

export const orders: OrderRow[] = [
  order('O-1042', {}),
  order('O-1041', {
    status: 'pendingApproval',
    statusText: 'Waiting for approval',
    machines: '1 machine',
    estimate: '€ 8,250.00',
  }),
  order('O-1039', {
    project: null,
    poNumber: null,
    status: 'draft',
    statusText: 'Draft',
    placed: '18 Nov · Piet Smit',
  }),
  order('O-1036', { status: 'rejected', statusText: 'Rejected', period: 'from 16 Nov, open-ended', estimate: null }),
  order('O-1021', { project: 'Kade Noord', status: 'completed', statusText: 'Completed' }),
];

const file = (format: string) => ({ format, href: `#${format}` });

const invoice = (number: string, own: Partial<DocumentRow>): DocumentRow => ({
  id: number,
  number,
  type: 'Invoice',
  href: `#${number}`,
  date: '16 Nov 2026',
  period: '1 – 15 Nov',
  project: 'Zuidas Tower C',
  poNumber: 'PO 4500012',
  contracts: ['C-240118'],
  status: 'open',
  statusText: 'Open',
  amount: '€ 1,724.25',
  files: [file('PDF'), file('UBL'), file('CSV')],
  ...own,
});

export const documents: DocumentRow[] = [
  invoice('I-2611-7', { unread: true, contracts: ['C-240118', 'C-240121'] }),
  invoice('I-2610-14', {
    date: '19 Oct 2026',
    period: '1 – 15 Oct',
    project: 'Kade Noord',
    poNumber: 'PO 4500016',
    contracts: ['C-240093'],
    status: 'overdue',
    statusText: 'Overdue 2 days',
    amount: '€ 640.00',
    files: [file('PDF'), file('UBL')],
  }),
  invoice('I-2610-27', { status: 'partlyPaid', statusText: 'Partly paid', toPay: '€ 551.10 to pay' }),
  invoice('I-2610-30', { status: 'disputed', statusText: 'Disputed', project: null, poNumber: null }),
  invoice('I-2609-2', {
    status: 'paid',
    statusText: 'Paid',
    amount: 'PLN 8,364.00',
    date: '2 Sep 2026',
    period: 'August',
  }),
  {
    id: 'BOT-D-22',
    number: 'BOT-D-22',
    href: '#BOT-D-22',
    type: 'Certificate',
    unread: true,
    date: '30 Jun 2026',
    period: null,
    project: null,
    contracts: [],
    status: null,
    amount: null,
    files: [file('PDF')],
  },
];

export const instances: Instance[] = [
  { code: 'NL', country: 'Netherlands', name: 'Hireyard Nederland', href: '#nl' },
  { code: 'DE', country: 'Germany', name: 'Hireyard Deutschland', href: '#de' },
  { code: 'PL', country: 'Poland', name: 'Hireyard Polska', href: '#pl' },
];

export const releases: Release[] = [
  {
    id: 'r2',
    title: 'Planning by project',
    date: '2026-11-12',
    unread: true,
    changes: [
      { id: '1', kind: 'new', text: 'The planning groups machines by project or by address.' },
      { id: '2', kind: 'better', text: 'Filters stay in the address of the page, so a link shows what you see.' },
    ],
  },
  {
    id: 'r1',
    title: 'Off-hire numbers at once',
    date: '2026-10-29',
    changes: [{ id: '1', kind: 'fixed', text: 'The off-hire number shows without loading the page again.' }],
  },
];

export const product: RequestProduct = {
  name: 'Electric scissor lift 12 m',
  codes: 'SCI-E-12 · Scissor lifts',
  availability: { tone: 'success', text: 'Free from 24 Nov' },
  specifications: [
    { term: 'Working height', detail: '12 m' },
    { term: 'Weight', detail: '2,950 kg' },
    { term: 'Drive', detail: 'Battery' },
  ],
};
