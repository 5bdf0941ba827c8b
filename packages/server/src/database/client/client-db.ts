import { type Insertable, type Kysely, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import { type Lifecycle, move } from '../../domain/lifecycle.ts';
import { isUuid } from '../../domain/uuid.ts';
import { missingRight, notFound, staleVersion } from '../../http/problem.ts';
import type { Audit } from '../tables/rental.ts';
import type { Database } from '../tables.ts';
import { type Boundary, BoundaryPlugin } from './boundary.ts';
import { type CLIENT_TABLES, type ClientTable, type ClientTables, ownershipOf } from './ownership.ts';

/** Tables that a handler can write: those whose `client_id` is not derived by the database. */
type WritableTable = {
  [T in ClientTable]: 'client_id' extends keyof Insertable<Database[T]> ? T : never;
}[ClientTable];
/** Those whose rows have a column for their client, rather than a parent. */
type OwnWritableTable = {
  [T in WritableTable]: (typeof CLIENT_TABLES)[T] extends { readonly client: 'client_id' } ? T : never;
}[WritableTable];
type AuditedTable = { [T in WritableTable]: Database[T] extends Audit ? T : never }[WritableTable];
type LifecycleTable = { [T in AuditedTable]: 'status' extends keyof Updateable<Database[T]> ? T : never }[AuditedTable];
type Status<T extends LifecycleTable> = Row<T> extends { status: infer S extends string } ? S : never;
type Kept = 'client_id' | keyof Audit;
type Row<T extends WritableTable> = Selectable<Database[T]>;
type RowValues<T extends WritableTable> = { readonly [C in keyof Row<T>]?: Row<T>[C] };
type Changes<T extends WritableTable> = Omit<Updateable<Database[T]>, Kept | 'id'>;

/**
 * The database handle of an endpoint with client access. Every query is limited to the client and, where the user is
 * confined to projects, to those (DOM-11). The unscoped database cannot be reached from it.
 */
export interface ClientDb {
  /** Raw SQL goes into `selectFrom(sql<Row>`(…)`.as('name'))` and is limited in the same way. */
  readonly selectFrom: Kysely<ClientTables>['selectFrom'];
  /**
   * Inserts rows, with client and audit columns filled in. Returns the inserted rows; duplicates can be skipped. Throws
   * 404 if a parent is out of scope, 403 if a row would be.
   */
  insert<T extends WritableTable>(
    table: T,
    rows: readonly Omit<Insertable<Database[T]>, Kept>[],
    options?: { readonly duplicates: 'ignore' },
  ): Promise<Row<T>[]>;
  /** Updates one row if it still has this version. Throws 404 if it is out of scope, 412 if its version differs. */
  update<T extends AuditedTable>(
    table: T,
    row: { readonly id: string; readonly version: number },
    set: Changes<T>,
  ): Promise<Row<T>>;
  /**
   * Moves one row to another status, with other changes if needed. Locks the row, so that concurrent moves run one after
   * the other. Throws 404 if it is out of scope, and `IllegalMove`.
   */
  move<T extends LifecycleTable>(
    table: T,
    id: string,
    lifecycle: Lifecycle<Status<T>>,
    to: Status<T>,
    set?: Omit<Changes<T>, 'status'>,
  ): Promise<Row<T>>;
  /** Deletes the rows in scope that have these values, such as a link between two things. */
  remove<T extends OwnWritableTable>(table: T, where: RowValues<T>): Promise<void>;
  /**
   * Makes other writes within the client that ask for the same wait until this transaction ends, so that what this one
   * reads from now on stays as it is.
   */
  lock(): Promise<void>;
}

export interface Writer extends Boundary {
  readonly userId: string;
}

/** Untyped tables; the interface above checks the types. */
type AnyTables = Record<string, Record<string, unknown>>;

/** Limits a database or transaction to one user within one client. */
export function clientDb(db: Kysely<Database>, scope: Writer, now: Date): ClientDb {
  const bound: Kysely<ClientTables> = db.withPlugin(new BoundaryPlugin(scope)).$pickTables<keyof ClientTables>();
  const any = db as unknown as Kysely<AnyTables>;
  const written = { updated_at: now, updated_by: scope.userId };

  const assertInSight = async (table: ClientTable, id: string) => {
    const one = sql`(select from ${sql.table(table)} where id = ${id}::uuid)`;
    if (!isUuid(id) || !(await bound.selectFrom(one.as('found')).executeTakeFirst())) throw notFound();
  };
  /** A user must not create or move a row where they could not see it. */
  const assertStaysInSight = (table: ClientTable, row: Readonly<Record<string, unknown>>) => {
    const { project } = ownershipOf(table);
    if (scope.projects === 'all' || project === undefined || !(project in row)) return;
    if (!scope.projects.includes(String(row[project]))) throw missingRight();
  };
  /** A row of a parent belongs where that does. */
  const assertParentsInSight = async (table: ClientTable, rows: readonly Readonly<Record<string, unknown>>[]) => {
    const { parent, column } = ownershipOf(table);
    if (parent === undefined || column === undefined) return;
    const ids = [...new Set(rows.map((row) => String(row[column]).toLowerCase()))];
    if (!ids.every(isUuid)) throw notFound();
    const parents = sql<{ id: string }>`(select id from ${sql.table(parent)} where id = any(${ids}::uuid[]))`;
    const found = await bound.selectFrom(parents.as('found')).selectAll().execute();
    if (found.length < ids.length) throw notFound();
  };
  const change = (table: AuditedTable, id: string, set: Readonly<Record<string, unknown>>) => {
    assertStaysInSight(table, set);
    return any
      .updateTable(table)
      .set({ ...set, ...written })
      .set('version', sql`version + 1`)
      .where('id', '=', id)
      .where('client_id', '=', scope.clientId)
      .returningAll();
  };

  return {
    selectFrom: bound.selectFrom.bind(bound) as ClientDb['selectFrom'],

    async insert<T extends WritableTable>(table: T, rows: readonly object[], options?: { duplicates: 'ignore' }) {
      if (rows.length === 0) return [];
      const { project, audited } = ownershipOf(table);
      const audit = audited ? { ...written, created_at: now, created_by: scope.userId } : {};
      const none = project === undefined ? {} : { [project]: null };
      const values = rows.map((row) => ({ ...row, ...audit, client_id: scope.clientId }));
      for (const row of values) assertStaysInSight(table, { ...none, ...row });
      await assertParentsInSight(table, values);
      let query = any.insertInto(table).values(values).returningAll();
      if (options?.duplicates === 'ignore') query = query.onConflict((conflict) => conflict.doNothing());
      return (await query.execute()) as Row<T>[];
    },

    async update<T extends AuditedTable>(table: T, { id, version }: { id: string; version: number }, set: Changes<T>) {
      await assertInSight(table, id);
      const row = await change(table, id, set).where('version', '=', version).executeTakeFirst();
      if (!row) throw staleVersion();
      return row as Row<T>;
    },

    async move<T extends LifecycleTable>(
      table: T,
      id: string,
      lifecycle: Lifecycle<Status<T>>,
      to: Status<T>,
      set?: Omit<Changes<T>, 'status'>,
    ) {
      await assertInSight(table, id);
      const row = await any
        .selectFrom(table as string)
        .select('status')
        .where('id', '=', id)
        .where('client_id', '=', scope.clientId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const status = move(lifecycle, row.status as Status<T>, to);
      return (await change(table, id, { ...set, status }).executeTakeFirstOrThrow()) as Row<T>;
    },

    async remove<T extends OwnWritableTable>(table: T, where: RowValues<T>) {
      const { project } = ownershipOf(table);
      let query = any.deleteFrom(table as string).where('client_id', '=', scope.clientId);
      for (const [column, value] of Object.entries(where)) query = query.where(column, '=', value);
      if (project && scope.projects !== 'all') {
        query = query.where(sql<SqlBool>`${sql.ref(project)} = any(${scope.projects}::uuid[])`);
      }
      await query.execute();
    },

    async lock() {
      // Not so strong that rows which refer to the client would wait too.
      await db
        .selectFrom('corporate_client')
        .select('id')
        .where('id', '=', scope.clientId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
    },
  };
}
