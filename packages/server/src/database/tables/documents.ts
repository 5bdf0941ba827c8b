import type { DocumentType, InvoiceLine, InvoiceStatus } from '@hireyard/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Audit, DateColumn, Decimal, Derived, Timestamp } from './column-types.ts';

export interface DocumentTables {
  document: Audit & {
    id: string;
    client_id: number;
    type: DocumentType;
    /** Unique among the client's documents of its type; of an invoice or credit note among those of the operating company. */
    number: string;
    issued_on: DateColumn;
    project_id: string | null;
    starts_on: DateColumn | null;
    ends_on: DateColumn | null;
    po_number: string | null;
    /** Of invoices and credit notes, like the dates and amounts below; null of everything else. */
    status: InvoiceStatus | null;
    due_on: DateColumn | null;
    /** Of invoices alone. */
    disputed: Generated<boolean>;
    net: Decimal | null;
    gross: Decimal | null;
    /** What is still to be paid. */
    due: Decimal | null;
    currency: string | null;
    /** The invoice that a credit note corrects. */
    corrects_document_id: string | null;
    op_co: Derived<string>;
    project_name: Derived<string | null>;
    search_text: Derived<string>;
    /** The order of the contract's `DOCUMENT_TYPES`. */
    type_rank: GeneratedAlways<number>;
    /** Smaller for what was issued later. */
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
    price: Decimal;
    net: Decimal;
    /** Percent. */
    vat_rate: Decimal;
  };
  /** What the rental company has received for an invoice. */
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
