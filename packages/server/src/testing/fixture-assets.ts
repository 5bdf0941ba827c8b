import type { AssetStatus } from '@hireyard/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Inserts an asset with a valid inspection, a reading and a history of places. */
export async function insertAsset(
  db: Kysely<Database>,
  clientId: number,
  label: string,
  { projectId = null, status }: { readonly projectId?: string | null; readonly status?: AssetStatus } = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const owner = { asset_id: id, client_id: clientId };
  await db
    .insertInto('asset')
    .values({
      id,
      client_id: clientId,
      ownership: 'owned',
      status: status ?? (projectId === null ? 'available' : 'assigned'),
      tag: `${label} A-1`,
      name: `${label} lift`,
      product_code: 'LIFT-10',
      make: `${label} make`,
      serial_number: `${label} serial`,
      home: `${label} yard`,
      project_id: projectId,
      placed_on: projectId === null ? null : '2026-11-02',
    })
    .execute();
  await db
    .insertInto('asset_assignment')
    .values({
      ...owner,
      id: crypto.randomUUID(),
      kind: projectId === null ? 'maintenance' : 'assignment',
      project_id: projectId,
      starts_on: '2026-11-02',
      ends_on: projectId === null ? '2026-11-04' : null,
      hours_before: '1136.0',
    })
    .execute();
  await db
    .insertInto('asset_inspection')
    .values({
      ...owner,
      id: crypto.randomUUID(),
      type: `${label} inspection`,
      interval_months: 6,
      due_on: '2027-03-02',
      done_on: '2026-09-02',
      result: 'pass',
    })
    .execute();
  await db
    .insertInto('asset_reading')
    .values({
      ...owner,
      id: crypto.randomUUID(),
      kind: 'cumulativeOperatingHours',
      value: '1284.5',
      read_at: '2026-11-20T06:12:00Z',
      source: 'telematics',
    })
    .execute();
  await db
    .insertInto('asset_reading_void')
    .values({
      ...owner,
      id: crypto.randomUUID(),
      kind: 'distance',
      value: '12.0',
      read_at: '2026-11-19T06:12:00Z',
      voided_at: '2026-11-19T07:00:00Z',
      reason: `${label} typing error`,
    })
    .execute();
  return id;
}

/** Inserts an import that has ended, with a refused row. */
export async function insertImport(
  db: Kysely<Database>,
  { clientId, userId, label }: { readonly clientId: number; readonly userId: string; readonly label: string },
): Promise<string> {
  const id = crypto.randomUUID();
  const own = { import_id: id, client_id: clientId };
  await db
    .insertInto('asset_import')
    .values({
      ...{ id, client_id: clientId, file_name: `${label} list.csv`, headings: '["tag","name"]', state: 'done' },
      ...{ row_count: 2, created_count: 1, refused_count: 1, started_by: userId },
      ...{ started_at: '2026-11-19T06:12:00Z', finished_at: '2026-11-19T06:13:00Z' },
    })
    .execute();
  await db
    .insertInto('asset_import_part')
    .values({ ...own, position: 0, rows: '[]' })
    .execute();
  await db
    .insertInto('asset_import_refusal')
    .values({
      ...own,
      ...{ line: 3, cells: JSON.stringify([`${label} A-1`, 'Lift']), is_unclosed: false, refused: ['taken'] },
    })
    .execute();
  return id;
}

/** Inserts readings of a machine's hour counter, each value with its time. */
export async function insertEngineHours(
  db: Kysely<Database>,
  { id, clientId }: { readonly id: string; readonly clientId: number },
  readings: readonly (readonly [hours: string, at: string])[],
): Promise<void> {
  const kind = 'cumulativeOperatingHours' as const;
  await db
    .insertInto('asset_reading')
    .values(
      readings.map(([value, at]) => ({
        id: crypto.randomUUID(),
        client_id: clientId,
        asset_id: id,
        kind,
        value,
        read_at: at,
        source: 'telematics' as const,
      })),
    )
    .execute();
}
