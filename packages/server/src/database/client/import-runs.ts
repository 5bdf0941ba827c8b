import type { ImportKind, RowAnswer } from '@hireyard/contract/backoffice';
import { type DeskImportFile, type DeskRefusal, MAX_KEPT_REFUSALS, type RunState } from '@hireyard/contract/desk';
import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../tables.ts';

/** Number of rows by what became of them. */
export interface RunCounts {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly archived: number;
}
export type KeptRefusal = Omit<DeskRefusal, 'position'>;

/** A full run of the company's systems. */
interface ApiRun {
  readonly name: string;
  readonly kind: ImportKind;
  readonly dryRun: boolean;
  /** Name of the system. */
  readonly by: string | null;
}

/** Records of a run in the course of its undoing. */
interface SomeUndone {
  readonly kind: ImportKind;
  /** Position behind which it goes on. */
  readonly before: string | null;
  readonly takenBack: number;
  readonly stays: readonly KeptRefusal[];
}

type NewFile = Pick<Insertable<Database['import_run_file']>, 'name' | 'kind' | 'size' | 'row_count' | 'content'>;

interface Found {
  readonly kind: ImportKind | null;
  readonly report: NonNullable<DeskImportFile['report']>;
  readonly rejected: string | null;
}

/** Runs of imports of one operating company. */
export interface ImportRuns {
  /** Returns the id of a run of the API, and begins one that is not known yet. */
  opened(run: ApiRun): Promise<string>;
  /** Adds a batch of the API, or the end of a run for its kind, to what is known of the run. */
  note(run: ApiRun, counts: RunCounts, refused: readonly RowAnswer[], isClosed?: boolean): Promise<void>;
  /** Adds a run that has ended, or one whose files follow. Returns its id. */
  add(run: Omit<Insertable<Database['import_run']>, 'id' | 'op_co' | 'started_at' | 'changed_at'>): Promise<string>;
  /** Sets what a run came to. */
  count(runId: string, counts: RunCounts, kinds: readonly ImportKind[]): Promise<void>;
  /** Adds refused rows of a run behind those that are kept. Leaves out what goes beyond the most. */
  addRefusals(runId: string, refusals: readonly KeptRefusal[], of?: { readonly undo: boolean }): Promise<void>;
  /** Forgets what an earlier undoing of a run could not take back. */
  beginUndo(runId: string): Promise<void>;
  /** Notes what some records of a run came to, and where its undoing goes on. */
  noteUndo(runId: string, some: SomeUndone): Promise<void>;
  /** Gives the undoing of a run back: it goes on behind what else waits. */
  pauseUndo(runId: string): Promise<void>;
  /** Ends the undoing of a run. */
  endUndo(runId: string): Promise<void>;
  /** Forgets what a try has found. */
  clear(runId: string): Promise<void>;
  /** Moves a run of the desk. */
  move(runId: string, state: RunState, set?: { readonly dryRun: boolean; readonly notifies: boolean }): Promise<void>;
  /** Keeps what a file, or a sheet of a workbook, came to. */
  keepReport(runId: string, name: string, found: Found): Promise<void>;
  /** Adds a file in place of one of the same name. */
  putFile(runId: string, file: NewFile): Promise<void>;
  removeFile(runId: string, fileId: string): Promise<void>;
}

/** Returns the reasons of a refused row, by its fields. */
export const reasonsOf = ({ problem, errors }: Pick<RowAnswer, 'problem' | 'errors'>): KeptRefusal['reasons'] =>
  errors.length === 0
    ? [{ column: null, code: problem ?? 'validation', cell: null }]
    : errors.map(({ pointer, code, params }) => ({
        ...{ column: pointer.slice(1).replaceAll('/', '.') || null, code, cell: null },
        ...(params && { params }),
      }));

/** Rows of one statement. Each has few parameters. */
const AT_ONCE = 500;

