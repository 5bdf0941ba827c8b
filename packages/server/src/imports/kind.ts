import type { ImportKind } from '@hireyard/contract/backoffice';
import type { FastifyBaseLogger } from 'fastify';
import type { RawBuilder, SqlBool } from 'kysely';
import type * as z from 'zod/mini';
import type { CompanyDb } from '../database/client/company-db.ts';
import type { Writes } from '../database/client/write-together.ts';
import type { AccountsCall, CompanyCall } from '../http/route.ts';
import type { ReceivedPdf } from '../services/attachments/received-pdf.ts';
import type { FileOutcome } from './document-files.ts';
import type { References } from './references.ts';

/** A row under the company's own id, as its schema has parsed it. */
export interface ImportedRow {
  readonly externalId: string;
  readonly sourceVersion?: number | undefined;
  readonly sourceTime?: string | undefined;
}

/** Returns the fields of a row that are its record's: all but its external id and its mark at the source. */
export const withoutMark = <Row extends ImportedRow>({
  externalId: _id,
  sourceVersion: _version,
  sourceTime: _time,
  ...fields
}: Row) => fields;

/** Call of the rental company that writes rows, over HTTP or from a file. */
export interface ImportCall extends CompanyCall {
  /** False: nobody is told, neither in the portal nor by mail. */
  readonly notifies: boolean;
  readonly references: References;
  /** True for a row that brings a record back that was taken back with its import (OP-80). */
  readonly isBack?: boolean;
  /** Makes the id of a new row and of its client's roles. Orders have theirs from the endpoints' services. */
  readonly newId: () => string;
  /** Called for each row that changes nothing but the version or time at its source. */
  readonly onNewMark?: (() => void) | undefined;
  /** Null for a kind that reaches no accounts. */
  readonly accounts: AccountsCall | null;
  /** For security events. Null in a dry run, and for files. */
  readonly log: FastifyBaseLogger | null;
}

export interface Written {
  /** Id of the row as text. A corrected reading has another one than before. */
  readonly id: string;
  /** False if the row was already like this. */
  readonly changed: boolean;
  /** What is not written yet: the rows of a batch are written together. */
  readonly later?: Later | undefined;
}

/** Writes of a row that are still to be made. */
export interface Later extends Partial<Writes> {
  /** Translates a violated constraint into a `ProblemError`. */
  readonly refused?: (error: unknown) => never;
  /** Runs after them. The row is written at once then, with those that wait. */
  readonly after?: (() => Promise<void>) | undefined;
  /** True for a row that later ones may read: it is written at once, with those that wait. */
  readonly isUrgent?: boolean | undefined;
}

/** `gone`: the row is no more, or stays as it is, and its id names a new one. */
export type TakenBack = 'archived' | 'gone';

interface KindOf<Row extends ImportedRow, Item extends object, Warm> {
  readonly name: ImportKind;
  readonly row: z.ZodMiniType<Row>;
  /** True if its rows make and mail accounts. */
  readonly reachesAccounts?: true;
  /**
   * Locks and reads what the rows of a batch need, with few queries for all of them. `find` and `write` get it. Its kind
   * writes nothing in `write`, but returns what is to be written.
   */
  readonly warm?: (call: ImportCall, rows: readonly Row[]) => Promise<Warm>;
  /** Creates a row, or changes the one with this id. Throws a `ProblemError` that refuses it, with pointers into it. */
  readonly write: (call: ImportCall, row: Row, id: string | null, warm: Warm) => Promise<Written>;
  /** Takes a row out of use. Throws a `ProblemError` that refuses it. Missing for rows that end with their moves. */
  readonly archive?: (call: ImportCall, id: string) => Promise<void>;
  /** Condition for a row that is in use, by `external_key.row_id`. Set where `archive` is. */
  readonly isInUse?: RawBuilder<SqlBool>;
  /** Takes a row back that an import has made by mistake. Default: `archive`. Throws a `ProblemError` that refuses it. */
  readonly takeBack?: (call: ImportCall, id: string) => Promise<TakenBack>;
  /** Conditions of which each says that something else depends on a row, by its id. */
  readonly dependents?: (id: string) => readonly RawBuilder<SqlBool>[];
  /** Returns fields of a row where `read` has them in another form, by the id of the row. */
  readonly fieldsOf?: (db: CompanyDb, read: readonly Read<Item>[]) => Promise<ReadonlyMap<string, object>>;
  /** Stores the file of a row. Set for kinds whose rows have one. */
  readonly writeFile?: (call: ImportCall, id: string, file: ReceivedPdf) => Promise<FileOutcome>;
  /** Reads rows by their ids, in any order. */
  readonly read: (db: CompanyDb, ids: readonly string[]) => Promise<readonly Read<Item>[]>;
}

interface Findable<Row extends ImportedRow, Warm> {
  /**
   * Returns the row that is meant, by what else identifies it: a customer number, a project's number. The company's
   * systems take over rows that were made before they were connected.
   */
  readonly find: (call: ImportCall, row: Row, warm: Warm) => Promise<string | null>;
  /** Pointer to the field that `find` looks by. It is wrong where the row has another external id already. */
  readonly foundBy: string;
}
interface NotFindable {
  readonly find?: never;
  readonly foundBy?: never;
}

/**
 * A kind of rows that the company's systems write under their own ids (OP-20). To add one: its schemas in
 * `contract/src/backoffice/imports`, a file beside this one, a line in `kinds.ts`, its routes in `services/backoffice`, a
 * sample for each endpoint. Rules of the business come from `domain` and the write paths of the portal's endpoints.
 */
export type Kind<Row extends ImportedRow = ImportedRow, Item extends object = object, Warm = undefined> = KindOf<
  Row,
  Item,
  Warm
> &
  (Findable<Row, Warm> | NotFindable);

/** A row as the company reads it, without its external id. */
export interface Read<Item extends object> {
  readonly id: string;
  readonly item: Omit<Item, 'externalId' | 'sourceVersion' | 'sourceTime'>;
}

/** Kind whose types are only known at run time. */
export type AnyKind = Kind<ImportedRow, object, unknown>;
type Schema = AnyKind['row'];
/** Returns the fields of a kind's rows, each with whether a row has to have it. */
export function fieldsOfRow({ row }: { readonly row: Schema }): ReadonlyMap<string, { readonly isRequired: boolean }> {
  const { shape } = row as unknown as { readonly shape: Readonly<Record<string, z.ZodMiniType>> };
  return new Map(Object.entries(shape).map(([name, field]) => [name, { isRequired: field._zod.optin !== 'optional' }]));
}
export const kindOf = <Row extends ImportedRow, Item extends object, Warm>(kind: Kind<Row, Item, Warm>): AnyKind =>
  kind as unknown as AnyKind;
