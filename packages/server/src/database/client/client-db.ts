import type { Language } from '@hireyard/contract';
import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import { type Lifecycle, move } from '../../domain/lifecycle.ts';
import type { Numbered } from '../../domain/numbers.ts';
import { isUuid } from '../../domain/uuid.ts';
import { missingRight, notFound, staleVersion } from '../../http/problem.ts';
import type { Database } from '../tables.ts';
import { type Boundary, BoundaryPlugin } from './boundary.ts';
import { settleDispute } from './disputes.ts';
import { nextNumber } from './next-number.ts';
import { type Notice, notifyMembers } from './notify.ts';
import { type ClientTable, type ClientTables, ownershipOf } from './ownership.ts';
import { activityRecorder } from './recorder.ts';
import { followPeriods, type Split, splitPeriods } from './split-periods.ts';
import type {
  AuditedTable,
  Changes,
  FilledColumns,
  Inserted,
  LifecycleTable,
  OwnWritableTable,
  Row,
  RowValues,
  Status,
  WritableTable,
} from './writable.ts';

/**
 * Database handle for endpoints with client access. Every query is limited to the client and to the user's projects
 * (DOM-11). The handle gives no access to the unscoped database. Writes are recorded in the client's activity, in the
 * same transaction (DOM-19).
 */
export interface ClientDb {
  /** Language of the reader, for texts written by the server. */
  readonly language: Language;
  /** Pass raw SQL as `selectFrom(sql<Row>`(…)`.as('name'))`; it is limited in the same way. */
  readonly selectFrom: Kysely<ClientTables>['selectFrom'];
  /**
   * Inserts rows and fills in client and audit columns. Returns the inserted rows; duplicates can be skipped. Throws
   * 404 if a parent is out of scope, 403 if a new row would be.
   */
  insert<T extends WritableTable>(
    table: T,
    rows: readonly Omit<Insertable<Database[T]>, FilledColumns>[],
    options?: { readonly duplicates: 'ignore' },
  ): Promise<Inserted<T>[]>;
  /** Updates one row if its version matches. Throws 404 if it is out of scope, 412 if its version differs. */
  update<T extends AuditedTable>(
    table: T,
    row: { readonly id: string; readonly version: number },
    set: Changes<T>,
  ): Promise<Row<T>>;
  /**
   * Moves one row to another status, with optional other changes. Locks the row, so that concurrent moves run one after
   * the other. Throws 404 if it is out of scope, and `IllegalMove`.
   */
  move<T extends LifecycleTable>(
    table: T,
    id: string,
    lifecycle: Lifecycle<Status<T>>,
    to: Status<T>,
    set?: Omit<Changes<T>, 'status'>,
  ): Promise<Row<T>>;
  /** Deletes the rows in scope that match these values, such as a link between two rows. */
  remove<T extends OwnWritableTable>(table: T, where: RowValues<T>): Promise<void>;
  /** Replaces the links of `where`, such as the roles of a user. Existing links that remain are not rewritten. */
  link<T extends OwnWritableTable>(
    table: T,
    where: RowValues<T>,
    column: keyof Row<T> & string,
    ids: readonly string[],
  ): Promise<void>;
  /**
   * Locks the client: other writes that take this lock wait until the transaction ends, so later reads stay valid.
   */
  lock(): Promise<void>;
  /** Divides a line's uninvoiced periods between the line and its split-off part. Both must be in scope (DOM-02). */
  splitPeriods(split: Split): Promise<void>;
  /** Copies a machine's stand-downs from a day on to its replacement (DOM-17). */
  followPeriods(from: string, to: string, since: string): Promise<void>;
  /**
   * Updates the disputed flag of an invoice from its billing requests, including requests not visible to the user
   * (DOM-06).
   */
  settleDispute(invoiceId: string): Promise<void>;
  /** Returns the client's next number; each number is used once (domain/numbers.ts). */
  nextNumber(kind: Numbered): Promise<string>;
  /** Notifies members of the client in the portal and by mail, according to their settings (DOM-20). */
  notify(notice: Notice): Promise<void>;
}

/** Untyped tables; the interface above checks the types. */
type AnyTables = Record<string, Record<string, unknown>>;

/**
 * Limits a database or transaction to one user within one client. Mails are sent in real time, even if the domain's
 * clock differs.
 */
