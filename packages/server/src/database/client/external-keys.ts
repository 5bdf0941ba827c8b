import type { ImportKind } from '@hireyard/contract/backoffice';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SourceMark } from '../../domain/source-marks.ts';
import { isUuid } from '../../domain/uuid.ts';
import { refusedBy } from '../../http/constraints.ts';
import type { Database } from '../tables.ts';
import { exactTime, markOf } from './source-marks.ts';

/** A row, with the mark of its last write. */
export interface ExternalKey extends SourceMark {
  readonly rowId: string;
  /** True for a record that was taken back with its import: its next row brings it back. */
  readonly isBack?: boolean | undefined;
}

/** Row by its external id. */
export interface NamedKey extends ExternalKey {
  readonly externalId: string;
}

/** Rows of a kind that a full run has not named. */
export interface Unnamed {
  /** Number of rows of the kind that are in use. */
  readonly inUse: number;
  /** Number of those behind `after` that are not named. */
  readonly absent: number;
  /** The first of them, by external id. */
  readonly rows: readonly { readonly externalId: string; readonly rowId: string }[];
}

interface UnnamedWanted {
  readonly run: string;
  /** Condition on `external_key.row_id`. */
  readonly isInUse: RawBuilder<SqlBool>;
  /** External id behind which the rows begin. */
  readonly after: string;
  readonly limit: number;
}

/** Ids of rows in the systems of one operating company (OP-20). */
export interface ExternalKeys {
  /** Returns the rows of external ids. Unknown ids are missing. */
  find(kind: ImportKind, externalIds: readonly string[]): Promise<Map<string, ExternalKey>>;
  /**
   * Returns the ids of rows that are named by their external ids, or by ids of the portal, whose form is checked and not
   * whether they exist. Other names are missing.
   */
  named(kind: ImportKind, names: readonly string[]): Promise<Map<string, string>>;
  /** Returns the external ids and marks of rows, by the id of the row. */
  of(kind: ImportKind, rowIds: readonly string[]): Promise<Map<string, Omit<NamedKey, 'rowId'>>>;
  /** Notes that a full run has named rows. */
  mark(kind: ImportKind, externalIds: readonly string[], run: string): Promise<void>;
  /** Returns rows of a kind that are in use, and that a full run has not named. */
  unnamed(kind: ImportKind, wanted: UnnamedWanted): Promise<Unnamed>;
  /** Marks a record as taken back, and forgets the mark of its last write. */
  takeBack(kind: ImportKind, externalId: string): Promise<void>;
  /** Forgets the external id of a row. */
  forget(kind: ImportKind, externalId: string): Promise<void>;
  /** Stores ids of rows. Throws 422 for a row with another external id. */
  save(kind: ImportKind, keys: readonly NamedKey[]): Promise<void>;
}

const refused = refusedBy({ external_key_row: { pointer: '/externalId', code: 'taken' } });

export function externalKeys(db: Kysely<Database>, opCo: string): ExternalKeys {
  const keys = (kind: ImportKind) =>
    db
      .selectFrom('external_key')
      .where('op_co', '=', opCo)
      .where('kind', '=', kind)
      .select(['external_id', 'row_id', 'taken_back'])
      .select([sql<string | null>`source_version::text`.as('version'), exactTime('source_time').as('time')]);
  const one = (kind: ImportKind, externalId: string) =>
    db
      .updateTable('external_key')
      .where('op_co', '=', opCo)
      .where('kind', '=', kind)
      .where('external_id', '=', externalId);
  const found: ExternalKeys['find'] = async (kind, externalIds) => {
    if (externalIds.length === 0) return new Map();
    const rows = await keys(kind)
      .where(sql<boolean>`external_id = any(${[...externalIds]}::text[])`)
      .execute();
    return new Map(rows.map((row) => [row.external_id, { rowId: row.row_id, isBack: row.taken_back, ...markOf(row) }]));
  };
  return {
    find: found,
    async named(kind, names) {
      const own = await found(kind, names);
      return new Map(
        names.flatMap((name) => {
          const id = own.get(name)?.rowId ?? (isUuid(name) ? name : null);
          return id === null ? [] : [[name, id]];
        }),
      );
    },
    async of(kind, rowIds) {
      if (rowIds.length === 0) return new Map();
      const rows = await keys(kind)
        .where(sql<boolean>`row_id = any(${[...rowIds]}::text[])`)
        .execute();
      return new Map(
        rows.map((row) => [row.row_id, { externalId: row.external_id, isBack: row.taken_back, ...markOf(row) }]),
      );
    },
    async mark(kind, externalIds, run) {
      if (externalIds.length === 0) return;
      await db
        .updateTable('external_key')
        .set({ last_run: run })
        .where('op_co', '=', opCo)
        .where('kind', '=', kind)
        .where(sql<boolean>`external_id = any(${[...externalIds]}::text[])`)
        .execute();
    },
    async unnamed(kind, { run, isInUse, after, limit }) {
      const used = db.selectFrom('external_key').where('op_co', '=', opCo).where('kind', '=', kind).where(isInUse);
      const isAbsent = sql<SqlBool>`last_run is distinct from ${run} and external_id > ${after}`;
      const counts = await used
        .select(sql<number>`count(*)::integer`.as('inUse'))
        .select(sql<number>`(count(*) filter (where ${isAbsent}))::integer`.as('absent'))
        .executeTakeFirstOrThrow();
      const rows = await used
        .where(isAbsent)
        .select(['external_id as externalId', 'row_id as rowId'])
        .orderBy('external_id')
        .limit(limit)
        .execute();
      return { ...counts, rows };
    },
    async takeBack(kind, externalId) {
      await one(kind, externalId).set({ taken_back: true, source_version: null, source_time: null }).execute();
    },
    async forget(kind, externalId) {
      const own = db.deleteFrom('external_key').where('op_co', '=', opCo).where('kind', '=', kind);
      await own.where('external_id', '=', externalId).execute();
    },
    async save(kind, keys) {
      if (keys.length === 0) return;
      const rows = keys.map(({ externalId, rowId, sourceVersion, sourceTime }) => ({
        ...{ op_co: opCo, kind, external_id: externalId, row_id: rowId },
        ...{ source_version: sourceVersion, source_time: sourceTime },
      }));
      await db
        .insertInto('external_key')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['op_co', 'kind', 'external_id']).doUpdateSet(({ ref }) => ({
            row_id: ref('excluded.row_id'),
            source_version: sql`excluded.source_version`,
            source_time: sql`excluded.source_time`,
            taken_back: false,
          })),
        )
        .execute()
        .catch(refused);
    },
  };
}
