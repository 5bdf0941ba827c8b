import { DOMParser, type Element } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { vatGroups } from '../domain/vat.ts';
import type { IssuedInvoice, IssuedLine } from './issued-invoice.ts';
import { invoiceUbl } from './ubl.ts';

// Rules of EN 16931, Peppol and the Netherlands, by name. Their files are not in the repository.

const SELLER = {
  ...{ name: 'Hireyard Nederland B.V.', line1: 'Depotweg 12', postalCode: '1042 AA', city: 'Amsterdam', country: 'NL' },
  ...{ vatNumber: 'NL000099998B57', peppolId: '9944:NL000099998B57', registrationNumber: '00000001' },
  ...{ iban: 'NL91ABNA0417164300', phone: '+31205550100', email: 'rental@hireyard.example' },
};
const BUYER = {
  ...{ name: 'Bouwgroep', line1: 'Mahlerkade 10', postalCode: '1082 MD', city: 'Amsterdam', country: 'NL' },
  ...{ vatNumber: 'NL010000021B01', peppolId: '9944:NL010000021B01', customerNumber: '100217' },
};
const line = (quantity: string, unit: IssuedLine['unit'], price: string, net: string, vatRate: string): IssuedLine => ({
  ...{ text: 'Lift', quantity, unit, unitName: null, price, net, vatRate, contract: null },
});
const issued = (lines: readonly IssuedLine[], more: Partial<IssuedInvoice> = {}): IssuedInvoice => ({
  ...{ id: 'x', type: 'invoice', number: 'I-1', issuedOn: '2026-11-02', dueOn: '2026-12-02', language: 'nl' },
  ...{ from: '2026-10-01', to: '2026-10-28', poNumber: '45', project: null, contracts: [], corrects: null },
  ...{ replaces: null, replacedBy: null },
  ...{ voidedOn: null, withUbl: true },
  ...{ currency: 'EUR', seller: SELLER, buyer: BUYER, lines, net: '0.00', vatTotal: '0.00', gross: '0.00' },
  vat: vatGroups(lines.map((one) => ({ ...one, net: { amount: one.net, currency: 'EUR' } }))),
  ...more,
});

function rootOf(invoice: IssuedInvoice): Element {
  const root = new DOMParser().parseFromString(Buffer.from(invoiceUbl(invoice)).toString(), 'text/xml').documentElement;
  if (!root) throw new Error('no document');
  return root;
}
const elements = (root: Element, name: string) => Array.from(root.getElementsByTagName(name));
const texts = (root: Element, name: string) => elements(root, name).map(({ textContent }) => textContent);
const children = (root: Element) =>
  Array.from(root.childNodes).flatMap(({ nodeName }) => (nodeName[0] === '#' ? [] : nodeName));

const WEEK = line('2', 'week', '282.00', '564.00', '21');
const CREDIT = issued([line('-2', 'week', '282.00', '-564.00', '21')], {
  ...{ type: 'creditNote', number: 'CN-1', corrects: { number: 'I-1', issuedOn: '2026-11-02' } },
});

