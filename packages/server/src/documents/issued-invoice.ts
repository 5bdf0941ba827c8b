import { INVOICE_TYPES, type InvoiceLine, type Language } from '@hireyard/contract';
import { sql } from 'kysely';
import { difference } from '../domain/money.ts';
import { type TaxKind, type VatGroup, vatGroupsWithin } from '../domain/vat.ts';
import { notFound } from '../http/problem.ts';
import type { ClientCall } from '../http/route.ts';

/** Seller or buyer of an invoice. */
export interface Party {
  readonly name: string;
  readonly line1: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  /** ISO 3166-1. */
  readonly country: string;
  readonly vatNumber: string | null;
  readonly peppolId: string | null;
}

export interface IssuedLine extends TaxKind {
  readonly text: string;
  readonly quantity: string;
  readonly unit: InvoiceLine['unit'];
  /** Unit in the company's own words. */
  readonly unitName: string | null;
  readonly price: string;
  readonly net: string;
  /** Contract of the charged item. */
  readonly contract: string | null;
}

interface Earlier {
  readonly number: string;
  readonly issuedOn: string;
}

/**
 * Invoice or credit note as issued: independent of the reader and of later payments. Amounts of a credit note are
 * negative.
 */
export interface IssuedInvoice {
  readonly id: string;
  readonly type: 'invoice' | 'creditNote';
  readonly number: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly poNumber: string | null;
  readonly project: string | null;
  readonly contracts: readonly string[];
  /** Invoice that a credit note corrects. */
  readonly corrects: Earlier | null;
  /** Void invoice that this one replaces. */
  readonly replaces: Earlier | null;
  /** Number of the invoice that replaces this one, which is void. */
  readonly replacedBy: string | null;
  /** Day on which it was declared void. */
  readonly voidedOn: string | null;
  /** False if UBL would not say the same as the invoice. */
  readonly withUbl: boolean;
  readonly language: Language;
  readonly currency: string;
  readonly seller: Party & {
    readonly registrationNumber: string | null;
    readonly iban: string | null;
    readonly phone: string;
    readonly email: string;
  };
  readonly buyer: Party & { readonly customerNumber: string };
  readonly lines: readonly IssuedLine[];
  readonly vat: readonly VatGroup[];
  readonly net: string;
  readonly vatTotal: string;
  readonly gross: string;
}

/**
 * Reads an invoice or credit note with both parties. Throws 404 for documents that are not visible or of another type.
 */
export async function issuedInvoice(call: ClientCall, id: string): Promise<IssuedInvoice> {
  const [invoice] = await issuedInvoices(call, [id]);
  if (!invoice) throw notFound();
  return invoice;
}

/** Reads several invoices in the order of `ids`, with a constant number of queries. */
export async function issuedInvoices({ db, scope }: ClientCall, ids: readonly string[]): Promise<IssuedInvoice[]> {
  const rows = await db
    .selectFrom('document')
    .leftJoin('project', 'project.id', 'document.project_id')
    .leftJoin('document as corrected', 'corrected.id', 'document.corrects_document_id')
    .leftJoin('document as replaced', 'replaced.id', 'document.replaces_document_id')
    .leftJoin('document as replacement', 'replacement.replaces_document_id', 'document.id')
    .where('document.id', 'in', [...ids])
    .where('document.type', 'in', INVOICE_TYPES)
    .selectAll('document')
    .select(['project.number as project_number', 'project.name as project_title'])
    .select(['corrected.number as corrected_number', 'corrected.issued_on as corrected_on'])
    .select(['replaced.number as replaced_number', 'replaced.issued_on as replaced_on'])
    .select('replacement.number as replacement_number')
    .select(
      sql<string[]>`array(select contract.number from document_contract
        join contract on contract.id = document_contract.contract_id
        where document_contract.document_id = document.id order by contract.number)`.as('contracts'),
    )
    .execute();
  if (rows.length < ids.length) throw notFound();
  const allLines = await db
    .selectFrom('document_line')
    .leftJoin('contract_line', 'contract_line.id', 'document_line.contract_line_id')
    .where('document_id', 'in', [...ids])
    .select(['document_id', 'document_line.text', 'unit', 'price', 'net', 'contract_line.contract_number as contract'])
    .select(['unit_name as unitName', 'vat_category as vatCategory', 'vat_reason as vatReason'])
    .select('vat_reason_code as vatReasonCode')
    .select([
      sql<string>`trim_scale(document_line.quantity)::text`.as('quantity'),
      sql<string>`trim_scale(vat_rate)::text`.as('vatRate'),
    ])
    .orderBy('document_line.line_no')
    .execute();
  const linesOf = Map.groupBy(allLines, ({ document_id: id }) => id);
  const parties = await partiesOf(db, scope.opCo);
  const invoices = rows.map((row): IssuedInvoice => {
    const { id, currency, net, gross, due_on: dueOn } = row;
    if (currency === null || dueOn === null || net === null || gross === null) throw notFound();
    const lines = (linesOf.get(id) ?? []).map(({ document_id: _, ...line }) => line);
    const taxed = lines.map((line) => ({ ...line, net: { amount: line.net, currency } }));
    const hasPeriod = row.starts_on !== null && row.ends_on !== null;
    return {
      id,
      type: row.type === 'creditNote' ? 'creditNote' : 'invoice',
      number: row.number,
      issuedOn: row.issued_on,
      dueOn,
      from: row.starts_on,
      to: row.ends_on,
      poNumber: row.po_number,
      project: row.project_title === null ? null : `${row.project_title} (${row.project_number})`,
      contracts: row.contracts,
      corrects: earlier(row.corrected_number, row.corrected_on),
      replaces: earlier(row.replaced_number, row.replaced_on),
      replacedBy: row.replacement_number,
      voidedOn: row.voided_on,
      // A supply within the EU names its period (BR-IC-11).
      withUbl:
        row.with_ubl && row.voided_on === null && (hasPeriod || lines.every(({ vatCategory }) => vatCategory !== 'K')),
      currency,
      lines,
      vat: vatGroupsWithin(taxed, { net, gross }),
      net,
      vatTotal: difference({ amount: gross, currency }, { amount: net, currency }).amount,
      gross,
      ...parties,
    };
  });
  return invoices.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

const earlier = (number: string | null, issuedOn: string | null): Earlier | null =>
  number === null || issuedOn === null ? null : { number, issuedOn };

async function partiesOf(
  db: ClientCall['db'],
  opCo: string,
): Promise<Pick<IssuedInvoice, 'seller' | 'buyer' | 'language'>> {
  const company = await db
    .selectFrom('operating_company')
    .where('code', '=', opCo)
    .selectAll()
    .executeTakeFirstOrThrow();
  const client = await db.selectFrom('corporate_client').selectAll().executeTakeFirstOrThrow();
  const address = await db
    .selectFrom('address')
    .where('kind', '=', 'invoice')
    .where('status', '=', 'active')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return {
    language: company.language,
    seller: {
      name: company.legal_name ?? company.name,
      line1: company.line1,
      postalCode: company.postal_code,
      city: company.city,
      country: company.country,
      vatNumber: company.vat_number,
      peppolId: company.peppol_id,
      registrationNumber: company.registration_number,
      iban: company.iban,
      phone: client.rental_phone,
      email: client.rental_email,
    },
    buyer: {
      name: client.name,
      line1: address?.line1 ?? null,
      postalCode: address?.postal_code ?? null,
      city: address?.city ?? null,
      country: address?.country ?? company.country,
      vatNumber: client.vat_number,
      peppolId: client.peppol_id,
      customerNumber: client.customer_number,
    },
  };
}
