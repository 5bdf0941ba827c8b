import type { ImportKind } from '@hireyard/contract/backoffice';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SourceMark } from '../../domain/source-marks.ts';
import type { ChangedFields } from '../tables/import-runs.ts';
import type { Database } from '../tables.ts';
import { exactTime, markOf } from './source-marks.ts';

/** Record that a run has made or changed. */
export interface ImportEntry {
  readonly externalId: string;
  /** True for a record that the run has made. */
  readonly isNew: boolean;
  /** True for a record that had no external id before. */
  readonly isAdopted: boolean;
  /** Mark of its last write before the run. */
  readonly formerMark: SourceMark;
  readonly fields: ChangedFields;
  /** Digest of its values behind the run. */
  readonly digest: string;
}
export interface KeptEntry extends ImportEntry {
  readonly position: string;
}

/** Records that the runs of an operating company have made and changed (OP-79). */
export interface ImportEntries {
  /** Adds records to those of a run. A record that it has written before keeps its values from before the run. */
  add(runId: string, kind: ImportKind, entries: readonly ImportEntry[]): Promise<void>;
  /** Returns the number of records of a run that are not taken back, up to a most. */
  count(runId: string, most: number): Promise<number>;
  /** Returns records of a kind that are not taken back, the last one first. */
  last(runId: string, kind: ImportKind, wanted: { before: string | null; limit: number }): Promise<KeptEntry[]>;
  /** True if a later run has written the record, and was not taken back. */
  isWrittenSince(kind: ImportKind, entry: KeptEntry, runId: string): Promise<boolean>;
  /** Notes that a record is taken back. */
  settle(runId: string, kind: ImportKind, externalId: string): Promise<void>;
  /** Answers a condition on rows of the company. */
  holds(condition: RawBuilder<SqlBool>): Promise<boolean>;
}

/** Returns the changes of both: from before the first to behind the second. */
function joined(first: ChangedFields, second: ChangedFields): ChangedFields {
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  return Object.fromEntries(
    names.map((name) => [name, { ...second[name], ...first[name], after: (second[name] ?? first[name])?.after }]),
  );
}

export function importEntries(db: Kysely<Database>, opCo: string, now: Date): ImportEntries {
  const entriesOf = (kind: ImportKind) =>
    db.selectFrom('import_entry').where('op_co', '=', opCo).where('kind', '=', kind).where('is_back', '=', false);
  return {
    async add(runId, kind, entries) {
      if (entries.length === 0) return;
      const written = await entriesOf(kind)
        .where('run_id', '=', runId)
        .where(sql<SqlBool>`external_id = any(${entries.map((entry) => entry.externalId)}::text[])`)
        .select(['external_id', 'fields'])
        .execute();
      const before = new Map(written.map((row) => [row.external_id, row.fields]));
      const rows = entries.map((entry) => ({
        ...{ run_id: runId, op_co: opCo, kind, external_id: entry.externalId, is_new: entry.isNew },
        ...{ is_adopted: entry.isAdopted },
        ...{ former_version: entry.formerMark.sourceVersion, former_time: entry.formerMark.sourceTime },
        fields: JSON.stringify(joined(before.get(entry.externalId) ?? {}, entry.fields)),
        ...{ digest: entry.digest, written_at: now },
      }));
      await db
        .insertInto('import_entry')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['run_id', 'kind', 'external_id'])
            .doUpdateSet({ fields: sql`excluded.fields`, digest: sql`excluded.digest` }),
        )
        .execute();
    },
    async count(runId, most) {
      const kept = db.selectFrom('import_entry').where('op_co', '=', opCo).where('run_id', '=', runId);
      const some = kept.where('is_back', '=', false).select('position').limit(most).as('kept');
      const count = db.selectFrom(some).select(sql<number>`count(*)::integer`.as('count'));
      return (await count.executeTakeFirstOrThrow()).count;
    },
    async last(runId, kind, { before, limit }) {
      const rows = await entriesOf(kind)
        .where('run_id', '=', runId)
        .where(sql<SqlBool>`(${before}::bigint is null or position < ${before}::bigint)`)
        .select(['external_id as externalId', 'is_new as isNew', 'is_adopted as isAdopted', 'fields', 'digest'])
        .select([sql<string>`position::text`.as('position'), sql<string | null>`former_version::text`.as('version')])
        .select(exactTime('former_time').as('time'))
        .orderBy(sql`import_entry.position`, 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ version, time, ...row }) => ({ ...row, formerMark: markOf({ version, time }) }));
    },
    async isWrittenSince(kind, { externalId, position }, runId) {
      const later = entriesOf(kind).where('external_id', '=', externalId).where('run_id', '<>', runId);
      const found = await later
        .where(sql<SqlBool>`import_entry.position > ${position}::bigint`)
        .select('run_id')
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },
    async settle(runId, kind, externalId) {
      await db
        .updateTable('import_entry')
        .set({ is_back: true })
        .where('op_co', '=', opCo)
        .where('run_id', '=', runId)
        .where('kind', '=', kind)
        .where('external_id', '=', externalId)
        .execute();
    },
    async holds(condition) {
      const { rows } = await sql<{ is: boolean }>`select ${condition} as "is"`.execute(db);
      return rows[0]?.is === true;
    },
  };
}
