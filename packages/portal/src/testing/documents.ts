import type { Document, DocumentAmounts, DocumentSummary, InvoiceExplanation } from '@hireyard/contract';

const eur = (amount: string) => ({ amount, currency: 'EUR' });

/** Documents as the API sends them. */
export const invoiceSummary = (own: Partial<DocumentSummary> = {}): DocumentSummary => ({
  id: '77777777-0000-4000-8000-000000000001',
  type: 'invoice',
  number: 'I-2611-7',
  title: null,
  date: '2026-11-16',
  project: { id: '33333333-0000-4000-8000-000000000001', number: 'P-1001', name: 'Zuidas Tower C' },
  contracts: [{ id: '22222222-0000-4000-8000-000000000001', number: 'C-260117' }],
  poNumber: '4500031',
  from: '2026-10-21',
  to: '2026-11-13',
  unread: true,
  voidedOn: null,
  formats: ['pdf', 'ubl', 'csv'],
  hasFile: true,
  invoice: {
    status: 'open',
    dueDate: '2026-12-16',
    overdueDays: 0,
    disputed: false,
    asOf: null,
    net: eur('2010.40'),
    vatAmount: eur('422.18'),
    gross: eur('2432.58'),
    due: eur('2432.58'),
  },
  ...own,
});

export const deliveryNote = invoiceSummary({
  id: '77777777-0000-4000-8000-000000000002',
  type: 'deliveryNote',
  number: 'D-260118',
  poNumber: null,
  unread: false,
  formats: [],
  hasFile: false,
  invoice: null,
});

export const invoice = (own: Partial<Document> = {}): Document => ({
  ...invoiceSummary(),
  order: null,
  invoice: {
    ...(invoiceSummary().invoice as NonNullable<DocumentSummary['invoice']>),
    vat: [{ rate: '21', untaxed: null, net: eur('2010.40'), vat: eur('422.18') }],
    lines: [
      {
        id: '88888888-0000-4000-8000-000000000001',
        text: 'Diesel scissor lift 12 m',
        quantity: '13',
        unit: 'day',
        unitName: null,
        price: eur('65.08'),
        net: eur('846.00'),
        vatRate: '21',
      },
    ],
    paid: eur('0.00'),
    corrects: null,
    replaces: null,
    replacedBy: null,
    correctedBy: [],
    requests: [],
  },
  actions: [],
  ...own,
});

const BASE = invoiceSummary();
const overdue = invoiceSummary({
  id: '77777777-0000-4000-8000-000000000003',
  number: 'I-2609-4',
  date: '2026-09-28',
  unread: false,
  invoice: BASE.invoice && {
    ...BASE.invoice,
    dueDate: '2026-10-28',
    overdueDays: 23,
    net: eur('15074.38'),
    vatAmount: eur('3165.62'),
    gross: eur('18240.00'),
    due: eur('18240.00'),
  },
});
const partlyPaid = invoiceSummary({
  id: '77777777-0000-4000-8000-000000000004',
  number: 'I-2610-2',
  date: '2026-10-19',
  unread: false,
  invoice: BASE.invoice && { ...BASE.invoice, status: 'partlyPaid', dueDate: '2026-11-18', due: eur('432.58') },
});
const creditNote = invoiceSummary({
  id: '77777777-0000-4000-8000-000000000005',
  type: 'creditNote',
  number: 'CN-2611-1',
  date: '2026-11-12',
  unread: false,
  project: null,
  invoice: BASE.invoice && {
    ...BASE.invoice,
    status: 'paid',
    net: eur('-99.17'),
    vatAmount: eur('-20.83'),
    gross: eur('-120.00'),
    due: eur('0.00'),
  },
});

export const page = (items: readonly unknown[]) => ({ items, page: 0, size: 25, hasMore: false });

const sum = (amount: string, invoices: number, currency = 'EUR') => ({ amount: { amount, currency }, invoices });
const AMOUNTS: DocumentAmounts = {
  currencies: [
    { currency: 'EUR', open: sum('21105.16', 3), overdue: sum('18240.00', 1), disputed: sum('0.00', 0) },
    {
      currency: 'PLN',
      open: sum('8364.00', 1, 'PLN'),
      overdue: sum('0.00', 0, 'PLN'),
      disputed: sum('8364.00', 1, 'PLN'),
    },
  ],
};

