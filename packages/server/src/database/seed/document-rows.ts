import type { Insertable } from 'kysely';
import type { LocalDate } from '../../domain/calendar.ts';
import type { Database } from '../tables.ts';
import type { CatalogueProduct } from './catalogue.ts';
import type { DemoCompany } from './companies.ts';
import type { SeededRow } from './imported.ts';
import type { SeededProjects } from './master-data.ts';
import type { Random } from './random.ts';

export type Row<T extends keyof Database> = Insertable<Database[T]>;

/** A client's documents, as the company's own systems send them. */
export interface DocumentRows {
  readonly invoices: SeededRow[];
  readonly creditNotes: SeededRow[];
  readonly papers: SeededRow[];
  /** Ids of the invoices that the client disputes. */
  readonly disputed: string[];
}

/** Numbers of an operating company's invoices and credit notes, shared by all of its clients. */
export interface InvoiceNumbers {
  readonly invoice: Numbering;
  readonly creditNote: Numbering;
}
type Numbering = (issuedOn: LocalDate) => string;

export const invoiceNumbers = (): InvoiceNumbers => ({ invoice: numbering('I'), creditNote: numbering('CN') });

/** The client and the subjects of its documents. */
export interface DocumentSetting {
  /** Id that the client has in the company's own systems. */
  readonly key: string;
  readonly company: DemoCompany;
  readonly invoiceNumbers: InvoiceNumbers;
  readonly catalogue: readonly CatalogueProduct[];
  readonly projects: SeededProjects;
  readonly now: Date;
  readonly random: Random;
}

/** Numbers of one kind, restarted each year: `I-2600001`. */
export function numbering(prefix: string): Numbering {
  const last = new Map<string, number>();
  return (issuedOn) => {
    const year = issuedOn.slice(2, 4);
    const next = (last.get(year) ?? 0) + 1;
    last.set(year, next);
    return `${prefix}-${year}${String(next).padStart(5, '0')}`;
  };
}
