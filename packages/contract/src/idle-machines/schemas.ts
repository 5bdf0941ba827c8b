import * as z from 'zod/mini';
import { LINE_ACTIONS } from '../contracts/values.ts';
import { Money, visibleBy } from '../core/amount-schemas.ts';
import { pagedQuery, pageOf, repeated } from '../core/list-schemas.ts';
import { LocalDate, Uuid } from '../core/primitive-schemas.ts';
import { ProjectRef } from '../projects/reference-schemas.ts';
import { MACHINE_USES } from './values.ts';

const Use = z.enum(MACHINE_USES);

/** Machine on rent with the use of its engine (DOM-31). Days are local to its depot. */
export const IdleMachine = z.object({
  /** Id of the contract line. */
  id: Uuid,
  use: Use,
  contractId: Uuid,
  contractNumber: z.string(),
  productCode: z.string(),
  /** Number painted on the machine. */
  fleetNumber: z.nullable(z.string()),
  project: z.nullable(ProjectRef),
  city: z.string(),
  onRentOn: LocalDate,
  /** Null if open-ended. */
  expectedOn: z.nullable(LocalDate),
  /** Total engine hours (`cumulativeOperatingHours` of ISO/TS 15143-3); null if it has never reported. */
  operatingHours: z.nullable(z.number()),
  /** Day of its last reading. */
  readOn: z.nullable(LocalDate),
  /** Last day on which the engine is known to have run. */
  usedOn: z.nullable(LocalDate),
  /** Whole days since `usedOn`, not counting days before the machine arrived; null if unknown. */
  idleDays: z.nullable(z.int()),
  /** Engine hours of the last `HOURS_SHOWN_DAYS` days, earliest first; null for a day without a reading at its end. */
  hours: z.array(z.object({ day: LocalDate, hours: z.nullable(z.number()) })),
  /** Cost of each further charged day. Excludes VAT, transport, insurance and fuel, as does `saving` (DOM-16). */
  furtherDay: visibleBy('rental', Money),
  /** Amount saved until the expected end by calling off today; null if open-ended or overdue. */
  saving: visibleBy('rental', Money),
  actions: z.array(z.enum(LINE_ACTIONS)),
});
export type IdleMachine = z.infer<typeof IdleMachine>;

/** Page of machines on rent, with the totals. */
export const IdleMachines = z.extend(pageOf(IdleMachine), {
  /** Number of machines per use, independent of the requested ones. */
  uses: z.array(z.object({ use: Use, count: z.int() })),
  /** Cost of a further charged day of all idle machines, per currency. */
  idleDay: visibleBy('rental', z.array(Money)),
});
export type IdleMachines = z.infer<typeof IdleMachines>;

export const idleMachineSchemas = {
  listIdleMachines: { query: pagedQuery({ use: repeated(Use) }), response: IdleMachines },
};
