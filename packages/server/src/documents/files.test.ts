import { expect, it } from 'vitest';
import { vatGroups } from '../domain/vat.ts';
import { turnsWhileReading } from '../testing/turns.ts';
import { documentArchive, pdfFile } from './files.ts';
import type { IssuedInvoice } from './issued-invoice.ts';

const party = {
  ...{ name: 'Bouw B.V.', line1: 'Kade 1', postalCode: '1011 AA', city: 'Amsterdam', country: 'NL' },
  ...{ vatNumber: null, peppolId: null },
};
const vat = vatGroups([{ vatRate: '21', net: { amount: '100.00', currency: 'EUR' } }]);
const invoice = (number: string): IssuedInvoice => ({
  ...{ id: number, type: 'invoice', number, issuedOn: '2026-11-01', dueOn: '2026-12-01', from: null, to: null },
  ...{
    poNumber: null,
    project: null,
    contracts: [],
    corrects: null,
    replaces: null,
    replacedBy: null,
    voidedOn: null,
    withUbl: true,
    language: 'nl',
    currency: 'EUR',
  },
  seller: { ...party, registrationNumber: null, iban: null, phone: '+31205550100', email: 'rental@example.com' },
  buyer: { ...party, customerNumber: '4711' },
  lines: [
    {
      text: 'Hoogwerker',
      quantity: '1',
      unit: 'week',
      unitName: null,
      price: '100.00',
      net: '100.00',
      vatRate: '21',
      contract: null,
    },
  ],
  ...{ vat, net: '100.00', vatTotal: '21.00', gross: '121.00' },
});

it('[DOM-22] lets others have their turn between two invoices of an archive', async () => {
  // The first file loads the libraries, which yields to the event loop anyway.
  await pdfFile(invoice('0'));
  const document = (number: string) => ({ invoice: invoice(number), received: null, issuedOn: '2026-11-01' });
  const zip = await documentArchive([['1', '2', '3'].map(document), [document('4')]]);
  expect(await turnsWhileReading(zip)).toBeGreaterThanOrEqual(3);
});
