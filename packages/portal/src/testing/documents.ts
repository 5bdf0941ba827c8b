import type { Document, DocumentSummary } from '@hireyard/contract';

const eur = (amount: string) => ({ amount, currency: 'EUR' });

/** Documents as the API sends them. */
export const invoiceSummary = (own: Partial<DocumentSummary> = {}): DocumentSummary => ({
  id: '77777777-0000-4000-8000-000000000001',
  type: 'invoice',
  number: 'I-2611-7',
  date: '2026-11-16',
  project: { id: '33333333-0000-4000-8000-000000000001', number: 'P-1001', name: 'Zuidas Tower C' },
  contracts: [{ id: '22222222-0000-4000-8000-000000000001', number: 'C-260117' }],
  from: '2026-10-21',
  till: '2026-11-13',
  unread: true,
  invoice: {
    status: 'open',
    dueDate: '2026-12-16',
    overdueDays: 0,
    disputed: false,
    gross: eur('2432.58'),
    due: eur('2432.58'),
  },
  ...own,
});

export const deliveryNote = invoiceSummary({
  id: '77777777-0000-4000-8000-000000000002',
  type: 'deliveryNote',
  number: 'D-260118',
  unread: false,
  invoice: null,
});

export const invoice = (own: Partial<Document> = {}): Document => ({
  ...invoiceSummary(),
  poNumber: '4500031',
  invoice: {
    ...(invoiceSummary().invoice as NonNullable<DocumentSummary['invoice']>),
    net: eur('2010.40'),
    vat: [{ rate: '21', net: eur('2010.40'), vat: eur('422.18') }],
    lines: [
      {
        id: '88888888-0000-4000-8000-000000000001',
        text: 'Diesel scissor lift 12 m',
        quantity: '13',
        unit: 'day',
        price: eur('65.08'),
        net: eur('846.00'),
        vatRate: '21',
      },
    ],
    corrects: null,
  },
  ...own,
});
