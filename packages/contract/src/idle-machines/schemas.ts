import * as z from 'zod/mini';
import { LINE_ACTIONS } from '../contracts/values.ts';
import { Money, visibleBy } from '../core/amount-schemas.ts';
import { pagedQuery, pageOf, repeated } from '../core/list-schemas.ts';
import { LocalDate, Uuid } from '../core/primitive-schemas.ts';
import { ProjectRef } from '../projects/reference-schemas.ts';
import { MACHINE_USES } from './values.ts';

const Use = z.enum(MACHINE_USES);

/** A machine on rent, and how much its engine runs (DOM-30). Days are local to its depot. */
export const IdleMachine = z.object({
  /** Of the contract line. */
  id: Uuid,
  use: Use,
  contractId: Uuid,
  contractNumber: z.string(),
  productCode: z.string(),
  /** What is painted on the machine. */
  fleetNumber: z.nullable(z.string()),
  project: z.nullable(ProjectRef),
  city: z.string(),
  onRentOn: LocalDate,
  /** Null: open-ended. */
  expectedOn: z.nullable(LocalDate),
  /** Engine hours in all (`cumulativeOperatingHours` of ISO/TS 15143-3); null for one that has never reported. */
  operatingHours: z.nullable(z.number()),
  /** The day of its last reading. */
  readOn: z.nullable(LocalDate),
  /** The last day on which its engine is known to have run. */
  usedOn: z.nullable(LocalDate),
  /** Whole days since then, and not before it came; null where nothing is known. */
  idleDays: z.nullable(z.int()),
  /** Engine hours of each of the last `HOURS_SHOWN_DAYS`, the earliest first; null for a day that no reading ended. */
  hours: z.array(z.object({ day: LocalDate, hours: z.nullable(z.number()) })),
  /** What each further charged day costs. Excludes VAT, transport, insurance and fuel, as does the next (DOM-16). */
  furtherDay: visibleBy('rental', Money),
  /** What calling it off today saves until it is expected back; null without an end, or past it. */
  saving: visibleBy('rental', Money),
  actions: z.array(z.enum(LINE_ACTIONS)),
});
export type IdleMachine = z.infer<typeof IdleMachine>;

/** A page of them, and how many there are in all. */
export const IdleMachines = z.extend(pageOf(IdleMachine), {
  /** How many machines are used how, whichever are asked for. */
  uses: z.array(z.object({ use: Use, count: z.int() })),
  /** What a further charged day of the idle ones costs, per currency. */
  idleDay: visibleBy('rental', z.array(Money)),
});
export type IdleMachines = z.infer<typeof IdleMachines>;

export const idleMachineSchemas = {
  listIdleMachines: { query: pagedQuery({ use: repeated(Use) }), response: IdleMachines },
};
