import type { Insertable } from 'kysely';
import type { LocalDate } from '../../domain/calendar.ts';
import type { Database } from '../tables.ts';
import type { CatalogueProduct } from './catalogue.ts';
import type { DemoCompany } from './companies.ts';
import type { SeededProjects } from './master-data.ts';
import type { Random } from './random.ts';
import type { PlannedContract } from './rental-rows.ts';

export type Row<T extends keyof Database> = Insertable<Database[T]>;

export interface DocumentRows {
  readonly document: Row<'document'>[];
  readonly document_contract: Row<'document_contract'>[];
  readonly document_line: Row<'document_line'>[];
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
  readonly clientId: number;
  readonly company: DemoCompany;
  readonly invoiceNumbers: InvoiceNumbers;
  readonly catalogue: readonly CatalogueProduct[];
  readonly projects: SeededProjects;
  readonly now: Date;
  readonly random: Random;
}

type Head = Pick<Row<'document'>, 'id' | 'type' | 'number' | 'issued_on' | 'fleet_number'>;

/** A document without invoice amounts; every row has the same columns (`bulkInsert`). */
export const documentRow = (
  { clientId, projects }: DocumentSetting,
  head: Head & { readonly period: readonly [LocalDate, LocalDate | null] | null },
  contracts: readonly PlannedContract[],
): Row<'document'> => {
  const { period, ...rest } = head;
  const common = <V>(values: readonly V[]): V | null => (new Set(values).size === 1 ? (values[0] ?? null) : null);
  return {
    ...rest,
    fleet_number: rest.fleet_number ?? null,
    client_id: clientId,
    starts_on: period?.[0] ?? null,
    ends_on: period?.[1] ?? null,
    project_id: idOfProject(projects, common(contracts.map(({ row }) => row.project ?? null))),
    po_number: common(contracts.map(({ row }) => row.poNumber ?? null)),
    status: null,
    due_on: null,
    disputed: false,
    net: null,
    gross: null,
    due: null,
    currency: null,
    corrects_document_id: null,
  };
};

const idOfProject = ({ open, closed }: SeededProjects, key: string | null): string | null =>
  [...open, ...closed].find((project) => project.key === key)?.id ?? null;

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
