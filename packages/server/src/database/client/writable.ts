import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Audit } from '../tables/column-types.ts';
import type { Database } from '../tables.ts';
import type { CLIENT_TABLES, ClientTable } from './ownership.ts';

/** Tables writable by a handler: their `client_id` is not derived by the database. */
export type WritableTable = {
  [T in ClientTable]: 'client_id' extends keyof Insertable<Database[T]> ? T : never;
}[ClientTable];
/** Writable tables with their own client column. */
export type OwnWritableTable = {
  [T in WritableTable]: (typeof CLIENT_TABLES)[T] extends { readonly client: 'client_id' } ? T : never;
}[WritableTable];
export type AuditedTable = { [T in WritableTable]: Database[T] extends Audit ? T : never }[WritableTable];
export type LifecycleTable = {
  [T in AuditedTable]: 'status' extends keyof Updateable<Database[T]> ? T : never;
}[AuditedTable];
export type Status<T extends LifecycleTable> = Row<T> extends { status: infer S } ? Extract<S, string> : never;
/** Columns that `ClientDb` fills in. */
export type FilledColumns = 'client_id' | keyof Audit;
export type Row<T extends WritableTable> = Selectable<Database[T]>;
/** Row returned by an insert. */
export type Inserted<T extends WritableTable> = (typeof CLIENT_TABLES)[T] extends {
  readonly returning: readonly (infer C)[];
}
  ? Pick<Row<T>, C & keyof Row<T>>
  : Row<T>;
export type RowValues<T extends WritableTable> = { readonly [C in keyof Row<T>]?: Row<T>[C] };
export type Changes<T extends WritableTable> = Omit<Updateable<Database[T]>, FilledColumns | 'id'>;
