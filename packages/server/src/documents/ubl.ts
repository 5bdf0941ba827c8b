import { create } from 'xmlbuilder2';
import { categoryOf, type VatGroup } from '../domain/vat.ts';
import type { IssuedInvoice, IssuedLine, Party } from './issued-invoice.ts';
import { DOCUMENT_TEXTS, reasonOf } from './texts.ts';

const OASIS = 'urn:oasis:names:specification:ubl:schema:xsd';
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';

/** UNTDID 1001: commercial invoice and credit note. */
const TYPE_CODES = { invoice: '380', creditNote: '381' } as const;
/**
 * UN/ECE Recommendation 20. Four weeks have no code. They are billed in weeks with a price for four, so that quantity
 * and price stay exact.
 */
const UNIT_CODES: Record<IssuedLine['unit'], string> = { day: 'DAY', week: 'WEE', fourWeek: 'WEE', piece: 'H87' };
/** Mutually agreed: a unit in the company's own words. */
const OWN_UNIT = 'ZZ';
const unitCode = ({ unit, unitName }: IssuedLine): string => (unitName === null ? UNIT_CODES[unit] : OWN_UNIT);
const PRICED_UNITS: Record<IssuedLine['unit'], number> = { day: 1, week: 1, fourWeek: 4, piece: 1 };
/** Quantities have at most three decimals. */
const quantityOf = ({ quantity, unit }: IssuedLine): string =>
  String(Math.round(Number(quantity) * 1000 * PRICED_UNITS[unit]) / 1000);
/** UNTDID 4461: SEPA credit transfer, and other credit transfers. */
const paymentMeans = (currency: string): string => (currency === 'EUR' ? '58' : '30');
/** ISO 6523: the Dutch chamber of commerce, required by the national rules. */
const REGISTER_SCHEMES: Readonly<Record<string, string>> = { NL: '0106' };

/** Element tree for xmlbuilder2. Undefined values are omitted. */
type Tree = { [name: string]: Tree | Tree[] | string | undefined };

/** Formats an invoice or credit note as UBL 2.1 (Peppol BIS Billing 3.0). Amounts of a credit note become positive. */
export function invoiceUbl(invoice: IssuedInvoice): Uint8Array {
  const { type, currency } = invoice;
  const isCredit = type === 'creditNote';
  const root = isCredit ? 'CreditNote' : 'Invoice';
  const signed = (decimal: string) => (isCredit ? negated(decimal) : decimal);
  const preceding = invoice.corrects ?? invoice.replaces ?? undefined;
  const categories = new Set(invoice.vat.map(({ category }) => category));
  // What is outside the scope of VAT names nobody's VAT number (BR-O-02).
  const named = (party: Party): Party => (categories.has('O') ? { ...party, vatNumber: null } : party);
  const amount = (decimal: string): Tree => ({ '@currencyID': currency, '#': signed(decimal) });
  const tree: Tree = {
    [root]: {
      '@xmlns': `${OASIS}:${root}-2`,
      '@xmlns:cac': `${OASIS}:CommonAggregateComponents-2`,
      '@xmlns:cbc': `${OASIS}:CommonBasicComponents-2`,
      'cbc:CustomizationID': CUSTOMIZATION,
      'cbc:ProfileID': PROFILE,
      'cbc:ID': invoice.number,
      'cbc:IssueDate': invoice.issuedOn,
      'cbc:DueDate': isCredit ? undefined : invoice.dueOn,
      [`cbc:${root}TypeCode`]: TYPE_CODES[type],
      'cbc:DocumentCurrencyCode': currency,
      'cbc:BuyerReference': invoice.buyer.customerNumber,
      'cac:InvoicePeriod':
        invoice.from && invoice.to ? { 'cbc:StartDate': invoice.from, 'cbc:EndDate': invoice.to } : undefined,
      'cac:OrderReference': invoice.poNumber ? { 'cbc:ID': invoice.poNumber } : undefined,
      // The invoice that a credit note corrects, or that was declared void for this one (BT-25, BT-26).
      'cac:BillingReference': preceding && {
        'cac:InvoiceDocumentReference': { 'cbc:ID': preceding.number, 'cbc:IssueDate': preceding.issuedOn },
      },
      'cac:AccountingSupplierParty': {
        'cac:Party': partyTree(named(invoice.seller), {
          registration: invoice.seller.registrationNumber,
          contact: { name: invoice.seller.name, phone: invoice.seller.phone, email: invoice.seller.email },
        }),
      },
      'cac:AccountingCustomerParty': { 'cac:Party': partyTree(named(invoice.buyer)) },
      // A supply within the EU names when and to which country (BR-IC-11, BR-IC-12).
      'cac:Delivery': categories.has('K')
        ? {
            'cbc:ActualDeliveryDate': invoice.to ?? undefined,
            'cac:DeliveryLocation': { 'cac:Address': addressTree(invoice.buyer) },
          }
        : undefined,
      'cac:PaymentMeans': invoice.seller.iban
        ? {
            'cbc:PaymentMeansCode': paymentMeans(currency),
            'cbc:PaymentID': invoice.number,
            'cac:PayeeFinancialAccount': { 'cbc:ID': invoice.seller.iban },
          }
        : undefined,
      'cac:TaxTotal': {
        'cbc:TaxAmount': amount(invoice.vatTotal),
        'cac:TaxSubtotal': invoice.vat.map((group) => ({
          'cbc:TaxableAmount': amount(group.net.amount),
          'cbc:TaxAmount': amount(group.vat.amount),
          'cac:TaxCategory': groupTax(group, invoice.language),
        })),
      },
      'cac:LegalMonetaryTotal': {
        'cbc:LineExtensionAmount': amount(invoice.net),
        'cbc:TaxExclusiveAmount': amount(invoice.net),
        'cbc:TaxInclusiveAmount': amount(invoice.gross),
        'cbc:PayableAmount': amount(invoice.gross),
      },
      [`cac:${root}Line`]: invoice.lines.map((line, index) => {
        // A price is not negative (BR-27): the quantity is.
        const isDiscount = line.price.startsWith('-');
        const turned = (decimal: string) => (isDiscount ? negated(decimal) : decimal);
        return {
          'cbc:ID': String(index + 1),
          [isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity']: {
            '@unitCode': unitCode(line),
            '#': signed(turned(quantityOf(line))),
          },
          'cbc:LineExtensionAmount': amount(line.net),
          'cac:Item': {
            'cbc:Name': line.text,
            'cac:ClassifiedTaxCategory': lineTax(line),
          },
          'cac:Price': {
            'cbc:PriceAmount': { '@currencyID': currency, '#': turned(line.price) },
            'cbc:BaseQuantity':
              PRICED_UNITS[line.unit] === 1
                ? undefined
                : { '@unitCode': unitCode(line), '#': String(PRICED_UNITS[line.unit]) },
          },
        };
      }),
    },
  };
  const options = { version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '\uFFFD' } as const;
  const document = create(options, present(tree) as object);
  return Buffer.from(document.end({ prettyPrint: true }));
}