describe('an invoice as UBL', () => {
  it('[DOM-22] has its elements in the order of the schema, a credit note without a due date', () => {
    const order = [
      ...['cbc:CustomizationID', 'cbc:ProfileID', 'cbc:ID', 'cbc:IssueDate', 'cbc:DueDate', 'cbc:InvoiceTypeCode'],
      ...['cbc:DocumentCurrencyCode', 'cbc:BuyerReference', 'cac:InvoicePeriod', 'cac:OrderReference'],
      ...['cac:AccountingSupplierParty', 'cac:AccountingCustomerParty', 'cac:PaymentMeans', 'cac:TaxTotal'],
      ...['cac:LegalMonetaryTotal', 'cac:InvoiceLine'],
    ];
    expect(children(rootOf(issued([WEEK])))).toEqual(order);
    const ofCredit = order
      .filter((name) => name !== 'cbc:DueDate')
      .flatMap((name) => (name === 'cac:OrderReference' ? [name, 'cac:BillingReference'] : name))
      .map((name) => name.replace('Invoice', name === 'cac:InvoicePeriod' ? 'Invoice' : 'CreditNote'));
    expect(children(rootOf(CREDIT))).toEqual(ofCredit);
  });

  it('[DOM-98] bills a unit of the company’s own, and a discount by its quantity', () => {
    const own = { ...line('12.5', 'piece', '1.80', '22.50', '21'), unitName: 'l' };
    const discount = line('1', 'piece', '-2.50', '-2.50', '21');
    const root = rootOf(issued([own, discount]));
    const quantities = elements(root, 'cbc:InvoicedQuantity');
    expect(quantities.map((one) => [one.getAttribute('unitCode'), one.textContent])).toEqual([
      ['ZZ', '12.5'],
      ['H87', '-1'],
    ]);
    expect(texts(root, 'cbc:PriceAmount')).toEqual(['1.80', '2.50']);
  });

  it('[DOM-22] names both parties by an electronic address, and says where and how to pay', () => {
    const root = rootOf(issued([WEEK]));
    // PEPPOL-EN16931-R010 and R020.
    const addresses = elements(root, 'cbc:EndpointID').map((one) => [one.getAttribute('schemeID'), one.textContent]);
    expect(addresses).toEqual([
      ['9944', 'NL000099998B57'],
      ['9944', 'NL010000021B01'],
    ]);
    // NL-R-003 to NL-R-007.
    const [register] = elements(elements(root, 'cac:PartyLegalEntity')[0] as Element, 'cbc:CompanyID');
    expect([register?.getAttribute('schemeID'), register?.textContent]).toEqual(['0106', '00000001']);
    expect(texts(root, 'cbc:StreetName')).toEqual(['Depotweg 12', 'Mahlerkade 10']);
    expect(texts(root, 'cbc:PaymentMeansCode')).toEqual(['58']);
    // NL-R-001.
    const [corrected] = elements(rootOf(CREDIT), 'cac:InvoiceDocumentReference');
    expect(texts(corrected as Element, 'cbc:ID')).toEqual(['I-1']);
  });

  it('[DOM-22] takes its units and kinds of VAT from the code lists', () => {
    const root = rootOf(
      issued([
        WEEK,
        line('3', 'day', '94.00', '282.00', '9'),
        line('1', 'piece', '75.00', '75.00', '0'),
        line('0.5', 'fourWeek', '930.00', '465.00', '21'),
      ]),
    );
    // BR-CL-23, PEPPOL-EN16931-R130: quantity and price have one unit.
    const units = elements(root, 'cbc:InvoicedQuantity').map((one) => [one.getAttribute('unitCode'), one.textContent]);
    expect(units).toEqual([
      ['WEE', '2'],
      ['DAY', '3'],
      ['H87', '1'],
      ['WEE', '2'],
    ]);
    // PEPPOL-EN16931-R120: 2 × 930.00 / 4.
    expect(elements(root, 'cbc:BaseQuantity').map((one) => [one.getAttribute('unitCode'), one.textContent])).toEqual([
      ['WEE', '4'],
    ]);
    // BR-S-05 and BR-Z-05.
    const categories = elements(root, 'cac:TaxSubtotal').map((group) => [
      texts(group, 'cbc:ID')[0],
      texts(group, 'cbc:Percent')[0],
    ]);
    expect(categories).toEqual([
      ['S', '21'],
      ['S', '9'],
      ['Z', '0'],
    ]);
  });

  it('[OP-63] says why no tax is charged, by category, code and words', () => {
    const untaxed = (kind: Partial<IssuedLine>) =>
      rootOf(issued([{ ...line('1', 'piece', '9.00', '9.00', '0'), ...kind }]));
    const taxOf = (root: Element) => {
      const [category] = elements(root, 'cac:TaxCategory');
      return Object.fromEntries(
        ['cbc:ID', 'cbc:Percent', 'cbc:TaxExemptionReasonCode', 'cbc:TaxExemptionReason'].flatMap((name) => {
          const [text] = category ? texts(category, name) : [];
          return text === undefined ? [] : [[name, text]];
        }),
      );
    };
    // BR-AE-10: a reason of its own, in the language of the invoice.
    expect(taxOf(untaxed({ vatCategory: 'AE' }))).toEqual({
      ...{ 'cbc:ID': 'AE', 'cbc:Percent': '0', 'cbc:TaxExemptionReasonCode': 'VATEX-EU-AE' },
      'cbc:TaxExemptionReason': 'Btw verlegd',
    });
    expect(taxOf(untaxed({ vatCategory: 'E', vatReason: 'Verzekering', vatReasonCode: 'VATEX-EU-132' }))).toMatchObject(
      { 'cbc:TaxExemptionReasonCode': 'VATEX-EU-132', 'cbc:TaxExemptionReason': 'Verzekering' },
    );
    expect(texts(untaxed({ vatCategory: 'E', vatReason: 'x' }), 'cbc:TaxExemptionReason')).toEqual(['x']);
    // BR-IC-11 and BR-IC-12.
    const within = untaxed({ vatCategory: 'K' });
    expect(texts(within, 'cbc:ActualDeliveryDate')).toEqual(['2026-10-28']);
    expect(texts(elements(within, 'cac:Delivery')[0] as Element, 'cbc:IdentificationCode')).toEqual(['NL']);
    // BR-O-02 and BR-O-05: no VAT numbers, and no rate.
    const outside = untaxed({ vatCategory: 'O' });
    expect(elements(outside, 'cac:PartyTaxScheme')).toEqual([]);
    expect(texts(elements(outside, 'cac:ClassifiedTaxCategory')[0] as Element, 'cbc:Percent')).toEqual([]);
  });

  it('[OP-62] names the void invoice that it replaces', () => {
    const [replaced] = elements(
      rootOf(issued([WEEK], { replaces: { number: 'I-0', issuedOn: '2026-10-30' } })),
      'cac:InvoiceDocumentReference',
    );
    expect(texts(replaced as Element, 'cbc:ID')).toEqual(['I-0']);
    expect(texts(replaced as Element, 'cbc:IssueDate')).toEqual(['2026-10-30']);
  });

  it('[OP-61] has the price as it was sent', () => {
    expect(texts(rootOf(issued([line('3', 'piece', '1.2345', '3.70', '21')])), 'cbc:PriceAmount')).toEqual(['1.2345']);
  });

  it.each([
    ['an entity of HTML', 'Lift &nbsp; 12 m &eacute;'],
    ['an entity of XML', '&lt;b&gt; &amp; &quot;x&quot; &apos;'],
    ['a character by its number', '&#65; &#x41; &#0; &#xFFFF;'],
    ['an escape that is escaped itself', '&amp;amp;amp;nbsp;'],
    ['an ampersand and brackets', 'Jansen & Zn <"\'> ]]> a&b;'],
    ['letters outside the first plane', '𝕃ift 👷🏽'],
  ])('[DOM-22] keeps %s in a text, a name and an attribute as it was written', (_kind, text) => {
    const buyer = { ...BUYER, name: text, line1: text, customerNumber: text, peppolId: `${text.replace(':', '')}:1` };
    const lines = [{ ...WEEK, text }];
    const root = rootOf(issued(lines, { buyer, poNumber: text, number: text, seller: { ...SELLER, name: text } }));
    for (const name of ['cbc:Name', 'cbc:PaymentID', 'cbc:BuyerReference']) expect(texts(root, name)).toContain(text);
    expect(texts(root, 'cbc:RegistrationName')).toEqual([text, text]);
    expect(texts(elements(root, 'cac:OrderReference')[0] as Element, 'cbc:ID')).toEqual([text]);
    expect(elements(root, 'cbc:EndpointID')[1]?.getAttribute('schemeID')).toBe(text);
  });

  it('[DOM-22] replaces a character that XML does not have', () => {
    expect(texts(rootOf(issued([{ ...WEEK, text: 'Lift\uFFFF 12\u0001' }])), 'cbc:Name')).toContain(
      'Lift\uFFFD 12\uFFFD',
    );
  });
});
