import type { DocumentType, InvoiceLine, InvoiceStatus, VatCategory } from '@hireyard/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { AuditInOrder, DateColumn, Decimal, Derived, Timestamp } from './column-types.ts';

export interface DocumentTables {
  document: AuditInOrder & {
    id: string;
    client_id: number;
    type: DocumentType;
    /** Unique per client and type. Numbers of invoices and credit notes are unique per operating company. */
    number: string;
    issued_on: DateColumn;
    project_id: string | null;
    starts_on: DateColumn | null;
    ends_on: DateColumn | null;
    po_number: string | null;
    /** Set for invoices and credit notes only, like the dates and amounts below. */
    status: InvoiceStatus | null;
    due_on: DateColumn | null;
    /** Set for invoices only. */
    disputed: Generated<boolean>;
    net: Decimal | null;
    gross: Decimal | null;
    /** Open amount. */
    due: Decimal | null;
    currency: string | null;
    /** The invoice that a credit note corrects. */
    corrects_document_id: string | null;
    /** The void invoice that an invoice replaces. */
    replaces_document_id: string | null;
    /** Set for papers only, as is the order. */
    title: string | null;
    order_id: string | null;
    /** Machine that a paper is about. */
    fleet_number: string | null;
    voided_on: DateColumn | null;
    /** Day of a state from the past that nobody follows up. */
    as_of: DateColumn | null;
    /** False for amounts that do not follow from the lines, and for tax whose category is not known. */
    with_ubl: Generated<boolean>;
    op_co: Derived<string>;
    project_name: Derived<string | null>;
    search_text: Derived<string>;
    /** Position in the contract's `DOCUMENT_TYPES`. */
    type_rank: GeneratedAlways<number>;
    /** Sort key: newer documents have smaller values. */
    recency: GeneratedAlways<number>;
  };
  document_contract: { document_id: string; contract_id: string; client_id: number };
  document_line: {
    id: string;
    document_id: string;
    client_id: number;
    line_no: number;
    contract_line_id: string | null;
    text: string;
    quantity: Decimal;
    unit: InvoiceLine['unit'];
    /** Unit in the company's own words. Such a line counts pieces. */
    unit_name: string | null;
    /** With the decimals that it was sent with: two to four. */
    price: Decimal;
    net: Decimal;
    /** Percent. */
    vat_rate: Decimal;
    /** Null for the lines of the product itself, and for those that the company has sent none of. */
    vat_category: VatCategory | null;
    vat_reason: string | null;
    /** Code of the list VATEX. */
    vat_reason_code: string | null;
  };
  /** File of a document as it was received. */
  document_file: {
    document_id: string;
    client_id: number;
    /** Null for a file in the file store. */
    content: Uint8Array | null;
    content_key: Generated<string | null>;
    size: number;
    /** Hexadecimal. */
    sha256: string;
    stored_at: Timestamp;
  };
  /** A payment for an invoice. */
  payment: {
    id: string;
    document_id: string;
    client_id: number;
    amount: Decimal;
    received_on: DateColumn;
    reference: string | null;
    recorded_at: Timestamp;
  };
  document_read: {
    user_id: string;
    document_id: string;
    client_id: number;
    read_at: Timestamp;
  };
}
