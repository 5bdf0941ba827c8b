import type { Language, OffHire } from '@hireyard/contract';
import type { IssuedInvoice } from '../documents/issued-invoice.ts';
import type { OffHireProof } from '../documents/off-hire-proof.ts';
import { vatGroups } from '../domain/vat.ts';

/** Texts that users type, in scripts and signs beyond the product's own font. */
export const FOREIGN_TEXTS = {
  latin: 'Đường số 3, ẞ, Ǧ, ḷ, fi, 2⁄3, N’djamena',
  cyrillic: 'Склад № 3, ворота «Б»',
  greek: 'Αποθήκη 4β, Θεσσαλονίκη',
  hebrew: 'שער 3 (ליד המחסן), Haifa',
  arabic: 'موقع البناء رقم ١٢ بجانب (المستودع) gate 4',
  persian: 'می‌خواهم ۱۲۳',
  chinese: '工地三号门',
  signs: '⌀ 32 mm ✓ → ≤ ⚠',
  emoji: '👷🏽‍♀️ ❤️ 🇳🇱',
} as const;
const ALL = Object.values(FOREIGN_TEXTS).join(' · ');

const SELLER: IssuedInvoice['seller'] = {
  ...{ name: 'Hireyard Nederland B.V.', line1: 'Depotweg 12', postalCode: '1042 AA', city: 'Amsterdam', country: 'NL' },
  ...{ vatNumber: 'NL000099998B57', peppolId: '9944:NL000099998B57', registrationNumber: '00000001' },
  ...{ iban: 'NL91ABNA0417164300', phone: '+31205550100', email: 'rental@hireyard.example' },
};
const BUYER: IssuedInvoice['buyer'] = {
  ...{ name: `Bouwgroep ${ALL}`, line1: ALL, postalCode: '1082 MD', city: 'Amsterdam', country: 'NL' },
  ...{ vatNumber: 'NL010000021B01', peppolId: '9944:NL010000021B01', customerNumber: '100217' },
};

/** An invoice or credit note with foreign texts and lines on several pages. */
export function printedInvoice(language: Language, type: IssuedInvoice['type']): IssuedInvoice {
  const lines = Array.from({ length: 60 }, (_, index) => ({
    ...{ text: index % 2 ? `Lift ${index}` : `${ALL}, Oct 1 – Oct 28`, quantity: '2', unit: 'week' as const },
    unitName: null,
    ...{ price: '282.00', net: type === 'invoice' ? '564.00' : '-564.00', vatRate: '21', contract: 'C-1' },
  }));
  return {
    ...{ id: 'x', type, number: 'I-1', issuedOn: '2026-11-02', dueOn: '2026-12-02', language },
    ...{ from: '2026-10-01', to: '2026-10-28', poNumber: ALL, project: ALL, contracts: ['C-1', 'C-2'] },
    ...{ voidedOn: null, withUbl: true },
    corrects: type === 'invoice' ? null : { number: 'I-0', issuedOn: '2026-10-02' },
    ...{ replaces: null, replacedBy: null },
    ...{ currency: 'EUR', seller: SELLER, buyer: BUYER, lines, net: '564.00', vatTotal: '118.44', gross: '682.44' },
    vat: vatGroups(lines.map(({ net, vatRate }) => ({ net: { amount: net, currency: 'EUR' }, vatRate }))),
  };
}

/** An off-hire note whose place is a text of the user. */
export function printedOffHire(language: Language, place: string): OffHireProof {
  const offHire: OffHire = {
    ...{ id: '77777777-0000-4000-8000-000000000001', number: 'OH-260042', status: 'confirmed', version: 1 },
    ...{ offRentAt: '2026-11-20T13:20:00.000Z', createdAt: '2026-11-20T13:20:00.000Z' },
    ...{ transport: 'collect', window: { date: '2026-11-23', slot: 'morning' } },
    address: {
      ...{ name: 'Zuidas', line1: 'Mahlerkade 10', line2: null, postalCode: '1082 MD', city: 'Amsterdam' },
      ...{ region: null, country: 'NL' },
    },
    ...{ place, keyPlace: null, siteContact: null, failReason: null, attachments: [], actions: [] },
    depot: {
      ...{ id: '44444444-0000-4000-8000-000000000001', name: 'Amsterdam', phone: '+31 20 555 0111' },
      timeZone: 'Europe/Amsterdam',
    },
    createdBy: { id: '55555555-0000-4000-8000-000000000001', name: 'Олена Коваль' },
    lines: Array.from({ length: 40 }, (_, index) => ({
      ...{ lineId: `line ${index}`, contractId: 'contract', contractNumber: 'C-240118', productCode: 'SCI-E-12' },
      ...{ fleetNumber: index % 2 ? '204 118' : 'Ж-204', quantity: 1, meterHours: 1204, fuelPercent: 75 },
    })),
  };
  return {
    ...{ language, dateLocale: language, number: 'OH-260042', offHire, company: 'Hireyard Nederland B.V.' },
    client: { name: 'Будівельна група', customerNumber: '100217' },
    products: { 'SCI-E-12': 'Electric scissor lift 12 m' },
  };
}
