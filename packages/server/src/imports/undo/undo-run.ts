import { IMPORT_KINDS, type ImportKind } from '@hireyard/contract/backoffice';
import { MAX_KEPT_REFUSALS } from '@hireyard/contract/desk';
import type { Kysely, Selectable } from 'kysely';
import { companyDb } from '../../database/client/company-db.ts';
import type { KeptEntry } from '../../database/client/import-entries.ts';
import { type KeptRefusal, reasonsOf } from '../../database/client/import-runs.ts';
import type { Database } from '../../database/tables.ts';
import { readDomainTime } from '../../simulator/clock-store.ts';
import { undone } from '../files/trial.ts';
import { begin } from '../import-rows.ts';
import { KINDS } from '../kinds.ts';
import { refusalOf, refused } from '../refusals.ts';
import { undoRecord } from './undo-record.ts';
import { UndoRefused } from './undo-refused.ts';

/** Records of one transaction: others wait for it on the embedded database. */
const RECORDS_AT_ONCE = 50;
/** Records of a dry run, which is one transaction. Other imports wait for it, and changed rows are listed behind it. */
export const MAX_TRIED = 2_000;

type Run = Selectable<Database['import_run']>;

/** Row that could not be taken back. */
export interface Stays extends KeptRefusal {
  readonly kind: ImportKind;
  readonly externalId: string;
}
export interface UndoReport {
  /** Number of records that were taken back, by kind. */
  readonly takenBack: Readonly<Partial<Record<ImportKind, number>>>;
  /** The first rows that stay. */
  readonly stays: readonly Stays[];
  readonly staysCount: number;
  /** False if it goes on where it has stopped for others. */
  readonly isDone: boolean;
}

export interface UndoOptions {
  readonly dryRun: boolean;
  /** Milliseconds after which it stops. */
  readonly takesAtMost?: number | undefined;
}

/** A dry run with more records than can be tried. */
export class TrialTooLongError extends Error {
  override readonly name = 'TrialTooLongError';
}

/**
 * True for a run of which something can be taken back. One of the API goes on until it is closed, and one of a command that
 * was ended seems to.
 */
export const isUndoable = ({ source, state, dry_run: dryRun }: Pick<Run, 'source' | 'state' | 'dry_run'>): boolean =>
  !dryRun && (state === 'done' || state === 'stopped' || (state === 'importing' && source !== 'desk'));

/**
 * Takes a run of imports back (OP-79), each record by itself: what the run has made is archived, void or removed where
 * nothing depends on it, and what it has changed gets its values back where nobody has changed them since. Kinds go before
 * those that they refer to. Nobody is told. Throws `TrialTooLongError` for a dry run of too many records.
 */
export async function undoRun(
  db: Kysely<Database>,
  run: Run,
  { dryRun, takesAtMost = Number.POSITIVE_INFINITY }: UndoOptions,
  real: Date,
): Promise<UndoReport> {
  const until = performance.now() + takesAtMost;
  // A trial keeps nothing, so that all of it is one transaction.
  if (dryRun) {
    const count = await companyDb(db, run.op_co, real).importEntries.count(run.id, MAX_TRIED + 1);
    if (count > MAX_TRIED) throw new TrialTooLongError();
    return undone(db, (trx) => undoKinds(run, real, until, (work) => work(trx)));
  }
  return undoKinds(run, real, until, (work) => db.transaction().execute(work));
}

type Transact = <T>(work: (trx: Kysely<Database>) => Promise<T>) => Promise<T>;

async function undoKinds(run: Run, real: Date, until: number, transact: Transact): Promise<UndoReport> {
  const runsOf = async (trx: Kysely<Database>) =>
    companyDb(trx, run.op_co, await readDomainTime(trx, real), real).importRuns;
  const report: Writable<UndoReport> = { takenBack: {}, stays: [], staysCount: 0, isDone: false };
  const begun = run.undo_asked_at && !run.undone_at ? run.undo_kind : null;
  if (begun === null) await transact(async (trx) => (await runsOf(trx)).beginUndo(run.id));
  const kinds = IMPORT_KINDS.toReversed();
  for (const kind of kinds.slice(begun === null ? 0 : kinds.indexOf(begun))) {
    let before = kind === begun ? run.undo_before : null;
    let hasMore = true;
    while (hasMore) {
      const some: Undone = await transact((trx) => undoSome(trx, run, real, { kind, before }));
      addTo(report, kind, some);
      if (some.last !== null && performance.now() > until) {
        await transact(async (trx) => (await runsOf(trx)).pauseUndo(run.id));
        return report;
      }
      ({ hasMore, last: before } = some);
    }
  }
  await transact(async (trx) => (await runsOf(trx)).endUndo(run.id));
  return { ...report, isDone: true };
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function addTo(report: Writable<UndoReport>, kind: ImportKind, { takenBack, stays }: Undone): void {
  if (takenBack > 0) report.takenBack = { ...report.takenBack, [kind]: (report.takenBack[kind] ?? 0) + takenBack };
  report.stays = [...report.stays, ...stays].slice(0, MAX_KEPT_REFUSALS);
  report.staysCount += stays.length;
}

interface Undone {
  readonly takenBack: number;
  readonly stays: readonly Stays[];
  /** Position of the last record; null for none. */
  readonly last: string | null;
  readonly hasMore: boolean;
}

async function undoSome(
  trx: Kysely<Database>,
  run: Run,
  real: Date,
  { kind: name, before }: { readonly kind: ImportKind; readonly before: string | null },
): Promise<Undone> {
  const now = await readDomainTime(trx, real);
  const db = companyDb(trx, run.op_co, now, real);
  const kind = KINDS[name];
  const importing = { db, now, accounts: trx, real };
  const call = await begin(importing, kind, { dryRun: false, notifies: false });
  const entries = await db.importEntries.last(run.id, name, { before, limit: RECORDS_AT_ONCE });
  const stays: Stays[] = [];
  for (const entry of entries) {
    try {
      await db.attempt(() => undoRecord({ call, importing, kind, runId: run.id }, entry));
    } catch (error) {
      stays.push({ kind: name, file: null, lines: [], externalId: entry.externalId, reasons: whyStays(error, entry) });
    }
  }
  const takenBack = entries.length - stays.length;
  const last = entries.at(-1)?.position ?? null;
  if (last !== null) await db.importRuns.noteUndo(run.id, { kind: name, before: last, takenBack, stays });
  return { takenBack, stays, last, hasMore: entries.length === RECORDS_AT_ONCE };
}

function whyStays(error: unknown, { externalId }: KeptEntry): KeptRefusal['reasons'] {
  if (error instanceof UndoRefused) return [error.reason];
  return reasonsOf(refused(externalId, refusalOf(error)));
}
