import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables.ts';
import { bulkInsert } from './bulk-insert.ts';
import { importSeed } from './imported.ts';
import type { Progress } from './progress.ts';
import type { PlannedContract, PlannedLine, Rentals } from './rental-rows.ts';

/** Tables of a client's rentals. */
export const RENTAL_TABLES = ['off_hire', 'off_hire_line', 'contract', 'contract_line', 'rental_period'] as const;

/** Imports contracts with their lines, and writes what an import does not know: off-hires in all states, and charges. */
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
  await insertOffHires(db, lines, progress);
  await bulkInsert(
    db,
    'rental_period',
    periods.map(({ row }) => row),
    progress,
  );
}

const withId = ({ id, row }: Pick<PlannedContract | PlannedLine, 'id' | 'row'>) => ({ row, ids: [id] });

async function insertOffHires(db: Kysely<Database>, lines: readonly PlannedLine[], progress: Progress): Promise<void> {
  const called = lines.flatMap(({ id, row, offHire }) =>
    offHire ? [{ line_id: id, pieces: row.quantity, status: offHire.status, offHire: offHire.row }] : [],
  );
  const offHires = called.map(({ offHire }) => offHire);
  await bulkInsert(db, 'off_hire', offHires, progress);
  await bulkInsert(
    db,
    'off_hire_line',
    called.map(({ line_id, pieces, offHire }) => ({
      off_hire_id: offHire.id,
      contract_line_id: line_id,
      quantity: pieces,
    })),
    progress,
  );
  const held = lines.map(({ id, row, offHire, nextBillingOn }) => ({
    ...{ id, off_hire_id: offHire?.row.id ?? null, next_billing_on: nextBillingOn },
    ...{
      waits: offHire?.status === 'requested',
      off_rent_at: offHire?.row.off_rent_at ?? null,
      quantity: row.quantity,
    },
  }));
  await sql`update contract_line set off_hire_id = held.off_hire_id, next_billing_on = held.next_billing_on,
      status = case when waits then 'offHireRequested' else status end,
      off_rent_at = case when waits then held.off_rent_at else contract_line.off_rent_at end,
      qty_pending_pickup = case when waits then held.quantity else qty_pending_pickup end
    from json_to_recordset(${JSON.stringify(held)}::json) held (id uuid, off_hire_id uuid, next_billing_on date,
      waits boolean, off_rent_at timestamptz, quantity integer)
    where contract_line.id = held.id`.execute(db);
}
