import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { missingRight, notFound, staleVersion } from '../../http/problem.ts';
import type { Audit } from '../tables/rental.ts';
import type { Database } from '../tables.ts';
import { type Boundary, BoundaryPlugin } from './boundary.ts';
import { type ClientTable, type ClientTables, ownershipOf } from './ownership.ts';

/** Tables whose rows a query writes with their client's id; what the database derives itself is written elsewhere. */
type WritableTable = {
  [T in ClientTable]: 'client_id' extends keyof Insertable<Database[T]> ? T : never;
}[ClientTable];
type AuditedTable = { [T in WritableTable]: Database[T] extends Audit ? T : never }[WritableTable];
type Kept = 'client_id' | keyof Audit;
type Row<T extends WritableTable> = Selectable<Database[T]>;

/**
 * The database as a handler of a client's endpoint sees it: every query is within the client and, where the user is
 * confined to projects, within those (DOM-11). There is no way from here to the database behind it.
 */
export interface ClientDb {
  /** Reads. A piece of SQL of one's own goes into `selectFrom(sql<Row>`(…)`.as('name'))` and is bound alike. */
  readonly selectFrom: Kysely<ClientTables>['selectFrom'];
  /** Adds rows with client and audit columns. Answers those added: a duplicate is left out where that is allowed. */
  insert<T extends WritableTable>(
    table: T,
    rows: readonly Omit<Insertable<Database[T]>, Kept>[],
    options?: { readonly duplicates: 'ignore' },
  ): Promise<Row<T>[]>;
  /** Changes one row of the version that the caller has read; 404 where it is out of sight, 412 where it has moved on. */
  update<T extends AuditedTable>(
    table: T,
    row: { readonly id: string; readonly version: number },
    set: Omit<Updateable<Database[T]>, Kept | 'id'>,
  ): Promise<Row<T>>;
}

export interface Writer extends Boundary {
  readonly userId: string;
}

/** Binds a database, or a transaction, to one user within one client. */
export function clientDb(db: Kysely<Database>, scope: Writer, now: Date): ClientDb {
  const bound: Kysely<ClientTables> = db.withPlugin(new BoundaryPlugin(scope)).$pickTables<keyof ClientTables>();
  const written = { updated_at: now, updated_by: scope.userId };

  return {
    selectFrom: bound.selectFrom.bind(bound) as ClientDb['selectFrom'],

    async insert(table, rows, options) {
      if (rows.length === 0) return [];
      const { project, audited } = ownershipOf(table);
      const audit = audited ? { ...written, created_at: now, created_by: scope.userId } : {};
      const values = rows.map((row) => ({ ...row, ...audit, client_id: scope.clientId }) as Record<string, unknown>);
      // Nobody makes what they could not see.
      const isInSight = (row: Record<string, unknown>) =>
        scope.projects === 'all' || project === undefined || scope.projects.includes(String(row[project]));
      if (!values.every(isInSight)) throw missingRight();
      const columns = sql.join(Object.keys(values[0] ?? {}).map((column) => sql.id(column)));
      const tuples = values.map((row) => sql`(${sql.join(Object.values(row))})`);
      const conflict = options?.duplicates === 'ignore' ? sql`on conflict do nothing` : sql``;
      const { rows: added } = await sql<Row<typeof table>>`insert into ${sql.table(table)} (${columns})
        values ${sql.join(tuples)} ${conflict} returning *`.execute(db);
      return added;
    },

    async update(table, { id, version }, set) {
      const inSight = sql`(select from ${sql.table(table)} where id = ${id}::uuid)`;
      if (!(await bound.selectFrom(inSight.as('found')).executeTakeFirst())) throw notFound();
      const changes = Object.entries({ ...set, ...written, version: version + 1 });
      const assignments = changes.map(([column, value]) => sql`${sql.id(column)} = ${value}`);
      const { rows } = await sql<Row<typeof table>>`update ${sql.table(table)} set ${sql.join(assignments)}
        where id = ${id}::uuid and client_id = ${scope.clientId} and version = ${version} returning *`.execute(db);
      if (!rows[0]) throw staleVersion();
      return rows[0];
    },
  };
}
