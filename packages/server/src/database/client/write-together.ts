import { type Kysely, sql } from 'kysely';
import { staleVersion } from '../../http/problem.ts';
import type { Database } from '../tables.ts';
import { ownershipOf } from './ownership.ts';
import { activityRecorder, activityToWrite } from './recorder.ts';

type AnyRow = Readonly<Record<string, unknown>>;

/** New row of a client, without the columns that the handle fills in. */
export interface NewRow {
  readonly table:
    | 'contract'
    | 'contract_line'
    | 'line_extension'
    | 'off_hire'
    | 'off_hire_line'
    | 'asset_reading'
    | 'document'
    | 'document_line'
    | 'payment'
    | 'document_contract';
  readonly clientId: number;
  readonly values: AnyRow;
}

/** New row of the operating company. */
export interface NewOwnRow {
  readonly table: 'product' | 'product_translation' | 'rental_rate' | 'depot_stock';
  readonly values: AnyRow;
}

/** Change of a row of a client. */
export interface ChangedRow {
  readonly table: 'contract' | 'contract_line' | 'document';
  readonly clientId: number;
  readonly before: AnyRow & { readonly id: string; readonly version: number };
  readonly set: AnyRow;
  /** Status that the row is moved to. */
  readonly status?: string | undefined;
}

export interface Writes {
  readonly changes: readonly ChangedRow[];
  readonly inserts: readonly NewRow[];
  readonly own: readonly NewOwnRow[];
}

/** Writes rows of several clients, with one statement for each table and kind of write. */
export async function writeTogether(
  db: Kysely<Database>,
  { changes, inserts }: Omit<Writes, 'own'>,
  now: Date,
): Promise<void> {
  const store = activityToWrite(db);
  const recorders = new Map<number, ReturnType<typeof activityRecorder>>();
  const recorderOf = (clientId: number) => {
    const recorder = recorders.get(clientId) ?? activityRecorder(db, { clientId, userId: null }, now, store);
    recorders.set(clientId, recorder);
    return recorder;
  };
  for (const [table, some] of Map.groupBy(changes, (change) => change.table)) {
    const rows = await changeRows(db, table, some, now);
    for (const { clientId, before, set, status } of some) {
      const after = rows.get(before.id);
      if (!after) throw staleVersion();
      await recorderOf(clientId).changed(table, before, after, set, status);
    }
  }
  for (const [table, some] of Map.groupBy(inserts, (insert) => insert.table)) {
    const audit = { created_at: now, created_by: null, updated_at: now, updated_by: null };
    const filled = ownershipOf(table).audited ? audit : {};
    const rows = some.map(({ clientId, values }) => ({ ...values, ...filled, client_id: clientId }));
    await db
      .insertInto(table)
      .values(rows as never)
      .execute();
    for (const [clientId, own] of Map.groupBy(rows, (row) => row.client_id))
      await recorderOf(clientId).inserted(table, own);
  }
  await store.write();
}

/** Changes the rows whose versions match. Returns them by id. */
async function changeRows(
  db: Kysely<Database>,
  table: ChangedRow['table'],
  changes: readonly ChangedRow[],
  now: Date,
): Promise<ReadonlyMap<string, AnyRow>> {
  const stateOf = ({ set, status }: ChangedRow) => (status === undefined ? set : { ...set, status });
  const columns = [...new Set(changes.flatMap((change) => Object.keys(stateOf(change))))];
  const sent = changes.map((change) => {
    const { id, version } = change.before;
    const after = { ...change.before, ...stateOf(change) };
    const values = Object.fromEntries(columns.map((column) => [column, after[column]]));
    return { ...values, id, version, client_id: change.clientId };
  });
  const values = columns.map((column) => sql`${sql.ref(column)} = sent.${sql.ref(column)},`);
  const { rows } = await sql<AnyRow>`update ${sql.table(table)} changed
    set ${sql.join(values, sql` `)} updated_at = ${now}, updated_by = null, version = changed.version + 1
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(sent)}::jsonb) sent
    where changed.id = sent.id and changed.client_id = sent.client_id and changed.version = sent.version
    returning changed.*`.execute(db);
  return new Map(rows.map((row) => [String(row.id), row]));
}
