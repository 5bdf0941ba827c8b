import { IMPORT_KINDS, type ImportKind } from '@hireyard/contract/backoffice';
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

type Run = Selectable<Database['import_run']>;

/** Row that could not be taken back. */
export interface Stays extends KeptRefusal {
  readonly kind: ImportKind;
  readonly externalId: string;
}
export interface UndoReport {
  /** Number of records that were taken back, by kind. */
  readonly takenBack: Readonly<Partial<Record<ImportKind, number>>>;
  readonly stays: readonly Stays[];
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
 * those that they refer to. Nobody is told.
 */
export async function undoRun(
  db: Kysely<Database>,
  run: Run,
  { dryRun }: { readonly dryRun: boolean },
  real: Date,
): Promise<UndoReport> {
  // A trial keeps nothing, so that all of it is one transaction.
  if (dryRun) return undone(db, (trx) => undoKinds(run, real, (work) => work(trx)));
  const report = await undoKinds(run, real, (work) => db.transaction().execute(work));
  const count = Object.values(report.takenBack).reduce((sum, one) => sum + one, 0);
  await db.transaction().execute(async (trx) => {
    const { importRuns } = companyDb(trx, run.op_co, await readDomainTime(trx, real), real);
    await importRuns.endUndo(run.id, count, report.stays);
  });
  return report;
}

type Transact = <T>(work: (trx: Kysely<Database>) => Promise<T>) => Promise<T>;

async function undoKinds(run: Run, real: Date, transact: Transact): Promise<UndoReport> {
  const takenBack: Partial<Record<ImportKind, number>> = {};
  const stays: Stays[] = [];
  for (const kind of IMPORT_KINDS.toReversed()) {
    let before: string | null = null;
    for (;;) {
      const some: Undone = await transact((trx) => undoSome(trx, run, real, { kind, before }));
      stays.push(...some.stays);
      if (some.takenBack > 0) takenBack[kind] = (takenBack[kind] ?? 0) + some.takenBack;
      if (some.last === null) break;
      before = some.last;
    }
  }
  return { takenBack, stays };
}

interface Undone {
  readonly takenBack: number;
  readonly stays: readonly Stays[];
  /** Position behind which there may be more. */
  readonly last: string | null;
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
  const isLast = entries.length < RECORDS_AT_ONCE;
  return { takenBack: entries.length - stays.length, stays, last: isLast ? null : (entries.at(-1)?.position ?? null) };
}

function whyStays(error: unknown, { externalId }: KeptEntry): KeptRefusal['reasons'] {
  if (error instanceof UndoRefused) return [error.reason];
  return reasonsOf(refused(externalId, refusalOf(error)));
}