/** Answers for the list of documents. */
export const LIST = {
  'GET /documents/amounts': AMOUNTS,
  'GET /documents': page([invoiceSummary(), deliveryNote, creditNote, partlyPaid, overdue]),
  'GET /documents/facets': {
    total: 5,
    facets: {
      type: [
        { value: 'invoice', label: null, count: 3 },
        { value: 'creditNote', label: null, count: 1 },
        { value: 'deliveryNote', label: null, count: 1 },
      ],
      status: [
        { value: 'open', label: null, count: 1 },
        { value: 'overdue', label: null, count: 1 },
      ],
      project: [{ value: '33333333-0000-4000-8000-000000000001', label: 'Zuidas Tower C', count: 4 }],
    },
  },
};

/** A partly paid invoice with two VAT rates. */
export const longInvoice = invoice({
  invoice: {
    ...(invoice().invoice as NonNullable<Document['invoice']>),
    status: 'partlyPaid',
    net: eur('2470.40'),
    gross: eur('2933.98'),
    due: eur('933.98'),
    vat: [
      { rate: '21', untaxed: null, net: eur('2010.40'), vat: eur('422.18') },
      { rate: '9', untaxed: null, net: eur('460.00'), vat: eur('41.40') },
    ],
    lines: [
      ['Diesel scissor lift 12 m', '13', 'day', '65.08', '846.00', '21'],
      ['Telescopic boom lift 22 m', '2', 'week', '582.20', '1164.40', '21'],
      ['Transport to site and back', '2', 'piece', '230.00', '460.00', '9'],
    ].map(([text = '', quantity = '', unit, price = '', net = '', vatRate = ''], index) => ({
      id: `88888888-0000-4000-8000-00000000000${index + 1}`,
      text,
      quantity,
      unit: unit as 'day' | 'week' | 'piece',
      unitName: null,
      price: eur(price),
      net: eur(net),
      vatRate,
    })),
  },
});

/** A void invoice of another system, with a unit of its own and a discount. */
export const voidInvoice = invoice({
  voidedOn: '2026-11-19',
  formats: ['pdf'],
  invoice: {
    ...(invoice().invoice as NonNullable<Document['invoice']>),
    status: 'void',
    net: eur('31.25'),
    vatAmount: eur('6.56'),
    gross: eur('37.81'),
    due: eur('0.00'),
    paid: null,
    vat: [{ rate: '21', untaxed: null, net: eur('31.25'), vat: eur('6.56') }],
    lines: [
      ['Diesel', '18.5', 'l', '1.80', '33.30'],
      ['Discount', '1', null, '-2.05', '-2.05'],
    ].map(([text, quantity, unitName, price, net], index) => ({
      id: `88888888-0000-4000-8000-00000000000${index + 1}`,
      text: text ?? '',
      quantity: quantity ?? '',
      unit: 'piece',
      unitName: unitName ?? null,
      price: eur(price ?? ''),
      net: eur(net ?? ''),
      vatRate: '21',
    })),
  },
});

/** How an invoice came about: a machine with every kind of day. */
export const EXPLANATION: InvoiceExplanation = {
  weekDays: 5,
  orders: [
    {
      ...{ id: BASE.id, number: 'O-2610-007', estimate: { amount: '400.00', currency: 'EUR' } },
      ...{ billed: { amount: '376.00', currency: 'EUR' }, difference: { amount: '-24.00', currency: 'EUR' } },
      ended: true,
    },
  ],
  machines: [
    {
      ...{ contract: { id: BASE.id, number: 'C-260117' }, productCode: 'SCI-D-12', fleetNumber: '628 492' },
      pieces: 1,
      ...{ from: '2026-11-04', to: '2026-11-11', net: { amount: '376.00', currency: 'EUR' } },
      days: ['charged', 'standDown', 'charged', 'weekend', 'weekend', 'charged', 'charged', 'holiday'].map(
        (kind, index) => ({
          kind: kind as 'charged',
          date: `2026-11-${String(4 + index).padStart(2, '0')}`,
          number: kind === 'charged' ? ([1, 0, 2, 0, 0, 3, 4][index] ?? null) : null,
          holiday: kind === 'holiday' ? 'Armistice Day' : null,
        }),
      ),
      charges: [
        {
          ...{ lineId: BASE.id, from: '2026-11-04', to: '2026-11-11', days: 4, quantity: '4', unit: 'day' },
          ...{ price: { amount: '94.00', currency: 'EUR' }, net: { amount: '376.00', currency: 'EUR' } },
        },
      ],
      mixes: [
        { mix: { day: 4, week: 0, fourWeek: 0 }, net: { amount: '376.00', currency: 'EUR' } },
        { mix: { day: 0, week: 1, fourWeek: 0 }, net: { amount: '470.00', currency: 'EUR' } },
      ],
    },
  ],
};