export function clientDb(db: Kysely<Database>, scope: Boundary, now: Date, real: Date = now): ClientDb {
  const bound: Kysely<ClientTables> = db.withPlugin(new BoundaryPlugin(scope)).$pickTables<keyof ClientTables>();
  const any = db as unknown as Kysely<AnyTables>;
  const audit = { updated_at: now, updated_by: scope.userId };
  const activity = activityRecorder(db, scope, now);

  const visibleRow = async (table: ClientTable, id: string) => {
    if (!isUuid(id)) throw notFound();
    const one = sql<Record<string, unknown>>`(select * from ${sql.table(table)} where id = ${id}::uuid)`;
    const row = await bound.selectFrom(one.as('found')).selectAll().executeTakeFirst();
    if (!row) throw notFound();
    return row;
  };
  /** Throws if the user creates or moves a row beyond their own visibility. */
  const assertStaysVisible = (table: ClientTable, row: Readonly<Record<string, unknown>>) => {
    const { project } = ownershipOf(table);
    if (scope.projects === 'all' || project === undefined || !(project in row)) return;
    if (!scope.projects.includes(String(row[project]))) throw missingRight();
  };
  /** Throws if a row's parent is not visible to the user. */
  const assertParentsVisible = async (table: ClientTable, rows: readonly Readonly<Record<string, unknown>>[]) => {
    const { parent, column } = ownershipOf(table);
    if (parent === undefined || column === undefined) return;
    const ids = [...new Set(rows.map((row) => String(row[column]).toLowerCase()))];
    if (!ids.every(isUuid)) throw notFound();
    const parents = sql<{ id: string }>`(select id from ${sql.table(parent)} where id = any(${ids}::uuid[]))`;
    const visible = await bound.selectFrom(parents.as('found')).selectAll().execute();
    if (visible.length < ids.length) throw notFound();
  };
  const change = (table: AuditedTable, id: string, set: Readonly<Record<string, unknown>>) => {
    assertStaysVisible(table, set);
    return any
      .updateTable(table)
      .set({ ...set, ...audit })
      .set('version', sql`version + 1`)
      .where('id', '=', id)
      .where('client_id', '=', scope.clientId)
      .returningAll();
  };

  const deletion = (table: OwnWritableTable, where: object) => {
    const { project } = ownershipOf(table);
    let query = any.deleteFrom(table as string).where('client_id', '=', scope.clientId);
    for (const [column, value] of Object.entries(where)) query = query.where(column, '=', value);
    if (project && scope.projects !== 'all') {
      query = query.where(sql<SqlBool>`${sql.ref(project)} = any(${scope.projects}::uuid[])`);
    }
    return query;
  };

  return {
    language: scope.language ?? 'en-US',
    selectFrom: bound.selectFrom.bind(bound) as ClientDb['selectFrom'],

    async insert<T extends WritableTable>(table: T, rows: readonly object[], options?: { duplicates: 'ignore' }) {
      if (rows.length === 0) return [];
      const { project, audited, returning } = ownershipOf(table);
      const auditColumns = audited ? { ...audit, created_at: now, created_by: scope.userId } : {};
      const none = project === undefined ? {} : { [project]: null };
      const values = rows.map((row) => ({ ...row, ...auditColumns, client_id: scope.clientId }));
      for (const row of values) assertStaysVisible(table, { ...none, ...row });
      await assertParentsVisible(table, values);
      const writing = any.insertInto(table).values(values);
      let query = returning ? writing.returning(returning) : writing.returningAll();
      if (options?.duplicates === 'ignore') query = query.onConflict((conflict) => conflict.doNothing());
      const inserted = await query.execute();
      await activity.inserted(table, inserted);
      return inserted as Inserted<T>[];
    },

    async update<T extends AuditedTable>(table: T, { id, version }: { id: string; version: number }, set: Changes<T>) {
      const before = await visibleRow(table, id);
      const row = await change(table, id, set).where('version', '=', version).executeTakeFirst();
      if (!row) throw staleVersion();
      await activity.changed(table, before, row, set);
      return row as Row<T>;
    },

    async move<T extends LifecycleTable>(
      table: T,
      id: string,
      lifecycle: Lifecycle<Status<T>>,
      to: Status<T>,
      set?: Omit<Changes<T>, 'status'>,
    ) {
      await visibleRow(table, id);
      const before = await any
        .selectFrom(table as string)
        .selectAll()
        .where('id', '=', id)
        .where('client_id', '=', scope.clientId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const status = move(lifecycle, before.status as Status<T>, to);
      const row = await change(table, id, { ...set, status }).executeTakeFirstOrThrow();
      await activity.changed(table, before, row, set ?? {}, status);
      return row as Row<T>;
    },

    async remove<T extends OwnWritableTable>(table: T, where: RowValues<T>) {
      await activity.removed(table, await deletion(table, where).returningAll().execute());
    },

    async link<T extends OwnWritableTable>(
      table: T,
      where: RowValues<T>,
      column: keyof Row<T> & string,
      ids: readonly string[],
    ) {
      const others = deletion(table, where).$if(ids.length > 0, (query) => query.where(column, 'not in', ids as never));
      await activity.removed(table, await others.returningAll().execute());
      const rows = [...new Set(ids)].map((id) => ({ ...where, [column]: id }) as never);
      await this.insert(table, rows, { duplicates: 'ignore' });
    },

    async lock() {
      // A weaker lock, so that inserts with a foreign key to the client do not wait.
      await db
        .selectFrom('corporate_client')
        .select('id')
        .where('id', '=', scope.clientId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
    },

    async splitPeriods(split) {
      for (const id of [split.from, split.to]) await visibleRow('contract_line', id);
      await splitPeriods(db, split);
    },

    async followPeriods(from, to, since) {
      for (const id of [from, to]) await visibleRow('contract_line', id);
      await followPeriods(db, from, to, since);
    },

    async settleDispute(invoiceId) {
      const settled = await settleDispute(db, scope.clientId, invoiceId, audit);
      if (settled) await activity.changed('document', settled.before, settled.after, { disputed: true });
    },

    nextNumber: (kind) => nextNumber(db, scope.clientId, kind, now),

    notify: (notice) => notifyMembers(db, scope, notice, now, real),
  };
}