export function importRuns(db: Kysely<Database>, opCo: string, now: Date): ImportRuns {
  const runOf = (id: string) => db.updateTable('import_run').where('op_co', '=', opCo).where('id', '=', id);
  const addRefusals: ImportRuns['addRefusals'] = async (runId, refusals, { undo } = { undo: false }) => {
    if (refusals.length === 0) return;
    const { last } = await db
      .selectFrom('import_run_refusal')
      .where('run_id', '=', runId)
      .where('of_undo', '=', undo)
      .select(sql<number>`coalesce(max(position), 0)::int`.as('last'))
      .executeTakeFirstOrThrow();
    const kept = refusals.slice(0, Math.max(0, MAX_KEPT_REFUSALS - last)).map((one, at) => ({
      ...{ run_id: runId, op_co: opCo, position: last + at + 1, kind: one.kind, file_name: one.file, of_undo: undo },
      ...{ lines: one.lines, external_id: one.externalId, reasons: JSON.stringify(one.reasons) },
    }));
    for (let at = 0; at < kept.length; at += AT_ONCE)
      await db
        .insertInto('import_run_refusal')
        .values(kept.slice(at, at + AT_ONCE))
        .execute();
  };
  const opened: ImportRuns['opened'] = async ({ name, dryRun, by }) => {
    const { id } = await db
      .insertInto('import_run')
      .values({
        ...{ id: crypto.randomUUID(), op_co: opCo, source: 'api', name, by_name: by, by_user_id: null },
        ...{ state: 'importing', dry_run: dryRun, claimed_until: null, started_at: now, changed_at: now },
      })
      .onConflict((conflict) =>
        conflict
          .columns(['op_co', 'name', 'dry_run'])
          .where(sql<SqlBool>`source = 'api' and state = 'importing'`)
          .doUpdateSet({ by_name: by, changed_at: now }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  return {
    opened,
    async note(run, counts, refused, isClosed = false) {
      const { kind } = run;
      const id = await opened(run);
      const withKind = (column: 'kinds' | 'closed_kinds') =>
        sql<ImportKind[]>`array(select distinct one from unnest(${sql.ref(column)} || ${kind}::text) one order by one)`;
      const closed = isClosed ? withKind('closed_kinds') : sql<ImportKind[]>`closed_kinds`;
      await runOf(id)
        .set((eb) => ({
          kinds: withKind('kinds'),
          closed_kinds: closed,
          state: sql<RunState>`case when ${closed} @> ${withKind('kinds')} then 'done' else state end`,
          created_count: eb('created_count', '+', counts.created),
          changed_count: eb('changed_count', '+', counts.changed),
          unchanged_count: eb('unchanged_count', '+', counts.unchanged),
          refused_count: eb('refused_count', '+', counts.refused),
          archived_count: eb('archived_count', '+', counts.archived),
        }))
        .execute();
      await addRefusals(
        id,
        refused.map((answer) => ({
          ...{ kind, file: null, lines: [], externalId: answer.externalId },
          reasons: reasonsOf(answer),
        })),
      );
    },
    async add(run) {
      const id = crypto.randomUUID();
      const at = { started_at: now, changed_at: now };
      await db
        .insertInto('import_run')
        .values({ ...run, id, op_co: opCo, ...at })
        .execute();
      return id;
    },
    addRefusals,
    async count(runId, { created, changed, unchanged, refused }, kinds) {
      await runOf(runId)
        .set({ created_count: created, changed_count: changed, unchanged_count: unchanged, refused_count: refused })
        .set({ kinds: [...kinds] })
        .execute();
    },
    async beginUndo(runId) {
      await runOf(runId).set({ undo_kind: null, undo_before: null, undo_refused_count: 0 }).execute();
      await db
        .deleteFrom('import_run_refusal')
        .where('op_co', '=', opCo)
        .where('run_id', '=', runId)
        .where('of_undo', '=', true)
        .execute();
    },
    async noteUndo(runId, { kind, before, takenBack, stays }) {
      await addRefusals(runId, stays, { undo: true });
      await runOf(runId)
        .set((eb) => ({
          undone_count: eb('undone_count', '+', takenBack),
          undo_refused_count: eb('undo_refused_count', '+', stays.length),
          undo_kind: kind,
          undo_before: before,
        }))
        .execute();
    },
    async pauseUndo(runId) {
      await runOf(runId).set({ changed_at: now, claim: null, claimed_until: null, failures: 0 }).execute();
    },
    async endUndo(runId) {
      await runOf(runId)
        .set({
          undo_kind: null,
          undo_before: null,
          undo_asked_at: sql`coalesce(undo_asked_at, ${now})`,
          undone_at: now,
          changed_at: now,
          claim: null,
          claimed_until: null,
          failures: 0,
        })
        // Further batches of the same name begin a run anew.
        .set({ state: sql<RunState>`case when source = 'desk' then state else 'done' end` })
        .execute();
    },
    async clear(runId) {
      const none = { created_count: 0, changed_count: 0, unchanged_count: 0, refused_count: 0 };
      await runOf(runId)
        .set({ ...none, failures: 0, claim: null, claimed_until: null })
        .execute();
      await db.deleteFrom('import_run_refusal').where('op_co', '=', opCo).where('run_id', '=', runId).execute();
      await db
        .deleteFrom('import_run_file')
        .where('op_co', '=', opCo)
        .where('run_id', '=', runId)
        .where('sheet_of', 'is not', null)
        .execute();
      await db
        .updateTable('import_run_file')
        .set({ report: null, rejected: null })
        .where('op_co', '=', opCo)
        .where('run_id', '=', runId)
        .execute();
    },
    async move(runId, state, set) {
      const more = set ? { dry_run: set.dryRun, notifies: set.notifies } : {};
      await runOf(runId)
        .set({ state, changed_at: now, claim: null, claimed_until: null, failures: 0, ...more })
        .execute();
    },
    async keepReport(runId, name, { kind, report, rejected }) {
      const ofRun = db.selectFrom('import_run_file').where('op_co', '=', opCo).where('run_id', '=', runId);
      const files = await ofRun.where('sheet_of', 'is', null).select(['id', 'name']).execute();
      const found = { report: JSON.stringify(report), rejected };
      const file = files.find((one) => one.name === name);
      if (file) {
        await db.updateTable('import_run_file').set(found).where('id', '=', file.id).execute();
        return;
      }
      const book = files.find((one) => name.startsWith(`${one.name}: `));
      if (!book) return;
      const sheet = { id: crypto.randomUUID(), run_id: runId, op_co: opCo, name, kind, sheet_of: book.id };
      await db
        .insertInto('import_run_file')
        .values({ ...sheet, ...found, size: 0, row_count: 0, content: null })
        .execute();
    },
    async putFile(runId, file) {
      const values = { ...file, report: null, rejected: null };
      await db
        .insertInto('import_run_file')
        .values({ ...values, id: crypto.randomUUID(), run_id: runId, op_co: opCo })
        .onConflict((conflict) => conflict.columns(['run_id', 'name']).doUpdateSet(values))
        .execute();
    },
    async removeFile(runId, fileId) {
      const own = db.deleteFrom('import_run_file').where('op_co', '=', opCo).where('run_id', '=', runId);
      await own.where('id', '=', fileId).execute();
    },
  };
}
