import type { FailReason, OffHireStatus, PickupSlot } from '@hireyard/contract';
import type { ContractImport, LineImport } from '@hireyard/contract/backoffice';
import type { LocalDate } from '../../domain/calendar.ts';
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

/** An off-hire whose machine a truck collects. */
export interface PlannedOffHire {
  readonly id: string;
  readonly clientId: number;
  readonly status: OffHireStatus;
  /** Null while it waits for its number. */
  readonly number: string | null;
  readonly offRentAt: Date;
  readonly place: string;
  readonly keyPlace: string;
  readonly window: { readonly date: LocalDate; readonly slot: PickupSlot };
  readonly failReason: FailReason | null;
}

/** Rentals of a client. */
export interface Rentals {
  readonly contracts: PlannedContract[];
  readonly lines: PlannedLine[];
  readonly periods: PlannedPeriod[];
}
