import type { OffHireStatus } from '@hireyard/contract';
import type { ContractImport, LineImport } from '@hireyard/contract/backoffice';
import type { Insertable } from 'kysely';
import type { Database } from '../tables.ts';
import type { PlannedPeriod } from './rental-periods.ts';

/** A contract as the company's own systems send it. */
export interface PlannedContract {
  readonly id: string;
  readonly row: ContractImport;
}

/** A line as the company's own systems send it. */
export interface PlannedLine {
  readonly id: string;
  readonly contract: PlannedContract;
  readonly row: LineImport & { readonly quantity: number };
  /** Off-hire that holds the line. */
  readonly offHire: PlannedOffHire | null;
  readonly nextBillingOn: string | null;
}

export interface PlannedOffHire {
  readonly status: OffHireStatus;
  readonly row: Insertable<Database['off_hire']>;
}

/** Rentals of a client. */
export interface Rentals {
  readonly contracts: PlannedContract[];
  readonly lines: PlannedLine[];
  readonly periods: PlannedPeriod[];
}
