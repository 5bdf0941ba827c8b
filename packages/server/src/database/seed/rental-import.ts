import { type Kysely, sql } from 'kysely';
import { LINE_OF } from '../../domain/off-hires.ts';
import type { Database } from '../tables.ts';
import { bulkInsert } from './bulk-insert.ts';
import { importSeed } from './imported.ts';
import type { Progress } from './progress.ts';
import type { PlannedContract, PlannedLine, PlannedOffHire, Rentals } from './rental-rows.ts';

/** Tables of a client's rentals. */
export const RENTAL_TABLES = ['off_hire', 'off_hire_line', 'contract', 'contract_line', 'rental_period'] as const;

/**
 * Imports contracts, lines and off-hires of the past. Writes what an import does not know: off-hires whose machines are not
 * back, and charges.
 */
export async function importRentals(
  db: Kysely<Database>,
  importing: { readonly opCo: string; readonly now: Date },
  { contracts, lines, periods }: Rentals,
  progress: Progress,
): Promise<void> {
  await importSeed(db, importing, 'contracts', contracts.map(withId), progress);
  // Triggers of the lines need the statistics.
  await sql`analyze contract`.execute(db);
  // A replaced machine names the one that came for it.
  const [others, replaced] = [false, true].map((named) =>
    lines.filter(({ row }) => (row.replacedByLine !== undefined) === named),
  ) as [PlannedLine[], PlannedLine[]];
  await importSeed(db, importing, 'lines', [...others, ...replaced].map(withId), progress);
  await importPastOffHires(db, importing, lines, progress);
  await holdLines(db, lines, progress);
  await bulkInsert(
    db,
    'rental_period',
    periods.map(({ row }) => row),
    progress,
  );
}

const withId = ({ id, row }: Pick<PlannedContract | PlannedLine, 'id' | 'row'>) => ({ row, ids: [id] });

/** Off-hires whose machines are back are history (OP-97). */
const isPast = ({ status }: PlannedOffHire): boolean => status === 'collected';

const calledOff = (lines: readonly PlannedLine[], isCalled: (offHire: PlannedOffHire) => boolean) =>
  lines.flatMap(({ offHire, ...line }) => (offHire && isCalled(offHire) ? [{ ...line, offHire }] : []));

async function importPastOffHires(
  db: Kysely<Database>,
  importing: { readonly opCo: string; readonly now: Date },
  lines: readonly PlannedLine[],
  progress: Progress,
): Promise<void> {
  const rows = calledOff(lines, isPast).map(({ row, contract, offHire }) => {
    const { id, number, offRentAt, place, keyPlace, window } = offHire;
    const called = { client: contract.row.client, status: 'collected', number, offRentAt: offRentAt.toISOString() };
    const sent = { externalId: `${contract.row.client}-${number}`, ...called, window, place, keyPlace };
    return { row: { ...sent, lines: [{ line: row.externalId }] }, ids: [id] };
  });
  await importSeed(db, importing, 'offHires', rows, progress);
}

/** Writes off-hires whose machines are not back, and when each line is billed. */
async function holdLines(db: Kysely<Database>, lines: readonly PlannedLine[], progress: Progress): Promise<void> {
  const called = calledOff(lines, (offHire) => !isPast(offHire));
  await bulkInsert(
    db,
    'off_hire',
    called.map(({ offHire }) => ({
      id: offHire.id,
      client_id: offHire.clientId,
      number: offHire.number,
      status: offHire.status,
      off_rent_at: offHire.offRentAt,
      transport: 'collect' as const,
      pickup_on: offHire.window.date,
      pickup_slot: offHire.window.slot,
      place: offHire.place,
      key_place: offHire.keyPlace,
      fail_reason: offHire.failReason,
    })),
    progress,
  );
  await bulkInsert(
    db,
    'off_hire_line',
    called.map(({ id, row, offHire }) => ({ off_hire_id: offHire.id, contract_line_id: id, quantity: row.quantity })),
    progress,
  );
  const held = lines.map(({ id, row, offHire, nextBillingOn }) => {
    // An import knows no line that waits for the number of its off-hire.
    const waits = offHire?.status === 'requested' ? offHire : null;
    return {
      ...{ id, off_hire_id: offHire && !isPast(offHire) ? offHire.id : null, next_billing_on: nextBillingOn },
      ...{ status: waits && LINE_OF[waits.status], off_rent_at: waits?.offRentAt ?? null },
      pending: waits && row.quantity,
    };
  });
  await sql`update contract_line set off_hire_id = coalesce(held.off_hire_id, contract_line.off_hire_id),
      next_billing_on = held.next_billing_on, status = coalesce(held.status, contract_line.status),
      off_rent_at = coalesce(held.off_rent_at, contract_line.off_rent_at),
      qty_pending_pickup = coalesce(held.pending, qty_pending_pickup)
    from json_to_recordset(${JSON.stringify(held)}::json) held (id uuid, off_hire_id uuid, next_billing_on date,
      status text, off_rent_at timestamptz, pending integer)
    where contract_line.id = held.id`.execute(db);
}