interface PartyDetails {
  readonly registration?: string | null;
  readonly contact?: { readonly name: string; readonly phone: string; readonly email: string };
}

const addressTree = ({ line1, city, postalCode, country }: Party): Tree => ({
  'cbc:StreetName': line1 ?? undefined,
  'cbc:CityName': city ?? undefined,
  'cbc:PostalZone': postalCode ?? undefined,
  'cac:Country': { 'cbc:IdentificationCode': country },
});

function partyTree(party: Party, { registration, contact }: PartyDetails = {}): Tree {
  const [scheme = '', endpoint = ''] = party.peppolId?.split(/:(.*)/s) ?? [];
  const registerScheme = REGISTER_SCHEMES[party.country];
  return {
    'cbc:EndpointID': endpoint ? { '@schemeID': scheme, '#': endpoint } : undefined,
    'cac:PostalAddress': addressTree(party),
    'cac:PartyTaxScheme': party.vatNumber
      ? { 'cbc:CompanyID': party.vatNumber, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }
      : undefined,
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': party.name,
      'cbc:CompanyID': registration
        ? { ...(registerScheme ? { '@schemeID': registerScheme } : {}), '#': registration }
        : undefined,
    },
    'cac:Contact': contact
      ? { 'cbc:Name': contact.name, 'cbc:Telephone': contact.phone, 'cbc:ElectronicMail': contact.email }
      : undefined,
  };
}

/** UNCL 5305. */
const taxCategory = (id: string, more: Tree): Tree => ({ 'cbc:ID': id, ...more, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } });

/** A line that is outside the scope of VAT has no rate (BR-O-05). */
const lineTax = (line: IssuedLine): Tree => {
  const category = categoryOf(line);
  return taxCategory(category, { 'cbc:Percent': category === 'O' ? undefined : line.vatRate });
};

/** Names the reason why nothing is charged. */
const groupTax = (group: VatGroup, language: IssuedInvoice['language']): Tree =>
  taxCategory(group.category, {
    'cbc:Percent': group.rate,
    'cbc:TaxExemptionReasonCode': group.reasonCode ?? undefined,
    'cbc:TaxExemptionReason': reasonOf(group, DOCUMENT_TEXTS[language]) ?? undefined,
  });

const negated = (decimal: string): string => {
  if (/^-?0*(\.0*)?$/.test(decimal)) return decimal.replace('-', '');
  return decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`;
};

/**
 * Escapes a text for xmlbuilder2, which decodes entities when it reads a tree and writes out what looks like one. Each
 * `&` is escaped for both, so that a text such as `&nbsp;` stays text.
 */
const escaped = (text: string): string => text.replaceAll('&', '&amp;amp;');

/** Removes undefined values from a tree and escapes its texts. */
const present = (tree: Tree | Tree[] | string | undefined): Tree | Tree[] | string | undefined => {
  if (typeof tree === 'string') return escaped(tree);
  if (Array.isArray(tree)) return tree.map((one) => present(one) as Tree);
  if (typeof tree !== 'object') return tree;
  const entries = Object.entries(tree).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, present(value)]));
};
